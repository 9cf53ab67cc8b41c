"""A position of one of our games as an OpenSpiel state."""

import json
from typing import Any, Self

import pyspiel

from ludoteca.engine import NOBODY, Refused, Rng, State
from ludoteca.engine.actions import table
from ludoteca.envs.core.node import OVER, Node
from ludoteca.envs.openspiel.memory import Memory
from ludoteca.envs.openspiel.parameters import WIN, Setting, with_components


class Held(Node):
    """Everything in an OpenSpiel state: otherwise OpenSpiel would copy and save every field, rules and all.

    The setting and the memory never change. A position shared with the memory is copied before it is changed.
    """

    def __init__(self, setting: Setting, position: State, memory: Memory, to_go: int) -> None:
        super().__init__(position, to_go, shared=position is memory.state)
        self.setting = setting
        self.memory = memory

    def __deepcopy__(self, memo: Any) -> "Held":
        return Held(self.setting, self.position if self.shared else self.position.copy(), self.memory, self.to_go)

    def __reduce__(self) -> tuple[Any, ...]:
        game, memory = self.setting.game, self.memory
        setting = (game.id, *self.setting[1:])
        return _held, (setting, game.to_json(self.position), (game.to_json(memory.state), *memory[1:]), self.to_go)


def _held(saved: tuple[Any, ...], position: str, memory: tuple[Any, ...], to_go: int) -> Held:
    game_id, players, options, returns, horizon, content = saved
    game = with_components(game_id, content)
    setting = Setting(game, players, options, returns, horizon, content)
    return Held(setting, game.from_json(position), Memory(game.from_json(memory[0]), *memory[1:]), to_go)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Questions are decision nodes, dice and draws are chance nodes; forced answers are not nodes.

    An action is the rule's offset plus the answer; an outcome of chance is the answer itself.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._held = Held(game.setting, game.first, game.blank, game.setting.horizon or -1)

    @property
    def position(self) -> State:
        """The position itself, with everything hidden; do not change it."""
        return self._held.position

    def memory(self) -> Memory:
        self._held.memory = memory = self._held.memory.up_to(self.history())
        return memory

    # ---------------------------------------------------------------- what is asked

    def current_player(self) -> int:
        """The seat that is asked, or the constant for chance or for the end."""
        return self._held.player

    def is_terminal(self) -> bool:
        return self._held.player == OVER

    def is_chance_node(self) -> bool:
        return self._held.player == NOBODY

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions that are offered now; without this, OpenSpiel would make five calls to find out."""
        held = self._held
        if player is not None and player != held.player:
            nothing: list[int] = super().legal_actions(player)
            return nothing
        return held.actions().copy()

    def _legal_actions(self, player: int) -> list[int]:
        return self._held.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._held.player != NOBODY:
            raise ValueError("no chance is pending: ask for legal_actions()")
        return self._held.chances()

    def _apply_action(self, action: int) -> None:
        self._held.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An answer to what is pending, by name; any other action by its general name."""
        held = self._held
        game = held.position.game
        if action in held.actions():
            return str(game.decode(held.position, action - held.offset))
        if not 0 <= action < game.actions:
            raise Refused(f"action_to_string: expected an action from 0 to {game.actions - 1}, found {action}.")
        return table(game)[action].partition(".")[2]

    # ---------------------------------------------------------------- how it ended

    def returns(self) -> list[float]:
        """What each seat gets, zero until the end: see `SpielGame`."""
        setting, position = self._held.setting, self._held.position
        if not self.is_terminal():
            return [0.0] * setting.players
        worth = _shares(position) if setting.returns == WIN else [float(points) for points in position.scores]
        others = max(setting.players - 1, 1)
        return [own - (sum(worth) - own) / others for own in worth]

    # ---------------------------------------------------------------- other worlds

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """A state that the asked seat cannot tell from this one; `sampler` gives numbers between 0 and 1.

        Its history is empty: nobody knows how this world came about.
        """
        position = self._held.position
        if player < 0 or player != position.player:
            not_asked = f"seat {player} is not being asked now, so its information state cannot be resampled"
            raise Refused(f"resample_from_infostate: {not_asked}.")
        world = position.determinize(player, Rng(int(sampler() * (1 << 53))))
        sampled: Self = self.get_game().new_initial_state()
        sampled._held = Held(self._held.setting, world, self.memory().of_world(world, player), self._held.to_go)
        return sampled

    def __str__(self) -> str:
        """The position as JSON, with everything hidden."""
        position = self._held.position
        return json.dumps(position.game.to_data(position), ensure_ascii=False, separators=(",", ":"))


def _shares(position: State) -> list[float]:
    """Each seat's share of the victory; at the horizon, those with the most points have won."""
    scores, outcome = position.scores, position.outcome
    winners = outcome.winners if outcome else [seat for seat, points in enumerate(scores) if points == max(scores)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]
