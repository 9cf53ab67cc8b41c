"""Rolling Heights: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from ludoteca.engine import Game, Life, Option, OptionValue, Outcome, Randomness
from ludoteca.engine.content import content_hash
from ludoteca.games.rolling_heights import scoring, setup, state, view
from ludoteca.games.rolling_heights.content import DATA, MOST_SEATS, Content
from ludoteca.games.rolling_heights.domains import AD, TARGET, TILE, TYPE
from ludoteca.games.rolling_heights.rules import (
    building,
    buying,
    cleanup,
    cubes,
    ending,
    figures,
    main,
    market,
    meeples,
    paying,
    points,
    prep,
    rally_and_strike,
    rival,
    servants,
    starting,
    turn,
    wild,
)  # fmt: skip
from ludoteca.games.rolling_heights.state import City
from ludoteca.games.rolling_heights.view import CityView


class RollingHeights(Game[City]):
    """Roll your workers, stack cubes, and raise the skyline of a city."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        content = Content(folder)
        super().__init__(
            module=__name__,
            id="rolling_heights",
            title="Rolling Heights",
            version="2",
            players=range(1, MOST_SEATS + 1),
            options={
                "first_game_ads": Option((False, True), False),
                "advance_roll": Option((False, True), False),
                "planner_takes_tokens": Option((True, False), True),
                "tokens_unlimited": Option((False, True), False),
                "max_rounds": Option((10, 20, 40, 60, 100), 60),
            },
            rules=[
                setup, starting, turn, prep, rally_and_strike, main, meeples, servants, figures, buying, paying,
                building, cleanup, market, ending, rival, cubes, points, wild,
            ],
            turn_rules=("Main",),
            shape=state.shape(content),
            sources=state.SOURCES,
            endings=scoring.ENDINGS,
            content=content,
            content_hash=content_hash(folder),
            card_ids=content.target_ids,
        )  # fmt: skip

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> City:
        return state.empty(self, self.content, seats, options)

    def set_up(self, s: City) -> None:
        setup.set_up(s)

    def seen_by_all(self, s: City) -> CityView:
        return view.seen_by_all(s)

    def seen_by(self, s: City, seat: int, seen: Mapping[str, object]) -> CityView:
        return view.seen_by(s, seat, cast("CityView", seen))

    def determinize(self, s: City, seat: int, rng: Randomness) -> City:
        return view.determinize(s, seat, rng)

    def cards_at(self, s: City, place: int) -> list[int]:
        return state.cards_at(s, place)

    def breakdown(self, s: City) -> list[dict[str, int]]:
        return scoring.breakdown(s)

    def outcome(self, s: City) -> Outcome:
        return scoring.outcome(s)

    def lives(self) -> list[Life]:
        bought = {
            "bought": ("buys", "takes-free", "starts-with"),
            "finished": ("completes",),
            "used": ("uses-building",),
        }
        return [
            Life(TILE, ("buy", "take_free", "take_starting_tile"), bought, points=("scores",)),
            Life(AD, (), {"scored": ("scores-ad",)}, points=("scores-ad",)),
            Life(TARGET, (), {"scored": ("scores-target",)}, points=("scores-target",)),
        ]

    def message_ids(self) -> set[str]:
        """Also the building types, which describe tiles, and the ranks of the solo variant."""
        types = TYPE.message_ids(self.prefix, self.content)
        return super().message_ids() | {*types, *(f"{self.prefix}-rank-{rank}" for rank in self.content.rank_ids)}


GAME: Final = RollingHeights
