"""One of our games as a game of OpenSpiel."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import pyspiel

from ludoteca.engine import Game
from ludoteca.engine.rule import CHANCE
from ludoteca.envs.openspiel import parameters
from ludoteca.envs.openspiel.memory import Memory
from ludoteca.envs.openspiel.observer import SeatObserver
from ludoteca.envs.openspiel.state import SpielState

MOST_POINTS: Final = 10_000.0
"""More than any difference in points."""


def game_type(played: Game[Any], players: int = 2) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game before it is loaded; a single player has no opponents."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"ludoteca_{played.id}", long_name=f"{played.title} (Ludoteca)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=played.players[-1], min_num_players=played.players[0],
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification=parameters.specification(played),
    )  # fmt: skip


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options.

    The returns come at the end: a seat's share of the victory less the mean share of the others, so 1 for the only
    winner, or with `returns=points` the same with points. They sum to zero. A single player has just the share or the
    points. A game that is cut short after `horizon` choices is won by those with the most points then.
    """

    game_id: ClassVar[str]

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.setting = setting = parameters.setting(self.game_id, given)
        played, players = setting.game, setting.players
        most = MOST_POINTS if setting.returns == parameters.POINTS else 1.0
        info = {
            "num_distinct_actions": played.actions,
            "max_chance_outcomes": max(rule.size for rule in played.rulebook.rules if rule.kind == CHANCE),
            "num_players": players,
            "min_utility": -most,
            "max_utility": most,
            "max_game_length": setting.horizon or played.longest_game,
        }
        if players > 1:
            info["utility_sum"] = 0.0
        super().__init__(game_type(played, players), pyspiel.GameInfo(**info), setting.parameters)
        self.first = played.new(players, setting.options)
        self.blank = Memory.blank(self.first)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are answers in all."""
        longest: int = self.setting.game.longest_game
        return longest

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> SeatObserver | None:
        """What one seat sees now, or with perfect recall everything it has seen; None for anything less."""
        kind = wanted or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SeatObserver(self.first, kind.perfect_recall)
