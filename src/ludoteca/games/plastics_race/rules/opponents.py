"""European Plastic's Race, effects 3, 4 and 5 (Steal, Ask, Swap), and who gets a Puncture laid beforehand."""

from typing import Final

from ludoteca.engine import (
    NONE,
    Args,
    Argument,
    Decision,
    Draw,
    Effect,
    EventType,
    Maybe,
    Verb,
    add,
    ask,
    distinct,
    do,
    roll,
)
from ludoteca.games.plastics_race.content import ASK, PUNCTURE, STEAL, SWAP
from ludoteca.games.plastics_race.domains import ASKED, ASKER, CARD, EFFECT, OTHER, PARTNER, SEAT, VICTIM, WANTED
from ludoteca.games.plastics_race.rules import puncture
from ludoteca.games.plastics_race.state import PlasticsRace

SWAP_AND_ANOTHER: Final = 2
"""How many cards you need in hand to play a Swap."""

HANDS_OVER: Final = EventType("hands-over", OTHER, secret=CARD)
ASKS: Final = EventType("asks", OTHER, WANTED)
HAS_NONE: Final = EventType("has-none", OTHER, WANTED)
OFFERS: Final = EventType("offers", OTHER, secret=CARD)


def targets(s: PlasticsRace, player: int, effect: int) -> list[int]:
    """The opponents that an effect can be played on; hand sizes are open. EPR-061, EPR-078, EPR-082, EPR-112"""
    if effect == PUNCTURE:
        open_seats = [seat for seat in range(s.seats) if s.players[seat].puncture == NONE]
        return [seat for seat in open_seats if seat != player and puncture.has_turn_left(s, seat)]
    needs = s.content.steal_needs if effect == STEAL else 1
    return [seat for seat in range(s.seats) if seat != player and len(s.players[seat].hand) >= needs]


class ChooseOpponent(Decision[PlasticsRace]):
    """Choose whom to steal from, ask, swap with or puncture. EPR-078, EPR-080, EPR-084, EPR-108, EPR-109"""

    CARRIES = (EFFECT, Maybe(CARD))

    choose = Verb(SEAT, says="choose-opponent")

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return [self.choose.at(seat) for seat in targets(s, player, args[0])]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return {"effect": EFFECT.id(s.content, args[0])}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        effect, card = args
        seat = self.choose.object(answer)
        if effect == STEAL:
            s.then([roll(STEAL_CARD, player, seat)])
        elif effect == ASK:
            s.then([ask(NAME_CARD, player, seat)])
        elif effect == SWAP:
            s.then([ask(OFFER_CARD, player, seat), ask(OFFER_CARD, seat, player), do(EXCHANGE, player, seat)])
        else:
            puncture.lay(s, player, seat, card)


def hand_over(s: PlasticsRace, giver: int, taker: int, card: int, suspects: list[int]) -> None:
    """A card already taken from the giver's hand goes to another player; only those two see it. EPR-078, EPR-080

    The others know only that it is one of `suspects` (if empty: any card).
    """
    leave(s, giver, taker, card, suspects)
    come(s, giver, taker, card)


def leave(s: PlasticsRace, giver: int, taker: int, card: int, suspects: list[int]) -> None:
    """The others know less about the giver's hand once a card has gone to another hand."""
    s.left_hidden(giver, 1 << giver | 1 << taker, suspects)
    s.left_openly(giver, card)


def come(s: PlasticsRace, giver: int, taker: int, card: int) -> None:
    """The card is in the taker's hand, and the giver remembers it."""
    both = 1 << giver | 1 << taker
    add(s.players[taker].hand, card)
    s.came_hidden(taker, both)
    s.learn(giver, taker, card)
    s.tell(HANDS_OVER, giver, taker, secret=card, seen_by=both)


class StealCard(Draw[PlasticsRace]):
    """A random card from an opponent's hand. EPR-078"""

    CARRIES = (VICTIM,)

    steal_card = Verb(CARD)

    def bag(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return s.players[args[0]].hand

    def chosen(self, s: PlasticsRace, player: int, card: int, args: Args) -> None:
        """The thief and the victim see which card it was."""
        (victim,) = args
        s.players[victim].hand.remove(card)
        hand_over(s, victim, player, card, [])


class NameCard(Decision[PlasticsRace]):
    """Name a colour or an effect; an opponent who has it must give it. EPR-080, EPR-081"""

    ALIKE = True
    CARRIES = (ASKED,)

    name_card = Verb(WANTED)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Anything may be named, whether or not they have it."""
        return list(range(self.name_card.first, self.name_card.end))

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Everyone hears whether they have such a card."""
        (asked,) = args
        wanted = self.name_card.object(answer)
        s.tell(ASKS, player, asked, wanted)
        everybody_else = ((1 << s.seats) - 1) & ~(1 << asked)
        found = [kind for kind in s.players[asked].hand if s.content.matches[wanted][kind]]
        if not found:
            for kind in s.content.matching[wanted]:
                for seat in range(s.seats):
                    if seat != asked:
                        s.rule_out(seat, asked, kind)
            s.reveal(everybody_else)
            s.tell(HAS_NONE, asked, player, wanted)
        elif s.options["ask_giver_chooses"]:
            s.then([ask(GIVE_CARD, asked, player, wanted)])
        else:
            look(s, player, asked, wanted, found)
            s.reveal(everybody_else)
            s.then([ask(TAKE_CARD, player, asked, wanted)])


def look(s: PlasticsRace, player: int, asked: int, wanted: int, found: list[int]) -> None:
    """The asker is shown all matching cards, and so knows that there are no others. EPR-223"""
    for kind in s.content.matching[wanted]:
        seen = sum([fact == (player, asked, kind) for fact in s.known])
        for _ in range(found.count(kind) - seen):
            s.learn(player, asked, kind)
        if kind not in found:
            s.rule_out(player, asked, kind)


def matching_kinds(s: PlasticsRace, seat: int, wanted: int) -> list[int]:
    """The kinds of card in a hand that have the named colour or effect. EPR-080"""
    return [kind for kind in distinct(s.players[seat].hand) if s.content.matches[wanted][kind]]


class GiveCard(Decision[PlasticsRace]):
    """The player asked chooses which matching card to give. EPR-080, EPR-081"""

    CARRIES = (ASKER, WANTED)

    give = Verb(CARD)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return [self.give.at(kind) for kind in matching_kinds(s, player, args[1])]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Only the giver and the asker see it."""
        asker, wanted = args
        kind = self.give.object(answer)
        s.players[player].hand.remove(kind)
        hand_over(s, player, asker, kind, s.content.matching[wanted])


class TakeCard(Decision[PlasticsRace]):
    """The asker picks one of the matching cards they were shown. EPR-223"""

    CARRIES = (ASKED, WANTED)

    take = Verb(CARD)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        asked, wanted = args
        return [self.take.at(kind) for kind in matching_kinds(s, asked, wanted)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Only the giver and the asker see it."""
        asked, wanted = args
        kind = self.take.object(answer)
        s.players[asked].hand.remove(kind)
        hand_over(s, asked, player, kind, s.content.matching[wanted])


class OfferCard(Decision[PlasticsRace]):
    """Secretly choose the card to give in a swap. EPR-084, EPR-085"""

    CARRIES = (PARTNER,)

    offer = Verb(CARD)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return [self.offer.at(kind) for kind in distinct(s.players[player].hand)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """It stays face down until both have chosen."""
        me, kind = s.players[player], self.offer.object(answer)
        me.hand.remove(kind)
        me.offer = kind
        s.tell(OFFERS, player, args[0], secret=kind, seen_by=1 << player)


class Exchange(Effect[PlasticsRace]):
    """Both offered cards change hands together. EPR-084, EPR-085"""

    CARRIES = (PARTNER,)

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """Each sees what they get and remembers what they gave."""
        (partner,) = args
        me, other = s.players[player], s.players[partner]
        given, got = me.offer, other.offer
        me.offer = other.offer = NONE
        leave(s, player, partner, given, [])
        leave(s, partner, player, got, [])
        come(s, player, partner, given)
        come(s, partner, player, got)


CHOOSE_OPPONENT: Final = ChooseOpponent()
STEAL_CARD: Final = StealCard()
NAME_CARD: Final = NameCard()
GIVE_CARD: Final = GiveCard()
TAKE_CARD: Final = TakeCard()
OFFER_CARD: Final = OfferCard()
EXCHANGE: Final = Exchange()
