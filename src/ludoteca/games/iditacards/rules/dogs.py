"""Iditacards, 'Dogs': the team, sacrifices and deaths."""

from typing import Final

from ludoteca.engine import Decision, Effect, add, ask, do
from ludoteca.games.iditacards.cards import KILL_ALL_OTHERS, KILL_ANOTHER, TO_DISCARD, TO_HAND
from ludoteca.games.iditacards.content import MOST_DOGS, MOST_SEATS
from ludoteca.games.iditacards.rules import effects
from ludoteca.games.iditacards.rules.common import CardEffect, SeatEffect, destroy, seen_in_hand
from ludoteca.games.iditacards.rules.speed import immune
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import FAKE

DECLINE: Final = MOST_DOGS
_TRIGGERS: Final = 3
_LONGEST_QUEUE: Final = 3**12


def mortal(s: Race, seat: int) -> list[int]:
    """The places of the dogs in a team that can die; armour does not matter. IC-111, IC-161"""
    racer, immortal = s.players[seat], s.content.cards.cannot_die
    places: list[int] = []
    for at, dog in enumerate(racer.team):
        if not immortal[dog] and not any(immortal[card] for card in racer.attached[at]):
            places.append(at)
    return places


def heads(s: Race, seat: int) -> int:
    """How many dogs a team counts as. IC-106"""
    counts = s.content.cards.counts_as
    return sum([counts[dog] for dog in s.players[seat].team])


def kill(s: Race, seat: int, victims: list[int], queue: int = 0) -> int:
    """Dogs killed by one cause; armour saves each once; what their deaths set off comes after. Returns the dead.

    `queue` holds the deaths still to be set off, first in, first out, as digits to the base 3.
    IC-108, IC-117, IC-118, IC-153, IC-179
    """
    racer, cards = s.players[seat], s.content.cards
    dead: list[int] = []
    for at in victims:
        armour = [card for card in racer.attached[at] if cards.armour[card]]
        if armour:
            _strip(s, seat, at, armour[0])
        else:
            dead.append(at)
            for card in (racer.team[at], *racer.attached[at]):
                if cards.death_kill[card]:
                    queue = _queued(queue, cards.death_kill[card])
    for at in reversed(dead):
        _bury(s, seat, at)
    if queue:
        s.then([do(CHAIN, seat, queue)])
    return len(dead)


def _queued(queue: int, trigger: int) -> int:
    place = 1
    while queue >= place:
        place *= _TRIGGERS
    return queue + trigger * place


def _strip(s: Race, seat: int, at: int, armour: int) -> None:
    """Armour is discarded instead of the dog. IC-118"""
    racer = s.players[seat]
    held = list(racer.attached[at])
    held.remove(armour)
    racer.attached[at] = tuple(held)
    add(racer.discard, armour)
    s.tell("armour-saves", seat, armour, racer.team[at])


def _bury(s: Race, seat: int, at: int) -> None:
    """A dog leaves with its attachments: for good, or as its card says. IC-108, IC-117"""
    racer = s.players[seat]
    dog = racer.team.pop(at)
    for card in racer.attached.pop(at):
        add(racer.discard, card)
    s.tell("dog-dies", seat, dog)
    destination = s.content.cards.death_to[dog]
    if destination == TO_DISCARD:
        add(racer.discard, dog)
    elif destination == TO_HAND:
        add(racer.hand, dog)
        seen_in_hand(s, seat, dog)
    else:
        destroy(s, seat, dog)


class Chain(Effect[Race]):
    """A death sets off the next: another dog of its owner, or all others. IC-153, IC-179"""

    def fits(self, s: Race, player: int, queue: int, b: int) -> bool:
        """There is something in the queue."""
        return player >= 0 and 0 < queue < _LONGEST_QUEUE and b == 0

    def run(self, s: Race, player: int, queue: int, b: int) -> None:
        """First in, first out."""
        rest, trigger = divmod(queue, _TRIGGERS)
        victims = mortal(s, player)
        if trigger == KILL_ALL_OTHERS:
            kill(s, player, victims, rest)
        elif trigger == KILL_ANOTHER and victims:
            s.then([ask(KILL_OWN_DOG, player, rest)])
        elif rest:
            s.then([do(CHAIN, player, rest)])


class KillOne(SeatEffect):
    """A player must kill an own dog, if one can die. IC-071, IC-151"""

    def run(self, s: Race, player: int, a: int, b: int) -> None:
        """Without such a dog nothing happens."""
        if mortal(s, player):
            s.then([ask(KILL_OWN_DOG, player)])


class KillOwnDog(Decision[Race]):
    """Choose which of one's own dogs dies. IC-071, IC-111, IC-151, IC-153"""

    size = MOST_DOGS

    def fits(self, s: Race, player: int, queue: int, b: int) -> bool:
        """A dog can die; deaths may still be queued."""
        return bool(mortal(s, player)) and 0 <= queue < _LONGEST_QUEUE and b == 0

    def options(self, s: Race, player: int, queue: int, b: int) -> list[int]:
        """Every dog that can die."""
        return mortal(s, player)

    def chosen(self, s: Race, player: int, at: int, queue: int, b: int) -> None:
        """Armour may save it."""
        kill(s, player, [at], queue)


class Sacrifice(Decision[Race]):
    """A card demands a dog of one's own. IC-109, IC-111, IC-118"""

    size = MOST_DOGS

    def fits(self, s: Race, player: int, a: int, b: int) -> bool:
        """A dog can die."""
        return bool(mortal(s, player)) and a == 0 and b == 0

    def options(self, s: Race, player: int, a: int, b: int) -> list[int]:
        """Every dog that can die, also one in armour."""
        return mortal(s, player)

    def chosen(self, s: Race, player: int, at: int, a: int, b: int) -> None:
        """By a switch, a sacrifice that armour prevents has not been made."""
        prevented = any(s.content.cards.armour[card] for card in s.players[player].attached[at])
        if prevented and not s.options["armour_satisfies_sacrifice"]:
            effects.skip_rest(s)
        kill(s, player, [at])


class TargetDog(Decision[Race]):
    """Choose a dog of any player to kill. IC-136, IC-152, IC-171"""

    size = MOST_SEATS * MOST_DOGS

    def fits(self, s: Race, player: int, which: int, b: int) -> bool:
        """There is a dog of that sort."""
        return which in (0, 1) and b == 0 and bool(self.options(s, player, which, b))

    def options(self, s: Race, player: int, which: int, b: int) -> list[int]:
        """Fake dogs, or dogs with an attachment; of others only if they are neither immune nor finished."""
        return targets(s, player, which)

    def chosen(self, s: Race, player: int, target: int, which: int, b: int) -> None:
        """Armour may save it."""
        seat, at = divmod(target, MOST_DOGS)
        s.tell("aims", player, seat, s.players[seat].team[at])
        kill(s, seat, [at])


def targets(s: Race, player: int, which: int) -> list[int]:
    """The dogs that a card may choose, as seat times six plus place. IC-112, IC-136, IC-152"""
    found: list[int] = []
    for seat in range(s.seats):
        if seat != player and (immune(s, seat) or s.finished(seat)):
            continue
        found += [seat * MOST_DOGS + at for at in mortal(s, seat) if _is_of_sort(s, seat, at, which)]
    return found


def _is_of_sort(s: Race, seat: int, at: int, which: int) -> bool:
    """Fake, or with an attachment. IC-112"""
    racer = s.players[seat]
    return s.content.cards.fake[racer.team[at]] if which == FAKE else bool(racer.attached[at])


class PlaceDog(CardEffect):
    """A dog joins the team if there is room for it. IC-105, IC-106, IC-107"""

    def run(self, s: Race, player: int, card: int, b: int) -> None:
        """Without room its owner is asked."""
        racer = s.players[player]
        if heads(s, player) + s.content.cards.counts_as[card] > s.content.dog_limit:
            s.then([ask(MAKE_ROOM, player, card)])
            return
        racer.played.remove(card)
        racer.team.append(card)
        racer.attached.append(())
        s.tell("dog-joins", player, card)


class MakeRoom(Decision[Race]):
    """Sacrifice dogs until the new one fits, or decline it. IC-022, IC-107"""

    size = MOST_DOGS + 1

    def fits(self, s: Race, player: int, card: int, b: int) -> bool:
        """The new dog lies in the played area."""
        return card in s.players[player].played and b == 0

    def options(self, s: Race, player: int, card: int, b: int) -> list[int]:
        """Every dog that can die, or none."""
        return [*mortal(s, player), DECLINE]

    def chosen(self, s: Race, player: int, at: int, card: int, b: int) -> None:
        """Declined, the new dog stays in the played area."""
        if at == DECLINE:
            s.tell("declines", player, card)
        else:
            s.then([do(PLACE_DOG, player, card)])
            kill(s, player, [at])


CHAIN: Final = Chain()
KILL_ONE: Final = KillOne()
KILL_OWN_DOG: Final = KillOwnDog()
SACRIFICE: Final = Sacrifice()
TARGET_DOG: Final = TargetDog()
PLACE_DOG: Final = PlaceDog()
MAKE_ROOM: Final = MakeRoom()
