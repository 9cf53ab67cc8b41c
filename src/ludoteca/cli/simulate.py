"""`ludoteca simulate GAME`: many games between bots, as a file with one row each."""

import os
from collections.abc import Sequence
from pathlib import Path

import click

from ludoteca import found
from ludoteca.cli.group import INTERRUPTED
from ludoteca.cli.progress import bar_of_games
from ludoteca.cli.records import parse_options
from ludoteca.cli.screen import Screen
from ludoteca.sentences import Words
from ludoteca.sim import Plan, standings, write_games

EXAMPLES = """\b
Examples:
  ludoteca simulate rolling_heights --games 1000 --out heights.csv
  ludoteca simulate plastics_race --bots normal,random --games 10000 --seed 7 --out race.jsonl
  ludoteca simulate plastics_race --players 4 --option city=rome --games 500 --out rome.csv
  ludoteca simulate rolling_heights --games 1000 --out heights.csv --resume      go on with it

\b
The same seed gives the same file, byte for byte, on any number of workers.
Ctrl-C leaves whole rows; --resume goes on to the same bytes."""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="GAME")
@click.option("--bots", "kinds", default="random", show_default=True, metavar="A,B",
              help="The bots, separated by commas; they change seats from game to game.")  # fmt: skip
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, metavar="N",
              help="How many games.")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE",
              help="The file: .csv or .jsonl, one row per game.")  # fmt: skip
@click.option("--workers", type=click.IntRange(1, 1024), metavar="W", help="Processes; as many as cores without it.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Decides all chance and all bots.")
@click.option("--players", type=int, metavar="N", help="How many sit at the table; as many as bots without it.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--content", type=click.Path(path_type=Path), metavar="DIR", help="Components from this folder.")
@click.option("--resume", is_flag=True, help="Go on with a file that was stopped.")
@click.pass_context
def simulate(
    ctx: click.Context, game_id: str, kinds: str, count: int, out: Path, workers: int | None, seed: int,
    players: int | None, options: Sequence[str], content: Path | None, resume: bool,
) -> None:  # fmt: skip
    """Let bots play many games of GAME and write a file, one row per game."""
    game = found.game(game_id, content)
    bots = tuple(kind.strip() for kind in kinds.split(","))
    if players is None:
        players = min(max(len(bots), game.players[0]), game.players[-1])
    chosen = tuple(parse_options(game, options).items())
    plan = Plan(game_id, None if content is None else str(content), players, chosen, bots, seed)
    workers = min(workers or os.cpu_count() or 1, count)
    screen, words = Screen(), Words()
    with bar_of_games(count) as seen:
        try:
            write_games(plan, count, out, workers, resume, seen)
        except KeyboardInterrupt:
            told = words.text("simulate-stopped", games=seen.games, wanted=count, file=str(out))
            click.echo(f"\n{told}", err=True)
            ctx.exit(INTERRUPTED)
    screen.say(words.text("simulate-done", games=count, file=str(out)))
    for one in standings(out, plan):
        share = f"{100 * one.victories / max(1, one.seats):.1f}"
        screen.say(words.text("simulate-bot", bot=one.bot, victories=f"{one.victories:g}", seats=one.seats,
                              share=share, points=f"{one.points:.2f}"))  # fmt: skip
