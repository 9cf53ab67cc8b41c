"""A real cluster of two nodes that loses a worker, then a node, then everything."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.lab.tournament.test_run import timeless
from tests.support.contestants import classes

from ludoteca import Refused, game
from ludoteca.games import components
from ludoteca.lab.simulate import Setup, grid, write_games
from ludoteca.lab.tournament import Tournament, run
from ludoteca.lab.work.cluster import RayPool, pool

TOP = Path(__file__).parents[4]
GAMES = 1500
GIVEN_UP_AFTER = 10
"""Seconds until Ray believes that a cluster is gone; by itself it waits for a minute."""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")


class TwoNodes:
    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TOP / "src"), str(TOP)])}
        environment |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.support.two_nodes"],
            cwd=TOP, env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )  # fmt: skip
        self.address = self._heard(lambda line: line.count(":") == 1 and line.rpartition(":")[2].isdigit())

    def kill(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        self._heard(lambda line: line in {"done", "gone"})

    def end(self) -> None:
        with self._process:
            if self._process.poll() is None:
                self._process.communicate("all\n")

    def _heard(self, wanted: Callable[[str], bool]) -> str:
        """The first line that is wanted; other lines are Ray's."""
        assert self._process.stderr is not None
        lines = []
        for line in self._process.stderr:
            if wanted(line.strip()):
                return line.strip()
            lines.append(line)
        raise AssertionError("".join(lines))


@pytest.fixture(scope="module")
def nodes() -> Iterator[TwoNodes]:
    """One cluster for all tests here, which lose more and more of it. Only those who have its token may enter."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", "a" * 64)
        cluster = TwoNodes()
        yield cluster
        cluster.end()


def test_another_token_is_refused(nodes: TwoNodes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself says only that it could not connect."""
    monkeypatch.setenv("RAY_AUTH_TOKEN", "b" * 64)
    with pytest.raises(Refused, match=r"refuses this machine's token, or there is none: copy ~/\.ray/auth_token from"):
        RayPool(nodes.address).__enter__()


def test_files_come_along(nodes: TwoNodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Classes in files and components play on other machines as they do here."""
    monkeypatch.chdir(tmp_path)
    classes(tmp_path)
    components.copy(game("quay"), tmp_path / "mine")
    cards = Path("mine/quay.toml")
    cards.write_text(cards.read_text(encoding="utf-8").replace("reward = 1", "reward = 5"), encoding="utf-8")
    file = next(path.name for path in tmp_path.glob("*.py"))
    tournament = Tournament("quay", 2, ("random", f"{file}:First", f"{file}:Fails"), seconds=20, content="mine")
    run(tournament, 2, Path("here.jsonl"), 1)
    with RayPool(nodes.address) as workers:
        run(tournament, 2, Path("there.jsonl"), workers)
    assert timeless(Path("there.jsonl")) == timeless(Path("here.jsonl"))
    assert "reward = 5" in cards.read_text(encoding="utf-8")
    assert b"no plan" in Path("there.jsonl").read_bytes()


def test_another_version_is_refused(nodes: TwoNodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "__version__", "9.9")
    with (
        RayPool(nodes.address) as other,
        pytest.raises(Refused, match=r"has Ludoteca .*, but this machine has 9.9. Install"),
    ):
        write_games(grid(Setup("quay", None, 2, (), ("random",), 5)), 5, tmp_path / "other.csv", other)
    assert list(tmp_path.iterdir()) == []


def test_a_worker_and_a_node_die_and_nothing_is_lost_or_twice(nodes: TwoNodes, tmp_path: Path) -> None:
    games = grid(Setup("quay", None, 3, (("goal", 8),), ("random",), 5))
    dies = {1: "worker", 200: "node"}

    def progress(done: int) -> None:
        if done in dies:
            nodes.kill(dies[done])

    write_games(games, GAMES, tmp_path / "here.csv")
    with RayPool(nodes.address) as workers:
        write_games(games, GAMES, tmp_path / "there.csv", workers, progress=progress)
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_a_cluster_that_goes_away_for_good(nodes: TwoNodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence; whole rows are left, and other workers go on with them."""
    monkeypatch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", str(GIVEN_UP_AFTER))
    games, path = grid(Setup("quay", None, 3, (("goal", 8),), ("random",), 5)), tmp_path / "rest.csv"
    with (
        RayPool(nodes.address) as workers,
        pytest.raises(Refused, match=r"is gone\. The rows written so far are complete"),
    ):
        write_games(games, 100_000, path, workers, progress=lambda done: nodes.kill("all") if done == 20 else None)
    rows = path.read_bytes().count(b"\n") - 1
    write_games(games, rows + 1, path, resume=True)
    write_games(games, rows + 1, tmp_path / "whole.csv")
    assert path.read_bytes() == (tmp_path / "whole.csv").read_bytes()
