"""Iditacards: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from ludoteca.engine import Game, Life, Option, OptionValue, Outcome, Randomness
from ludoteca.engine.content import content_hash
from ludoteca.games.iditacards import scoring, setup, state, view
from ludoteca.games.iditacards.content import DATA, MOST_SEATS, Content
from ludoteca.games.iditacards.domains import CARD
from ludoteca.games.iditacards.rules import (
    attachments,
    card_effects,
    costs_and_risk,
    damage,
    dogs,
    end,
    failure,
    food,
    free_actions,
    immunity,
    legs,
    meters,
    movement,
    new_day,
    personal,
    piles,
    sled,
    turn,
    turn_end,
    utility,
    weather,
)
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.view import RaceView


class IditacardsGame(Game[Race]):
    """Race your dog team over 160 squares, against rivals, hunger and cold. IC-002"""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        content = Content(folder)
        super().__init__(
            module=__name__,
            id="iditacards",
            title="Iditacards",
            version="3",
            players=range(1, MOST_SEATS + 1),
            options=options(content),
            rules=[
                setup, turn, turn_end, movement, costs_and_risk, failure, new_day, weather, legs, card_effects, dogs,
                attachments, sled, personal, food, utility, end, piles, meters, damage, immunity, free_actions,
            ],
            turn_rules=("Turn",),
            shape=state.shape(content),
            sources=scoring.SOURCES,
            endings=scoring.ENDINGS,
            content=content,
            content_hash=content_hash(folder),
            card_ids=content.ids,
            longest_chain=2_000,
            longest_game=200_000,
        )  # fmt: skip

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Race:
        return state.empty(self, self.content, seats, options)

    def set_up(self, s: Race) -> None:
        setup.set_up(s)

    def seen_by_all(self, s: Race) -> RaceView:
        return view.seen_by_all(s)

    def seen_by(self, s: Race, seat: int, seen: Mapping[str, object]) -> RaceView:
        return view.seen_by(s, seat, cast("RaceView", seen))

    def determinize(self, s: Race, seat: int, rng: Randomness) -> Race:
        return view.determinize(s, seat, rng)

    def cards_at(self, s: Race, place: int) -> list[int]:
        return state.cards_at(s, place)

    def breakdown(self, s: Race) -> list[dict[str, int]]:
        return scoring.breakdown(s)

    def outcome(self, s: Race) -> Outcome:
        return scoring.outcome(s)

    def lives(self) -> list[Life]:
        return [Life(CARD, ("take", "earn"), {"taken": ("takes", "earns"), "played": ("plays",)})]


def options(content: Content) -> dict[str, Option]:
    """The board, the switches of the ledger, who begins, and the retired cards. IC-009, IC-022, IC-164"""
    layouts = tuple(content.layouts)
    return {
        "layout": Option(layouts, content.usual_layout),
        "first_player": Option(("random", "first_seat"), "random"),
        "game_end": Option(("last_turns", "first_across"), "last_turns"),
        "leg_entry": Option(("to", "by"), "to"),
        "leg_entry_backwards": Option((False, True), False),
        "recover": Option(("discard", "draw"), "discard"),
        "roll_before_draw": Option((True, False), True),
        "failed_cards_count_as_played": Option((True, False), True),
        "armour_satisfies_sacrifice": Option((True, False), True),
        "destroyed_damage_returns": Option((False, True), False),
        "free_actions_at_any_time": Option((False, True), False),
        "retired_cards": Option((False, True), False),
    }


GAME: Final = IditacardsGame
