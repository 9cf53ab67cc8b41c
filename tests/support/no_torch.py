"""A stand-in for torch, so that the parts of Stable-Baselines3 that do not compute with it can be imported.

Its check of environments is one of them. On Linux the real torch brings gigabytes for graphics cards.
"""

import sys
from abc import ABCMeta
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


def install() -> None:
    """From now on, whatever is imported from torch is `Nothing`."""
    sys.meta_path.insert(0, _Finder())


class _Empty(ABCMeta):
    """Classes whose every attribute is the class itself."""

    def __getattr__(cls, name: str) -> Any:
        return _unless_special(name, cls)


class Nothing(metaclass=_Empty):
    """Stands for every class and function: there is something to inherit from, and to name in annotations."""


class _Module(ModuleType):
    def __getattr__(self, name: str) -> Any:
        return _unless_special(name, Nothing)


def _unless_special(name: str, found: Any) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    return found


class _Finder(MetaPathFinder, Loader):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self, is_package=True) if fullname.partition(".")[0] == "torch" else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Module(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing to do."""
