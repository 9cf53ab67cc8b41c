"""Rolling Heights for bots."""

from math import exp
from typing import Any, Final

from ludoteca.bots.adviser import Adviser, best, shares
from ludoteca.engine import NONE, Game, GameError, Message, Rng, State
from ludoteca.games.rolling_heights.bot import habits, measures, shopping, working, worth
from ludoteca.games.rolling_heights.bot.outlook import Outlook
from ludoteca.games.rolling_heights.bot.reasons import reasons
from ludoteca.games.rolling_heights.bot.values import Values
from ludoteca.games.rolling_heights.rules import buying, main, starting
from ludoteca.games.rolling_heights.state import City


class RollingHeightsAdviser(Adviser):
    """Thinks about plans and where they go; what meeples do follows habits."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.values: Values = Values(game.content)
        self.horizon = 3
        self.share = 0.5
        self.spread = 20.0
        self.misjudgement = 0.6
        self.simulations = 160

    def ponders(self, s: State) -> bool:
        """Which plan to buy, take or begin with, and where it goes."""
        city, rule = _of(s), s.rule
        if isinstance(rule, main.Main):
            look, answers = self.look(city), s.answers
            if working.activation(city, look, s.player, answers) != NONE:
                return False
            return working.may_buy(city, look, s.player, answers)
        kinds = (buying.TakeFreePlan, buying.PlacePlan, starting.TakeStartingTile, starting.PlaceStartingTile)
        return isinstance(rule, kinds)

    def scores(self, s: State, answers: list[int], rng: Rng) -> list[float]:
        city, rule = _of(s), s.rule
        look = self.look(city)
        if isinstance(rule, main.Main):
            return working.scores(city, look, s.player, answers)
        if isinstance(rule, buying.PlacePlan):
            return shopping.spaces(city, look, s.player, answers)
        if isinstance(rule, buying.TakeFreePlan):
            return shopping.free_plans(city, look, s.player, answers)
        if isinstance(rule, starting.TakeStartingTile):
            return shopping.first_plans(city, look, s.player, answers)
        return shopping.first_spaces(city, look, s.player, answers)

    def habit(self, s: State, answers: list[int], rng: Rng) -> int:
        city = _of(s)
        look = self.look(city)
        if not isinstance(s.rule, main.Main):
            return habits.habit(city, look, s.player, answers)
        chosen = working.activation(city, look, s.player, answers)
        return chosen if chosen != NONE else working.next_step(city, look, s.player)

    def usual(self, s: State, rng: Rng) -> int:
        """The same without asking twice who is activated."""
        if not isinstance(s.rule, main.Main):
            return super().usual(s, rng)
        city, answers = _of(s), s.answers
        look = self.look(city)
        chosen = working.activation(city, look, s.player, answers)
        return chosen if chosen != NONE else best(answers, working.scores(city, look, s.player, answers))

    def look(self, city: City) -> Outlook:
        return Outlook(city, city.player, self.values)

    def reasons(self, s: State, answer: int) -> list[Message]:
        city = _of(s)
        return reasons(city, self.look(city), s.player, answer)

    def turn(self, s: State) -> int:
        city = _of(s)
        return city.round * city.seats + city.at_turn

    def worth(self, s: State, seat: int) -> float:
        """Points, crew and plans, and what ads and targets will score."""
        city = _of(s)
        return worth.position(city, seat, self.values) + worth.aims_to_come(city, seat)

    def measures(self, s: State) -> list[list[float]]:
        return measures.of_all(_of(s), self.values)

    def chances(self, s: State) -> list[float]:
        """With one player: how likely they are to beat the Rival."""
        city = _of(s)
        if not city.rivals:
            return super().chances(s)
        if not s.stack:
            return shares(s)
        lead = self.worth(s, 0) - worth.rival(city)
        return [1.0 / (1.0 + exp(-lead / self.spread))]


def _of(s: State) -> City:
    if not isinstance(s, City):
        raise GameError(f"this adviser is for Rolling Heights, not for {s.game.title}")
    return s


ADVISER: Final = RollingHeightsAdviser
