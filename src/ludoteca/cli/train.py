"""`ludoteca train GAME`: let bots play against themselves and learn how positions are to be judged."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from ludoteca import found
from ludoteca.cli.crews import crew_for, crew_options
from ludoteca.cli.grid import axes_of
from ludoteca.engine import Refused
from ludoteca.learn.course import Course

EXAMPLES = """\b
Examples:
  ludoteca train plastics_race --minutes 30 --players 2 --out race.json
  ludoteca train plastics_race --minutes 30 --players 2 --out race.json --resume
  ludoteca train plastics_race --grid city=paris,rome --out cities.json
  ludoteca tournament plastics_race search:weights=race.json hard

\b
The file has the weights of a network for that number of players, which a search
reads (weights=FILE). It is written when a new network has won its match against
the champion before it; the first champion is the judgement we wrote by hand.
Ctrl-C loses the round that is under way; --resume goes on with the next."""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="GAME")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=30, show_default=True, metavar="M",
              help="For how long; a round that has begun is finished.")  # fmt: skip
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="How many sit at the table.")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE.json", help="The weights.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Decides all games and networks.")
@click.option("--games", type=click.IntRange(20), default=4000, show_default=True, metavar="N",
              help="Games to learn from, in a round.")  # fmt: skip
@click.option("--hidden", type=int, default=12, show_default=True, metavar="N", help="Hidden units of the network.")
@click.option("--margin", type=click.FloatRange(0, 1), default=0.5, show_default=True, metavar="PART",
              help="How much of a game's end is learned from its points; the rest from who won.")  # fmt: skip
@click.option("--practice", type=click.IntRange(1), default=12, show_default=True, metavar="N",
              help="Simulations in a turn of the games that are searched.")  # fmt: skip
@click.option("--simulations", type=click.IntRange(1), default=40, show_default=True, metavar="N",
              help="Simulations in a turn of the matches.")  # fmt: skip
@click.option("--challenge", type=click.IntRange(2), default=400, show_default=True, metavar="N",
              help="Games of a match that a new champion must win.")  # fmt: skip
@click.option("--grid", "axes", multiple=True, metavar="NAME=A,B",
              help="Several values of an option of the game: games and matches take turns with them.")  # fmt: skip
@crew_options
@click.option("--resume", is_flag=True, help="Go on with a course that was stopped.")
def train(
    game_id: str, minutes: float, players: int, out: Path, seed: int, games: int, hidden: int, margin: float,
    practice: int, simulations: int, challenge: int, axes: Sequence[str], workers: int | None, ray: str | None,
    resume: bool,
) -> None:  # fmt: skip
    """Let bots play GAME against themselves and learn from it. Needs numpy."""
    if out.suffix != ".json":
        raise Refused(f"{out.name}: the name of the file must end in .json.")
    varied = axes_of(found.game(game_id), {}, axes)
    course = Course(game_id, players, seed, simulations, practice, games, 4 * games, hidden, challenge, margin, varied)
    course.check()
    try:
        from ludoteca.learn.training import Training  # noqa: PLC0415 - numpy is there only if somebody wants to learn
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Refused("Learning needs numpy: install it with pip install 'ludoteca[learn]'.") from None
    with crew_for(workers, ray) as crew:
        training = Training(course, out, crew, _say)
        if resume:
            training.resume()
        else:
            training.begin()
        training.go_on(minutes)


def _say(line: str) -> None:
    """What ends in a carriage return is written over by the next line, and only on a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{line.rstrip()}", err=True, nl=not line.endswith("\r"))
    elif not line.endswith("\r"):
        click.echo(line, err=True)
