"""One game as it is played: its position, the lines of its record, its events, and the way back."""

from copy import deepcopy
from typing import Any, Generic, NamedTuple, Self, cast

from typing_extensions import TypeVar

from ludoteca.engine import (
    NOBODY,
    BadOptions,
    BadPosition,
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
    given,
)
from ludoteca.engine.events import Event, Told
from ludoteca.engine.rule import CHANCE
from ludoteca.match.dealer import Dealer, commitment
from ludoteca.match.record import DIGEST_EVERY, Answer, Header, Line, Part, Record, Undo, Versions, digest, result_of
from ludoteca.version import __version__

S = TypeVar("S", bound=State, default=Any)
"""The states of the game; in an annotation `Match` alone is a match of any game."""


class UndoLimit(NamedTuple):
    """How many of its answers a seat may take back now, and what stops it there.

    `stopped_by` is `start`, `chance`, `another` (seat answered), `reveal` (something hidden was shown), `part` (the
    game continued under another version), `not-asked` (it is not this seat's decision) or `over`.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> match.undo_limit(0)
    UndoLimit(answers=0, stopped_by='start')
    """

    answers: int
    stopped_by: str


class Past(NamedTuple):
    """The position before an answer, and how many lines and events there were."""

    seat: int
    state: State
    lines: int
    events: int


class Playthrough(Listener, Generic[S]):
    """A game that is played or replayed: it writes down everything that happens and can go back.

    It is driven by what deals and takes answers: a `Match` that people play, or the `Replay` of a record.
    """

    @classmethod
    def begin(cls, game: Game[Any], record: Record) -> Self:
        """The game of a record before its first line; `BadRecord` if that is impossible."""
        header = record.header
        if commitment(record.secret) != header.commitment:
            raise BadRecord(len(record.lines) + 2, "the secret does not fit the commitment of line 1")
        try:
            state = (
                game.new(header.players, header.options) if header.position is None else game.from_data(header.position)
            )
            # Older rules may have had fewer options: later ones get their defaults.
            options = header.options if header.rules == game.version else game.checked_options(header.options)
        except (BadOptions, BadPosition) as error:
            raise BadRecord(1, str(error).rstrip(".")) from None
        if (state.seats, state.options) != (header.players, options):
            raise BadRecord(1, "the position has other players or options than the record")
        return cls._kept(state, header, record.secret)

    @classmethod
    def _kept(cls, state: State, header: Header, secret: bytes) -> Self:
        """A game that began elsewhere, from one of its positions on."""
        match = cls.__new__(cls)
        match._open(state, header.seats, Dealer(secret))
        match.options = header.options
        match.dealt_from = header.dealt_from
        match.seeded = header.seeded
        match.began_with = header.versions
        match.started_from = header.position
        return match

    def _open(self, state: State, names: list[str] | None, dealer: Dealer) -> None:
        """Follow a game from this position on."""
        self.game: Game[Any] = state.game
        self.state: S = cast("S", state)
        self.names = [f"Player {seat + 1}" for seat in range(state.seats)] if names is None else names
        self.options: dict[str, OptionValue] = dict(state.options)
        """As the record lists them: under older rules it lacks the later ones."""
        self.dealer = dealer
        self.dealt_from = 1
        self.seeded = False
        self.began_with = self.versions
        self.started_from: dict[str, Any] | None = None
        self.lines: list[Line] = []
        self._told: list[Told] = []
        self._saved: list[Past] = []
        self._stopped = ["start"] * state.seats
        self._begun = False
        state.listener = self

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        super().__setstate__(fields)
        self.state.listener = self

    def _put(self, state: State) -> None:
        self.state.listener = None
        self.state = cast("S", state)
        state.listener = self

    # ---------------------------------------------------------------- what the state tells

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Write down every answer, and note which seats can no longer go back past it."""
        rule = s.rules[frame[0]]
        seat = NOBODY if rule.kind == CHANCE else frame[1]
        n = len(self.lines) + 1
        if n > self.game.longest_game:
            raise Runaway(f"more than {self.game.longest_game} answers in one game, the last to {rule.name}")
        fingerprint = digest(self.game, s, self.options) if n % DIGEST_EVERY == 0 else None
        self.lines.append(Answer(n, seat, rule.name, answer, fingerprint))
        reason = "chance" if seat == NOBODY else "another"
        self._close([other for other in range(s.seats) if other != seat], reason)

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        self._told.append(Told(what, seat, a, b, secret, seen_by, len(self.lines)))

    def revealed(self, seats: int) -> None:
        """These seats cannot go back past what they were just shown."""
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
        """The question that is open, and its seat, never chance; None when the game is over."""
        return self.state.pending

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def _now(self) -> Past:
        return Past(self.state.player, self.state.copy(), len(self.lines), len(self._told))

    def _answer(self, before: Past, answer: int) -> None:
        """Give the answer of the asked seat, and keep the way back."""
        self._saved.append(before)
        self._begun = True
        self.state.choose(answer)

    # ---------------------------------------------------------------- events

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """All events after number `since` as a seat (None: a spectator) may read them; numbered alike for all."""
        since, seat = given.number(since, 0, "since"), self._reader(seat)
        return [told.to(seat, number) for number, told in enumerate(self._told[since:], start=since + 1)]

    def _reader(self, seat: int | None) -> int | None:
        """A seat of this game, or None for a spectator."""
        return None if seat is None else given.seat(seat, self.state.seats)

    @property
    def told_so_far(self) -> list[Told]:
        """All events with their secrets: for the keeper of the match, never for a seat."""
        return self._told

    # ---------------------------------------------------------------- undo

    def undo_limit(self, seat: int) -> UndoLimit:
        """How many of its own answers this seat may take back, and what stops it there.

        Only while it is asked itself: otherwise this would reveal whether another seat was asked or skipped.
        """
        if self.state.over:
            return UndoLimit(0, "over")
        seat = given.seat(seat, self.state.seats)
        if self.state.player != seat:
            return UndoLimit(0, "not-asked")
        return UndoLimit(sum(saved.seat == seat for saved in self._saved), self._stopped[seat])

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer; a line is added to the record, none is erased."""
        limit = self.undo_limit(seat)
        if not limit.answers:
            raise CannotUndo(seat, limit.stopped_by)
        self._back_to(self._saved.pop(), agreed=False)

    def _go_back(self, seat: int, past: Past | None) -> None:
        """Take back everything since an answer of this seat, whatever was revealed since."""
        if past is None or past.seat != seat:
            raise CannotUndo(seat, "not-asked")
        self._saved = []
        self._stopped = ["another"] * self.state.seats
        self._back_to(past, agreed=True)

    def _back_to(self, past: Past, agreed: bool) -> None:
        self._put(past.state.copy())
        self.lines.append(Undo(len(self.lines) + 1, past.seat, past.lines + 1, agreed))
        self._told.append(Told("undone", past.seat, past.events + 1, len(self._told), -1, 0, len(self.lines)))

    # ---------------------------------------------------------------- the record

    @property
    def versions(self) -> Versions:
        """The versions that this match is played with now."""
        return Versions(__version__, self.game.version, self.game.content_hash)

    @property
    def header(self) -> Header:
        return Header(
            game=self.game.id,
            version=self.began_with.version,
            rules=self.began_with.rules,
            content=self.began_with.content,
            players=self.state.seats,
            options=dict(self.options),
            seats=self.names,
            commitment=self.dealer.commitment,
            dealt_from=self.dealt_from,
            position=self.started_from,
            seeded=self.seeded,
        )

    @property
    def record(self) -> Record:
        """The whole record so far. Until the game is over it holds everything hidden: it is only for the host."""
        return Record(self.header, self.lines.copy(), result_of(self.outcome), self.dealer.secret)

    def _begin_part(self, part: Part) -> None:
        """Nobody can go back past the line where the game continued under another version."""
        self._saved = []
        self._stopped = ["part"] * self.state.seats
        self.lines.append(part)
