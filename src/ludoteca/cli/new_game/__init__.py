"""`ludoteca new-game NAME`: a starting point for a game of your own."""

import sys
from pathlib import Path

import click

from ludoteca.cli.new_game import files as skeleton
from ludoteca.cli.screen import Screen
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca new-game harbour_cats
  python -m pip install -e harbour_cats     so that Ludoteca finds it
  ludoteca play harbour_cats"""


@click.command("new-game", epilog=EXAMPLES)
@click.argument("name")
def new_game(name: str) -> None:
    """Create a folder NAME with a small working game for you to change.

    It is a Python package of its own, with rules, components, words, a bot and tests. Install it with pip
    to play it in the terminal and in the browser. Use lowercase letters, digits and underscores for NAME.
    """
    count = len(skeleton.make(name, Path()))
    screen, words = Screen(), Words()
    screen.say(words.text("new-game-made", name=name, count=count), "bold")
    screen.say(words.text("new-game-install", python=sys.executable, name=name))
    screen.say(words.text("new-game-play", name=name))
    screen.say(words.text("new-game-test", python=sys.executable, name=name))
