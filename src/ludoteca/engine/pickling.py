"""What an object holds, for pickle and copy."""

from typing import Any


def fields_of(thing: object) -> dict[str, Any]:
    """All fields by name: of a compiled class, and of an interpreted one that inherits from it.

    >>> from fractions import Fraction
    >>> from ludoteca.engine.domain import Seats
    >>> "name" in fields_of(Seats("seat"))
    True
    """
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    held = {name: getattr(thing, name) for name in compiled if name != "__dict__" and hasattr(thing, name)}
    return {**held, **getattr(thing, "__dict__", {})}


def fill(thing: object, fields: dict[str, Any]) -> None:
    """Give an object the fields of another one."""
    for name, value in fields.items():
        setattr(thing, name, value)
