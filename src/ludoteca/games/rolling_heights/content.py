"""The components of Rolling Heights: everything in `data/`, checked, as arrays by number."""

from math import gcd
from pathlib import Path
from typing import Final

from ludoteca.engine.content import Entry, different_ids, load
from ludoteca.games.rolling_heights.geometry import BOARDS, CELLS, SIDE
from ludoteca.games.rolling_heights.pieces import COLOURS, EXHAUSTED, HARD, KINDS, STATES, TYPES
from ludoteca.games.rolling_heights.tiles import AD_KINDS, DISCOUNT, EXTRA_BUY, TARGET_KINDS, AimTile, Plan

DATA: Final = Path(__file__).parent / "data"

MOST_SEATS: Final = 4
MOST_COUNT: Final = 999
STRIP: Final = 9
STRIPS: Final = ("level1", "level2")
SLOT_NAMES: Final = [f"{strip}-{slot}" for strip in STRIPS for slot in range(1, STRIP + 1)]
"""The slots of the market; on each strip, number 1 is the farthest from the draw pile."""
MARKET: Final = len(SLOT_NAMES)
MOST_COST: Final = 9
MOST_TO_PAY: Final = 2 * MOST_COST + 12
WATER: Final = 99
"""The price of a space that cannot be built on."""


class Content:
    def __init__(self, folder: Path) -> None:
        file = load(folder, "components.toml")
        self._read_counts(file)
        self._read_meeples(file)
        self._read_cubes(file)
        self._read_plans(folder)
        self._read_boards(load(folder, "boards.toml"))
        self._read_aims(load(folder, "aims.toml"))
        self._read_ranks(file.entry("solo"))
        file.refuse_unknown()

    def _read_counts(self, file: Entry) -> None:
        self.active_limit: int = file.number("active_limit", 4, 20)
        self.targets_dealt: int = file.number("targets_dealt", 1, 3)
        self.ads_used: int = file.number("ads_used", 0, 6)
        self.tokens: int = file.number("wild_tokens", 0, 999)
        self.start_distance: int = file.number("start_distance", 1, 5)
        landing = file.entry("landing")
        weights = [landing.number(name, 1, 1000) for name in STATES[EXHAUSTED : HARD + 1]]
        smallest = gcd(*weights)
        self.landing: list[int] = [
            state for state, weight in enumerate(weights, EXHAUSTED) for _ in range(weight // smallest)
        ]
        """One entry per equally likely way to land: the state."""
        market = file.entry("market")
        self.costs: list[int] = []
        for level in STRIPS:
            costs = market.numbers(level, 0, MOST_COST)
            if len(costs) != STRIP or costs != sorted(costs):
                market.refuse(level, f"expected {STRIP} costs that do not fall, found {costs}")
            self.costs += costs
        trades = file.entry("trades")
        self.trade_costs: list[int] = [trades.number(colour, 1, MOST_COST) for colour in COLOURS]

    def _read_meeples(self, file: Entry) -> None:
        meeples = file.entries("meeple")
        if [meeple.text("id") for meeple in meeples] != list(KINDS):
            file.refuse("meeple", f"expected the kinds {', '.join(KINDS)} in this order")
        self.meeple_counts: list[int] = [meeple.number("count", 0, 99) for meeple in meeples]
        self.meeple_colours: list[str] = [meeple.text("colour") for meeple in meeples]
        self.gains: list[list[int]] = [[meeple.number(way, 0, 9) for meeple in meeples] for way in ("steady", "hard")]
        """What a meeple gives: steady or Working Hard, then by kind."""
        self.meeple_values: list[float] = [meeple.fraction("value", 0, 99) for meeple in meeples]
        start = file.entry("start_meeples")
        for name in start.names():
            if name not in KINDS:
                file.refuse("start_meeples", f"expected kinds of meeple, found {name!r}")
        self.start_meeples: list[int] = [start.number(kind, 0, 9) if kind in start else 0 for kind in KINDS]
        if any(4 * each > count for each, count in zip(self.start_meeples, self.meeple_counts, strict=True)):
            file.refuse("start_meeples", "expected no more than four players can take from the supply")

    def _read_cubes(self, file: Entry) -> None:
        cubes = file.entry("cubes")
        removed = cubes.entry("removed")
        sides = file.entry("sides")
        self.cubes: list[list[int]] = [[], []]
        """Cubes of each colour in the game, by number of players, from 2."""
        self.b_sides: list[int] = [0, 0]
        """Boards that show their B side, by number of players, from 2."""
        for players in ("2", "3", "4"):
            out = removed.number(players, 0, 59)
            self.cubes.append([cubes.number(colour, out + 1, 200) - out for colour in COLOURS])
            split = sides.entry(players)
            self.b_sides.append(split.number("B", 0, BOARDS))
            if split.number("A", 0, BOARDS) + self.b_sides[-1] != BOARDS:
                split.refuse("B", f"expected {BOARDS} boards in all")

    def _read_plans(self, folder: Path) -> None:
        self.plans: list[Plan] = []
        entries: list[Entry] = []
        for level in (1, 2):
            file = load(folder, f"plans_level{level}.toml")
            if len(file.entries("plan")) < STRIP:
                file.refuse("plan", f"expected at least {STRIP} plans of level {level}")
            entries += file.entries("plan")
            self.plans += [Plan(entry, level) for entry in file.entries("plan")]
            file.refuse_unknown()
        self.plan_ids: list[str] = different_ids(entries)
        self.level1: int = sum(plan.level == 1 for plan in self.plans)
        self.needs: list[int] = [plan.need for plan in self.plans]
        self.types: list[int] = [plan.type for plan in self.plans]

        abilities = [plan.ability for plan in self.plans if plan.ability is not None]
        self.most_buys: int = 1 + sum(max(one.value) for one in abilities if one.kind == EXTRA_BUY)
        """The most plans that could be bought in one turn."""
        self.most_discount: int = sum(max(one.value) for one in abilities if one.kind == DISCOUNT) + sum(
            one.hard_discount for one in abilities
        )

    def _read_boards(self, file: Entry) -> None:
        boards = file.entries("board")
        self.board_ids: list[str] = [board.text("id") for board in boards]
        wanted = [f"{number}{side}" for number in range(1, BOARDS + 1) for side in "AB"]
        if self.board_ids != wanted:
            file.refuse("board", f"expected the sides {', '.join(wanted)} in this order")
        self.cell_ids: list[str] = [f"{board}/{cell}" for board in self.board_ids for cell in range(CELLS)]
        self.prices: list[int] = []
        """By cell: the prime cost, 0 for ordinary land, `WATER` for water."""
        self.bonus_points: list[int] = []
        self.bonus_types: list[int] = []
        """By cell: a mask of the building types that score the bonus."""
        for board in boards:
            rows = board.rows("spaces")
            if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
                board.refuse("spaces", f"expected {SIDE} rows of {SIDE} spaces")
            for row in rows:
                for cell in row:
                    self._read_cell(cell)
        file.refuse_unknown()

    def _read_cell(self, cell: Entry) -> None:
        if cell.one_of("ground", ("land", "water")):
            if "prime" in cell or "bonus_points" in cell:
                cell.refuse("ground", "expected land where there is a prime cost or a bonus")
            self.prices.append(WATER)
        else:
            self.prices.append(cell.number("prime", 1, MOST_COST) if "prime" in cell else 0)
        types = cell.all_of("bonus_types", TYPES) if "bonus_types" in cell else []
        self.bonus_types.append(sum(1 << kind for kind in set(types)))
        self.bonus_points.append(cell.number("bonus_points", 1, 9) if types else 0)

    def _read_aims(self, file: Entry) -> None:
        different_ids(file.entries("ad") + file.entries("target"))
        self.ads: list[AimTile] = [AimTile(entry, AD_KINDS) for entry in file.entries("ad")]
        self.targets: list[AimTile] = [AimTile(entry, TARGET_KINDS) for entry in file.entries("target")]
        self.ad_ids: list[str] = [ad.id for ad in self.ads]
        self.target_ids: list[str] = [target.id for target in self.targets]
        if len(self.ads) < self.ads_used:
            file.refuse("ad", f"expected at least {self.ads_used}")
        if len(self.targets) < 4 * self.targets_dealt:
            file.refuse("target", f"expected at least {4 * self.targets_dealt}")
        self.first_game_ads: list[int] = [number for number, ad in enumerate(self.ads) if ad.first_game]
        if len(self.first_game_ads) != self.ads_used:
            file.refuse("ad", f"expected {self.ads_used} with first_game = true, found {len(self.first_game_ads)}")
        file.refuse_unknown()

    def _read_ranks(self, solo: Entry) -> None:
        ranks = solo.entries("ranks")
        self.rank_ids: list[str] = [rank.text("id") for rank in ranks]
        self.rank_leads: list[int] = [rank.number("lead", -999, 999) for rank in ranks]
        if not ranks or self.rank_leads != sorted(self.rank_leads) or self.rank_leads[0] != -999:
            solo.refuse("ranks", "expected rising leads, the first -999")

    def pile(self, level: int) -> list[int]:
        """All plans of a level, sorted."""
        return [number for number, plan in enumerate(self.plans) if plan.level == level]

    def box(self, seats: int) -> list[int]:
        """Cubes of each colour in a game with this many seats; solo has as many as two players. RH-007, RH-180"""
        return self.cubes[max(2, seats)]
