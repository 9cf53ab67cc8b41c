"""Our games for Gymnasium: one seat learns, bots have the others. Importing this registers every game.

>>> import gymnasium
>>> import ludoteca.envs.gymnasium
>>> quay = gymnasium.make("ludoteca/quay-v0", players=3, opponents="random")
>>> observation, info = quay.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((72,), 11)
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

from ludoteca.engine import OptionValue, Refused, actions
from ludoteca.envs import checked
from ludoteca.envs.core.batch import Batch
from ludoteca.envs.core.rewards import WIN
from ludoteca.games.installed import games

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from ludoteca.envs.lens import Lens
    from ludoteca.envs.rendering import MODES, Renderer
except ModuleNotFoundError as error:
    raise Refused(f"This environment needs {error.name}: install it with pip install 'ludoteca[envs]'.") from None

NAMES = "ludoteca/{}-v0"


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against bots. Without a seat, one is drawn for each game."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, OptionValue] | None = None,
        seat: int | None = 0, opponents: str | Sequence[str] = "random", reward: str = WIN, observation: str = "array",
        max_steps: int | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.game = checked.game(game)
        seats = checked.players(self.game, players)
        self._batch = Batch(
            self.game, seats, checked.options(options), 1, checked.seat(seat, seats),
            checked.opponents(opponents, seats - 1, self.game), checked.reward(reward), checked.steps(max_steps),
        )  # fmt: skip
        self._lens = Lens(self._batch, observation)
        self._renderer = Renderer(self.game, seats, render_mode)
        self.render_mode = render_mode
        self.actions: list[str] = actions.table(self.game)
        """The name of every action, by its number."""
        self.observation_space = self._lens.space()
        self.action_space = gymnasium.spaces.Discrete(self.game.actions)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed now, in the form that MaskablePPO of sb3-contrib expects."""
        masks: NDArray[np.bool_] = self._lens.masks[0].astype(np.bool_)
        return masks

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the same seed gives the same game. Without one, luck continues where it stopped."""
        seed = checked.seed(seed, 0)
        super().reset(seed=seed)
        self._batch.restart(seed)
        return self._lens.one(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots answer until this seat is asked again. An action outside the mask loses the game."""
        if not self._batch.states or self._batch.terminated[0] or self._batch.truncated[0]:
            raise Refused(checked.NO_GAME)
        self._batch.step([action if type(action) is int else checked.action(action, self.game.actions, "step")])
        batch = self._batch
        reward = float(batch.rewards[batch.seats[0]])
        return self._lens.one(), reward, bool(batch.terminated[0]), bool(batch.truncated[0]), self._info()

    def _info(self) -> dict[str, Any]:
        batch = self._batch
        info: dict[str, Any] = {"action_mask": self._lens.masks[0].copy(), "seat": int(batch.seats[0])}
        if batch.illegal[0]:
            info["illegal"] = True
        if batch.terminated[0] and not batch.illegal[0]:
            info["scores"] = np.array(batch.states[0].scores)
        return info

    def render(self) -> Any:
        """Show the game as this seat may see it: as text, as a picture, or printed."""
        if not self._batch.states:
            raise Refused(checked.NO_GAME)
        return self._renderer.render(self._batch.states[0], int(self._batch.seats[0]))


def register() -> None:
    """Let `gymnasium.make` and `make_vec` find our games by the names `ludoteca/<game>-v0`."""
    for game in games(sample=True):
        if NAMES.format(game) not in gymnasium.registry:
            gymnasium.register(
                NAMES.format(game),
                entry_point="ludoteca.envs.gymnasium:SeatEnv",
                vector_entry_point="ludoteca.envs.vector:GamesEnv",
                kwargs={"game": game},
            )


register()
