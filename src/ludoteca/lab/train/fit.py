"""Fitting a network to games by temporal differences: each turn learns from the turns after it.

The end of a game counts as a share of the win and, in part, by points: a narrow win teaches less than a clear one.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.net import Net
from ludoteca.lab.train.episodes import Episode

Array = NDArray[np.float64]

DECAY: Final = 0.8
"""How much of what a turn learns comes from further ahead than the next turn."""
STEP: Final = 3e-3
BATCH: Final = 512
SHRINK: Final = 1e-4
ROUNDS: Final = 4
"""How often the targets are computed again with the network so far."""
EPOCHS: Final = 4
LEAST_SPREAD: Final = 1e-3


class FitSettings(NamedTuple):
    hidden: int = 12
    decay: float = DECAY
    margin: float = 0.5
    epochs: int = EPOCHS
    seed: int = 0


class Weights:
    """The parameters of a network, for numbers with mean 0 and standard deviation 1."""

    def __init__(self, numbers: int, settings: FitSettings) -> None:
        rng = np.random.default_rng(settings.seed)
        inner = rng.normal(0.0, numbers**-0.5, (settings.hidden, numbers))
        self.parts: list[Array] = [np.zeros(numbers), inner, np.zeros(settings.hidden), np.zeros(settings.hidden)]

    def values(self, numbers: Array) -> tuple[Array, Array]:
        direct, inner, offsets, outward = self.parts
        units = np.tanh(numbers @ inner.T + offsets)
        return numbers @ direct + units @ outward, units

    def chances(self, numbers: Array) -> Array:
        return _soft(self.values(numbers)[0])

    def slopes(self, numbers: Array, targets: Array) -> list[Array]:
        values, units = self.values(numbers)
        error = (_soft(values) - targets) / len(targets)
        bent = error[..., None] * self.parts[3] * (1 - units * units)
        return [
            np.einsum("ts,tsn->n", error, numbers) + SHRINK * self.parts[0],
            np.einsum("tsh,tsn->hn", bent, numbers) + SHRINK * self.parts[1],
            bent.sum((0, 1)),
            np.einsum("ts,tsh->h", error, units) + SHRINK * self.parts[3],
        ]


class Fitted(NamedTuple):
    """A network, and how far off it was on games it was not fitted to."""

    net: Net
    loss: float


def fit(episodes: Sequence[Episode], settings: FitSettings) -> Fitted:
    """Fit a network; every tenth game is set aside to see how well it does."""
    apart = episodes[::10]
    learned = [episode for at, episode in enumerate(episodes) if at % 10]
    numbers: Array = np.concatenate([episode.turns for episode in learned]).astype(np.float64)
    middle, spread = numbers.mean((0, 1)), np.maximum(numbers.std((0, 1)), LEAST_SPREAD)
    numbers = (numbers - middle) / spread
    scale = _scale(episodes)
    endings = [_ending(episode, scale, settings.margin) for episode in learned]
    weights = Weights(len(middle), settings)
    rng = np.random.default_rng(settings.seed)
    descent = Descent(weights)
    for at in range(ROUNDS):
        decay = 1.0 if at == 0 else settings.decay
        targets = _targets(endings, learned, weights.chances(numbers), decay)
        for _ in range(settings.epochs):
            order = rng.permutation(len(numbers))
            for first in range(0, len(order), BATCH):
                chosen = order[first : first + BATCH]
                descent.step(weights.slopes(numbers[chosen], targets[chosen]))
    return Fitted(_net(weights, middle, spread), _loss(apart, weights, middle, spread))


class Descent:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._mean = [np.zeros_like(part) for part in weights.parts]
        self._square = [np.zeros_like(part) for part in weights.parts]
        self._count = 0

    def step(self, slopes: list[Array]) -> None:
        self._count += 1
        for at, slope in enumerate(slopes):
            self._mean[at] = 0.9 * self._mean[at] + 0.1 * slope
            self._square[at] = 0.999 * self._square[at] + 0.001 * slope * slope
            mean = self._mean[at] / (1 - 0.9**self._count)
            square = self._square[at] / (1 - 0.999**self._count)
            self._weights.parts[at] -= STEP * mean / (np.sqrt(square) + 1e-8)


def _soft(values: Array) -> Array:
    odds = np.exp(values - values.max(-1, keepdims=True))
    chances: Array = odds / odds.sum(-1, keepdims=True)
    return chances


def _scale(episodes: Sequence[Episode]) -> float:
    """How many points usually separate two players."""
    return max(1.0, float(np.mean([np.std(episode.scores) for episode in episodes])) * 2)


def _ending(episode: Episode, scale: float, margin: float) -> Array:
    by_points = _soft(np.array(episode.scores, dtype=np.float64) / scale)
    return (1 - margin) * np.array(episode.shares) + margin * by_points


def _targets(endings: list[Array], episodes: Sequence[Episode], chances: Array, decay: float) -> Array:
    """What each turn learns: a mix of the chances in the turns after it and how the game ended."""
    targets = np.empty_like(chances)
    end = len(chances)
    for episode, ending in zip(reversed(episodes), reversed(endings), strict=True):
        learned = ending
        for at in range(end - 1, end - 1 - len(episode.turns), -1):
            targets[at] = learned
            learned = (1 - decay) * chances[at] + decay * learned
        end -= len(episode.turns)
    return targets


def _loss(episodes: Sequence[Episode], weights: Weights, middle: Array, spread: Array) -> float:
    """The mean of -log of the chances given to the winners."""
    total, turns = 0.0, 0
    for episode in episodes:
        chances = weights.chances((episode.turns - middle) / spread)
        total -= float((np.array(episode.shares) * np.log(chances + 1e-9)).sum())
        turns += len(episode.turns)
    return total / max(1, turns)


def _net(weights: Weights, middle: Array, spread: Array) -> Net:
    """The same network for numbers as they are measured."""
    direct, inner, offsets, outward = weights.parts
    offsets = offsets - inner @ (middle / spread)
    return Net((direct / spread).tolist(), (inner / spread).tolist(), offsets.tolist(), outward.tolist())
