"""European Plastic's Race: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Game, Message, Option, OptionValue, Outcome, RuleTable, Source
from ludoteca.engine.content import content_hash
from ludoteca.games.plastics_race import features, invariants, refusals, scoring, setup, state, view, words
from ludoteca.games.plastics_race.content import DATA, Content
from ludoteca.games.plastics_race.rules import (
    arriving,
    bins,
    dice,
    driving,
    effects,
    end,
    opponents,
    plant,
    police,
    puncture,
    rewards,
    routes,
    tokens,
    turn,
)
from ludoteca.games.plastics_race.state import PlasticsRace

RULES: Final = RuleTable([
    setup, turn, driving, arriving, effects, dice, opponents, tokens, police, puncture, bins, routes, plant, rewards,
    end,
])  # fmt: skip

SHORT_GAME_BINS: Final = 3
"""Cities with so few bins are usually played without route cards. EPR-004"""


class PlasticsRaceGame(Game[PlasticsRace]):
    """Collect plastic all over the city before the others do. EPR-001, EPR-002, EPR-220, EPR-221"""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        self.content = Content(folder)
        cities = self.content.city_ids
        super().__init__(
            id="plastics_race",
            title="European Plastic's Race",
            version="1",
            players=range(2, 6),
            options={
                "city": Option(tuple(cities), cities[0]),
                "routes": Option((True, False), self._usual_routes(cities[0])),
                "starting_seat": Option((setup.DRAWN, "1", "2", "3", "4", "5"), setup.DRAWN),
                "u_turn": Option((True, False), False),
                "puncture_ends_movement": Option((True, False), True),
                "dashed_may_stop_early": Option((True, False), True),
                "dashed_on_white_lane": Option((True, False), False),
                "ask_giver_chooses": Option((True, False), True),
                "dice_on_special_streets": Option((True, False), True),
                "max_rounds": Option((20, 50, 100, 200), 200),
            },
            table=RULES,
            shape=state.shape(self.content),
            content=self.content,
            content_hash=content_hash(folder),
            card_ids=self.content.card_ids,
            longest_chain=1_000,
            longest_game=200_000,
        )

    def _usual_routes(self, city: str) -> bool:
        """Route cards are left out in the small cities unless somebody wants them. EPR-004"""
        return self.content.cities[self.content.city_ids.index(city)].bins > SHORT_GAME_BINS

    def complete(self, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        full = super().complete(options)
        if "routes" not in options:
            full["routes"] = self._usual_routes(str(full["city"]))
        return full

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> PlasticsRace:
        return state.empty(self, self.content, seats, options)

    def set_up(self, s: PlasticsRace) -> None:
        setup.set_up(s)

    def invariants(self, s: PlasticsRace) -> None:
        invariants.invariants(s)

    def cards_at(self, s: PlasticsRace, place: int) -> list[int]:
        return state.cards_at(s, place)

    def view(self, s: PlasticsRace, seat: int) -> dict[str, Any]:
        return view.view(s, seat)

    def determinize(self, s: PlasticsRace, seat: int, rng: Source) -> PlasticsRace:
        return view.determinize(s, seat, rng)

    def scores(self, s: PlasticsRace) -> list[int]:
        return scoring.scores(s)

    def outcome(self, s: PlasticsRace) -> Outcome:
        return scoring.outcome(s)

    def option_words(self, s: PlasticsRace, rule: str, player: int, answer: int, a: int, b: int) -> Message:
        return words.option_words(s, rule, player, answer, a, b)

    def event_words(self, what: str, seat: int, a: int, b: int, secret: int) -> Message:
        return words.event_words(self.content, what, seat, a, b, secret)

    def refusal_words(self, s: PlasticsRace, rule: str, player: int, answer: int, a: int, b: int) -> Message | None:
        return refusals.refusal_words(s, rule, player, answer, a, b)

    def message_ids(self) -> set[str]:
        return super().message_ids() | words.message_ids(self.content) | refusals.message_ids()

    def features(self, s: PlasticsRace, seat: int) -> list[float]:
        return features.features(s, seat)


GAME: Final = PlasticsRaceGame
