"""Iditacards, 'Dogs': the team, sacrifices and deaths."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Effect, EventType, Reason, Verb, WhyNot, add, ask, do
from ludoteca.games.iditacards.cards import KILL_ALL_OTHERS, KILL_ANOTHER, TO_DISCARD, TO_HAND
from ludoteca.games.iditacards.domains import CARD, DEATHS, DOG_CARD, OTHER, SEAT, SORT, TEAM_PLACE
from ludoteca.games.iditacards.rules.attachments import DECLINES
from ludoteca.games.iditacards.rules.immunity import immune, why_not_reached
from ludoteca.games.iditacards.rules.names import dog_name
from ludoteca.games.iditacards.rules.piles import destroy, seen_in_hand
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import FAKE

ARMOUR_SAVES: Final = EventType("armour-saves", CARD, DOG_CARD)
DOG_DIES: Final = EventType("dog-dies", CARD)
DOG_JOINS: Final = EventType("dog-joins", CARD)
AIMS: Final = EventType("aims", OTHER, DOG_CARD)

CANNOT_DIE: Final = Reason("cannot-die", "IC-111")
KEPT_ALIVE: Final = Reason("kept-alive", "IC-111", "IC-161")
NOT_FAKE: Final = Reason("not-fake", "IC-112", "IC-152")
NOTHING_ATTACHED: Final = Reason("nothing-attached", "IC-152")


def mortal(s: Race, seat: int) -> list[int]:
    """The places of the dogs in a team that can die; armour does not matter. IC-111, IC-161"""
    racer, immortal = s.players[seat], s.content.cards.cannot_die
    places: list[int] = []
    for at, dog in enumerate(racer.team):
        if not immortal[dog] and not any(immortal[card] for card in racer.attached[at]):
            places.append(at)
    return places


def why_not_dead(s: Race, seat: int, at: int) -> WhyNot | None:
    """Why a dog cannot die, because of its own card or what it carries; no reason for empty places. IC-111, IC-161"""
    racer, immortal = s.players[seat], s.content.cards.cannot_die
    if at >= len(racer.team):
        return None
    if immortal[racer.team[at]]:
        return CANNOT_DIE.because(dog_name(s, seat, at))
    for card in racer.attached[at]:
        if immortal[card]:
            return KEPT_ALIVE.because({**dog_name(s, seat, at), **CARD.words(s.game.prefix, s.content, card)})
    return None


def heads(s: Race, seat: int) -> int:
    """How many dogs a team counts as. IC-106"""
    counts = s.content.cards.counts_as
    return sum([counts[dog] for dog in s.players[seat].team])


def kill(s: Race, seat: int, victims: list[int], deaths: Args = ()) -> int:
    """Kill dogs by one cause; armour saves each once; their deaths trigger others afterwards. Returns how many died.

    `deaths` are earlier deaths that are still to trigger something, the first one first.
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
                    deaths = (*deaths, cards.death_kill[card])
    for at in reversed(dead):
        _bury(s, seat, at)
    if deaths:
        s.then([do(CHAIN, seat, *deaths)])
    return len(dead)


def _strip(s: Race, seat: int, at: int, armour: int) -> None:
    """Armour is discarded instead of the dog. IC-118"""
    racer = s.players[seat]
    held = list(racer.attached[at])
    held.remove(armour)
    racer.attached[at] = tuple(held)
    add(racer.discard, armour)
    s.tell(ARMOUR_SAVES, seat, armour, racer.team[at])


def _bury(s: Race, seat: int, at: int) -> None:
    """A dog leaves with its attachments: for good, or as its card says. IC-108, IC-117"""
    racer = s.players[seat]
    dog = racer.team.pop(at)
    for card in racer.attached.pop(at):
        add(racer.discard, card)
    s.tell(DOG_DIES, seat, dog)
    destination = s.content.cards.death_to[dog]
    if destination == TO_DISCARD:
        add(racer.discard, dog)
    elif destination == TO_HAND:
        add(racer.hand, dog)
        seen_in_hand(s, seat, dog)
    else:
        destroy(s, seat, dog)


class Chain(Effect[Race]):
    """A death triggers the next: another dog of the same owner, or all the others. IC-153, IC-179"""

    CARRIES = (DEATHS,)

    def run(self, s: Race, player: int, args: Args) -> None:
        """First in, first out."""
        death, rest = args[0], args[1:]
        victims = mortal(s, player)
        if death == KILL_ALL_OTHERS:
            kill(s, player, victims, rest)
        elif death == KILL_ANOTHER and victims:
            s.then([ask(KILL_OWN_DOG, player, *rest)])
        elif rest:
            s.then([do(CHAIN, player, *rest)])


class KillOne(Effect[Race]):
    """A player must kill one of their own dogs, if one can die. IC-071, IC-151"""

    def run(self, s: Race, player: int, args: Args) -> None:
        if mortal(s, player):
            s.then([ask(KILL_OWN_DOG, player)])


class KillOwnDog(Decision[Race]):
    """Choose which of your dogs dies. IC-071, IC-111, IC-151, IC-153"""

    CARRIES = (DEATHS,)

    kill = Verb(TEAM_PLACE)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return [self.kill.at(at) for at in mortal(s, player)]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_dead(s, player, self.kill.object(answer))

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """Armour may save it."""
        kill(s, player, [self.kill.object(answer)], args)

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return dog_name(s, player, self.kill.object(answer))


class Sacrifice(Decision[Race]):
    """A card demands one of your dogs. IC-109, IC-111, IC-118"""

    give_up = Verb(TEAM_PLACE)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Every dog that can die, including armoured ones."""
        return [self.give_up.at(at) for at in mortal(s, player)]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_dead(s, player, self.give_up.object(answer))

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """With a switch, a sacrifice prevented by armour does not count as made."""
        at = self.give_up.object(answer)
        prevented = any(s.content.cards.armour[card] for card in s.players[player].attached[at])
        if prevented and not s.options["armour_satisfies_sacrifice"]:
            skip_rest(s)
        kill(s, player, [at])

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return dog_name(s, player, self.give_up.object(answer))


def skip_rest(s: Race) -> None:
    """The rest of the effect list that demands a sacrifice has no effect. IC-109"""
    s.unwind(s.game.rulebook.by_name["RunEffect"], keep=False)


class TargetDog(Decision[Race]):
    """Choose any player's dog to kill. IC-136, IC-152, IC-171"""

    CARRIES = (SORT,)

    target = Verb(SEAT, TEAM_PLACE)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Fake dogs, or dogs with an attachment; other players' only if they are neither immune nor finished."""
        return [self.target.at(seat, at) for seat, at in targets(s, player, args[0])]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        """Out of reach, immortal, or of another sort; no reason for dogs that are not there."""
        seat, at = self.target.objects(answer)
        if seat >= s.seats or at >= len(s.players[seat].team):
            return None
        why = None if seat == player else why_not_reached(s, seat)
        why = why or why_not_dead(s, seat, at)
        if why is not None or _is_of_sort(s, seat, at, args[0]):
            return why
        return (NOT_FAKE if args[0] == FAKE else NOTHING_ATTACHED).because(dog_name(s, seat, at))

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """Armour may save it."""
        seat, at = self.target.objects(answer)
        s.tell(AIMS, player, seat, s.players[seat].team[at])
        kill(s, seat, [at])

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return dog_name(s, *self.target.objects(answer))


def targets(s: Race, player: int, sort: int) -> list[tuple[int, int]]:
    """The dogs a card may choose, by seat and place. IC-112, IC-136, IC-152"""
    found: list[tuple[int, int]] = []
    for seat in range(s.seats):
        if seat == player or not (immune(s, seat) or s.finished(seat)):
            found += [(seat, at) for at in mortal(s, seat) if _is_of_sort(s, seat, at, sort)]
    return found


def _is_of_sort(s: Race, seat: int, at: int, sort: int) -> bool:
    """Fake, or with an attachment. IC-112"""
    racer = s.players[seat]
    return s.content.cards.fake[racer.team[at]] if sort == FAKE else bool(racer.attached[at])


class PlaceDog(Effect[Race]):
    """A dog joins the team if there is room for it. IC-105, IC-106, IC-107"""

    CARRIES = (CARD,)

    def run(self, s: Race, player: int, args: Args) -> None:
        """If there is no room, the owner is asked."""
        card = args[0]
        racer = s.players[player]
        if heads(s, player) + s.content.cards.counts_as[card] > s.content.dog_limit:
            s.then([ask(MAKE_ROOM, player, card)])
            return
        racer.played.remove(card)
        racer.team.append(card)
        racer.attached.append(())
        s.tell(DOG_JOINS, player, card)


class MakeRoom(Decision[Race]):
    """Sacrifice dogs until the new one fits, or decline it. IC-022, IC-107"""

    CARRIES = (CARD,)

    make_room = Verb(TEAM_PLACE)
    decline = Verb(says="decline-dog")

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return [*(self.make_room.at(at) for at in mortal(s, player)), self.decline.first]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_dead(s, player, self.make_room.object(answer)) if self.make_room.covers(answer) else None

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """If declined, the new dog stays in the played area."""
        card = args[0]
        if self.decline.covers(answer):
            s.tell(DECLINES, player, card)
        else:
            s.then([do(PLACE_DOG, player, card)])
            kill(s, player, [self.make_room.object(answer)])

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return dog_name(s, player, self.make_room.object(answer)) if self.make_room.covers(answer) else {}


CHAIN: Final = Chain()
KILL_ONE: Final = KillOne()
KILL_OWN_DOG: Final = KillOwnDog()
SACRIFICE: Final = Sacrifice()
TARGET_DOG: Final = TargetDog()
PLACE_DOG: Final = PlaceDog()
MAKE_ROOM: Final = MakeRoom()
