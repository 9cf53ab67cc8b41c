"""Every check there is: what `./test` does once everything is set up."""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tools import get_chromium, get_postgres

HEAVY = ("vitest", "examples", "pytest")
"""These use every core on their own; the others run before them, two at a time."""
BESIDE = "compiled build"
"""It runs alongside all the others, with the processor time they leave: many tests wait for a browser or a clock."""
LESS = 10
"""How much lower its priority is; with the lowest possible, it would still be busy when the others are done."""
TYPED = ("src", "tests", "hatch_build.py", "tools", "benchmarks", "campaigns", "examples")


def arguments(words: list[str]) -> argparse.Namespace:
    """The parsed arguments; whatever comes after `--` is for pytest."""
    at = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        prog="./test",
        usage="%(prog)s [--fast] [--long] [--need-compiler] [-- words for pytest]",
        epilog="Example: ./test --fast -- -k undo",
        allow_abbrev=False,
    )
    parser.add_argument("--fast", action="store_true", help="leave out the compiled build")
    parser.add_argument("--long", action="store_true", help="add the campaigns, which take hours")
    parser.add_argument("--need-compiler", action="store_true",
                        help="fail, rather than skip the compiled build, if there is no C compiler")  # fmt: skip
    given = parser.parse_args(words[:at])
    given.pytest = words[at + 1 :]
    return given


def main(words: list[str]) -> int:
    """0 if all is well."""
    given = arguments(words)
    if get_postgres.main() or get_chromium.main():
        return 1
    wanted = checks(given)
    beside = wanted.pop(BESIDE, None)
    light = {name: command for name, command in wanted.items() if name not in HEAVY}
    with ThreadPoolExecutor(1) as background, ThreadPoolExecutor(2) as pool:
        built = None if beside is None else background.submit(passes_quietly, BESIDE, beside, LESS)
        passed = dict(zip(light, pool.map(passes_quietly, light, light.values()), strict=True))
        passed |= {name: passes(name, wanted[name]) for name in HEAVY if name in wanted}
    if built is not None:
        passed[BESIDE] = built.result()
    failed = [name for name, well in passed.items() if not well]
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


def checks(given: argparse.Namespace) -> dict[str, list[str]]:
    """The modules to run, with their arguments, by the name of the check."""
    compiled = [*(["--long"] if given.long else []), *(["--need-compiler"] if given.need_compiler else [])]
    marks = "" if given.long else "not long"
    return {
        "ruff check": ["ruff", "check", "--quiet", "."],
        "ruff format": ["ruff", "format", "--quiet", "--check", "."],
        "mypy": ["mypy", "--strict", *TYPED],
        **({} if given.fast else {"compiled build": ["tools.check_compiled", *compiled]}),
        "svelte-check": ["tools.npm", "run", "check"],
        "web lint": ["tools.npm", "run", "lint"],
        "vitest": ["tools.npm", "test"],
        **({"examples": ["tools.check_examples"]} if given.long else {}),
        "pytest": ["pytest", "-q", "-n", "3", "--dist", "worksteal", "-m", marks, *given.pytest],
    }


def passes(name: str, command: list[str]) -> bool:
    """Whether a check finds nothing."""
    print(f"== {name}", flush=True)
    return subprocess.run([sys.executable, "-m", *command], check=False).returncode == 0


def passes_quietly(name: str, command: list[str], less: int = 0) -> bool:
    """The same for a check that runs alongside others, at a lower priority: its output comes when it is done."""
    with subprocess.Popen(
        [sys.executable, "-m", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        if less and os.name == "posix":
            os.setpriority(os.PRIO_PROCESS, running.pid, less)
        said, _ = running.communicate()
    print(f"== {name}\n{said}", end="", flush=True)
    return running.returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
