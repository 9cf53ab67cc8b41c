"""The one place where everything that can go wrong with what was given becomes one sentence and an exit code."""

import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from ludoteca.cli.screen import EndOfInput, printable
from ludoteca.engine import Refused

USUAL = "serve"
"""The command that is meant when none is given."""

GOOD = 0
CHECK_FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130


class Ludoteca(click.Group):
    """A group of commands that answers bad input with one sentence on stderr and exit code 2, never a traceback."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Without a command, serve."""
        if not args or (args[0].startswith("-") and args[0] not in {"--help", "--version"}):
            args = [USUAL, *args]
        return super().parse_args(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run a command and leave with its exit code."""
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.ClickException as error:
            _refuse(error.format_message())
        except Refused as error:
            _refuse(str(error))
        except OSError as error:
            where = f"{click.format_filename(error.filename)}: " if error.filename else ""
            _refuse(f"{where}{error.strerror or error}")
        except EndOfInput:
            sys.exit(GOOD)
        except (click.Abort, KeyboardInterrupt):
            click.echo("Stopped.", err=True)
            sys.exit(INTERRUPTED)
        sys.exit(code if isinstance(code, int) else GOOD)


def _refuse(sentence: str) -> NoReturn:
    """One line on stderr, ended by a full stop."""
    line = printable(" ".join(sentence.split())).removesuffix(".")
    click.echo(f"ludoteca: {line}.", err=True)
    sys.exit(BAD_INPUT)
