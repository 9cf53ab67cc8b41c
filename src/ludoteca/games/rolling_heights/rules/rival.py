"""Rolling Heights, this project's solo variant: a Rival who builds without thinking."""

from typing import Final

from ludoteca.engine import NOBODY, Args, Argument, Draw, Effect, EventType, Verb, do, roll
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.domains import FOR_START, SLOT, SPACE, TILE
from ludoteca.games.rolling_heights.geometry import SPACES, nearest
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT
from ludoteca.games.rolling_heights.rules import building, buying, cubes, ending, market, starting
from ludoteca.games.rolling_heights.state import City

RIVAL_BUILDS_TILE: Final = EventType("rival-builds", TILE, SPACE)


class PlaceFirst(Effect[City]):
    """The Rival's starting tile: the farthest of Level 1, on a random legal space. RH-180, RH-184"""

    def run(self, s: City, player: int, args: Args) -> None:
        s.then([roll(RIVAL_BUILDS, NOBODY, market.on_strip(s, 0)[0], 1)])


class RivalStep(Effect[City]):
    """After each of your turns the Rival takes the farthest tile, Level 1 in odd rounds. RH-181, RH-185"""

    def run(self, s: City, player: int, args: Args) -> None:
        """From the other strip if that one is empty; nothing if there is no tile or no land."""
        strip = 0 if s.round % 2 else 1
        slots = market.on_strip(s, strip) or market.on_strip(s, 1 - strip)
        if slots:
            s.then([roll(RIVAL_BUILDS, NOBODY, slots[0], 0), do(market.REFILL)])


def candidates(s: City, first: bool) -> list[int]:
    """The spaces that chance chooses from: next to the Rival's tiles, or else the nearest. RH-180, RH-181, RH-184"""
    if first:
        return starting.legal_spaces(s, s.seats)
    land = [space for space in range(SPACES) if s.is_empty(space) and s.price(space) != WATER]
    steps = nearest(s.rivals[0].sites)
    least = min([steps[space] for space in land], default=0)
    return [space for space in land if steps[space] == least]


class RivalBuilds(Draw[City]):
    """Where the Rival puts a tile of the market; it is filled and scored at once. RH-181, RH-182, RH-184"""

    CARRIES = (SLOT, FOR_START)

    rival_builds = Verb(SPACE)

    def bag(self, s: City, player: int, args: Args) -> list[int]:
        """Every candidate is equally likely; without empty land nothing happens."""
        return candidates(s, bool(args[1]))

    def chosen(self, s: City, player: int, space: int, args: Args) -> None:
        """Tokens on the tile go back to the supply; nothing is paid, no meeple is gained."""
        plan, tokens = market.take(s, args[0])
        s.tokens += tokens
        s.tell(RIVAL_BUILDS_TILE, a=plan, b=space)
        buying.put_on_map(s, s.seats, plan, space)
        fill(s, plan, space)
        building.complete(s, s.seats, space)

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return s.called(TILE, s.market[args[0]])


def fill(s: City, plan: int, space: int) -> None:
    """All cubes of a tile from the supply, miscellaneous ones where a colour is out. RH-182, RH-185"""
    for colour in range(COLOUR_COUNT):
        needed = s.content.plans[plan].cubes[colour]
        cubes.take_from_supply(s, colour, min(needed, s.supply[colour]))
        s.built[space] += stacks.cubes(colour, needed)
        if needed:
            ending.look_at(s, colour)


PLACE_FIRST: Final = PlaceFirst()
STEP: Final = RivalStep()
RIVAL_BUILDS: Final = RivalBuilds()
