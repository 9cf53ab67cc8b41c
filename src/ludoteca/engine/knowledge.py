"""What seats have legitimately learned about hidden places, and worlds that agree with it.

A fact is `(observer, place, card)`. In `known` it says that this card is there, at least as often as the fact is
listed. In `absent` it says that no such card is there. Both lists are kept sorted. A place is a number that the game
gives to a hand or a deck. Masks of seats have bit `1 << seat` set.
"""

from bisect import insort
from collections.abc import Callable
from typing import Annotated, Final, TypedDict

from ludoteca.engine.errors import BrokenInvariant, GameError
from ludoteca.engine.rng import Randomness, shuffle

Fact = tuple[int, int, int]

_CONTRADICTION: Final = "the facts about hidden places contradict each other"


class FactView(TypedDict):
    """A card that a seat knows to be, or not to be, in a place."""

    place: Annotated[int, "A hand, by its seat, or another place that the game counts after the hands."]
    card: Annotated[str, "The card."]


def minus_one_each(facts: list[Fact], place: int, card: int) -> list[Fact]:
    """One such card left for all to see: each observer's count drops by one."""
    kept: list[Fact] = []
    lowered = -1
    for fact in facts:
        if fact[1] == place and fact[2] == card and fact[0] != lowered:
            lowered = fact[0]
        else:
            kept.append(fact)
    return kept


def outsiders_forget(facts: list[Fact], place: int, insiders: int, cards: list[int]) -> list[Fact]:
    """Those who did not see what moved forget every fact about these cards that it may have broken."""
    return [fact for fact in facts if fact[1] != place or (insiders >> fact[0]) & 1 or (cards and fact[2] not in cards)]


def without_place(facts: list[Fact], place: int) -> list[Fact]:
    """Nobody knows anything about this place any more."""
    return [fact for fact in facts if fact[1] != place]


def of_observer(facts: list[Fact], observer: int, place: int) -> list[int]:
    """The cards that an observer's facts about one place name."""
    return [fact[2] for fact in facts if fact[0] == observer and fact[1] == place]


def insert(facts: list[Fact], fact: Fact) -> None:
    """Add a fact, keeping the list sorted."""
    insort(facts, fact)


def check(known: list[Fact], absent: list[Fact], cards_at: Callable[[int], list[int]]) -> None:
    """Raise `BrokenInvariant` if facts are out of order, or disagree with where the cards really are."""
    for facts in (known, absent):
        if facts != sorted(facts):
            raise BrokenInvariant("facts are not sorted")
    for fact in known:
        if cards_at(fact[1]).count(fact[2]) < known.count(fact):
            raise BrokenInvariant(f"seat {fact[0]} is sure of a card {fact[2]} that is not in place {fact[1]}")
    for fact in absent:
        if fact[2] in cards_at(fact[1]):
            raise BrokenInvariant(f"seat {fact[0]} rules out a card {fact[2]} that is in place {fact[1]}")


class HiddenPlace:
    """A place whose cards a seat cannot see: how many there are, and which it knows are there or not there.

    >>> HiddenPlace(size=3, known=[7], absent=[2]).size
    3
    """

    def __init__(self, size: int, known: list[int], absent: list[int]) -> None:
        self.size = size
        self.known = known
        self.absent = absent


def scatter(pool: list[int], places: list[HiddenPlace], rng: Randomness) -> list[list[int]]:
    """Deal the cards that a seat cannot see to the hidden places at random, so that every fact is true.

    The pool must hold exactly as many cards as the places; returns one sorted list per place.

    >>> from ludoteca.engine.rng import Rng
    >>> hands = scatter([1, 1, 2, 3], [HiddenPlace(2, [3], [1]), HiddenPlace(2, [], [])], Rng(5))
    >>> hands
    [[2, 3], [1, 1]]
    """
    rest = sorted(pool)  # where the cards really are must make no difference
    hands: list[list[int]] = []
    for place in places:
        for card in place.known:
            if card not in rest or card in place.absent:
                raise GameError(_CONTRADICTION)
            rest.remove(card)
        hands.append(place.known.copy())
    slots = [at for at, place in enumerate(places) for _ in range(place.size - len(place.known))]
    if len(rest) != len(slots) or any(len(place.known) > place.size for place in places):
        raise GameError(f"{len(pool)} cards cannot fill hidden places of {[place.size for place in places]}")
    shuffle(rest, rng)
    _repair(rest, slots, places, rng)
    for card, at in zip(rest, slots, strict=True):
        hands[at].append(card)
    for hand in hands:
        hand.sort()
    return hands


def _repair(cards: list[int], slots: list[int], places: list[HiddenPlace], rng: Randomness) -> None:
    """Swap cards until none is where it is known to be absent, in chains of swaps if necessary."""
    for at in range(len(cards)):
        if cards[at] in places[slots[at]].absent and not _move(at, cards, slots, places, {at}, rng):
            raise GameError(_CONTRADICTION)


def _move(
    at: int, cards: list[int], slots: list[int], places: list[HiddenPlace], seen: set[int], rng: Randomness
) -> bool:
    """Find a card that this slot may hold, in a slot that may take the misplaced one or can pass it on."""
    absent = places[slots[at]].absent
    others = [other for other in range(len(cards)) if other not in seen and cards[other] not in absent]
    shuffle(others, rng)
    for other in others:
        if cards[at] not in places[slots[other]].absent:
            cards[at], cards[other] = cards[other], cards[at]
            return True
    for other in others:
        seen.add(other)
        cards[at], cards[other] = cards[other], cards[at]
        if _move(other, cards, slots, places, seen, rng):
            return True
        cards[at], cards[other] = cards[other], cards[at]
    return False
