"""Writing, stopping and going on with a file."""

import os
from errno import ENOSPC
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca import GameError, Refused
from ludoteca.lab.simulate import FORMATS, Run, Setup, Summary, grid, play_number, summaries, write_games
from ludoteca.lab.simulate import playing as playing_module
from ludoteca.lab.simulate.playing import Played, play

PLAN = Setup("quay", None, 3, (("goal", 8),), ("random", "random"), 5)
RUN = grid(PLAN)
GAMES = 40


@pytest.fixture(scope="module", params=sorted(FORMATS))
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path: Path = tmp_path_factory.mktemp("tables") / f"whole{request.param}"
    write_games(RUN, GAMES, path)
    return path


def assert_refused(path: Path, sentence: str, run: Run = RUN, games: int = GAMES, resume: bool = True) -> None:
    """The file is not continued, and left as it is."""
    before = path.read_bytes()
    with pytest.raises(Refused, match=sentence):
        write_games(run, games, path, resume=resume)
    assert path.read_bytes() == before


def test_two_workers_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    """How many processes played does not show in the file."""
    path = tmp_path / f"two{whole.suffix}"
    write_games(RUN, GAMES, path, workers=2)
    assert path.read_bytes() == whole.read_bytes()


def test_a_shorter_run_is_the_beginning_of_a_longer_one(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / f"short{whole.suffix}"
    write_games(RUN, 7, path)
    assert whole.read_bytes().startswith(path.read_bytes())


@pytest.mark.parametrize("cut", [0, 1, 5, 100, 137, 500, 1001, 10**9])
def test_a_file_cut_off_anywhere_is_finished_to_the_same_bytes(whole: Path, tmp_path: Path, cut: int) -> None:
    """Whatever a power cut left of the file, resuming ends with the bytes of an undisturbed run."""
    path = tmp_path / f"cut{whole.suffix}"
    path.write_bytes(whole.read_bytes()[:cut])
    seen: list[int] = []
    write_games(RUN, GAMES, path, resume=True, progress=seen.append)
    assert path.read_bytes() == whole.read_bytes()
    assert seen == list(range(seen[0], GAMES + 1))


@pytest.mark.parametrize("workers", [1, 2])
def test_every_row_is_written_as_soon_as_its_game_is_over(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "rows.jsonl"
    kept: list[int] = []
    write_games(RUN, GAMES, path, workers, progress=lambda _: kept.append(path.read_bytes().count(b"\n")))
    assert kept == list(range(GAMES + 1))


@pytest.mark.parametrize(
    "other",
    [PLAN._replace(seed=6), PLAN._replace(options=(("goal", 16),)), PLAN._replace(players=2)],
    ids=["seed", "options", "players"],
)
def test_another_run_is_not_gone_on_with(whole: Path, tmp_path: Path, other: Setup) -> None:
    path = tmp_path / f"other{whole.suffix}"
    path.write_bytes(whole.read_bytes())
    assert_refused(path, r"line \d+: this is not", grid(other), GAMES + 1)


@pytest.mark.parametrize(
    ("name", "text"), [("notes.jsonl", "my notes"), ("notes.csv", "my notes"), ("notes.jsonl", '{"game":1,"seed":5}')]
)
def test_a_foreign_file_is_not_taken_for_a_row_that_was_cut_off(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    assert_refused(path, rf"{name}, line 1: this is not a file of this .*\. Choose another file\.")


@pytest.mark.parametrize("cut", [3, 200])
def test_a_damaged_row_that_was_cut_off_is_refused(whole: Path, tmp_path: Path, cut: int) -> None:
    """Whether its beginning is damaged, which is known without playing, or its end."""
    rows = whole.read_bytes().splitlines(keepends=True)
    path = tmp_path / f"cut{whole.suffix}"
    path.write_bytes(b"".join(rows[:4]) + rows[4][:-cut] + b"?")
    assert_refused(path, r"line 5: this is not game \d of this run\. .*or the line is damaged")


@pytest.mark.parametrize("end", [b"?\n", b'"answers":"?"}\n', b"\xff\n"])
def test_a_damaged_row_in_the_middle_is_refused(whole: Path, tmp_path: Path, end: bytes) -> None:
    """Only the last one is played again, but all of them are read at the end."""
    rows = whole.read_bytes().splitlines(keepends=True)
    rows[3] = rows[3][:-9] + end
    path = tmp_path / f"damaged{whole.suffix}"
    path.write_bytes(b"".join(rows))
    assert_refused(path, r"line 4: this is not game \d of this run\. .*or the line is damaged")


@pytest.mark.parametrize("resume", [False, True])
def test_a_folder_is_not_a_file(tmp_path: Path, resume: bool) -> None:
    (tmp_path / "games.csv").mkdir()
    with pytest.raises(Refused, match=r"games\.csv is a folder\. Choose another file\."):
        write_games(RUN, GAMES, tmp_path / "games.csv", resume=resume)


def test_a_file_has_no_files_in_it(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    with pytest.raises(Refused, match=r"notes is a file, not a folder\."):
        write_games(RUN, GAMES, tmp_path / "notes" / "games.csv")


def test_one_player_is_told_as_one(tmp_path: Path) -> None:
    path = tmp_path / "alone.csv"
    path.write_text("game,points\n")
    run = grid(Setup("rolling_heights", None, 1, (), ("random",), 5))
    assert_refused(path, r"not a file of this game for 1 player\.", run, 1)


def test_nothing_is_overwritten(whole: Path) -> None:
    """An existing file is only touched to go on with it."""
    assert_refused(whole, "exists", resume=False)
    assert_refused(whole, "more than the 3", games=3)


def test_an_interrupted_write_leaves_whole_rows(tmp_path: Path) -> None:
    path = tmp_path / "stopped.csv"

    def stop(rows: int) -> None:
        if rows >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_games(RUN, GAMES, path, progress=stop)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 11
    assert lines[-1] == FORMATS[".csv"].line(play_number(RUN, len(lines) - 1), RUN)


@pytest.mark.parametrize("room", [0, 100, 3000])
@pytest.mark.parametrize("suffix", sorted(FORMATS))
def test_a_full_disk_leaves_whole_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int, suffix: str) -> None:
    """The file is named, half a row is taken back, and without any row there is no file."""
    path, real = tmp_path / f"full{suffix}", os.write

    def write(number: int, data: bytes) -> int:
        left = room - os.fstat(number).st_size
        if left <= 0:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        return real(number, data[:left])

    monkeypatch.setattr(os, "write", write)
    with pytest.raises(Refused, match=f"{path}: the disk is full. Make room and continue with --resume."):
        write_games(RUN, GAMES, path)
    monkeypatch.undo()
    if room < 200:
        assert not path.exists()
        return
    assert path.read_bytes().endswith(b"\n")
    write_games(RUN, GAMES, path, resume=True)
    assert len(path.read_bytes().splitlines()) == GAMES + (suffix == ".csv")


def test_a_mistake_in_a_game_is_told_with_number_and_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(run: Run, number: int) -> Played:
        if number == 3:
            raise ZeroDivisionError("no deck")
        return play(run, number)

    monkeypatch.setattr(playing_module, "play", broken)
    with pytest.raises(GameError, match=f"quay, game 3 with seed {PLAN.seed_of(3)}: no deck"):
        write_games(RUN, GAMES, tmp_path / "broken.csv")


def test_a_summary_adds_up(whole: Path) -> None:
    """Every game has one victory to give, and every seat is counted."""
    (summary,) = summaries(whole, RUN)
    (all_bots,) = summary.bots
    assert (all_bots.bot, all_bots.seats, summary.games) == ("random", 3 * GAMES, GAMES)
    for victories in ([all_bots.victories], summary.by_seat, summary.by_turn):
        assert round(sum(victories), 6) == GAMES
    assert summary.by_turn == summary.by_seat  # the first seat always starts on the quay


def test_victories_follow_the_one_who_started() -> None:
    """The player with the second turn has won both games, from two different seats."""
    summary = Summary(PLAN)
    for starter, winner in ((1, 2), (2, 0)):
        summary.add(replace(play_number(RUN, 1), starter=starter, winners=(winner,)))
    assert (summary.by_seat, summary.by_turn) == ([1.0, 0.0, 1.0], [0.0, 2.0, 0.0])


def test_a_game_that_nobody_won_counts_for_nobody() -> None:
    summary = Summary(PLAN)
    summary.add(replace(play_number(RUN, 1), winners=(), starter=None))
    assert (summary.games, sum(summary.by_seat), sum(summary.by_turn), summary.bots[0].victories) == (1, 0, 0, 0)
