"""What a batch of games shows, as arrays."""

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca.engine import Refused
from ludoteca.envs.core.batch import Batch
from ludoteca.observations.observer import Block, observer_of

Observation = Any
"""An array, or a dictionary of arrays by block."""
Kind = Literal["array", "dict"]
KINDS = ("array", "dict")


class Lens:
    """Turns the buffers of a batch into arrays: copies, or with `copy=False` arrays that the next step changes."""

    def __init__(self, batch: Batch, kind: str = "array", copy: bool = True) -> None:
        if kind not in KINDS:
            raise Refused(f"observation: expected one of {', '.join(KINDS)}, found {kind!r}.")
        self._blocks: list[Block] = observer_of(batch.game).blocks if kind == "dict" else []
        self._size = batch.size
        self._rows = np.frombuffer(batch.numbers, np.float32).reshape(-1, batch.size)
        self._copy = copy
        self.masks = np.frombuffer(batch.masks, np.int8).reshape(batch.count, batch.actions)
        """A one for each allowed action; changes with the next step, as do the others here."""
        self.seats = np.frombuffer(batch.seats, np.uint8)
        self.terminated = np.frombuffer(batch.terminated, np.bool_)
        self.truncated = np.frombuffer(batch.truncated, np.bool_)
        self.illegal = np.frombuffer(batch.illegal, np.bool_)
        self.rewards = np.frombuffer(batch.rewards, np.float32).reshape(batch.count, batch.players)
        self._of = batch, kind, copy

    def __reduce__(self) -> tuple[Any, ...]:
        return Lens, self._of

    def one(self, row: int = 0) -> Observation:
        return self._in_blocks(self._rows[row].copy())

    def all(self) -> Observation:
        return self._in_blocks(self._rows.copy() if self._copy else self._rows)

    def _in_blocks(self, seen: NDArray[np.float32]) -> Observation:
        if not self._blocks:
            return seen
        parts = {block.name: seen[..., block.first : block.first + block.size] for block in self._blocks}
        return {block.name: parts[block.name].reshape(*seen.shape[:-1], *block.shape) for block in self._blocks}

    def space(self) -> spaces.Space[Any]:
        if not self._blocks:
            return _box((self._size,))
        return spaces.Dict({block.name: _box(block.shape) for block in self._blocks})


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(0.0, 1.0, shape, np.float32)
