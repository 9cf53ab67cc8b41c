"""`ludoteca components GAME`: what is in the box, and a copy of it for you to change."""

from pathlib import Path

import click

from ludoteca.cli.screen import Screen
from ludoteca.engine import kebab
from ludoteca.games import components as box
from ludoteca.games import installed
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca components iditacards
  ludoteca components iditacards --copy my-cards
  ludoteca play iditacards --content my-cards     with your own values"""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="GAME")
@click.option("--copy", "to", type=click.Path(path_type=Path), metavar="DIR",
              help="Copy the files to this folder, which must be new or empty.")  # fmt: skip
def components(game_id: str, to: Path | None) -> None:
    """List the component files of GAME, or copy them.

    Cards, boards, tiles and odds are text files. If your printed game has different values, change them in a copy and
    pass that folder to `play`, `serve`, `simulate`, `replay` or `verify` with --content.
    """
    game = installed.game(game_id)
    screen, words = Screen(), Words()
    if to is not None:
        count = len(box.copy(game, to))
        screen.say(words.text("components-copied", count=count, folder=str(to), game=game.id))
        return
    folder = box.checked_folder(game)
    screen.say(words.text("components-head", title=words.text(f"{kebab(game.id)}-title")), "bold")
    for file, holds in box.holdings(folder).items():
        screen.say(words.text("components-file", file=file, holds=", ".join(holds)))
    screen.say(words.text("components-where", folder=str(folder), game=game.id))
