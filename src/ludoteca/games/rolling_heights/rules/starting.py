"""Rolling Heights, 'Starting placement and building plans'."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, EventType, Frame, Reason, Verb, WhyNot, ask, do
from ludoteca.games.rolling_heights.domains import SPACE, START_SLOT, START_TILE, TILE
from ludoteca.games.rolling_heights.geometry import SPACES, nearest
from ludoteca.games.rolling_heights.rules import buying, market
from ludoteca.games.rolling_heights.state import City

STARTS_WITH: Final = EventType("starts-with", TILE, SPACE)

HAS_PRIME_COST: Final = Reason("prime", "RH-023")
TOO_NEAR: Final = Reason("too-near", "RH-024", "RH-028")


def placement(s: City) -> list[Frame]:
    """Each places a tile, from the last player counter-clockwise; then the market is refilled. RH-021, RH-026"""
    order = [(s.start - step) % s.seats for step in range(1, s.seats + 1)]
    return [*(ask(TAKE_STARTING_TILE, seat) for seat in order), do(market.REFILL)]


class TakeStartingTile(Decision[City]):
    """Any face-up Level 1 tile, free of charge; nothing is refilled in between. RH-022"""

    ALIKE = True
    SET_UP = True

    take_starting_tile = Verb(START_TILE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        first = self.take_starting_tile.first
        return [first + slot for slot in market.on_strip(s, 0)]

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        s.then([ask(PLACE_STARTING_TILE, player, self.take_starting_tile.object(answer))])

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return market.tile_words(s, player, self.take_starting_tile.object(answer))


class PlaceStartingTile(Decision[City]):
    """A land space without prime cost, at least three steps from the others' tiles. RH-023, RH-024, RH-025, RH-028"""

    ALIKE = True
    SET_UP = True
    CARRIES = (START_SLOT,)

    place_starting_tile = Verb(SPACE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        first = self.place_starting_tile.first
        return [first + space for space in legal_spaces(s, player)]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        """Not land, not plain land, or not far enough away."""
        space = self.place_starting_tile.object(answer)
        why = buying.closed(s, space)
        if why is not None:
            return why
        if s.price(space):
            return HAS_PRIME_COST.because()
        steps = nearest(tiles_of_others(s, player))
        needed = min([s.content.start_distance, *(steps[legal] for legal in legal_spaces(s, player))])
        return TOO_NEAR.because({"steps": steps[space], "needed": needed}) if steps[space] < needed else None

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        space = self.place_starting_tile.object(answer)
        plan, _ = market.take(s, args[0])
        s.tell(STARTS_WITH, player, plan, space)
        buying.put_on_map(s, player, plan, space)

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        plan = s.market[args[0]]
        return {**s.called(TILE, plan), "bonus": s.bonus(plan, self.place_starting_tile.object(answer))}


def tiles_of_others(s: City, owner: int) -> list[int]:
    return [site for builder in s.others(owner) for site in builder.sites]


def legal_spaces(s: City, owner: int) -> list[int]:
    """Where a starting tile may go; if no space is far enough away, the farthest ones. RH-023, RH-024, RH-028"""
    plain = [space for space in range(SPACES) if s.is_empty(space) and s.price(space) == 0]
    others = tiles_of_others(s, owner)
    if not others:
        return plain
    steps = nearest(others)
    far = [space for space in plain if steps[space] >= s.content.start_distance]
    if far:
        return far
    most = max(steps[space] for space in plain)
    return [space for space in plain if steps[space] == most]


TAKE_STARTING_TILE: Final = TakeStartingTile()
PLACE_STARTING_TILE: Final = PlaceStartingTile()
