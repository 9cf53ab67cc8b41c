"""What a bot is given."""

from collections.abc import Sequence
from typing import Any

from ludoteca.engine import Event, Game, Randomness, Rng, State
from ludoteca.observations import features


class Question:
    """What a seat is asked: its view, its answers, and worlds that agree with everything it knows.

    Even the state inside is one of those worlds, never the true one.
    """

    def __init__(self, state: State, events: Sequence[Event] = ()) -> None:
        self.game: Game[Any] = state.game
        self.seat: int = state.player
        self._world = state.determinize(self.seat, Rng(0))
        self.rule: str = state.rule.name
        self.answers: list[int] = list(state.answers)
        self.offset: int = self.game.offsets[state.rule.number]
        """For a policy: an answer is the number of an action less this."""
        self.events = events
        """The news since this seat was last asked, as far as it may know; only `play` and tournaments tell them."""

    def view(self) -> dict[str, Any]:
        return self._world.view(self.seat)

    def observation(self) -> list[float]:
        """What the seat sees as numbers from 0 to 1, which the page of the game names."""
        return features(self._world, self.seat)

    def mask(self) -> bytes:
        """One byte for each action of the game: 1 if it is offered."""
        offered = bytearray(self.game.actions)
        for answer in self.answers:
            offered[self.offset + answer] = 1
        return bytes(offered)

    def world(self, rng: Randomness) -> State:
        """A full position, drawn at random from those that the seat thinks possible; the bot may play on in it."""
        return self._world.determinize(self.seat, rng)
