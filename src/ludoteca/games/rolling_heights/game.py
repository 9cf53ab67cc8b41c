"""Rolling Heights: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Game, Message, Option, OptionValue, Outcome, RuleTable, Source
from ludoteca.engine.content import content_hash
from ludoteca.games.rolling_heights import features, refusals, scoring, setup, shape, state, view, words
from ludoteca.games.rolling_heights.content import DATA, Content
from ludoteca.games.rolling_heights.rules import (
    building,
    buying,
    cleanup,
    ending,
    figures,
    main,
    market,
    meeples,
    paying,
    prep,
    risk,
    rival,
    starting,
    turn,
)
from ludoteca.games.rolling_heights.state import City

RULES: Final = RuleTable(
    [
        setup, starting, turn, prep, risk, main, meeples, figures, buying, paying, building, cleanup, market, ending,
        rival,
    ]
)  # fmt: skip


class RollingHeights(Game[City]):
    """Roll your workers, stack cubes, and raise the skyline of a city."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        self.content = Content(folder)
        super().__init__(
            id="rolling_heights",
            title="Rolling Heights",
            version="1",
            players=range(1, 5),
            options={
                "first_game_ads": Option((False, True), False),
                "advance_roll": Option((False, True), False),
                "planner_takes_tokens": Option((True, False), True),
                "tokens_unlimited": Option((False, True), False),
                "max_rounds": Option((10, 20, 40, 60, 100), 60),
            },
            table=RULES,
            shape=shape.shape(self.content),
            content=self.content,
            content_hash=content_hash(folder),
            card_ids=self.content.target_ids,
        )

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> City:
        return state.empty(self, self.content, seats, options)

    def set_up(self, s: City) -> None:
        setup.set_up(s)

    def invariants(self, s: City) -> None:
        shape.invariants(s)

    def cards_at(self, s: City, place: int) -> list[int]:
        return shape.cards_at(s, place)

    def view(self, s: City, seat: int) -> dict[str, Any]:
        return view.view(s, seat)

    def determinize(self, s: City, seat: int, rng: Source) -> City:
        return view.determinize(s, seat, rng)

    def scores(self, s: City) -> list[int]:
        return scoring.scores(s)

    def outcome(self, s: City) -> Outcome:
        return scoring.outcome(s)

    def option_words(self, s: City, rule: str, player: int, answer: int, a: int, b: int) -> Message:
        return words.option_words(s, rule, player, answer, a, b)

    def event_words(self, what: str, seat: int, a: int, b: int, secret: int) -> Message:
        return words.event_words(self.content, what, seat, a, b, secret)

    def refusal_words(self, s: City, rule: str, player: int, answer: int, a: int, b: int) -> Message | None:
        return refusals.refusal_words(s, rule, player, answer, a, b)

    def message_ids(self) -> set[str]:
        return super().message_ids() | words.message_ids(self.content) | refusals.message_ids()

    def features(self, s: City, seat: int) -> list[float]:
        return features.features(s, seat)


GAME: Final = RollingHeights
