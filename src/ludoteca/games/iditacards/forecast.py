"""Forecasts of the next step by the rules: current costs, chances, distances. They change nothing.

Forecasts are remembered, because most answers change them for one player only.
"""

from collections.abc import Callable
from math import comb
from typing import Annotated, Any, Final, Literal, NamedTuple, TypedDict, TypeVar

from ludoteca.engine import NONE, distinct, without
from ludoteca.games.iditacards.rules import costs_and_risk, movement
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, RESOLVE_OPS, RISK

PER_MILLE: Final = 1000
MOVE: Final = RESOLVE_OPS.index("move")
REMEMBERED: Final = 2_048
"""The most forecasts of one kind that are remembered; then all of them are forgotten."""


class CardForecast(TypedDict):
    """A card of the hand as if it were played now."""

    card: Annotated[str, "The card."]
    energy: Annotated[int | Literal["all"], "The cards of the hand it costs, or all of them."]
    health: Annotated[int, "The cards of the deck it costs."]
    risk: Annotated[int, "The risk cards it waits for."]
    short: Annotated[int, "How many cards of the hand are missing to pay the energy."]
    fails: Annotated[int, "In a thousand: how often it fails, by its health cost or where no risk is paid."]
    moves: Annotated[int | None, "How many squares it moves, if it begins with a move."]


class RevealForecast(TypedDict):
    """The chances of the next risk card, in a thousand."""

    paid: Annotated[int, "It is paid at once."]
    waits: Annotated[int, "It waits for risk itself."]
    fails: Annotated[int, "It fails."]


class SpeedParts(TypedDict):
    """The parts of a speed; the speed is their sum."""

    dogs: Annotated[int, "The part of the dogs alone."]
    attachments: Annotated[int, "The change by the attachments."]
    leg: Annotated[int, "The change by the leg."]
    weather: Annotated[int, "The change by the weather."]
    starvation: Annotated[int, "The change by starvation."]
    hypothermia: Annotated[int, "The change by hypothermia."]


class MeterView(TypedDict):
    """The effects of a meter on a player now."""

    speed: Annotated[int, "The points that it takes from their speed."]
    cost: Annotated[int, "The cards that it adds to a cost in energy, or in health if the meter is starvation."]


class MetersView(TypedDict):
    """The effects of both meters on a player."""

    hypothermia: Annotated[MeterView, "The effects of hypothermia."]
    starvation: Annotated[MeterView, "The effects of starvation."]


def meters(s: Race, seat: int) -> MetersView:
    """The effects of both meters, whatever the weather."""
    racer, slower, dearer = s.players[seat], s.content.speed_penalty, s.content.cost_increase
    return {
        "hypothermia": {"speed": slower[racer.hypothermia], "cost": dearer[racer.hypothermia]},
        "starvation": {"speed": slower[racer.starvation], "cost": dearer[racer.starvation]},
    }


class Pace(NamedTuple):
    """How fast a player is, and how many cards they draw on a new day; everyone sees this."""

    meters: MetersView
    speed: int
    parts: SpeedParts | None
    hand_size: int
    walk: int


class CardForecasts(NamedTuple):
    """The forecasts for a player's cards, which only they see."""

    hand: list[CardForecast]
    reveal: RevealForecast | None


Key = tuple[Any, ...]
Made = TypeVar("Made")

_PACES: Final[dict[Key, Pace]] = {}
_CARDS: Final[dict[Key, CardForecasts]] = {}


def pace(s: Race, seat: int) -> Pace:
    return _remembered(_PACES, _surroundings(s, seat), pace_anew, s, seat)


def cards(s: Race, seat: int) -> CardForecasts:
    racer = s.players[seat]
    piles = (tuple(racer.hand), tuple(racer.deck), tuple(racer.waiting), tuple(racer.paid))
    key = (*_surroundings(s, seat), racer.free_energy, racer.free_health, piles)
    return _remembered(_CARDS, key, cards_anew, s, seat)


def _remembered(known: dict[Key, Made], key: Key, anew: Callable[[Race, int], Made], s: Race, seat: int) -> Made:
    found = known.get(key)
    if found is None:
        found = anew(s, seat)
        if len(known) >= REMEMBERED:
            known.clear()
        known[key] = found
    return found


def _surroundings(s: Race, seat: int) -> Key:
    """Everything that speeds and costs depend on."""
    racer = s.players[seat]
    return (
        s.content, s.options["layout"], s.weather, tuple(s.legs), racer.position, racer.hypothermia, racer.starvation,
        racer.immune, tuple(racer.team), tuple(racer.attached),
    )  # fmt: skip


def pace_anew(s: Race, seat: int) -> Pace:
    """The same as `pace`, always worked out; nothing useful before the first weather."""
    if s.weather == NONE:
        return Pace(meters(s, seat), 0, None, s.content.starting_hand, 0)
    walk = movement.distance(s, seat, s.content.base_move)
    return Pace(meters(s, seat), speed(s, seat), speed_parts(s, seat), hand_size(s, seat), walk)


def cards_anew(s: Race, seat: int) -> CardForecasts:
    """The same as `cards`, always worked out; nothing before the first weather."""
    if s.weather == NONE:
        return CardForecasts([], None)
    return CardForecasts(hand(s, seat), reveal(s, seat))


def hand(s: Race, seat: int) -> list[CardForecast]:
    """Each kind of card in the hand as if it were played now. IC-038, IC-040, IC-041, IC-045, IC-081"""
    changes = costs_and_risk.changes(s, seat)
    held = distinct(s.players[seat].hand)
    return [_card(s, seat, card, costs_and_risk.costs_when_played(s, seat, card, changes)) for card in held]


def _card(s: Race, seat: int, card: int, owed: list[int]) -> CardForecast:
    racer = s.players[seat]
    must_fail = owed[RISK] > 0 and s.leg_at(racer.position).risks_fail
    return {
        "card": s.content.ids[card],
        "energy": "all" if owed[ENERGY] == ALL else owed[ENERGY],
        "health": owed[HEALTH],
        "risk": owed[RISK],
        "short": energy_short(s, without(racer.hand, [card]), owed[ENERGY]),
        "fails": PER_MILLE if must_fail else round(PER_MILLE * health_fails(s, racer.deck, owed[HEALTH])),
        "moves": _squares(s, seat, card),
    }


def energy_short(s: Race, held: list[int], owed: int) -> int:
    """How many cards short these are of paying the energy; Damaged cannot pay. IC-040, IC-048, IC-131"""
    needed = len(held) if owed == ALL else owed
    return max(0, needed - len(held) + held.count(s.content.cards.damaged))


def health_fails(s: Race, deck: list[int], owed: int) -> float:
    """The chance that the deck has too few cards to pay, or that Damaged is among those paid. IC-041, IC-042, IC-128"""
    if owed > len(deck):
        return 1.0
    sound = len(deck) - deck.count(s.content.cards.damaged)
    return 1 - comb(sound, owed) / comb(len(deck), owed)


def _squares(s: Race, seat: int, card: int) -> int | None:
    """How far a card moves, if its effect starts with a move. IC-023"""
    steps = s.content.cards.blocks[s.content.cards.block[card]]
    return movement.distance(s, seat, steps[0].n, steps[0].k) if steps and steps[0].code == MOVE else None


def reveal(s: Race, seat: int) -> RevealForecast | None:
    """Per thousand: the next risk card is paid for, waits for risk itself, or fails. IC-050, IC-053, IC-054, IC-057"""
    racer = s.players[seat]
    if not racer.waiting:
        return None
    if not racer.deck or s.leg_at(racer.position).risks_fail:
        return {"paid": 0, "waits": 0, "fails": PER_MILLE}
    if racer.paid[-1] == 0 and any(s.content.cards.draw_first_risk[dog] for dog in racer.team):
        return {"paid": PER_MILLE, "waits": 0, "fails": 0}
    paid = waits = 0.0
    changes = costs_and_risk.changes(s, seat)
    for card in distinct(racer.deck):
        share = racer.deck.count(card) / len(racer.deck)
        owed = costs_and_risk.costs_when_played(s, seat, card, changes)
        deck = without(racer.deck, [card])
        if not energy_short(s, racer.hand, owed[ENERGY]):
            holds = share * (1 - health_fails(s, deck, owed[HEALTH]))
            if owed[RISK]:
                waits += holds
            else:
                paid += holds
    shares = [round(PER_MILLE * paid), round(PER_MILLE * waits)]
    return {"paid": shares[0], "waits": shares[1], "fails": PER_MILLE - sum(shares)}


def speed_parts(s: Race, seat: int) -> SpeedParts:
    """The dogs alone, and what everything else adds or takes away; the sum is the speed.

    The speed is worked out again without the meters, then also without the weather, and so on; whatever is absent
    changes nothing. IC-086, IC-087
    """
    racer = s.players[seat]
    frozen, hungry, carries = racer.hypothermia, racer.starvation, any(racer.attached)
    supposed = s.players[seat] = racer.copy()
    try:
        left = [speed(s, seat)]
        supposed.hypothermia = 0
        left.append(speed(s, seat) if frozen else left[-1])
        supposed.starvation = 0
        left.append(speed(s, seat) if hungry else left[-1])
        supposed.immune = True
        left.append(speed(s, seat))
        supposed.position = 0
        left.append(speed(s, seat))
        supposed.attached = [() for _ in racer.team]
        left.append(speed(s, seat) if carries else left[-1])
    finally:
        s.players[seat] = racer
    return {
        "dogs": left[5],
        "attachments": left[4] - left[5],
        "leg": left[3] - left[4],
        "weather": left[2] - left[3],
        "starvation": left[1] - left[2],
        "hypothermia": left[0] - left[1],
    }
