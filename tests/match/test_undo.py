"""Taking back: nothing new is ever learned by it, nothing is erased, and every limit says why."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.quays import (
    DONE,
    LET_PASS,
    QUAY,
    SALT,
    SILK,
    STEADY,
    TEA,
    TRADE_IN,
    WHISTLE,
    Variant,
    any_answer,
    asking,
    random_match,
    step,
    table,
)

from ludoteca.engine import Args, CannotUndo, Rng, State, ask
from ludoteca.engine.events import Event
from ludoteca.games.quay.rules.turn import Turn, ask_for
from ludoteca.games.quay.state import Quay
from ludoteca.match.match import Match
from ludoteca.match.playthrough import UndoLimit
from ludoteca.match.record import Part, Undo


class AskAgain(Turn):
    """A turn in which one may go on asking: what is shown stays shown while the same seat is asked."""

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        s.then([ask(self, player)])
        if self.ask_for.covers(answer):
            ask_for(s, player, *self.ask_for.objects(answer))


def reasons(match: Match) -> list[str]:
    return [match.undo_limit(seat).stopped_by for seat in range(match.state.seats)]


def test_start() -> None:
    """Before anything was answered there is nothing to take back."""
    match = Match(QUAY, players=3, seed=2)
    assert match.undo_limit(0) == UndoLimit(0, "start")
    match.choose(TRADE_IN)
    assert match.undo_limit(0) == UndoLimit(1, "start")


def test_not_asked() -> None:
    """Only the seat that is asked can take back: others would learn whether somebody was passed over."""
    match = Match(QUAY, players=3, seed=2)
    assert reasons(match)[1:] == ["not-asked", "not-asked"]
    match.choose(asking(1, WHISTLE))
    assert match.undo_limit(0) == UndoLimit(0, "not-asked")


def test_chance() -> None:
    """A die or a draw is never taken back."""
    match = Match.from_position(table([[SALT, SALT, SALT], [TEA, TEA, TEA]], options={"patrol": False}), seed=1)
    match.choose(SALT)
    assert match.undo_limit(1) == UndoLimit(0, "chance")
    match.choose(asking(0, WHISTLE))
    assert match.undo_limit(0) == UndoLimit(0, "another")


def test_another() -> None:
    """What another seat answered, also by force, closes the way back."""
    match = Match.from_position(table([[SALT, SALT, SALT], [WHISTLE, TEA, TEA], [WHISTLE, TEA, TEA]]), seed=1)
    match.choose(SALT)
    match.choose(LET_PASS)
    assert match.undo_limit(2) == UndoLimit(0, "another")
    match.choose(LET_PASS)
    assert reasons(match)[0] == "not-asked"


def test_reveal() -> None:
    """A card that was shown stays shown, although the same seat is asked again and nothing random happened."""
    match = Match(Variant(AskAgain()), players=2, seed=3)
    match.choose(TRADE_IN)
    assert match.undo_limit(0) == UndoLimit(1, "start")
    match.choose(asking(1, SILK))
    assert match.undo_limit(0) == UndoLimit(0, "reveal")
    match.choose(TRADE_IN)
    assert match.undo_limit(0) == UndoLimit(1, "reveal")


def test_over() -> None:
    """A finished game stays finished."""
    match = random_match(4)
    assert set(reasons(match)) == {"over"}


@pytest.mark.parametrize("stopped_by", ["start", "not-asked", "over"])
def test_refusals(stopped_by: str) -> None:
    """Where nothing can be taken back, undo says what stops it and changes nothing."""
    match = random_match(4) if stopped_by == "over" else Match(QUAY, players=2, seed=2)
    seat = 1 if stopped_by == "not-asked" else 0
    before = match.record.text(), match.events(seat=0)
    with pytest.raises(CannotUndo, match=rf"^Seat {seat} has nothing to take back: stopped by {stopped_by}\.$") as no:
        match.undo(seat)
    assert no.value.stopped_by == stopped_by
    assert (match.record.text(), match.events(seat=0)) == before


def test_several_answers_one_after_the_other() -> None:
    """Each undo takes back one answer; lines and event numbers go on and none is used twice."""
    match = Match.from_position(table([[SALT, TEA, SILK], [WHISTLE, TEA, TEA]]), seed=1)
    states = [match.state.copy()]
    for answer in (TRADE_IN, TEA, SALT):
        match.choose(answer)
        states.append(match.state.copy())
    first = len(match.lines) - 2
    assert match.undo_limit(0).answers == 3
    for left in (2, 1, 0):
        match.undo(0)
        assert match.state == states[left]
        assert match.undo_limit(0).answers == left
    assert [line for line in match.lines if isinstance(line, Undo)] == [
        Undo(first + 3, 0, first + 2),
        Undo(first + 4, 0, first + 1),
        Undo(first + 5, 0, first),
    ]


def test_the_event_names_what_was_undone() -> None:
    match = Match.from_position(table([[SALT, TEA, SILK], [WHISTLE, TEA, TEA]]), seed=1)
    match.choose(TRADE_IN)
    told = len(match.events())
    match.choose(TEA)
    match.undo(0)
    for seat in (None, 0, 1):
        assert match.events(told + 1, seat) == [Event(told + 2, "undone", 0, told + 1, told + 1, None)]


def test_another_answer_after_an_undo() -> None:
    one = Match.from_position(table([[SALT, TEA, SILK], [WHISTLE, TEA, TEA]]), seed=1)
    other = Match.from_position(table([[SALT, TEA, SILK], [WHISTLE, TEA, TEA]]), seed=1)
    one.choose(TRADE_IN)
    one.choose(TEA)
    one.undo(0)
    other.choose(TRADE_IN)
    for match in (one, other):
        match.choose(SILK)
        match.choose(DONE)
    assert one.state == other.state
    assert one.dealer.count == other.dealer.count


class Before(NamedTuple):
    """The state before an answer, and the news that it brought: for each seat, and last for a spectator."""

    position: State
    views: list[dict[str, object]]
    events: list[list[Event]]
    answer: int
    told: list[list[Event]]


class Watched:
    """A match, and what was before each answer that can still be taken back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before: list[Before] = []

    def views(self) -> list[dict[str, object]]:
        return [self.match.state.view(seat) for seat in (*range(self.match.state.seats), None)]

    def events(self, since: int = 0) -> list[list[Event]]:
        return [self.match.events(since, seat) for seat in (*range(self.match.state.seats), None)]

    def choose(self, answer: int) -> None:
        """Answer, and forget what can no longer be taken back."""
        position, views, events = self.match.state.copy(), self.views(), self.events()
        self.match.choose(answer)
        self.before.append(Before(position, views, events, answer, self.events(len(events[0]))))
        seat = self.match.state.player
        left = self.match.undo_limit(seat).answers if seat >= 0 else 0
        self.before = self.before[len(self.before) - left :]


def undos(seed: int, games: int) -> Iterator[tuple[Watched, int, Rng]]:
    """Every situation of random games in which something can be taken back, and by whom."""
    for number in range(seed, seed + games):
        rng = Rng(number)
        watched = Watched(Match(QUAY, 2 + rng.below(3), seed=number))
        while not watched.match.state.over:
            seat = watched.match.state.player
            if watched.match.undo_limit(seat).answers and rng.below(3) == 0:
                yield watched, seat, rng
            else:
                watched.choose(any_answer(watched.match, rng))


@settings(STEADY, max_examples=25)
@given(st.integers(0, 10**6))
def test_undo_shows_nothing_new(seed: int) -> None:
    """After an undo every view is the old one, and every event since is one that the seat could foretell.

    Foretell: in any world that the seat held possible before the answer, the answer tells it the same. Nobody else
    reads a secret in what was undone.
    """
    for watched, seat, rng in undos(seed, 2):
        before, read = watched.before.pop(), watched.events()
        watched.match.undo(seat)
        assert watched.match.state == before.position
        assert watched.views() == before.views
        for each, now in enumerate(watched.events()):
            assert now[: len(before.events[each])] == before.events[each]
            assert now[: len(read[each])] == read[each]
            assert [event.what for event in now[len(read[each]) :]] == ["undone"]
            assert each == seat or all(event.secret is None for event in before.told[each])
        foretold(before, seat, rng)


def foretold(before: Before, seat: int, rng: Rng) -> None:
    """The answer tells the seat the same in worlds that it held possible."""
    for _ in range(3):
        world: Match = Match(QUAY, before.position.seats, dict(before.position.options), seed=0)
        world.state = before.position.determinize(seat, rng)
        world.state.listener = world
        since = len(world.events())
        world.choose(before.answer)
        told = [event._replace(number=0) for event in world.events(since, seat)]
        assert told == [event._replace(number=0) for event in before.told[seat]]


@STEADY
@given(st.integers(0, 10**6))
def test_undo_only_appends(seed: int) -> None:
    """Whatever is taken back, earlier lines and events stay, and the version always grows."""
    rng = Rng(seed)
    match = Match(QUAY, 2 + rng.below(3), seed=seed)
    while not match.state.over:
        lines, events = match.lines.copy(), match.events(seat=0)
        step(match, rng)
        assert match.lines[: len(lines)] == lines
        assert len(match.lines) > len(lines)
        assert match.events(seat=0)[: len(events)] == events


@STEADY
@given(st.integers(0, 10**6))
def test_no_undo_behind_a_barrier(seed: int) -> None:
    """However often a seat takes back, it never comes behind a line of chance or of another seat."""
    rng = Rng(seed)
    match = Match(QUAY, 2 + rng.below(3), seed=seed)
    while not match.state.over:
        seat = match.state.player
        while match.undo_limit(seat).answers and rng.below(3):
            match.undo(seat)
            undo = match.lines[-1]
            assert isinstance(undo, Undo)
            withdrawn = match.lines[undo.undo - 1 : -1]
            assert {line.seat for line in withdrawn if not isinstance(line, Part)} == {seat}
            assert match.state.player == seat
        match.choose(any_answer(match, rng))


def test_undo_happens_often_enough() -> None:
    """The random games of these tests do take back answers, in all places where that is possible."""
    rules = set()
    for watched, _, _ in undos(0, 12):
        rules.add(watched.match.pending.rule if watched.match.pending else "")
        watched.match.undo(watched.match.state.player)
        watched.before.pop()
    assert rules == {"PutAway", "Turn"}
