"""The optional parts of a game's package, such as its `table` or its `bot`: imported when somebody first needs them."""

import importlib
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from ludoteca.engine.errors import GameError

Part = TypeVar("Part")


def part(package: str, name: str, kind: type[Part]) -> Part | None:
    """`NAME` of the module `name` in a game's package; None if the package has no such module.

    >>> from ludoteca.engine.checks import Checks
    >>> part("ludoteca.games.quay", "positions", Checks) is None
    False
    """
    module = module_of(package, name)
    if module is None:
        return None
    found = getattr(module, name.upper(), None)
    if not isinstance(found, kind):
        raise GameError(f"{module.__name__} does not define {name.upper()}, which must be a {kind.__name__}")
    return found


@cache
def module_of(package: str, name: str) -> ModuleType | None:
    """The module of that name in a package, imported; None if there is none."""
    module = f"{package}.{name}"
    return importlib.import_module(module) if find_spec(module) is not None else None
