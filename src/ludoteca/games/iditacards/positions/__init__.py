"""Iditacards: positions that people build, edit and check."""

from typing import Final

from ludoteca.engine import NOBODY, Args, Frame, Rule, do
from ludoteca.games.iditacards.positions import invariants, stack
from ludoteca.games.iditacards.positions.placing import PLACING
from ludoteca.games.iditacards.rules import costs_and_risk, end, turn_end
from ludoteca.games.iditacards.rules import turn as turns
from ludoteca.games.iditacards.setup import DrawLeg, FirstPlayer
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import RISK
from ludoteca.positions import Pile, Positions

__all__ = ["POSITIONS"]


def own_deck(s: Race, card: str) -> str:
    """The deck a card comes from; one of the starter decks if it is in those."""
    number = s.content.ids.index(card)
    if number in s.content.decks.starter:
        return "players.deck"
    if number == s.content.cards.damaged:
        return "damage_deck"
    for at, deck in enumerate(s.content.upgrades(bool(s.options["retired_cards"]))):
        if number in deck:
            return f"upgrades.{at}"
    return "legendary_deck"


CARDS: Final = Pile(
    lambda s: [s.content.ids[card] for card in s.content.box(s.seats, bool(s.options["retired_cards"]))],
    [
        "players.hand", "players.deck", "players.discard", "players.played", "players.legendary",
        "players.looking", "players.waiting", "players.team", "players.attached", "upgrades.0", "upgrades.1",
        "upgrades.2", "upgrades.3", "supply", "damage_deck", "legendary_deck", "destroyed",
    ],
    rest=["destroyed"],
    home=own_deck,
    kept=["players.waiting", "players.team", "players.attached"],
)  # fmt: skip


class RacePositions(Positions[Race]):
    """Every card is somewhere, and the race can go on."""

    def invariants(self, s: Race) -> None:
        invariants.check(s)
        stack.check(s)

    def misplaced(self, s: Race, rule: Rule[Race], player: int, args: Args) -> str:
        """Nearly everything in a race happens to a player."""
        if player == NOBODY and not isinstance(rule, (DrawLeg, FirstPlayer, end.GameEnd)):
            return "it needs a seat"
        return super().misplaced(s, rule, player, args)

    def settle(self, s: Race, turn: int, given: set[str]) -> None:
        """Fill in attachments, the risk that waiting cards owe, and how far everyone has come, unless given."""
        for seat in range(s.seats):
            settle_racer(s, seat, given)
        if "crossed" not in given:
            s.crossed = [seat for seat in range(s.seats) if s.finished(seat)]
        if turn != NOBODY and f"players.{turn}.turns" not in given:
            s.players[turn].turns = max(1, s.players[turn].turns)

    def turn_stack(self, s: Race, turn: int) -> list[Frame]:
        """The automatic move, the next turn, and the end of the race."""
        return [do(turn_end.END_OF_ACTION, turn), do(turns.PASS_ON, turn), do(end.GAME_END)]

    def within_turn(self, s: Race, turn: int) -> list[Frame]:
        return self.turn_stack(s, turn)


def settle_racer(s: Race, seat: int, given: set[str]) -> None:
    racer, mine = s.players[seat], f"players.{seat}"
    if f"{mine}.attached" not in given:
        racer.attached = [() for _ in racer.team]
    if f"{mine}.owed" not in given:
        racer.owed = [max(1, costs_and_risk.cost(s, seat, card, RISK)) for card in racer.waiting]
    if f"{mine}.paid" not in given:
        racer.paid = [0 for _ in racer.waiting]
    if f"{mine}.checkpoints" not in given:
        squares = range(1, min(racer.position, s.content.squares) + 1)
        reached = {s.layout.checkpoint[square] for square in squares if s.layout.checkpoint[square] >= 0}
        racer.checkpoints = sum(1 << checkpoint for checkpoint in reached)


POSITIONS: Final = RacePositions([CARDS], PLACING)
