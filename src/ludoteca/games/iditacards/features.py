"""Iditacards in numbers, for bots and learning libraries."""

from typing import Final

from ludoteca.games.iditacards.content import MOST_SEATS
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.rules.speed import immune, speed
from ludoteca.games.iditacards.state import Race

PER_SEAT: Final = 17


def features(s: Race, seat: int) -> list[float]:
    """Own hand and own cards by kind, supply by kind, weather, legs, and for each seat, your own first, its race."""
    racer = s.players[seat]
    kinds = len(s.content.ids)
    numbers = _counts(racer.hand, kinds) + _counts(racer.deck + racer.discard + racer.played, kinds)
    numbers += _counts(s.supply, kinds) + _counts(racer.legendary, kinds)
    numbers += [1.0 if s.weather == face else 0.0 for face in range(len(s.content.weathers))]
    numbers += [1.0 if leg in s.legs else 0.0 for leg in range(len(s.content.legs.ids))]
    numbers += [float(s.round), float(len(s.damage_deck)), *(float(len(deck)) for deck in s.upgrades)]
    for other in (seat, *s.others_from_left(seat)):
        numbers += _seat_numbers(s, other)
    return numbers + [0.0] * (PER_SEAT * (MOST_SEATS - s.seats))


def _counts(cards: list[int], kinds: int) -> list[float]:
    counts = [0.0] * kinds
    for card in cards:
        counts[card] += 1.0
    return counts


def _seat_numbers(s: Race, seat: int) -> list[float]:
    """What everybody sees of one player."""
    racer = s.players[seat]
    damaged = s.content.cards.damaged
    return [
        float(racer.position), float(racer.hypothermia), float(racer.starvation), float(speed(s, seat)),
        float(hand_size(s, seat)), float(len(racer.hand)), float(len(racer.deck)), float(len(racer.discard)),
        float(racer.discard.count(damaged)), float(len(racer.team)), float(sum([len(held) for held in racer.attached])),
        float(len(racer.waiting)), float(sum(racer.owed)), float(immune(s, seat)), float(racer.free_energy),
        float(racer.free_health), float(seat in s.crossed),
    ]  # fmt: skip
