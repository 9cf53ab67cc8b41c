"""Smugglers' Quay, 'Patrol'."""

from typing import Final

from ludoteca.engine import NONE, Args, Chance, Decision, Effect, EventType, Verb, add, ask, do, roll
from ludoteca.games.quay.domains import CARD, FACE
from ludoteca.games.quay.rules import end
from ludoteca.games.quay.state import LANDED, SEIZED, WHISTLE, Quay

LANDS: Final = EventType("lands", CARD)
WHISTLES: Final = EventType("whistles")
TIDE_ROLLS: Final = EventType("tide", FACE, CARD)


def land(s: Quay, player: int, cargo: int) -> None:
    """Lay the cargo on the quay; then the others may whistle, then the tide comes. QUAY-011, QUAY-020, QUAY-021"""
    s.players[player].hand.remove(cargo)
    s.left_openly(player, cargo)
    s.landing = cargo
    s.tell(LANDS, player, cargo)
    watchers = s.others_from_left(player) if s.options["patrol"] else []
    s.then([*(ask(BLOW_WHISTLE, seat) for seat in watchers), roll(TIDE, player)])


class BlowWhistle(Decision[Quay]):
    """Blow a whistle, if you hold one, and end the landing. QUAY-020, QUAY-022"""

    WINDOW = True

    let_pass = Verb()
    blow = Verb()

    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        """Without a whistle there is nothing to decide."""
        answers = [self.let_pass.first]
        if WHISTLE in s.players[player].hand:
            answers.append(self.blow.first)
        return answers

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        """A whistle cancels the tide, and nobody else is asked."""
        if self.blow.covers(answer):
            s.players[player].hand.remove(WHISTLE)
            s.left_openly(player, WHISTLE)
            add(s.face_up, WHISTLE)
            s.tell(WHISTLES, player)
            s.unwind(TIDE, keep=False)
            s.then([do(CONFISCATE, player)])


class Confiscate(Effect[Quay]):
    """The cargo is out of the game, and the player who blew the whistle scores. QUAY-020"""

    def run(self, s: Quay, player: int, args: Args) -> None:
        clear(s)
        end.score(s, player, SEIZED, s.content.reward)


class Tide(Chance[Quay]):
    """On the lowest face the tide washes the cargo away; otherwise the cargo scores. QUAY-021"""

    show = Verb(FACE, says="tide")

    def total(self, s: Quay, player: int, args: Args) -> int:
        return s.content.tide_faces

    def at(self, s: Quay, nth: int, player: int, args: Args) -> int:
        return nth

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        face, cargo = self.show.object(answer), clear(s)
        s.tell(TIDE_ROLLS, player, face, cargo)
        if face > 1:
            end.score(s, player, LANDED, s.content.values[cargo])


def clear(s: Quay) -> int:
    """Take the cargo off the quay and out of the game, face up."""
    cargo = s.landing
    add(s.face_up, cargo)
    s.landing = NONE
    return cargo


BLOW_WHISTLE: Final = BlowWhistle()
CONFISCATE: Final = Confiscate()
TIDE: Final = Tide()
