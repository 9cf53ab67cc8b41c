"""Numbers on the command line: all commands refuse what is none in the same words."""

from collections.abc import Iterator

import click
import pytest
from tests.support.commands import refusal

from ludoteca.cli import main
from ludoteca.cli.numbers import NumberType

NUMBERS = (click.types.IntParamType, click.types.FloatParamType)


def numbers(group: click.Group, *before: str) -> Iterator[tuple[tuple[str, ...], click.Option]]:
    """Every option that takes a number, with the words of its command."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from numbers(command, *before, name)
        for param in command.params:
            if isinstance(param, click.Option) and isinstance(param.type, NUMBERS):
                yield (*before, name), param


@pytest.mark.parametrize("number", list(numbers(main)), ids=lambda number: f"{' '.join(number[0])} {number[1].opts[0]}")
@pytest.mark.parametrize("typed", ["x", "1_", "nan", "9" * 5000])
def test_what_is_no_number_is_refused_in_our_words(number: tuple[tuple[str, ...], click.Option], typed: str) -> None:
    """One sentence says which option, what it takes and what was typed, not all of it if that is long."""
    words, option = number
    assert isinstance(option.type, NumberType)
    refused = refusal(*words, option.opts[0], typed)
    assert refused.startswith(f"{option.opts[0]} takes {option.type.wanted}, not '{typed[:100]}")
    assert len(refused) < 400


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate quay --out a.csv --games 0", "--games takes a whole number, 1 or more, not '0'."),
        ("simulate quay --out a.csv --workers 1025", "--workers takes a whole number from 1 to 1024, not '1025'."),
        ("train quay --out a.json --minutes 0", "--minutes takes a number above 0, not '0'."),
        ("serve --pace -1", "--pace takes a number, 0 or more, not '-1'."),
        ("serve --port 65536", "--port takes a whole number from 0 to 65535, not '65536'."),
    ],
)
def test_limits_are_told(words: str, sentence: str) -> None:
    assert refusal(*words.split()) == sentence
