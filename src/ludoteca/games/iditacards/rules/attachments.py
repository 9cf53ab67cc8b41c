"""Iditacards, 'Attachments'."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Effect, EventType, Reason, Verb, WhyNot, add, ask
from ludoteca.games.iditacards.domains import CARD, DOG_CARD, SLOT, TEAM_PLACE
from ludoteca.games.iditacards.rules.names import attachment_names, dog_name
from ludoteca.games.iditacards.state import Race

TAKES_OFF: Final = EventType("takes-off", CARD, DOG_CARD)
DECLINES: Final = EventType("declines", CARD)
ATTACHES: Final = EventType("attaches", CARD, DOG_CARD)

HOLDS_NOTHING: Final = Reason("holds-nothing", "IC-113")
HOLDS_ENOUGH: Final = Reason("holds-enough", "IC-113", "IC-116")


def discard(s: Race, player: int, at: int, slot: int) -> None:
    """An attachment goes to the discard pile. IC-117"""
    racer = s.players[player]
    held = list(racer.attached[at])
    card = held.pop(slot)
    racer.attached[at] = tuple(held)
    add(racer.discard, card)
    s.tell(TAKES_OFF, player, card, racer.team[at])


class PlaceAttachment(Effect[Race]):
    """An attachment takes effect: it needs one of its owner's dogs that can hold it. IC-113, IC-114, IC-115"""

    CARRIES = (CARD,)

    def run(self, s: Race, player: int, args: Args) -> None:
        """Without such a dog it is discarded."""
        racer = s.players[player]
        if any(s.content.cards.slots[dog] for dog in racer.team):
            s.then([ask(ATTACH, player, args[0])])
        else:
            leave_out(s, player, args[0])


def leave_out(s: Race, player: int, card: int) -> None:
    """An attachment that is not placed is discarded. IC-115, IC-116"""
    s.players[player].played.remove(card)
    add(s.players[player].discard, card)
    s.tell(DECLINES, player, card)


class Attach(Decision[Race]):
    """Choose a dog with a free slot, an attachment to replace, or decline. IC-022, IC-113, IC-116"""

    CARRIES = (CARD,)

    decline = Verb(says="decline-attachment")
    attach = Verb(TEAM_PLACE)
    replace = Verb(TEAM_PLACE, SLOT)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        racer, slots = s.players[player], s.content.cards.slots
        answers = [self.decline.first]
        answers += [self.attach.at(at) for at, dog in enumerate(racer.team) if len(racer.attached[at]) < slots[dog]]
        for at, held in enumerate(racer.attached):
            answers += [self.replace.at(at, slot) for slot in range(len(held))]
        return answers

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        """A dog may have no slot at all, or no free one."""
        racer = s.players[player]
        if not self.attach.covers(answer) or self.attach.object(answer) >= len(racer.team):
            return None
        at = self.attach.object(answer)
        slots = s.content.cards.slots[racer.team[at]]
        if len(racer.attached[at]) < slots:
            return None
        return (HOLDS_ENOUGH if slots else HOLDS_NOTHING).because(dog_name(s, player, at))

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """The replaced attachment is discarded."""
        card = args[0]
        if self.decline.covers(answer):
            leave_out(s, player, card)
            return
        if self.replace.covers(answer):
            at, slot = self.replace.objects(answer)
            discard(s, player, at, slot)
        else:
            at = self.attach.object(answer)
        racer = s.players[player]
        racer.played.remove(card)
        racer.attached[at] = tuple(sorted([*racer.attached[at], card]))
        s.tell(ATTACHES, player, card, racer.team[at])

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        if self.attach.covers(answer):
            return dog_name(s, player, self.attach.object(answer))
        return attachment_names(s, player, *self.replace.objects(answer)) if self.replace.covers(answer) else {}


PLACE_ATTACHMENT: Final = PlaceAttachment()
ATTACH: Final = Attach()
