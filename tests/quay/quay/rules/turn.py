"""Smugglers' Quay, 'Turn'."""

from typing import Final

from ludoteca.engine import Chance, Decision, Effect, add, ask, distinct, do, roll
from quay.content import KINDS
from quay.rules import end, patrol
from quay.state import WHISTLE, Quay

TRADE_IN: Final = 0
DONE: Final = 4
FIRST_ASK: Final = 4


def asking(seat: int, kind: int) -> int:
    """The answer of `Turn` that asks a seat for a kind of card."""
    return FIRST_ASK + seat * KINDS + kind


class Turn(Decision[Quay]):
    """Land a cargo (1 to 3, its kind), ask somebody for a card, or trade in. QUAY-010, QUAY-011, QUAY-012, QUAY-013"""

    size = FIRST_ASK + 4 * KINDS

    def options(self, s: Quay, player: int, a: int, b: int) -> list[int]:
        """Whistles cannot be landed; an empty hand can only ask."""
        kinds = distinct(s.players[player].hand)
        choices = [TRADE_IN] if kinds else []
        choices += [kind for kind in kinds if kind != WHISTLE]
        choices += [asking(seat, kind) for seat in s.others_from_left(player) for kind in range(KINDS)]
        return choices

    def chosen(self, s: Quay, player: int, answer: int, a: int, b: int) -> None:
        """Begin what was chosen; the end of the turn follows."""
        s.then([do(END_TURN, player)])
        if answer == TRADE_IN:
            s.tell("trades-in", player)
            s.then([ask(PUT_AWAY, player, 1)])
        elif answer < FIRST_ASK:
            patrol.land(s, player, answer)
        else:
            ask_for(s, player, (answer - FIRST_ASK) // KINDS, (answer - FIRST_ASK) % KINDS)


def ask_for(s: Quay, player: int, asked: int, kind: int) -> None:
    """The asked player gives one such card, or says before all that he has none. QUAY-012"""
    witnesses = [seat for seat in range(s.seats) if seat != asked]
    if kind in s.players[asked].hand:
        s.players[asked].hand.remove(kind)
        s.left_openly(asked, kind)
        add(s.players[player].hand, kind)
        for seat in range(s.seats):
            if seat != player:
                s.learn(seat, player, kind)
        s.tell("gives", asked, player, kind)
    else:
        for seat in witnesses:
            s.rule_out(seat, asked, kind)
        s.tell("has-none", asked, player, kind)
    s.reveal(sum(1 << seat for seat in witnesses))


class PutAway(Decision[Quay]):
    """Put cards face down out of the game, one at a time, at least one. QUAY-013"""

    size = DONE + 1
    commutes = True

    def fits(self, s: Quay, player: int, first: int, b: int) -> bool:
        """`first` is 1 until a card was put away."""
        return first in (0, 1) and b == 0 and (first == 0 or bool(s.players[player].hand))

    def options(self, s: Quay, player: int, first: int, b: int) -> list[int]:
        """Any kind in the hand; `DONE` after the first card."""
        kinds = distinct(s.players[player].hand)
        return kinds if first else [*kinds, DONE]

    def chosen(self, s: Quay, player: int, answer: int, first: int, b: int) -> None:
        """The others do not see which card it was."""
        if answer == DONE:
            return
        s.players[player].hand.remove(answer)
        s.left_hidden(player, 1 << player, [])
        add(s.face_down, answer)
        s.learn(player, s.face_down_place, answer)
        s.tell("puts-away", player, secret=answer, seen_by=1 << player)
        s.then([ask(PUT_AWAY, player)])


class EndTurn(Effect[Quay]):
    """Draw up to three, then the next player's turn or the end. QUAY-003, QUAY-014, QUAY-031"""

    def run(self, s: Quay, player: int, a: int, b: int) -> None:
        """What is missing is drawn card by card."""
        missing = s.content.hand - len(s.players[player].hand)
        s.then([*(roll(DRAW_CARD, player) for _ in range(missing)), do(PASS_ON, player)])


class DrawCard(Chance[Quay]):
    """One unknown card from the deck; an empty deck gives nothing. QUAY-014"""

    size = KINDS

    def total(self, s: Quay, player: int, a: int, b: int) -> int:
        """Every card of the deck is equally likely."""
        return len(s.deck)

    def at(self, s: Quay, place: int, player: int, a: int, b: int) -> int:
        """The deck has no order: it is a bag."""
        return s.deck[place]

    def chosen(self, s: Quay, player: int, card: int, a: int, b: int) -> None:
        """Only the drawer sees it."""
        draw(s, player, card)


def draw(s: Quay, player: int, card: int) -> None:
    """Move a card from the deck to a hand, unseen by the others. QUAY-002, QUAY-014"""
    s.deck.remove(card)
    add(s.players[player].hand, card)
    s.came_hidden(player, 1 << player)
    s.tell("draws", player, secret=card, seen_by=1 << player)


class PassOn(Effect[Quay]):
    """The next player's turn, unless the deck is empty. QUAY-003, QUAY-031"""

    def run(self, s: Quay, player: int, a: int, b: int) -> None:
        """Play goes to the left."""
        if not s.deck:
            s.unwind(end.GAME_END)
        else:
            s.then([ask(TURN, (player + 1) % s.seats)])


TURN: Final = Turn()
PUT_AWAY: Final = PutAway()
END_TURN: Final = EndTurn()
DRAW_CARD: Final = DrawCard()
PASS_ON: Final = PassOn()
