"""`ludoteca report`: what many games show, as a page to read and a file with all numbers."""

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource

from ludoteca.bots import usual_bot
from ludoteca.bots.from_file import elsewhere, file_of
from ludoteca.cli.grid import BETWEEN, grid_of, sweep_name, sweep_of
from ludoteca.cli.group import stoppable
from ludoteca.cli.numbers import AnyWhole, Whole
from ludoteca.cli.progress import bar_of_games
from ludoteca.cli.screen import Screen
from ludoteca.engine import Refused
from ludoteca.games import installed
from ludoteca.lab import report as lab
from ludoteca.lab.options import Changed
from ludoteca.lab.simulate import Row, Run
from ludoteca.lab.work.processes import one_ctrl_c
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca report rolling_heights --games 500 --players 2-4 --out heights.html
  ludoteca report plastics_race --grid city=paris,rome --out cities.html
  ludoteca report iditacards --ladder random,easy,normal --deals 200 --out ice.html
  ludoteca report iditacards --never new_day --never play:sprint --out without.html
  ludoteca report heights.jsonl --out heights.html            rows from ludoteca simulate
  ludoteca report heights.records --out heights.html          records, or a folder of them
  ludoteca report first.json second.json --out compare.html   reports side by side
  ludoteca report rolling_heights --sweep landing.hard=10,15,20 --out hard.html

\b
The page needs no network and no scripts. Next to it, a .json file has all numbers.
The same seed gives the same files, byte for byte, on any number of workers."""


TYPED: Final = ParameterSource.COMMANDLINE
UNTOLD: Final = {"out", "workers", "content"}
PLAYING: Final = {"count", "lineups", "players", "options", "axes", "sweep", "seed", "ladder", "never", "deals"}
"""Parameters that say how bots play. With files they mean nothing: those games were played already."""


@click.command(epilog=EXAMPLES)
@click.argument("what", nargs=-1, required=True, metavar="GAME|FILE...")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE", help="The page: FILE.html.")
@click.option("--games", "count", type=Whole(1), default=200, show_default=True, metavar="N",
              help="How many games to play; in a grid, how many for each combination.")  # fmt: skip
@click.option("--bots", "lineups", multiple=True, metavar="A,B",
              help="The bots, separated by commas; they change seats from game to game. Repeat it for a grid.  "
              "[default: normal]")  # fmt: skip
@click.option("--players", metavar="N", help="Seats at the table, or 2-4 or 2,4 for a grid; by default one per bot.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE",
              help="An option of the game; can be repeated.")  # fmt: skip
@click.option("--grid", "axes", multiple=True, metavar="NAME=A,B", help="Several values for an option of the game.")
@click.option("--sweep", multiple=True, metavar="NAME=A,B",
              help="Play with several values of a number of the components, A,B,C or A..B, from the same seeds, and "
              "compare. Repeat it for numbers that change together.")  # fmt: skip
@click.option("--content", type=click.Path(path_type=Path), metavar="DIR", help="Use the components in this folder.")
@click.option("--seed", type=AnyWhole(), default=0, show_default=True, metavar="S", help="Decides everything random.")
@click.option("--workers", type=Whole(1, 1024), metavar="W", help="Processes; by default one per core.")
@click.option("--ladder", metavar="A,B",
              help="Have these bots, weakest first, play matches to see how much skill decides.")  # fmt: skip
@click.option("--never", multiple=True, metavar="VERB[:THING]", help="Have a bot never do this, to see what it costs.")
@click.option("--deals", type=Whole(1), default=100, show_default=True, metavar="N",
              help="How many deals --ladder and --never play, each from every seat.")  # fmt: skip
@click.pass_context
def report(
    ctx: click.Context, what: Sequence[str], out: Path, count: int, lineups: Sequence[str], players: str | None,
    options: Sequence[str], axes: Sequence[str], sweep: Sequence[str], content: Path | None, seed: int,
    workers: int | None, ladder: str | None, never: Sequence[str], deals: int,
) -> None:  # fmt: skip
    """Have bots play GAME and write a report on it, or report on the games in FILEs."""
    lab.files.check_new(out)
    if not _is_game(what):
        lab.files.check_there(map(Path, what))
        _refuse_to_play(ctx)
    screen, words = Screen(), Words(content=content)
    pool = workers or os.cpu_count() or 1
    if _is_game(what):
        game = installed.game(what[0], content)
        lineups = lineups or (usual_bot(game),)
        run = grid_of(game, None if content is None else str(content), lineups, players, options, axes, seed)
        wanted = count * len(run.setups)
        if sweep:
            if ladder or never:
                raise Refused("--sweep compares runs; it does not go with --ladder or --never.")
            with one_ctrl_c(), stoppable(lambda: words.text("report-stopped")):
                _sweep(screen, words, run, wanted, sweep_of(sweep), pool, _command(ctx), out)
            return
        about_skill = _skill(run, ladder, never, deals)
        with one_ctrl_c(), stoppable(lambda: words.text("report-stopped")):
            found = _play(run, wanted, about_skill, pool, words, _command(ctx))
    elif any(path.endswith(lab.files.RESULTS) for path in what):
        _compare(screen, words, [Path(path) for path in what], out)
        return
    else:
        with bar_of_games(0) as seen:
            found = lab.added_up(lab.from_files(map(Path, what), content), words, _command(ctx), seen)
    lab.files.write(out, lab.report_page(found, words), found)
    screen.say(words.text("report-done", games=found.games, page=str(out), numbers=str(lab.files.results_file(out))))


def _is_game(what: Sequence[str]) -> bool:
    """Whether a game was named, not a file."""
    return len(what) == 1 and not Path(what[0]).suffix and not Path(what[0]).exists()


def _refuse_to_play(ctx: click.Context) -> None:
    typed = [
        parameter.opts[0] for parameter in ctx.command.params
        if parameter.name in PLAYING and ctx.get_parameter_source(parameter.name) is TYPED
    ]  # fmt: skip
    if typed:
        raise Refused(f"{', '.join(typed)}: this needs the name of a game, which bots then play; files are only read.")


def _play(run: Run, wanted: int, about_skill: lab.Skill, workers: int, words: Words, made_by: str) -> lab.Results:
    run.check()
    about_skill.check()
    with bar_of_games(wanted + about_skill.games) as seen:
        found = lab.added_up(lab.played(run, wanted, workers), words, made_by, seen)
        lab.add_skill(found, about_skill, lab.Names(run.game(), words), workers, lambda games: seen(wanted + games))
        return found


def _skill(run: Run, ladder: str | None, never: Sequence[str], deals: int) -> lab.Skill:
    """The ladder and what to do without, at the smallest table in the report that has two or more seats."""
    setup = min(run.setups, key=lambda setup: (setup.players < 2, setup.players))
    bots = () if ladder is None else tuple(kind.strip() for kind in BETWEEN.split(ladder))
    for kind in (*bots, *(setup.bots[:1] if never else ())):
        if file_of(kind) is not None or elsewhere(kind):
            raise Refused(f"{kind} cannot play in --ladder or --never: name a bot of the game instead.")
    return lab.Skill(
        setup.game_id, setup.content, setup.players, setup.options, setup.seed, deals, bots, setup.bots[0], tuple(never)
    )  # fmt: skip


def _sweep(
    screen: Screen, words: Words, run: Run, wanted: int, sweep: Sequence[Changed], workers: int, made_by: str, out: Path
) -> None:
    """Play the same run with each of the values, and compare."""
    runs = [run.with_changed(changed) for changed in sweep]
    for one in runs:
        one.check()
    found: list[lab.Results] = []
    rows: list[list[Row]] = []
    with bar_of_games(wanted * len(runs)) as seen:
        for one, changed in zip(runs, sweep, strict=True):

            def go_on(games: int, before: int = wanted * len(found)) -> None:
                seen(before + games)

            rows.append([])
            games = lab.keeping_rows(lab.played(one, wanted, workers), rows[-1])
            found.append(lab.added_up(games, words, made_by, go_on, changed))
    names = [sweep_name(changed) for changed in sweep]
    _show_comparison(screen, words, lab.comparison(found, names, words, rows), out)


def _compare(screen: Screen, words: Words, paths: Sequence[Path], out: Path) -> None:
    if len(paths) < 2 or any(path.suffix != lab.files.RESULTS for path in paths):
        raise Refused(f"{', '.join(path.name for path in paths)}: {lab.files.WANTED}, and nothing else.")
    found = lab.comparison([lab.files.read(path) for path in paths], [path.name for path in paths], words)
    _show_comparison(screen, words, found, out)


def _show_comparison(screen: Screen, words: Words, found: lab.Comparison, out: Path) -> None:
    lab.files.write(out, lab.compare_page(found, words), found)
    changed = sum(one is not None and one.beyond for row in found.compared for one in row.differences)
    screen.say(
        words.text("report-done-compare", changed=changed, page=str(out), numbers=str(lab.files.results_file(out)))
    )


def _command(ctx: click.Context) -> str:
    """The command as typed, without parameters that do not change the numbers, and without folders on this machine."""
    words = ["ludoteca", "report", *(Path(name).name for name in ctx.params["what"])]
    for parameter in ctx.command.params:
        name = str(parameter.name)
        if isinstance(parameter, click.Option) and name not in UNTOLD and ctx.get_parameter_source(name) is TYPED:
            given = ctx.params[name]
            for value in given if parameter.multiple else [given]:
                words += [parameter.opts[0], str(value)]
    return shlex.join(words)
