"""Iditacards, 'Utility': recovering, destroying from the hand, choosing a rival."""

from typing import Final

from ludoteca.engine import Args, Decision, EventType, Reason, Verb, WhyNot, add, ask, distinct
from ludoteca.games.iditacards.domains import CARD, METER, MOST, PILE, POINTS, SEAT
from ludoteca.games.iditacards.rules import food, meters
from ludoteca.games.iditacards.rules.immunity import why_not_reached, within_reach
from ludoteca.games.iditacards.rules.piles import NOT_IN_HAND, from_hand, seen_in_deck, seen_in_hand, why_not_from
from ludoteca.games.iditacards.rules.piles import destroy as destroy_card
from ludoteca.games.iditacards.state import Race

TO_HAND: Final = 0
TO_DECK: Final = 1

RECOVERS: Final = EventType("recovers", CARD)
RETURNS: Final = EventType("returns", CARD)

NOT_IN_DISCARD: Final = Reason("not-in-discard")
NOT_VENISON: Final = Reason("not-venison", "IC-162")
ALL_VENISON: Final = Reason("all-venison", "IC-162")
YOURSELF: Final = Reason("yourself", "IC-178")


def recover(s: Race, player: int, cards: int) -> None:
    """Take back up to `cards` cards from the discard pile; by a switch, draw as many. IC-125"""
    if s.options["recover"] == "draw":
        food.draw(s, player, cards)
    elif cards:
        s.then([ask(RECOVER, player, cards)])


def recover_venison(s: Race, player: int) -> None:
    """Take back every venison card from the discard pile, if cards come back from there at all. IC-125, IC-162"""
    if s.options["recover"] == "discard" and venison(s, player):
        s.then([ask(RECOVER_VENISON, player)])


def venison(s: Race, player: int) -> list[int]:
    return [card for card in distinct(s.players[player].discard) if s.content.cards.venison[card]]


class Recovery(Decision[Race]):
    """A card from the discard pile, for the hand or the deck. IC-125"""

    stop = Verb(says="recover-done")
    recover = Verb(CARD, PILE)

    def both_ways(self, cards: list[int]) -> list[int]:
        return [self.recover.at(card, pile) for card in cards for pile in (TO_HAND, TO_DECK)]

    def take_back(self, s: Race, player: int, answer: int) -> None:
        """A card leaves the discard pile for the hand or the deck; everyone sees it. IC-012, IC-125"""
        card, pile = self.recover.objects(answer)
        racer = s.players[player]
        racer.discard.remove(card)
        if pile == TO_HAND:
            add(racer.hand, card)
            seen_in_hand(s, player, card)
            s.tell(RECOVERS, player, card)
        else:
            add(racer.deck, card)
            seen_in_deck(s, player, card)
            s.tell(RETURNS, player, card)


class Recover(Recovery):
    """Choose cards from the discard pile, one at a time, each for the hand or the deck. IC-085, IC-125"""

    CARRIES = (MOST,)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Recovering is optional."""
        return [self.stop.first, *self.both_ways(distinct(s.players[player].discard))]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_from(s.players[player].discard, self.recover, answer, NOT_IN_DISCARD)

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        if self.recover.covers(answer):
            self.take_back(s, player, answer)
            recover(s, player, args[0] - 1)


class RecoverVenison(Recovery):
    """All venison comes back; the player only chooses where each card goes. IC-162"""

    COMMUTES = True

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return self.both_ways(venison(s, player))

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        if self.stop.covers(answer):
            return ALL_VENISON.because()
        card = self.recover.object(answer)
        if card not in s.players[player].discard:
            return NOT_IN_DISCARD.because()
        return None if s.content.cards.venison[card] else NOT_VENISON.because()

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        self.take_back(s, player, answer)
        recover_venison(s, player)


class DestroyFromHand(Decision[Race]):
    """Destroy cards from your hand, one at a time, or none. IC-163"""

    CARRIES = (MOST,)
    COMMUTES = True

    stop = Verb(says="destroy-nothing")
    destroy_from_hand = Verb(CARD)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        first = self.destroy_from_hand.first
        return [self.stop.first, *[first + card for card in distinct(s.players[player].hand)]]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_from(s.players[player].hand, self.destroy_from_hand, answer, NOT_IN_HAND)

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """Everyone sees what is destroyed."""
        if self.stop.covers(answer):
            return
        card = self.destroy_from_hand.object(answer)
        from_hand(s, player, card)
        destroy_card(s, player, card)
        if args[0] > 1:
            s.then([ask(DESTROY_FROM_HAND, player, args[0] - 1)])


class ChooseRival(Decision[Race]):
    """Choose the one other player whose meter rises. IC-164, IC-178"""

    CARRIES = (METER, POINTS)

    rival = Verb(SEAT)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return [self.rival.at(seat) for seat in sorted(within_reach(s, player))]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        seat = self.rival.object(answer)
        if seat >= s.seats:
            return None
        return YOURSELF.because() if seat == player else why_not_reached(s, seat)

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        meter, points = args
        meters.raise_by(s, self.rival.object(answer), meter, points)


RECOVER: Final = Recover()
RECOVER_VENISON: Final = RecoverVenison()
DESTROY_FROM_HAND: Final = DestroyFromHand()
CHOOSE_RIVAL: Final = ChooseRival()
