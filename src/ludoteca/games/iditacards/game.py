"""Iditacards: the contents page."""

from pathlib import Path
from typing import Final

from ludoteca.engine import Frame, Game, Option
from ludoteca.engine.content import content_hash
from ludoteca.games.iditacards import pending, settling, setup, shape
from ludoteca.games.iditacards.content import DATA, MOST_SEATS, Content
from ludoteca.games.iditacards.rules import (
    attachments,
    common,
    costs,
    damage,
    dogs,
    effects,
    end,
    food,
    free_actions,
    legs,
    meters,
    movement,
    new_day,
    personal,
    risk,
    sled,
    turn,
    utility,
    weather,
)
from ludoteca.games.iditacards.state import Race


class IditacardsGame(Game[Race]):
    """Race your dog team over 160 squares, against rivals, hunger and cold. IC-002"""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        content = Content(folder)
        super().__init__(
            module=__name__,
            id="iditacards",
            title="Iditacards",
            version="2",
            players=range(1, MOST_SEATS + 1),
            options=options(content),
            rules=[
                setup,
                turn,
                movement,
                costs,
                risk,
                new_day,
                weather,
                legs,
                effects,
                dogs,
                attachments,
                sled,
                personal,
                food,
                utility,
                end,
                common,
                meters,
                damage,
                free_actions,
            ],
            shape=shape.shape(content),
            content=content,
            content_hash=content_hash(folder),
            card_ids=content.ids,
            longest_chain=2_000,
            longest_game=200_000,
        )

    def within_turn(self, s: Race, turn: int) -> list[Frame]:
        return self.turn_stack(s, turn)

    def settle(self, s: Race, turn: int, given: set[str]) -> None:
        settling.settle(s, turn, given)

    def invariants(self, s: Race) -> None:
        super().invariants(s)
        pending.check(s)


def options(content: Content) -> dict[str, Option]:
    """The board, the switches of the ledger, who begins, and the retired cards. IC-009, IC-022, IC-164"""
    layouts = tuple(content.layouts)
    return {
        "layout": Option(layouts, content.usual_layout),
        "first_player": Option(("random", "first_seat"), "random"),
        "game_end": Option(("last_turns", "first_across"), "last_turns"),
        "leg_entry": Option(("to", "by"), "to"),
        "leg_entry_backwards": Option((False, True), False),
        "roll_before_draw": Option((True, False), True),
        "failed_cards_count_as_played": Option((True, False), True),
        "armour_satisfies_sacrifice": Option((True, False), True),
        "destroyed_damage_returns": Option((False, True), False),
        "free_actions_at_any_time": Option((False, True), False),
        "retired_cards": Option((False, True), False),
    }


GAME: Final = IditacardsGame
