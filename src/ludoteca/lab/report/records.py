"""Records of finished games, played again to learn everything about them."""

from pathlib import Path
from typing import Any, Final

from ludoteca.engine import BadRecord, Game, Refused, State, UnknownGame
from ludoteca.games import installed
from ludoteca.lab.report.told import Told
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.playing import places_of
from ludoteca.lab.simulate.watching import Watch
from ludoteca.match.record import Answer, Part, Record, Undo, read
from ludoteca.match.replay import Replay

SOMEBODY: Final = "player"
"""The player of every seat in a record: names are not kept."""


def told_by_record(path: Path, number: int, content: Path | None) -> Told:
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
    return _told(game, record, number)


def _told(game: Game[Any], record: Record, number: int) -> Told:
    header = record.header
    state: State = (
        game.new(header.players, header.options) if header.position is None else game.from_data(header.position)
    )
    watch, starter = Watch(state), None
    for at, line in enumerate(_kept(record)):
        if watch.answers > at:
            continue  # the only possible answer, which was given already
        if starter is None and state.player >= 0 and state.rule.name in game.turn_rules:
            starter = state.player
        state.choose(line.answer)
    outcome = game.outcome(state)
    watched = watch.done()
    row = Row(
        number, 0, header.players, game.complete(dict(header.options)), (SOMEBODY,) * header.players, starter,
        outcome.scores, places_of(outcome.ranking, header.players), outcome.winners, outcome.reason,
        len(watched.offers), getattr(state, "round", None), tuple(state.breakdown),
    )  # fmt: skip
    return Told(game, row, watched)


def _kept(record: Record) -> list[Answer]:
    """The answers that nobody took back."""
    kept: list[Answer] = []
    for line in record.lines:
        if isinstance(line, Answer):
            kept.append(line)
        elif isinstance(line, Undo):
            kept = [one for one in kept if one.n < line.undo]
    return kept
