"""`ludoteca analyse FILE`: luck and skill in a recorded game."""

import json
import os
from pathlib import Path
from typing import Any

import click

from ludoteca.cli.group import stoppable
from ludoteca.cli.numbers import AnyWhole, Whole
from ludoteca.cli.progress import bar_of
from ludoteca.cli.records import naming, read_record
from ludoteca.cli.screen import Screen
from ludoteca.engine import Refused
from ludoteca.lab.statistics import plus_minus
from ludoteca.lab.work.processes import one_ctrl_c
from ludoteca.teach.coach import WORLDS, Analysis, analyse
from ludoteca.teach.coach.analysis import mark_of
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca analyse evening.ludo.jsonl
  ludoteca analyse evening.ludo.jsonl --seat 2
  ludoteca analyse evening.ludo.jsonl --json > evening.json

\b
The same record, seed and worlds give the same analysis on any number of
workers. Ctrl-C stops it."""


@click.command(name="analyse", epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Write JSON for a script.")
@click.option("--seat", type=Whole(1), metavar="N", help="Show only player N.")
@click.option("--worlds", type=Whole(2, 1000), default=WORLDS, show_default=True, metavar="N",
              help="How many possible worlds each step is tried in; more is slower but more exact.")  # fmt: skip
@click.option("--seed", type=AnyWhole(), default=0, show_default=True, metavar="S",
              help="Decides which worlds are tried.")  # fmt: skip
@click.option("--workers", type=Whole(1), metavar="N", help="Processes; by default one per core.")
@click.option("--content", type=click.Path(path_type=Path), metavar="DIR", help="Use the components in this folder.")
def analyse_record(
    file: Path, as_json: bool, seat: int | None, worlds: int, seed: int,
    workers: int | None, content: Path | None,
) -> None:  # fmt: skip
    """Tell luck from skill in the game recorded in FILE.

    Every roll and draw is rated by how it changed the chances of winning, and every decision by what it gave up
    compared with the best answer, as far as the player could know at the time.
    """
    record = read_record(file)
    if seat is not None and seat > record.header.players:
        raise Refused(f"There is no player {seat}: only {record.header.players} played.")
    folder, pool = None if content is None else str(content), workers or os.cpu_count() or 1
    with one_ctrl_c(), bar_of("steps") as seen, naming(file), stoppable(lambda: "Stopped."):
        found = analyse(record, folder, seed, worlds, pool, seen)
    only = None if seat is None else seat - 1
    if as_json:
        click.echo(json.dumps(found.to_json(only), indent=1, ensure_ascii=False))
    else:
        _show(Screen(), Words(content=content), found, only)


def _show(screen: Screen, words: Words, found: Analysis, only: int | None) -> None:
    screen.say(words.text("coach-label", judge=found.judge, worlds=found.worlds), "bold")
    for seat in range(len(found.names)) if only is None else [only]:
        statistics = found.seat(seat)
        screen.say("")
        screen.say(words.text("coach-seat", **_percents(statistics)), "bold")
        if statistics["adjusted"] is not None:
            screen.say(words.text("coach-adjusted", **_percents(statistics)))
        screen.say(words.text("coach-given-up", **_percents(statistics)))
        for one in found.turning_points(seat):
            screen.say(words.text(
                f"coach-point-{mark_of(one)}", line=one.line, loss=round(100 * one.loss),
                error=round(100 * plus_minus(one.squared)), said=words.say(one.said, found.names),
                better=words.say(one.better, found.names),
            ))  # fmt: skip


def _percents(statistics: dict[str, Any]) -> dict[str, int | str]:
    """Chances of winning in whole percentage points; luck with its sign."""
    shown: dict[str, int | str] = {"name": statistics["name"], "decisions": statistics["decisions"]}
    for name in ("result", "luck_error", "adjusted", "given_up", "given_up_error"):
        shown[name.replace("_", "-")] = round(100 * (statistics[name] or 0.0))
    shown["luck"] = f"{round(100 * statistics['luck']):+d}"
    shown["each"] = f"{100 * statistics['per_decision']:.1f}"
    return shown
