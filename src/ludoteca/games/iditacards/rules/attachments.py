"""Iditacards, 'Attachments'."""

from typing import Final

from ludoteca.engine import Decision, add, ask
from ludoteca.games.iditacards.cards import MOST_SLOTS
from ludoteca.games.iditacards.content import MOST_DOGS
from ludoteca.games.iditacards.rules.common import CardEffect
from ludoteca.games.iditacards.state import Race

DECLINE: Final = 0
FIRST_DOG: Final = 1
FIRST_REPLACED: Final = FIRST_DOG + MOST_DOGS


def discard(s: Race, player: int, at: int, slot: int) -> None:
    """An attachment of one's own goes to the discard pile. IC-117"""
    racer = s.players[player]
    held = list(racer.attached[at])
    card = held.pop(slot)
    racer.attached[at] = tuple(held)
    add(racer.discard, card)
    s.tell("takes-off", player, card, racer.team[at])


class PlaceAttachment(CardEffect):
    """An attachment takes effect: it needs a dog of its owner that can hold one. IC-113, IC-114, IC-115"""

    def run(self, s: Race, player: int, card: int, b: int) -> None:
        """Without such a dog it is discarded."""
        racer = s.players[player]
        if any(s.content.cards.slots[dog] for dog in racer.team):
            s.then([ask(ATTACH, player, card)])
        else:
            decline(s, player, card)


def decline(s: Race, player: int, card: int) -> None:
    """An attachment that is not placed is discarded. IC-115, IC-116"""
    s.players[player].played.remove(card)
    add(s.players[player].discard, card)
    s.tell("declines", player, card)


class Attach(Decision[Race]):
    """Choose a dog with a free place, an attachment to replace, or decline. IC-022, IC-113, IC-116"""

    size = FIRST_REPLACED + MOST_DOGS * MOST_SLOTS

    def fits(self, s: Race, player: int, card: int, b: int) -> bool:
        """The attachment lies in the played area."""
        return card in s.players[player].played and b == 0

    def options(self, s: Race, player: int, card: int, b: int) -> list[int]:
        """All three whenever they exist."""
        racer, slots = s.players[player], s.content.cards.slots
        free = [FIRST_DOG + at for at, dog in enumerate(racer.team) if len(racer.attached[at]) < slots[dog]]
        replaced = [
            FIRST_REPLACED + at * MOST_SLOTS + slot
            for at, held in enumerate(racer.attached)
            for slot in range(len(held))
        ]
        return [DECLINE, *free, *replaced]

    def chosen(self, s: Race, player: int, answer: int, card: int, b: int) -> None:
        """What is replaced is discarded."""
        if answer == DECLINE:
            decline(s, player, card)
            return
        at = answer - FIRST_DOG
        if answer >= FIRST_REPLACED:
            at, slot = divmod(answer - FIRST_REPLACED, MOST_SLOTS)
            discard(s, player, at, slot)
        racer = s.players[player]
        racer.played.remove(card)
        racer.attached[at] = tuple(sorted([*racer.attached[at], card]))
        s.tell("attaches", player, card, racer.team[at])


PLACE_ATTACHMENT: Final = PlaceAttachment()
ATTACH: Final = Attach()
