"""Measure Ludoteca against catanatron and OpenSpiel: interleaved rounds, on one core, in one run."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from benchmarks.report import Measured, as_json, envs_table, play_table, progress_table, search_table
from benchmarks.subjects import OUR_ENVS, OURS, RIVALS, Failed, Subject, compiled_folder, start
from hatch_build import CannotCompile

FOLDER = Path(__file__).parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteca" / "benchmarks"


class Mode(NamedTuple):
    """What one run measures, and for which subjects; a measure that a game does not have is left out."""

    subjects: tuple[str, ...]
    figure: str
    """The measure that a game must have to be listed."""
    first: tuple[str, ...]
    """Measured once before all rounds, while the process is fresh; also warms up."""
    every: tuple[str, ...]
    table: Callable[[list[Measured]], str]


MODES = {
    "play": Mode(
        (*OURS, "catanatron", "open_spiel"), "choices", ("bytes", "choices"), ("choices", "copies"), play_table
    ),
    "search": Mode((*OURS, "open_spiel"), "search", (), ("search",), search_table),
    "envs": Mode((*OUR_ENVS, "pettingzoo", "old_pettingzoo"), "steps", (), ("steps",), envs_table),
    "progress": Mode(OURS, "progress", (), ("progress",), progress_table),
}


def main() -> int:
    """Measure, print a table, write JSON."""
    given = _arguments()
    if given.mode == "openspiel":
        return _adapter(given)
    core = _on_one_core()
    mode = MODES[given.mode]
    left_out = {*(() if given.rivals else RIVALS), *(() if given.compiled else ("compiled", "compiled_envs"))}
    try:
        subjects = start([name for name in mode.subjects if name not in left_out], given.cache)
    except (CannotCompile, Failed) as error:
        print(error, file=sys.stderr)
        return 1
    wanted = [
        Measured(subject.name, game, {}, None)
        for subject in subjects
        for game, measures in subject.games.items()
        if mode.figure in measures
        if not given.games or game.partition("/")[0] in given.games or subject.name in RIVALS
    ]
    measured = measure(wanted, {subject.name: subject for subject in subjects}, mode, given.rounds, given.seconds)
    for subject in subjects:
        subject.end()
    print(mode.table(measured))
    load = os.getloadavg()[0]
    print(f"Medians of {given.rounds} interleaved rounds of {given.seconds:g} s on {core}; load average {load:.1f}.")
    settings = {"rounds": given.rounds, "seconds": given.seconds, "load_average": load}
    given.out.write_text(json.dumps(as_json(measured, settings), indent=1) + "\n", encoding="utf-8")
    return int(any(one.error for one in measured))


def _adapter(given: argparse.Namespace) -> int:
    """Our games in OpenSpiel against its own Python games, all in one process."""
    env = dict(os.environ)
    if given.compiled:
        env["PYTHONPATH"] = str(compiled_folder(given.cache))
    words = ["--rounds", str(given.rounds), "--seconds", str(given.seconds)]
    command = [sys.executable, "-m", "benchmarks.of_openspiel_adapter", *words]
    return subprocess.run(command, cwd=FOLDER.parent, env=env, check=False).returncode


def measure(
    wanted: list[Measured], subjects: dict[str, Subject], mode: Mode, rounds: int, seconds: float
) -> list[Measured]:
    """Every subject has its turn in every round, so that anything else the machine does affects all of them equally."""
    measured = list(wanted)
    for turn in range(rounds + 1):
        for at, one in enumerate(measured):
            if one.error is None:
                measured[at] = _one_round(one, subjects[one.subject], mode, turn, seconds)
    return measured


def _one_round(one: Measured, subject: Subject, mode: Mode, turn: int, seconds: float) -> Measured:
    """Turn 0 measures memory and warms up; the others measure speed."""
    rounds = {measure: list(values) for measure, values in one.rounds.items()}
    try:
        for name in mode.first if turn == 0 else mode.every:
            if name not in subject.games[one.game]:
                continue
            for measure, value in subject.measure(name, one.game, seconds).items():
                if turn > 0 or measure == "bytes":
                    rounds.setdefault(measure, []).append(value)
    except Failed as error:
        return one._replace(error=str(error))
    return one._replace(rounds=rounds)


def _on_one_core() -> str:
    """Keep this process and everything it starts on the last core, if the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        return "any core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return "one core"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks/run", description=__doc__, epilog="benchmarks/README.md says what is measured, and how."
    )
    parser.set_defaults(mode="play")
    for mode, about in (
        ("search", "simulations of the search"),
        ("envs", "steps of our environments beside PettingZoo's card games"),
        ("openspiel", "choices of our games in OpenSpiel beside its own Python games"),
        ("progress", "time per choice by tenth of the game"),
    ):
        parser.add_argument(f"--{mode}", dest="mode", action="store_const", const=mode, help=f"measure: {about}")
    parser.add_argument("--rounds", type=int, default=7, help="how often each subject has its turn (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long one measurement takes (1)")
    parser.add_argument("--games", nargs="*", default=[], metavar="GAME", help="only these games of Ludoteca")
    parser.add_argument(
        "--no-rivals", dest="rivals", action="store_false", help="leave out catanatron, OpenSpiel and PettingZoo"
    )
    parser.add_argument("--no-compiled", dest="compiled", action="store_false", help="leave out the compiled build")
    parser.add_argument("--out", type=Path, default=FOLDER / "latest.json", help="where the JSON goes")
    parser.add_argument("--cache", type=Path, default=CACHE, help="where environments and builds are kept")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
