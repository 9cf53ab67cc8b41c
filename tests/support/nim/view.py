"""Everybody sees everything."""

from typing import Any

from tests.support.nim.state import Nim


def view(s: Nim) -> dict[str, Any]:
    """The sticks."""
    return {"sticks": s.sticks, "players": [{"points": points} for points in s.points]}
