"""European Plastic's Race, effects 3, 4 and 5 (Steal, Ask, Swap), and whom a Puncture is laid before."""

from typing import Any, Final

from ludoteca.engine import NONE, Chance, Decision, Effect, add, ask, distinct, do, roll
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.content import ASK, EFFECTS, MOST_SEATS, PUNCTURE, STEAL, SWAP
from ludoteca.games.plastics_race.rules import puncture
from ludoteca.games.plastics_race.state import PlasticsRace

SWAP_AND_ANOTHER: Final = 2
"""How many cards one needs in hand to play a Swap."""


def targets(s: PlasticsRace, player: int, effect: int) -> list[int]:
    """The opponents that an effect can be played on; hand sizes are open. EPR-061, EPR-078, EPR-082, EPR-112"""
    if effect == PUNCTURE:
        open_seats = [seat for seat in range(s.seats) if s.players[seat].puncture == NONE]
        return [seat for seat in open_seats if seat != player and puncture.has_turn_left(s, seat)]
    needs = s.content.steal_needs if effect == STEAL else 1
    return [seat for seat in range(s.seats) if seat != player and len(s.players[seat].hand) >= needs]


class ChooseOpponent(Decision[PlasticsRace]):
    """Choose whom to steal from, ask, swap with or puncture. EPR-078, EPR-080, EPR-084, EPR-108, EPR-109"""

    size = MOST_SEATS

    def fits(self, s: PlasticsRace, player: int, effect: int, kind: int) -> bool:
        """One of the four effects; for a Puncture also the kind of card that will be laid."""
        if effect == PUNCTURE:
            known = kind in s.players[player].hand and s.content.effect[kind] == PUNCTURE
        else:
            known = effect in (STEAL, ASK, SWAP) and kind == 0
        ready = effect != SWAP or bool(s.players[player].hand)
        return known and ready and bool(targets(s, player, effect))

    def options(self, s: PlasticsRace, player: int, effect: int, kind: int) -> list[int]:
        """By seat."""
        return targets(s, player, effect)

    def chosen(self, s: PlasticsRace, player: int, seat: int, effect: int, kind: int) -> None:
        """Begin with the effect."""
        if effect == STEAL:
            s.then([roll(STEAL_CARD, player, seat)])
        elif effect == ASK:
            s.then([ask(NAME_CARD, player, seat)])
        elif effect == SWAP:
            s.then([ask(OFFER_CARD, player, seat), ask(OFFER_CARD, seat, player), do(EXCHANGE, player, seat)])
        else:
            puncture.lay(s, player, seat, kind)


def hand_over(s: PlasticsRace, giver: int, taker: int, card: int, suspects: list[int]) -> None:
    """A card, taken from the giver's hand already, comes to another one, seen by those two. EPR-078, EPR-080

    The others know of it only that it is one of `suspects` (none named: any card).
    """
    leave(s, giver, taker, card, suspects)
    come(s, giver, taker, card)


def leave(s: PlasticsRace, giver: int, taker: int, card: int, suspects: list[int]) -> None:
    """What everybody knows of the giver's hand after a card left it for another's."""
    s.left_hidden(giver, 1 << giver | 1 << taker, suspects)
    s.left_openly(giver, card)


def come(s: PlasticsRace, giver: int, taker: int, card: int) -> None:
    """The card is in the taker's hand, and the giver remembers it."""
    both = 1 << giver | 1 << taker
    add(s.players[taker].hand, card)
    s.came_hidden(taker, both)
    s.learn(giver, taker, card)
    s.tell("hands-over", giver, taker, secret=card, seen_by=both)


class StealCard(Chance[PlasticsRace]):
    """A random card of an opponent's hand. EPR-078"""

    def size_with(self, content: Any) -> int:
        """Any kind of card."""
        return len(content.card_ids)

    def fits(self, s: PlasticsRace, player: int, victim: int, b: int) -> bool:
        """The victim is another player."""
        return b == 0 and 0 <= victim < s.seats and victim != player

    def total(self, s: PlasticsRace, player: int, victim: int, b: int) -> int:
        """Every card is equally likely."""
        return len(s.players[victim].hand)

    def at(self, s: PlasticsRace, place: int, player: int, victim: int, b: int) -> int:
        """The card at that place."""
        return s.players[victim].hand[place]

    def chosen(self, s: PlasticsRace, player: int, card: int, victim: int, b: int) -> None:
        """Thief and victim see which it was."""
        s.players[victim].hand.remove(card)
        hand_over(s, victim, player, card, [])


class NameCard(Decision[PlasticsRace]):
    """Name a colour (0 to 5) or an effect (6 to 17) that the opponent must give if he has it. EPR-080, EPR-081"""

    size = len(COLOURS) + len(EFFECTS)

    def fits(self, s: PlasticsRace, player: int, asked: int, b: int) -> bool:
        """The asked one is another player."""
        return b == 0 and 0 <= asked < s.seats and asked != player

    def options(self, s: PlasticsRace, player: int, asked: int, b: int) -> list[int]:
        """Anything may be named, whether or not he has it."""
        return list(range(len(COLOURS) + len(EFFECTS)))

    def chosen(self, s: PlasticsRace, player: int, wanted: int, asked: int, b: int) -> None:
        """Everybody hears whether he has such a card."""
        s.tell("asks", player, asked, wanted)
        everybody_else = ((1 << s.seats) - 1) & ~(1 << asked)
        found = [kind for kind in s.players[asked].hand if s.content.matches[wanted][kind]]
        if not found:
            for kind in s.content.matching[wanted]:
                for seat in range(s.seats):
                    if seat != asked:
                        s.rule_out(seat, asked, kind)
            s.reveal(everybody_else)
            s.tell("has-none", asked, player, wanted)
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


def can_match(s: PlasticsRace, seat: int, wanted: int) -> bool:
    """Whether a hand has a card of the colour or effect that was named. EPR-080"""
    return 0 <= wanted < len(s.content.matches) and any(
        s.content.matches[wanted][kind] for kind in s.players[seat].hand
    )


class GiveCard(Decision[PlasticsRace]):
    """The asked player chooses which matching card he gives. EPR-080, EPR-081"""

    def size_with(self, content: Any) -> int:
        """A kind of card."""
        return len(content.card_ids)

    def fits(self, s: PlasticsRace, player: int, asker: int, wanted: int) -> bool:
        """He has such a card."""
        return 0 <= asker < s.seats and asker != player and can_match(s, player, wanted)

    def options(self, s: PlasticsRace, player: int, asker: int, wanted: int) -> list[int]:
        """One of the matching kinds."""
        return [kind for kind in distinct(s.players[player].hand) if s.content.matches[wanted][kind]]

    def chosen(self, s: PlasticsRace, player: int, kind: int, asker: int, wanted: int) -> None:
        """Only giver and asker see it."""
        s.players[player].hand.remove(kind)
        hand_over(s, player, asker, kind, s.content.matching[wanted])


class TakeCard(Decision[PlasticsRace]):
    """The asker picks one of the matching cards that he was shown. EPR-223"""

    def size_with(self, content: Any) -> int:
        """A kind of card."""
        return len(content.card_ids)

    def fits(self, s: PlasticsRace, player: int, asked: int, wanted: int) -> bool:
        """The asked one has such a card."""
        return 0 <= asked < s.seats and asked != player and can_match(s, asked, wanted)

    def options(self, s: PlasticsRace, player: int, asked: int, wanted: int) -> list[int]:
        """One of the matching kinds."""
        return [kind for kind in distinct(s.players[asked].hand) if s.content.matches[wanted][kind]]

    def chosen(self, s: PlasticsRace, player: int, kind: int, asked: int, wanted: int) -> None:
        """Only giver and asker see it."""
        s.players[asked].hand.remove(kind)
        hand_over(s, asked, player, kind, s.content.matching[wanted])


class OfferCard(Decision[PlasticsRace]):
    """Choose in secret the card to give in a swap. EPR-084, EPR-085"""

    def size_with(self, content: Any) -> int:
        """A kind of card."""
        return len(content.card_ids)

    def fits(self, s: PlasticsRace, player: int, partner: int, b: int) -> bool:
        """There is a card to offer, and none is offered yet."""
        me = s.players[player]
        return b == 0 and 0 <= partner < s.seats and partner != player and me.offer == NONE and bool(me.hand)

    def options(self, s: PlasticsRace, player: int, partner: int, b: int) -> list[int]:
        """Any card of the hand."""
        return distinct(s.players[player].hand)

    def chosen(self, s: PlasticsRace, player: int, kind: int, partner: int, b: int) -> None:
        """It lies face down until both have chosen."""
        me = s.players[player]
        me.hand.remove(kind)
        me.offer = kind
        s.tell("offers", player, partner, secret=kind, seen_by=1 << player)


class Exchange(Effect[PlasticsRace]):
    """Both offered cards change hands together. EPR-084, EPR-085"""

    def fits(self, s: PlasticsRace, player: int, partner: int, b: int) -> bool:
        """The partner is another player."""
        return b == 0 and 0 <= partner < s.seats and partner != player

    def run(self, s: PlasticsRace, player: int, partner: int, b: int) -> None:
        """Each sees what he gets and remembers what he gave."""
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
