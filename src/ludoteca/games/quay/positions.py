"""Smugglers' Quay: positions that people build."""

from typing import Final

from ludoteca.engine import NONE, Args, BrokenInvariant, Frame, do, roll
from ludoteca.games.quay.rules import end, patrol
from ludoteca.games.quay.rules import turn as turns
from ludoteca.games.quay.state import Quay
from ludoteca.positions import Pile, Placing, Positions

CARDS: Final = Pile(
    lambda s: [s.content.ids[card] for card in s.content.deck],
    ["players.hand", "deck", "landing", "face_up", "face_down"],
    rest=["deck", "face_up"],
)


class QuayPositions(Positions[Quay]):
    """Every card is somewhere, and beneath every turn is the end of the game."""

    def invariants(self, s: Quay) -> None:
        """Every card of the box is in exactly one place. QUAY-002"""
        cards = [*s.deck, *s.face_up, *s.face_down, *(card for player in s.players for card in player.hand)]
        if s.landing != NONE:
            cards.append(s.landing)
        box = s.content.deck
        if len(cards) != len(box):
            raise BrokenInvariant(f"{len(cards)} cards in all, not {len(box)}")
        if sorted(cards) != box:
            raise BrokenInvariant("a card has turned into another")

    def turn_stack(self, s: Quay, turn: int) -> list[Frame]:
        return [do(end.GAME_END)]

    def within_turn(self, s: Quay, turn: int) -> list[Frame]:
        return [do(turns.END_TURN, turn), *self.turn_stack(s, turn)]


class WhistlePlacing(Placing[patrol.BlowWhistle, Quay]):
    """A whistle is blown while cargo waits for the tide."""

    def beneath(self, rule: patrol.BlowWhistle, s: Quay, player: int, turn: int, args: Args) -> list[Frame]:
        return [roll(patrol.TIDE, turn), *super().beneath(rule, s, player, turn, args)]


class PutAwayPlacing(Placing[turns.PutAway, Quay]):
    """The first card must be there."""

    def misplaced(self, rule: turns.PutAway, s: Quay, player: int, args: Args) -> str:
        return "there is no card to put away" if args[0] and not s.players[player].hand else ""


POSITIONS: Final = QuayPositions([CARDS], {patrol.BlowWhistle: WhistlePlacing(), turns.PutAway: PutAwayPlacing()})
