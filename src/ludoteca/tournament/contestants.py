"""Who can play in a tournament, by what is typed on the command line."""

import importlib.util
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Protocol

from ludoteca.bots import Question, bot
from ludoteca.engine import Game, Outcome, Refused
from ludoteca.tournament.faults import broke
from ludoteca.tournament.programs import Program, Service, check_program, check_service
from ludoteca.tournament.protocol import Hello

STDIO: Final = "stdio:"
HTTP: Final = ("http://", "https://")
CLASS: Final = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)")


class Player(Protocol):
    """A bot in a seat, in the process that deals or elsewhere."""

    seconds: float
    """What it may take for its next answer."""

    def choose(self, question: Question) -> Any:
        """What it answers; nobody has checked that yet."""

    def close(self, outcome: Outcome | None) -> None:
        """Its game is over; None if nobody has won it by the rules."""


class Local:
    """A bot in this process. Whatever it raises is its own fault."""

    def __init__(self, text: str, hello: Hello) -> None:
        self.seconds = hello.seconds
        try:
            self._bot = _bot(text, hello.game, hello.seed)
        except BaseException as error:  # noqa: BLE001 - bots may raise anything, an exit too
            raise broke(error) from None

    def choose(self, question: Question) -> Any:
        """What it answers."""
        try:
            return self._bot.choose(question)
        except BaseException as error:  # noqa: BLE001 - as above
            raise broke(error) from None

    def close(self, outcome: Outcome | None) -> None:
        """Nothing to close."""


def player(text: str, hello: Hello) -> Player:
    """The contestant of that name, ready to play; a `Fault` if it breaks at that."""
    if text.startswith(STDIO):
        return Program(text.removeprefix(STDIO), hello)
    return Service(text, hello) if text.startswith(HTTP) else Local(text, hello)


def elsewhere(text: str) -> bool:
    """Whether a contestant thinks in another process than the one that deals."""
    return text.startswith((STDIO, *HTTP))


def check(text: str, game: Game[Any], seconds: float) -> None:
    """Refuse, in one sentence, a contestant that cannot play: it is made once, a program is only looked for."""
    if text.startswith(STDIO):
        check_program(text.removeprefix(STDIO))
    elif text.startswith(HTTP):
        check_service(text, seconds)
    elif CLASS.fullmatch(text) is None:
        bot(text, game, 0)
    else:
        _check_class(text, game)


def file_of(text: str) -> Path | None:
    """The file that a contestant comes from, if it comes from one.

    >>> file_of("bots/mine.py:Mine").name, file_of("random")
    ('mine.py', None)
    """
    match = CLASS.fullmatch(text)
    return None if match is None or elsewhere(text) else Path(match["file"])


def _check_class(text: str, game: Game[Any]) -> None:
    try:
        made = _bot(text, game, 0)
    except Refused:
        raise
    except BaseException as error:  # noqa: BLE001 - a file may raise anything, an exit too
        raise Refused(f"{text} cannot be made: {broke(error).what.removesuffix('.')}.") from None
    if not callable(getattr(made, "choose", None)):
        raise Refused(f"{text} is not a bot: it has no method 'choose'.")


def _bot(text: str, game: Game[Any], seed: int) -> Any:
    match = CLASS.fullmatch(text)
    if match is None:
        return bot(text, game, seed)
    made = getattr(_module(Path(match["file"])), match["name"], None)
    if not isinstance(made, type):
        raise Refused(f"There is no class {match['name']!r} in {match['file']}.")
    return made(seed) if _takes_seed(made) else made()


def _takes_seed(made: Any) -> bool:
    """Whether a class is made with a seed, or without anything."""
    try:
        inspect.signature(made).bind(0)
    except (TypeError, ValueError):
        return False
    return True


_modules: dict[Path, ModuleType] = {}


def _module(file: Path) -> ModuleType:
    """A file as a module, read once; it can import what lies beside it."""
    path = file.resolve()
    if path not in _modules:
        if not path.is_file():
            raise Refused(f"There is no file {str(file)!r}.")
        name = f"contestant_{len(_modules)}_{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise Refused(f"{str(file)!r} is not a Python file.")
        if str(path.parent) not in sys.path:
            sys.path.append(str(path.parent))
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        _modules[path] = module
    return _modules[path]
