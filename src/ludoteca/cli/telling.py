"""Sentences that several commands share: names in a row, events, the end of a game."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from ludoteca.cli.screen import Screen
from ludoteca.cli.viewing import Viewing
from ludoteca.engine import Game, Message, Outcome, State, kebab
from ludoteca.events import Event
from ludoteca.replay import Replay
from ludoteca.sentences import Words, event_message

DIFFERENCES = {"rules": "other-rules", "content": "other-content"}


class Teller:
    """Says messages, events, views and endings of one game to one screen."""

    def __init__(self, screen: Screen, words: Words, game: Game[Any], names: Sequence[str]) -> None:
        self.screen = screen
        self.words = words
        self.game = game
        self.names = names

    def message(self, message: Message) -> str:
        """A message of the game in words."""
        return self.words.say(message, self.names)

    def events(self, events: Iterable[Event]) -> None:
        """What happened, one sentence each; the same several times over is said once, with the number."""
        for sentence, times in groupby(self.message(event_message(self.game, event)) for event in events):
            count = len(list(times))
            self.screen.say(sentence if count == 1 else self.words.text("told-times", told=sentence, count=count))

    def differences(self, replay: Replay | None) -> None:
        """Say if a record was played with other rules or components, and leave a line empty."""
        if replay is not None:
            rules, here = replay.versions.rules, self.game.version
            for name in replay.differences:
                self.screen.say(self.words.text(DIFFERENCES[name], record=rules, here=here))
        self.screen.say()

    def view_lines(self, state: State, seat: int | None, only: str = "") -> list[str]:
        """The table as a seat sees it, or the parts of it whose names begin with `only`, with a heading."""
        if seat is None:
            head = self.words.text("view-head-watching")
        else:
            head = self.words.text("view-head", name=self.names[seat])
        view = state.view(seat)
        lines = Viewing(self.words, self.names).lines(view, only)
        if only and not lines:
            return [self.words.text("view-no-part", parts=", ".join(view))]
        return [head, *(f"  {line}" for line in lines)]

    def end(self, state: State) -> None:
        """How the game ended, who won, and the points of all by source; or that it goes on."""
        say, text, outcome = self.screen.say, self.words.text, state.outcome
        if outcome is None:
            say(text("end-not-yet"))
            return
        say()
        say(text("end-head", reason=text(outcome.reason)), "bold")
        say(self._winners(outcome), "bold")
        place = 1
        for level in outcome.ranking:
            for seat in level:
                say(text("end-place", place=place, name=self.names[seat], score=self._score(outcome, seat)))
                if points := state.breakdown[seat]:
                    say(self._sources(points), "dim")
            place += len(level)

    def _sources(self, points: dict[str, int]) -> str:
        """What the points of a seat were for."""
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
    """Names in a row, as one says them.

    >>> row(Words(), ["Ana", "Ben", "Cleo"])
    'Ana, Ben and Cleo'
    """
    if len(names) < 2:
        return "".join(names)
    return words.text("list-and", first=", ".join(names[:-1]), last=names[-1])
