"""Smugglers' Quay in numbers, for bots and learning libraries."""

from ludoteca.games.quay.state import Quay


def features(s: Quay, seat: int) -> list[float]:
    """Own cards by kind, cards of the deck, and for each seat from one's own its points and cards."""
    hand = s.players[seat].hand
    numbers = [float(hand.count(kind)) for kind in range(len(s.content.ids))]
    numbers.append(float(len(s.deck)))
    for other in (seat, *s.others_from_left(seat)):
        numbers += [float(sum(s.players[other].points)), float(len(s.players[other].hand))]
    return numbers + [0.0] * (2 * (4 - s.seats))
