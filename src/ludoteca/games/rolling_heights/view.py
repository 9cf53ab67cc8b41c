"""The view that each seat of Rolling Heights has: everything except the targets of others. RH-012, RH-015"""

from typing import Annotated, TypedDict

from ludoteca.engine import NONE, Randomness, scatter
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import MARKET, SLOT_NAMES, WATER, Content
from ludoteca.games.rolling_heights.domains import RESOURCE
from ludoteca.games.rolling_heights.geometry import SPACE_NAMES, SPACES
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS
from ludoteca.games.rolling_heights.rules import ads, building, buying, figures, paying, starting, targets
from ludoteca.games.rolling_heights.rules.meeples import GIVES, Given
from ludoteca.games.rolling_heights.rules.rally_and_strike import Rally, strike_percent, strikers
from ludoteca.games.rolling_heights.scoring import ENDINGS
from ludoteca.games.rolling_heights.state import Builder, City, Player

Meeples = dict[str, int]
"""Meeples by kind. Kinds without any are left out."""


class Cubes(TypedDict):
    """Cubes by colour."""

    wood: Annotated[int, "Wood cubes."]
    concrete: Annotated[int, "Concrete cubes."]
    glass: Annotated[int, "Glass cubes."]
    steel: Annotated[int, "Steel cubes."]


class GainView(TypedDict):
    """What one working meeple of a kind brings."""

    what: Annotated[Given, "A colour of cubes, or points or power."]
    steady: Annotated[int, "How much if it works steady."]
    hard: Annotated[int, "How much if it works hard."]


class TileView(TypedDict):
    """A tile on the map."""

    space: Annotated[str, "The space that it is on."]
    tile: Annotated[str, "Which plan it is."]
    owner: Annotated[int, "The seat that owns it; the number of seats means the Rival."]
    built: Annotated[dict[str, int] | None, "The cubes on it by colour; null for a finished building, which has all."]


class MarketView(TypedDict):
    """A slot of a market strip."""

    slot: Annotated[str, "Which slot it is. Number 1 is the farthest from the draw pile."]
    tile: Annotated[str | None, "The plan on it."]
    tokens: Annotated[int, "The wild tokens on it."]
    due: Annotated[int, "The wild tokens that it gets at the end of this turn."]


class RefusedView(TypedDict):
    """The empty land that cannot be chosen, by reason."""

    expensive: Annotated[list[str], "It costs more than the player can pay."]
    prime: Annotated[list[str], "It has a prime cost, so it is not for a starting tile."]
    near: Annotated[list[str], "It is too near another player's tile."]


class PlacingView(TypedDict):
    """A tile that is being placed."""

    tile: Annotated[str, "Which plan it is."]
    costs: Annotated[dict[str, int], "Its cost on each empty land space; a starting tile is free."]
    bonuses: Annotated[dict[str, int], "The points it would score on empty land spaces with a matching bonus."]
    refused: Annotated[RefusedView, "The empty land spaces that cannot be chosen."]


class PayingView(TypedDict):
    """A payment, of which one resource is asked at a time."""

    cost: Annotated[int, "How much is still to be paid."]
    resource: Annotated[str, "The resource asked for now: power, misc_wood, wood and so on."]
    tile: Annotated[str | None, "The plan that is paid for; null if it is a trade."]
    cube: Annotated[str | None, "The colour of the cube that a trade brings; null if it is a plan."]
    market: Annotated[int, "What the plan costs in the market; 0 if a City Planner takes it."]
    land: Annotated[int, "What its land costs, prime and distance."]
    discount: Annotated[int, "How much is taken off."]
    before: Annotated[int, "How much of it has been paid before."]


class ConvertingView(TypedDict):
    """A meeple that is being swapped."""

    meeple: Annotated[str, "The kind that goes back to the supply."]
    into: Annotated[str, "The kind that replaces it."]


class StrikeView(TypedDict):
    """What a rally risks."""

    percent: Annotated[int, "The chance in percent that it ends in a strike."]
    down: Annotated[int, "How many workers a strike lays down."]


class TurnView(TypedDict):
    """The cubes and the power of the player whose turn it is."""

    held: Annotated[Cubes, "Real cubes in hand."]
    misc: Annotated[Cubes, "Miscellaneous cubes in hand, by the colour they stand for."]
    power: Annotated[int, "Spending power."]
    discount: Annotated[int, "How much less the next plan costs."]
    buys: Annotated[int, "How many plans may still be bought."]
    used: Annotated[list[str], "The buildings whose ability was used."]


class BuilderView(TypedDict):
    """The buildings of a player or the Rival."""

    points: Annotated[int, "Their points."]
    plans: Annotated[list[str], "The spaces of their unfinished plans."]
    buildings: Annotated[list[str], "The spaces of their finished buildings."]


class PlayerView(BuilderView):
    """One player."""

    tokens: Annotated[int, "Their wild tokens."]
    target_count: Annotated[int, "How many targets they hold."]
    targets: Annotated[list[str] | None, "Their targets, if this is your seat."]
    target_points: Annotated[list[int] | None, "The points that each of these would score if the game ended now."]
    needs: Annotated[
        dict[str, dict[str, int]] | None, "The cubes their unfinished plans still need, if it is your seat."
    ]
    revealed: Annotated[str | None, "The target that they scored."]
    ready: Annotated[bool, "Whether the player has already rolled for the next turn."]
    idle: Annotated[Meeples, "Meeples that are not active this turn, by kind."]
    box: Annotated[Meeples, "Exhausted meeples in the rolling box, by kind."]
    steady: Annotated[Meeples, "Meeples that work steady, by kind."]
    hard: Annotated[Meeples, "Meeples that work hard, by kind."]
    spent: Annotated[Meeples, "Meeples that were activated, by kind."]


class CityView(TypedDict):
    """The table as one seat sees it. The component files have everything printed on boards and tiles."""

    round: Annotated[int, "The round; 0 while the first plans are placed."]
    last_round: Annotated[int | None, "The round after which the game ends, once that is known."]
    ended_by: Annotated[str | None, "What ends the game: a colour, or the number of rounds."]
    start: Annotated[int, "The seat that starts every round."]
    at_turn: Annotated[int | None, "The seat whose turn it is."]
    map: Annotated[
        list[str | None], "For each space, A1 to F9 row by row, the board and the space of it that are there."
    ]
    tiles: Annotated[list[TileView], "All tiles on the map."]
    market: Annotated[list[MarketView], "The slots of both market strips."]
    piles: Annotated[list[int], "How many plans are left in the two draw piles."]
    cubes: Annotated[Cubes, "The real cubes that are in the game."]
    built: Annotated[Cubes, "How many of these are built."]
    supply: Annotated[Cubes, "The cubes in the supply."]
    misc_joined: Annotated[bool, "Whether miscellaneous cubes have joined the supply."]
    meeples: Annotated[Meeples, "The meeples in the supply by kind; kinds without any are left out."]
    gains: Annotated[dict[str, GainView], "What one meeple brings, by kind, if that is cubes, points or power."]
    tokens: Annotated[int, "The wild tokens in the supply; below 0 where there is no limit."]
    ads: Annotated[list[str], "The ads of this game."]
    ad_points: Annotated[list[list[int]], "The points that each ad would score now for every builder, the Rival last."]
    strike: Annotated[StrikeView | None, "What a rally risks, while that is the question."]
    placing: Annotated[PlacingView | None, "The tile that is being placed."]
    paying: Annotated[PayingView | None, "The payment that is being made."]
    converting: Annotated[ConvertingView | None, "The meeple that is being swapped."]
    turn: Annotated[TurnView, "The cubes and the power of the player whose turn it is."]
    players: Annotated[list[PlayerView], "One entry for each seat."]
    rivals: Annotated[list[BuilderView], "The Rival, in a game alone."]


def seen_by_all(s: City) -> CityView:
    """The whole table except the targets. The draw piles are bags: only their sizes are shown."""
    box, rule = s.content.box(s.seats), s.rule if s.stack else None
    return {
        "round": s.round,
        "last_round": s.last_round or None,
        "ended_by": None if s.ended_by == NONE else ENDINGS[s.ended_by],
        "start": s.start,
        "at_turn": None if s.at_turn == NONE else s.at_turn,
        "map": [None if cell == NONE else s.content.cell_ids[cell] for cell in s.cells],
        "tiles": _tiles(s),
        "market": [_market_slot(s, slot) for slot in range(MARKET)],
        "piles": [len(s.pile1), len(s.pile2)],
        "cubes": _cubes(box),
        "built": _cubes([all_ - left - held for all_, left, held in zip(box, s.supply, s.held, strict=True)]),
        "supply": _cubes(s.supply),
        "misc_joined": s.misc_joined,
        "meeples": _meeples(s.meeples),
        "gains": _gains(s.content),
        "tokens": s.tokens,
        "ads": [s.content.ad_ids[ad] for ad in s.ads],
        "ad_points": [[ads.ad_points(s, owner, s.content.ads[ad]) for owner in range(s.owners)] for ad in s.ads],
        "strike": _strike(s, s.player) if isinstance(rule, Rally) else None,
        "placing": _placing(s, rule) if isinstance(rule, buying.PlacePlan | starting.PlaceStartingTile) else None,
        "paying": _paying(s) if isinstance(rule, paying.Pay) else None,
        "converting": _converting(s) if isinstance(rule, figures.Convert) else None,
        "turn": {
            "held": _cubes(s.held),
            "misc": _cubes(s.misc),
            "power": s.power,
            "discount": s.discount,
            "buys": s.buys,
            "used": _spaces(s.used),
        },
        "players": [_player(s, player) for player in s.players],
        "rivals": [_builder(builder) for builder in s.rivals],
    }


def seen_by(s: City, seat: int, seen: CityView) -> CityView:
    """The seat's own targets, what they would score now, and what its plans need."""
    held, ids, aims = s.players[seat].targets, s.content.target_ids, s.content.targets
    mine: PlayerView = {
        **seen["players"][seat],
        "targets": [ids[target] for target in held],
        "target_points": [targets.target_points(s, seat, aims[target]) for target in held],
        "needs": {
            SPACE_NAMES[space]: _present(COLOURS, stacks.unpack(s.missing(space))) for space in s.players[seat].plans
        },
    }
    return {**seen, "players": [mine if at == seat else other for at, other in enumerate(seen["players"])]}


def _cubes(counts: list[int]) -> Cubes:
    wood, concrete, glass, steel = counts
    return {"wood": wood, "concrete": concrete, "glass": glass, "steel": steel}


def _meeples(counts: list[int]) -> Meeples:
    return _present(KINDS, counts)


def _present(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count} if any(counts) else {}


def _spaces(sites: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in sites]


def _tiles(s: City) -> list[TileView]:
    return [
        {
            "space": SPACE_NAMES[space],
            "tile": s.content.plan_ids[s.tiles[space]],
            "owner": owner,
            "built": None if complete else _present(COLOURS, stacks.unpack(s.built[space])),
        }
        for owner in range(s.owners)
        for complete in (False, True)
        for space in (s.builder(owner).buildings if complete else s.builder(owner).plans)
    ]


def _market_slot(s: City, slot: int) -> MarketView:
    plan = s.market[slot]
    return {
        "slot": SLOT_NAMES[slot],
        "tile": None if plan == NONE else s.content.plan_ids[plan],
        "tokens": s.tokens_on[slot],
        "due": s.due[slot],
    }


def _placing(s: City, rule: buying.PlacePlan | starting.PlaceStartingTile) -> PlacingView:
    """What each empty land space would cost, and why some cannot be chosen. RH-023, RH-024, RH-081, RH-083"""
    _, player, args = s.stack[-1]
    slot, bought = args[0], isinstance(rule, buying.PlacePlan)
    land = [space for space in range(SPACES) if s.is_empty(space) and s.price(space) != WATER]
    offered = rule.answers(s, player, args)  # also while a forced answer is being given
    costs: dict[str, int] = {}
    if bought:
        free = bool(args[1])
        costs = {SPACE_NAMES[space]: buying.cost_of(s, player, slot, space, free) for space in land}
    closed = [space for space in land if space not in offered]
    prime = [] if bought else [space for space in closed if s.price(space)]
    near = [] if bought else [space for space in closed if not s.price(space)]
    refused: RefusedView = {
        "expensive": _spaces(closed if bought else []),
        "prime": _spaces(prime),
        "near": _spaces(near),
    }
    plan = s.market[slot]
    bonuses = {SPACE_NAMES[space]: s.bonus(plan, space) for space in land if s.bonus(plan, space)}
    return {"tile": s.content.plan_ids[plan], "costs": costs, "bonuses": bonuses, "refused": refused}


def _paying(s: City) -> PayingView:
    cost, resource = s.args
    found: PayingView = {
        "cost": cost,
        "resource": RESOURCE.id(s.content, resource),
        "tile": None,
        "cube": None,
        "market": 0,
        "land": 0,
        "discount": 0,
        "before": 0,
    }
    if len(s.stack) < 2:
        return found
    number, player, args = s.stack[-2]
    if number == building.GAIN_TRADED.number:
        colour = args[0]
        return {**found, "cube": COLOURS[colour], "before": s.content.trade_costs[colour] - cost}
    if number != buying.PUT_DOWN.number:
        return found
    slot, space, free = args
    market = 0 if free else s.content.costs[slot]
    land = s.price(space) if free else buying.placement_cost(s, s.players[player], space)
    total = buying.cost_of(s, player, slot, space, bool(free))
    return {
        **found,
        "tile": s.content.plan_ids[s.market[slot]],
        "market": market,
        "land": land,
        "discount": market + land - total,
        "before": total - cost,
    }


def _strike(s: City, player: int) -> StrikeView:
    return {"percent": strike_percent(s, player), "down": strikers(s, player)}


def _converting(s: City) -> ConvertingView:
    source, into = s.args
    return {"meeple": KINDS[source], "into": KINDS[into]}


def _builder(builder: Builder) -> BuilderView:
    return {"points": builder.score, "plans": _spaces(builder.plans), "buildings": _spaces(builder.buildings)}


def _player(s: City, player: Player) -> PlayerView:
    return {
        **_builder(player),
        "tokens": player.tokens,
        "target_count": len(player.targets),
        "targets": None,
        "target_points": None,
        "needs": None,
        "revealed": None if player.revealed == NONE else s.content.target_ids[player.revealed],
        "ready": player.ready,
        "idle": _meeples(player.idle),
        "box": _meeples(player.box),
        "steady": _meeples(player.steady),
        "hard": _meeples(player.hard),
        "spent": _meeples(player.spent),
    }


def _gains(content: Content) -> dict[str, GainView]:
    steady, hard = content.gains
    return {KINDS[kind]: {"what": what, "steady": steady[kind], "hard": hard[kind]} for kind, what in enumerate(GIVES)}


def determinize(s: City, seat: int, rng: Randomness) -> City:
    """Deal again the targets the seat cannot see, among the others and those not dealt. RH-012"""
    world = s.copy()
    others = [other for other in range(s.seats) if other != seat]
    left = s.targets_left()
    pool = [*left, *(target for other in others for target in s.players[other].targets)]
    places = [s.hidden_place(seat, other, len(s.players[other].targets)) for other in others]
    places.append(s.hidden_place(seat, s.seats, len(left)))
    for other, hand in zip(others, scatter(pool, places, rng), strict=False):
        world.players[other].targets = hand
    return world
