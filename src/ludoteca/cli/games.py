"""`ludoteca games`: what can be played."""

import json
from typing import Any

import click

from ludoteca import found
from ludoteca.bots import bots
from ludoteca.cli.screen import Screen
from ludoteca.engine import Game, OptionValue, kebab
from ludoteca.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca games
  ludoteca games --json"""


@click.command(epilog=EXAMPLES)
@click.option("--json", "as_json", is_flag=True, help="Write JSON for a script.")
def games(as_json: bool) -> None:
    """List the games that are installed, with their options and bots."""
    found_games = [found.game(game_id) for game_id in found.games()]
    for sentence in found.broken().values():
        click.echo(sentence, err=True)
    if as_json:
        click.echo(json.dumps([_data(game) for game in found_games], indent=1, ensure_ascii=False))
        return
    screen, words = Screen(), Words()
    if not found_games:
        screen.say(words.text("games-none"))
    for game in found_games:
        _show(screen, words, game)


def _data(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "players": {"fewest": game.players[0], "most": game.players[-1]},
        "options": {
            name: {"allowed": list(option.allowed), "default": option.default} for name, option in game.options.items()
        },
        "bots": list(bots(game)),
        "rules": game.version,
        "content": game.content_hash,
    }


def _show(screen: Screen, words: Words, game: Game[Any]) -> None:
    prefix = kebab(game.id)
    title = words.text(f"{prefix}-title")
    head = words.text("games-one", id=game.id, title=title, low=game.players[0], high=game.players[-1])
    screen.say(head, "bold")
    screen.say("  " + words.text("games-bots", kinds=", ".join(bots(game))))
    for name, option in game.options.items():
        of_option = f"{prefix}-option-{kebab(name)}"
        screen.say("  " + words.text("games-option", name=name, meaning=words.text(of_option)))
        for value in option.allowed:
            usual = "yes" if value == option.default else "no"
            meaning = words.text(f"{of_option}-{kebab(str(value))}")
            screen.say("    " + words.text("games-value", name=name, value=_typed(value), meaning=meaning, usual=usual))


def _typed(value: OptionValue) -> str:
    """A value as one types it after `--option name=`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
