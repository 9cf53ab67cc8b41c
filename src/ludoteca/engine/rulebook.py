"""Everything that a game can ask, do and tell: its rules in order, its events, its reasons."""

import ast
import re
import sys
from functools import cache
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from ludoteca.engine.domain import Domain
from ludoteca.engine.errors import GameError
from ludoteca.engine.events import EventType
from ludoteca.engine.reasons import Reason
from ludoteca.engine.rule import DECISION, UNNUMBERED, Args, Effect, Rule

_numbers: Final = count()
"""Every rule of every game gets a number of its own, so that two games can use the same rule."""
_LEDGER_ID: Final = re.compile(r"\b[A-Z]+-\d{3}\b")


class Rulebook:
    """The rules that these modules define, in order, bound to one content; what they tell and why they refuse.

    Names appear in JSON and records, so no two rules, events or reasons may share one.
    """

    def __init__(self, modules: list[ModuleType], content: Any) -> None:
        self.rules: list[Rule[Any]] = []
        self.by_number: list[Rule[Any]] = []
        """By the number in frames; other games' rules are missing."""
        self.by_name: dict[str, Rule[Any]] = {}
        self.events: dict[str, EventType] = {}
        self.reasons: dict[str, Reason] = {}
        for module in modules:
            for thing in vars(module).values():
                if isinstance(thing, Rule):
                    if type(thing).__module__ == module.__name__:
                        self._add(thing, content)
                elif isinstance(thing, EventType):
                    self._note(self.events, thing.what, thing)
                elif isinstance(thing, Reason):
                    self._note(self.reasons, thing.name, thing)

    def _add(self, handle: Rule[Any], content: Any) -> None:
        if handle.name in self.by_name:
            raise GameError(f"two rules are called {handle.name}")
        if handle.number == UNNUMBERED:
            handle.number = next(_numbers)
        rule: Rule[Any] = type(handle)()
        rule.number = handle.number
        rule.index = len(self.rules)
        rule.bind(content)
        self.rules.append(rule)
        self.by_name[rule.name] = rule
        self.by_number += [_Missing()] * (rule.number + 1 - len(self.by_number))
        self.by_number[rule.number] = rule

    def _note(self, known: dict[str, Any], name: str, thing: Any) -> None:
        if known.setdefault(name, thing) is not thing:
            raise GameError(f"two {type(thing).__name__}s are called {name}")

    @property
    def decisions(self) -> list[Rule[Any]]:
        return [rule for rule in self.rules if rule.kind == DECISION]

    def domains(self) -> list[Domain]:
        """Everything that answers and events are about."""
        spoken_of = [domain for rule in self.rules for verb in rule.verbs for domain in verb.domains()]
        return spoken_of + [domain for event in self.events.values() for domain in event.domains()]


class _Missing(Effect[Any]):
    """Where another game has a rule."""

    def run(self, s: Any, player: int, args: Args) -> None:
        """Nothing can come of it."""
        raise GameError(f"a rule of another game is pending in {s.game.title}")


def ledger_ids(text: str) -> list[str]:
    """The ledger ids in a text.

    >>> ledger_ids("Roll the die, twice in fog. IC-091, IC-094")
    ['IC-091', 'IC-094']
    """
    return _LEDGER_ID.findall(text)


def ledger_of(rule: Rule[Any]) -> list[str]:
    """The ids of the ledger lines that a rule obeys, as its docstring names them."""
    return _ids_by_class(type(rule).__module__).get(type(rule).__name__, [])


@cache
def _ids_by_class(module: str) -> dict[str, list[str]]:
    """The ledger ids in the docstrings of a module's classes; from the source, since compiled classes have none."""
    file = Path(str(sys.modules[module].__file__))
    source = file.with_name(file.name.split(".")[0] + ".py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ledger_ids(ast.get_docstring(node) or "") for node in classes}
