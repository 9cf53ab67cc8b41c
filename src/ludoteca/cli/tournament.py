"""`ludoteca tournament GAME BOT BOT ...`: which bot is stronger, by how much, and how sure that is."""

from collections.abc import Sequence
from pathlib import Path

import click

from ludoteca.bots import bots
from ludoteca.cli.grid import GRID, axes_of
from ludoteca.cli.group import stoppable
from ludoteca.cli.numbers import AnyWhole, Finite, Whole
from ludoteca.cli.progress import bar_of_games
from ludoteca.cli.records import parse_options
from ludoteca.cli.screen import Screen
from ludoteca.cli.standings import show
from ludoteca.cli.workers import pool_for, worker_options
from ludoteca.engine import Refused
from ludoteca.games import installed
from ludoteca.lab import tournament as lab
from ludoteca.lab.work.processes import one_ctrl_c
from ludoteca.match.files import FOR_ALL, check_place, write_whole
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca tournament iditacards easy normal hard --deals 100 --out levels.json
  ludoteca tournament plastics_race mybot.py:MyBot normal --players 4
  ludoteca tournament iditacards "stdio:node mybot.js" normal --seconds-per-answer 5
  ludoteca tournament iditacards http://127.0.0.1:9000/play normal hard --gauntlet
  ludoteca tournament plastics_race hard normal --grid city=paris,rome,london
  ludoteca tournament rolling_heights --ladder --deals 200 --out ladder.json --resume

\b
A BOT is one that `ludoteca games` lists, search:simulations=400, a class in a
file (mybot.py:MyBot), a program that reads questions and writes answers as lines
of JSON (stdio:COMMAND), or one that is asked over HTTP (http://...).
Every deal is played with the bot in every seat. With more than two players,
one bot sits against copies of another.
The same seed gives the same numbers on any number of workers; only times differ.
Ctrl-C leaves whole lines in FILE.games.jsonl; --resume continues."""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="GAME")
@click.argument("given", nargs=-1, metavar="BOT...")
@click.option("--players", type=AnyWhole(), default=2, show_default=True, metavar="N", help="Seats at the table.")
@click.option("--deals", type=Whole(1), default=50, show_default=True, metavar="N",
              help="How many deals; each pair plays every deal once from each seat.")  # fmt: skip
@click.option("--gauntlet", is_flag=True, help="Play the first bot against each of the others, not all pairs.")
@click.option("--ladder", is_flag=True,
              help="Play each bot against the one before it; without BOTs, use all the game has.")  # fmt: skip
@click.option("--control", is_flag=True, help="Also play every bot against itself, which must come out even.")
@click.option("--seed", type=AnyWhole(), default=0, show_default=True, metavar="S", help="Decides everything random.")
@click.option("--seconds-per-answer", "seconds", type=Finite(0.1, 86400), default=60, show_default=True,
              metavar="T", help="A bot that takes longer than this to answer loses the game.")  # fmt: skip
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE",
              help="An option of the game; can be repeated.")  # fmt: skip
@click.option("--grid", "axes", multiple=True, metavar="NAME=A,B",
              help="Several values for an option; the deals take turns with them.")  # fmt: skip
@click.option("--content", type=click.Path(path_type=Path), metavar="DIR", help="Use the components in this folder.")
@worker_options
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE.json",
              help="Write all numbers to this file, and every game to a line of FILE.games.jsonl.")  # fmt: skip
@click.option("--resume", is_flag=True, help="Continue a tournament that was stopped, or add deals to a finished one.")
@click.option("--picture", "drawing", type=click.Path(path_type=Path), metavar="FILE.svg",
              help="Draw a picture of the ratings.")  # fmt: skip
def tournament(
    game_id: str, given: Sequence[str], players: int, deals: int, gauntlet: bool, ladder: bool,
    control: bool, seed: int, seconds: float, options: Sequence[str], axes: Sequence[str], content: Path | None,
    workers: int | None, ray: str | None, out: Path | None, resume: bool, drawing: Path | None,
) -> None:  # fmt: skip
    """Have bots play GAME against each other and show how strong each one is."""
    game = installed.game(game_id, content)
    chosen = parse_options(game, options, GRID)
    playing = tuple(given) or (bots(game) if ladder else ())
    setup = lab.Tournament(
        game_id, players, playing, _design(gauntlet, ladder), control, seed, seconds,
        tuple(chosen.items()), None if content is None else str(content), axes_of(game, chosen, axes),
    )  # fmt: skip
    _check_files(out, drawing, resume)
    kept = None if out is None else _kept(out)
    setup.check()
    screen, words, wanted = Screen(), Words(), deals * setup.block
    if kept is not None:
        _refuse_others(words, setup, deals, kept, out, drawing)

    def stopped() -> str:
        if kept is None:
            return words.text("tournament-stopped", games=seen.games, wanted=wanted)
        return words.text("tournament-stopped-kept", games=seen.games, wanted=wanted, file=str(kept))

    with one_ctrl_c(), bar_of_games(wanted) as seen, stoppable(stopped), pool_for(workers, ray) as pool:
        rows = lab.run(setup, deals, kept, pool, resume, seen)
    result = lab.results(setup, rows)
    show(screen, words, result)
    if out is not None:
        write_whole(out, lab.text(result), FOR_ALL)
    if drawing is not None:
        write_whole(drawing, _drawn(words, result), FOR_ALL)


def _design(gauntlet: bool, ladder: bool) -> str:
    if gauntlet and ladder:
        raise Refused("--gauntlet and --ladder cannot be used together.")
    return lab.GAUNTLET if gauntlet else lab.LADDER if ladder else lab.ROUND_ROBIN


def _check_files(out: Path | None, drawing: Path | None, resume: bool) -> None:
    """Refuse, before anything is played, files that could not be written at the end."""
    if out is not None:
        check_place(out, ".json")
        check_place(_kept(out))
        if out.exists() and not resume:
            raise Refused(f"{out} already exists. Continue it with --resume, or choose another file.")
    elif resume:
        raise Refused("--resume needs --out, the file to continue.")
    if drawing is not None:
        check_place(drawing, ".svg")
        if drawing.exists() and not resume:
            raise Refused(f"{drawing} already exists. Choose another file for the picture.")


def _kept(out: Path) -> Path:
    return out.with_suffix(".games.jsonl")


def _refuse_others(
    words: Words, setup: lab.Tournament, deals: int, kept: Path, out: Path | None, drawing: Path | None
) -> None:  # fmt: skip
    """Never replace files that were not made from the games so far; without those, they belong to something else."""
    made = [path for path in (out, drawing) if path is not None and path.exists()]
    if made and not kept.exists():
        raise Refused(
            f"{made[0]} already exists, but there is nothing to continue: {kept} is missing. Choose another file."
        )
    rows = lab.games_in(kept, setup, deals) if made else []
    for path in made:
        written = path.read_bytes()
        deals_so_far = len(rows) // setup.block
        if not (lab.is_report_on(setup, deals_so_far, written) if path == out else _drew(words, setup, rows, written)):
            raise Refused(f"{path} is not from this tournament. Move it away, or choose another file.")


def _drew(words: Words, setup: lab.Tournament, rows: Sequence[lab.TournamentRow], written: bytes) -> bool:
    """Whether the file is a picture of these games, or of the first of them; the note in it says of how many."""
    return any(
        _note(words, setup, games).encode() in written
        and _drawn(words, lab.results(setup, rows[:games])).encode() == written
        for games in range(setup.block, len(rows) + 1, setup.block)
    )


def _drawn(words: Words, result: lab.TournamentResults) -> str:
    setup = result.tournament
    title = words.text("tournament-picture", title=setup.game().title, players=setup.players)
    return lab.picture(result, title, _note(words, setup, result.games))


def _note(words: Words, setup: lab.Tournament, games: int) -> str:
    return words.text("tournament-picture-note", games=games, seed=str(setup.seed))
