"""Rolling Heights: the contents page."""

from pathlib import Path
from typing import Final

from ludoteca.engine import Game, Option
from ludoteca.engine.content import content_hash
from ludoteca.games.rolling_heights import settling, setup
from ludoteca.games.rolling_heights.content import DATA, MOST_SEATS, Content
from ludoteca.games.rolling_heights.domains import TYPE
from ludoteca.games.rolling_heights.rules import (
    building,
    buying,
    cleanup,
    crew,
    cubes,
    ending,
    figures,
    main,
    market,
    meeples,
    paying,
    pending,
    points,
    prep,
    risk,
    rival,
    starting,
    together,
    turn,
    wild,
)
from ludoteca.games.rolling_heights.shape import shape
from ludoteca.games.rolling_heights.state import City


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
                setup, starting, turn, prep, risk, main, meeples, figures, buying, paying, building, cleanup, market,
                ending, rival, crew, cubes, points, wild, together,
            ],
            shape=shape(content),
            content=content,
            content_hash=content_hash(folder),
            card_ids=content.target_ids,
        )  # fmt: skip

    def invariants(self, s: City) -> None:
        """Also checks what is pending, unless that is still to be read."""
        super().invariants(s)
        if s.stack:
            pending.check(s)

    def settle(self, s: City, turn: int, given: set[str]) -> None:
        settling.settle(s, turn, given)

    def message_ids(self) -> set[str]:
        """Also the building types, which describe tiles, and the ranks of the solo variant."""
        types = TYPE.message_ids(self.prefix, self.content)
        return super().message_ids() | {*types, *(f"{self.prefix}-rank-{rank}" for rank in self.content.rank_ids)}


GAME: Final = RollingHeights
