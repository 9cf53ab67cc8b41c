"""Some of the decisions in a simulated game, chosen at random from its seed."""

from typing import Any, Final, NamedTuple

from ludoteca.bots import Bot
from ludoteca.engine import Rng, State

DRAWS: Final = 1_000_000
"""Added to a game's seed for the generator that chooses decisions: no bot and no dealer uses that seed."""
DIGITS: Final = 4


class Decision(NamedTuple):
    """What a bot was asked and what it answered."""

    number: int
    """Its number among the decisions of the game, from 1."""
    seat: int
    rule: str
    verb: str
    to: dict[str, Any]
    """What the verb was applied to."""
    offered: list[int]
    """All answers that it could choose from."""
    answer: int
    value: float | None
    """What share of a win the bot expected; None if it did not judge that."""


class Sample:
    """Looks at every decision in a game and keeps one in `every`; with 0, none."""

    def __init__(self, every: int, seed: int) -> None:
        self.kept: list[Decision] = []
        self._every = every
        self._rng = Rng(seed + DRAWS)

    def look(self, number: int, state: State, bot: Bot, answer: int) -> None:
        """Call this before the answer is given."""
        if self._every == 0 or self._rng.below(self._every):
            return
        action, value = state.game.decode(state, answer), bot.value()
        self.kept.append(Decision(
            number, state.player, action.rule, action.verb, action.to, list(state.answers), answer,
            None if value is None else round(value, DIGITS),
        ))  # fmt: skip
