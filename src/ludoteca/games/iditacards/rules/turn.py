"""Iditacards, 'Gameplay': a turn."""

from typing import Final

from ludoteca.engine import Decision, Effect, Frame, ask, distinct, do
from ludoteca.games.iditacards.cards import MOST_SLOTS
from ludoteca.games.iditacards.content import MOST_DOGS, Content
from ludoteca.games.iditacards.rules import attachments, costs, dogs, end, legs, movement, new_day, risk
from ludoteca.games.iditacards.rules.common import SeatEffect
from ludoteca.games.iditacards.state import Race

PASS: Final = 0
REVEAL: Final = 1
NEW_DAY: Final = 2
FIRST_SACRIFICE: Final = 3
FIRST_DISCARD: Final = FIRST_SACRIFICE + MOST_DOGS
FIRST_PLAY: Final = FIRST_DISCARD + MOST_DOGS * MOST_SLOTS


def turn_frames(player: int) -> list[Frame]:
    """One turn: an action, then the automatic move. IC-013"""
    return [do(BEGIN_TURN, player), ask(TURN, player), do(END_OF_ACTION, player)]


class BeginTurn(SeatEffect):
    """A turn begins; turns are counted for solitaire. IC-013, IC-173"""

    def run(self, s: Race, player: int, a: int, b: int) -> None:
        """One more turn."""
        s.players[player].turns += 1
        s.tell("turn", player)


class Turn(Decision[Race]):
    """Play a card, take a new day or pass; with cards waiting for risk, reveal or take a new day.

    Before that, any number of own dogs may be sacrificed and own attachments discarded.
    IC-013, IC-014, IC-015, IC-017, IC-022, IC-063, IC-110, IC-117, IC-145, IC-171
    """

    def size_with(self, content: Content) -> int:
        """Pass, reveal, new day; a dog; an attachment; a kind of card."""
        return FIRST_PLAY + len(content.ids)

    def options(self, s: Race, player: int, a: int, b: int) -> list[int]:
        """Any card of the hand may be played, even one that cannot be paid."""
        racer = s.players[player]
        choices = [REVEAL if racer.waiting else PASS]
        if racer.position < s.content.line:
            choices.append(NEW_DAY)
        choices += [FIRST_SACRIFICE + at for at in dogs.mortal(s, player)]
        for at, held in enumerate(racer.attached):
            choices += [FIRST_DISCARD + at * MOST_SLOTS + slot for slot in range(len(held))]
        if not racer.waiting:
            choices += [FIRST_PLAY + card for card in distinct(racer.hand)]
        return choices

    def chosen(self, s: Race, player: int, answer: int, a: int, b: int) -> None:
        """Free actions come back here; the others are the action of the turn."""
        if answer >= FIRST_PLAY:
            costs.play_from_hand(s, player, answer - FIRST_PLAY)
        elif answer >= FIRST_DISCARD:
            s.then([ask(TURN, player)])
            attachments.discard(s, player, *divmod(answer - FIRST_DISCARD, MOST_SLOTS))
        elif answer >= FIRST_SACRIFICE:
            s.then([ask(TURN, player)])
            dogs.kill(s, player, [answer - FIRST_SACRIFICE])
        elif answer == NEW_DAY:
            new_day.call(s, player)
        elif answer == REVEAL:
            risk.reveal(s, player)
        else:
            s.tell("passes", player)


class EndOfAction(SeatEffect):
    """The action is over, early or not: automatic move, then recovery by the leg. IC-016, IC-034, IC-070, IC-181"""

    def run(self, s: Race, player: int, a: int, b: int) -> None:
        """Every turn has this end."""
        s.then([do(legs.LEG_RECOVERY, player)])
        movement.move(s, player, s.content.base_move)


class PassOn(Effect[Race]):
    """The turn goes to the left; after a crossing the last turns follow. IC-013, IC-168, IC-169, IC-172"""

    def fits(self, s: Race, player: int, a: int, b: int) -> bool:
        """It needs a seat."""
        return player >= 0 and a == 0 and b == 0

    def run(self, s: Race, player: int, a: int, b: int) -> None:
        """A race that does not end is stopped after so many rounds."""
        if s.crossed:
            frames: list[Frame] = []
            for seat in end.last_turns(s, player):
                frames += turn_frames(seat)
            s.then(frames)
            return
        following = (player + 1) % s.seats
        if following == s.first:
            if s.round >= s.content.round_limit:
                s.tell("stopped", player, s.round)
                return
            s.round += 1
        s.then([*turn_frames(following), do(PASS_ON, following)])


BEGIN_TURN: Final = BeginTurn()
TURN: Final = Turn()
END_OF_ACTION: Final = EndOfAction()
PASS_ON: Final = PassOn()
