"""Smugglers' Quay: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from ludoteca.engine import Game, Life, Option, OptionValue, Outcome, Randomness
from ludoteca.engine.content import content_hash
from ludoteca.games.quay import scoring, setup, state, view
from ludoteca.games.quay.content import DATA, MOST_SEATS, Content
from ludoteca.games.quay.domains import CARD
from ludoteca.games.quay.rules import end, patrol, turn
from ludoteca.games.quay.state import Quay
from ludoteca.games.quay.view import QuayView


class QuayGame(Game[Quay]):
    """Smuggle cargo past the patrol."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        content = Content(folder)
        super().__init__(
            module=__name__,
            id="quay",
            title="Smugglers' Quay",
            version="1",
            players=range(2, MOST_SEATS + 1),
            options={"goal": Option(tuple(content.goals), content.usual_goal), "patrol": Option((True, False), True)},
            rules=[setup, turn, patrol, end],
            turn_rules=("Turn",),
            shape=state.shape(content),
            sources=state.SOURCES,
            endings=scoring.ENDINGS,
            content=content,
            content_hash=content_hash(folder),
            card_ids=content.ids,
            longest_chain=50,
            longest_game=5_000,
        )

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Quay:
        return Quay(self, self.content, seats, options)

    def set_up(self, s: Quay) -> None:
        setup.set_up(s)

    def seen_by_all(self, s: Quay) -> QuayView:
        return view.seen_by_all(s)

    def seen_by(self, s: Quay, seat: int, seen: Mapping[str, object]) -> QuayView:
        return view.seen_by(s, seat, cast("QuayView", seen))

    def determinize(self, s: Quay, seat: int, rng: Randomness) -> Quay:
        return view.determinize(s, seat, rng)

    def cards_at(self, s: Quay, place: int) -> list[int]:
        return state.cards_at(s, place)

    def breakdown(self, s: Quay) -> list[dict[str, int]]:
        return scoring.breakdown(s)

    def outcome(self, s: Quay) -> Outcome:
        return scoring.outcome(s)

    def lives(self) -> list[Life]:
        return [Life(CARD, ("land",), {"landed": ("lands",)}, points=("scores",))]


GAME: Final = QuayGame
