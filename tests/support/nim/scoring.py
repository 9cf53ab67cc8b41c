"""Nim: the last stick wins."""

from typing import Final

from tests.support.nim.state import Nim

SOURCES: Final = ("last_stick",)
ENDINGS: Final = ("sticks",)


def breakdown(s: Nim) -> list[dict[str, int]]:
    """One point for the last stick."""
    return [{"last_stick": points} for points in s.points]
