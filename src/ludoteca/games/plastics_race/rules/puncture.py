"""European Plastic's Race, effect 12: the puncture, as a reaction or laid beforehand."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Effect, EventType, Seat, Verb, distinct, do
from ludoteca.games.plastics_race.content import PUNCTURE
from ludoteca.games.plastics_race.domains import CARD, NODE, OTHER, VICTIM
from ludoteca.games.plastics_race.state import PlasticsRace

LAYS_PUNCTURE: Final = EventType("puncture", OTHER, CARD)
FALLS_BACK: Final = EventType("falls-back", NODE)


def has_turn_left(s: PlasticsRace, seat: int) -> bool:
    """Whether a player still has a turn to come, as seen from another player's turn. EPR-112"""
    if s.rounds_left > 0:
        return True
    return (seat - s.starter) % s.seats > (s.current - s.starter) % s.seats


def lay(s: PlasticsRace, player: int, victim: int, kind: int) -> None:
    """Lay a Puncture from the hand in front of its victim. EPR-107, EPR-108"""
    s.players[player].hand.remove(kind)
    s.left_openly(player, kind)
    s.players[victim].puncture = kind
    s.tell(LAYS_PUNCTURE, player, victim, kind)


class PlayPuncture(Decision[PlasticsRace]):
    """When someone collects: let them, or play a Puncture from the hand; it cannot be answered.

    EPR-107, EPR-108, EPR-109, EPR-110, EPR-113, EPR-114
    """

    CARRIES = (VICTIM,)
    WINDOW = True

    let_pass = Verb()
    puncture = Verb(CARD)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Without a Puncture there is nothing to decide."""
        punctures = [kind for kind in distinct(s.players[player].hand) if s.content.effect[kind] == PUNCTURE]
        return [self.let_pass.first, *(self.puncture.at(kind) for kind in punctures)]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return self.prompt_words(s, player, args)

    def prompt_words(self, s: PlasticsRace, player: int, args: Args) -> dict[str, Argument]:
        return {"seat": Seat(args[0])}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The first Puncture closes the window."""
        if self.let_pass.covers(answer):
            return
        (victim,) = args
        lay(s, player, victim, self.puncture.object(answer))
        s.unwind(s.game.rulebook.by_name["TakeBin"], keep=False)
        s.then([do(FALL_BACK, victim)])


class FallBack(Effect[PlasticsRace]):
    """Go back over the last section, which does not count; nothing is reached again; movement ends. EPR-107, EPR-111"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """With the switch off, they may drive on but collect nothing. EPR-222"""
        me = s.players[player]
        me.truck = s.content.streets.far_end(s.path.pop(), me.truck)
        s.colours.pop()
        s.close_run()
        s.run_from = len(s.path)
        s.tell(FALLS_BACK, player, me.truck)
        if s.options["puncture_ends_movement"]:
            s.stop()


FALL_BACK: Final = FallBack()
PLAY_PUNCTURE: Final = PlayPuncture()
