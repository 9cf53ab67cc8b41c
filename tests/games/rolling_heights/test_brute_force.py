"""Independent and slow ways to count, compared with the rules on random cities."""

from collections.abc import Callable
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.rolling_heights.scenes import CONTENT, GAME, ad, goes_on, own, table, target

from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.geometry import COLUMNS, ROWS
from ludoteca.games.rolling_heights.pieces import TYPES
from ludoteca.games.rolling_heights.rules import buying, paying
from ludoteca.games.rolling_heights.state import City

Cell = tuple[int, int]


@st.composite
def cities(draw: st.DrawFn) -> City:
    """Some tiles of three builders, completed or not, anywhere on the land."""
    s = table(3)
    land = [space for space in range(54) if s.price(space) != 99]
    spaces = draw(st.lists(st.sampled_from(land), min_size=3, max_size=24, unique=True))
    small = [n for n, plan in enumerate(CONTENT.plans) if sum(plan.cubes) <= 4]
    plans = draw(st.permutations(small))
    for at, (space, plan) in enumerate(zip(spaces, plans, strict=False)):
        owner = at if at < 3 else draw(st.integers(0, 2))
        own(s, owner, space, plan, complete=at < 3 or draw(st.booleans()))
    GAME.check(s)
    return s


def cell(space: int) -> Cell:
    return space // COLUMNS, space % COLUMNS


def next_to(a: Cell, b: Cell) -> bool:
    return (a[0] == b[0] and abs(a[1] - b[1]) == 1) or (a[1] == b[1] and abs(a[0] - b[0]) == 1)


def walk(sites: list[int], goal: int) -> int:
    """The number of steps from the nearest site, by walking over the map one step at a time."""
    reached, steps = {cell(site) for site in sites}, 0
    while cell(goal) not in reached:
        reached |= {there for there in product(range(ROWS), range(COLUMNS)) if any(next_to(there, r) for r in reached)}
        steps += 1
    return steps


def completed(s: City) -> list[tuple[int, Cell, str]]:
    """Owner, place and type of every completed building, read from the view and the components."""
    types = {name: TYPES[CONTENT.types[number]] for number, name in enumerate(CONTENT.plan_ids)}
    names = {f"{'ABCDEF'[row]}{column + 1}": (row, column) for row in range(ROWS) for column in range(COLUMNS)}
    shown = [tile for tile in s.view(None)["tiles"] if tile["built"] is None]
    return [(tile["owner"], names[tile["space"]], types[tile["tile"]]) for tile in shown]


def groups(places: list[Cell]) -> list[set[Cell]]:
    """Connected groups, by joining any two that touch until nothing changes."""
    parts = [{place} for place in places]
    changed = True
    while changed:
        changed = False
        for a, b in product(parts, parts):
            if a is not b and any(next_to(x, y) for x in a for y in b):
                parts = [part for part in parts if part is not a and part is not b] + [a | b]
                changed = True
                break
    return parts


@settings(max_examples=15, deadline=None)
@given(cities(), st.integers(0, 12))
def test_placement_costs(s: City, limit: int) -> None:
    """Prime plus distance cost of every space, the cheapest one, and those within a limit."""
    me = s.players[0]
    sites = me.plans + me.buildings
    prime = [CONTENT.prices[number] for number in s.cells]
    free = [space for space in range(54) if s.tiles[space] == -1 and prime[space] != WATER]
    costs = {space: prime[space] + max(0, walk(sites, space) - 1) for space in free}
    assert buying.cheapest_space(s, me) == min(costs.values(), default=99)
    assert buying.cheapest_space(s, me, limit) == min([cost for cost in costs.values() if cost < limit], default=99)
    assert buying.spaces_within(s, me, limit) == [space for space in free if costs[space] <= limit]
    assert all(buying.placement_cost(s, me, space) == cost for space, cost in costs.items())


@settings(max_examples=40, deadline=None)
@given(cities(), st.integers(0, 2))
def test_adjacency(s: City, owner: int) -> None:
    """Ads and targets about neighbours, pair by pair and each once."""
    built = completed(s)
    mine = [(place, kind) for who, place, kind in built if who == owner]
    water = [cell(space) for space in range(54) if CONTENT.prices[s.cells[space]] == WATER]

    def pairs(own_type: str, types: set[str]) -> int:
        return sum(kind == own_type and other in types and next_to(place, there)
                   for place, kind in mine for _, there, other in built)  # fmt: skip

    quiet = 3 * sum(kind == "residential" for _, kind in mine)
    quiet -= pairs("residential", {"industrial", "commercial", "civic"})
    harbor = pairs("industrial", {"commercial", "industrial"})
    harbor += sum(kind == "industrial" and next_to(place, wet) for place, kind in mine for wet in water)
    assert ad(s, owner, "AD-01") == quiet
    assert ad(s, owner, "AD-02") == 2 * pairs("park", {"residential", "commercial", "civic"})
    assert ad(s, owner, "AD-03") == 2 * harbor
    others = [place for who, place, _ in built if who != owner]
    touched = [any(next_to(place, other) for other in others) for place, _ in mine]
    touching = [any(next_to(place, other) for place, _ in mine) for other in others]
    wet_feet = [any(next_to(place, wet) for wet in water) for place, _ in mine]
    assert target(s, owner, "TG-02") == 2 * sum(touched)
    assert target(s, owner, "TG-03") == sum(touching)
    assert target(s, owner, "TG-04") == 2 * sum(wet_feet)


@settings(max_examples=40, deadline=None)
@given(cities(), st.integers(0, 2))
def test_groups_and_majorities(s: City, owner: int) -> None:
    """The largest group, columns, majorities by number and by height, and the neighbourhoods that lead."""
    built = completed(s)

    def ward(place: Cell) -> Cell:
        return place[0] // 3, place[1] // 3

    wards = list(product(range(2), range(3)))
    shops = [place for who, place, kind in built if who == owner and kind == "commercial"]
    assert ad(s, owner, "AD-04") == 3 * max(map(len, groups(shops)), default=0)
    assert ad(s, owner, "AD-05") == len({place[1] for who, place, _ in built if who == owner})

    def best(measure: Callable[[int, Cell], int]) -> int:
        return sum(0 < measure(owner, one) == max(measure(who, one) for who in range(3)) for one in wards)

    def number(who: int, one: Cell) -> int:
        return sum(other == who and ward(place) == one for other, place, _ in built)

    def height(who: int, one: Cell) -> int:
        tiles = [
            s.tiles[place[0] * COLUMNS + place[1]] for other, place, _ in built if other == who and ward(place) == one
        ]
        return max((max(h for _, h in CONTENT.plans[tile].stacks) for tile in tiles), default=0)

    assert ad(s, owner, "AD-09") == 2 * best(number)
    assert ad(s, owner, "AD-10") == 2 * best(height)
    smoke = [sum(kind == "industrial" and ward(place) == one for _, place, kind in built) for one in wards]
    leading = [one for one, count in zip(wards, smoke, strict=True) if count and count == max(smoke)]
    me = s.players[owner]
    assert ad(s, owner, "AD-07") == -sum(ward(cell(space)) in leading for space in me.plans + me.buildings)
    types = {kind for who, _, kind in built if who == owner}
    assert ad(s, owner, "AD-11") == len(types) + (3 if types == set(TYPES) else 0)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=9, max_size=9), st.integers(1, 8), st.integers(0, 1))
def test_payments_are_exactly_the_legal_ones(purse: list[int], cost: int, misc: int) -> None:
    """All ways that the questions allow are all ways to pay with miscellaneous cubes before real ones."""
    s = table(2)
    held = [misc * count for count in purse[1:5]]
    s.power, s.misc, s.held = purse[0], held, purse[5:]
    purse = [purse[0], *held, *purse[5:]]
    wanted = {
        way
        for way in product(*(range(count + 1) for count in purse))
        if sum(way) == cost and (sum(way[5:]) == 0 or sum(way[1:5]) == sum(purse[1:5]))
    }
    found: set[tuple[int, ...]] = set()
    if sum(purse) >= cost:
        explore(s, cost, found, purse)
    assert found == wanted


def explore(s: City, cost: int, found: set[tuple[int, ...]], purse: list[int]) -> None:
    waiting = [goes_on(s, paying.payment(s, 0, cost))]
    while waiting:
        one = waiting.pop()
        if one.over:
            way = tuple(a - b for a, b in zip(purse, paying.purse(one), strict=True))
            assert way not in found
            found.add(way)
        for answer in one.answers if not one.over else []:
            other = one.copy()
            other.choose(answer)
            waiting.append(other)
