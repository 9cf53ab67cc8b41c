"""Rolling Heights in numbers, for bots and learning libraries."""

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine import NONE, Game
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import MARKET, MOST_COST, MOST_SEATS, SLOT_NAMES, WATER, Content
from ludoteca.games.rolling_heights.geometry import SPACE_NAMES, SPACES
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, COLOURS, KIND_COUNT, KINDS, STATES, TYPES
from ludoteca.games.rolling_heights.state import Builder, City
from ludoteca.games.rolling_heights.tiles import ABILITIES, Plan
from ludoteca.observations.buffer import Buffer, zeros
from ludoteca.observations.observer import Observer, each, seat_rows

if TYPE_CHECKING:
    from array import array

MOST_POINTS: Final = 200
MOST_TILES: Final = 20
MOST_MEEPLES: Final = 10
MOST_CUBES: Final = 80
RIVAL: Final = "rival"
LAND: Final = {"water": 1, "price": MOST_COST, "bonus": 9, **each(f"bonus_{kind}" for kind in TYPES)}
PLAN: Final = {
    "there": 1, "points": 20, **each(TYPES), **each(COLOURS, stacks.MOST_CUBES), **each(KINDS, 5),
    **each(f"can_{ability}" for ability in ABILITIES),
}  # fmt: skip
SEAT: Final = {
    "there": 1, "points": MOST_POINTS, "plans": MOST_TILES, "buildings": MOST_TILES, "tokens": 20, "targets": 3,
    "ready": 1, "starts": 1, "at_turn": 1,
    **each((f"{state}_{kind}" for state in STATES for kind in KINDS), MOST_MEEPLES),
}  # fmt: skip
COMPLETE: Final = MOST_SEATS + 1
MISSING: Final = COMPLETE + 2
TILE_TYPE: Final = MISSING + COLOUR_COUNT
IS_COMPLETE: Final = 1 << 16
"""Everything seen of a tile, as one number: missing cubes lowest, then two flags, the row, and the plan from 1 on."""
IS_USED: Final = 1 << 17
ROW: Final = 18
ROWS: Final = 15
PLAN_AT: Final = 22
THERE: Final = 1 << PLAN_AT
NO_TILES: Final = [0] * SPACES
EMPTY_MARKET: Final = [NONE] * MARKET + [0] * (2 * MARKET)
MOST_MAPS: Final = 1000
"""The most maps that are remembered."""


class CityObserver(Observer):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._content: Content = game.content
        self._maps: dict[tuple[int, ...], array[float]] = {}
        content, rows = self._content, seat_rows(MOST_SEATS)
        builders = [*rows, RIVAL]
        self._course = self.block(
            "course", "How far the game is, what is left, and what the turn may still do.",
            {
                "round": 50, "last_round": 1, "misc_joined": 1, "tokens": 30, "pile_1": len(content.pile(1)),
                "pile_2": len(content.pile(2)), "power": 20, "discount": 10, "buys": 5,
            },
        )  # fmt: skip
        self._supply = self.block("supply", "Cubes in the supply.", each(COLOURS, MOST_CUBES))
        self._meeples = self.block("meeples", "Meeples in the supply.", each(KINDS, 16))
        self._held = self.block("held", "Real cubes of the player at turn.", each(COLOURS, 20))
        self._misc = self.block("misc", "Their miscellaneous cubes.", each(COLOURS, 20))
        self._targets = self.block("targets", "Your targets.", each(content.target_ids))
        self._revealed = self.block("revealed", "Targets that were scored.", each(content.target_ids), rows)
        self._ads = self.block("ads", "The ads of this game.", each(content.ad_ids))
        self._land = self.block("land", "The spaces of the map, as printed.", LAND, SPACE_NAMES)
        owned = {
            **each([*builders, "complete", "used"]),
            **each((f"missing_{one}" for one in COLOURS), 15),
            **each(TYPES),
        }
        self._tiles = self.block("tiles", "The tiles on the map: owner, missing cubes, type.", owned, SPACE_NAMES)
        self._tile_columns = len(owned)
        self._market = self.block("market", "The plans on offer.", {"tokens": 9, "due": 3, **PLAN}, SLOT_NAMES)
        self._plans = self.block(
            "plans", "Where each plan is: in the market, or whose building it is on the map.", each(content.plan_ids),
            ["market", *builders],
        )  # fmt: skip
        self._seats = self.block("seats", "One row for each seat.", SEAT, rows)
        rival = {"there": 1, "points": MOST_POINTS, "plans": MOST_TILES, "buildings": MOST_TILES}
        self._rival = self.block(RIVAL, "The Rival of a game alone.", rival)
        self._no_plan = zeros(len(PLAN))
        self._printed = [self.divided(self._market + 2, _printed(plan)) for plan in content.plans]
        self._owned = self._plans + len(self._printed)

    def look(self, s: City, seat: int, buffer: Buffer) -> None:
        """Everything a view has, except what ads and targets would score now."""
        self._look_at_course(s, seat, buffer)
        if buffer.changed(self._land, s.cells):
            buffer.paste(self._land, self._map(s.cells))
        self._look_at_market(s, buffer)
        builders: list[Builder] = []
        for step in range(s.seats):
            other = (seat + step) % s.seats
            self._look_at_seat(s, other, step, buffer)
            builders.append(s.players[other])
        seen = [[1, rival.score, len(rival.plans), len(rival.buildings)] for rival in s.rivals]
        buffer.row(self._rival, seen[0] if seen else [0, 0, 0, 0])
        self._look_at_tiles(s, builders, buffer)

    def _look_at_course(self, s: City, seat: int, buffer: Buffer) -> None:
        course = [
            s.round, int(s.last_round > 0), int(s.misc_joined), s.tokens, len(s.pile1), len(s.pile2), s.power,
            s.discount, s.buys,
        ]  # fmt: skip
        buffer.row(self._course, course)
        buffer.row(self._supply, s.supply)
        buffer.row(self._meeples, s.meeples)
        buffer.row(self._held, s.held)
        buffer.row(self._misc, s.misc)
        buffer.heap(self._targets, s.players[seat].targets)
        buffer.heap(self._ads, s.ads)

    def _map(self, cells: list[int]) -> "array[float]":
        """The print on the boards as they are laid; it stays the same for the whole game."""
        key = tuple(cells)
        found = self._maps.get(key)
        if found is None:
            if len(self._maps) >= MOST_MAPS:
                self._maps.clear()
            found = self.divided(self._land, [number for cell in cells for number in _cell(self._content, cell)])
            self._maps[key] = found
        return found

    def _look_at_market(self, s: City, buffer: Buffer) -> None:
        now = s.market + s.tokens_on + s.due
        old = buffer.last(self._market) or EMPTY_MARKET
        if not buffer.changed(self._market, now):
            return
        for slot in range(MARKET):
            if old[slot] != now[slot] and old[slot] != NONE:
                buffer.erase(self._plans + old[slot])
        first = self._market
        for slot in range(MARKET):
            plan = now[slot]
            if old[slot] != plan:
                buffer.paste(first + 2, self._no_plan if plan == NONE else self._printed[plan])
                if plan != NONE:
                    buffer.mark(self._plans + plan)
            if old[MARKET + slot] != now[MARKET + slot]:
                buffer.put(first, now[MARKET + slot])
            if old[2 * MARKET + slot] != now[2 * MARKET + slot]:
                buffer.put(first + 1, now[2 * MARKET + slot])
            first += 2 + len(PLAN)

    def _look_at_seat(self, s: City, other: int, step: int, buffer: Buffer) -> None:
        player, first = s.players[other], self._seats + step * len(SEAT)
        seen = [
            1, player.score, len(player.plans), len(player.buildings), player.tokens, len(player.targets),
            int(player.ready), int(s.start == other), int(s.at_turn == other),
        ]  # fmt: skip
        buffer.row(first, seen)
        first += len(seen)
        for lot in (player.idle, player.box, player.steady, player.hard, player.spent):
            buffer.row(first, lot)
            first += KIND_COUNT
        buffer.one(self._revealed + step * len(s.content.targets), player.revealed)

    def _look_at_tiles(self, s: City, builders: list[Builder], buffer: Buffer) -> None:
        if not _changed_tiles(s, builders, self._tiles, buffer):
            return
        now = _seen_tiles(s, builders)
        old = buffer.last(self._owned) or NO_TILES
        buffer.changed(self._owned, now)
        others = [space for space, tile in enumerate(now) if old[space] != tile]
        for space in others:
            if old[space]:
                self._erase_tile(old[space], self._tiles + space * self._tile_columns, buffer)
        for space in others:
            if now[space]:
                self._look_at_tile(now[space], self._tiles + space * self._tile_columns, buffer)

    def _erase_tile(self, tile: int, first: int, buffer: Buffer) -> None:
        buffer.clear(first, self._tile_columns)
        if tile >= THERE:
            buffer.erase(self._owned + (tile >> ROW & ROWS) * len(self._printed) + (tile >> PLAN_AT) - 1)

    def _look_at_tile(self, tile: int, first: int, buffer: Buffer) -> None:
        if tile & IS_USED:
            buffer.mark(first + COMPLETE + 1)
        if tile < THERE:
            return
        row, plan = tile >> ROW & ROWS, (tile >> PLAN_AT) - 1
        buffer.mark(self._owned + row * len(self._printed) + plan)
        buffer.mark(first + row)
        buffer.mark(first + TILE_TYPE + self._content.types[plan])
        if tile & IS_COMPLETE:
            buffer.mark(first + COMPLETE)
        for colour in range(COLOUR_COUNT):
            buffer.put(first + MISSING + colour, stacks.count(tile, colour))


def _changed_tiles(s: City, builders: list[Builder], first: int, buffer: Buffer) -> bool:
    """Whether anything tiles show has changed: compared list by list, to avoid building one long list each time."""
    changed = buffer.changed(first, s.tiles)
    changed = buffer.changed(first + 1, s.built) or changed
    changed = buffer.changed(first + 2, s.used) or changed
    at = first + 3
    for builder in builders + s.rivals:
        changed = buffer.changed(at, builder.plans) or changed
        changed = buffer.changed(at + 1, builder.buildings) or changed
        at += 2
    return changed


def _seen_tiles(s: City, builders: list[Builder]) -> list[int]:
    tiles = [0] * SPACES
    for row, builder in enumerate(builders):
        _put_tiles(s, builder, row, tiles)
    for rival in s.rivals:
        _put_tiles(s, rival, MOST_SEATS, tiles)
    for space in s.used:
        tiles[space] |= IS_USED
    return tiles


def _put_tiles(s: City, builder: Builder, row: int, tiles: list[int]) -> None:
    for space in builder.plans:
        tiles[space] = s.tiles[space] + 1 << PLAN_AT | row << ROW | s.missing(space)
    for space in builder.buildings:
        tiles[space] = s.tiles[space] + 1 << PLAN_AT | row << ROW | IS_COMPLETE


def _cell(content: Content, cell: int) -> bytes:
    if cell == NONE:
        return bytes(len(LAND))
    if content.prices[cell] == WATER:
        return bytes([1] + [0] * (len(LAND) - 1))
    types = [content.bonus_types[cell] >> kind & 1 for kind in range(len(TYPES))]
    return bytes([0, content.prices[cell], content.bonus_points[cell], *types])


def _printed(plan: Plan) -> bytes:
    meeples = [0] * KIND_COUNT
    for reward in plan.rewards:
        for kind in reward:
            meeples[kind] += 1
    ability = NONE if plan.ability is None else plan.ability.kind
    numbers = [
        1, plan.points + plan.expected, *(int(plan.type == kind) for kind in range(len(TYPES))), *plan.cubes, *meeples,
        *(int(ability == kind) for kind in range(len(ABILITIES))),
    ]  # fmt: skip
    return bytes(min(number, top) for number, top in zip(numbers, PLAN.values(), strict=True))


FEATURES: Final = CityObserver
