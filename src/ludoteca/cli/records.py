"""Records and options as commands get them; errors in a record come with the name of its file."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludoteca.engine import BadRecord, Game, OptionValue, Refused
from ludoteca.games import installed
from ludoteca.match.record import Record, read
from ludoteca.match.replay import Replay


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Put the file's name before what is wrong in it."""
    try:
        yield
    except BadRecord as error:
        raise Refused(f"{path}, {error}") from None


def read_record(path: Path) -> Record:
    with naming(path):
        return read(path)


def replay_of(path: Path, content: Path | None) -> Replay:
    record = read_record(path)
    game = installed.game(record.header.game, content)
    with naming(path):
        return Replay(game, record)


def parse_options(game: Game[Any], given: Sequence[str], instead: str = "") -> dict[str, OptionValue]:
    """Options as typed, `name=value`; a value that the game does not know is left for the game to refuse.

    `instead` says what else to do for several values of one option: the last would win silently.

    >>> import ludoteca
    >>> parse_options(ludoteca.game("quay"), ["goal=8", "patrol=false"])
    {'goal': 8, 'patrol': False}
    """
    options: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option takes name=value, not {text!r}.")
        if name in options:
            raise Refused(f"--option {name} is given twice. Give it once{instead.format(name=name)}.")
        allowed = game.options[name].allowed if name in game.options else ()
        options[name] = next((one for one in allowed if str(one).lower() == value.lower()), value)
    return options


def typed(value: OptionValue) -> str:
    """A value as it is typed after `--option name=`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
