"""Writing, stopping and going on with a file."""

from pathlib import Path

import pytest

from ludoteca import GameError, Refused
from ludoteca.sim import FORMATS, Plan, Row, play_number, standings, write_games
from ludoteca.sim import playing as playing_module

PLAN = Plan("quay", None, 3, (("goal", 8),), ("random", "random"), 5)
GAMES = 40


@pytest.fixture(scope="module", params=sorted(FORMATS))
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished file in each format."""
    path: Path = tmp_path_factory.mktemp("tables") / f"whole{request.param}"
    write_games(PLAN, GAMES, path)
    return path


def test_two_workers_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    """How many processes played does not show in the file."""
    path = tmp_path / f"two{whole.suffix}"
    write_games(PLAN, GAMES, path, workers=2)
    assert path.read_bytes() == whole.read_bytes()


def test_a_shorter_run_is_the_beginning_of_a_longer_one(whole: Path, tmp_path: Path) -> None:
    """Game n does not depend on how many follow."""
    path = tmp_path / f"short{whole.suffix}"
    write_games(PLAN, 7, path)
    assert whole.read_bytes().startswith(path.read_bytes())


@pytest.mark.parametrize("cut", [0, 1, 5, 100, 137, 500, 1001, 10**9])
def test_a_file_cut_off_anywhere_is_finished_to_the_same_bytes(whole: Path, tmp_path: Path, cut: int) -> None:
    """Whatever a power cut left of the file, resuming ends with the bytes of an undisturbed run."""
    path = tmp_path / f"cut{whole.suffix}"
    path.write_bytes(whole.read_bytes()[:cut])
    seen: list[int] = []
    write_games(PLAN, GAMES, path, resume=True, progress=seen.append)
    assert path.read_bytes() == whole.read_bytes()
    assert seen == sorted(seen)
    assert seen[-1] == GAMES


@pytest.mark.parametrize(
    "other",
    [PLAN._replace(seed=6), PLAN._replace(options=(("goal", 16),)), PLAN._replace(players=2)],
    ids=["seed", "options", "players"],
)
def test_another_run_is_not_gone_on_with(whole: Path, tmp_path: Path, other: Plan) -> None:
    """A file made otherwise is refused and left as it is."""
    path = tmp_path / f"other{whole.suffix}"
    path.write_bytes(whole.read_bytes())
    with pytest.raises(Refused, match=r"line \d+: not"):
        write_games(other, GAMES + 1, path, resume=True)
    assert path.read_bytes() == whole.read_bytes()


def test_nothing_is_overwritten(whole: Path) -> None:
    """An existing file is only touched to go on with it."""
    before = whole.read_bytes()
    with pytest.raises(Refused, match="exists"):
        write_games(PLAN, GAMES, whole)
    with pytest.raises(Refused, match="more than the 3"):
        write_games(PLAN, 3, whole, resume=True)
    assert whole.read_bytes() == before


def test_an_interrupted_write_leaves_whole_rows(tmp_path: Path) -> None:
    """Ctrl-C at the worst moment does not leave half a row."""
    path = tmp_path / "stopped.csv"

    def stop(rows: int) -> None:
        if rows >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_games(PLAN, GAMES, path, progress=stop)
    lines = path.read_text().splitlines(keepends=True)
    assert 10 < len(lines) <= GAMES
    assert lines[-1] == FORMATS[".csv"].line(play_number(PLAN, len(lines) - 1), PLAN)


def test_a_mistake_in_a_game_is_told_with_number_and_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever mends it can play that very game again."""

    def broken(plan: Plan, number: int) -> Row:
        if number == 3:
            raise ZeroDivisionError("no deck")
        return play_number(plan, number)

    monkeypatch.setattr(playing_module, "play_number", broken)
    with pytest.raises(GameError, match=f"quay, game 3 with seed {PLAN.seed_of(3)}: no deck"):
        write_games(PLAN, GAMES, tmp_path / "broken.csv")


def test_standings_add_up(whole: Path) -> None:
    """Every game has one victory to give, and every seat is counted."""
    (all_bots,) = standings(whole, PLAN)
    assert all_bots.bot == "random"
    assert all_bots.seats == 3 * GAMES
    assert round(all_bots.victories, 6) == GAMES
