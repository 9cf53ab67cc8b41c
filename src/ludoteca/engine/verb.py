"""Verbs: the answers that a rule can get, and what each is done to.

A rule declares its verbs in its class body; their order gives the numbers of its answers. `drive = Verb(SECTION)`
takes one number for each section. Ranges depend on the content, so every game binds the verbs of its own rules.

>>> from ludoteca.engine.domain import Count
>>> sell = Verb(Count("bin", 1, 5)).bound("sell", 1, None)
>>> sell.at(3), sell.covers(0), sell.object(5)
(3, False, 5)
>>> turn = Verb(Count("die", 0, 3), Count("colour", 0, 5)).bound("turn", 0, None)
>>> turn.at(2, 4), turn.objects(16)
(16, (2, 4))
"""

from itertools import count
from typing import Any, Final

from ludoteca.engine.domain import Domain
from ludoteca.engine.words import kebab

UNBOUND: Final = -(1 << 40)
"""Where the answers of a verb begin while it belongs to no game: no answer is ever there."""
_SERIALS: Final = count()


class Verb:
    """One thing that can be done, to nothing, to one thing, or to one of each of two domains.

    `first` is its first answer: the only one of a verb without objects, and the base to add to in a loop. `says` is its
    part of the message id, if that is not the verb's name.
    """

    def __init__(self, one: Domain | None = None, two: Domain | None = None, says: str = "") -> None:
        self.serial: int = next(_SERIALS)
        self.one = one
        self.two = two
        self.says = says
        self.name = ""
        self.first: int = UNBOUND
        self.end: int = UNBOUND
        self.stride: int = 1
        self.zero: int = UNBOUND
        self.low: int = 0

    def bound(self, name: str, first: int, content: Any) -> "Verb":
        """This verb with its name in the rule and its range of answers in one game."""
        verb = Verb(self.one, self.two, self.says or kebab(name))
        verb.serial = self.serial
        verb.name = name
        verb.first = first
        size = 1 if self.one is None else self.one.size(content)
        if self.two is not None:
            verb.stride = self.two.size(content)
            verb.low = self.two.low
        verb.end = first + size * verb.stride
        verb.zero = first - (0 if self.one is None else self.one.low) * verb.stride - verb.low
        return verb

    def at(self, one: int = 0, two: int = 0) -> int:
        """The answer that does this to these objects."""
        return self.zero + one * self.stride + two

    def covers(self, answer: int) -> bool:
        """Whether an answer does this."""
        return self.first <= answer < self.end

    def object(self, answer: int) -> int:
        """What an answer does this to: its first object."""
        return (answer - self.zero - self.low) // self.stride

    def objects(self, answer: int) -> tuple[int, int]:
        """Both objects of an answer."""
        number, stride = answer - self.zero - self.low, self.stride
        one = number // stride  # not `divmod`: compiled code could only call that as an unknown function
        return one, number - one * stride + self.low

    def domains(self) -> list[Domain]:
        if self.one is None:
            return []
        return [self.one] if self.two is None else [self.one, self.two]

    def numbers(self, answer: int) -> list[int]:
        """The objects of an answer, one for each domain."""
        if self.one is None:
            return []
        return [self.object(answer)] if self.two is None else [*self.objects(answer)]
