"""What `./play`, `./test` and `benchmarks/run` do, and `play.cmd` and `test.cmd` on Windows: set up, then run.

Runs with any Python from 3.11 on, before anything is installed, and changes nothing in the folder it was started in.
"""

import os
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path[0] = str(TOP)  # instead of the folder of this file

from tools import check, page  # noqa: E402 - found by the line above
from tools.compiled import compiled_copy  # noqa: E402
from tools.environment import COMPILE, PLAY, TEST, CannotSetUp, Environment  # noqa: E402


def main(words: list[str]) -> int:
    """Run one of the three commands; the exit code."""
    command, *rest = words
    try:
        return {"play": play, "test": test, "benchmarks": benchmarks}[command](Environment(TOP), rest)
    except CannotSetUp as error:
        print(error, file=sys.stderr)
        return 1


def play(environment: Environment, words: list[str]) -> int:
    """Run `ludoteca`, or compile it: that works only in a clone, so `ludoteca` itself has no such command."""
    if words[:1] == ["compile"]:
        set_up(environment, PLAY, with_page=True)
        environment.make(COMPILE)
        return run_module(environment, "tools.compile", words[1:])
    serves = not words or words[0] == "serve" or words[0].startswith("-")
    set_up(environment, PLAY, with_page=serves)  # other commands need no page
    copy = compiled_copy(environment.folder, TOP)
    if copy is not None:
        os.environ["PYTHONPATH"] = str(copy)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the first start writes bytecode, the next ones find it
    return become([environment.program("ludoteca"), *words])


def test(environment: Environment, words: list[str]) -> int:
    """Run every check."""
    check.arguments(words)  # before anything is installed
    set_up(environment, TEST, with_page=True)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of programs: compile modules only once
    return run_module(environment, "tools.check", words)


def benchmarks(environment: Environment, words: list[str]) -> int:
    """Measure."""
    set_up(environment, TEST, with_page=False)
    return run_module(environment, "benchmarks", words)


def set_up(environment: Environment, lock: str, *, with_page: bool) -> None:
    """Install what a lock holds, and build the page at the same time."""
    building: list[subprocess.Popen[bytes]] = []

    def build() -> None:
        if with_page and not page.page_is_built(TOP):
            npm = ["--everything"] if lock == TEST else []
            command = [environment.program("python"), "-m", "tools.build_web", *npm]
            building.append(subprocess.Popen(command, cwd=TOP))

    try:
        environment.make(lock, meanwhile=build)
    finally:
        codes = [process.wait() for process in building]
    if any(codes):
        raise CannotSetUp("There is no page for browsers; see above for the reason.")


def run_module(environment: Environment, module: str, words: list[str]) -> int:
    """Run a module of this folder."""
    os.chdir(TOP)
    return become([environment.program("python"), "-m", module, *words])


def become(command: list[str]) -> int:
    """Replace this process with a program, so that signals reach it; on Windows, where that cannot be done, wait."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted
    process = subprocess.Popen(command)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the program got it too, and decides
            continue


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
