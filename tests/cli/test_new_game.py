"""`ludoteca new-game`."""

import sys
from pathlib import Path

import pytest
from tests.support.commands import refusal, told


def test_it_says_what_to_do_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = told("new-game", "tide_pools")
    files = [path for path in (tmp_path / "tide_pools").rglob("*") if path.is_file()]
    assert text.splitlines() == [
        f"The folder tide_pools has a small game in {len(files)} files. Change what you like.",
        f"To install it: {sys.executable} -m pip install -e tide_pools",
        "To play it: ludoteca play tide_pools, or ludoteca for the browser",
        f"To test it: {sys.executable} -m pytest tide_pools",
    ]
    there = "tide_pools is there already: choose another name, or work in another folder."
    assert refusal("new-game", "tide_pools") == there
