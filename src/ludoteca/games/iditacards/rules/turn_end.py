"""Iditacards, 'Gameplay': the end of a turn."""

from typing import Final

from ludoteca.engine import Args, Effect, ask, do
from ludoteca.games.iditacards.rules import free_actions, legs, movement
from ludoteca.games.iditacards.state import Race


class EndOfAction(Effect[Race]):
    """The action is over, early or not: automatic move, then the leg's recovery. IC-016, IC-034, IC-070, IC-181"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Every turn ends like this; with a switch, the player may take free actions first. IC-022"""
        s.then([do(AUTOMATIC_MOVE, player)])
        if free_actions.are_asked(s):
            s.then([ask(free_actions.AT_ANY_TIME, player)])


class AutomaticMove(Effect[Race]):
    """The automatic move, then the recovery. IC-022, IC-034, IC-085, IC-181"""

    def run(self, s: Race, player: int, args: Args) -> None:
        s.then([do(legs.LEG_RECOVERY, player)])
        movement.move(s, player, s.content.base_move)


END_OF_ACTION: Final = EndOfAction()
AUTOMATIC_MOVE: Final = AutomaticMove()
