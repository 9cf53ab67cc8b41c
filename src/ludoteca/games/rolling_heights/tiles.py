"""The tiles of Rolling Heights as they are in `data/`: building plans, ads and targets."""

from collections.abc import Sequence
from typing import Final

from ludoteca.engine import NONE
from ludoteca.engine.content import Entry
from ludoteca.engine.shape import kind_of
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS, TYPES
from ludoteca.games.rolling_heights.stacks import MOST_CUBES, pack

ABILITIES: Final = (
    "gain_cubes", "spending_power", "points", "points_per", "wild_tokens", "convert", "reroll", "upgrade", "discount",
    "extra_buy", "swap_cubes",
)  # fmt: skip
GAIN_CUBES: Final = 0
SPENDING_POWER: Final = 1
POINTS: Final = 2
POINTS_PER: Final = 3
WILD_TOKENS: Final = 4
CONVERT: Final = 5
REROLL: Final = 6
UPGRADE: Final = 7
DISCOUNT: Final = 8
EXTRA_BUY: Final = 9
SWAP_CUBES: Final = 10

COUNTS: Final = (
    "own_completed_type", "own_completed_type_within", "own_completed_in_neighbourhood", "own_completed_min_height",
    "own_completed_adjacent_to_water", "opponent_completed_adjacent", "neighbourhoods_with_own_completed",
    "adjacent_water_spaces", "empty_adjacent_spaces", "own_working_hard_architects",
)  # fmt: skip
OWN_TYPE: Final = 0
OWN_TYPE_WITHIN: Final = 1
OWN_IN_NEIGHBOURHOOD: Final = 2
OWN_MIN_HEIGHT: Final = 3
OWN_AT_WATER: Final = 4
OPPONENT_ADJACENT: Final = 5
NEIGHBOURHOODS_WITH_OWN: Final = 6
WATER_ADJACENT: Final = 7
EMPTY_ADJACENT: Final = 8
HARD_ARCHITECTS: Final = 9
NO_LIMIT: Final = 99

AD_KINDS: Final = (
    "score_minus_adjacent", "per_adjacent", "largest_group", "columns", "rescore_half", "crowded", "rescore_one",
    "majority_count", "majority_height", "type_set", "skyscrapers",
)  # fmt: skip
TARGET_KINDS: Final = (
    "per_adjacent", "own_adjacent_to_opponent", "opponent_adjacent_to_own", "own_adjacent_to_water", "wild_tokens",
    "meeples", "meeple_kinds", "own_types", "skyscrapers",
)  # fmt: skip


class Counting:
    """Something to count on the map: what, of which type or height, how far away, and the most that count."""

    def __init__(self, entry: Entry) -> None:
        self.count: int = entry.one_of("count", COUNTS)
        self.arg: int = NONE
        if self.count in (OWN_TYPE, OWN_TYPE_WITHIN):
            self.arg = entry.one_of("arg", TYPES)
        elif self.count == OWN_MIN_HEIGHT:
            self.arg = entry.number("arg", 1, MOST_CUBES)
        self.distance: int = entry.number("distance", 1, 13) if self.count == OWN_TYPE_WITHIN else 0
        self.most: int = entry.number("max", 1, NO_LIMIT) if "max" in entry else NO_LIMIT


class Ability:
    """What a Public Figure may do with a completed building; `value` has the steady and the hard value."""

    def __init__(self, entry: Entry) -> None:
        self.kind: int = entry.one_of("kind", ABILITIES)
        self.value: list[int] = [entry.number("steady", 1, 9), entry.number("hard", 1, 9)]
        self.colour: int = entry.one_of("colour", (*COLOURS, "any")) if self.kind == GAIN_CUBES else NONE
        self.counting: Counting | None = Counting(entry) if self.kind == POINTS_PER else None
        self.hard_base: int = entry.number("hard_base", 0, 9) if "hard_base" in entry else 0
        self.hard_discount: int = entry.number("hard_discount", 0, 9) if self.kind == EXTRA_BUY else 0
        self.source: int = entry.one_of("from", KINDS) if self.kind == CONVERT else NONE
        self.into: int = entry.one_of("to", KINDS) if self.kind == CONVERT else NONE


class Plan:
    """One building plan tile; `need` is the stack of all its cubes."""

    def __init__(self, entry: Entry, level: int) -> None:
        self.id: str = entry.text("id")
        self.name: str = entry.text("name")
        self.level: int = level
        self.type: int = entry.one_of("type", TYPES)
        self.stacks: list[tuple[int, int]] = _stacks(entry)
        self.cubes: list[int] = [sum(h for c, h in self.stacks if c == colour) for colour in range(len(COLOURS))]
        if max(self.cubes) > MOST_CUBES:
            entry.refuse("stacks", f"expected at most {MOST_CUBES} cubes of one colour")
        self.need: int = pack(self.cubes)
        self.height: int = max(height for _, height in self.stacks)
        self.points: int = entry.number("points", 0, 50)
        self.rewards: list[list[int]] = _rewards(entry)
        self.ability: Ability | None = Ability(entry.entry("ability")) if "ability" in entry else None
        self.variable: Counting | None = Counting(entry.entry("variable")) if "variable" in entry else None
        self.per: int = entry.entry("variable").number("per", 1, 9) if "variable" in entry else 0
        self.expected: int = entry.number("expected", 0, 50) if "expected" in entry else 0
        self.provenance: str = entry.text("provenance")
        entry.notes("known")
        if not (self.points or self.rewards or self.variable):
            entry.refuse("points", "expected points, a reward or variable points: a plan must give something")


class AimTile:
    """One ad or target tile: how it is counted, and with what numbers."""

    def __init__(self, entry: Entry, kinds: Sequence[str]) -> None:
        self.id: str = entry.text("id")
        self.name: str = entry.text("name")
        self.rule: str = entry.text("rule")
        self.kind: str = kinds[entry.one_of("kind", kinds)]
        self.own: int = entry.one_of("own", TYPES) if "own" in entry else NONE
        self.most: int = entry.one_of("most", TYPES) if "most" in entry else NONE
        types = entry.all_of("types", TYPES) if "types" in entry else []
        self.types: list[bool] = [kind in types for kind in range(len(TYPES))]
        self.meeples: list[int] = entry.all_of("meeples", KINDS) if "meeples" in entry else []
        self.points: int = entry.number("points", 0, 9) if "points" in entry else 0
        self.lose: int = entry.number("lose", 0, 9) if "lose" in entry else 0
        self.all_bonus: int = entry.number("all_bonus", 0, 9) if "all_bonus" in entry else 0
        self.min_height: int = entry.number("min_height", 1, MOST_CUBES) if "min_height" in entry else 1
        self.water: bool = entry.flag("water", default=False)
        self.first_game: bool = entry.flag("first_game", default=False)
        self.table: list[int] = _table(entry) if self.kind == "meeple_kinds" else []
        needed = {"score_minus_adjacent": "own", "per_adjacent": "own", "largest_group": "own", "rescore_half": "own"}
        needed |= {"crowded": "most", "rescore_one": "most"}
        if self.kind in needed and needed[self.kind] not in entry:
            entry.refuse(needed[self.kind], f"is missing: {self.kind} needs a building type")
        entry.notes("text")


def _stacks(entry: Entry) -> list[tuple[int, int]]:
    stacks: list[tuple[int, int]] = []
    for at, stack in enumerate(entry.lists("stacks")):
        if len(stack) != 2 or stack[0] not in COLOURS or type(stack[1]) is not int or not 1 <= stack[1] <= MOST_CUBES:
            entry.refuse(f"stacks[{at}]", f"expected a colour and a height, found {kind_of(stack)} {stack}")
        stacks.append((COLOURS.index(stack[0]), stack[1]))
    if not 1 <= len(stacks) <= 5:
        entry.refuse("stacks", f"expected 1 to 5 stacks, found {len(stacks)}")
    return stacks


def _rewards(entry: Entry) -> list[list[int]]:
    """Each meeple gained, as one kind or as the two kinds to choose from."""
    rewards: list[list[int]] = []
    for at, reward in enumerate(entry.lists("reward")):
        if not 1 <= len(reward) <= 2 or any(kind not in KINDS for kind in reward):
            entry.refuse(f"reward[{at}]", f"expected one or two kinds of meeple, found {reward}")
        rewards.append([KINDS.index(kind) for kind in reward])
    return rewards


def _table(entry: Entry) -> list[int]:
    """Points by number of different kinds of meeple, 0 where the table has no entry."""
    points = [0] * (len(KINDS) + 1)
    for at, row in enumerate(entry.lists("table")):
        if len(row) != 2 or not all(type(number) is int for number in row) or not 1 <= row[0] <= len(KINDS):
            entry.refuse(f"table[{at}]", f"expected a number of kinds and points, found {row}")
        points[row[0]] = row[1]
    return points
