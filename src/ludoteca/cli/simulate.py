"""`ludoteca simulate GAME`: many games between bots, written to a file with one row each."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from ludoteca.cli.grid import grid_of, sweep_name, sweep_of
from ludoteca.cli.group import stoppable
from ludoteca.cli.numbers import AnyWhole, Whole
from ludoteca.cli.progress import bar_of_games
from ludoteca.cli.records import typed
from ludoteca.cli.screen import Screen
from ludoteca.cli.workers import pool_for, worker_options
from ludoteca.engine import Refused
from ludoteca.games import installed
from ludoteca.lab.report.html import between, percent
from ludoteca.lab.simulate import Run, Setup, Summary, results_of, rows_of, summaries, write_games
from ludoteca.lab.statistics import Mean, share
from ludoteca.lab.work.processes import one_ctrl_c
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca simulate rolling_heights --games 1000 --out heights.csv
  ludoteca simulate plastics_race --bots normal,random --games 10000 --seed 7 --out race.jsonl
  ludoteca simulate plastics_race --players 4 --option city=rome --games 500 --out rome.csv
  ludoteca simulate plastics_race --grid city=paris,rome --players 2-4 --games 500 --out cities.csv
  ludoteca simulate iditacards --bots easy,normal --bots normal,hard --out levels.csv
  ludoteca simulate rolling_heights --sweep landing.hard=10,15,20 --out hard.csv
  ludoteca simulate iditacards --games 1000 --records 100 --out ice.csv
  ludoteca simulate rolling_heights --decisions 20 --out heights.parquet         needs ludoteca[lab]
  ludoteca simulate rolling_heights --games 1000 --out heights.csv --resume      continue it
  ludoteca simulate rolling_heights --games 10000 --ray auto --out heights.csv   needs ludoteca[ray]

\b
A grid plays every combination of the players, options and bots that you give,
--games times each, into one file.
The same seed gives the same file, byte for byte, on any number of workers.
Ctrl-C leaves whole rows; --resume continues and ends with the same bytes.
At the end you see wins and points, with 95 % intervals in brackets."""

TINY: Final = 1e-6
"""Thirds of a win do not always add up exactly."""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="GAME")
@click.option("--bots", "lineups", multiple=True, default=("random",), show_default=True, metavar="A,B",
              help="The bots, separated by commas; they change seats from game to game. Repeat it for a "
              "grid.")  # fmt: skip
@click.option("--games", "count", type=Whole(1), default=100, show_default=True, metavar="N",
              help="How many games; in a grid, how many for each combination.")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE",
              help="The file: .csv or .jsonl, one row per game; or .parquet, for several files.")  # fmt: skip
@worker_options
@click.option("--seed", type=AnyWhole(), default=0, show_default=True, metavar="S", help="Decides everything random.")
@click.option("--players", metavar="N", help="Seats at the table, or 2-4 or 2,4 for a grid; by default one per bot.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE",
              help="An option of the game; can be repeated.")  # fmt: skip
@click.option("--grid", "axes", multiple=True, metavar="NAME=A,B", help="Several values for an option of the game.")
@click.option("--sweep", multiple=True, metavar="NAME=A,B",
              help="Play with several values of a number of the components, A,B,C or A..B, from the same seeds, each "
              "into a file of its own. Repeat it for numbers that change together.")  # fmt: skip
@click.option("--content", type=click.Path(path_type=Path), metavar="DIR", help="Use the components in this folder.")
@click.option("--records", type=Whole(1), metavar="N",
              help="Keep the record of every N-th game, in the folder FILE.records.")  # fmt: skip
@click.option("--decisions", type=Whole(1), metavar="N",
              help="Keep one decision in N, chosen at random from the seed; not in CSV.")  # fmt: skip
@click.option("--resume", is_flag=True, help="Continue a file that was stopped, or add games to a finished one.")
def simulate(
    game_id: str, lineups: Sequence[str], count: int, out: Path, workers: int | None,
    ray: str | None, seed: int, players: str | None, options: Sequence[str], axes: Sequence[str],
    sweep: Sequence[str], content: Path | None, records: int | None, decisions: int | None, resume: bool,
) -> None:  # fmt: skip
    """Play many games of GAME between bots and write a file with one row per game."""
    game = installed.game(game_id, content)
    run = grid_of(game, None if content is None else str(content), lineups, players, options, axes, seed)
    run = run._replace(records=records or 0, decisions=decisions or 0)
    wanted = count * len(run.setups)
    files = _swept(run, out, sweep) if sweep else {out: run}
    screen, words = Screen(), Words()

    def stopped() -> str:
        return words.text("simulate-stopped", games=seen.games, wanted=wanted * len(files), file=str(rows_of(path)))

    path = out
    with one_ctrl_c(), bar_of_games(wanted * len(files)) as seen, stoppable(stopped), pool_for(workers, ray) as pool:
        for at, (path, one) in enumerate(files.items()):

            def go_on(games: int, before: int = at * wanted) -> None:
                seen(before + games)

            write_games(one, wanted, path, pool, resume, go_on)
    for path, one in files.items():
        screen.say(words.text("simulate-done", games=wanted, file=", ".join(map(str, results_of(path, one)))))
        _show(screen, words, summaries(path, one))


def _swept(run: Run, out: Path, sweep: Sequence[str]) -> dict[Path, Run]:
    """A file for each value of a sweep; all are checked before the first game."""
    if run.records:
        raise Refused("--records does not go with --sweep: nobody could verify the records without its components.")
    values = sweep_of(sweep)
    files = {
        out.with_name(f"{out.stem}-{sweep_name(changed)}{out.suffix}"): run.with_changed(changed) for changed in values
    }
    for one in files.values():
        one.check()
    return files


def _show(screen: Screen, words: Words, results: Sequence[Summary]) -> None:
    for result in results:
        setup = result.setup
        if len(results) > 1:
            screen.say(words.text("simulate-plan", players=setup.players, settings=_settings(setup)), "bold")
        for one in result.bots:
            # A bot in all seats wins a fair share of them, whatever happens.
            interval = "" if len(result.bots) == 1 else f"; {between(one.wins)}"
            points = one.points.mean()
            screen.say(words.text(
                "simulate-bot", bot=one.bot, victories=_wins(one.victories), seats=one.seats,
                share=f"{percent(one.wins)}{interval}", points=f"{points.mean:.2f}", interval=_interval(points),
            ))  # fmt: skip
        if setup.players > 1:
            screen.say(words.text("simulate-seats", shares=_shares(result.by_seat, result.games)))
            screen.say(words.text("simulate-turns", shares=_shares(result.by_turn, result.games)))


def _wins(victories: float) -> int | str:
    """A number that words can follow; with a fraction, ready to print.

    >>> _wins(1.0), _wins(2.5)
    (1, '2.5')
    """
    whole = round(victories)
    return whole if abs(victories - whole) < TINY else f"{victories:g}"


def _settings(setup: Setup) -> str:
    """The options and bots of a setup, as they are typed.

    >>> _settings(Setup("quay", None, 2, (("goal", 8), ("patrol", False)), ("easy", "normal"), seed=7))
    'goal=8, patrol=false, easy and normal'
    """
    options = [f"{name}={typed(value)}" for name, value in setup.options]
    return ", ".join([*options, " and ".join(setup.bots)])


def _shares(victories: Sequence[float], games: int) -> str:
    """The wins of each seat or turn, in percent of all games.

    >>> _shares([75, 25], 100)
    '75.0 % (65.7 to 82.5 %), 25.0 % (17.5 to 34.3 %)'
    """
    shares = [share(one, games) for one in victories]
    return ", ".join(f"{percent(one)} ({between(one)})" for one in shares)


def _interval(one: Mean) -> str:
    """The interval of a mean, in brackets; a single game has none.

    >>> from ludoteca.lab.statistics import Numbers
    >>> numbers = Numbers()
    >>> for points in (4, 6): numbers.add(points)
    >>> _interval(numbers.mean())
    ' (3.04 to 6.96)'
    """
    return "" if one.low is None or one.high is None else f" ({one.low:.2f} to {one.high:.2f})"
