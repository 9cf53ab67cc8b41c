"""Damaged files by the hundred: bytes flipped, lines cut, fields missing, wrong types, huge things; seeded."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from ludoteca import Rng

T = TypeVar("T")

DEEP: Final = "@deep@"
WEIRD: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 3, 99, 2**31, 2**63, -(10**30), 10**4000, 0.5, 1e308, float("nan"),
    "", "x", "silk", "ß" * 60_000, "\ud800", "\x1b[2J", "a\nb", [], {}, [[]], [0] * 5_000, {"x": {"y": 1}}, DEEP,
)  # fmt: skip

STRAY: Final = (b"\0", b"\xff", b"\r\n", b"\n", b"{", b"]", b"9" * 5_000, b"[" * 200_000)


def damaged(data: bytes, seed: int) -> bytes:
    """The file with one thing wrong with it; the same seed gives the same damage."""
    rng = Rng(seed)
    damage = _one(rng, DAMAGES)
    return damage(data, rng)


def _one(rng: Rng, things: Sequence[T]) -> T:
    return things[rng.below(len(things))]


def _flip(data: bytes, rng: Rng) -> bytes:
    at = rng.below(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.below(8))]) + data[at + 1 :]


def _cut(data: bytes, rng: Rng) -> bytes:
    return data[: rng.below(len(data))]


def _insert(data: bytes, rng: Rng) -> bytes:
    at = rng.below(len(data))
    return data[:at] + _one(rng, STRAY) + data[at:]


def _cut_line(data: bytes, rng: Rng) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.below(len(lines))]
    return b"".join(lines)


def _double_line(data: bytes, rng: Rng) -> bytes:
    lines = data.splitlines(keepends=True)
    at = rng.below(len(lines))
    return b"".join([*lines[:at], lines[at], *lines[at:]])


def _weird(data: bytes, rng: Rng) -> bytes:
    def put(holder: Any, key: Any) -> None:
        holder[key] = _one(rng, WEIRD)

    return _with_json(data, rng, put)


def _missing(data: bytes, rng: Rng) -> bytes:
    def delete(holder: Any, key: Any) -> None:
        del holder[key]

    return _with_json(data, rng, delete)


def _extra(data: bytes, rng: Rng) -> bytes:
    def add(holder: Any, key: Any) -> None:
        if isinstance(holder, dict):
            holder[_one(rng, ["x", "", "digest", "undo", "ä" * 60_000])] = _one(rng, WEIRD)
        else:
            holder.insert(key, _one(rng, WEIRD))

    return _with_json(data, rng, add)


def _with_json(data: bytes, rng: Rng, change: Callable[[Any, Any], None]) -> bytes:
    lines = [data] if data.startswith(b"{\n") else data.splitlines(keepends=True)
    at = _one(rng, [0, len(lines) - 1, rng.below(len(lines))])
    value = json.loads(lines[at])
    change(*_one(rng, list(_places(value))))
    text = json.dumps(value, separators=(",", ":")).replace(f'"{DEEP}"', "[" * 100_000 + "]" * 100_000)
    lines[at] = text.encode() + b"\n"
    return b"".join(lines)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        yield value, key
        yield from _places(value[key])


DAMAGES: Final[tuple[Callable[[bytes, Rng], bytes], ...]] = (
    _flip, _flip, _cut, _cut_line, _double_line, _insert, _weird, _weird, _weird, _missing, _missing, _extra,
)  # fmt: skip
