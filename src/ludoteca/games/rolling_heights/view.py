"""What each seat of Rolling Heights may see: everything but the targets of others. RH-012, RH-015"""

from typing import Any

from ludoteca.engine import NONE, Source, scatter
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.city import SPACE_NAMES, SPACES
from ludoteca.games.rolling_heights.content import COLOURS, KINDS, MARKET, WATER
from ludoteca.games.rolling_heights.rules import ads, buying, starting, targets
from ludoteca.games.rolling_heights.scoring import ENDINGS
from ludoteca.games.rolling_heights.state import Builder, City


def view(s: City, seat: int) -> dict[str, Any]:
    """The whole table; of hidden things, the seat's own targets. The draw piles are bags: only their sizes show.

    `map` has the ground of the spaces row by row, A1 to F9; `plans` what stands on the tiles in sight. `ad_points` and
    `target_points` say what each of them would score if the game ended now: an ad to every builder, the Rival last.
    """
    return {
        "round": s.round,
        "last_round": s.last_round or None,
        "ended_by": None if s.ended_by == NONE else ENDINGS[s.ended_by],
        "start": s.start,
        "at_turn": None if s.at_turn == NONE else s.at_turn,
        "map": [None if cell == NONE else s.content.cell_cards[cell] for cell in s.cells],
        "tiles": _tiles(s),
        "market": [_market_space(s, place) for place in range(MARKET)],
        "piles": [len(s.pile1), len(s.pile2)],
        "plans": _plans(s),
        "supply": _by_name(COLOURS, s.supply),
        "misc_joined": s.misc_joined,
        "meeples": _by_name(KINDS, s.meeples),
        "tokens": s.tokens,
        "ads": [s.content.ad_ids[ad] for ad in s.ads],
        "ad_points": [[ads.ad_points(s, owner, s.content.ads[ad]) for owner in range(s.owners)] for ad in s.ads],
        "placing": _placing(s),
        "turn": {
            "held": _by_name(COLOURS, s.held),
            "misc": _by_name(COLOURS, s.misc),
            "power": s.power,
            "discount": s.discount,
            "buys": s.buys,
            "used": [SPACE_NAMES[space] for space in s.used],
        },
        "players": [_player(s, at, at == seat) for at in range(s.seats)],
        "rivals": [_builder(builder) for builder in s.rivals],
    }


def _by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _tiles(s: City) -> list[dict[str, Any]]:
    """Every tile on the map: where, whose, with how many cubes of each colour."""
    return [
        {
            "space": SPACE_NAMES[space],
            "tile": s.content.plan_ids[s.tiles[space]],
            "owner": owner,
            "built": stacks.unpack(s.built[space]),
            "complete": complete,
        }
        for owner in range(s.owners)
        for complete in (False, True)
        for space in (s.builder(owner).buildings if complete else s.builder(owner).plans)
    ]


def _market_space(s: City, place: int) -> dict[str, Any]:
    plan = s.market[place]
    return {
        "tile": None if plan == NONE else s.content.plan_ids[plan],
        "cost": s.content.costs[place],
        "tokens": s.tokens_on[place],
        "due": s.due[place],
    }


def _plans(s: City) -> dict[str, Any]:
    """What stands on the tiles in sight."""
    shown = [plan for plan in [*s.market, *s.tiles] if plan != NONE]
    return {s.content.plan_ids[plan]: s.content.plan_cards[plan] for plan in shown}


def _builder(builder: Builder) -> dict[str, Any]:
    return {
        "points": builder.score,
        "plans": [SPACE_NAMES[space] for space in builder.plans],
        "buildings": [SPACE_NAMES[space] for space in builder.buildings],
    }


def _placing(s: City) -> dict[str, Any] | None:
    """While a tile is being placed: what each empty land space would cost, and why some cannot be chosen.

    RH-023, RH-024, RH-081, RH-083
    """
    if not s.stack or not isinstance(s.rule, buying.PlacePlan | starting.PlaceStartingTile):
        return None
    _, player, args = s.stack[-1]
    place = args[0]
    land = [space for space in range(SPACES) if s.is_empty(space) and s.price(space) != WATER]
    offered = s.rule.options(s, player, args)  # also while a forced answer is being taken
    refused = [space for space in land if space not in offered]
    found: dict[str, Any] = {"tile": s.content.plan_ids[s.market[place]], "costs": {}, "refused": {}}
    if isinstance(s.rule, buying.PlacePlan):
        free = bool(args[1])
        found["costs"] = {SPACE_NAMES[space]: buying.cost_of(s, player, place, space, free) for space in land}
    for space in refused:
        why = "dear" if found["costs"] else "prime" if s.price(space) else "near"
        found["refused"].setdefault(why, []).append(SPACE_NAMES[space])
    return found


def _player(s: City, seat: int, own: bool) -> dict[str, Any]:
    player, ids, aims = s.players[seat], s.content.target_ids, s.content.targets
    return {
        **_builder(player),
        "tokens": player.tokens,
        "target_count": len(player.targets),
        "targets": [ids[target] for target in player.targets] if own else None,
        "target_points": [targets.target_points(s, seat, aims[one]) for one in player.targets] if own else None,
        "revealed": None if player.revealed == NONE else ids[player.revealed],
        "ready": player.ready,
        "idle": _by_name(KINDS, player.idle),
        "box": _by_name(KINDS, player.box),
        "steady": _by_name(KINDS, player.steady),
        "hard": _by_name(KINDS, player.hard),
        "spent": _by_name(KINDS, player.spent),
    }


def determinize(s: City, seat: int, rng: Source) -> City:
    """Deal the targets that the seat cannot see anew, among the others and those nobody was dealt. RH-012"""
    world = s.copy()
    others = [other for other in range(s.seats) if other != seat]
    left = s.targets_left()
    pool = [*left, *(target for other in others for target in s.players[other].targets)]
    places = [s.hidden_place(seat, other, len(s.players[other].targets)) for other in others]
    places.append(s.hidden_place(seat, s.seats, len(left)))
    for other, hand in zip(others, scatter(pool, places, rng), strict=False):
        world.players[other].targets = hand
    return world
