"""The fields that follow from others in a position that someone builds."""

from ludoteca.engine import NOBODY, NONE, BadPosition, add
from ludoteca.games.rolling_heights.geometry import SPACE_NAMES, SPACES
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS
from ludoteca.games.rolling_heights.rules import cleanup, ending
from ludoteca.games.rolling_heights.state import LOTS, City, Player
from ludoteca.positions.piles import too_many


def settle(s: City, turn: int, given: set[str]) -> None:
    """Tiles and their owners, crews, and the supply of everything, unless given."""
    _settle_sites(s, given)
    if "built" not in given:
        s.built = [s.content.needs[s.tiles[space]] if space in _buildings(s) else 0 for space in range(SPACES)]
    if turn != NOBODY:
        _settle_turn(s, turn, given)
    _settle_meeples(s, given)
    _settle_tokens(s, given)
    _settle_cubes(s, given)


def _buildings(s: City) -> list[int]:
    return [space for owner in range(s.owners) for space in s.builder(owner).buildings]


def _settle_sites(s: City, given: set[str]) -> None:
    """Every site of a builder gets a tile, and every tile has a builder; given sites replace others."""
    dealt: list[list[int]] = []
    claimed: list[int] = []
    for owner in range(s.owners):
        builder = s.builder(owner)
        name = f"players.{owner}" if owner < s.seats else "rivals.0"
        for field, spaces in (("plans", builder.plans), ("buildings", builder.buildings)):
            if f"{name}.{field}" in given:
                claimed += spaces
            else:
                dealt.append(spaces)
    for spaces in dealt:
        spaces[:] = [space for space in spaces if space not in claimed]
    owned = claimed + [space for spaces in dealt for space in spaces]
    for space in range(SPACES):
        if s.tiles[space] != NONE and space not in owned:
            _take_off(s, space, given)
        elif s.tiles[space] == NONE and space in owned:
            pile = s.pile1 or s.pile2
            s.tiles[space] = pile.pop(space % len(pile))


def _take_off(s: City, space: int, given: set[str]) -> None:
    if "tiles" in given:
        where = SPACE_NAMES[space]
        raise BadPosition(f"position: nobody owns the tile on {where}: name it in the plans or buildings of a player.")
    plan = s.tiles[space]
    s.tiles[space] = NONE
    add(s.pile(s.content.plans[plan].level - 1), plan)


def _settle_turn(s: City, turn: int, given: set[str]) -> None:
    """The meeples that were rolled belong to the seat whose turn it is."""
    if "at_turn" in given and s.at_turn != turn:
        raise BadPosition(f"position.state.at_turn: it is the turn of seat {turn}, found {s.at_turn}.")
    s.at_turn = turn
    for seat, player in enumerate(s.players):
        if seat == turn or player.ready or _lots_given(seat, given) or not player.active():
            continue
        if not _lots_given(turn, given):
            _pass_on_roll(player, s.players[turn])
        cleanup.gather(s, seat)


def _lots_given(seat: int, given: set[str]) -> bool:
    return any(f"players.{seat}.{lot}" in given for lot in LOTS)


def _pass_on_roll(rolled: Player, player: Player) -> None:
    """Everyone starts with the same meeples, so one player's roll can become another's."""
    player.idle, player.box = rolled.idle.copy(), rolled.box.copy()
    player.steady, player.hard, player.spent = rolled.steady.copy(), rolled.hard.copy(), rolled.spent.copy()


def _settle_meeples(s: City, given: set[str]) -> None:
    for kind, count in enumerate(s.content.meeple_counts):
        owned = sum(player.meeples(kind) for player in s.players)
        if owned > count:
            raise too_many(KINDS[kind], owned, count)
        if "meeples" not in given:
            s.meeples[kind] = count - owned


def _settle_tokens(s: City, given: set[str]) -> None:
    owned = sum(player.tokens for player in s.players) + sum(s.tokens_on)
    if owned > s.content.tokens and not s.options["tokens_unlimited"]:
        raise too_many("wild token", owned, s.content.tokens)
    if "tokens" not in given:
        s.tokens = s.content.tokens - owned


def _settle_cubes(s: City, given: set[str]) -> None:
    """A colour that runs out brings in miscellaneous cubes; one wholly on tiles triggers the end. RH-120, RH-130"""
    for colour, count in enumerate(s.content.box(s.seats)):
        used = s.built_in_all(colour) + s.held[colour]
        if used > count and (s.held[colour] or not s.last_round):
            raise too_many(COLOURS[colour], used, count)
        if "supply" not in given:
            s.supply[colour] = max(0, count - used)
        if "misc_joined" not in given and not s.supply[colour]:
            s.misc_joined = True
        if "last_round" not in given:
            ending.look_at(s, colour)
