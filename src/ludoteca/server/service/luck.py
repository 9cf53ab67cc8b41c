"""In a worker: the results of chance in a finished game, compared with what was expected."""

from ludoteca.engine import NOBODY, BadRecord, Frame, Message, Refused, State
from ludoteca.engine.rule import CHANCE, outcomes
from ludoteca.match.playthrough import Playthrough
from ludoteca.match.record import parse
from ludoteca.match.replay import Replay
from ludoteca.server.common.messages import words
from ludoteca.server.common.shelf import Folders, shelf_of
from ludoteca.server.service import replies

Key = tuple[str, int, int]
"""A rule, the seat it came up for, an outcome."""


class LuckTally:
    """Counts what came up, and adds up how likely every possible outcome was."""

    def __init__(self) -> None:
        self.fell: dict[Key, int] = {}
        self.expected: dict[Key, float] = {}
        self.meaning: dict[tuple[str, int], Message] = {}

    def count(self, s: State, frame: Frame, answer: int) -> None:
        """Count an outcome, unless it was the only one possible: then it says nothing about luck."""
        number, player, args = frame
        rule = s.rules[number]
        weights = outcomes(rule, s, player, args)
        if len(weights) < 2:
            return
        total = sum(weights.values())
        for outcome, weight in weights.items():
            key = (rule.name, player, outcome)
            self.expected[key] = self.expected.get(key, 0.0) + weight / total
            if (rule.name, outcome) not in self.meaning:
                self.meaning[rule.name, outcome] = s.game.answer_words(s, frame, outcome)
        key = (rule.name, player, answer)
        self.fell[key] = self.fell.get(key, 0) + 1

    def counted(self) -> list[replies.Fallen]:
        """By rule, seat and outcome."""
        return [
            replies.Fallen(
                rule=rule,
                seat=None if seat == NOBODY else seat,
                outcome=outcome,
                words=words(self.meaning[rule, outcome]),
                fell=self.fell.get((rule, seat, outcome), 0),
                expected=round(expected, 3),
            )
            for (rule, seat, outcome), expected in sorted(self.expected.items())
        ]


class _Counted(Playthrough):
    """A match played again, in which every chance outcome is counted."""

    tally: LuckTally

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """The position is the one before the answer."""
        if s.rules[frame[0]].kind == CHANCE:
            self.tally.count(s, frame, answer)
        super().answered(s, frame, answer)


def of_record(folders: Folders, text: bytes) -> list[replies.Fallen]:
    """Follow a record as far as it goes, and count."""
    tally = LuckTally()
    try:
        record = parse(text)
        match = _Counted.begin(shelf_of(folders).of_record(record.header), record)
        match.tally = tally
        Replay.going_on(match, record).go_to(len(record.lines))
    except BadRecord:
        return tally.counted()
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes
    return tally.counted()
