"""Whole games that are kept: they replay to the same end."""

import pytest
from tests.games.plastics_race.race import the_game
from tests.games.plastics_race.records import FOLDER, GAMES, Kept, path_of

import ludoteca


@pytest.mark.parametrize("kept", GAMES, ids=lambda kept: path_of(kept).stem)
def test_a_kept_game_replays(kept: Kept) -> None:
    """Every answer is legal, every digest and the result agree, and written again it is the same file."""
    match = ludoteca.Match.load(path_of(kept))
    assert match.outcome is not None
    assert (match.state.seats, match.state.options["city"]) == (kept.players, kept.city)
    the_game().check(match.state)
    assert match.record.text() == path_of(kept).read_text(encoding="utf-8")


def test_the_kept_games_cover_what_they_should() -> None:
    """Each city, each number of players, with and without route cards, both ways to end."""
    matches = [ludoteca.Match.load(path) for path in sorted(FOLDER.glob("*.ludo.jsonl"))]
    assert {str(match.state.options["city"]) for match in matches} == set(the_game().content.city_ids)
    assert {match.state.seats for match in matches} == {2, 3, 4, 5}
    assert {match.state.options["routes"] for match in matches} == {True, False}
    endings = {match.outcome.reason for match in matches if match.outcome is not None}
    assert {"plastics-race-end-bins", "plastics-race-end-plant"} <= endings
