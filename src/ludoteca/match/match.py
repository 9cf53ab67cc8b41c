"""One game being played: it deals, keeps the record and the events, takes answers back, saves, loads and forks.

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
from typing import Any, Self

from ludoteca.engine import NOBODY, BadOptions, BadPosition, BadRecord, Game, OptionValue, Pending, State, UnknownGame
from ludoteca.engine.events import Told
from ludoteca.engine.game import check_game
from ludoteca.engine.shape import brief
from ludoteca.games import installed
from ludoteca.match.dealer import SECRET_BYTES, Dealer, Seed, secret_of
from ludoteca.match.files import check_place
from ludoteca.match.playthrough import Playthrough, S
from ludoteca.match.record import Header, Line, Part, Record, Versions, read, write
from ludoteca.match.replay import Replay
from ludoteca.match.snapshot import Position, Snapshot
from ludoteca.version import __version__


class Match(Playthrough[S]):
    """A game at a table, with the SHA-256 dealer, a record and events.

    `seed` is a secret of 32 bytes, or a number or text for experiments; without one, the system draws the secret.
    `names` are the seats' names in the record.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> match.choose(match.pending.answers[-1])
    >>> match.version > 6, match.state.player
    (True, 1)
    """

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: Seed | None = None,
        names: list[str] | None = None,
    ) -> None:
        check_game(game)
        state = game.new(players, options)
        _check_names(names, state.seats)
        self._open(state, names, _dealer(seed))
        state.resolve_chance(self.dealer)

    @classmethod
    def from_position(cls, state: S, seed: Seed | None = None, names: list[str] | None = None) -> Self:
        """A match that starts from a position, with events, undo and a record like any other.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> match = ludoteca.Match.from_position(ludoteca.position(game, players=2, turn=1), seed=7)
        >>> match.choose(game.answer(match.state, "trade_in"))
        >>> match.undo_limit(1), match.record.header.position["stack"]
        (UndoLimit(answers=1, stopped_by='start'), [['GameEnd', -1], ['Turn', 1]])
        """
        if not isinstance(state, State):
            raise BadPosition(f"position: expected a state, found {brief(state)}.")
        _check_names(names, state.seats)
        match = cls.__new__(cls)
        match._open(state.copy(), names, _dealer(seed))
        match.started_from = match.game.to_data(state)
        match.state.resolve_chance(match.dealer)
        return match

    # ---------------------------------------------------------------- playing

    def pending_for(self, seat: int | None) -> Pending | None:
        """`pending` as a seat may know it: answers only for the one that is asked.

        In a reaction window nobody else learns who is asked: the player is then -1.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> match.pending_for(1)
        Pending(rule='Turn', player=0, answers=(), weights=None)
        """
        pending, seat = self.pending, self._reader(seat)
        if pending is None or pending.player == seat:
            return pending
        window = self.game.rulebook.by_name[pending.rule].window
        return Pending(pending.rule, NOBODY if window else pending.player, (), None)

    def choose(self, answer: int) -> None:
        """Give the answer of the asked seat; chance that follows is decided at once."""
        before, count = self._now(), self.dealer.count
        saved, stopped = self._saved.copy(), self._stopped.copy()
        try:
            self._answer(before, answer)
            self.state.resolve_chance(self.dealer)
        except BaseException:
            # Neither an answer that is not offered nor a mistake in a rule may leave anything half done.
            self._put(before.state)
            self.dealer.count, self._saved, self._stopped = count, saved, stopped
            del self.lines[before.lines :], self._told[before.events :]
            raise

    def go_back(self, seat: int, line: int) -> None:
        """Take back everything from an answer of this seat on, whatever was revealed since: if the table agrees.

        The dealer does not go back: nobody knows what chance will bring this time.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> before = match.state.copy()
        >>> match.choose(match.pending.answers[-1])
        >>> match.go_back(seat=0, line=7)
        >>> match.state == before, match.version > 7
        (True, True)
        """
        follower = Replay(self.game, self.record)
        follower.go_to(line)
        self._go_back(seat, follower.asked.get(line))

    # ---------------------------------------------------------------- the record

    def save(self, path: Path | str) -> None:
        """Write the record to a file, whole or not at all."""
        check_place(Path(path))
        write(self.record, path)

    @classmethod
    def load(cls, path: Path | str, content: Path | str | None = None) -> Self:
        """The match of a record, ready to continue; `BadRecord` says where the file is wrong.

        >>> import ludoteca, tempfile, pathlib
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "mine.ludo.jsonl"
        >>> match.save(path)
        >>> ludoteca.Match.load(path).state == match.state
        True
        """
        record = read(path)
        try:
            game = installed.game(record.header.game, content)
        except UnknownGame as error:
            raise BadRecord(1, str(error).rstrip(".")) from None
        match = cls.begin(game, record)
        follower = Replay.going_on(match, record)
        follower.go_to(len(record.lines))
        follower.check_end()
        return match

    def at(self, n: int) -> S:
        """The position after line `n` of the record and the forced answers that follow it (0: before the deal)."""
        state: S = _replayed(self.game, self.record, n).state
        state.listener = None
        return state

    def fork(self, n: int, seed: Seed | None = None) -> "Match[S]":
        """A new match that continues after line `n` of this one, with a dealer of its own.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> match.fork(3, seed=8).lines[:3] == match.lines[:3]
        True
        """
        return forked(self.game, self.record, n, seed)

    # ---------------------------------------------------------------- keeping a running match

    def snapshot(self) -> Snapshot:
        """The match as it is now, for a store that keeps lines and events elsewhere; `resume` continues from it."""
        first = self._saved[0] if self._saved else None
        return Snapshot(
            versions=self.versions,
            now=self._position(self.state, len(self.lines), len(self._told)),
            undo_from=None if first is None else self._position(first.state, first.lines, first.events),
            dealt=self.dealer.count,
            stopped=self._stopped.copy(),
        )

    def _position(self, state: State, lines: int, events: int) -> Position:
        return Position(self.game.to_data(state), lines, events)

    @classmethod
    def resume(
        cls, game: Game[Any], kept: Snapshot, header: Header, secret: bytes, lines: list[Line], told: list[Told]
    ) -> Self:
        """The match of a snapshot, with the lines and events written until then.

        Only the few answers that can still be taken back are replayed. Under another version the match continues from
        the position itself, and a `Part` line says so.

        >>> import ludoteca
        >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
        >>> match.choose(0)
        >>> kept = match.snapshot()
        >>> again = ludoteca.Match.resume(
        ...     match.game, kept, match.header, match.dealer.secret, match.lines, match.told_so_far)
        >>> again.state == match.state, again.undo_limit(0)
        (True, UndoLimit(answers=1, stopped_by='start'))
        """
        same = kept.versions == Versions(__version__, game.version, game.content_hash)
        place = kept.undo_from if same and kept.undo_from is not None else kept.now
        match = cls._kept(game.from_data(place.data), header, secret)
        match.dealer.count = kept.dealt
        match.lines, match._told = lines[: place.lines], told[: place.events]
        match._stopped = kept.stopped.copy()
        if not same:
            match._begin_part(Part(len(match.lines) + 1, match.versions, kept.dealt, game.to_data(match.state)))
        Replay.going_on(match, Record(header, lines[: kept.now.lines], None, secret)).go_to(kept.now.lines)
        return match


def forked(game: Game[S], record: Record, n: int, seed: Seed | None = None) -> Match[S]:
    """A new match that continues after line `n` of a record, with a dealer of its own.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> forked(match.game, match.record, 3, seed=8).lines[:3] == match.lines[:3]
    True
    """
    match = _replayed(game, record, n)
    match.dealer = _dealer(seed)
    match.dealt_from = len(match.lines) + 1
    match.seeded = False
    match.state.resolve_chance(match.dealer)
    return match


def _replayed(game: Game[S], record: Record, n: int) -> Match[S]:
    match: Match[S] = Match.begin(game, record)
    Replay.going_on(match, record).go_to(n)
    return match


def _check_names(names: object, players: int) -> None:
    if names is None:
        return
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOptions(f"names: expected a list of texts, found {brief(names)}.")
    if len(names) != players:
        raise BadOptions(f"names: {players} players have {players} names, not {len(names)}.")


def _dealer(seed: Seed | None) -> Dealer:
    return Dealer(secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of(seed))
