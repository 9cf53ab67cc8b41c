"""Rolling Heights for bots."""

from typing import Any, Final

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.rolling_heights import worth
from ludoteca.bots.rolling_heights.habits import gains, habit
from ludoteca.engine import Game, GameError, Rng, State
from ludoteca.games.rolling_heights.rules import main
from ludoteca.games.rolling_heights.state import City


class RollingHeightsAdviser(Adviser):
    """Looks one answer ahead."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.horizon = 1
        self.share = 0.3
        self.spread = 8.0
        self.misjudgement = 0.5
        self.simulations = 100

    def ponders(self, s: State) -> bool:
        """Only what to do in the Main phase."""
        return isinstance(s.rule, main.Main)

    def scores(self, s: State, answers: list[int], rng: Rng) -> list[float]:
        """What each action gains."""
        return gains(_of(s), s.player, answers)

    def habit(self, s: State, answers: list[int], rng: Rng) -> int:
        """The answer to a question that is not what to do next."""
        return habit(_of(s), s.player, answers)

    def turn(self, s: State) -> int:
        """Counted through the game."""
        city = _of(s)
        return city.round * city.seats + city.at_turn

    def worth(self, s: State, seat: int) -> float:
        """Points, crew, plans and cubes, and what ads and targets would score."""
        city = _of(s)
        return worth.position(city, seat) + worth.aims(city, seat)


def _of(s: State) -> City:
    if not isinstance(s, City):
        raise GameError(f"this adviser is for Rolling Heights, not for {s.game.title}")
    return s


ADVISER: Final = RollingHeightsAdviser
