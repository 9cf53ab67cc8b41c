"""Positions of Rolling Heights laid by hand, without chance, and the few moves that tests need again and again."""

import ludoteca
from ludoteca.engine import Frame, OptionValue, State, add, ask, do
from ludoteca.games import components
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import DATA
from ludoteca.games.rolling_heights.game import RollingHeights
from ludoteca.games.rolling_heights.geometry import CELLS, COLUMNS, SPACES_OF
from ludoteca.games.rolling_heights.pieces import COLOURS, EXHAUSTED, KINDS, TYPES
from ludoteca.games.rolling_heights.positions.pending import LEADS_ON
from ludoteca.games.rolling_heights.rules import (
    ads,
    cleanup,
    figures,
    main,
    meeples,
    rally_and_strike,
    servants,
    targets,
    turn,
)
from ludoteca.games.rolling_heights.state import City

GAME = RollingHeights()
CONTENT = GAME.content
NEW = GAME.new(2)
"""A game that has just begun, to look up its rules."""
MAIN = main.MAIN.of(NEW)
RALLY = rally_and_strike.RALLY.of(NEW)
RAISE = servants.RAISE.of(NEW)
GIVE_BACK = figures.GIVE_BACK.of(NEW)
REROLL_AGAIN = figures.REROLL_AGAIN.of(NEW)
ROLL_AHEAD = turn.ROLL_AHEAD.of(NEW)
FILES = components.read(DATA)
PRINTED = {plan["id"]: plan for level in (1, 2) for plan in FILES[f"plans_level{level}.toml"]["plan"]}
"""The plans as printed, by id."""
GROUND = {
    f"{board['id']}/{at}": space
    for board in FILES["boards.toml"]["board"]
    for at, space in enumerate(space for row in board["spaces"] for space in row)
}
"""The spaces of the boards as printed, by id."""
LEVEL1 = [number for number, plan in enumerate(CONTENT.plans) if plan.level == 1]
LEVEL2 = [number for number, plan in enumerate(CONTENT.plans) if plan.level == 2]


def plan(name: str) -> int:
    return next(number for number, one in enumerate(CONTENT.plans) if one.name == name)


def kind(name: str) -> int:
    return KINDS.index(name)


def colour(name: str) -> int:
    return COLOURS.index(name)


def at(row: int, column: int) -> int:
    """The number of a space, from its row and column as the worked examples give them."""
    return row * COLUMNS + column


def table(players: int = 2, options: dict[str, OptionValue] | None = None) -> City:
    """Boards 1A to 6A (or B where they must) unturned, the last nine plans of each level in the markets, empty land.

    Nobody owns a tile or holds a cube. Everybody has the first four meeples. It is seat 0's turn, round 3.
    """
    s = GAME.empty(players, GAME.checked_options(options or {}))
    b_sides = CONTENT.b_sides[max(2, players)]
    for slot, spaces in enumerate(SPACES_OF):
        side = slot * 2 + (1 if slot < b_sides else 0)
        for cell, space in enumerate(spaces):
            s.cells[space] = side * CELLS + cell
    s.market = LEVEL1[-9:] + LEVEL2[-9:]
    s.pile1, s.pile2 = LEVEL1[:-9], LEVEL2[:-9]
    for seat, player in enumerate(s.players):
        player.idle = CONTENT.start_meeples.copy()
        player.targets = [2 * seat, 2 * seat + 1]
    s.meeples = [n - players * each for n, each in zip(CONTENT.meeple_counts, CONTENT.start_meeples, strict=True)]
    s.ads = [0, 1, 2]
    s.at_turn, s.round, s.buys = 0, 3, 1
    return s


def pending(s: City, *frames: Frame) -> City:
    """Put these frames on the stack, the first on top, and go on from there; below a question of a turn its end."""
    s.stack = list(frames[::-1])
    if not isinstance(s.rules[s.stack[0][0]], LEADS_ON):
        s.stack[:0] = end_of_turn(s.at_turn)
    s.run()
    GAME.check(s)
    return s


def goes_on(s: City, stack: list[Frame]) -> City:
    """Let the game go on from just these frames, the last on top."""
    s.stack = stack
    s.run()
    return s


def end_of_turn(seat: int) -> list[Frame]:
    return [do(turn.END_TURN, seat), do(cleanup.CLEANUP, seat)]


def in_main(s: City, seat: int = 0) -> City:
    """Let a seat be in its Main phase, even if it could only end it, with Cleanup to follow."""
    s.stack = [*end_of_turn(seat), ask(main.MAIN, seat)]
    s.resume()
    GAME.check(s)
    return s


def crew(s: City, seat: int, where: str, **counts: int) -> None:
    """Give a player more meeples from the supply, in one state: `crew(s, 0, "hard", riveter=2)`."""
    lot = getattr(s.players[seat], where)
    for name, count in counts.items():
        lot[kind(name)] += count
        s.meeples[kind(name)] -= count


def dismiss(s: City, seat: int = 0) -> None:
    """Take the first four meeples away again."""
    player = s.players[seat]
    s.meeples = [a + b for a, b in zip(s.meeples, player.idle, strict=True)]
    player.idle = [0] * len(KINDS)


def hold(s: City, **counts: int) -> None:
    """Give the player at turn real cubes from the supply."""
    for name, count in counts.items():
        s.held[colour(name)] += count
        s.supply[colour(name)] -= count
        if s.supply[colour(name)] == 0:
            s.misc_joined = True


def own(s: City, owner: int, space: int, tile: int, complete: bool = True) -> int:
    """Lay a tile for somebody, from wherever it is; a completed one takes its cubes from the supply."""
    if tile in s.market:
        pile = s.pile1 if tile in LEVEL1 else s.pile2
        s.market[s.market.index(tile)] = pile.pop(0)
    else:
        (s.pile1 if tile in s.pile1 else s.pile2).remove(tile)
    s.tiles[space] = tile
    builder = s.builder(owner)
    add(builder.buildings if complete else builder.plans, space)
    if complete:
        fill(s, space)
    return space


def to_market(s: City, slot: int, tile: int) -> None:
    """Swap a tile into a slot of the market; the one there goes to its pile or to where the tile was."""
    out = s.market[slot]
    if tile in s.market:
        s.market[s.market.index(tile)] = out
    else:
        (s.pile1 if tile in s.pile1 else s.pile2).remove(tile)
        add(s.pile1 if out in LEVEL1 else s.pile2, out)
    s.market[slot] = tile


def fill(s: City, space: int) -> None:
    tile = s.tiles[space]
    s.built[space] = CONTENT.needs[tile]
    for number, count in enumerate(CONTENT.plans[tile].cubes):
        s.supply[number] -= count


def building(kind_of: str, s: City) -> int:
    """A plan of a type that is not on the map yet, as plain as there is one."""
    free = [
        number
        for number, one in enumerate(CONTENT.plans)
        if TYPES[one.type] == kind_of and number not in s.tiles and one.variable is None
    ]
    return min(free, key=lambda number: (CONTENT.plans[number].ability is not None, number))


def drain(s: City, name: str, left: int = 0) -> None:
    """Build cubes of a colour into tiles of the last player until this many are left in the supply."""
    number = colour(name)
    wanted = s.supply[number] - left
    free = [space for space in range(54) if s.is_empty(space) and s.price(space) == 0][::-1]
    for tile in [*s.pile2, *s.pile1]:
        need = CONTENT.plans[tile].cubes[number]
        if not wanted or not need:
            continue
        put = min(need, wanted)
        space = free.pop(0)
        own(s, s.owners - 1, space, tile, complete=False)
        s.built[space] = stacks.cubes(number, put)
        if s.built[space] == CONTENT.needs[tile]:
            s.built[space] -= stacks.cubes(number)
            put -= 1
        wanted -= put
        s.supply[number] -= put
    assert wanted == 0, f"{wanted} {name} left over"
    if left == 0:
        s.misc_joined = True


def choose(s: City, *answers: int) -> City:
    """Give these answers and check the position after each."""
    for answer in answers:
        s.choose(answer)
        GAME.check(s)
    return s


def asked(s: State) -> str:
    return s.rules[s.stack[-1][0]].name if s.stack else "over"


def activation(name: str, way: int = meeples.AS_STEADY) -> int:
    return MAIN.activate.at(kind(name), way)


def construction(space: int, name: str) -> int:
    """The answer of Main that puts a cube on a space."""
    return MAIN.construct.at(space, colour(name))


def land(s: City) -> list[int]:
    return [space for space in range(54) if s.is_empty(space) and s.price(space) == 0]


def roll_all(s: City, *landings: int) -> City:
    """Let the next meeples land like this: 0 exhausted, 1 steady, 2 hard."""
    for landing in landings:
        assert asked(s) == "RollMeeple", asked(s)
        s.choose(EXHAUSTED + landing)
    GAME.check(s)
    return s


# ---------------------------------------------------------------- what tests of several rules begin with


def ad(s: City, owner: int, name: str) -> int:
    return ads.ad_points(s, owner, CONTENT.ads[CONTENT.ad_ids.index(name)])


def target(s: City, seat: int, name: str) -> int:
    return targets.target_points(s, seat, CONTENT.targets[CONTENT.target_ids.index(name)])


def lay(s: City, owner: int, kind: str, *spaces: tuple[int, int], complete: bool = True) -> None:
    for row, column in spaces:
        own(s, owner, at(row, column), building(kind, s), complete)


SITE = at(2, 0)


def constructing(name: str, built: list[int] | None = None, **held: int) -> City:
    """Seat 0 in Main with a plan at C1, cubes on it and cubes in hand."""
    s = table(2)
    own(s, 0, SITE, plan(name), complete=False)
    for colour, count in enumerate(built or []):
        s.built[SITE] += count << 4 * colour
        s.supply[colour] -= count
    hold(s, **held)
    return in_main(s)


def offered(s: City) -> list[int]:
    return [answer for answer in s.answers if MAIN.construct.covers(answer)]


def shopping(**cubes: int) -> City:
    """Seat 0 in Main with these cubes, its only tile at (0,0)."""
    s = table(2)
    own(s, 0, at(0, 0), plan("Viceroy House"))
    hold(s, **cubes)
    return in_main(s)


def purchases(s: City) -> list[int]:
    return [MAIN.buy.object(answer) for answer in s.answers if MAIN.buy.covers(answer)]


def passes_on(s: City, seat: int) -> City:
    """A seat's turn is over; nobody has rolled yet."""
    for one in range(s.seats):
        cleanup.gather(s, one)
    return goes_on(s, [do(turn.PASS_ON, seat)])


def with_building(name: str, where: int = at(2, 0), steady: int = 1, hard: int = 1) -> City:
    """Seat 0 in Main with figures, one completed building, and a wild token so that the turn goes on."""
    s = table(2)
    dismiss(s)
    crew(s, 0, "steady", figure=steady)
    crew(s, 0, "hard", figure=hard)
    s.players[0].tokens, s.tokens = 1, 29
    own(s, 0, where, plan(name))
    return in_main(s)


def use(s: City, way: int = meeples.AS_STEADY) -> City:
    """Let a figure act; the only building is used by force."""
    return choose(in_main(s), activation("figure", way))


def with_crew(**states: dict[str, int]) -> City:
    """Seat 0 in Main with exactly these meeples and one plan at B1."""
    s = table(2)
    dismiss(s)
    for where, counts in states.items():
        crew(s, 0, where, **counts)
    own(s, 0, at(1, 0), plan("Viceroy House"), complete=False)
    return in_main(s)


def begins(s: City, seat: int = 0) -> City:
    return pending(s, (turn.BEGIN_TURN.number, seat, ()))


def dealt(players: int, seed: int = 1, **options: bool) -> City:
    """A new game, dealt up to the first question."""
    s = GAME.new(players, options)
    s.resolve_chance(ludoteca.Rng(seed))
    return s


def alone() -> City:
    """You at (5,3), the Rival at (0,0), after your turn of an odd round."""
    s = table(1)
    own(s, 0, at(5, 3), building("park", s), complete=False)
    own(s, 1, at(0, 0), building("civic", s))
    return s
