"""`ludoteca new-game`."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main


def test_it_says_what_to_do_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, ["new-game", "tide_pools"])
    files = [path for path in (tmp_path / "tide_pools").rglob("*") if path.is_file()]
    assert done.stdout.splitlines() == [
        f"The folder tide_pools has a small game in {len(files)} files. Change what you like.",
        f"To install it: {sys.executable} -m pip install -e tide_pools",
        "To play it: ludoteca play tide_pools, or ludoteca for the browser",
        f"To test it: {sys.executable} -m pytest tide_pools",
    ]
    again = CliRunner().invoke(main, ["new-game", "tide_pools"])
    assert (again.exit_code, again.stdout) == (2, "")
    assert again.stderr == "ludoteca: tide_pools is there already: choose another name, or work in another folder.\n"
