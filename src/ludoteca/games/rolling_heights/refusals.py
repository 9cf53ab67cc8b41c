"""Why something in Rolling Heights is not offered: a reason in words, with the rules behind it.

All reasons come from what everybody sees and, for targets, from the hand of the seat that is asked.
"""

from collections.abc import Callable
from typing import Final

from ludoteca.engine import NONE, Message
from ludoteca.games.rolling_heights.city import nearest
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, WATER
from ludoteca.games.rolling_heights.rules import buying, figures, main, meeples, paying, starting
from ludoteca.games.rolling_heights.state import FIGURE, SERVANT, City, Player
from ludoteca.games.rolling_heights.words import PREFIX, Args, argument

Reason = tuple[str, Args]

NO_REASON: Final[Reason] = ("", {})
REFUSALS: Final[dict[str, list[str]]] = {
    # Activating meeples.
    "no-meeple": ["RH-031", "RH-060"], "exhausted": ["RH-033", "RH-060"], "acted": ["RH-060"],
    "not-active": ["RH-031", "RH-109"], "nobody-works": ["RH-060"], "only-hard": ["RH-061"], "only-steady": ["RH-060"],
    "nobody-to-raise": ["RH-053", "RH-066"], "no-ability": ["RH-053", "RH-072"],
    "nobody-to-roll": ["RH-053", "RH-068"], "no-free-plan": ["RH-053", "RH-070"],
    # Tokens, trades, buying.
    "no-token": ["RH-090"], "trade-too-dear": ["RH-075", "RH-100"], "bought": ["RH-080"], "map-full": ["RH-087"],
    "plan-too-dear": ["RH-081", "RH-087"],
    # Spaces of the map.
    "water": ["RH-023", "RH-083"], "taken": ["RH-083"], "space-too-dear": ["RH-081", "RH-082"],
    "prime-too-dear": ["RH-069", "RH-070"], "prime": ["RH-023"], "too-near": ["RH-024", "RH-028"],
    # Constructing.
    "no-plan-there": ["RH-105"], "not-your-plan": ["RH-105"], "completed": ["RH-107"], "not-needed": ["RH-105"],
    "no-cube": ["RH-105", "RH-106"],
    # Buildings for Public Figures.
    "not-your-building": ["RH-072"], "not-completed": ["RH-072", "RH-073"], "no-ability-there": ["RH-072"],
    "used": ["RH-072"], "no-use": ["RH-053"],
    # Further questions about meeples; those without rules of their own have the rules of the question.
    "none-so": [], "left-out": ["RH-031"], "servant": ["RH-066"], "same-meeple": ["RH-067"],
    "straight": ["RH-065", "RH-175"], "raise-first": ["RH-053", "RH-065"], "no-reward": ["RH-108"],
    # Payments and exchanges.
    "not-so-much": ["RH-054"], "more-than-due": ["RH-054"], "pay-more": ["RH-054"], "misc-first": ["RH-123"],
    "nothing-to-give": ["RH-173"], "give-first": ["RH-053", "RH-173"], "same-colour": ["RH-173"],
    "not-your-target": ["RH-012", "RH-135"],
}  # fmt: skip
"""Every reason, and the rules that it rests on."""


def message_ids() -> set[str]:
    """What the catalogue must say."""
    return {f"{PREFIX}-refused-{reason}" for reason in REFUSALS}


def refusal_words(s: City, rule: str, player: int, answer: int, a: int, b: int) -> Message | None:
    """The reason why an answer is not offered; None where it is offered, or there is nothing more to say."""
    reason, args = _WHY[rule](s, player, answer, a, b) if rule in _WHY else NO_REASON
    if not reason:
        return None
    return Message(f"{PREFIX}-refused-{reason}", args, REFUSALS[reason] or s.game.table.by_name[rule].ledger)


# -------------------------------------------------------------------- Main


def _main(s: City, player: int, answer: int, a: int, b: int) -> Reason:
    if answer == main.END:
        return NO_REASON
    if answer < main.SPEND_TOKEN:
        kind, way = divmod(answer - main.ACTIVATE, 3)
        return _activation(s, player, kind, way)
    if answer < main.TRADE:
        return ("no-token", {}) if s.players[player].tokens == 0 else NO_REASON
    if answer < main.BUY:
        return _too_dear(s, "trade-too-dear", s.content.trade_costs[answer - main.TRADE])
    if answer < main.CONSTRUCT:
        return _purchase(s, player, answer - main.BUY)
    return _construction(s, player, *divmod(answer - main.CONSTRUCT, COLOUR_COUNT))


def _too_dear(s: City, reason: str, cost: int) -> Reason:
    """A cost that all cubes in hand and all spending power cannot pay."""
    have = paying.funds(s)
    return (reason, {"cost": cost, "have": have, "missing": cost - have}) if cost > have else NO_REASON


def _activation(s: City, player: int, kind: int, way: int) -> Reason:
    me = s.players[player]
    ready = me.steady if way == meeples.AS_STEADY else me.hard
    if not ready[kind]:
        reason, args = _no_such_worker(me, kind, way)
        return reason, {"meeple": argument(s.content, "meeple", kind), **args}
    if kind < SERVANT or meeples.can_act(s, me, player, kind, way):
        return NO_REASON
    if kind == SERVANT:
        return "nobody-to-raise", {}
    if kind == FIGURE:
        return "no-ability", {}
    return ("no-free-plan" if way == meeples.AS_HARD else "nobody-to-roll"), {}


def _no_such_worker(me: Player, kind: int, way: int) -> Reason:
    """Where the meeples of a kind are, if none works as it should."""
    owned = me.meeples(kind)
    if not owned:
        return "no-meeple", {}
    if me.steady[kind] or me.hard[kind]:
        return ("only-hard" if way == meeples.AS_STEADY else "only-steady"), {}
    for count, reason in ((me.box[kind], "exhausted"), (me.spent[kind], "acted"), (me.idle[kind], "not-active")):
        if count == owned:
            return reason, {}
    return "nobody-works", {"exhausted": me.box[kind], "acted": me.spent[kind], "idle": me.idle[kind]}


def _purchase(s: City, player: int, place: int) -> Reason:
    if s.market[place] == NONE:
        return NO_REASON
    if s.buys == 0:
        return "bought", {}
    land = buying.cheapest_space(s, s.players[player])
    if land == WATER:
        return "map-full", {}
    return _too_dear(s, "plan-too-dear", max(0, s.content.costs[place] + land - s.discount))


def _construction(s: City, player: int, space: int, colour: int) -> Reason:
    if s.is_empty(space):
        return ("water" if s.price(space) == WATER else "no-plan-there"), {}
    me = s.players[player]
    if space not in me.plans:
        return ("completed" if space in me.buildings else "not-your-plan"), {}
    cube: Args = {"cube": argument(s.content, "cube", colour)}
    if not (s.content.needs[s.tiles[space]] - s.built[space]) >> 4 * colour & 15:
        return "not-needed", cube
    return ("no-cube", cube) if not s.held[colour] and not s.misc[colour] else NO_REASON


# -------------------------------------------------------------------- spaces and buildings


def _ground(s: City, space: int) -> Reason:
    """Why no tile at all can go to a space."""
    if s.price(space) == WATER:
        return "water", {}
    return NO_REASON if s.is_empty(space) else ("taken", {})


def _place_plan(s: City, player: int, space: int, place: int, free: int) -> Reason:
    reason = _ground(s, space)
    if reason[0]:
        return reason
    if free:
        return _too_dear(s, "prime-too-dear", s.price(space))
    return _too_dear(s, "space-too-dear", buying.cost_of(s, player, place, space, free=False))


def _place_starting_tile(s: City, player: int, space: int, place: int, b: int) -> Reason:
    reason = _ground(s, space)
    if reason[0]:
        return reason
    if s.price(space):
        return "prime", {}
    steps = nearest([site for one in s.others(player) for site in [*one.plans, *one.buildings]])
    needed = min([s.content.start_distance, *(steps[legal] for legal in starting.legal_spaces(s, player))])
    return ("too-near", {"steps": steps[space], "needed": needed}) if steps[space] < needed else NO_REASON


def _use_building(s: City, player: int, space: int, hard: int, b: int) -> Reason:
    if s.is_empty(space):
        return NO_REASON
    me = s.players[player]
    if space not in me.buildings:
        return ("not-completed" if space in me.plans else "not-your-building"), {}
    if s.content.plans[s.tiles[space]].ability is None:
        return "no-ability-there", {}
    if space in s.used:
        return "used", {}
    return NO_REASON if space in figures.usable(s, player, bool(hard), 0) else ("no-use", {})


# -------------------------------------------------------------------- meeples


def _none_so(s: City, player: int, kind: int, state: int) -> Reason:
    """No meeple of a kind is in a state, by the numbers of `Convert`."""
    if figures.in_state(s.players[player], state)[kind]:
        return NO_REASON
    return "none-so", {"meeple": argument(s.content, "meeple", kind), "state": argument(s.content, "state", state)}


def _leave_out(s: City, player: int, kind: int, a: int, b: int) -> Reason:
    me = s.players[player]
    if me.box[kind]:
        return NO_REASON
    return ("left-out" if me.idle[kind] else "no-meeple"), {"meeple": argument(s.content, "meeple", kind)}


def _strike(s: City, player: int, answer: int, a: int, b: int) -> Reason:
    kind, hard = divmod(answer, 2)
    return _none_so(s, player, kind, figures.HARD if hard else figures.STEADY)


def _raise(s: City, player: int, answer: int, left: int, mode: int) -> Reason:
    if answer == meeples.DONE:
        return ("raise-first", {}) if mode < meeples.FURTHER else NO_REASON
    kind, step = divmod(answer, 3)
    if kind == SERVANT:
        return "servant", {}
    missing = _none_so(s, player, kind, figures.STEADY if step == meeples.TO_HARD else figures.IN_BOX)
    if missing[0]:
        return missing
    if step == meeples.STRAIGHT_TO_HARD and mode != meeples.FIRST_OF_HARD:
        return "straight", {}
    if step == meeples.TO_HARD and mode == meeples.SECOND + kind and s.players[player].steady[kind] == 1:
        return "same-meeple", {}
    return NO_REASON


def _convert(s: City, player: int, state: int, source: int, into: int) -> Reason:
    return _none_so(s, player, source, state)


def _choose_meeple(s: City, player: int, kind: int, plan: int, at: int) -> Reason:
    return NO_REASON if kind in s.content.plans[plan].rewards[at] else ("no-reward", {})


# -------------------------------------------------------------------- payments, exchanges, targets


def _pay(s: City, player: int, count: int, cost: int, resource: int) -> Reason:
    having = paying.purse(s)
    what = argument(s.content, "resource", resource)
    if count > having[resource]:
        return "not-so-much", {"have": having[resource], "resource": what}
    if count > cost:
        return "more-than-due", {"cost": cost}
    least = paying.PAY.options(s, player, cost, resource)[0]
    if count >= least:
        return NO_REASON
    if sum(having[resource + 1 :]) >= cost - count:
        return "misc-first", {}
    return "pay-more", {"least": least, "resource": what}


def _give_back(s: City, player: int, colour: int, left: int, first: int) -> Reason:
    if colour == figures.KEEP:
        return ("give-first", {}) if first else NO_REASON
    if s.misc[colour]:
        return NO_REASON
    if not s.held[colour]:
        return "nothing-to-give", {"cube": argument(s.content, "cube", colour)}
    return ("misc-first", {}) if any(s.misc) else NO_REASON


def _take_other(s: City, player: int, colour: int, given: int, b: int) -> Reason:
    return ("same-colour", {}) if colour == given else NO_REASON


def _score_target(s: City, player: int, target: int, a: int, b: int) -> Reason:
    return NO_REASON if target in s.players[player].targets else ("not-your-target", {})


_WHY: Final[dict[str, Callable[[City, int, int, int, int], Reason]]] = {
    "Main": _main,
    "PlacePlan": _place_plan,
    "PlaceStartingTile": _place_starting_tile,
    "UseBuilding": _use_building,
    "LeaveOut": _leave_out,
    "Strike": _strike,
    "Raise": _raise,
    "Convert": _convert,
    "ChooseMeeple": _choose_meeple,
    "Pay": _pay,
    "GiveBack": _give_back,
    "TakeOther": _take_other,
    "ScoreTarget": _score_target,
}
"""The questions some of whose answers have reasons; to the others everything can be answered that can be thought of."""
