"""Random games of OpenSpiel go as they went before.

A change of rules, names, views or features changes them: `python -m tests.envs.openspiel.playthroughs` makes them anew.
"""

import pytest
from tests.envs.openspiel.playthroughs import FOLDER, GAMES, text


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """Parameters, action names and numbers, strings, tensors, chances and returns are those of the golden file."""
    assert text(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
