"""Numbers as commands take them; anything else is refused in the words of our other options."""

from math import isfinite
from typing import Any, NoReturn

import click

from ludoteca.bots.telling import brief


class NumberType(click.ParamType):  # type: ignore[type-arg]  # older versions of Click have none
    """A number on the command line. The other base class is one of Click's own types, which knows the numbers."""

    wanted = "a number"
    """How an error names the numbers that are allowed."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.refuse(value, param, ctx)

    def refuse(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> NoReturn:
        option = "This" if param is None else param.opts[0]
        raise click.UsageError(f"{option} takes {self.wanted}, not {brief(repr(value))}.", ctx)


class AnyWhole(NumberType, click.types.IntParamType):
    wanted = "a whole number"


class Whole(NumberType, click.IntRange):
    """A whole number within limits.

    >>> Whole(1, 1024).wanted, Whole(1).wanted
    ('a whole number from 1 to 1024', 'a whole number, 1 or more')
    """

    def __init__(self, low: int, high: int | None = None) -> None:
        super().__init__(low, high)
        self.wanted = f"a whole number, {low} or more" if high is None else f"a whole number from {low} to {high}"


class Finite(NumberType, click.FloatRange):
    """A number within limits; `nan` and `inf` are not numbers to calculate with.

    >>> Finite(0.1, 60).wanted, Finite(0).wanted, Finite(0, above=True).wanted
    ('a number from 0.1 to 60', 'a number, 0 or more', 'a number above 0')
    """

    def __init__(self, low: float, high: float | None = None, above: bool = False) -> None:
        super().__init__(low, high, min_open=above)
        lowest = f"a number above {low}" if above else f"a number, {low} or more"
        self.wanted = lowest if high is None else f"a number from {low} to {high}"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if not isfinite(number):
            self.refuse(value, param, ctx)
        return number
