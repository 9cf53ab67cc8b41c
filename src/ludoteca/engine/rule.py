"""Rules as objects, and the frames that say which of them is pending.

A frame is a flat tuple of public numbers: the rule by its place in the game's table, a seat, two arguments. Never a
card that some seat may not see: hidden things lie in the zones of the players.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, NoReturn, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import GameError

CHANCE: Final = -1
"""The seat that dice and draws belong to."""
NOBODY: Final = -1
"""The seat of a frame that concerns no particular player."""

DECIDES: Final = 0
FALLS: Final = 1
HAPPENS: Final = 2

UNPLACED: Final = 1 << 30

Frame = tuple[int, int, int, int]
S = TypeVar("S")

_LEDGER_ID: Final = re.compile(r"\b[A-Z]{2,4}-\d{3}\b")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """One rule of a game, made once, without state. Games subclass `Decision`, `Chance`, `Die` or `Effect`."""

    KIND: ClassVar[int] = HAPPENS
    size: ClassVar[int] = 0
    """How many answers there could ever be: they are 0 .. size - 1."""
    commutes: ClassVar[bool] = False
    """Successive answers to this question may be swapped without any difference: a hint for search."""
    window: ClassVar[bool] = False
    """A reaction window: seats that cannot react are passed over by force, so nobody is told who is asked."""

    def __init__(self) -> None:
        # Compiled code reads a class attribute of the base, not of an interpreted subclass: hence the slots.
        self.kind: int = type(self).KIND
        self.sides: int = type(self).size
        self.swaps: bool = type(self).commutes
        self.quiet: bool = type(self).window
        self.name: str = type(self).__name__
        self.place: int = UNPLACED

    def fits(self, s: S, player: int, a: int, b: int) -> bool:
        """Whether such a frame may lie on the stack of an edited position. Override it for a rule with arguments."""
        return a == 0 and b == 0

    def size_with(self, content: Any) -> int:
        """`size`, for a rule whose answers are items of the content."""
        return self.sides

    @property
    def ledger(self) -> list[str]:
        """The ids of the ledger lines that this rule obeys, as its docstring names them."""
        return _ids_by_class(type(self).__module__).get(self.name, [])

    def options(self, s: S, player: int, a: int, b: int) -> list[int]:
        """Decision: the answers that may be given now; never none."""
        self._missing("options")

    def total(self, s: S, player: int, a: int, b: int) -> int:
        """Chance: the sum of the weights; 0 = nothing can fall, the frame is skipped."""
        self._missing("total")

    def at(self, s: S, place: int, player: int, a: int, b: int) -> int:
        """Chance: the outcome at a place of 0 <= place < total."""
        self._missing("at")

    def chosen(self, s: S, player: int, answer: int, a: int, b: int) -> None:
        """Decision and chance: what the answer does."""
        self._missing("chosen")

    def run(self, s: S, player: int, a: int, b: int) -> None:
        """Effect: what happens."""
        self._missing("run")

    def _missing(self, method: str) -> NoReturn:
        raise GameError(f"{self.name} has no {method}()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Rule[S]):
    """A question to a player: `options` and `chosen` stand side by side."""

    KIND = DECIDES


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S]):
    """Something that falls by chance, with whole-number weights given as `total` and `at`."""

    KIND = FALLS


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance[S]):
    """A fair die with `size` faces, numbered from 0."""

    def total(self, s: S, player: int, a: int, b: int) -> int:
        """Every face weighs one."""
        return self.sides

    def at(self, s: S, place: int, player: int, a: int, b: int) -> int:
        """The face itself."""
        return place


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Rule[S]):
    """Something that happens at once, without a question."""

    KIND = HAPPENS


def ask(rule: Decision[Any], player: int, a: int = 0, b: int = 0) -> Frame:
    """A frame that puts a question to a player."""
    if rule.place == UNPLACED:
        raise GameError(f"{rule.name} is in none of the game's rule modules")
    return (rule.place, player, a, b)


def roll(rule: Chance[Any], player: int = NOBODY, a: int = 0, b: int = 0) -> Frame:
    """A frame that lets chance fall, for a player or for nobody."""
    if rule.place == UNPLACED:
        raise GameError(f"{rule.name} is in none of the game's rule modules")
    return (rule.place, player, a, b)


def do(rule: Effect[Any], player: int = NOBODY, a: int = 0, b: int = 0) -> Frame:
    """A frame that makes something happen."""
    if rule.place == UNPLACED:
        raise GameError(f"{rule.name} is in none of the game's rule modules")
    return (rule.place, player, a, b)


def ledger_ids(text: str) -> list[str]:
    """The ledger ids that stand in a text.

    >>> ledger_ids("Roll the die, twice in fog. IC-091, IC-094")
    ['IC-091', 'IC-094']
    """
    return _LEDGER_ID.findall(text)


@cache
def _ids_by_class(module: str) -> dict[str, list[str]]:
    """The ledger ids in the docstrings of a module's classes; from its source, since compiled classes have none."""
    file = Path(str(sys.modules[module].__file__))
    source = file.with_name(file.name.split(".")[0] + ".py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ledger_ids(ast.get_docstring(node) or "") for node in classes}


class RuleTable:
    """All rules of one game, in the order in which its modules define them; names stand in JSON and records."""

    def __init__(self, modules: list[ModuleType]) -> None:
        self.rules: list[Rule[Any]] = []
        self.by_name: dict[str, Rule[Any]] = {}
        for module in modules:
            for rule in vars(module).values():
                if isinstance(rule, Rule) and type(rule).__module__ == module.__name__:
                    self._place(rule)

    def _place(self, rule: Rule[Any]) -> None:
        if rule.name in self.by_name:
            raise GameError(f"two rules are called {rule.name}")
        rule.place = len(self.rules)
        self.rules.append(rule)
        self.by_name[rule.name] = rule


def outcomes(rule: Rule[S], s: S, player: int, a: int, b: int) -> dict[int, int]:
    """Chance: every outcome with its weight, derived from `total` and `at`."""
    weights: dict[int, int] = {}
    for place in range(rule.total(s, player, a, b)):
        outcome = rule.at(s, place, player, a, b)
        weights[outcome] = weights.get(outcome, 0) + 1
    return weights
