"""Many games at once for Gymnasium: stepped in one compiled call, arrays in and arrays out.

>>> from ludoteca.envs.vector import GamesEnv
>>> games = GamesEnv("quay", num_envs=4, players=3)
>>> observations, infos = games.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape, infos["seat"]
((4, 72), (4, 27), array([0, 0, 0, 0], dtype=uint8))
>>> observations, rewards, terminations, truncations, infos = games.step(games.random_actions())
"""

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

from ludoteca.engine import OptionValue, Refused, Rng, actions
from ludoteca.envs import checked
from ludoteca.envs.core.batch import EVERY_SEAT, Batch
from ludoteca.envs.core.rewards import WIN

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from ludoteca.envs.lens import Lens
except ModuleNotFoundError as error:
    raise Refused(f"This environment needs {error.name}: install it with pip install 'ludoteca[envs]'.") from None

SELF_PLAY = "self"
"""The opponents of a learner who acts for every seat."""
MOST_GAMES = 100_000
"""More would hardly fit into memory."""
NO_GAMES = "There are no games under way: call reset() first."


class GamesEnv(VectorEnv[Any, Any, Any]):
    """A batch of games. With `opponents="self"` you act for every seat: `infos["seat"]` says which one is asked."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, game: str, num_envs: int = 1, players: int | None = None,
        options: Mapping[str, OptionValue] | None = None, seat: int | None = None,
        opponents: str | Sequence[str] = SELF_PLAY, reward: str = WIN, observation: str = "array",
        max_steps: int | None = None, copy: bool = True,
    ) -> None:  # fmt: skip
        self.num_envs = num_envs = checked.number("num_envs", num_envs, 1, MOST_GAMES)
        self.game = checked.game(game)
        self.players = checked.players(self.game, players)
        self._batch = Batch(
            self.game, self.players, checked.options(options), num_envs, *self._seated(seat, opponents),
            checked.reward(reward), checked.steps(max_steps),
        )  # fmt: skip
        self._lens = Lens(self._batch, observation, copy)
        self.actions: list[str] = actions.table(self.game)
        """The name of every action, by its number."""
        self.single_observation_space = self._lens.space()
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = np.arange(num_envs)
        self._copy = copy
        self._rng = Rng(0)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def _seated(self, seat: Any, opponents: Any) -> tuple[int, list[str]]:
        if not isinstance(opponents, str) or opponents != SELF_PLAY:
            others = self.players - 1
            return checked.seat(seat, self.players), checked.opponents(opponents, others, self.game)
        if seat is not None:
            raise Refused("seat needs opponents: name bots for the other seats, or leave it out to act for every seat.")
        return EVERY_SEAT, []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games; the same seed gives the same games. Without one, luck continues where it stopped."""
        seed = checked.seed(seed, 0)
        super().reset(seed=seed)
        if seed is None and not self._batch.states:
            seed = secrets.randbits(32)
        if seed is not None:
            self._rng = Rng(-1 - seed)
        self._batch.restart(seed)
        return self._lens.all(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action for each game. A game that has ended starts again instead, with no reward."""
        if not self._batch.states:
            raise Refused(NO_GAMES)
        chosen = _checked_actions(actions, self.num_envs)
        lens, kept = self._lens, self._kept
        acting = lens.seats.copy()
        self._batch.step(chosen)
        rewards = lens.rewards[self._games, acting]
        return lens.all(), rewards, kept(lens.terminated), kept(lens.truncated), self._infos()

    def random_actions(self) -> NDArray[np.int64]:
        """One allowed action for each game, drawn in compiled code: faster than sampling with the masks."""
        if not self._batch.states:
            raise Refused(NO_GAMES)
        return np.array(self._batch.random_actions(self._rng))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed now in each game."""
        return self._lens.masks.astype(np.bool_)

    def _infos(self) -> dict[str, Any]:
        lens = self._lens
        arrays: dict[str, NDArray[Any]] = {
            "action_mask": lens.masks, "seat": lens.seats, "rewards": lens.rewards, "illegal": lens.illegal,
        }  # fmt: skip
        return {name: self._kept(array) for name, array in arrays.items()}

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        """The array, or a copy that the next step does not change."""
        return array.copy() if self._copy else array


def _checked_actions(actions: Any, count: int) -> list[int]:
    """One whole number for each game: all are checked before any game moves."""
    try:
        given = np.asarray(actions)
    except (TypeError, ValueError):  # rows of different lengths
        given = np.array(None)
    if given.shape != (count,):
        wanted = "1 whole number" if count == 1 else f"{count} whole numbers"
        found_instead = f"a list of {len(given)}" if given.ndim == 1 else checked.shown(actions)
        raise Refused(f"actions: expected {wanted}, found {found_instead}.")
    numbers: list[Any] = given.tolist()
    if given.dtype.kind in "iu":
        return numbers
    return [checked.number(f"actions[{at}]", number) for at, number in enumerate(numbers)]
