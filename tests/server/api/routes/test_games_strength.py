"""The strength of bots, as the page is told."""

from ludoteca.bots.strength import Strength
from ludoteca.server.api.routes.games import strength_of
from ludoteca.server.api.types import BotStrength


def test_levels_against_those_below() -> None:
    """By number of players; the lowest level has nobody to be compared with."""
    lowest = Strength(-700.0, -900.0, -500.0, None, None)
    hard = Strength(190.0, 150.5, 230.0, "normal", 0.75)
    assert strength_of({2: {"random": lowest, "hard": hard}, 3: {}}) == [
        BotStrength("hard", 2, "normal", 0.75, 190.0, 150.5, 230.0)
    ]
