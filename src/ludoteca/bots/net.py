"""A small network that judges how well a seat is doing: plain Python, which needs no library and can be compiled."""

from collections.abc import Mapping, Sequence
from math import tanh
from typing import Any


class Net:
    """One number from several: a weighted sum, and a layer of hidden units that see what the sum cannot.

    >>> Net([2.0, 0.5], [], [], []).value([1.0, 4.0])
    4.0
    """

    def __init__(
        self, direct: list[float], weights: list[list[float]], offsets: list[float], outward: list[float]
    ) -> None:
        self.direct = direct
        """The weight of each number in the sum."""
        self.weights = weights
        """For each hidden unit, the weight of each number."""
        self.offsets = offsets
        self.outward = outward
        """The weight of each hidden unit."""
        self.size: int = len(direct)
        """How many numbers it takes."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Net, (self.direct, self.weights, self.offsets, self.outward)

    def value(self, numbers: list[float]) -> float:
        """In logarithms of odds: a seat with 1 more than another is e times as likely to win."""
        total = 0.0
        for at, weight in enumerate(self.direct):
            total += weight * numbers[at]
        for unit, weights in enumerate(self.weights):
            inner = self.offsets[unit]
            for at, weight in enumerate(weights):
                inner += weight * numbers[at]
            total += self.outward[unit] * tanh(inner)
        return total


def net_of(data: Mapping[str, Any]) -> Net:
    return Net(
        _floats(data["direct"]),
        [_floats(row) for row in data["weights"]],
        _floats(data["offsets"]),
        _floats(data["outward"]),
    )


def _floats(values: Sequence[float]) -> list[float]:
    return [float(value) for value in values]
