"""Rules as objects, and the frames that say which of them is pending.

A frame is a tuple of public numbers: that of a rule, a seat, and what the rule carries. Never a card that some seat
may not see: hidden things stay in the zones of the players.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NoReturn, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from ludoteca.engine.domain import Domain, Several
from ludoteca.engine.errors import GameError
from ludoteca.engine.reasons import WhyNot
from ludoteca.engine.verb import Verb
from ludoteca.engine.words import Argument

if TYPE_CHECKING:
    from ludoteca.engine.shape import Codec

NOBODY: Final = -1
"""No seat: that of dice and draws, of spectators, and of a frame that concerns no particular player."""

DECISION: Final = 0
CHANCE: Final = 1
EFFECT: Final = 2

UNNUMBERED: Final = 1 << 30

Args = tuple[int, ...]
"""What a frame carries, in the order that its rule declares."""
Frame = tuple[int, int, Args]
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """One rule of a game, without state. Games subclass `Decision`, `Chance`, `Draw`, `Die` or `Effect`.

    A module makes one object of each rule as a handle, to refer to it in frames. Every game makes its own copy, whose
    verbs have the ranges of its content. `of(s)` leads from the handle to the copy of a position's game.
    """

    KIND: ClassVar[int] = EFFECT
    COMMUTES: ClassVar[bool] = False
    """Swapping successive answers to this question makes no difference: a hint for search."""
    ALIKE: ClassVar[bool] = False
    """All answers of one verb can be taken back, or none can. Saves a server from trying each one."""
    WINDOW: ClassVar[bool] = False
    """A reaction window: seats that cannot react are skipped, so nobody is told who is asked."""
    SET_UP: ClassVar[bool] = False
    """A question of the set-up, before the first turn."""
    CARRIES: ClassVar[tuple[Domain, ...]] = ()
    """What each number of this rule's frames stands for."""

    VERBS: ClassVar[dict[str, Verb]] = {}
    """The verbs that an interpreted class declares."""

    def __init_subclass__(cls) -> None:
        """Take the verbs out of the class: an object's attribute is found faster if its class has none of that name."""
        declared = {name: verb for name, verb in vars(cls).items() if isinstance(verb, Verb)}
        cls.VERBS = cls.VERBS | declared
        for name in declared:
            delattr(cls, name)

    def __init__(self) -> None:
        for kind, methods in REQUIRED.items():
            for name in methods if isinstance(self, kind) else ():
                if getattr(type(self), name) is getattr(kind, name):
                    raise GameError(f"{type(self).__name__} does not define {name}()")
        for name, verb in type(self).VERBS.items():
            setattr(self, name, verb)
        # Compiled code reads class attributes from the base, not from an interpreted subclass: hence the slots.
        self.kind: int = type(self).KIND
        self.commutes: bool = type(self).COMMUTES
        self.alike: bool = type(self).ALIKE
        self.window: bool = type(self).WINDOW
        self.set_up: bool = type(self).SET_UP
        self.carries: tuple[Domain, ...] = type(self).CARRIES
        self.codecs: list[Codec] = []
        """How each of these numbers is written, once the content is known."""
        self.name: str = type(self).__name__
        self.number: int = UNNUMBERED
        """The number of the rule in frames: the same in every game that uses it."""
        self.index: int = 0
        """How many rules of its game come before it."""
        self.verbs: list[Verb] = []
        self.size: int = 0
        """How many answers there could ever be: they are 0 .. size - 1."""

    def bind(self, content: Any) -> None:
        """Give the verbs their ranges. A compiled class has its verbs only on its objects."""
        self.codecs = [domain.codec(content) for domain in self.carries]
        names = [*type(self).VERBS, *(name for kind in type(self).__mro__ for name in vars(kind) if name[0] != "_")]
        declared = {name: getattr(self, name) for name in names}
        found = {name: verb for name, verb in declared.items() if isinstance(verb, Verb)}
        for name, verb in sorted(found.items(), key=lambda entry: entry[1].serial):
            bound = verb.bound(name, self.size, content)
            setattr(self, name, bound)
            self.verbs.append(bound)
            self.size = bound.end

    def of(self, s: Any) -> Self:
        """This rule in the game of a position, with its verbs bound."""
        return cast("Self", s.rules[self.number])

    def verb(self, answer: int) -> Verb:
        for verb in self.verbs:
            if verb.covers(answer):
                return verb
        raise GameError(f"{self.name} has no answer {answer}")

    # ---------------------------------------------------------------- what a rule says

    def answers(self, s: S, player: int, args: Args) -> list[int]:
        """Decision: the answers that may be given now; at least one."""
        self._missing("answers")

    def why_not(self, s: S, player: int, answer: int, args: Args) -> WhyNot | None:
        """Decision: why an answer is not offered; None if there is nothing more to say."""
        return None

    def total(self, s: S, player: int, args: Args) -> int:
        """Chance: the sum of the weights; if it is 0, nothing can happen and the frame is skipped."""
        self._missing("total")

    def at(self, s: S, nth: int, player: int, args: Args) -> int:
        """Chance: the nth outcome, 0 <= nth < total."""
        self._missing("at")

    def chosen(self, s: S, player: int, answer: int, args: Args) -> None:
        """Decision and chance: what the answer does."""
        self._missing("chosen")

    def run(self, s: S, player: int, args: Args) -> None:
        """Effect: what happens."""
        self._missing("run")

    def words(self, s: S, player: int, answer: int, args: Args) -> dict[str, Argument]:
        """What the sentence of an answer needs besides the objects of its verb."""
        return {}

    def prompt_words(self, s: S, player: int, args: Args) -> dict[str, Argument]:
        """Decision: what the sentence of the question needs besides the player."""
        return {}

    def _missing(self, method: str) -> NoReturn:
        raise GameError(f"{self.name} has no {method}()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Rule[S]):
    """A question to a player: `answers`, `why_not` and `chosen` belong together."""

    KIND = DECISION

    @abstractmethod
    def answers(self, s: S, player: int, args: Args) -> list[int]:
        """The answers that may be given now; at least one."""

    @abstractmethod
    def chosen(self, s: S, player: int, answer: int, args: Args) -> None:
        """What the answer does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S]):
    """Something decided by chance, with whole-number weights given by `total` and `at`."""

    KIND = CHANCE

    @abstractmethod
    def total(self, s: S, player: int, args: Args) -> int:
        """The sum of the weights; if it is 0, nothing can happen and the frame is skipped."""

    @abstractmethod
    def at(self, s: S, nth: int, player: int, args: Args) -> int:
        """The nth outcome, 0 <= nth < total."""

    @abstractmethod
    def chosen(self, s: S, player: int, answer: int, args: Args) -> None:
        """What the outcome does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance[S]):
    """A fair die: every answer of its verb is a face."""

    def total(self, s: S, player: int, args: Args) -> int:
        return self.size

    def at(self, s: S, nth: int, player: int, args: Args) -> int:
        return nth


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """One piece from an unordered bag; an empty bag gives nothing."""

    @abstractmethod
    def bag(self, s: S, player: int, args: Args) -> list[int]:
        """The pieces that can be drawn."""

    def total(self, s: S, player: int, args: Args) -> int:
        return len(self.bag(s, player, args))

    def at(self, s: S, nth: int, player: int, args: Args) -> int:
        return self.bag(s, player, args)[nth]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Rule[S]):
    """Something that happens at once, without a question."""

    KIND = EFFECT

    @abstractmethod
    def run(self, s: S, player: int, args: Args) -> None:
        """Do what the book says."""


REQUIRED: Final[dict[type[Rule[Any]], tuple[str, ...]]] = {
    Decision: ("answers", "chosen"),
    Chance: ("total", "at", "chosen"),
    Draw: ("bag",),
    Effect: ("run",),
}
"""The abstract methods of each kind, checked when a rule is made: compiled classes would not notice."""


def ask(rule: Decision[Any], player: int, *args: int) -> Frame:
    """A frame that puts a question to a player."""
    if rule.number == UNNUMBERED:
        raise GameError(f"{rule.name} is in none of the game's rule modules")
    return (rule.number, player, args)


def roll(rule: Chance[Any], player: int = NOBODY, *args: int) -> Frame:
    """A frame that lets chance decide, for a player or for nobody."""
    if rule.number == UNNUMBERED:
        raise GameError(f"{rule.name} is in none of the game's rule modules")
    return (rule.number, player, args)


def do(rule: Effect[Any], player: int = NOBODY, *args: int) -> Frame:
    """A frame that makes something happen."""
    if rule.number == UNNUMBERED:
        raise GameError(f"{rule.name} is in none of the game's rule modules")
    return (rule.number, player, args)


def outcomes(rule: Rule[S], s: S, player: int, args: Args) -> dict[int, int]:
    """Chance: every outcome with its weight, derived from `total` and `at`."""
    weights: dict[int, int] = {}
    last, alike = UNNUMBERED, 0
    for nth in range(rule.total(s, player, args)):
        outcome = rule.at(s, nth, player, args)
        if outcome != last:  # a bag is sorted, so equal outcomes are mostly together
            if alike:
                weights[last] = weights.get(last, 0) + alike
            last, alike = outcome, 0
        alike += 1
    if alike:
        weights[last] = weights.get(last, 0) + alike
    return weights


def carried(rule: Rule[Any], args: Args) -> list[tuple[Domain, Any]]:
    """What a frame carries, domain by domain; a `Several` takes everything that is left."""
    found: list[tuple[Domain, Any]] = []
    for at, domain in enumerate(rule.carries):
        found.append((domain, list(args[at:]) if isinstance(domain, Several) else args[at]))
    return found
