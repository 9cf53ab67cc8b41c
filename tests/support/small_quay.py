"""Smugglers' Quay with four cards and hands of one: small enough for algorithms that want every node."""

from pathlib import Path
from typing import Any

import pyspiel

import ludoteca.envs.openspiel  # noqa: F401 - registers the games

HEAD = "hand = 1\ngoals = [1]\nusual_goal = 1\ntide_faces = 2\nreward = 1\n"
CARDS = {"whistle": 0, "salt": 1, "tea": 2, "silk": 3}


def small_quay(folder: Path, horizon: int, patrol: bool = True) -> Any:
    """The game as OpenSpiel has it, cut short after some choices, since people may ask each other for ever."""
    cards = "".join(f'[[card]]\nid = "{card}"\nvalue = {value}\ncopies = 1\n' for card, value in CARDS.items())
    (folder / "quay.toml").write_text(HEAD + cards, encoding="utf-8")
    return pyspiel.load_game("ludoteca_quay", {"content": str(folder), "goal": 1, "patrol": patrol, "horizon": horizon})
