"""`ludoteca games`: what can be played."""

import json
from typing import Any

import click

from ludoteca.bots import bots, usual_bot
from ludoteca.cli.records import typed
from ludoteca.cli.screen import Screen
from ludoteca.cli.usual_options import UsualWith, usual_with
from ludoteca.engine import Game, Option, OptionValue, kebab
from ludoteca.games import installed
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca games
  ludoteca games --json"""


@click.command(epilog=EXAMPLES)
@click.option("--json", "as_json", is_flag=True, help="Write JSON for a script.")
def games(as_json: bool) -> None:
    """List the installed games with their options and bots."""
    found_games = [installed.game(game_id) for game_id in installed.games()]
    for sentence in installed.broken().values():
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
        "options": {name: _option(game, name) for name in game.options},
        "bots": list(bots(game)),
        "rules": game.version,
        "content": game.content_hash,
    }


def _option(game: Game[Any], name: str) -> dict[str, Any]:
    """The values of an option and its default; if the default depends on another option, one for each value of that."""
    option = game.options[name]
    data: dict[str, Any] = {"allowed": list(option.allowed), "default": option.default}
    if depends := usual_with(game, name):
        data["default_with"] = {
            other: {typed(value): usual for value, usual in values.items()} for other, values in depends.items()
        }
    return data


def _show(screen: Screen, words: Words, game: Game[Any]) -> None:
    prefix = kebab(game.id)
    title = words.text(f"{prefix}-title")
    head = words.text("games-one", id=game.id, title=title, low=game.players[0], high=game.players[-1])
    screen.say(head, "bold")
    for kind in bots(game):
        usual = words.text("games-usual") if kind == usual_bot(game) else ""
        screen.say("  " + words.text("games-bot", kind=kind) + usual)
    for name, option in game.options.items():
        of_option = f"{prefix}-option-{kebab(name)}"
        screen.say("  " + words.text("games-option", name=name, meaning=words.text(of_option)))
        depends = usual_with(game, name)
        for value in option.allowed:
            meaning = words.text(f"{of_option}-{kebab(str(value))}")
            line = words.text("games-value", name=name, value=typed(value), meaning=meaning)
            screen.say(f"    {line}{_usual(words, option, value, depends)}")


def _usual(words: Words, option: Option, value: OptionValue, depends: UsualWith) -> str:
    """The note after a value: that it is the default, or with which other options it is; often empty."""
    if not depends:
        return words.text("games-usual") if value == option.default else ""
    others = [
        f"{other}={typed(chosen)}"
        for other, values in depends.items()
        for chosen, usual in values.items()
        if usual == value
    ]
    return words.text("games-usual-with", options=", ".join(others)) if others else ""
