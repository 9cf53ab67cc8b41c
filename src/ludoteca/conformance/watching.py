"""What the conformance suite listens to and looks at while a game is played."""

from collections.abc import Callable
from typing import Any

from ludoteca.engine import NOBODY, Frame, GameError, Listener, Several, Shape, State
from ludoteca.engine.rule import CHANCE, outcomes
from ludoteca.engine.shape import Items
from ludoteca.match.match import Match


class Recorder(Listener):
    """Notes every answer and every message that a state tells."""

    def __init__(self) -> None:
        self.answers: list[tuple[str, int, int]] = []
        self.events: list[tuple[str, int, int, int, int, int]] = []
        self.barrier = 0

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """An answer of anybody else, or of chance, closes the way back."""
        rule = s.rules[frame[0]]
        seat = NOBODY if rule.kind == CHANCE else frame[1]
        self.answers.append((rule.name, seat, answer))
        self.barrier |= ~0 if seat == NOBODY else ~(1 << seat)

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        self.events.append((what, seat, a, b, secret, seen_by))

    def revealed(self, seats: int) -> None:
        """Close the way back for these."""
        self.barrier |= seats

    def heard_by(self, seat: int) -> list[tuple[str, int, int, int, int]]:
        """The events as a seat may read them."""
        return [
            (what, who, a, b, secret if (seen_by >> seat) & 1 else -1)
            for what, who, a, b, secret, seen_by in self.events
        ]


class WatchedMatch(Match):
    """A match that checks every outcome of chance, from the first deal on."""

    every = 1
    fallen = 0

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """An outcome must be one that its rule lists. One time in `every`, check that listing them changes nothing."""
        if s.rules[frame[0]].kind == CHANCE:
            outcomes_of = unchanging_outcomes if self.fallen % self.every == 0 else checked_outcomes
            self.fallen += 1
            if answer not in outcomes_of(s, frame):
                raise GameError(f"{s.rules[frame[0]].name}: {answer} fell, which is none of its outcomes")
        super().answered(s, frame, answer)


def checked_outcomes(s: State, frame: Frame) -> dict[int, int]:
    """The outcomes of a frame of chance, all within the rule's size."""
    place, player, args = frame
    rule = s.rules[place]
    try:
        weights = outcomes(rule, s, player, args)
    except LookupError as error:
        raise GameError(f"{rule.name}: at() has fewer places than total() says") from error
    if not all(0 <= outcome < rule.size for outcome in weights):
        raise GameError(f"{rule.name}: {list(weights)} are not outcomes from 0 to {rule.size - 1}")
    return weights


def unchanging_outcomes(s: State, frame: Frame) -> dict[int, int]:
    """The outcomes of a frame of chance, asked twice: the same both times, and the position is as before."""
    before = s.key()
    weights = checked_outcomes(s, frame)
    if checked_outcomes(s, frame) != weights or s.key() != before:
        raise GameError(f"{s.rules[frame[0]].name}: total() or at() changes something by being asked")
    return weights


def fault_of(s: State, frame: Frame) -> str:
    """The fault in a frame that came up in play, or ""."""
    place, player, args = frame
    rule = s.rules[place]
    several = any(isinstance(domain, Several) for domain in rule.carries)
    if len(args) != len(rule.carries) and not several:
        return f"a frame of {rule.name} carries {args}, not one number for each of {len(rule.carries)}"
    if misplaced := s.game.checks.misplaced(s, rule, player, args):
        return f"{rule.name}.frame of seat {player} with {args} is misplaced, although it came up in play: {misplaced}"
    return ""


def compare_attributes(part: Any, shape: Shape, known: frozenset[str], fail: Callable[[str], None]) -> None:
    """Every attribute of a state or part must be in its shape, or it would be lost when saved."""
    extra = _attributes(part) - set(shape.fields) - known
    if extra:
        fail(f"{type(part).__name__} has fields that its shape does not name: {', '.join(sorted(extra))}")
    for name, codec in shape.fields.items():
        inner = codec.each if isinstance(codec, Items) else codec
        if isinstance(inner, Shape):
            value = getattr(part, name)
            for entry in value if isinstance(value, list) else [value]:
                compare_attributes(entry, inner, frozenset(), fail)


def _attributes(part: Any) -> set[str]:
    names = set(vars(part)) if hasattr(part, "__dict__") else set()
    for base in type(part).__mro__:
        names |= set(getattr(base, "__slots__", ())) | set(getattr(base, "__mypyc_attrs__", ()))
    return names - {"__dict__", "__weakref__"}
