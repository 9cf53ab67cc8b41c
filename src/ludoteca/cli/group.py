"""The one place where anything wrong with the input becomes one sentence and an exit code."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
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


@contextmanager
def stoppable(said: Callable[[], str]) -> Iterator[None]:
    """On Ctrl-C, say what has become of the work so far, and end the command."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"\n{said()}", err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


class Ludoteca(click.Group):
    """A group of commands that answers bad input with one sentence on stderr and exit code 2, never a traceback."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Without a command, serve."""
        if not args or (args[0].startswith("-") and args[0] not in {"--help", "--version"}):
            args = [USUAL, *args]
        return super().parse_args(ctx, args)

    def main(self, *args: Any, **named: Any) -> NoReturn:
        _replace_closed_streams()
        try:
            code = super().main(*args, **{**named, "standalone_mode": False})
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


def _replace_closed_streams() -> None:
    """Python has no stream where the shell closed one (`>&-`); what is written there goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - open to the end


def _refuse(sentence: str) -> NoReturn:
    line = printable(" ".join(sentence.split())).removesuffix(".")
    click.echo(f"ludoteca: {line}.", err=True)
    sys.exit(BAD_INPUT)
