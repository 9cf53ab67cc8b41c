"""Rolling Heights, 'Starting placement and building plans'."""

from typing import Final

from ludoteca.engine import NONE, Decision, Effect, ask, do
from ludoteca.games.rolling_heights.city import SPACES, nearest
from ludoteca.games.rolling_heights.content import STRIP
from ludoteca.games.rolling_heights.rules import buying, market, rival, turn
from ludoteca.games.rolling_heights.state import City


class Begin(Effect[City]):
    """From the last player counter-clockwise each places a tile; then the market is refilled. RH-021, RH-026, RH-027"""

    def run(self, s: City, player: int, a: int, b: int) -> None:
        """Alone, the Rival places first. RH-180"""
        order = [(s.start - step) % s.seats for step in range(1, s.seats + 1)]
        s.then(
            [
                *(do(rival.PLACE_FIRST) for _ in s.rivals),
                *(ask(TAKE_STARTING_TILE, seat) for seat in order),
                do(market.REFILL),
                do(turn.BEGIN_TURN, s.start),
            ]
        )


class TakeStartingTile(Decision[City]):
    """Any face-up Level 1 tile, free of charge; nothing is refilled in between. RH-022"""

    size = STRIP

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """The tiles that others left."""
        return market.on_strip(s, 0)

    def chosen(self, s: City, player: int, place: int, a: int, b: int) -> None:
        """Then a space for it."""
        s.then([ask(PLACE_STARTING_TILE, player, place)])


class PlaceStartingTile(Decision[City]):
    """A land space without prime cost, at least three steps from the others' tiles. RH-023, RH-024, RH-025, RH-028"""

    size = SPACES

    def fits(self, s: City, player: int, place: int, b: int) -> bool:
        """A tile of Level 1 that is still in the market."""
        return 0 <= place < STRIP and s.market[place] != NONE and b == 0

    def options(self, s: City, player: int, place: int, b: int) -> list[int]:
        """The legal spaces."""
        return legal_spaces(s, player)

    def chosen(self, s: City, player: int, space: int, place: int, b: int) -> None:
        """It is put down at once."""
        plan, _ = market.take(s, place)
        s.tell("starts-with", player, plan, space)
        buying.put_on_map(s, player, plan, space)


def legal_spaces(s: City, owner: int) -> list[int]:
    """Where a starting tile may go; if none is far enough, the farthest spaces. RH-023, RH-024, RH-028"""
    plain = [space for space in range(SPACES) if s.is_empty(space) and s.price(space) == 0]
    others = [site for builder in s.others(owner) for site in [*builder.plans, *builder.buildings]]
    if not others:
        return plain
    steps = nearest(others)
    far = [space for space in plain if steps[space] >= s.content.start_distance]
    if far:
        return far
    most = max(steps[space] for space in plain)
    return [space for space in plain if steps[space] == most]


BEGIN: Final = Begin()
TAKE_STARTING_TILE: Final = TakeStartingTile()
PLACE_STARTING_TILE: Final = PlaceStartingTile()
