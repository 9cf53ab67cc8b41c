"""`ludoteca train GAME`: have bots play against themselves and learn to judge positions."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from ludoteca.cli.grid import axes_of
from ludoteca.cli.group import stoppable
from ludoteca.cli.numbers import AnyWhole, Finite, Whole
from ludoteca.cli.workers import pool_for, worker_options
from ludoteca.engine import Refused
from ludoteca.games import installed
from ludoteca.lab.train.course import Course
from ludoteca.lab.work.processes import one_ctrl_c
from ludoteca.match.files import check_place

EXAMPLES = """\b
Examples:
  ludoteca train plastics_race --minutes 30 --players 2 --out race.json
  ludoteca train plastics_race --minutes 30 --players 2 --out race.json --resume
  ludoteca train plastics_race --grid city=paris,rome --out cities.json
  ludoteca tournament plastics_race search:weights=race.json hard

\b
The file holds the weights of a network for that number of players; a search reads
them with weights=FILE. It is written each time a new network wins its match against
the champion. The first champion is the judgement we wrote by hand.
Ctrl-C loses the current round; --resume continues after the last finished one."""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="GAME")
@click.option("--minutes", type=Finite(0, above=True), default=30, show_default=True, metavar="M",
              help="How long to train; a round that has begun is finished.")  # fmt: skip
@click.option("--players", type=AnyWhole(), default=2, show_default=True, metavar="N", help="Seats at the table.")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE.json", help="The file of weights.")
@click.option("--seed", type=AnyWhole(), default=0, show_default=True, metavar="S", help="Decides everything random.")
@click.option("--games", type=Whole(20), default=4000, show_default=True, metavar="N",
              help="Games to learn from in each round.")  # fmt: skip
@click.option("--hidden", type=AnyWhole(), default=12, show_default=True, metavar="N",
              help="Hidden units in the network.")  # fmt: skip
@click.option("--margin", type=Finite(0, 1), default=0.5, show_default=True, metavar="PART",
              help="How much of a game's result is learned from its points; the rest from who won.")  # fmt: skip
@click.option("--practice", type=Whole(1), default=12, show_default=True, metavar="N",
              help="Simulations per turn in the practice games that are searched.")  # fmt: skip
@click.option("--simulations", type=Whole(1), default=40, show_default=True, metavar="N",
              help="Simulations per turn in matches.")  # fmt: skip
@click.option("--challenge", type=Whole(2), default=400, show_default=True, metavar="N",
              help="Games in the match that a new champion must win.")  # fmt: skip
@click.option("--grid", "axes", multiple=True, metavar="NAME=A,B",
              help="Several values for an option of the game; games and matches take turns with them.")  # fmt: skip
@worker_options
@click.option("--resume", is_flag=True, help="Continue a course that was stopped.")
def train(
    game_id: str, minutes: float, players: int, out: Path, seed: int, games: int, hidden: int,
    margin: float, practice: int, simulations: int, challenge: int, axes: Sequence[str], workers: int | None,
    ray: str | None, resume: bool,
) -> None:  # fmt: skip
    """Have bots play GAME against themselves and learn from it. Needs numpy."""
    check_place(out, ".json")
    varied = axes_of(installed.game(game_id), {}, axes)
    course = Course(game_id, players, seed, simulations, practice, games, 4 * games, hidden, challenge, margin, varied)
    course.check()
    try:
        from ludoteca.lab.train.training import Training  # noqa: PLC0415 - numpy is installed only for training
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Refused("Training needs numpy: install it with pip install 'ludoteca[learn]'.") from None
    with one_ctrl_c(), pool_for(workers, ray) as pool:
        training = Training(course, out, pool, _say)
        if resume:
            training.resume()
        else:
            training.begin()
        with stoppable(lambda: _stopped(len(training.rounds), training.notes)):
            training.go_on(minutes)


def _stopped(rounds: int, notes: Path) -> str:
    """The message after Ctrl-C: which rounds are kept, and how to continue."""
    kept = f"; the rounds before it are in {notes}" if rounds else ""
    return f"Stopped: round {rounds + 1} is lost{kept}. Continue with --resume."


def _say(line: str) -> None:
    """A line that ends in a carriage return is shown only in a terminal, and the next line overwrites it."""
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{line.rstrip()}", err=True, nl=not line.endswith("\r"))
    elif not line.endswith("\r"):
        click.echo(line, err=True)
