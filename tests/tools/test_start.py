"""`./play` and `./test` in a clone that is set up: they hand over to the program, which gets every word."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.clone import ready_clone

from tools import check
from tools.compiled import copy_folder, copy_stamp, package_fingerprint

TELL = 'echo "in $(pwd), from $PYTHONPATH:" "$@"; exit 3'


def _run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_set_up_needs_nothing_that_is_installed() -> None:
    """Before there is an environment there is only Python itself."""
    top = Path(__file__).parent.parent.parent
    bare = f"import sys; sys.path.insert(0, {str(top)!r}); import tools.start"
    subprocess.run([sys.executable, "-I", "-S", "-c", bare], check=True)


def test_play_passes_everything_on(tmp_path: Path) -> None:
    """The words as they were given, the folder it was started in, and the exit code."""
    ready_clone(tmp_path / "a clone", TELL)
    done = _run(tmp_path, "a clone/play", "play", "quay", "--save", "a b.jsonl")
    assert (done.stdout, done.stderr) == (f"in {tmp_path}, from : play quay --save a b.jsonl\n", "")
    assert done.returncode == 3


def test_play_uses_the_compiled_copy_while_it_fits(tmp_path: Path) -> None:
    """After `./play compile`; once the sources have changed they are played, and that is said."""
    environment = ready_clone(tmp_path, TELL)
    copy = copy_folder(environment.folder)
    copy.mkdir()
    copy_stamp(copy).write_text(package_fingerprint(tmp_path), encoding="ascii")
    assert _run(tmp_path, "./play").stdout == f"in {tmp_path}, from {copy}:\n"
    (tmp_path / "src" / "ludoteca" / "new.py").touch()
    said, told = _run(tmp_path, "./play").stdout.splitlines()
    assert said == "Ludoteca has changed since it was compiled, so it runs at the usual speed: `./play compile` again."
    assert told == f"in {tmp_path}, from :"


def test_an_unknown_word_is_refused_before_anything_is_installed(tmp_path: Path) -> None:
    environment = ready_clone(tmp_path, "")
    environment.folder.rename(tmp_path / "gone")
    done = _run(tmp_path, "./test", "--quick")
    assert done.returncode == 2
    assert done.stderr.startswith("usage: ./test [--fast] [--long] [--need-compiler] [-- words for pytest]\n")
    assert _run(tmp_path, "./test", "--help").returncode == 0
    assert not environment.folder.exists()


@pytest.mark.parametrize(
    ("words", "compiled", "marks"),
    [
        ([], ["tools.check_compiled"], "not long"),
        (["--need-compiler"], ["tools.check_compiled", "--need-compiler"], "not long"),
        (["--long"], ["tools.check_compiled", "--long"], ""),
        (["--fast"], None, "not long"),
    ],
)
def test_what_is_checked(words: list[str], compiled: list[str] | None, marks: str) -> None:
    """All checks but those that were not wanted; pytest gets its words."""
    checks = check.checks(check.arguments([*words, "--", "-k", "undo"]))
    assert checks.get("compiled build") == compiled
    assert ("examples" in checks) == ("--long" in words)
    assert checks["pytest"][-4:] == ["-m", marks, "-k", "undo"]
    assert {"ruff check", "ruff format", "mypy", "svelte-check", "web lint", "vitest"} < set(checks)
