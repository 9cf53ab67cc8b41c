"""Parquet files of a run, as somebody with pyarrow reads them."""

import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow.parquet import read_table
from tests.support.dictionary_page import PAGE, page

from ludoteca import Refused
from ludoteca.lab.simulate import Row, Setup, grid, parquet, play_number, summaries, write_games

PLAN = Setup("quay", None, 2, (), ("random", "search:simulations=4"), 5)
RUN = grid(PLAN, players=(2, 3))._replace(decisions=6)
GAMES = 8
SHEETS = ("games", "players", "decisions")


def contents(path: Path) -> dict[str, list[dict[str, Any]]]:
    return {name: read_table(path.with_suffix(f".{name}.parquet")).to_pylist() for name in SHEETS}


def stop_after(games: int, path: Path) -> None:
    def stop(done: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_games(RUN, GAMES, path, resume=True, progress=stop)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path: Path = tmp_path_factory.mktemp("parquet") / "quay.parquet"
    write_games(RUN, GAMES, path)
    return path


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return [play_number(RUN, game) for game in range(1, GAMES + 1)]


def test_every_game_is_a_line(whole: Path, rows: list[Row]) -> None:
    for row, line in zip(rows, contents(whole)["games"], strict=True):
        assert line == {
            "game": "quay", "number": row.number, "seed": row.seed, "players": row.players, "option_goal": 12,
            "option_patrol": True, "starter": row.starter, "winners": list(row.winners), "reason": row.reason,
            "answers": row.answers, "rounds": row.rounds,
        }  # fmt: skip


def test_every_player_is_a_line_with_points_by_source(whole: Path, rows: list[Row]) -> None:
    lines = contents(whole)["players"]
    assert [(line["number"], line["seat"], line["bot"], line["score"]) for line in lines] == [
        (row.number, seat, row.bots[seat], row.scores[seat]) for row in rows for seat in range(row.players)
    ]
    for line in lines:
        assert line["score"] == sum(points for name, points in line.items() if name.startswith("points_"))
        assert line["turn"] == line["seat"]  # the first seat always starts on the quay
    assert round(sum(line["victory"] for line in lines), 6) == GAMES


def test_every_decision_that_was_drawn_is_a_line(whole: Path, rows: list[Row]) -> None:
    lines = contents(whole)["decisions"]
    assert [(line["number"], line["decision"], line["offered"], line["value"]) for line in lines] == [
        (row.number, one.decision, one.offered, one.value) for row in rows for one in row.decisions or ()
    ]
    assert all(line["answer"] in line["offered"] for line in lines)


def test_the_dictionary_names_every_column_and_so_do_the_files(whole: Path) -> None:
    dictionary = whole.with_suffix(".dictionary.md").read_text(encoding="utf-8")
    for name in SHEETS:
        part = dictionary.partition(f"## {name}\n")[2].partition("\n## ")[0]
        told = [line.split(" | ") for line in part.splitlines() if line.startswith("| `")]
        fields = list(read_table(whole.with_suffix(f".{name}.parquet")).schema)
        assert [cells[0] for cells in told] == [f"| `{field.name}`" for field in fields]
        assert [cells[2] for cells in told] == [f"{field.metadata[b'meaning'].decode()} |" for field in fields]


def test_stopped_and_gone_on_with_it_has_the_same_lines(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows are kept as games end; the files are made when all are there, however many lines go together."""
    path = tmp_path / "stopped.parquet"
    stop_after(3, path)
    assert [file.name for file in tmp_path.iterdir()] == ["stopped.jsonl"]
    monkeypatch.setattr(parquet, "AT_ONCE", 3)
    write_games(RUN, GAMES, path, workers=2, resume=True)
    assert contents(path) == contents(whole)
    assert not list(tmp_path.glob("*.part"))
    assert [summary.games for summary in summaries(path, RUN)] == [4, 4]


MADE = ["quay.games.parquet", "quay.players.parquet", "quay.decisions.parquet", "quay.dictionary.md"]


@pytest.mark.parametrize("resume", [False, True])
@pytest.mark.parametrize("name", ["quay.jsonl", *MADE])
def test_no_file_is_overwritten(tmp_path: Path, name: str, resume: bool) -> None:
    (tmp_path / name).write_text("mine")
    sentence = r"quay\.jsonl (already exists|is missing)|line 1: this is not a file of this run"
    with pytest.raises(Refused, match=sentence):
        write_games(RUN, GAMES, tmp_path / "quay.parquet", resume=resume)
    assert [file.read_text() for file in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("name", MADE)
def test_without_rows_there_is_nothing_to_continue(tmp_path: Path, name: str) -> None:
    """An empty file of rows is not a run that has made the others."""
    (tmp_path / "quay.jsonl").touch()
    (tmp_path / name).write_text("mine")
    sentence = rf"{name} already exists, but there is nothing to continue because .*quay\.jsonl is empty\."
    with pytest.raises(Refused, match=sentence):
        write_games(RUN, GAMES, tmp_path / "quay.parquet", resume=True)
    assert (tmp_path / name).read_text() == "mine"


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("games", [GAMES, GAMES + 2])
def test_a_foreign_file_next_to_the_rows_stays(whole: Path, tmp_path: Path, name: str, games: int) -> None:
    """Though the rows are of this run; that is said before anything is played."""
    rows = whole.with_suffix(".jsonl").read_bytes()
    (tmp_path / "quay.jsonl").write_bytes(rows)
    (tmp_path / name).write_text("mine")
    with pytest.raises(Refused, match=rf"{name} is not from this run\. Move it away, or choose another file\."):
        write_games(RUN, games, tmp_path / "quay.parquet", resume=True)
    assert (tmp_path / name).read_text() == "mine"
    assert (tmp_path / "quay.jsonl").read_bytes() == rows


def test_the_parquet_file_of_another_run_stays(whole: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    write_games(grid(PLAN._replace(seed=6), players=(2, 3))._replace(decisions=6), GAMES, other)
    (tmp_path / "quay.jsonl").write_bytes(whole.with_suffix(".jsonl").read_bytes())
    for name in SHEETS:
        made = tmp_path / f"quay.{name}.parquet"
        other.with_suffix(f".{name}.parquet").replace(made)
        with pytest.raises(Refused, match=rf"quay\.{name}\.parquet is not from this run\."):
            write_games(RUN, GAMES, tmp_path / "quay.parquet", resume=True)
        made.unlink()


def test_more_games_can_be_added_to_a_finished_run(whole: Path, tmp_path: Path) -> None:
    """Its files hold the first games of the longer run, also if that was stopped before they were made again."""
    path = tmp_path / "quay.parquet"
    write_games(RUN, 3, path)
    stop_after(5, path)
    path.with_suffix(".jsonl").write_bytes(path.with_suffix(".jsonl").read_bytes()[:-9])
    write_games(RUN, GAMES, path, resume=True)
    assert contents(path) == contents(whole)


def test_an_unfinished_file_of_someone_else_stays(tmp_path: Path) -> None:
    (tmp_path / "quay.games.parquet.part").write_text("mine")
    write_games(RUN, 1, tmp_path / "quay.parquet")
    assert [file.read_text() for file in tmp_path.glob("*.part")] == ["mine"]


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ludoteca.lab.simulate.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Refused, match=r"pip install 'ludoteca\[lab\]'"):
        write_games(RUN, GAMES, tmp_path / "quay.parquet")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game_id", ["plastics_race", "rolling_heights", "iditacards"])
def test_every_game_fits(game_id: str, tmp_path: Path) -> None:
    """Its options and sources of points become columns."""
    run = grid(Setup(game_id, None, 2, (), ("random",), 1))._replace(decisions=50)
    path = tmp_path / "one.parquet"
    write_games(run, 1, path)
    told = contents(path)
    game, row = run.game(), play_number(run, 1)
    assert {f"option_{name}" for name in game.options} < set(told["games"][0])
    assert {f"points_{source}" for source in game.sources} < set(told["players"][0])
    assert len(told["decisions"]) == len(row.decisions or ())


def test_the_page_is_what_the_columns_say() -> None:
    """If it is not: `python -m tests.support.dictionary_page` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()
