"""Smugglers' Quay, 'Turn'."""

from typing import Final

from ludoteca.engine import Args, Decision, Draw, Effect, EventType, Reason, Verb, WhyNot, add, ask, distinct, do, roll
from ludoteca.games.quay.content import KINDS
from ludoteca.games.quay.domains import CARD, CARGO, FIRST, OTHER, SEAT
from ludoteca.games.quay.rules import end, patrol
from ludoteca.games.quay.state import WHISTLE, Quay

DRAWS: Final = EventType("draws", secret=CARD)
GIVES: Final = EventType("gives", OTHER, CARD)
HAS_NONE: Final = EventType("has-none", OTHER, CARD)
TRADES_IN: Final = EventType("trades-in")
PUTS_AWAY: Final = EventType("puts-away", secret=CARD)

NOT_IN_HAND: Final = Reason("not-in-hand", "QUAY-010")
PUT_ONE_AWAY: Final = Reason("put-one-away", "QUAY-013")


class Turn(Decision[Quay]):
    """Land a cargo, ask someone for a card, or trade in. QUAY-010, QUAY-011, QUAY-012, QUAY-013"""

    trade_in = Verb()
    land = Verb(CARGO)
    ask_for = Verb(SEAT, CARD, says="ask")

    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        """Whistles cannot be landed; an empty hand can only ask."""
        kinds = distinct(s.players[player].hand)
        answers = [self.trade_in.first] if kinds else []
        answers += [self.land.at(kind) for kind in kinds if kind != WHISTLE]
        for seat in s.others_from_left(player):
            first = self.ask_for.at(seat)
            answers += range(first, first + KINDS)
        return answers

    def why_not(self, s: Quay, player: int, answer: int, args: Args) -> WhyNot | None:
        held = self.land.covers(answer) and self.land.object(answer) in s.players[player].hand
        return NOT_IN_HAND.because() if self.land.covers(answer) and not held else None

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        s.then([do(END_TURN, player)])
        if self.trade_in.covers(answer):
            s.tell(TRADES_IN, player)
            s.then([ask(PUT_AWAY, player, 1)])
        elif self.land.covers(answer):
            patrol.land(s, player, self.land.object(answer))
        else:
            asked, kind = self.ask_for.objects(answer)
            ask_for(s, player, asked, kind)


def ask_for(s: Quay, player: int, asked: int, kind: int) -> None:
    """The player asked gives one such card, or tells everyone they have none. QUAY-012"""
    witnesses = [seat for seat in range(s.seats) if seat != asked]
    if kind in s.players[asked].hand:
        s.players[asked].hand.remove(kind)
        s.left_openly(asked, kind)
        add(s.players[player].hand, kind)
        for seat in range(s.seats):
            if seat != player:
                s.learn(seat, player, kind)
        s.tell(GIVES, asked, player, kind)
    else:
        for seat in witnesses:
            s.rule_out(seat, asked, kind)
        s.tell(HAS_NONE, asked, player, kind)
    s.reveal(sum(1 << seat for seat in witnesses))


class PutAway(Decision[Quay]):
    """Put cards face down out of the game, one at a time, at least one. QUAY-013"""

    CARRIES = (FIRST,)
    COMMUTES = True

    put_away = Verb(CARD)
    done = Verb(says="put-away-done")

    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        """Any kind in the hand; the player may stop after the first card."""
        answers = [self.put_away.at(kind) for kind in distinct(s.players[player].hand)]
        return answers if args[0] else [*answers, self.done.first]

    def why_not(self, s: Quay, player: int, answer: int, args: Args) -> WhyNot | None:
        return PUT_ONE_AWAY.because() if self.done.covers(answer) else NOT_IN_HAND.because()

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        """The others do not see which card it was."""
        if self.done.covers(answer):
            return
        card = self.put_away.object(answer)
        s.players[player].hand.remove(card)
        s.left_hidden(player, 1 << player)
        add(s.face_down, card)
        s.learn(player, s.face_down_place, card)
        s.tell(PUTS_AWAY, player, secret=card, seen_by=1 << player)
        s.then([ask(PUT_AWAY, player, 0)])


class EndTurn(Effect[Quay]):
    """Draw up to three, then the next player's turn or the end. QUAY-014"""

    def run(self, s: Quay, player: int, args: Args) -> None:
        """Missing cards are drawn one by one."""
        missing = s.content.hand - len(s.players[player].hand)
        s.then([*(roll(DRAW_CARD, player) for _ in range(missing)), do(PASS_ON, player)])


class DrawCard(Draw[Quay]):
    """One unknown card from the deck; an empty deck gives nothing. QUAY-014"""

    draw = Verb(CARD, says="draw-card")

    def bag(self, s: Quay, player: int, args: Args) -> list[int]:
        return s.deck

    def chosen(self, s: Quay, player: int, card: int, args: Args) -> None:
        draw(s, player, card)


def draw(s: Quay, player: int, card: int) -> None:
    """Move a card from the deck to a hand, unseen by the others. QUAY-014"""
    s.deck.remove(card)
    add(s.players[player].hand, card)
    s.came_hidden(player, 1 << player)
    s.tell(DRAWS, player, secret=card, seen_by=1 << player)


class PassOn(Effect[Quay]):
    """The next player's turn, unless the deck is empty. QUAY-003, QUAY-031"""

    def run(self, s: Quay, player: int, args: Args) -> None:
        if not s.deck:
            s.unwind(end.GAME_END)
        else:
            s.then([ask(TURN, (player + 1) % s.seats)])


TURN: Final = Turn()
PUT_AWAY: Final = PutAway()
END_TURN: Final = EndTurn()
DRAW_CARD: Final = DrawCard()
PASS_ON: Final = PassOn()
