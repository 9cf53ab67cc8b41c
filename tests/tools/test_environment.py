"""The environment in `.venv`: where its programs are, when it is made again, and which packages it gets."""

import re
import tomllib
from pathlib import Path

import pytest
from tests.support.clone import ready_clone

from tools.environment import COMPILE, PLAY, TEST, CannotSetUp, Environment

TOP = Path(__file__).parents[2]


def _locked(lock: str) -> dict[str, str]:
    text = (TOP / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def test_programs_on_every_system() -> None:
    """Windows has its own folder for them, and its own ending."""
    assert Environment(Path("here"), "posix").program("python") == str(Path("here/.venv/bin/python"))
    assert Environment(Path("here"), "nt").program("ludoteca") == str(Path("here/.venv/Scripts/ludoteca.exe"))


def test_packages_are_installed_once_per_lock_and_place(tmp_path: Path) -> None:
    """A changed lock or project and a moved folder need a new install; the lock for tests holds the others."""
    environment = ready_clone(tmp_path / "clone", "")
    assert [environment.is_ready(lock) for lock in (PLAY, COMPILE, TEST)] == [True] * 3
    with (tmp_path / "clone" / COMPILE).open("a") as lock:
        lock.write("# another\n")
    assert [environment.is_ready(lock) for lock in (PLAY, COMPILE, TEST)] == [True, False, True]
    environment.mark_ready(COMPILE)
    assert environment.is_ready(COMPILE)
    moved = Environment((tmp_path / "clone").rename(tmp_path / "moved"))
    assert not moved.is_ready(PLAY)
    moved.mark_ready(PLAY)
    assert [moved.is_ready(lock) for lock in (PLAY, TEST)] == [True, False]
    with (tmp_path / "moved" / "pyproject.toml").open("a") as project:
        project.write("# another\n")
    assert not moved.is_ready(PLAY)


def test_a_failed_install_is_told_and_tried_again(tmp_path: Path) -> None:
    environment = ready_clone(tmp_path, "")
    Path(environment.program("python")).write_text('#!/bin/sh\n[ "$1" = -c ]\n', encoding="utf-8")
    (tmp_path / PLAY).write_text("", encoding="utf-8")
    with pytest.raises(CannotSetUp, match=r"^pip could not install the packages above: .*internet"):
        environment.make(PLAY)
    assert not environment.is_ready(PLAY)


def test_the_locks_agree() -> None:
    """The versions used to play and to compile are the ones that are tested."""
    everything = _locked(TEST)
    for lock in (PLAY, COMPILE):
        assert _locked(lock).items() <= everything.items()


def test_playing_installs_what_playing_needs() -> None:
    """All dependencies of the package and what installs it; nothing that only tests and the compiler need."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    names = {
        key: {re.split(r"[\[<>=]", name.lower().replace(".", "-").replace("_", "-"))[0] for name in listed}
        for key, listed in {"package": project["project"]["dependencies"], **groups}.items()
    }
    playing = set(_locked(PLAY))
    assert names["package"] | names["build"] <= playing
    needed_by_others = {"httpx"}  # Litestar brings it
    assert not (names["test"] | names["compile"]) - needed_by_others & playing
    assert names["test"] | names["compile"] <= set(_locked(TEST))
    assert names["compile"] <= set(_locked(COMPILE))
