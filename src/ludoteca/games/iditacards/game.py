"""Iditacards: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Game, Message, Option, OptionValue, Outcome, RuleTable, Source
from ludoteca.engine.content import content_hash
from ludoteca.games.iditacards import features, refusals, scoring, setup, state, view, words
from ludoteca.games.iditacards.content import DATA, Content
from ludoteca.games.iditacards.rules import (
    attachments,
    costs,
    dogs,
    effects,
    end,
    food,
    legs,
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

RULES: Final = RuleTable(
    [
        setup, turn, movement, costs, risk, new_day, weather, legs, effects, dogs, attachments, sled, personal, food,
        utility, end,
    ]
)  # fmt: skip


class IditacardsGame(Game[Race]):
    """Race your dog team over 160 squares, against rivals, hunger and cold. IC-002"""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        self.content = Content(folder)
        super().__init__(
            id="iditacards",
            title="Iditacards",
            version="1",
            players=range(1, 5),
            options=options(self.content),
            table=RULES,
            shape=state.shape(self.content),
            content=self.content,
            content_hash=content_hash(folder),
            card_ids=self.content.ids,
            longest_chain=2_000,
            longest_game=200_000,
        )

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Race:
        return state.empty(self, self.content, seats, options)

    def set_up(self, s: Race) -> None:
        setup.set_up(s)

    def invariants(self, s: Race) -> None:
        state.invariants(s)

    def cards_at(self, s: Race, place: int) -> list[int]:
        return state.cards_at(s, place)

    def view(self, s: Race, seat: int) -> dict[str, Any]:
        return view.view(s, seat)

    def determinize(self, s: Race, seat: int, rng: Source) -> Race:
        return view.determinize(s, seat, rng)

    def scores(self, s: Race) -> list[int]:
        return scoring.scores(s)

    def outcome(self, s: Race) -> Outcome:
        return scoring.outcome(s)

    def option_words(self, s: Race, rule: str, player: int, answer: int, a: int, b: int) -> Message:
        return words.option_words(s, rule, player, answer, a, b)

    def event_words(self, what: str, seat: int, a: int, b: int, secret: int) -> Message:
        return words.event_words(self.content, what, seat, a, b, secret)

    def refusal_words(self, s: Race, rule: str, player: int, answer: int, a: int, b: int) -> Message | None:
        return refusals.refusal_words(s, rule, player, answer, a, b)

    def message_ids(self) -> set[str]:
        return super().message_ids() | words.message_ids(self.content) | refusals.message_ids()

    def features(self, s: Race, seat: int) -> list[float]:
        return features.features(s, seat)


def options(content: Content) -> dict[str, Option]:
    """The board, the switches of the ledger, who begins, and the retired cards. IC-009, IC-164"""
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
        "retired_cards": Option((False, True), False),
    }


GAME: Final = IditacardsGame
