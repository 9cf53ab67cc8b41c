"""Whole races of Iditacards, one for each number of players and each way to end, replay to the same result."""

import pytest
from tests.games.iditacards.records import FOLDER, RACES, components

import ludoteca
from ludoteca.match.record import read
from ludoteca.match.replay import Replay


def test_every_record_is_listed() -> None:
    """No file without a test, no race without a file."""
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.ludo.jsonl" for name in RACES)


@pytest.mark.parametrize("name", RACES)
def test_a_record_replays(name: str) -> None:
    """Every line is what the rules ask for, and the race ends as it ended."""
    race = RACES[name]
    match = ludoteca.Match.load(FOLDER / f"{name}.ludo.jsonl", components(race.rounds))
    assert match.state.over
    match.game.check(match.state)
    assert match.outcome is not None
    assert (match.state.seats, match.outcome.reason) == (race.players, f"iditacards-end-{race.ending}")


@pytest.mark.parametrize("name", RACES)
def test_a_record_of_before_says_its_rules(name: str) -> None:
    """It was played with rules 1 and cards of before: the replay says so; written again it is the same file."""
    race, path = RACES[name], FOLDER / f"{name}.ludo.jsonl"
    match = ludoteca.Match.load(path, components(race.rounds))
    assert match.header.rules == "1"
    assert Replay(match.game, read(path)).differences == ["rules", "content"]
    assert match.record.text() == path.read_text(encoding="utf-8")


def test_there_is_a_record_for_each_ending_and_number_of_players() -> None:
    """Five endings, one to four players."""
    assert {race.ending for race in RACES.values()} == {"finished", "unfinished", "line", "first-across", "stopped"}
    assert {race.players for race in RACES.values()} == {1, 2, 3, 4}
