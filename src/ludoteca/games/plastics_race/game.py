"""European Plastic's Race: the contents page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from ludoteca.engine import Game, Life, Option, OptionValue, Outcome, Randomness
from ludoteca.engine.content import content_hash
from ludoteca.games.plastics_race import scoring, setup, state, view
from ludoteca.games.plastics_race.content import DATA, MOST_SEATS, Content
from ludoteca.games.plastics_race.domains import CARD, ROUTE
from ludoteca.games.plastics_race.rules import (
    arriving,
    bins,
    dice,
    driving,
    effects,
    end,
    hands,
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
from ludoteca.games.plastics_race.view import RaceView

RULES: Final = [
    setup, turn, hands, driving, arriving, effects, dice, opponents, tokens, police, puncture, bins, routes, plant,
    rewards, end,
]  # fmt: skip

SHORT_GAME_BINS: Final = 3
"""Cities with this many bins or fewer are usually played without route cards. EPR-004"""


class PlasticsRaceGame(Game[PlasticsRace]):
    """Collect plastic all over the city before the others do. EPR-001, EPR-002, EPR-220, EPR-221"""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        content = Content(folder)
        cities = content.city_ids
        super().__init__(
            module=__name__,
            id="plastics_race",
            title="European Plastic's Race",
            version="3",
            players=range(2, MOST_SEATS + 1),
            options={
                "city": Option(tuple(cities), cities[0]),
                "routes": Option((True, False), usual_routes(content, cities[0])),
                "starting_seat": Option((setup.DRAWN, "1", "2", "3", "4", "5"), setup.DRAWN),
                "u_turn": Option((True, False), False),
                "puncture_ends_movement": Option((True, False), True),
                "laid_puncture_puts_back": Option((True, False), True),
                "dashed_may_stop_early": Option((True, False), True),
                "dashed_on_white_lane": Option((True, False), False),
                "ask_giver_chooses": Option((True, False), True),
                "dice_on_special_streets": Option((True, False), True),
                "max_rounds": Option((20, 50, 100, 200), 200),
            },
            rules=RULES,
            turn_rules=("Main",),
            shape=state.shape(content),
            sources=scoring.SOURCES,
            endings=scoring.ENDINGS,
            content=content,
            content_hash=content_hash(folder),
            card_ids=content.card_ids,
            longest_chain=1_000,
            longest_game=200_000,
        )

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> PlasticsRace:
        return state.empty(self, self.content, seats, options)

    def set_up(self, s: PlasticsRace) -> None:
        setup.set_up(s)

    def seen_by_all(self, s: PlasticsRace) -> RaceView:
        return view.seen_by_all(s)

    def seen_by(self, s: PlasticsRace, seat: int, seen: Mapping[str, object]) -> RaceView:
        return view.seen_by(s, seat, cast("RaceView", seen))

    def determinize(self, s: PlasticsRace, seat: int, rng: Randomness) -> PlasticsRace:
        return view.determinize(s, seat, rng)

    def cards_at(self, s: PlasticsRace, place: int) -> list[int]:
        return state.cards_at(s, place)

    def breakdown(self, s: PlasticsRace) -> list[dict[str, int]]:
        return scoring.breakdown(s)

    def outcome(self, s: PlasticsRace) -> Outcome:
        return scoring.outcome(s)

    def lives(self) -> list[Life]:
        return [
            Life(CARD, ("play_effect", "pay", "spend"), {"played": ("plays",)}),
            Life(ROUTE, (), {"completed": ("route",)}, points=("route",)),
        ]

    def complete(self, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        full = super().complete(options)
        if "routes" not in options:
            full["routes"] = usual_routes(self.content, str(full["city"]))
        return full


def usual_routes(content: Content, city: str) -> bool:
    """Small cities are played without route cards unless someone wants them. EPR-004"""
    return content.cities[content.city_ids.index(city)].bins > SHORT_GAME_BINS


GAME: Final = PlasticsRaceGame
