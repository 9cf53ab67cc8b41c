"""Smugglers' Quay: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Game, Message, Option, OptionValue, Outcome, RuleTable, Source
from ludoteca.engine.content import content_hash
from quay import features, scoring, setup, state, view, words
from quay.content import DATA, Content
from quay.rules import end, patrol, turn
from quay.state import Quay

RULES: Final = RuleTable([setup, turn, patrol, end])


class QuayGame(Game[Quay]):
    """Smuggle cargo past the patrol."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        self.content = Content(folder)
        super().__init__(
            id="quay",
            title="Smugglers' Quay",
            version="1",
            players=range(2, 5),
            options={
                "goal": Option(tuple(self.content.goals), self.content.usual_goal),
                "patrol": Option((True, False), True),
            },
            table=RULES,
            shape=state.shape(self.content),
            content=self.content,
            content_hash=content_hash(folder),
            card_ids=self.content.ids,
            longest_chain=50,
            longest_game=5_000,
        )

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Quay:
        return state.empty(self, self.content, seats, options)

    def set_up(self, s: Quay) -> None:
        setup.set_up(s)

    def invariants(self, s: Quay) -> None:
        state.invariants(s)

    def cards_at(self, s: Quay, place: int) -> list[int]:
        return state.cards_at(s, place)

    def view(self, s: Quay, seat: int) -> dict[str, Any]:
        return view.view(s, seat)

    def determinize(self, s: Quay, seat: int, rng: Source) -> Quay:
        return view.determinize(s, seat, rng)

    def scores(self, s: Quay) -> list[int]:
        return scoring.scores(s)

    def outcome(self, s: Quay) -> Outcome:
        return scoring.outcome(s)

    def option_words(self, s: Quay, rule: str, player: int, answer: int, a: int, b: int) -> Message:
        return words.option_words(s, rule, player, answer, a, b)

    def event_words(self, what: str, seat: int, a: int, b: int, secret: int) -> Message:
        return words.event_words(self.content, what, seat, a, b, secret)

    def message_ids(self) -> set[str]:
        return super().message_ids() | words.message_ids(self.content)

    def features(self, s: Quay, seat: int) -> list[float]:
        return features.features(s, seat)


GAME: Final = QuayGame
