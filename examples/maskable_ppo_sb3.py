"""MaskablePPO of sb3-contrib learns Rolling Heights for two, against random players.

pip install 'ludoteca[envs]' -r examples/requirements.txt
python examples/maskable_ppo_sb3.py --curve sb3.csv
"""

import argparse
import csv
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

from ludoteca.envs.gymnasium import SeatEnv
from ludoteca.lab.statistics import wilson

GAMES = 32
RECENT = 200
"""The curve shows the share of victories in this many games."""
POINTS = 10.0
"""A lead of this many points is a reward of one."""


class Victories(BaseCallback):  # type: ignore[misc] # comes from where it is not looked at
    """Notes the share of victories during training."""

    def __init__(self) -> None:
        super().__init__()
        self.course: list[tuple[int, float]] = []
        self._won: deque[float] = deque(maxlen=RECENT)

    def _on_step(self) -> bool:
        ended = self.locals["dones"]
        self._won.extend(0.5 + 0.5 * np.sign(self.locals["rewards"][ended]))
        return True

    def _on_rollout_end(self) -> None:
        if len(self._won) == RECENT:
            self.course.append((self.num_timesteps, sum(self._won) / RECENT))


def seat(opponents: str, reward: str) -> SeatEnv:
    """Any seat of a short game."""
    return SeatEnv("rolling_heights", 2, {"max_rounds": 20}, seat=None, opponents=opponents, reward=reward)


def learner() -> TransformReward[Any, Any]:
    """The lead in points at the end, as a small number: the network need not learn the scale."""
    return TransformReward(seat("random", "difference"), lambda points: float(points) / POINTS)


def victories(model: MaskablePPO, opponents: str, each: int) -> tuple[float, int]:
    """The share of victories, and in how many games; equally many at each table, so short games do not count more."""
    tables = make_vec_env(lambda: seat(opponents, "win"), n_envs=GAMES, seed=1_000_000)
    observations: Any = tables.reset()
    left, shares = np.full(GAMES, each), 0.0
    while left.any():
        masks = np.stack(tables.env_method("action_masks"))
        actions, _ = model.predict(observations, action_masks=masks)
        observations, rewards, ended, _ = tables.step(actions)
        counted = ended & (left > 0)
        shares += float(rewards[counted].sum())
        left -= counted
    return shares / (GAMES * each), GAMES * each


def judge(model: MaskablePPO, when: str, each: int) -> None:
    """Print how well the model does, with 95% intervals."""
    for opponents in ("random", "easy"):
        share, games = victories(model, opponents, each)
        low, high = wilson(share, games)
        print(f"{when}: wins {share:.1%} of {games} games against {opponents} ({low:.1%} to {high:.1%})", flush=True)


def main(words: list[str] | None = None) -> None:
    """Check the environment, judge, learn, judge."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=400_000, help="answers to learn from (400,000)")
    parser.add_argument("--games", type=int, default=512, help="games to judge by (512)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for steps and share of victories")
    given = parser.parse_args(words)
    torch.set_num_threads(1)  # the network is so small that sharing it between cores costs more than it gains
    check_env(seat("random", "difference"))
    tables = make_vec_env(learner, n_envs=GAMES, seed=given.seed)
    model = MaskablePPO(
        "MlpPolicy", tables, learning_rate=7e-4, n_steps=64, batch_size=512, n_epochs=3, gamma=0.999, ent_coef=0.01,
        seed=given.seed, policy_kwargs={"net_arch": [128, 128]}, device="cpu",
    )  # fmt: skip
    each, noted = max(1, given.games // GAMES), Victories()
    judge(model, "before", each)
    start, used = time.perf_counter(), time.process_time()
    model.learn(given.steps, callback=noted)
    print(f"learned in {time.perf_counter() - start:.0f} s ({time.process_time() - used:.0f} s of processor time)")
    judge(model, "after", each)
    if given.curve:
        with given.curve.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([("steps", "victories"), *noted.course])


if __name__ == "__main__":
    main()
