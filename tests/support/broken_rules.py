"""Rules of Smugglers' Quay with one mistake each: what the conformance suite must find."""

from ludoteca.engine import Args, Count, Verb, add, ask, do
from ludoteca.games.quay.rules.end import SCORES
from ludoteca.games.quay.rules.patrol import TIDE, BlowWhistle, Confiscate, Tide, clear
from ludoteca.games.quay.rules.turn import PUT_AWAY, TURN, DrawCard, EndTurn, PassOn, PutAway, Turn
from ludoteca.games.quay.state import Quay
from ludoteca.positions import Placing
from ludoteca.table import Bundle, Bundled, Clicks, replies
from tests.support.quays import SILK


class WritingOptions(Turn):
    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        s.players[player].points[0] += 1
        return super().answers(s, player, args)


class KnowingOptions(Turn):
    """Only what the other has can be asked for."""

    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        asks = [
            self.ask_for.at(seat, kind) for seat in s.others_from_left(player) for kind in set(s.players[seat].hand)
        ]
        return [0, *sorted(asks)] if s.players[player].hand else [4 * (player + 2) % 16, 3]


class NoOptions(Turn):
    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        return []


class WideOptions(BlowWhistle):
    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        return [0, 2]


class DoubleOptions(BlowWhistle):
    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        return [0, 0]


class WrongPlacing(Placing[PutAway, Quay]):
    def misplaced(self, rule: PutAway, s: Quay, player: int, args: Args) -> str:
        return "" if args[0] else "a card was put away"


class CarriesTooMuch(EndTurn):
    """A turn's end that leaves a frame with a number that its rule does not declare."""

    def run(self, s: Quay, player: int, args: Args) -> None:
        s.then([ask(TURN, (player + 1) % s.seats, 7)])


class Peek(PutAway):
    """A player who puts a card away is told about another hand, and can still take the card back."""

    shows = False

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        super().chosen(s, player, answer, args)
        s.tell(SCORES, player, s.players[(player + 1) % s.seats].hand.count(0))
        if self.shows:
            s.reveal(1 << player)


class HonestPeek(Peek):
    """The same, and said to be a reveal."""

    shows = True


class OrderMatters(PutAway):
    """The first card is put down face up: the order makes a difference."""

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        if self.done.covers(answer) or not args[0]:
            super().chosen(s, player, answer, args)
            return
        s.players[player].hand.remove(answer)
        s.left_openly(player, answer)
        add(s.face_up, answer)
        s.then([ask(PUT_AWAY, player, 0)])


class WrongClicks(Clicks[Turn, Quay]):
    """One click that continues after the turn has passed on."""

    def bundles(self, rule: Turn, s: Quay, player: int, args: Args) -> list[Bundled]:
        return [Bundle("trade-in").of(replies(rule, [s.answers[0], s.answers[0]]))]


class NotAlike(PutAway):
    """Putting one kind of card away shows something, another one does not."""

    ALIKE = True

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        super().chosen(s, player, answer, args)
        if answer == self.put_away.at(SILK):
            s.reveal(1 << player)


class LosesACard(PutAway):
    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        if not self.done.covers(answer):
            s.players[player].hand.remove(answer)
            s.left_hidden(player, 1 << player, [])


class StillKnown(PutAway):
    """Others go on being sure of a card that was put away."""

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        facts = s.known.copy()
        super().chosen(s, player, answer, args)
        s.known = sorted({*facts, *s.known})


class LongTotal(DrawCard):
    def total(self, s: Quay, player: int, args: Args) -> int:
        return len(s.deck) + 1 if s.deck else 0


class FickleAt(DrawCard):
    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def at(self, s: Quay, nth: int, player: int, args: Args) -> int:
        self.turn += 1
        return s.deck[(nth * self.turn) % len(s.deck)]


class WritingAt(Tide):
    def at(self, s: Quay, nth: int, player: int, args: Args) -> int:
        s.players[player].points[0] += 1
        return nth


class SmallTide(Tide):
    show = Verb(Count("face", 1, 3), says="tide")


class UnsortedHand(DrawCard):
    def chosen(self, s: Quay, player: int, card: int, args: Args) -> None:
        s.deck.remove(card)
        s.players[player].hand.insert(0, card)
        s.came_hidden(player, 1 << player)


class Remembers(Tide):
    """A tide that counts, outside the position, how often it came."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def chosen(self, s: Quay, player: int, face: int, args: Args) -> None:
        self.times += 1
        clear(s)
        s.players[player].points[0] += self.times


class UnknownLedgerId(EndTurn):
    """A rule that names a line of the ledger that does not exist. QUAY-999"""


class Again(EndTurn):
    def run(self, s: Quay, player: int, args: Args) -> None:
        s.then([do(self, player)])


class NeverEnds(PassOn):
    def run(self, s: Quay, player: int, args: Args) -> None:
        s.deck = sorted([*s.deck, *s.face_up, *s.face_down])
        s.face_up, s.face_down = [], []
        s.forget_place(s.face_down_place)
        s.players[player].points = [0, 0]
        s.then([ask(TURN, (player + 1) % s.seats)])


class WrongUnwind(PassOn):
    def run(self, s: Quay, player: int, args: Args) -> None:
        s.unwind(TIDE)


class Crash(Confiscate):
    def run(self, s: Quay, player: int, args: Args) -> None:
        s.players[player].points[0] //= 0
