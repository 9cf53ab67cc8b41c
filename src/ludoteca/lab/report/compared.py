"""One figure of two runs, with a test of whether it changed beyond chance."""

from typing import Any, Final, NamedTuple

from ludoteca.lab.report.intervals import Difference, means_differ, shares_differ

USE: Final = "use"
"""The part of the page about what was chosen, drawn and encountered."""


class Compared(NamedTuple):
    """One figure of both runs."""

    part: str
    """The part of the page that it belongs to."""
    name: str
    share: bool
    """Whether it is a share; otherwise it is a mean."""
    percent: bool
    """Whether it is shown in per cent: shares are, and so are means of parts of the game."""
    first: dict[str, Any]
    second: dict[str, Any]
    difference: Difference | None
    """None if there was too little to test."""
    key: tuple[str, ...] = ()
    """What a line about use refers to: its list, rule, verb, domain and id. Empty for all other figures."""


def of_shares(part: str, name: str, one: dict[str, Any], other: dict[str, Any], key: tuple[str, ...] = ()) -> Compared:
    """Compare two shares from `share`."""
    return Compared(part, name, True, True, one, other, shares_differ(one, other), key)


def of_means(part: str, name: str, one: dict[str, Any], other: dict[str, Any], percent: bool = False) -> Compared:
    """Compare two means from `Mean.told`."""
    return Compared(part, name, False, percent, one, other, means_differ(one, other))
