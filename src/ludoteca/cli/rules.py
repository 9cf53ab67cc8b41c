"""`ludoteca rules GAME [ID]`: the rules ledger of a game."""

import json

import click

from ludoteca.cli.screen import Screen
from ludoteca.engine import kebab
from ludoteca.games import installed
from ludoteca.words import ledger
from ludoteca.words.ledger import LedgerLine
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca rules plastics_race
  ludoteca rules plastics_race EPR-112
  ludoteca rules plastics_race --json"""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="GAME")
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--json", "as_json", is_flag=True, help="Write JSON for a script.")
def rules(game_id: str, rule_id: str | None, as_json: bool) -> None:
    """Show the rules of GAME, or only the rule ID.

    [text] is what the rule book says; [ruling] is what we decided, with the reason.
    """
    game = installed.game(game_id)
    lines = ledger.of_game(game) if rule_id is None else [ledger.rule(game, rule_id)]
    if as_json:
        click.echo(json.dumps([line._asdict() for line in lines], indent=1, ensure_ascii=False))
        return
    screen, words = Screen(), Words()
    if rule_id is None:
        screen.say(words.text("rules-head", title=words.text(f"{kebab(game.id)}-title")), "bold")
    _show(screen, lines)


def _show(screen: Screen, lines: list[LedgerLine]) -> None:
    section = ""
    for line in lines:
        if line.section != section:
            section = line.section
            screen.say()
            screen.say(section, "bold")
        screen.say(f"{line.id} {line.text}")
