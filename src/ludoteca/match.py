"""One game being played: it deals, keeps the record and the events, takes back, saves, loads and forks.

>>> import ludoteca
>>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
>>> match.pending.rule, match.pending.player
('Turn', 0)
>>> match.choose(match.pending.answers[0])
>>> [event.what for event in match.events(since=6, seat=1)]
['trades-in']
"""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

from ludoteca import found, replay
from ludoteca.dealer import SECRET_BYTES, Dealer, Seed, secret_of
from ludoteca.engine import (
    CHANCE,
    BadOptions,
    BadRecord,
    CannotUndo,
    Frame,
    Game,
    Listener,
    OptionValue,
    Outcome,
    Pending,
    Runaway,
    State,
    UnknownGame,
)
from ludoteca.engine.rule import FALLS
from ludoteca.events import Event, Told
from ludoteca.record import (
    DIGEST_EVERY,
    Answer,
    Header,
    Line,
    Part,
    Record,
    Undo,
    Versions,
    digest,
    read,
    result_of,
    write,
)
from ludoteca.snapshot import Position, Snapshot
from ludoteca.version import __version__


class UndoLimit(NamedTuple):
    """How many of its answers a seat may take back now, and what stops it there.

    `stopped_by` is `start`, `chance`, `another` (seat answered), `reveal` (something hidden was shown), `part` (the
    game went on under another version), `not-asked` (it is not this seat's decision) or `over`.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> match.undo_limit(0)
    UndoLimit(answers=0, stopped_by='start')
    """

    answers: int
    stopped_by: str


class _Saved(NamedTuple):
    """The position before an answer that can still be taken back."""

    seat: int
    state: State
    lines: int
    events: int


class Match(Listener):
    """A game at a table, with the SHA-256 dealer, a record and events.

    `seed` is a secret of 32 bytes, or a number or text for experiments; without one the secret is drawn from the
    system. `names` are the seats' names in the record.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> match.choose(match.pending.answers[-1])
    >>> match.version > 6, match.state.player
    (True, 1)
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: Seed | None = None,
        names: list[str] | None = None,
    ) -> None:
        state = game.new(players, options)
        if names is not None and len(names) != players:
            raise BadOptions(f"names: {players} players have {players} names, not {len(names)}.")
        self._open(state, names, Dealer(secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of(seed)))
        state.deal(self.dealer)

    def _open(self, state: State, names: list[str] | None, dealer: Dealer) -> None:
        """Follow a new game from its first card on."""
        self.game: Game[Any] = state.game
        self.state = state
        self.names = [f"Player {seat + 1}" for seat in range(state.seats)] if names is None else names
        self.dealer = dealer
        self.dealt_from = 1
        self.began_with = self.versions
        self.lines: list[Line] = []
        self._told: list[Told] = []
        self._saved: list[_Saved] = []
        self._stopped = ["start"] * state.seats
        self._begun = False
        state.listener = self

    # ---------------------------------------------------------------- what the state tells

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Write down every answer alike, and note for whom it closes the way back."""
        rule = s.rules[frame[0]]
        seat = CHANCE if rule.kind == FALLS else frame[1]
        n = len(self.lines) + 1
        if n > self.game.longest_game:
            raise Runaway(f"more than {self.game.longest_game} answers in one game, the last to {rule.name}")
        fingerprint = digest(self.game, s) if n % DIGEST_EVERY == 0 else None
        self.lines.append(Answer(n, seat, rule.name, answer, fingerprint))
        reason = "chance" if seat == CHANCE else "another"
        self._close([other for other in range(s.seats) if other != seat], reason)

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        """Keep an event for all seats."""
        self._told.append(Told(what, seat, a, b, secret, seen_by, len(self.lines)))

    def revealed(self, seats: int) -> None:
        """These seats cannot go back behind what they were just shown."""
        self._close([seat for seat in range(self.state.seats) if (seats >> seat) & 1], "reveal")

    def _close(self, seats: list[int], reason: str) -> None:
        if seats:
            self._saved = [saved for saved in self._saved if saved.seat not in seats]
            for seat in seats:
                self._stopped[seat] = reason if self._begun else "start"

    # ---------------------------------------------------------------- playing

    @property
    def version(self) -> int:
        """The number of the record's last line: it grows with every answer and every undo."""
        return len(self.lines)

    @property
    def pending(self) -> Pending | None:
        """What is asked of which seat, never chance; None when the game is over."""
        return self.state.pending

    def pending_for(self, seat: int | None) -> Pending | None:
        """`pending` as a seat may know it: answers only for the one that is asked.

        In a reaction window nobody else learns who is asked: the player is then -1.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> match.pending_for(1)
        Pending(rule='Turn', player=0, answers=(), weights=None)
        """
        pending = self.pending
        if pending is None or pending.player == seat:
            return pending
        window = self.game.rulebook.by_name[pending.rule].window
        return Pending(pending.rule, CHANCE if window else pending.player, (), None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    def choose(self, answer: int) -> None:
        """Give the answer of the seat that is asked; chance that follows falls at once."""
        if type(answer) is not int or answer not in self.state.answers:
            self.state.choose(answer)  # refuses
        before = self.state.copy()
        lines, events, count = len(self.lines), len(self._told), self.dealer.count
        saved, stopped = self._saved.copy(), self._stopped.copy()
        try:
            self._answer(answer)
            self.state.deal(self.dealer)
        except BaseException:
            # A mistake in a rule must not leave a half-done answer behind.
            self.state, self.dealer.count, self._saved, self._stopped = before, count, saved, stopped
            before.listener = self
            del self.lines[lines:], self._told[events:]
            raise

    def _answer(self, answer: int) -> _Saved:
        saved = _Saved(self.state.player, self.state.copy(), len(self.lines), len(self._told))
        self._saved.append(saved)
        self._begun = True
        self.state.choose(answer)
        return saved

    # ---------------------------------------------------------------- events

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """All events after number `since` as a seat (None: a spectator) may read them; all seats count alike."""
        return [told.to(seat, number) for number, told in enumerate(self._told[since:], start=since + 1)]

    @property
    def told_so_far(self) -> list[Told]:
        """All events with their secrets: for whoever keeps the match, never for a seat."""
        return self._told

    # ---------------------------------------------------------------- undo

    def undo_limit(self, seat: int) -> UndoLimit:
        """How many of its own answers this seat may take back, and what stops it there.

        Only while it is asked itself: otherwise the way back would tell whether another was asked or passed over.
        """
        if self.state.over:
            return UndoLimit(0, "over")
        if self.state.player != seat:
            return UndoLimit(0, "not-asked")
        return UndoLimit(sum(saved.seat == seat for saved in self._saved), self._stopped[seat])

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer; a line is added to the record, none is erased."""
        limit = self.undo_limit(seat)
        if not limit.answers:
            raise CannotUndo(seat, limit.stopped_by)
        self._back_to(self._saved.pop(), agreed=False)

    def go_back(self, seat: int, line: int) -> None:
        """Take back everything from an answer of this seat on, whatever was revealed since: if the table agrees.

        The dealer does not go back: what chance will bring is as unknown as before.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> before = match.state.copy()
        >>> match.choose(match.pending.answers[-1])
        >>> match.go_back(seat=0, line=7)
        >>> match.state == before, match.version > 7
        (True, True)
        """
        follower = replay.Replay(self.game, self.record)
        follower.go_to(line)
        self._go_back(seat, follower.asked.get(line))

    def _go_back(self, seat: int, past: _Saved | None) -> None:
        if past is None or past.seat != seat:
            raise CannotUndo(seat, "not-asked")
        self._saved = []
        self._stopped = ["another"] * self.state.seats
        self._back_to(past, agreed=True)

    def _back_to(self, past: _Saved, agreed: bool) -> None:
        self.state.listener = None
        self.state = past.state.copy()
        self.state.listener = self
        self.lines.append(Undo(len(self.lines) + 1, past.seat, past.lines + 1, agreed))
        self._told.append(Told("undone", past.seat, past.events + 1, len(self._told), -1, 0, len(self.lines)))

    # ---------------------------------------------------------------- the record

    @property
    def versions(self) -> Versions:
        """With what this match is played now."""
        return Versions(__version__, self.game.version, self.game.content_hash)

    @property
    def header(self) -> Header:
        """The first line of the record."""
        return Header(
            game=self.game.id,
            version=self.began_with.version,
            rules=self.began_with.rules,
            content=self.began_with.content,
            players=self.state.seats,
            options=dict(self.state.options),
            seats=self.names,
            commitment=self.dealer.commitment,
            dealt_from=self.dealt_from,
        )

    @property
    def record(self) -> Record:
        """The whole record so far. While the game goes on it holds everything hidden: it is for the host alone."""
        return Record(self.header, self.lines.copy(), result_of(self.outcome), self.dealer.secret)

    def save(self, path: Path | str) -> None:
        """Write the record to a file, whole or not at all."""
        write(self.record, path)

    @classmethod
    def load(cls, path: Path | str, content: Path | str | None = None) -> "Match":
        """The match that a record tells, to go on with it; `BadRecord` says where the file is wrong.

        >>> import ludoteca, tempfile, pathlib
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "mine.ludo.jsonl"
        >>> match.save(path)
        >>> ludoteca.Match.load(path).state == match.state
        True
        """
        record = read(path)
        try:
            game = found.game(record.header.game, content)
        except UnknownGame as error:
            raise BadRecord(1, str(error).rstrip(".")) from None
        follower = replay.Replay(game, record)
        follower.go_to(len(record.lines))
        follower.check_end()
        return follower.match

    def at(self, n: int) -> State:
        """The position after line `n` of the record and the forced answers that follow it (0: before the deal)."""
        state = self._replayed(n).state
        state.listener = None
        return state

    def fork(self, n: int, seed: Seed | None = None) -> "Match":
        """A new match that goes on after line `n` of this one, with a dealer of its own.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> match.fork(3, seed=8).lines[:3] == match.lines[:3]
        True
        """
        match = self._replayed(n)
        match.dealer = Dealer(secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of(seed))
        match.dealt_from = len(match.lines) + 1
        match.state.deal(match.dealer)
        return match

    def _replayed(self, n: int) -> "Match":
        follower = replay.Replay(self.game, self.record)
        follower.go_to(n)
        return follower.match

    # ---------------------------------------------------------------- keeping a running match

    def snapshot(self) -> Snapshot:
        """Where the match stands, for whoever keeps lines and events elsewhere and goes on by `resume`."""
        first = self._saved[0] if self._saved else None
        return Snapshot(
            versions=self.versions,
            now=Position(self.game.to_data(self.state), len(self.lines), len(self._told)),
            undo_from=None if first is None else Position(self.game.to_data(first.state), first.lines, first.events),
            dealt=self.dealer.count,
            stopped=self._stopped.copy(),
        )

    @classmethod
    def resume(
        cls, game: Game[Any], kept: Snapshot, header: Header, secret: bytes, lines: list[Line], told: list[Told]
    ) -> Self:
        """The match that a snapshot shows, with the lines and events written until then.

        Nothing is replayed but the few answers that can still be taken back. Under another version the match goes on
        from the position itself, and a `Part` line says so.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> match.choose(0)
        >>> kept = match.snapshot()
        >>> again = ludoteca.Match.resume(
        ...     match.game, kept, match.header, match.dealer.secret, match.lines, match.told_so_far)
        >>> again.state == match.state, again.undo_limit(0)
        (True, UndoLimit(answers=1, stopped_by='start'))
        """
        match = cls.__new__(cls)
        same = kept.versions == Versions(__version__, game.version, game.content_hash)
        place = kept.undo_from if same and kept.undo_from is not None else kept.now
        match._open(game.from_data(place.data), header.seats, Dealer(secret))
        match.dealt_from = header.dealt_from
        match.began_with = header.versions
        match.dealer.count = kept.dealt
        match.lines, match._told = lines[: place.lines], told[: place.events]
        match._stopped = kept.stopped.copy()
        if not same:
            match._begin_part()
        replay.Replay.going_on(match, Record(header, lines[: kept.now.lines], None, secret)).go_to(kept.now.lines)
        return match

    def _begin_part(self) -> None:
        position = self.game.to_data(self.state)
        self.lines.append(Part(len(self.lines) + 1, self.versions, self.dealer.count, position))
        self._stopped = ["part"] * self.state.seats
