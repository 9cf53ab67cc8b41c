"""What a run keeps besides its rows: a sample of the decisions, and records of some of the games."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca import Refused
from ludoteca.bots import Question
from ludoteca.engine import Rng
from ludoteca.lab.simulate import Setup, grid, play_number, write_games
from ludoteca.lab.simulate.rows import named_answer
from ludoteca.match.record import read, result_of
from ludoteca.match.replay import Replay

MIXED = grid(Setup("quay", None, 2, (), ("random", "search:simulations=20"), 5))


def test_all_decisions_of_a_game_lead_through_it() -> None:
    row = play_number(MIXED._replace(decisions=1), 1)
    assert [decision.decision for decision in row.decisions or ()] == list(range(1, row.answers + 1))
    game, rng = MIXED.game(), Rng(row.seed)
    state = game.new(2)
    state.resolve_chance(rng)
    for decision in row.decisions or ():
        question, action = Question(state), game.decode(state, decision.answer)
        made = (decision.seat, decision.rule, decision.verb, decision.to, decision.offered)
        assert made == (question.seat, action.rule, action.verb, action.to, question.answers)
        assert decision.named == [named_answer(game.decode(state, answer)) for answer in question.answers]
        state.choose(decision.answer)
        state.resolve_chance(rng)
    assert state.over


def test_kept_decisions_name_the_plans_that_could_be_bought() -> None:
    """A slot of the market would say nothing: another plan is there a turn later."""
    run = grid(Setup("rolling_heights", None, 2, (), ("random",), 5))._replace(decisions=1)
    bought = [one for one in play_number(run, 1).decisions or () if one.verb == "buy"]
    assert bought
    for decision in bought:
        named = {name.removeprefix("buy:") for name in decision.named if name.startswith("buy:")}
        assert decision.to["tile"] in named
        assert named <= set(run.game().content.plan_ids)


def test_a_search_says_what_it_expects_a_random_bot_does_not() -> None:
    row = play_number(MIXED._replace(decisions=1), 1)
    searched = [decision.value for decision in row.decisions or () if row.bots[decision.seat] != "random"]
    assert any(value is not None for value in searched)
    assert all(value is None or 0 <= value <= 1 for value in searched)
    assert all(decision.value is None for decision in row.decisions or () if row.bots[decision.seat] == "random")


def test_a_sample_changes_nothing_else_and_is_the_same_each_time(tmp_path: Path) -> None:
    run = MIXED._replace(decisions=5)
    assert replace(play_number(run, 2), decisions=None) == play_number(MIXED, 2)
    whole, path = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    write_games(run, 6, whole)
    write_games(run, 3, path)
    write_games(run, 6, path, workers=2, resume=True)
    assert path.read_bytes() == whole.read_bytes()
    assert 0 < len(play_number(run, 2).decisions or ()) < play_number(run, 2).answers / 2


def test_csv_has_no_place_for_decisions(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be kept in a CSV file"):
        write_games(MIXED._replace(decisions=5), 6, tmp_path / "games.csv")
    assert list(tmp_path.iterdir()) == []


RUN = grid(Setup("quay", None, 3, (), ("random",), 5), players=(2, 3))
RECORDED = RUN._replace(records=3)


@pytest.mark.parametrize("workers", [1, 2])
def test_every_third_game_has_a_record_that_replays(tmp_path: Path, workers: int) -> None:
    path, bare = tmp_path / "games.csv", tmp_path / "bare.csv"
    write_games(RECORDED, 7, path, workers)
    write_games(RUN, 7, bare)
    assert path.read_bytes() == bare.read_bytes()
    folder = tmp_path / "games.records"
    assert sorted(file.name for file in folder.iterdir()) == ["3.ludo.jsonl", "6.ludo.jsonl"]
    for game in (3, 6):
        record, row = read(folder / f"{game}.ludo.jsonl"), play_number(RUN, game)
        replay = Replay(RUN.game(), record)
        replay.go_to(len(record.lines))
        replay.check_end()
        outcome = replay.match.outcome
        assert outcome is not None
        assert record.result == result_of(outcome)
        assert (outcome.scores, outcome.winners) == (row.scores, row.winners)
        assert record.header.seats == [f"random {seat + 1}" for seat in range(row.players)]


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.records").mkdir()
    with pytest.raises(Refused, match=r"games\.records already exists, but .*games\.csv is missing\. Choose another"):
        write_games(RECORDED, 7, tmp_path / "games.csv")
    assert [file.name for file in tmp_path.rglob("*")] == ["games.records"]


def test_a_run_that_goes_on_writes_the_records_that_are_missing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_games(RECORDED, 4, path)
    write_games(RECORDED, 9, path, resume=True)
    kept = sorted(file.name for file in (tmp_path / "games.records").iterdir())
    assert kept == ["3.ludo.jsonl", "6.ludo.jsonl", "9.ludo.jsonl"]


def test_a_record_whose_row_is_missing_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_games(RECORDED, 6, path)
    rows = path.read_bytes().splitlines(keepends=True)
    record = (tmp_path / "games.records" / "6.ludo.jsonl").read_bytes()
    path.write_bytes(b"".join(rows[:5]))
    write_games(RECORDED, 6, path, resume=True)
    assert path.read_bytes() == b"".join(rows)
    assert (tmp_path / "games.records" / "6.ludo.jsonl").read_bytes() == record


@pytest.mark.parametrize("games", [5, 20])
def test_a_foreign_record_stays(tmp_path: Path, games: int) -> None:
    path, records = tmp_path / "games.jsonl", tmp_path / "games.records"
    write_games(RECORDED, games, path)
    before = path.read_bytes()
    (records / "21.ludo.jsonl").write_text("mine")
    with pytest.raises(Refused, match=r"games\.records.21\.ludo\.jsonl is not from this run\. Move it away, or choose"):
        write_games(RECORDED, 24, path, resume=True)
    assert (records / "21.ludo.jsonl").read_text() == "mine"
    assert path.read_bytes() == before
    write_games(RECORDED, 20, path, resume=True)


def test_a_file_is_not_a_folder_for_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_games(RUN, 5, path)
    (tmp_path / "games.records").write_text("mine")
    with pytest.raises(Refused, match=r"games\.records is not from this run\."):
        write_games(RECORDED, 7, path, resume=True)
    assert (tmp_path / "games.records").read_text() == "mine"
