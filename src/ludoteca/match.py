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
from typing import Any, Final, NamedTuple, NoReturn

from ludoteca import found
from ludoteca.dealer import SECRET_BYTES, Dealer, Seed, commitment, secret_of
from ludoteca.engine import (
    CHANCE,
    BadOptions,
    BadRecord,
    CannotUndo,
    Frame,
    Game,
    IllegalAnswer,
    Listener,
    OptionValue,
    Outcome,
    Pending,
    Refused,
    Runaway,
    State,
    UnknownGame,
)
from ludoteca.engine.rule import FALLS
from ludoteca.engine.shape import kind_of
from ludoteca.events import Event, Told
from ludoteca.record import DIGEST_EVERY, Answer, Header, Line, Record, Undo, digest, read, result_of, write
from ludoteca.version import __version__

LONGEST_REASON: Final = 200
"""What a damaged record says is not repeated at any length."""


class UndoLimit(NamedTuple):
    """How many of its answers a seat may take back now, and what stops it there.

    `stopped_by` is `start`, `chance`, `another` (seat answered), `reveal` (something hidden was shown),
    `not-asked` (it is not this seat's decision) or `over`.

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
        self._stopped = ["start"] * players

    def _open(self, state: State, names: list[str] | None, dealer: Dealer) -> None:
        """Follow a new game from its first card on."""
        self.game: Game[Any] = state.game
        self.state = state
        self.names = [f"Player {seat + 1}" for seat in range(state.seats)] if names is None else names
        self.dealer = dealer
        self.dealt_from = 1
        self.lines: list[Line] = []
        self._told: list[Told] = []
        self._saved: list[_Saved] = []
        self._stopped = ["start"] * state.seats
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
        self._told.append(Told(what, seat, a, b, secret, seen_by))

    def revealed(self, seats: int) -> None:
        """These seats cannot go back behind what they were just shown."""
        self._close([seat for seat in range(self.state.seats) if (seats >> seat) & 1], "reveal")

    def _close(self, seats: list[int], reason: str) -> None:
        if seats:
            self._saved = [saved for saved in self._saved if saved.seat not in seats]
            for seat in seats:
                self._stopped[seat] = reason

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
        quiet = self.game.table.by_name[pending.rule].quiet
        return Pending(pending.rule, CHANCE if quiet else pending.player, (), None)

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

    def _answer(self, answer: int) -> None:
        self._saved.append(_Saved(self.state.player, self.state.copy(), len(self.lines), len(self._told)))
        self.state.choose(answer)

    # ---------------------------------------------------------------- events

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """All events after number `since` as a seat (None: a spectator) may read them; all seats count alike."""
        return [told.to(seat, number) for number, told in enumerate(self._told[since:], start=since + 1)]

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
        saved = self._saved.pop()
        first, last = saved.events + 1, len(self._told)
        self.state.listener = None
        self.state = saved.state
        self.state.listener = self
        self.lines.append(Undo(len(self.lines) + 1, seat, saved.lines + 1))
        self._told.append(Told("undone", seat, first, last, -1, 0))

    # ---------------------------------------------------------------- the record

    @property
    def header(self) -> Header:
        """The first line of the record."""
        return Header(
            game=self.game.id,
            version=__version__,
            rules=self.game.version,
            content=self.game.content_hash,
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
        replay = Replay(game, record)
        replay.go_to(len(record.lines))
        replay.check_end()
        return replay.match

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
        replay = Replay(self.game, self.record)
        replay.go_to(n)
        return replay.match


class Replay:
    """Follows a record line by line through the rules; never guesses.

    Every line must be what the rules ask for: rule, seat, an answer that is offered, chance as the dealer deals it,
    digests. The first line that is not is refused by number.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> replay = Replay(match.game, match.record)
    >>> replay.go_to(3)
    >>> replay.match.lines == match.lines[:3]
    True
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        header = record.header
        if commitment(record.secret) != header.commitment:
            raise BadRecord(len(record.lines) + 2, "the secret does not fit the commitment of line 1")
        try:
            state = game.new(header.players, header.options)
        except BadOptions as error:
            raise BadRecord(1, str(error).rstrip(".")) from None
        self.record = record
        self.match = Match.__new__(Match)
        self.match._open(state, header.seats, Dealer(record.secret))
        self.match.dealt_from = header.dealt_from
        self._compare(0)

    @property
    def differences(self) -> list[str]:
        """What this record was played with and is not so here: `rules`, `content`."""
        header, game = self.record.header, self.match.game
        return [
            *(["rules"] if header.rules != game.version else []),
            *(["content"] if header.content != game.content_hash else []),
        ]

    def go_to(self, n: int) -> None:
        """Follow the record forward until line `n` has been carried out, and the forced answers after it."""
        if not 0 <= n <= len(self.record.lines):
            raise Refused(f"This record has lines 0 to {len(self.record.lines)}, not {n}.")
        while len(self.match.lines) < n:
            self._follow(len(self.match.lines))

    def check_end(self) -> None:
        """Check that the position reached is what the last line of the record says."""
        if self.match.state.stack and self.match.state.player == CHANCE:
            self._refuse(len(self.record.lines), "the record stops where chance must fall: answers are missing")
        if result_of(self.match.outcome) != self.record.result:
            self._refuse(len(self.record.lines), "the result is not the one that this game reached")

    def _follow(self, at: int) -> None:
        line = self.record.lines[at]
        match = self.match
        if isinstance(line, Undo):
            try:
                match.undo(line.seat)
            except CannotUndo as error:
                self._refuse(at, str(error).rstrip("."))
        else:
            self._check_asked(at, line)
            try:
                if line.seat == CHANCE:
                    match.state.choose(line.answer)
                else:
                    match._answer(line.answer)
            except (IllegalAnswer, Runaway) as error:
                self._refuse(at, str(error))
        self._compare(at)

    def _check_asked(self, at: int, line: Answer) -> None:
        state = self.match.state
        if state.over:
            self._refuse(at, "the game was over before this answer")
        place, player, a, b = state.stack[-1]
        rule = state.rules[place]
        if rule.name != line.rule or state.player != line.seat:
            self._refuse(
                at, f"the rules ask {rule.name} of seat {state.player} here, not {kind_of(line.rule)} of {line.seat}"
            )
        if line.seat == CHANCE and at + 1 >= self.match.dealt_from:
            dealt = rule.at(state, self.match.dealer.below(rule.total(state, player, a, b)), player, a, b)
            if dealt != line.answer:
                self._refuse(at, f"the dealer of this record dealt {dealt} here, not {line.answer}")

    def _compare(self, since: int) -> None:
        """What the match wrote must be what the record says, forced answers and digests included."""
        written, given = self.match.lines, self.record.lines
        for at in range(since, len(written)):
            if at >= len(given):
                self._refuse(at, f"a forced answer is missing: {written[at].to_json()}")
            if written[at] != given[at]:
                self._refuse(at, f"expected {written[at].to_json()}, found {given[at].to_json()}")

    def _refuse(self, at: int, reason: str) -> NoReturn:
        if self.differences:
            reason += f" (it was played with other {' and '.join(self.differences)})"
        raise BadRecord(at + 2, reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}...")
