"""How the seats of Rolling Heights are doing, as numbers from which a network learns. Most are between -1 and 1.

The first ones compare a seat with the best of the others, since only that decides who wins; the rest says how much
those differences will still change: time, crew, cubes that plans need, and room. The others' crews and plans are left
out: a network judges every seat, and compares what it finds.
"""

from typing import Final

from ludoteca.games.rolling_heights.bot import worth
from ludoteca.games.rolling_heights.bot.outlook import Outlook
from ludoteca.games.rolling_heights.bot.values import Values
from ludoteca.games.rolling_heights.geometry import next_ring, seen_at
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, FIGURE
from ludoteca.games.rolling_heights.rules import points
from ludoteca.games.rolling_heights.state import City

POINTS: Final = 20.0
"""A large number of points."""
CUBES: Final = 10.0
"""A large number of cubes or meeples."""
TURNS: Final = 15.0
TILES: Final = 5.0
"""A large number of plans or tokens."""
SURE: Final = 6.0
"""The lead, in points, that is safe when there is no time left."""
UNSURE: Final = 1.5
"""How many more are needed for each turn that is left."""


class Standing:
    """One seat, found once for all seats that are compared with it."""

    def __init__(self, s: City, seat: int, values: Values) -> None:
        me = s.players[seat]
        look = Outlook(s, seat, values)
        self.score: float = float(me.score)
        self.tokens: float = worth.tokens_worth(me, look)
        self.crew: float = worth.crew_worth(s, look)
        self.plans: float = worth.plans_worth(s, seat, look)
        self.aims: float = worth.aims(s, seat)
        self.more_aims: float = worth.aims_to_come(s, seat) - self.aims
        self.worth: float = self.score + self.tokens + self.crew + self.plans + self.aims + self.more_aims
        self.turns: float = look.turns + (1.0 if seat == s.at_turn else 0.0)
        """Those that are left, including the current one."""
        self.by_kind: list[int] = look.crew
        self.workforce: int = sum(look.crew)
        self.needed: list[int] = look.needed
        self.nearest: int = min([sum(missing) for missing in look.missing], default=0)
        """Cubes missing from the plan that needs least."""
        self.foreign: int = sum([look.needed[colour] for colour in range(COLOUR_COUNT) if not look.crew[colour]])
        """Cubes of colours that none of the seat's meeples brings."""
        self.sites: int = len(me.plans)
        self.buildings: int = len(me.buildings)
        self.planned: float = 0.0
        """Points of all plans, on the board as it is now."""
        self.soon: float = 0.0
        """Points of those that the next turn or two can complete, the nearest first."""
        self.rewards: float = 0.0
        """What their meeples will bring in a turn."""
        before = 0
        for count, space in sorted([(sum(look.missing[at]), space) for at, space in enumerate(me.plans)]):
            worth_now = float(points.tile_points(s, seat, space))
            before += count
            self.planned += worth_now
            self.soon += worth_now * max(0.0, 1.0 - before / (2 * look.production))
            self.rewards += values.rewards[s.tiles[space]]
        self.uses: float = 0.0
        """What the abilities of buildings are worth to those who use them, in a turn."""
        if look.crew[FIGURE]:
            uses = sorted([-values.abilities[s.tiles[space]][0] for space in me.buildings])
            self.uses = -sum(uses[: look.crew[FIGURE]])
        self.room: int = 0
        """Free land next to the seat's tiles."""
        self.bonus: int = 0
        """The points to gain there."""
        self._look_around(s, me.plans + me.buildings)
        self.at_work: int = 0
        """Meeples already rolled and working; hard workers count twice."""
        if seat == s.at_turn or me.ready:
            self.at_work = sum(me.steady) + 2 * sum(me.hard)

    def _look_around(self, s: City, sites: list[int]) -> None:
        for space in next_ring(sites, seen_at(sites)):
            if s.is_empty(space) and s.price(space) == 0:
                self.room += 1
                self.bonus += s.content.bonus_points[s.cells[space]]


def of_all(s: City, values: Values) -> list[list[float]]:
    standings = [Standing(s, seat, values) for seat in range(s.seats)]
    general = _general(s)
    return [_numbers(s, standings, seat) + general for seat in range(s.seats)]


def _general(s: City) -> list[float]:
    """The numbers that are the same for everybody: how near the end is."""
    box = s.content.box(s.seats)
    left = [(s.supply[colour] + s.held[colour]) / box[colour] for colour in range(COLOUR_COUNT)]
    return [min(left), 1.0 if s.last_round else 0.0]


def _numbers(s: City, standings: list[Standing], seat: int) -> list[float]:
    me, others = standings[seat], standings[:seat] + standings[seat + 1 :]
    rival = max(others, key=lambda one: one.worth, default=me)
    mean = sum([one.worth for one in others]) / len(others) if others else me.worth
    lead = me.worth - rival.worth
    return [
        lead / POINTS,
        (me.worth - mean) / POINTS,
        lead / (SURE + UNSURE * me.turns) / 3,
        (me.score - rival.score) / POINTS,
        (me.crew - rival.crew) / POINTS,
        (me.plans - rival.plans) / POINTS,
        (me.aims - rival.aims) / POINTS,
        (me.more_aims - rival.more_aims) / POINTS,
        (me.tokens - rival.tokens) / TILES,
        me.turns / TURNS,
        ((seat - s.at_turn) % s.seats) / s.seats,
        *_own(me),
        *[count * me.turns / (2 * TURNS) for count in me.by_kind],
        *[count / CUBES for count in me.needed],
    ]


def _own(me: Standing) -> list[float]:
    return [
        me.workforce / CUBES,
        me.workforce * me.turns / (CUBES * TURNS),
        me.nearest / TILES,
        sum(me.needed) / CUBES,
        me.foreign / CUBES,
        me.sites / TILES,
        me.buildings / CUBES,
        me.planned / POINTS,
        me.rewards * me.turns / POINTS,
        me.at_work / CUBES,
        me.soon / POINTS,
        me.uses * me.turns / POINTS,
        me.room / CUBES,
        me.bonus / CUBES,
    ]
