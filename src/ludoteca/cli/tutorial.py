"""`ludoteca tutorial`: which tutorials there are, and whether they can be followed by the rules."""

from pathlib import Path

import click

from ludoteca.cli.group import CHECK_FAILED
from ludoteca.cli.numbers import Whole
from ludoteca.cli.screen import Screen
from ludoteca.teach.tutorials import BadTutorial, Tutorial, read, reading_time, shipped, walk
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca tutorial list
  ludoteca tutorial check
  ludoteca tutorial check mine.toml
  ludoteca tutorial check mine.toml --seeds 500"""


@click.group(epilog=EXAMPLES)
def tutorial() -> None:
    """List tutorials and lessons, and check them against the rules."""


@tutorial.command("list")
def list_() -> None:
    """List all tutorials and lessons, with how many seconds each takes."""
    screen, words = Screen(), Words()
    for one in shipped():
        screen.say(_line(one, words))


@tutorial.command()
@click.argument("file", required=False, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--seeds", type=Whole(1, 100_000), metavar="N",
              help="Try seeds 0 to N - 1 and show the first one that works for FILE.")  # fmt: skip
@click.pass_context
def check(ctx: click.Context, file: Path | None, seeds: int | None) -> None:
    """Play through the tutorial in FILE, or through all installed ones, by the rules.

    Every answer must be offered where it is expected, everything that lights up must be there, every sentence must
    have its words, and it must not take too long. Words for FILE are also looked up in words/en next to it. Exit
    code 0: all is well. 1: something is wrong, and one sentence says what and where.
    """
    screen, words = Screen(), Words() if file is None else Words(content=file.parent)
    good = True
    for one in shipped() if file is None else [read(file)]:
        try:
            if seeds is not None and file is not None:
                one = one._replace(seed=_seed(one, seeds))  # noqa: PLW2901 - the same one, dealt differently
                screen.say(words.text("tutorial-seed", seed=one.seed))
            walk(one, words)
            screen.say(_line(one, words))
        except BadTutorial as error:
            good = False
            screen.say(str(error))
    if not good:
        ctx.exit(CHECK_FAILED)


def _seed(one: Tutorial, seeds: int) -> int:
    """The first seed that works; if there is none, what went wrong with the last one."""
    refusal: BadTutorial | None = None
    for seed in range(seeds):
        try:
            walk(one._replace(seed=seed))
        except BadTutorial as error:
            refusal = error
        else:
            return seed
    raise BadTutorial(f"No seed below {seeds} works. The last one failed: {refusal}")


def _line(one: Tutorial, words: Words) -> str:
    return words.text(
        "tutorial-line", game=one.game, tutorial=one.id, kind=one.kind, title=words.text(one.title),
        steps=len(one.steps), seconds=round(reading_time(one, words)),
    )  # fmt: skip
