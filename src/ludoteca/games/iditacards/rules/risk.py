"""Iditacards, 'Risk': cards that wait for others to be played from the deck."""

from typing import Final

from ludoteca.engine import Args, EventType, Verb, add, do, pour, roll
from ludoteca.games.iditacards.domains import CARD, OWED
from ludoteca.games.iditacards.rules import costs, dogs, effects, turn
from ludoteca.games.iditacards.rules.common import DeckDraw, SeatEffect, from_deck, seen_in_hand
from ludoteca.games.iditacards.state import Race, Racer

WAITS: Final = EventType("waits", CARD, OWED)
FAILS: Final = EventType("fails", CARD)
REVEALS: Final = EventType("reveals", CARD)
KEEPS: Final = EventType("keeps", CARD)


def wait(s: Race, player: int, card: int, owed: int) -> None:
    """A card starts waiting; this turn reveals nothing more. IC-050, IC-053, IC-059"""
    racer = s.players[player]
    racer.played.remove(card)
    racer.waiting.append(card)
    racer.owed.append(owed)
    racer.paid.append(0)
    s.tell(WAITS, player, card, owed)
    s.unwind(turn.END_OF_ACTION)


def give_up(racer: Racer) -> None:
    """All waiting cards go to the played area, without effect. IC-060"""
    if racer.waiting:
        pour(racer.played, racer.waiting)
        racer.owed.clear()
        racer.paid.clear()


def fail(s: Race, player: int, card: int) -> None:
    """A payment fails: this card, every waiting card, and the action of the turn.

    IC-016, IC-049, IC-054, IC-055, IC-056, IC-128
    """
    s.tell(FAILS, player, card)
    racer = s.players[player]
    stack_fails = bool(racer.waiting)
    give_up(racer)
    s.unwind(turn.END_OF_ACTION)
    if stack_fails:
        nervous = [at for at in dogs.mortal(s, player) if s.content.cards.dies_on_fizzle[racer.team[at]]]
        dogs.kill(s, player, nervous)


def reveal(s: Race, player: int) -> None:
    """The next risk card is due; with an empty deck, or on some legs, it fails. IC-050, IC-057, IC-081"""
    racer = s.players[player]
    if not racer.deck or s.leg_at(racer.position).risks_fail:
        fail(s, player, racer.waiting[-1])
    else:
        s.then([roll(REVEAL_CARD, player)])


def nothing_waits(s: Race, player: int) -> str:
    """What is wrong with a frame about a player's waiting cards if there are none."""
    return "" if s.players[player].waiting else "no card of that player waits for risk"


class RevealCard(DeckDraw):
    """The top card of the deck is turned up and played in full. IC-050, IC-051, IC-061, IC-164, IC-177"""

    turn_up = Verb(CARD)

    def misplaced(self, s: Race, player: int, args: Args) -> str:
        """A card is waiting for it."""
        return super().misplaced(s, player, args) or nothing_waits(s, player)

    def chosen(self, s: Race, player: int, card: int, args: Args) -> None:
        """With a Reliable Dog, the first card of a risk is kept instead of played."""
        racer = s.players[player]
        from_deck(s, player, card)
        s.tell(REVEALS, player, card)
        s.then([do(RISK_PAID, player)])
        if racer.paid[-1] == 0 and any(s.content.cards.draw_first_risk[dog] for dog in racer.team):
            add(racer.hand, card)
            seen_in_hand(s, player, card)
            s.tell(KEEPS, player, card)
        else:
            costs.put_on_table(s, player, card)


class RiskPaid(SeatEffect):
    """One risk of the newest waiting card is paid; when the last one is paid, the card takes effect. IC-052, IC-053"""

    def misplaced(self, s: Race, player: int, args: Args) -> str:
        """A card is waiting for it."""
        return super().misplaced(s, player, args) or nothing_waits(s, player)

    def run(self, s: Race, player: int, args: Args) -> None:
        """A card that takes effect itself counts as a paid risk of the card below."""
        racer = s.players[player]
        racer.owed[-1] -= 1
        racer.paid[-1] += 1
        if racer.owed[-1]:
            return
        card = racer.waiting.pop()
        racer.owed.pop()
        racer.paid.pop()
        add(racer.played, card)
        if racer.waiting:
            s.then([do(RISK_PAID, player)])
        s.then([do(effects.RESOLVE, player, card)])


REVEAL_CARD: Final = RevealCard()
RISK_PAID: Final = RiskPaid()
