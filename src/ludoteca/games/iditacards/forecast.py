"""What the rules already say about the next step: current costs, chances, distances. It changes nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import comb
from typing import Annotated, Final, Literal, TypedDict

from ludoteca.engine import NONE, distinct, without
from ludoteca.games.iditacards.cards import FOOD, PERSONAL
from ludoteca.games.iditacards.rules import costs, movement
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race, Racer
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, RESOLVE_OPS, RISK

PER_MILLE: Final = 1000
MOVE: Final = RESOLVE_OPS.index("move")
COSTS: Final = (ENERGY, HEALTH, RISK)
"""In the order they are paid."""


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
    """What the next risk card may do, in a thousand."""

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


def hand(s: Race, seat: int) -> list[CardForecast]:
    """Each kind of card in the hand as if it were played now. IC-038, IC-040, IC-041, IC-045, IC-081"""
    prices = Prices(s, seat)
    return [_card(s, seat, card, prices.of(card)) for card in distinct(s.players[seat].hand)]


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


@contextmanager
def _supposing(s: Race, seat: int) -> Iterator[Racer]:
    """Temporarily replaces a player with a copy that can be changed freely: faster than a copy of the race."""
    racer = s.players[seat]
    supposed = s.players[seat] = racer.copy()
    try:
        yield supposed
    finally:
        s.players[seat] = racer


class Prices:
    """What a player's cards cost if they are played now; whatever changes costs is looked up once for all of them."""

    def __init__(self, s: Race, seat: int) -> None:
        self._race = s
        self._seat = seat
        self._changes: dict[int, list[int]] = {}

    def of(self, card: int) -> list[int]:
        """Energy, health and risk. IC-038, IC-045"""
        s, seat = self._race, self._seat
        kind = s.content.cards.types[card]
        helps = kind if kind in (FOOD, PERSONAL) else NONE
        if helps not in self._changes:
            self._changes[helps] = _changes(s, seat, helps)
        energy, health, risk = self._changes[helps]
        return [
            costs.changed_cost(s, seat, card, ENERGY, energy),
            costs.changed_cost(s, seat, card, HEALTH, health),
            costs.changed_cost(s, seat, card, RISK, risk),
        ]


def costs_when_played(s: Race, seat: int, card: int) -> list[int]:
    """Energy, health and risk."""
    return Prices(s, seat).of(card)


def _changes(s: Race, seat: int, helps: int) -> list[int]:
    """The change to each cost; food and personal cards lower a meter before payment. IC-038, IC-098, IC-104"""
    if helps == NONE:
        return [costs.change(s, seat, which) for which in COSTS]
    with _supposing(s, seat) as racer:
        if helps == FOOD:
            racer.starvation = max(0, racer.starvation - 1)
        else:
            racer.hypothermia = max(0, racer.hypothermia - 1)
        return [costs.change(s, seat, which) for which in COSTS]


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
    keeps = racer.paid[-1] == 0 and any(s.content.cards.draw_first_risk[dog] for dog in racer.team)
    if keeps:
        return {"paid": PER_MILLE, "waits": 0, "fails": 0}
    paid = waits = 0.0
    prices = Prices(s, seat)
    for card in distinct(racer.deck):
        share = racer.deck.count(card) / len(racer.deck)
        owed = prices.of(card)
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
    with _supposing(s, seat) as racer:
        left = [speed(s, seat)]
        frozen, hungry, carries = racer.hypothermia, racer.starvation, any(racer.attached)
        racer.hypothermia = 0
        left.append(speed(s, seat) if frozen else left[-1])
        racer.starvation = 0
        left.append(speed(s, seat) if hungry else left[-1])
        racer.immune = True
        left.append(speed(s, seat))
        racer.position = 0
        left.append(speed(s, seat))
        racer.attached = [() for _ in racer.team]
        left.append(speed(s, seat) if carries else left[-1])
    return {
        "dogs": left[5],
        "attachments": left[4] - left[5],
        "leg": left[3] - left[4],
        "weather": left[2] - left[3],
        "starvation": left[1] - left[2],
        "hypothermia": left[0] - left[1],
    }
