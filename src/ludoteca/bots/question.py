"""What a bot is given."""

from typing import Any

from ludoteca.engine import Game, Randomness, Rng, State


class Question:
    """What a seat is asked: its view, its answers, and worlds that agree with everything it knows.

    Even the state inside is one of those worlds, never the true one.
    """

    def __init__(self, state: State) -> None:
        self.game: Game[Any] = state.game
        self.seat: int = state.player
        self._world = state.determinize(self.seat, Rng(0))
        self.rule: str = state.rule.name
        self.answers: list[int] = list(state.answers)

    def view(self) -> dict[str, Any]:
        return self._world.view(self.seat)

    def world(self, rng: Randomness) -> State:
        """A full position, drawn at random from those that the seat thinks possible; the bot may play on in it."""
        return self._world.determinize(self.seat, rng)
