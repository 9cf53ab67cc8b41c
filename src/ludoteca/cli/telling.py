"""Sentences that several commands share: lists of names, events, the end of a game."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from ludoteca.cli.screen import Screen
from ludoteca.engine import Game, Message, Outcome, State, kebab
from ludoteca.engine.events import Event
from ludoteca.engine.parts import part
from ludoteca.games import components
from ludoteca.match.events import event_message
from ludoteca.match.replay import Replay
from ludoteca.table.terminal import Board, Readable, Sight
from ludoteca.words.sentences import Words
from ludoteca.words.views import PLAYERS, Viewing, label, names_of

LONGEST_VIEW = 20
"""A longer view of a game without a board is shown only on request."""
DIFFERENCES = {"rules": "other-rules", "content": "other-content"}


class Teller:
    """Says messages, events, views and endings of one game to one screen."""

    def __init__(
        self, screen: Screen, words: Words, game: Game[Any], names: Sequence[str], content: Path | None = None
    ) -> None:
        self.screen = screen
        self.words = words
        self.game = game
        self.names = names
        self._content = content
        self._board = part(game.package, "terminal", Board)

    def message(self, message: Message) -> str:
        return self.words.say(message, self.names)

    def events(self, events: Iterable[Event]) -> None:
        """Tell the events, one sentence each; a repeated sentence is said once, with the number of times."""
        for sentence, times in groupby(self.message(event_message(self.game, event)) for event in events):
            count = len(list(times))
            self.screen.say(sentence if count == 1 else self.words.text("told-times", told=sentence, count=count))

    def differences(self, replay: Replay | None) -> None:
        """Say whether a record was played with other rules or components, then leave an empty line."""
        if replay is not None:
            rules, here = replay.versions.rules, self.game.version
            for name in replay.differences:
                self.screen.say(self.words.text(DIFFERENCES[name], record=rules, here=here))
        self.screen.say()

    def table(self, state: State, seat: int | None, only: str = "") -> None:
        """Show the table as a seat sees it, or only the parts whose names begin with `only`."""
        if self._board is None or only:
            self.screen.say("\n".join(self._tree(state, seat, only)))
        else:
            self._show([self._head(seat), *self._board.table(self._sight(state, seat))])

    def opening(self, state: State, seat: int) -> None:
        """Show what matters most at the start of a turn."""
        self.screen.say()
        if self._board is not None:
            self._show(self._board.turn(self._sight(state, seat)))
            return
        for only in ("", PLAYERS):
            lines = self._tree(state, seat, only)
            if len(lines) <= LONGEST_VIEW:
                self.screen.say("\n".join(lines))
                return

    def things(self, state: State, seat: int) -> list[Readable]:
        """Everything whose text the seat can read, each thing once."""
        return [] if self._board is None else list(dict.fromkeys(self._board.things(self._sight(state, seat))))

    def _show(self, lines: list[str]) -> None:
        self.screen.say("\n".join(lines), paint={} if self._board is None else self._board.paint)

    def _sight(self, state: State, seat: int | None) -> Sight:
        return Sight(state.view(seat), self._files, self.words, self.names, seat, self.screen.width)

    @cached_property
    def _files(self) -> dict[str, dict[str, Any]]:
        folder = self._content or components.folder_of(self.game)
        return {} if folder is None else components.read(folder)

    @cached_property
    def _viewing(self) -> Viewing:
        return Viewing(self.words, self.names, names_of(self.game, self.words))

    def _head(self, seat: int | None) -> str:
        if seat is None:
            return self.words.text("view-head-watching")
        return self.words.text("view-head", name=self.names[seat])

    def _tree(self, state: State, seat: int | None, only: str) -> list[str]:
        view = state.view(seat)
        lines = self._viewing.lines(view, only)
        if only and not lines:
            return [self.words.text("view-no-part", parts=", ".join(label(part) for part in view))]
        return [self._head(seat), *(f"  {line}" for line in lines)]

    def end(self, state: State) -> None:
        say, text, outcome = self.screen.say, self.words.text, state.outcome
        if outcome is None:
            say(text("end-not-yet"))
            return
        say()
        say(text("end-head", reason=self.message(outcome.ending())), "bold")
        say(self._winners(outcome), "bold")
        place = 1
        for level in outcome.ranking:
            for seat in level:
                say(text("end-place", place=place, name=self.names[seat], score=self._score(outcome, seat)))
                if points := state.breakdown[seat]:
                    say(self._sources(points), "dim")
            place += len(level)

    def _sources(self, points: dict[str, int]) -> str:
        named = [
            self.words.text(
                "end-source", source=self.words.say(self.game.source_words(source), []), points=points[source]
            )
            for source in self.game.sources
            if source in points
        ]
        return f"   {', '.join(named)}"

    def _score(self, outcome: Outcome, seat: int) -> str:
        score, players = outcome.scores[seat], len(outcome.scores)
        return self.words.text(f"{kebab(self.game.id)}-score", score=score, size=abs(score), players=players)

    def _winners(self, outcome: Outcome) -> str:
        winners = [self.names[seat] for seat in outcome.winners]
        if not winners:
            return self.words.text("end-nobody")
        return self.words.text("end-won" if len(winners) == 1 else "end-shared", names=row(self.words, winners))


def row(words: Words, names: Sequence[str]) -> str:
    """A list of names, as people say it.

    >>> row(Words(), ["Ana", "Ben", "Cleo"])
    'Ana, Ben and Cleo'
    """
    if len(names) < 2:
        return "".join(names)
    return words.text("list-and", first=", ".join(names[:-1]), last=names[-1])
