"""Whether an answer could still be taken back: not after chance fell, somebody else answered, or a secret was seen."""

from ludoteca.engine.errors import GameError
from ludoteca.engine.rule import Frame
from ludoteca.engine.state import Listener, State


class WayBackCloses(Exception):
    """Nothing more has to be tried."""


class Barrier(Listener):
    """Stops when the way back closes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.answers = 0
        """How many were given, by force or not."""

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Count it."""
        self.answers += 1

    def asks(self, s: State, frame: Frame) -> None:
        """Somebody else answers, be it by force."""
        if frame[1] != self.seat:
            raise WayBackCloses

    def revealed(self, seats: int) -> None:
        """Something hidden was shown."""
        if (seats >> self.seat) & 1:
            raise WayBackCloses


def final_answers(world: State) -> dict[int, bool]:
    """For each answer that is offered, whether it could not be taken back.

    To be asked in a world that the seat holds possible: so the answer tells nothing that the seat does not know. Where
    all answers of a verb are alike one of them is tried.

    >>> import ludoteca
    >>> state = ludoteca.game("quay").new(players=2)
    >>> state.deal(ludoteca.Rng(7))
    >>> any(final_answers(state).values())
    True
    """
    rule = world.rule
    found: dict[int, bool] = {}
    of_verb: dict[str, bool] = {}
    for answer in world.answers:
        verb = rule.verb(answer).name
        if not rule.alike or verb not in of_verb:
            of_verb[verb] = closes(world, answer)
        found[answer] = of_verb[verb]
    return found


def closes(world: State, answer: int) -> bool:
    """Whether an answer of the seat that is asked could not be taken back."""
    trial, seat = world.copy(), world.player
    trial.listener = Barrier(seat)
    try:
        trial.choose(answer)
    except (WayBackCloses, GameError, ValueError):
        return True
    return trial.player != seat  # chance falls, or the game is over
