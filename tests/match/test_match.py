"""A match: it deals, asks, tells each seat alike, and a mistake in a rule leaves nothing half done."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.quays import (
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
    number,
    random_match,
    table,
)

from ludoteca import BadOptions, BadRecord, IllegalAnswer, Pending, Rng, Runaway, State
from ludoteca.bots import bot
from ludoteca.engine import NOBODY, Args, Chance, Frame, Listener
from ludoteca.games.quay.rules.end import SCORES
from ludoteca.games.quay.rules.patrol import Tide
from ludoteca.games.quay.rules.turn import EndTurn
from ludoteca.games.quay.state import Quay
from ludoteca.match.dealer import Dealer, secret_of
from ludoteca.match.match import Match
from ludoteca.match.play import play
from ludoteca.match.record import Answer
from ludoteca.positions import position


class Wreck(EndTurn):
    def run(self, s: Quay, player: int, args: Args) -> None:
        s.tell(SCORES, player, 1)
        s.players[player].points[0] += 1
        s.reveal(~0)
        raise ZeroDivisionError


class WreckedTide(Tide):
    """A tide that clears the quay and then fails."""

    def chosen(self, s: Quay, player: int, face: int, args: Args) -> None:
        s.landing = -1
        raise KeyboardInterrupt


def test_chance_is_dealt_at_once() -> None:
    """A match never waits for chance: the first hands are there, dealt by the dealer of its seed."""
    match = Match(QUAY, players=3, seed=11)
    expected = QUAY.new(3)
    expected.resolve_chance(Dealer(secret_of(11)))
    assert match.state == expected
    assert match.pending is not None
    assert (match.pending.rule, match.pending.player) == ("Turn", 0)
    while match.pending is not None:
        assert match.pending.player != NOBODY
        match.choose(match.pending.answers[0])


def test_without_a_seed_the_secret_is_drawn() -> None:
    secrets = {Match(QUAY, players=2).dealer.secret for _ in range(5)}
    assert len(secrets) == 5
    assert Match(QUAY, players=2, seed=bytes(32)).dealer.secret == bytes(32)


def test_names() -> None:
    """Seats have names; as many as there are players."""
    assert Match(QUAY, players=2, seed=1).names == ["Player 1", "Player 2"]
    assert Match(QUAY, players=2, seed=1, names=["Ana", "Bo"]).record.header.seats == ["Ana", "Bo"]
    with pytest.raises(BadOptions, match=r"^names: 2 players have 2 names, not 3\.$"):
        Match(QUAY, players=2, seed=1, names=["Ana", "Bo", "Cy"])


def test_pending_for() -> None:
    """Only the asked seat gets the answers; in a reaction window nobody else learns who is asked."""
    match = Match.from_position(table([[SALT], [WHISTLE], [WHISTLE]]), seed=1)
    assert match.pending_for(0) == match.pending
    for seat in (1, 2, None):
        assert match.pending_for(seat) == Pending("Turn", 0, (), None)
    match.choose(SALT)
    assert match.pending_for(1) == match.pending == Pending("BlowWhistle", 1, (0, 1), None)
    for seat in (0, 2, None):
        assert match.pending_for(seat) == Pending("BlowWhistle", NOBODY, (), None)


def test_pending_for_after_the_end() -> None:
    match = random_match(1)
    assert [match.pending_for(seat) for seat in (None, 0, 1)] == [None] * 3
    assert match.pending is None
    assert match.outcome is not None


@pytest.mark.parametrize("answer", [99, -1, True, "0", None, 1.5])
def test_illegal_answers_change_nothing(answer: Any) -> None:
    """An answer that is not offered is refused, and record, events and dealer stay as they were."""
    match = Match(QUAY, players=2, seed=4)
    before = snapshot(match)
    with pytest.raises(IllegalAnswer):
        match.choose(answer)
    assert snapshot(match) == before


def test_answers_after_the_end() -> None:
    match = random_match(2)
    before = snapshot(match)
    with pytest.raises(IllegalAnswer, match=r"^Over: "):
        match.choose(0)
    assert snapshot(match) == before


def snapshot(match: Match) -> tuple[Any, ...]:
    return (
        match.state.key(),
        tuple(match.state.answers),
        match.record.text(),
        match.events(seat=0),
        match.events(seat=1),
        match.dealer.count,
        [match.undo_limit(seat) for seat in range(match.state.seats)],
        match.state.listener is match,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("broken", "answer", "error"),
    [(Wreck(), asking(1, WHISTLE), ZeroDivisionError), (WreckedTide(), None, KeyboardInterrupt)],
)
def test_a_failing_rule_leaves_nothing_half_done(broken: Any, answer: int | None, error: type[BaseException]) -> None:
    """Whatever a rule did before it failed, in whatever way, is as if it had never been asked."""
    game = Variant(broken)
    match = Match(game, players=2, options={"patrol": False}, seed=6)
    cargo = next(card for card in match.state.answers if 1 <= card <= 3)
    before = snapshot(match)
    with pytest.raises(error):
        match.choose(cargo if answer is None else answer)
    assert snapshot(match) == before
    with pytest.raises(error):
        match.choose(cargo if answer is None else answer)
    assert snapshot(match) == before


def test_a_failing_rule_keeps_the_way_back() -> None:
    """The answers that could be taken back before a failure can be taken back after it."""
    game = Variant(Wreck())
    match = Match(game, players=2, seed=6)
    match.choose(0)
    before = snapshot(match)
    assert match.undo_limit(0).answers == 1
    match.choose(match.state.answers[0])
    with pytest.raises(ZeroDivisionError):
        match.choose(4)
    assert match.undo_limit(0).answers == 2
    match.undo(0)
    assert match.state.key() == before[0]


def test_a_game_that_never_ends_is_stopped() -> None:
    """More answers than a game can have are refused loudly, and the last one is not half done."""
    game = Variant()
    game.longest_game = 20
    match = Match(game, players=2, seed=6)
    rng = Rng(1)
    while len(match.lines) < 20:
        match.choose(any_answer(match, rng))
    before = snapshot(match)
    with pytest.raises(Runaway, match=r"^more than 20 answers in one game, the last to "):
        match.choose(any_answer(match, rng))
    assert snapshot(match) == before


@STEADY
@given(st.integers(0, 10**6))
def test_events_are_numbered_alike_for_all(seed: int) -> None:
    """Every seat and every spectator gets the same events under the same numbers; only secrets differ."""
    match = random_match(seed)
    told = match.events()
    assert [event.number for event in told] == list(range(1, len(told) + 1))
    for seat in range(match.state.seats):
        seen = match.events(seat=seat)
        assert [event._replace(secret=None) for event in seen] == told
        for event in seen:
            assert event.secret is None or event.seat == seat
    for since in (0, 1, len(told) // 2, len(told), len(told) + 5):
        assert match.events(since=since, seat=0) == match.events(seat=0)[since:]


def test_a_seat_reads_its_own_secrets() -> None:
    """A seat reads the cards it draws and puts away, a spectator none."""
    match = random_match(3)
    for seat in range(match.state.seats):
        own = [event for event in match.events(seat=seat) if event.seat == seat]
        assert all(event.secret is not None for event in own if event.what in ("draws", "puts-away"))
    assert all(event.secret is None for event in match.events())


class Lines(Listener):
    def __init__(self) -> None:
        self.heard: list[tuple[int, str, int]] = []

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        rule = s.rules[frame[0]]
        self.heard.append((NOBODY if isinstance(rule, Chance) else frame[1], rule.name, answer))


@STEADY
@given(st.integers(0, 10**6))
def test_lines_tell_the_whole_game(seed: int) -> None:
    """Lines count from 1; followed by a bare state they are what it does, asked, forced and chance answers alike."""
    match = random_match(seed, undos=False)
    assert [line.n for line in match.lines] == list(range(1, len(match.lines) + 1))
    assert match.version == len(match.lines)
    lines = [(line.seat, line.rule, line.answer) for line in match.lines if isinstance(line, Answer)]
    s, heard = QUAY.new(match.state.seats), Lines()
    s.listener = heard
    while not s.over:
        s.choose(lines[len(heard.heard)][2])
    assert heard.heard == lines
    assert s == match.state


def test_forced_answers_cannot_be_told_from_given_ones() -> None:
    """A seat that lets pass by force and one that lets pass by choice leave the same lines, events and versions."""
    seen: list[tuple[Any, ...]] = []
    for hand in ([TEA, TEA, TEA], [TEA, TEA, WHISTLE]):
        match = Match.from_position(table([[SALT, SALT, SALT], hand, [WHISTLE, TEA, TEA]]), seed=1)
        since = len(match.events())
        match.choose(SALT)
        if match.state.player == 1:
            match.choose(LET_PASS)
        assert match.state.player == 2
        seen.append((match.lines, match.version, match.events(since, 0), match.events(since, 2), match.pending_for(0)))
        seen[-1] += tuple(match.undo_limit(seat) for seat in (0, 2))
    assert seen[0] == seen[1]


def test_copies_are_silent() -> None:
    """Thinking in a copy of the state leaves no trace in the match."""
    match = Match(QUAY, players=2, seed=1)
    before = snapshot(match)
    copy = match.state.copy()
    copy.choose(copy.answers[0])
    match.state.determinize(0, Rng(1)).choose(match.state.answers[0])
    assert snapshot(match) == before


def test_play() -> None:
    """Bots play a whole game; the same seeds give the same game."""
    one, other = (play(QUAY, [bot("random", QUAY, seat) for seat in range(3)], seed=9) for _ in range(2))
    assert one.outcome is not None
    assert one.record.text() == other.record.text()
    assert one.state.seats == 3
    with_goal = play(QUAY, [bot("random", QUAY, seat) for seat in range(2)], seed=9, options={"goal": 8})
    assert with_goal.state.options["goal"] == 8


def test_a_match_from_a_position_is_like_any_other(tmp_path: Path) -> None:
    """It tells events, can be taken back, saved, loaded, replayed and forked; the position stays as it was."""
    start = position(QUAY, 2, turn=1, state={"players": {1: {"hand": ["silk", "salt"]}}})
    before = start.copy()
    match = Match.from_position(start, seed=3, names=["Ana", "Ben"])
    match.choose(TRADE_IN)
    match.undo(1)
    assert (match.state, start) == (before, before)
    match.choose(number("Turn", "land", SILK))
    assert [event.what for event in match.events(seat=0)][:3] == ["trades-in", "undone", "lands"]
    path = tmp_path / "from.ludo.jsonl"
    match.save(path)
    again = Match.load(path)
    assert (again.state, again.record.text()) == (match.state, match.record.text())
    assert match.at(0) == before
    fork = match.fork(2, seed=9)
    assert (fork.state, fork.lines, fork.started_from) == (before, match.lines[:2], match.started_from)
    assert start == before


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 3}, "line 1: position.state.players: expected a list of 3, found 2 entries."),
        (
            {"options": {"goal": 8, "patrol": True}},
            "line 1: the position has other players or options than the record.",
        ),
    ],
)
def test_a_record_with_a_damaged_first_position(change: dict[str, Any], reason: str, tmp_path: Path) -> None:
    """A position that cannot have been the start is refused, and the line is named."""
    match = Match.from_position(position(QUAY, 2), seed=3)
    assert match.started_from is not None
    match.started_from |= change
    path = tmp_path / "damaged.ludo.jsonl"
    match.save(path)
    with pytest.raises(BadRecord) as refusal:
        Match.load(path)
    assert str(refusal.value) == reason
