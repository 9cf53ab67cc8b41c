"""Our games for PettingZoo: one agent for each seat, in turn (AEC), with action masks.

>>> from ludoteca.envs.pettingzoo import env
>>> quay = env("quay", players=3)
>>> quay.reset(seed=7)
>>> observation, reward, termination, truncation, info = quay.last()
>>> quay.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('player_0', (72,), 11)
>>> quay.actions[0]
'quay.Turn.trade_in()'
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

from ludoteca.engine import OptionValue, Refused, State, actions
from ludoteca.envs import checked
from ludoteca.envs.core.batch import Batch
from ludoteca.envs.core.rewards import WIN
from ludoteca.envs.core.windows import Windows

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]

    from ludoteca.envs.lens import Lens
    from ludoteca.envs.rendering import MODES, Renderer
except ModuleNotFoundError as error:
    raise Refused(f"This environment needs {error.name}: install it with pip install 'ludoteca[envs]'.") from None

VERSION = "v0"
"""Raised when actions, observations or rewards change their meaning."""


class GameEnv(AECEnv):  # type: ignore[misc] # comes without types
    """A game, by its id, in which every seat is an agent; `players` is by default the fewest that it allows.

    `reward` is "win" or "difference", `observation` is "array" or "dict"; after `max_steps` answers it is truncated.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2,
    }  # fmt: skip

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN, observation: str = "array", max_steps: int | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.game = checked.game(game)
        seats = checked.players(self.game, players)
        self._batch = Batch(
            self.game, seats, checked.options(options), reward=checked.reward(reward), longest=checked.steps(max_steps),
            every_row=True,
        )  # fmt: skip
        self._lens = Lens(self._batch, observation)
        self._renderer = Renderer(self.game, seats, render_mode)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{game}_{VERSION}"}
        self.actions: list[str] = actions.table(self.game)
        """The name of every action, by its number."""
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = [self._space() for _ in range(seats)]
        self._action_spaces = [spaces.Discrete(self.game.actions) for _ in range(seats)]
        has_windows = any(rule.window for rule in self.game.rulebook.decisions)
        self._windows = self._batch.listener = Windows() if has_windows else None
        self._passed: list[State] = []
        self._no_mask = np.zeros(self.game.actions, np.int8)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def _space(self) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        return spaces.Dict({"observation": self._lens.space(), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Numbers from 0 to 1, and the mask; the same for every agent."""
        return self._spaces[self._seat(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every answer to every question of the game; `actions` names them."""
        return self._action_spaces[self._seat(agent)]

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same game. Without one, luck continues where it stopped."""
        seed = checked.seed(seed)
        self._batch.restart(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._passed = []
        self._select()

    def step(self, action: Any) -> None:
        """The selected agent acts. An action outside its mask ends the game for all, and this agent loses."""
        if not self.agents:
            raise Refused(checked.NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise Refused(f"{agent}: the game is over, so expected None, found {checked.shown(action)}.")
            self._was_dead_step(None)
            return
        chosen = action if type(action) is int else checked.action(action, self.game.actions, agent)
        self._cumulative_rewards[agent] = 0.0
        if self._passed:
            self._let_pass(chosen, self._seat_of[agent])
        else:
            self._batch.step([chosen])
            if self._windows is not None:
                self._passed = self._windows.passed_over(self._batch.states[0])
        self._select()

    def _let_pass(self, action: int, seat: int) -> None:
        """A seat that cannot react says so: the engine knew, but the other agents did not."""
        if action == self._only_action():
            self._passed.pop(0)
        else:
            self._passed.clear()
            self._batch.forfeit(0, seat)

    def _only_action(self) -> int:
        """The only answer of a seat that is skipped in a reaction window."""
        s = self._passed[0]
        return int(self.game.offsets[s.stack[-1][0]] + s.answers[0])

    def _select(self) -> None:
        if self._passed:
            self.agent_selection = self.possible_agents[self._passed[0].player]
            return
        batch = self._batch
        if batch.terminated[0] or batch.truncated[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[batch.seats[0]]

    def _end(self) -> None:
        batch = self._batch
        self.rewards = dict(zip(self.agents, batch.rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, bool(batch.terminated[0]))
        self.truncations = dict.fromkeys(self.agents, bool(batch.truncated[0]))
        if batch.illegal[0]:
            self.infos[self.agent_selection]["illegal"] = True

    # ---------------------------------------------------------------- seeing

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may see now; only the agent whose turn it is has actions in its mask."""
        seat, batch = self._seat(agent), self._batch
        if not batch.states:
            raise Refused(checked.NO_GAME)
        if not self._passed and batch.seats[0] == seat:
            over = batch.terminated[0] or batch.truncated[0]
            mask = self._no_mask if over else self._lens.masks[0]
            return {"observation": self._lens.one(seat), "action_mask": mask.copy()}
        s = self._passed[0] if self._passed else batch.states[0]
        batch.look(0, s, seat)
        seen, mask = self._lens.one(seat), self._no_mask.copy()
        if self._passed and s.player == seat:
            mask[self._only_action()] = 1
        if batch.seats[0] == seat:
            batch.look(0, batch.states[0], seat)  # so that it is up to date when all have passed
        return {"observation": seen, "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, what it has got since it acted, whether its game has ended, and why."""
        if not self.agents:
            raise Refused(checked.NO_GAME)
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ended = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], *ended, self.infos[agent]

    def _seat(self, agent: str) -> int:
        try:
            return self._seat_of[agent]
        except (KeyError, TypeError):
            raise Refused(f"There is no agent {checked.shown(agent)}; there are: {', '.join(self._seat_of)}.") from None

    def render(self) -> Any:
        """Show the part of the game that everybody may see: as text, as a picture, or printed."""
        if not self._batch.states:
            raise Refused(checked.NO_GAME)
        return self._renderer.render(self._batch.states[0], None)

    def close(self) -> None:
        """There is nothing to close."""


raw_env = env = GameEnv
"""The names that PettingZoo's users and tools look for; there are no wrappers to leave out."""
