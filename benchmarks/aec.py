"""Random play through PettingZoo's interface: as in its benchmark, and as in its documentation and ours."""

import random
from typing import Any

import numpy as np


class AecPlayer:
    """The loop of PettingZoo's `performance_benchmark`: the agents of one environment take any allowed action."""

    def __init__(self, env: Any) -> None:
        self._env = env
        self._rng = random.Random(1)  # noqa: S311 - play, not secrets
        env.reset(seed=1)

    def steps(self, count: int) -> int:
        """Take `count` steps or a few more, in as many games as that takes."""
        env, choice, taken = self._env, self._rng.choice, 0
        while taken < count:
            for _ in env.agent_iter(env.num_agents):
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                else:
                    env.step(choice(np.flatnonzero(observation["action_mask"]).tolist()))
                taken += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return taken


class LoopPlayer:
    """The loop of `docs/howto/train-in-an-environment.md`: PettingZoo's iterator, and actions sampled from a space."""

    def __init__(self, env: Any) -> None:
        self._env = env
        env.reset(seed=1)

    def steps(self, count: int) -> int:
        """Take `count` steps, in as many games as that takes."""
        env, left = self._env, count
        while left:
            if not env.agents:
                env.reset()
            for agent in env.agent_iter(max_iter=left):
                observation, _, termination, truncation, _ = env.last()
                over = termination or truncation
                env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
                left -= 1
        return count
