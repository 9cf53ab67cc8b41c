"""Everything to be seen in a game besides its row: the answers offered and taken, the events, and who led how clearly.

>>> import ludoteca
>>> from ludoteca.lab.games import play_game
>>> game = ludoteca.game("quay")
>>> state = game.new(players=2)
>>> watch = Watch()
>>> answers = play_game(state, ludoteca.Rng(7), lambda state: state.answers[0], [watch])
>>> sum(watch.seen.per_turn) == len(watch.seen.offers)
True
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from ludoteca.bots import judge
from ludoteca.bots.restricted import ids_of
from ludoteca.engine import NOBODY, NONE, Count, Domain, Frame, Game, Listener, Rule, State, Things, YesNo
from ludoteca.engine.rule import CHANCE
from ludoteca.lab.games import GameObserver
from ludoteca.lab.simulate.rows import DecisionRow

DIGITS: Final = 4
MOST_NUMBERS: Final = 32
"""Counts with a wider range than this are not told apart."""

Key = tuple[str, str, str, str]
"""The rule, verb, domain and id of what can be done or drawn; for an event its name, nothing, domain and id.

The last two are empty if it is counted no matter what it is done to.
"""
BySeat = dict[int, int]


@dataclass
class Watched:
    """Plain data, to send back from workers."""

    offers: list[int] = field(default_factory=list)
    """How many answers each decision could choose from, in order."""
    per_turn: list[int] = field(default_factory=list)
    """How many decisions each turn had."""
    leaders: list[int] = field(default_factory=list)
    """The seat with the most points at the start of each turn; NOBODY if there was a tie."""
    chances: list[list[float]] = field(default_factory=list)
    """How the judge saw the chances of all seats at the start of each turn; empty in a game for one."""
    offered: dict[Key, BySeat] = field(default_factory=dict)
    """How often each seat could choose to do something, and also do something else."""
    taken: dict[Key, BySeat] = field(default_factory=dict)
    """How often it chose that."""
    had_to: dict[Key, BySeat] = field(default_factory=dict)
    """How often it had no other choice."""
    forced: int = 0
    """Answers given without asking, because there was only one."""
    falls: dict[Key, BySeat] = field(default_factory=dict)
    """What chance brought, by the seat it was drawn or rolled for."""
    events: dict[Key, BySeat] = field(default_factory=dict)
    points: dict[tuple[str, str], BySeat] = field(default_factory=dict)
    """The points that components with a life gave, by domain and id."""
    sampled: bool = False
    """True if it comes from the decisions kept with a row: then it has `offers`, `offered` and `taken` of those, and
    nothing else."""

    @property
    def turns(self) -> int:
        return len(self.leaders)


class Watch(GameObserver, Listener):
    def __init__(self) -> None:
        self.seen = Watched()
        self.answers = 0
        """How many answers were given: chosen, forced and by chance."""
        self._turn = NONE
        self._last: dict[str, tuple[int, str]] = {}
        """By domain: the component that was told of last in this step, and for which seat."""

    def before(self, state: State) -> None:
        self._game: Game[Any] = state.game
        self._judge = judge(state.game)
        self._lives = state.game.lives()
        state.listener = self

    # ---------------------------------------------------------------- what the state tells

    def asks(self, s: State, frame: Frame) -> None:
        turn = self._judge.turn(s)
        if turn in (NONE, self._turn):
            return
        self._turn = turn
        self.seen.per_turn.append(0)
        scores = s.scores
        most = max(scores)
        self.seen.leaders.append(scores.index(most) if scores.count(most) == 1 else NOBODY)
        if s.seats > 1:
            self.seen.chances.append([round(chance, DIGITS) for chance in self._judge.chances(s)])

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Count what was chosen, and everything it was chosen from."""
        self.answers += 1
        self._last.clear()
        number, seat, _ = frame
        rule = s.rules[number]
        if rule.kind == CHANCE:
            _count(self.seen.falls, seat, _keys(s, rule, answer))
            return
        answers = s.answers
        if len(answers) == 1:
            self.seen.forced += 1
            _count(self.seen.had_to, seat, _keys(s, rule, answer))
            return
        self.seen.offers.append(len(answers))
        if self.seen.per_turn:
            self.seen.per_turn[-1] += 1
        _count(self.seen.offered, seat, {key for one in answers for key in _keys(s, rule, one)})
        _count(self.seen.taken, seat, _keys(s, rule, answer))

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        keys = _event_keys(self._game, what, a, b, secret)
        _count(self.seen.events, seat, keys)
        if self._lives and seat != NOBODY:
            self._count_points(what, seat, a, b, keys)

    def _count_points(self, what: str, seat: int, a: int, b: int, keys: tuple[Key, ...]) -> None:
        self._last |= {domain: (seat, id_) for _, _, domain, id_ in keys if id_}
        for life in self._lives:
            told_for, id_ = self._last.get(life.of.name, (NOBODY, ""))
            if what in life.points and told_for == seat:
                event = self._game.rulebook.events[what]
                by_seat = self.seen.points.setdefault((life.of.name, id_), {})
                by_seat[seat] = by_seat.get(seat, 0) + (b if isinstance(event.two, Count) else a)


def sampled(game: Game[Any], decisions: Sequence[DecisionRow]) -> Watched:
    """Everything that decisions show which were kept with a row; `LookupError` or `ValueError` if they cannot be."""
    seen = Watched(offers=[len(one.offered) for one in decisions], sampled=True)
    for one in decisions:
        keys = {
            answer: _keys_by_name(game, one.rule, name) for answer, name in zip(one.offered, one.named, strict=True)
        }
        _count(seen.offered, one.seat, {key for of_answer in keys.values() for key in of_answer})
        _count(seen.taken, one.seat, keys[one.answer])
    return seen


@cache
def _keys_by_name(game: Game[Any], rule: str, named: str) -> tuple[Key, ...]:
    """The keys of an answer that a row names."""
    name, *ids = named.split(":")
    verb = {verb.name: verb for verb in game.rulebook.by_name[rule].verbs}[name]
    things = list(zip(verb.domains(), ids, strict=True))
    for domain, id_ in things:
        ids_of(domain, game.content).index(id_)
    counted = [(domain.name, id_) for domain, id_ in things if told_apart(game, domain)]
    return ((rule, name, "", ""), *((rule, name, *thing) for thing in counted))


def _count(counts: dict[Key, BySeat], seat: int, keys: Iterable[Key]) -> None:
    for key in keys:
        by_seat = counts.setdefault(key, {})
        by_seat[seat] = by_seat.get(seat, 0) + 1


def _keys(s: State, rule: Rule[Any], answer: int) -> tuple[Key, ...]:
    """The keys an answer is counted under: its verb, and each thing it is done to."""
    verb = rule.verb(answer)
    domains = verb.domains()
    numbers = [domain.meant(s, number) for domain, number in zip(domains, verb.numbers(answer), strict=True)]
    return _of_verb(s.game, rule.name, verb.name, tuple(domains), tuple(numbers))


@cache
def _of_verb(
    game: Game[Any], rule: str, verb: str, domains: tuple[Domain, ...], numbers: tuple[int, ...]
) -> tuple[Key, ...]:
    things = _named(game, list(zip(domains, numbers, strict=True)))
    return ((rule, verb, "", ""), *((rule, verb, *thing) for thing in things))


@cache
def _event_keys(game: Game[Any], what: str, a: int, b: int, secret: int) -> tuple[Key, ...]:
    event = game.rulebook.events[what]
    numbers = zip((event.one, event.two, event.secret), (a, b, secret), strict=True)
    things = [(domain, number) for domain, number in numbers if isinstance(domain, Things) and number >= domain.low]
    return ((what, "", "", ""), *((what, "", *thing) for thing in _named(game, things)))


def _named(game: Game[Any], things: Sequence[tuple[Domain, int]]) -> list[tuple[str, str]]:
    """The domain and id of each thing that is counted by itself."""
    content = game.content
    return [(domain.name, str(domain.id(content, number))) for domain, number in things if told_apart(game, domain)]


def told_apart(game: Game[Any], domain: Domain) -> bool:
    """Whether the things in a domain are counted one by one: components and small numbers are, seats are not."""
    if isinstance(domain, Count):
        return domain.size(game.content) <= MOST_NUMBERS
    return isinstance(domain, (Things, YesNo))
