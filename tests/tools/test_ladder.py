"""The ladder: played, told on a page, and put into the package."""

import json
from pathlib import Path

import ludoteca
from tools.ladder import PAGE, levels, page, play, reports, strength, strength_file


def test_page_and_package_have_the_kept_figures() -> None:
    """If not: `python -m tools.ladder --no-play` writes them anew."""
    assert PAGE.read_text(encoding="utf-8") == page(reports())
    for game_id in ludoteca.games():
        assert strength_file(game_id).read_text(encoding="utf-8") == strength(reports(), game_id)


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
    measured = json.loads(strength([report], "quay"))["2"]
    assert list(measured) == ["random", "search"]
    assert measured["random"]["against"] is None
    assert measured["search"]["against"] == "random"
    step = next(pair for pair in report["pairs"] if pair["one"] == "search")
    assert measured["search"]["share"] == step["share"]
    assert measured["search"]["low"] < measured["search"]["elo"] < measured["search"]["high"]


def test_expert_plays_only_where_it_has_learned_something() -> None:
    """Rolling Heights has weights for two players; with four its expert would be hard under another name."""
    game = ludoteca.game("rolling_heights")
    assert "expert" in levels(game, 2)
    assert "expert" not in levels(game, 4)
    assert "hard" in levels(game, 4)
