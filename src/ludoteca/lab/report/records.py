"""Records of finished games, played again to learn everything about them."""

from pathlib import Path
from typing import Any, Final

from ludoteca.engine import BadRecord, Game, Refused, State, UnknownGame
from ludoteca.games import installed
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.playing import row_of
from ludoteca.lab.simulate.rows import Head
from ludoteca.lab.simulate.watch import Watch, Watched
from ludoteca.match.record import Answer, Part, Record, Undo, read
from ludoteca.match.replay import Replay

RECORD: Final = ".ludo.jsonl"
SOMEBODY: Final = "player"
"""The player of every seat in a record: names are not kept."""


def replayed(path: Path, number: int, content: Path | None) -> tuple[Game[Any], Row, Watched]:
    """The game in a record. It must be complete and over; every line is checked first."""
    try:
        record = read(path)
        game = installed.game(record.header.game, content)
        replay = Replay(game, record)
        replay.go_to(len(record.lines))
        replay.check_end()
    except BadRecord as error:
        raise Refused(f"{path}, {error}") from None
    except UnknownGame as error:
        raise Refused(f"{path}: {error}") from None
    if record.result is None:
        raise Refused(f"{path}: this game is not over; a report needs finished games.")
    if any(isinstance(line, Part) for line in record.lines):
        raise Refused(f"{path}: this game went on under another version and cannot be followed from start to end.")
    return game, *_watched(game, record, number)


def _watched(game: Game[Any], record: Record, number: int) -> tuple[Row, Watched]:
    header = record.header
    state: State = (
        game.new(header.players, header.options) if header.position is None else game.from_data(header.position)
    )
    watch, starter = Watch(), None
    watch.before(state)
    for at, line in enumerate(_kept(record)):
        if watch.answers > at:
            continue  # the only possible answer, which was given already
        if starter is None and state.player >= 0 and state.rule.name in game.turn_rules:
            starter = state.player
        state.choose(line.answer)
    watched = watch.done()
    options, bots = game.complete(dict(header.options)), (SOMEBODY,) * header.players
    begin = Head(game.id, number, 0, header.players, options, bots)
    return row_of(begin, state, game.outcome(state), starter, len(watched.offers)), watched


def _kept(record: Record) -> list[Answer]:
    kept: list[Answer] = []
    for line in record.lines:
        if isinstance(line, Answer):
            kept.append(line)
        elif isinstance(line, Undo):
            kept = [one for one in kept if one.n < line.undo]
    return kept
