"""The base class of every bot."""

from copy import deepcopy
from typing import Any, Self

from mypy_extensions import mypyc_attr

from ludoteca.bots.question import Question
from ludoteca.engine.pickling import fields_of, fill


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Bot:
    """A compiled bot needs `allow_interpreted_subclasses` too: without, Python does not call its `__init__`."""

    def choose(self, question: Question) -> int:
        """One of `question.answers`."""
        return question.answers[0]

    def value(self) -> float | None:
        """The share of a victory that it expects after its last answer; None if it did not judge that."""
        return None

    def memory(self) -> list[int]:
        """What another bot of the same kind needs to know to take its place, perhaps in another process."""
        return []

    def recall(self, memory: list[int]) -> None:
        """Take the place of the bot that gave this memory."""

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return fields_of(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        fill(self, fields)
