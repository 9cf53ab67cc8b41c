"""Everything to be seen in a game besides its row: the answers offered and taken, the events, and who led how clearly.

>>> import ludoteca
>>> from ludoteca.lab.games import play_game
>>> game = ludoteca.game("quay")
>>> state = game.new(players=2)
>>> watch = Watch()
>>> answers = play_game(state, ludoteca.Rng(7), lambda state: state.answers[0], [watch])
>>> watched = watch.done()
>>> watched.turns == len(watched.leaders), sum(watched.per_turn) == len(watched.offers)
(True, True)
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from ludoteca.bots import judge
from ludoteca.engine import NOBODY, NONE, Count, Domain, Frame, Game, Listener, Rule, State, Things, YesNo
from ludoteca.engine.rule import CHANCE
from ludoteca.lab.games import Observer

DIGITS: Final = 4
MOST_NUMBERS: Final = 32
"""Counts with a wider range than this are not told apart."""

Key = tuple[str, str, str, str]
"""The rule, verb, domain and id of what can be done or drawn; for an event its name, nothing, domain and id.

The last two are empty if it is counted no matter what it is done to.
"""
BySeat = dict[int, int]


class Offered(NamedTuple):
    """How often a seat could choose to do something, how often it did, and how often it had no other choice."""

    offered: int
    taken: int
    forced: int


class Watched(NamedTuple):
    """Plain data, to send back from workers."""

    turns: int
    offers: list[int]
    """How many answers each decision could choose from, in order."""
    per_turn: list[int]
    """How many decisions each turn had."""
    forced: int
    """Answers given without asking, because there was only one."""
    leaders: list[int]
    """The seat with the most points at the start of each turn; NOBODY if there was a tie."""
    chances: list[list[float]]
    """How the judge saw the chances of all seats at the start of each turn; empty in a game for one."""
    options: dict[Key, dict[int, Offered]]
    falls: dict[Key, BySeat]
    """What chance brought, by the seat it was drawn or rolled for."""
    events: dict[Key, BySeat]


class Watch(Observer, Listener):
    def __init__(self) -> None:
        self._turn = NONE
        self._offers: list[int] = []
        self._per_turn: list[int] = []
        self._forced = 0
        self._leaders: list[int] = []
        self._chances: list[list[float]] = []
        self._offered: dict[tuple[int, Key], int] = {}
        self._taken: dict[tuple[int, Key], int] = {}
        self._had_to: dict[tuple[int, Key], int] = {}
        self._fell: dict[tuple[int, Key], int] = {}
        self._events: dict[tuple[int, Key], int] = {}
        self.answers = 0
        """How many answers were given: chosen, forced and by chance."""

    def before(self, state: State) -> None:
        self._game: Game[Any] = state.game
        self._judge = judge(state.game)
        state.listener = self

    def done(self) -> Watched:
        options: dict[Key, dict[int, Offered]] = {}
        for seat, key in {**self._offered, **self._had_to}:
            at = (seat, key)
            counts = Offered(self._offered.get(at, 0), self._taken.get(at, 0), self._had_to.get(at, 0))
            options.setdefault(key, {})[seat] = counts
        return Watched(
            len(self._leaders), self._offers, self._per_turn, self._forced, self._leaders, self._chances,
            options, _by_key(self._fell), _by_key(self._events),
        )  # fmt: skip

    # ---------------------------------------------------------------- what the state tells

    def asks(self, s: State, frame: Frame) -> None:
        turn = self._judge.turn(s)
        if turn in (NONE, self._turn):
            return
        self._turn = turn
        self._per_turn.append(0)
        scores = s.scores
        most = max(scores)
        self._leaders.append(scores.index(most) if scores.count(most) == 1 else NOBODY)
        if s.seats > 1:
            self._chances.append([round(chance, DIGITS) for chance in self._judge.chances(s)])

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Count what was chosen, and everything it was chosen from."""
        self.answers += 1
        number, seat, _ = frame
        rule = s.rules[number]
        if rule.kind == CHANCE:
            _count(self._fell, seat, _keys(s, rule, answer))
            return
        answers = s.answers
        if len(answers) == 1:
            self._forced += 1
            _count(self._had_to, seat, _keys(s, rule, answer))
            return
        self._offers.append(len(answers))
        if self._per_turn:
            self._per_turn[-1] += 1
        _count(self._offered, seat, {key for one in answers for key in _keys(s, rule, one)})
        _count(self._taken, seat, _keys(s, rule, answer))

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        _count(self._events, seat, _event_keys(self._game, what, a, b, secret))


def _count(counts: dict[tuple[int, Key], int], seat: int, keys: Iterable[Key]) -> None:
    for key in keys:
        counts[seat, key] = counts.get((seat, key), 0) + 1


def _by_key(counts: dict[tuple[int, Key], int]) -> dict[Key, BySeat]:
    by_key: dict[Key, BySeat] = {}
    for (seat, key), count in counts.items():
        by_key.setdefault(key, {})[seat] = count
    return by_key


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
    told = [(domain, number) for domain, number in numbers if isinstance(domain, Things) and number >= domain.low]
    return ((what, "", "", ""), *((what, "", *thing) for thing in _named(game, told)))


def _named(game: Game[Any], things: Sequence[tuple[Domain, int]]) -> list[tuple[str, str]]:
    """The domain and id of each thing that is counted by itself."""
    content = game.content
    return [(domain.name, str(domain.id(content, number))) for domain, number in things if told_apart(game, domain)]


def told_apart(game: Game[Any], domain: Domain) -> bool:
    """Whether the things in a domain are counted one by one: components and small numbers are, seats are not."""
    if isinstance(domain, Count):
        return domain.size(game.content) <= MOST_NUMBERS
    return isinstance(domain, (Things, YesNo))
