"""A sample of the decisions of simulated games."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca import Refused
from ludoteca.bots import Question
from ludoteca.engine import Rng
from ludoteca.lab.simulate import Setup, grid, play_number, write_games

RUN = grid(Setup("quay", None, 2, (), ("random", "search:simulations=20"), 5))


def test_all_decisions_of_a_game_lead_through_it() -> None:
    row = play_number(RUN._replace(decisions=1), 1)
    assert [decision.decision for decision in row.decisions or ()] == list(range(1, row.answers + 1))
    game, rng = RUN.game(), Rng(row.seed)
    state = game.new(2)
    state.resolve_chance(rng)
    for decision in row.decisions or ():
        question, action = Question(state), game.decode(state, decision.answer)
        made = (decision.seat, decision.rule, decision.verb, decision.to, decision.offered)
        assert made == (question.seat, action.rule, action.verb, action.to, question.answers)
        state.choose(decision.answer)
        state.resolve_chance(rng)
    assert state.over


def test_a_search_says_what_it_expects_a_random_bot_does_not() -> None:
    row = play_number(RUN._replace(decisions=1), 1)
    searched = [decision.value for decision in row.decisions or () if row.bots[decision.seat] != "random"]
    assert any(value is not None for value in searched)
    assert all(value is None or 0 <= value <= 1 for value in searched)
    assert all(decision.value is None for decision in row.decisions or () if row.bots[decision.seat] == "random")


def test_a_sample_changes_nothing_else_and_is_the_same_each_time(tmp_path: Path) -> None:
    run = RUN._replace(decisions=5)
    assert replace(play_number(run, 2), decisions=None) == play_number(RUN, 2)
    whole, path = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    write_games(run, 6, whole)
    write_games(run, 3, path)
    write_games(run, 6, path, workers=2, resume=True)
    assert path.read_bytes() == whole.read_bytes()
    assert 0 < len(play_number(run, 2).decisions or ()) < play_number(run, 2).answers / 2


def test_csv_has_no_place_for_decisions(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be kept in a CSV file"):
        write_games(RUN._replace(decisions=5), 6, tmp_path / "games.csv")
    assert list(tmp_path.iterdir()) == []
