"""The invariants of a position.

Campaigns check them after every answer: in checks of every space, sentences are built only when needed.
"""

from ludoteca.engine import NONE, BrokenInvariant
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.geometry import BOARDS, CELLS, SPACE_NAMES, SPACES, SPACES_OF, TURNED
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS
from ludoteca.games.rolling_heights.state import City


def check_pieces(s: City) -> None:
    """Nothing is lost or duplicated, and the map agrees with who owns what. RH-007, RH-009, RH-125, RH-128"""
    _check_map(s)
    _check_tiles(s)
    _check_owners(s)
    for colour in range(len(COLOURS)):
        _check_cubes(s, colour)
    for kind, count in enumerate(s.content.meeple_counts):
        found = s.meeples[kind] + sum(player.meeples(kind) for player in s.players)
        if found != count:
            raise BrokenInvariant(f"{found} meeples of kind {KINDS[kind]}, not {count}")
    tokens = s.tokens + sum(player.tokens for player in s.players) + sum(s.tokens_on)
    _must(tokens == s.content.tokens, f"{tokens} wild tokens, not {s.content.tokens}")
    _must(s.tokens >= 0 or bool(s.options["tokens_unlimited"]), "more wild tokens than there are")
    _check_aims(s)
    _check_course(s)
    _check_turn(s)


def _check_aims(s: City) -> None:
    """No more ads and targets than there are. RH-010, RH-012"""
    targets = [target for player in s.players for target in [*player.targets, player.revealed] if target != NONE]
    _must(len(set(targets)) == len(targets) and len(set(s.ads)) == len(s.ads), "a target or an ad is there twice")
    _must(len(s.ads) <= s.content.ads_used, f"{len(s.ads)} ads, not at most {s.content.ads_used}")
    for seat, player in enumerate(s.players):
        dealt = len(player.targets) + (player.revealed != NONE)
        if dealt > s.content.targets_dealt:
            raise BrokenInvariant(f"seat {seat} has {dealt} targets, not {s.content.targets_dealt}")


def _check_course(s: City) -> None:
    """Whose turn it is, which round it is, and which is the last. RH-131, RH-132, RH-180"""
    _must(len(s.rivals) == (1 if s.seats == 1 else 0), "a Rival belongs to the solo variant, and only there")
    _must(max(s.start, s.at_turn) < s.seats, "a seat that is not there has the turn or the start token")
    _must((s.round > 0) == (s.at_turn != NONE), "rounds are counted from the first turn on")
    most = int(s.options["max_rounds"]) + 1
    _must(s.round <= most, f"round {s.round}, but the game has at most {most}")
    last = (0, s.round, s.round + 1)
    _must(s.last_round in last, f"the last round is {s.last_round}, but this is round {s.round}")
    _must((s.last_round > 0) == (s.ended_by != NONE), "the last round is known when something has ended the game")
    _must(s.round == 0 or NONE not in s.cells, "a board is missing")


def _check_turn(s: City) -> None:
    """Only finished buildings with an ability are used, by their owner, whose turn it is. RH-037, RH-072"""
    for space in s.used:
        mine = s.at_turn != NONE and space in s.players[s.at_turn].buildings
        able = mine and s.content.plans[s.tiles[space]].ability is not None
        _must(able, f"{SPACE_NAMES[space]} was used, but no building with an ability is there")
    _must(len(set(s.used)) == len(s.used), "a building was used twice in one turn")
    for seat, player in enumerate(s.players):
        if player.ready and not s.options["advance_roll"]:
            raise BrokenInvariant(f"seat {seat} rolled ahead, which this game does not allow")


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _check_map(s: City) -> None:
    """Every board is there once, on one side, turned by whole quarters. RH-003, RH-004"""
    laid = []
    for neighbourhood in range(BOARDS):
        cells = [s.cells[space] for space in SPACES_OF[neighbourhood]]
        if cells == [NONE] * CELLS:
            continue
        side = cells[0] // CELLS
        if [cell - side * CELLS for cell in cells] not in TURNED:
            raise BrokenInvariant(f"the spaces of neighbourhood {neighbourhood} are no board")
        laid.append(side // 2)
    _must(len(set(laid)) == len(laid), "a board is there twice")


def _check_tiles(s: City) -> None:
    """Every plan is in a pile, in a market or on the map. RH-006"""
    found = sorted(plan for plan in [*s.pile1, *s.pile2, *s.market, *s.tiles] if plan != NONE)
    if len(found) != len(s.content.plans):
        raise BrokenInvariant(f"{len(found)} plans in all, not {len(s.content.plans)}")
    _must(found == list(range(len(found))), "a plan has turned into another")
    for slot, plan in enumerate(s.market):
        _must(plan != NONE or not s.tokens_on[slot] + s.due[slot], "a wild token is on no tile")


def _check_owners(s: City) -> None:
    """Every tile on the map has one owner, and is one of the buildings if it is full. RH-084, RH-107"""
    builders = [s.builder(owner) for owner in range(s.owners)]
    sites = [site for builder in builders for site in builder.sites]
    tiled = [space for space in range(SPACES) if s.tiles[space] != NONE]
    _must(sorted(sites) == tiled, "a tile has no owner or several")
    _must(sum(s.built) == sum(s.built[space] for space in tiled), "cubes are on no tile")
    for builder in builders:
        for space in builder.plans:
            if s.built[space] == s.content.needs[s.tiles[space]]:
                raise BrokenInvariant(f"{SPACE_NAMES[space]} is full, but no building")
        for space in builder.buildings:
            if s.built[space] != s.content.needs[s.tiles[space]]:
                raise BrokenInvariant(f"the building {SPACE_NAMES[space]} is not full")
    for space in tiled:
        if s.cells[space] == NONE or s.price(space) == WATER:
            raise BrokenInvariant(f"a tile is in the water at {SPACE_NAMES[space]}")
        if not stacks.fits(s.built[space], s.content.needs[s.tiles[space]]):
            raise BrokenInvariant(f"too many cubes at {SPACE_NAMES[space]}")


def _check_cubes(s: City, colour: int) -> None:
    """Real cubes are in the supply, in hand or on tiles; others replace them only if none are left. RH-122, RH-125"""
    out = s.supply[colour] + s.held[colour]
    box, built = s.content.box(s.seats)[colour], s.built_in_all(colour)
    name = COLOURS[colour]
    if built + out != box and (out != 0 or built <= box):
        raise BrokenInvariant(f"{built} {name} on tiles and {out} elsewhere, not {box}")
    if built > box and s.last_round == 0:
        raise BrokenInvariant(f"miscellaneous {name} was built before the end was triggered")
    if s.misc[colour] and s.supply[colour]:
        raise BrokenInvariant(f"miscellaneous {name} is held while there is {name} left")
    if not s.misc_joined and (s.supply[colour] <= 0 or s.misc[colour]):
        raise BrokenInvariant(f"{name} ran out unnoticed")
