"""Masked PPO in one file, in the manner of CleanRL: a network learns Rolling Heights for two, against random players.

    pip install 'ludoteca[envs]' -r examples/requirements.txt
    python examples/masked_ppo.py --curve ppo.csv

It plays 32 games at once in the vector environment. Its reward is the difference in points at the end. Before and
after, it is judged by how many games it wins against the bots `random` and `easy`.
"""

import argparse
import csv
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from ludoteca.envs.vector import GamesEnv
from ludoteca.lab.statistics import wilson
from ludoteca.observations import observer_of

GAME, OPTIONS, PLAYERS = "rolling_heights", {"max_rounds": 20}, 2
GAMES, STEPS = 32, 64
"""Games at once, and steps in each of them before the network is improved."""
EPOCHS, PARTS = 3, 4
RATE, DISCOUNT, TRACE, CLIP, ENTROPY, VALUE = 7e-4, 0.999, 0.95, 0.2, 0.01, 0.5
POINTS = 10.0
"""A lead of this many points is a reward of one."""
WIDTH = 128
FORBIDDEN = -1e8
RECENT = 200
"""The curve shows the share of victories in this many games."""


class Agent(nn.Module):  # type: ignore[misc] # torch is not looked at
    """Two layers that policy and value share."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(_layer(size, WIDTH), nn.Tanh(), _layer(WIDTH, WIDTH), nn.Tanh())
        self.policy = _layer(WIDTH, actions, 0.01)
        self.value = _layer(WIDTH, 1, 1.0)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """How likely each allowed action is, and what the position is worth."""
        hidden = self.body(seen)
        logits = torch.where(mask, self.policy(hidden), torch.tensor(FORBIDDEN))
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def _layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


def table(games: int, opponents: str, reward: str) -> GamesEnv:
    """Games in which the agent has any seat."""
    return GamesEnv(GAME, games, PLAYERS, OPTIONS, seat=None, opponents=opponents, reward=reward)


def train(agent: Agent, steps: int, seed: int, progress: list[tuple[int, float]]) -> None:
    """Improve the agent for this many steps; `progress` gets the steps and the share of victories."""
    games = table(GAMES, "random", "difference")
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    observations, infos = games.reset(seed=seed)
    seen, mask = torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]).bool()
    ended = torch.zeros(GAMES, dtype=torch.bool)
    won: deque[float] = deque(maxlen=RECENT)
    updates = steps // (GAMES * STEPS)
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = RATE * (1 - update / updates)
        kept: dict[str, list[Tensor]] = {
            name: [] for name in ("seen", "mask", "action", "chance", "value", "reward", "ended")
        }
        for _ in range(STEPS):
            with torch.no_grad():
                policy, value = agent(seen, mask)
                action = policy.sample()
            observations, rewards, terminated, truncated, infos = games.step(action.numpy())
            won.extend(0.5 + 0.5 * float(np.sign(reward)) for reward in rewards[terminated])
            now = (seen, mask, action, policy.log_prob(action), value, torch.from_numpy(rewards) / POINTS, ended)
            for name, tensor in zip(kept, now, strict=True):
                kept[name].append(tensor)
            seen, mask = torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]).bool()
            ended = torch.from_numpy(terminated | truncated)
        with torch.no_grad():
            last = agent(seen, mask)[1]
        batch = {name: torch.stack(tensors) for name, tensors in kept.items()}
        batch["advantage"] = advantages(batch, last, ended)
        improve(agent, optimizer, {name: tensor.flatten(0, 1) for name, tensor in batch.items()})
        if len(won) == RECENT:
            progress.append(((update + 1) * GAMES * STEPS, sum(won) / RECENT))


def advantages(batch: dict[str, Tensor], value: Tensor, ended: Tensor) -> Tensor:
    """How much better each action was than expected (generalised advantage estimation)."""
    found = torch.zeros_like(batch["reward"])
    trace = torch.zeros_like(value)
    for at in reversed(range(STEPS)):
        goes_on = (~ended).float()
        surprise = batch["reward"][at] + DISCOUNT * value * goes_on - batch["value"][at]
        trace = surprise + DISCOUNT * TRACE * goes_on * trace
        found[at] = trace
        value, ended = batch["value"][at], batch["ended"][at]
    return found


def improve(agent: Agent, optimizer: torch.optim.Optimizer, batch: dict[str, Tensor]) -> None:
    """Several passes of clipped policy gradient. A step that only began a new game teaches nothing."""
    useful = torch.nonzero(~batch["ended"]).squeeze(-1)
    for _ in range(EPOCHS):
        for part in useful[torch.randperm(len(useful))].chunk(PARTS):
            policy, value = agent(batch["seen"][part], batch["mask"][part])
            better = batch["advantage"][part]
            returns = better + batch["value"][part]
            better = (better - better.mean()) / (better.std() + 1e-8)
            ratio = (policy.log_prob(batch["action"][part]) - batch["chance"][part]).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = VALUE * (value - returns).square().mean() - gain - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def victories(agent: Agent, opponents: str, each: int, seed: int) -> tuple[float, int]:
    """The share of victories, and in how many games; equally many in each row, so short games do not count more."""
    games = table(GAMES, opponents, "win")
    observations, infos = games.reset(seed=seed)
    left, shares = np.full(GAMES, each), 0.0
    while left.any():
        with torch.no_grad():
            policy, _ = agent(torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]).bool())
        observations, rewards, terminated, truncated, infos = games.step(policy.sample().numpy())
        counted = (terminated | truncated) & (left > 0)
        shares += float(rewards[counted].sum())
        left -= counted
    return shares / (GAMES * each), GAMES * each


def judge(agent: Agent, when: str, each: int) -> None:
    """Print how well the agent does, with 95% intervals."""
    for opponents in ("random", "easy"):
        share, games = victories(agent, opponents, each, seed=1_000_000)
        low, high = wilson(share, games)
        print(f"{when}: wins {share:.1%} of {games} games against {opponents} ({low:.1%} to {high:.1%})", flush=True)


def main(words: list[str] | None = None) -> None:
    """Judge, learn, judge."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=600_000, help="answers to learn from (600,000)")
    parser.add_argument("--games", type=int, default=512, help="games to judge by (512)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for steps and share of victories")
    given: Any = parser.parse_args(words)
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # the network is so small that sharing it between cores costs more than it gains
    game = table(1, "random", "win").game
    agent = Agent(observer_of(game).size, game.actions)
    each = max(1, given.games // GAMES)
    progress: list[tuple[int, float]] = []
    judge(agent, "before", each)
    start, used = time.perf_counter(), time.process_time()
    train(agent, given.steps, given.seed, progress)
    print(f"learned in {time.perf_counter() - start:.0f} s ({time.process_time() - used:.0f} s of processor time)")
    judge(agent, "after", each)
    if given.curve:
        with given.curve.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([("steps", "victories"), *progress])


if __name__ == "__main__":
    main()
