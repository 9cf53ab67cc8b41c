"""Random play through PettingZoo's interface, as its own benchmark does it; for our games and for its own."""

import random
from typing import Any

import numpy as np


class AecPlayer:
    """One environment, whose agents take any action of their masks."""

    def __init__(self, env: Any) -> None:
        self._env = env
        self._rng = random.Random(1)  # noqa: S311 - play, not secrets
        env.reset(seed=1)

    def steps(self, count: int) -> int:
        """So many steps, in as many games as that takes."""
        env, choice = self._env, self._rng.choice
        for _ in range(count):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
            else:
                env.step(choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return count
