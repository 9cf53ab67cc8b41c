"""The command line: `ludoteca COMMAND`, one file per command."""

import click

from ludoteca.cli.analyse import analyse_record
from ludoteca.cli.backup import backup, restore
from ludoteca.cli.components import components
from ludoteca.cli.games import games
from ludoteca.cli.group import Ludoteca
from ludoteca.cli.join import join
from ludoteca.cli.new_game import new_game
from ludoteca.cli.play import play
from ludoteca.cli.replay import replay
from ludoteca.cli.report import report
from ludoteca.cli.rules import rules
from ludoteca.cli.serve import serve
from ludoteca.cli.simulate import simulate
from ludoteca.cli.tables import tables
from ludoteca.cli.tournament import tournament
from ludoteca.cli.train import train
from ludoteca.cli.tutorial import tutorial
from ludoteca.cli.verify import verify
from ludoteca.version import __version__, compiled

RUNNING = "compiled" if compiled() else "pure Python"
EXAMPLES = """\b
Examples:
  ludoteca
  ludoteca --lan
  ludoteca games
  ludoteca play iditacards
  ludoteca COMMAND --help

\b
Exit codes: 0 success; 1 a check failed (verify, tutorial check); 2 bad input,
with a sentence on stderr that says what is wrong; 130 stopped by Ctrl-C."""


@click.group(cls=Ludoteca, epilog=EXAMPLES)
@click.version_option(__version__, prog_name="ludoteca", message=f"%(prog)s %(version)s, {RUNNING}")
def main() -> None:
    """Ludoteca plays board games exactly by their rule books. Without a command, it opens in your browser."""


for command in (
    analyse_record, backup, components, games, join, new_game, play, replay, report, restore, rules, serve, simulate,
    tables, tournament, train, tutorial, verify,
):  # fmt: skip
    main.add_command(command)
