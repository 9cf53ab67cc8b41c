"""Iditacards, 'Movement'."""

from typing import Final

from ludoteca.engine import NONE, Args, Decision, Effect, EventType, Reason, Verb, WhyNot, add, ask, distinct, do
from ludoteca.games.iditacards.domains import CARD, OTHER, SQUARE, SQUARES
from ludoteca.games.iditacards.rules import damage, end, food, legs, meters
from ludoteca.games.iditacards.rules.immunity import immune
from ludoteca.games.iditacards.rules.piles import why_not_from
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race

MOVES: Final = EventType("moves", SQUARES)
PUSHED: Final = EventType("pushed", OTHER, SQUARE)
EARNS: Final = EventType("earns", CARD)

NOT_LEGENDARY: Final = Reason("not-legendary", "IC-035")


def distance(s: Race, player: int, base: int, times: int = 1) -> int:
    """Base plus speed, never backwards, nothing with a meter at 7; some legs set the base. IC-023, IC-024, IC-025

    IC-100, IC-157, IC-182
    """
    if meters.frozen(s, player):
        return 0
    fixed = s.leg_at(s.players[player].position).base_move
    return max(0, times * ((base if fixed == NONE else fixed) + speed(s, player)))


def move(s: Race, player: int, base: int, times: int = 1, by_card: bool = False) -> None:
    """One move, and what follows from it. IC-023, IC-024, IC-025, IC-100, IC-137, IC-157"""
    squares = distance(s, player, base, times)
    s.tell(MOVES, player, squares)
    if squares:
        if by_card:
            s.players[player].moved = True
        s.then([do(WALK, player, squares), do(AFTER_MOVE, player)])


class Walk(Effect[Race]):
    """Go square by square: leg, checkpoint, then any player who is there. IC-026, IC-032, IC-034, IC-035, IC-037"""

    CARRIES = (SQUARES,)

    def run(self, s: Race, player: int, args: Args) -> None:
        """Only a checkpoint interrupts: the choice of a legendary card is made before the next square."""
        left = args[0]
        racer = s.players[player]
        layout = s.layout
        while left:
            square = racer.position + 1
            if square >= s.content.line:
                end.beyond_the_line(s, player, left)
                return
            left -= 1
            if layout.leg[square] != layout.leg[square - 1]:
                legs.enter(s, player, square)
            checkpoint = layout.checkpoint[square]
            if checkpoint >= 0 and not (racer.checkpoints >> checkpoint) & 1:
                racer.checkpoints |= 1 << checkpoint
                if racer.legendary:
                    s.then([ask(EARN_LEGENDARY, player), do(ARRIVE, player), do(WALK, player, left)])
                    return
            arrive(s, player, square)


def arrive(s: Race, player: int, square: int) -> None:
    """Take a square; anyone there steps back, and the mover takes one damage. IC-027, IC-028, IC-029, IC-030"""
    s.players[player].position = square
    for seat in range(s.seats):
        if seat != player and s.players[seat].position == square:
            s.players[seat].position = square - 1
            s.tell(PUSHED, seat, player, square - 1)
            legs.pushed_into(s, seat, square - 1)
            if not (immune(s, player) or _takes_no_passing_damage(s, player)):
                damage.take(s, player, 1)


def _takes_no_passing_damage(s: Race, player: int) -> bool:
    """Buffer Panel protects its owner. IC-161"""
    saves = s.content.cards.no_passing_damage
    return any(saves[card] for card in s.players[player].in_play())


class Arrive(Effect[Race]):
    """The square of a checkpoint is taken once the legendary card is chosen. IC-032"""

    def run(self, s: Race, player: int, args: Args) -> None:
        arrive(s, player, s.players[player].position + 1)


class EarnLegendary(Decision[Race]):
    """The first time at a checkpoint, one legendary card goes to the discard pile. IC-035, IC-036, IC-037"""

    earn = Verb(CARD)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return [self.earn.at(card) for card in distinct(s.players[player].legendary)]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_from(s.players[player].legendary, self.earn, answer, NOT_LEGENDARY)

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """Everyone sees which."""
        card = self.earn.object(answer)
        s.players[player].legendary.remove(card)
        add(s.players[player].discard, card)
        s.tell(EARNS, player, card)


class AfterMove(Effect[Race]):
    """Malamutes draw after each of their owner's own moves. IC-148"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Once for each card that says so."""
        draws = s.content.cards.on_move
        food.draw(s, player, sum([draws[card] for card in s.players[player].in_play()]))


WALK: Final = Walk()
ARRIVE: Final = Arrive()
EARN_LEGENDARY: Final = EarnLegendary()
AFTER_MOVE: Final = AfterMove()
