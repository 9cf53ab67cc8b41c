"""The ladder: played, told on a page, and put into the package."""

import json
from pathlib import Path

import ludoteca
from tools.ladder import PAGE, STRENGTH, page, play, reports, strength


def test_page_and_package_have_the_kept_figures() -> None:
    """If not: `python -m tools.ladder --no-play` writes them anew."""
    assert PAGE.read_text(encoding="utf-8") == page(reports())
    assert STRENGTH.read_text(encoding="utf-8") == strength(reports())


def test_a_small_ladder(tmp_path: Path) -> None:
    """It is gone on with, told with command, seed, version and intervals, and its steps are in the package's file."""
    play("quay", 2, 1, 3, 1, tmp_path)
    play("quay", 2, 2, 3, 1, tmp_path)
    play("quay", 7, 1, 3, 1, tmp_path)
    (report,) = reports(tmp_path)
    assert report["games"] == 8
    text = page([report])
    assert "    ludoteca tournament quay random search --players 2 --deals 2 --ladder --seed 3\n" in text
    assert f"Ludoteca {ludoteca.__version__}, rules 1, " in text
    assert ", seed 3, 2 deals, 8 games. Even is 50 %.\n" in text
    assert "| search | random | 4 | " in text
    assert "| random | itself | 4 | " in text
    levels = json.loads(strength([report]))["quay"]["2"]
    assert list(levels) == ["random", "search"]
    assert levels["random"]["against"] is None
    assert levels["search"]["against"] == "random"
    step = next(pair for pair in report["pairs"] if pair["one"] == "search")
    assert levels["search"]["share"] == step["share"]
    assert levels["search"]["low"] < levels["search"]["elo"] < levels["search"]["high"]
