"""The weights that come with the package: small, told how they were made, and still better than what they replace."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import bots
from ludoteca.bots.finding import EXPERT, HARD, NORMAL
from ludoteca.bots.weights import SHIPPED, digest, shipped
from ludoteca.lab.tournament import GAUNTLET, Tournament, results, run

MOST_BYTES = 200_000
SAMPLES = {"rolling_heights": (6, 0.8), "iditacards": (2, 0.4), "plastics_race": (6, 0.4)}
"""Deals against `normal`, and what they must win of them. Two games have more luck, and Iditacards is slower: weights
with the wrong sign won none of 24 games there, and none of 12 in Plastic's Race."""
TAUGHT = [name for name in ludoteca.games() if shipped(ludoteca.game(name))]


def test_some_games_have_an_expert() -> None:
    """Otherwise the tests below would prove nothing."""
    assert len(TAUGHT) >= 2


@pytest.mark.parametrize("name", TAUGHT)
def test_they_say_how_they_were_made(name: str) -> None:
    """By which course, and that they won a whole match; the fingerprint is that of these very weights."""
    text = files(f"ludoteca.games.{name}.bot").joinpath(SHIPPED).read_text(encoding="utf-8")
    assert len(text) <= MOST_BYTES
    kept = json.loads(text)
    assert kept["made"].keys() == kept["players"].keys()
    for players, made in kept["made"].items():
        assert (made["game_id"], made["players"]) == (name, int(players))
        assert made["digest"] == digest(kept["players"][players])
        assert made["played"] >= made["challenge"] >= 400
        assert made["low"] > 1 / made["players"]


@pytest.mark.parametrize("name", TAUGHT)
def test_they_still_play_well(name: str, tmp_path: Path) -> None:
    """A small sample of short searches against `normal`, which no judgement that has gone wrong would win."""
    assert bots(ludoteca.game(name))[-2:] == (HARD, EXPERT)
    weights = files(f"ludoteca.games.{name}.bot").joinpath(SHIPPED)
    plan = Tournament(name, 2, (f"search:simulations=40,weights={weights}", NORMAL), GAUNTLET, seed=3)
    deals, bar = SAMPLES[name]
    share = results(plan, run(plan, deals, tmp_path / "games.jsonl", 1, False, lambda _: None)).shares[0]
    assert share.share > bar
