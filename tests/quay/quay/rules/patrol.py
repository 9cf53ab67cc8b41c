"""Smugglers' Quay, 'Patrol'."""

from typing import Final

from ludoteca.engine import NONE, Decision, Die, Effect, add, ask, do, roll
from quay.rules import end
from quay.state import WHISTLE, Quay

LET_PASS: Final = 0
BLOW: Final = 1
WASHED_AWAY: Final = 0


def land(s: Quay, player: int, cargo: int) -> None:
    """Lay the cargo on the quay; then the others may whistle, then the tide comes. QUAY-011, QUAY-020, QUAY-021"""
    s.players[player].hand.remove(cargo)
    s.left_openly(player, cargo)
    s.landing = cargo
    s.tell("lands", player, cargo)
    watchers = s.others_from_left(player) if s.options["patrol"] else []
    s.then([*(ask(BLOW_WHISTLE, seat) for seat in watchers), roll(TIDE, player)])


class BlowWhistle(Decision[Quay]):
    """Blow a whistle, if you hold one, and end the landing. QUAY-020, QUAY-022"""

    size = 2
    window = True

    def options(self, s: Quay, player: int, a: int, b: int) -> list[int]:
        """Without a whistle there is nothing to decide."""
        return [LET_PASS, BLOW] if WHISTLE in s.players[player].hand else [LET_PASS]

    def chosen(self, s: Quay, player: int, answer: int, a: int, b: int) -> None:
        """A whistle drops the tide and everybody still to be asked."""
        if answer == BLOW:
            s.players[player].hand.remove(WHISTLE)
            s.left_openly(player, WHISTLE)
            add(s.face_up, WHISTLE)
            s.tell("whistles", player)
            s.unwind(TIDE, keep=False)
            s.then([do(CONFISCATE, player)])


class Confiscate(Effect[Quay]):
    """The cargo is out of the game and the one who blew scores. QUAY-020"""

    def run(self, s: Quay, player: int, a: int, b: int) -> None:
        """Clear the quay."""
        clear(s)
        end.score(s, player, s.content.reward)


class Tide(Die[Quay]):
    """The tide washes the cargo away on the lowest face, otherwise it is scored. QUAY-021"""

    size = 6

    def size_with(self, content: object) -> int:
        """The book's die, whatever the table uses."""
        return 20

    def total(self, s: Quay, player: int, a: int, b: int) -> int:
        """As many faces as the content says."""
        return s.content.tide_faces

    def chosen(self, s: Quay, player: int, face: int, a: int, b: int) -> None:
        """Face 0 is the 1 of the die."""
        cargo = clear(s)
        s.tell("tide", player, face + 1, cargo)
        if face != WASHED_AWAY:
            end.score(s, player, s.content.values[cargo])


def clear(s: Quay) -> int:
    """Take the cargo from the quay, out of the game, face up."""
    cargo = s.landing
    add(s.face_up, cargo)
    s.landing = NONE
    return cargo


BLOW_WHISTLE: Final = BlowWhistle()
CONFISCATE: Final = Confiscate()
TIDE: Final = Tide()
