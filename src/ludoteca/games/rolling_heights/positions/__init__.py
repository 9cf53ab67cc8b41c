"""Rolling Heights: positions that people build, edit and check."""

from typing import Final

from ludoteca.engine import Frame, do
from ludoteca.games.rolling_heights.positions import pending
from ludoteca.games.rolling_heights.positions.invariants import check_pieces
from ludoteca.games.rolling_heights.positions.placing import PLACING
from ludoteca.games.rolling_heights.positions.settling import settle
from ludoteca.games.rolling_heights.rules.cleanup import CLEANUP
from ludoteca.games.rolling_heights.rules.turn import END_TURN
from ludoteca.games.rolling_heights.state import City
from ludoteca.positions import Pile, Positions


def _own_pile(s: City, plan: str) -> str:
    return f"pile{s.content.plans[s.content.plan_ids.index(plan)].level}"


PILES: Final = [
    Pile(
        lambda s: s.content.plan_ids,
        ["tiles", "market", "pile1", "pile2"],
        rest=["pile1", "pile2"],
        home=_own_pile,
        kept=["tiles"],
    ),
    Pile(lambda s: s.content.target_ids, ["players.targets", "players.revealed"], rest=[]),
    Pile(lambda s: s.content.ad_ids, ["ads"], rest=[]),
]


class CityPositions(Positions[City]):
    """Nothing is lost, and beneath every question is the end of a turn or of the game."""

    def invariants(self, s: City) -> None:
        """Also checks what is pending, unless that is still to be read."""
        check_pieces(s)
        if s.stack:
            pending.check(s)

    def settle(self, s: City, turn: int, given: set[str]) -> None:
        settle(s, turn, given)

    def turn_stack(self, s: City, turn: int) -> list[Frame]:
        return [do(CLEANUP, turn), do(END_TURN, turn)]


POSITIONS: Final = CityPositions(PILES, PLACING)
