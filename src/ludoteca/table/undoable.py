"""Whether an answer can still be taken back: not after chance, somebody else's answer, or a revealed secret."""

from ludoteca.engine.errors import GameError
from ludoteca.engine.rule import Frame
from ludoteca.engine.state import Listener, State


class WayBackCloses(Exception):
    """There is no need to try any further."""


class Barrier(Listener):
    """Stops when the way back closes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.answers = 0
        """How many were given, forced ones included."""

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        self.answers += 1

    def asks(self, s: State, frame: Frame) -> None:
        """Somebody else answers, even if the answer is forced."""
        if frame[1] != self.seat:
            raise WayBackCloses

    def revealed(self, seats: int) -> None:
        if (seats >> self.seat) & 1:
            raise WayBackCloses


def final_answers(world: State) -> dict[int, bool]:
    """For each answer that is offered, whether it could not be taken back.

    Call it with a world that the seat thinks possible, so that it reveals nothing that the seat does not know. If all
    answers of a verb are alike, only one of them is tried.

    >>> import ludoteca
    >>> state = ludoteca.game("quay").new(players=2)
    >>> state.resolve_chance(ludoteca.Rng(7))
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
    """Whether an answer of the asked seat could not be taken back."""
    trial, seat = world.copy(), world.player
    trial.listener = Barrier(seat)
    try:
        trial.choose(answer)
    except (WayBackCloses, GameError, ValueError):
        return True
    return trial.player != seat  # chance is pending, or the game is over
