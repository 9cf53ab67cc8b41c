"""Whole races of Iditacards, one for each number of players and each way to end, replay to the same result."""

import pytest
from tests.games.iditacards.records import FOLDER, RACES, components

import ludoteca


def test_every_record_is_listed() -> None:
    """No file without a test, no race without a file."""
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.ludo.jsonl" for name in RACES)


@pytest.mark.parametrize("name", RACES)
def test_a_record_replays(name: str) -> None:
    """Every line is what the rules ask for, the race ends as it ended, and written again it is the same file."""
    race, path = RACES[name], FOLDER / f"{name}.ludo.jsonl"
    match = ludoteca.Match.load(path, components(race.rounds))
    assert match.state.over
    match.game.check(match.state)
    assert match.outcome is not None
    assert (match.state.seats, match.outcome.reason) == (race.players, f"iditacards-end-{race.ending}")
    assert match.record.text() == path.read_text(encoding="utf-8")


def test_there_is_a_record_for_each_ending_and_number_of_players() -> None:
    assert {race.ending for race in RACES.values()} == {"finished", "unfinished", "line", "first-across", "stopped"}
    assert {race.players for race in RACES.values()} == {1, 2, 3, 4}
