"""European Plastic's Race, effect 12: the puncture, as a reaction or laid beforehand."""

from typing import Any, Final

from ludoteca.engine import Decision, Effect, do
from ludoteca.games.plastics_race.content import PUNCTURE
from ludoteca.games.plastics_race.rules import bins
from ludoteca.games.plastics_race.state import PlasticsRace

LET_PASS: Final = 0


def has_turn_left(s: PlasticsRace, seat: int) -> bool:
    """Whether a player's turn is still to come, seen from the turn of another. EPR-112"""
    if s.rounds_left > 0:
        return True
    return (seat - s.starter) % s.seats > (s.current - s.starter) % s.seats


def lay(s: PlasticsRace, player: int, victim: int, kind: int) -> None:
    """Put a Puncture from the hand before its victim. EPR-107, EPR-108"""
    s.players[player].hand.remove(kind)
    s.left_openly(player, kind)
    s.players[victim].puncture = kind
    s.tell("puncture", player, victim, kind)


class PlayPuncture(Decision[PlasticsRace]):
    """When somebody collects: let him, or play a Puncture from the hand; there is no answer to it.

    EPR-107, EPR-108, EPR-109, EPR-110, EPR-113, EPR-114
    """

    window = True

    def size_with(self, content: Any) -> int:
        """Let pass, or a kind of card."""
        return len(content.card_ids) + 1

    def fits(self, s: PlasticsRace, player: int, victim: int, b: int) -> bool:
        """The victim is another player who could collect."""
        return b == 0 and 0 <= victim < s.seats and victim != player and bins.collectable(s, victim)

    def options(self, s: PlasticsRace, player: int, victim: int, b: int) -> list[int]:
        """Without a Puncture there is nothing to decide."""
        effect_of = s.content.effect
        choices = [LET_PASS]
        for kind in s.players[player].hand:
            if effect_of[kind] == PUNCTURE and kind + 1 not in choices:
                choices.append(kind + 1)
        return choices

    def chosen(self, s: PlasticsRace, player: int, answer: int, victim: int, b: int) -> None:
        """The first Puncture closes the window."""
        if answer == LET_PASS:
            return
        lay(s, player, victim, answer - 1)
        s.unwind(bins.TAKE_BIN, keep=False)
        s.then([do(FALL_BACK, victim)])


class FallBack(Effect[PlasticsRace]):
    """Back over the last section, which does not count; nothing is reached anew; the drive is over. EPR-107, EPR-111"""

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """A section was driven."""
        return a == b == 0 and bool(s.path)

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """With the switch off he may drive on, but collects nothing. EPR-222"""
        me = s.players[player]
        me.truck = s.content.streets.far_end(s.path.pop(), me.truck)
        s.colours.pop()
        s.close_run()
        s.run_from = len(s.path)
        s.tell("falls-back", player, me.truck)
        if s.options["puncture_ends_movement"]:
            s.stop()


FALL_BACK: Final = FallBack()
PLAY_PUNCTURE: Final = PlayPuncture()
