"""Whole games of Rolling Heights, one for each number of players and for each way in which a game can end."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.rolling_heights.state import City
from ludoteca.match import record

FOLDER = Path(__file__).parent.parent.parent / "records" / "rolling_heights"
RECORDS = sorted(FOLDER.glob("*.ludo.jsonl"))
ENDINGS = ["wood", "concrete", "glass", "steel", "rounds"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_a_record_replays_to_its_result(path: Path) -> None:
    """Every answer, every forced one, every outcome of chance and every digest is the same, and so is the end."""
    match = ludoteca.Match.load(path)
    kept = record.read(path)
    assert match.outcome is not None
    assert kept.result is not None
    assert list(match.outcome.scores) == kept.result["scores"]
    assert match.outcome.reason == kept.result["reason"]
    players, ending = path.name.split(".")[0].split("-players-")
    assert isinstance(match.state, City)
    assert match.state.seats == int(players)
    assert ENDINGS[match.state.ended_by] == ending
    assert match.record.text() == path.read_text(encoding="utf-8")


def test_all_numbers_of_players_and_all_endings_are_there() -> None:
    names = [path.name.split(".")[0].split("-players-") for path in RECORDS]
    assert {players for players, _ in names} == {"1", "2", "3", "4"}
    assert {ending for _, ending in names} == set(ENDINGS)
