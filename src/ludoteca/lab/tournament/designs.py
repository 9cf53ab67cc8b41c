"""The designs of a tournament: which bots play against each other."""

from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Final, NamedTuple

from ludoteca.bots import NORMAL

ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
LADDER: Final = "ladder"
RANDOM: Final = "random"


class Pair(NamedTuple):
    """One bot in one seat against another bot in all other seats."""

    one: str
    rest: str

    @property
    def mirror(self) -> bool:
        return self.one == self.rest


@cache
def pairs(bots: tuple[str, ...], design: str, players: int, control: bool) -> tuple[Pair, ...]:
    """All pairs of a tournament; bots against themselves come last.

    >>> [f"{one} {rest}" for one, rest in pairs(("a", "b", "c"), ROUND_ROBIN, 2, False)]
    ['a b', 'a c', 'b c']
    >>> [f"{one} {rest}" for one, rest in pairs(("a", "b"), ROUND_ROBIN, 4, True)]
    ['a b', 'b a', 'a a', 'b b']
    >>> [f"{one} {rest}" for one, rest in pairs(("a", "b", "c"), GAUNTLET, 2, False)]
    ['a b', 'a c']

    In a ladder each bot meets the one before it, and `normal` (or the first bot, without `normal`) meets itself.

    >>> [f"{one} {rest}" for one, rest in pairs(("random", "easy", "normal"), LADDER, 2, False)]
    ['easy random', 'normal easy', 'normal random', 'normal normal']
    """
    mirrored = bots if control else (anchor(bots),) if design == LADDER else ()
    return (*(Pair(*pair) for pair in _meetings(bots, design, players)), *(Pair(bot, bot) for bot in mirrored))


def anchor(bots: tuple[str, ...]) -> str:
    """The bot whose rating is 0."""
    return NORMAL if NORMAL in bots else bots[0]


def _meetings(bots: tuple[str, ...], design: str, players: int) -> list[tuple[str, str]]:
    if design == GAUNTLET:
        return [(bots[0], other) for other in bots[1:]]
    if design == LADDER:
        steps = [(higher, lower) for lower, higher in pairwise(bots)]
        known = (NORMAL, RANDOM)  # the step that everyone asks about
        return steps if known in steps or not set(known) <= set(bots) else [*steps, known]
    # With two players, the games with swapped seats already are the other way round.
    return list(combinations(bots, 2) if players == 2 else permutations(bots, 2))
