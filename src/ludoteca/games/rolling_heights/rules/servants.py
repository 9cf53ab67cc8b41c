"""Rolling Heights, 'Public Servant': who is upgraded, also by the abilities of buildings."""

from typing import Final

from ludoteca.engine import NONE, Args, Decision, EventType, Reason, Verb, WhyNot, ask
from ludoteca.games.rolling_heights.domains import LEFT, MEEPLE, MODE, RAISED, STEP
from ludoteca.games.rolling_heights.pieces import EXHAUSTED, KIND_COUNT, SERVANT, STEADY
from ludoteca.games.rolling_heights.rules import prep
from ludoteca.games.rolling_heights.state import City, Player, total

TO_STEADY: Final = 0
TO_HARD: Final = 1
STRAIGHT_TO_HARD: Final = 2

FIRST: Final = 0
FIRST_OF_HARD: Final = 1
FURTHER: Final = 2
SECOND: Final = 3
"""The second meeple of a Public Servant; it must not be the same as the first."""

RAISES: Final = EventType("raises", MEEPLE, STEP)

IS_SERVANT: Final = Reason("servant", "RH-066")
SAME_MEEPLE: Final = Reason("same-meeple", "RH-067")
STRAIGHT: Final = Reason("straight", "RH-065", "RH-175")
RAISE_FIRST: Final = Reason("raise-first", "RH-053", "RH-065")


def can_raise(me: Player, own: int) -> bool:
    """Whether there is an exhausted or steady meeple to upgrade, not counting `own` steady ones that act. RH-066"""
    return total(me.box) + total(me.steady) - me.box[SERVANT] - me.steady[SERVANT] > own


class Raise(Decision[City]):
    """Upgrade one meeple: exhausted to steady, or steady to hard; there are `left` steps.

    A Working Hard Public Servant raises two meeples, or one exhausted straight to hard. A building's ability may
    raise the same one twice. `mode` says which; `raised` is the kind that a Public Servant has just raised to steady,
    if any. RH-065, RH-066, RH-067, RH-076, RH-175
    """

    CARRIES = (LEFT, MODE, RAISED)

    upgrade = Verb(MEEPLE, STEP)
    nobody_else = Verb()

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """Active meeples that have not acted; after the first step the player may stop."""
        _, mode, raised = args
        me = s.players[player]
        answers: list[int] = []
        for kind in range(KIND_COUNT):
            if kind == SERVANT:
                continue
            if me.box[kind]:
                answers.append(self.upgrade.at(kind, TO_STEADY))
                if mode == FIRST_OF_HARD:
                    answers.append(self.upgrade.at(kind, STRAIGHT_TO_HARD))
            if me.steady[kind] > (1 if kind == raised else 0):
                answers.append(self.upgrade.at(kind, TO_HARD))
        return [*answers, self.nobody_else.first] if mode >= FURTHER else answers

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        _, mode, raised = args
        if answer == self.nobody_else.first:
            return RAISE_FIRST.because() if mode < FURTHER else None
        kind, step = self.upgrade.objects(answer)
        if kind == SERVANT:
            return IS_SERVANT.because()
        missing = prep.none_so(s, player, kind, STEADY if step == TO_HARD else EXHAUSTED)
        if missing is not None:
            return missing
        if step == STRAIGHT_TO_HARD and mode != FIRST_OF_HARD:
            return STRAIGHT.because()
        same = step == TO_HARD and kind == raised and s.players[player].steady[kind] == 1
        return SAME_MEEPLE.because() if same else None

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """It works, or works harder, and may act this turn."""
        if answer == self.nobody_else.first:
            return
        left, mode, _ = args
        kind, step = self.upgrade.objects(answer)
        me = s.players[player]
        (me.steady if step == TO_HARD else me.box)[kind] -= 1
        (me.steady if step == TO_STEADY else me.hard)[kind] += 1
        s.tell(RAISES, player, kind, step)
        if step != STRAIGHT_TO_HARD and left > 1:
            following = SECOND if mode == FIRST_OF_HARD else FURTHER
            raised = kind if following == SECOND and step == TO_STEADY else NONE
            s.then([ask(RAISE, player, left - 1, following, raised)])


RAISE: Final = Raise()
