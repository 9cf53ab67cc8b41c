"""Figures for bots that follow from the components of Rolling Heights alone; found once for each game."""

from math import comb
from typing import Final

from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.content import Content
from ludoteca.games.rolling_heights.pieces import EXHAUSTED, KIND_COUNT
from ludoteca.games.rolling_heights.tiles import Ability

PER_ROUND: Final = 0.25
"""What a meeple brings in a turn, as a share of its value in the content."""
STRIKE_TOKEN: Final = 1.0
"""What the wild token of a strike is worth, in workers."""
USES: Final[dict[int, float]] = {tiles.REROLL: 2.0, tiles.UPGRADE: 1.0, tiles.DISCOUNT: 0.7, tiles.SPENDING_POWER: 0.6}
"""What one step of an ability is worth, if not about 1."""
EXTRA_BUY: Final = 2.0
CONVERT: Final = 1.5
EXPECTED_COUNT: Final = 2
"""What abilities that count something usually find."""


class Values:
    """Tables by plan, by kind of meeple, and by what was rolled."""

    def __init__(self, content: Content) -> None:
        self.sizes: list[int] = [sum(plan.cubes) for plan in content.plans]
        """All cubes of a plan."""
        self.points: list[int] = [plan.points + plan.expected for plan in content.plans]
        self.per_round: list[float] = [PER_ROUND * value for value in content.meeple_values]
        """What a meeple of each kind brings in a turn, in points."""
        self.rewards: list[float] = [
            sum([max([self.per_round[kind] for kind in reward]) for reward in plan.rewards]) for plan in content.plans
        ]
        """What the meeples of a plan bring in a turn."""
        self.abilities: list[list[float]] = [_uses(plan.ability) for plan in content.plans]
        """What one use is worth to a steady and to a hard Public Figure, in points."""
        self.rally: list[list[bool]] = _rallies(content)
        """Whether to roll again, by the numbers of exhausted and of working meeples."""


def _uses(ability: Ability | None) -> list[float]:
    if ability is None:
        return [0.0, 0.0]
    if ability.kind == tiles.CONVERT:
        return [CONVERT, CONVERT]
    if ability.kind == tiles.EXTRA_BUY:
        return [EXTRA_BUY, EXTRA_BUY + USES[tiles.DISCOUNT] * ability.hard_discount]
    if ability.counting is not None:
        return [float(EXPECTED_COUNT * value) for value in ability.value]
    return [USES.get(ability.kind, 1.0) * value for value in ability.value]


def _rallies(content: Content) -> list[list[bool]]:
    """By the number of workers to expect, if you roll as long as that pays. RH-040 to RH-046"""
    most = content.active_limit + KIND_COUNT
    works = sum([landing != EXHAUSTED for landing in content.landing]) / len(content.landing)
    best = [[float(working) for working in range(most + 1)] for _ in range(most + 1)]
    rally = [[False] * (most + 1) for _ in range(most + 1)]
    for exhausted in range(1, most + 1):
        for working in range(most + 1 - exhausted):
            going_on = (1 - works) ** exhausted * (working - working // 2 + STRIKE_TOKEN)
            for risen in range(1, exhausted + 1):
                chance = comb(exhausted, risen) * works**risen * (1 - works) ** (exhausted - risen)
                going_on += chance * best[exhausted - risen][working + risen]
            rally[exhausted][working] = going_on > working
            best[exhausted][working] = max(going_on, float(working))
    return rally
