"""Numbers as commands take them."""

from math import isfinite
from typing import Any

import click


class Finite(click.FloatRange):
    """A number within limits; `nan` and `inf` are not numbers to calculate with."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        number = super().convert(value, param, ctx)
        if not isfinite(number):
            self.fail(f"{value!r} is not a number that can be used here.", param, ctx)
        return number
