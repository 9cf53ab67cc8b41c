"""The combinations of players, options and bots that one simulation plays, from what was typed."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.cli.records import parse_options
from ludoteca.engine import Game, OptionValue, Refused
from ludoteca.engine.shape import brief
from ludoteca.lab.options import Axis, Changed
from ludoteca.lab.simulate import Run, Setup, grid

BETWEEN: Final = re.compile(r",(?!\w+=)")
"""The comma between two bots, but not one inside `search:simulations=400,doubt=1`."""
GRID: Final = ", or several values with --grid {name}=A,B"
"""Advice for someone who gives an option twice."""
MOST_RUNS: Final = 20
SWEPT: Final = "such as landing.hard=10,15,20 or landing.hard=10..25"
BETWEEN_NUMBERS: Final = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")
NUMBER: Final = re.compile(r"-?\d{1,9}(\.\d{1,9})?")
PLAYERS: Final = re.compile(r"(?P<first>\d{1,2})(?:-(?P<last>\d{1,2}))?")


def grid_of(
    game: Game[Any], content: str | None, lineups: Sequence[str], players: str | None, options: Sequence[str],
    axes: Sequence[str], seed: int,
) -> Run:  # fmt: skip
    """Every combination of what was given.

    >>> import ludoteca
    >>> run = grid_of(ludoteca.game("quay"), None, ["random"], "2-3", ["patrol=false"], ["goal=8,12"], seed=0)
    >>> [(setup.players, dict(setup.options)["goal"]) for setup in run.setups]
    [(2, 8), (2, 12), (3, 8), (3, 12)]
    """
    chosen = parse_options(game, options, GRID)
    values = axes_of(game, chosen, axes)
    setups: list[Setup] = []
    for kinds in map(_bots, lineups):
        usual = min(max(len(kinds), game.players[0]), game.players[-1])
        counts = [usual] if players is None else _counts(players)
        setup = Setup(game.id, content, usual, tuple(chosen.items()), kinds, seed)
        setups += grid(setup, counts, values).setups
    return Run(tuple(setups))


def sweep_of(texts: Sequence[str]) -> list[Changed]:
    """The numbers of the components that each run of a sweep changes.

    >>> sweep_of(["landing.hard=10..12"])
    [(('landing.hard', 10),), (('landing.hard', 11),), (('landing.hard', 12),)]
    >>> sweep_of(["landing.hard=10,15", "landing.exhausted=60,55"])
    [(('landing.hard', 10), ('landing.exhausted', 60)), (('landing.hard', 15), ('landing.exhausted', 55))]
    """
    axes = [_swept(text) for text in texts]
    names = [name for name, _ in axes]
    for name in names:
        if names.count(name) > 1:
            raise Refused(f"--sweep changes {name!r} twice: name each number once.")
    for name, values in axes[1:]:
        if len(values) != len(axes[0][1]):
            raise Refused(
                f"--sweep changes its numbers together, but {names[0]} has {len(axes[0][1])} values and {name} has "
                f"{len(values)}."
            )
    return [tuple(zip(names, values, strict=True)) for values in zip(*(values for _, values in axes), strict=True)]


def sweep_name(changed: Changed) -> str:
    """What one run of a sweep is called: by the first of the numbers that change together.

    >>> sweep_name((("plan.BP-01.points", 3), ("hand", 5)))
    'BP-01.points=3'
    """
    name, value = changed[0]
    return f"{'.'.join(name.split('.')[-2:])}={value:g}"


def _swept(text: str) -> tuple[str, list[float]]:
    name, equals, given = (part.strip() for part in text.partition("="))
    if not name or not equals:
        raise Refused(f"--sweep takes a number of the components with its values, {SWEPT}, not {brief(repr(text))}.")
    between = BETWEEN_NUMBERS.fullmatch(given)
    values = (
        _range(given, int(between[1]), int(between[2])) if between else [_value(text, one) for one in given.split(",")]
    )
    if twice := [value for value in values if values.count(value) > 1]:
        raise Refused(f"--sweep {name}: {twice[0]:g} is there twice.")
    if not 2 <= len(values) <= MOST_RUNS:
        raise Refused(f"--sweep {name} needs 2 to {MOST_RUNS} values, not {len(values)}.")
    return name, values


def _range(given: str, first: int, last: int) -> list[float]:
    if last < first:
        raise Refused(f"--sweep {given}: the range runs backwards; write {last}..{first}.")
    return [*range(first, min(last, first + MOST_RUNS) + 1)]


def _value(text: str, given: str) -> float:
    if not NUMBER.fullmatch(given.strip()):
        raise Refused(f"--sweep takes a number of the components with its values, {SWEPT}, not {brief(repr(text))}.")
    return float(given) if "." in given else int(given)


def _bots(lineup: str) -> tuple[str, ...]:
    """The bots of one line-up.

    >>> _bots("random, search:simulations=400,doubt=1")
    ('random', 'search:simulations=400,doubt=1')
    """
    kinds = tuple(kind.strip() for kind in BETWEEN.split(lineup))
    if "" in kinds:
        raise Refused(f"--bots {lineup!r}: the name of a bot is missing. Write for example --bots random,normal.")
    return kinds


def _counts(text: str) -> list[int]:
    """Numbers of players.

    >>> _counts("2-4"), _counts("2,4")
    ([2, 3, 4], [2, 4])
    """
    counts: list[int] = []
    for part in text.split(","):
        match = PLAYERS.fullmatch(part.strip())
        if match is None:
            raise Refused(f"--players takes a number, a range like 2-4 or a list like 2,4, not {text!r}.")
        first, last = int(match["first"]), int(match["last"] or match["first"])
        if last < first:
            raise Refused(f"--players {text}: the range runs backwards; write {last}-{first}.")
        counts += range(first, last + 1)
    return counts


def axes_of(game: Game[Any], chosen: Mapping[str, OptionValue], texts: Sequence[str]) -> tuple[Axis, ...]:
    """The options with several values; none of them may also have a single value."""
    axes = tuple(_axis(game, text) for text in texts)
    names = [*chosen, *(name for name, _ in axes)]
    for name in names:
        if names.count(name) > 1:
            raise Refused(f"The option {name!r} is given twice.")
    return axes


def _axis(game: Game[Any], text: str) -> Axis:
    """An option with several values, `name=a,b`."""
    name, equals, values = text.partition("=")
    if not equals:
        raise Refused(f"--grid takes name=value,value and so on, not {text!r}.")
    return name, tuple(parse_options(game, [f"{name}={value.strip()}"])[name] for value in values.split(","))
