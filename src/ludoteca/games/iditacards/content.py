"""All components of Iditacards, checked, as arrays. IC-001"""

from pathlib import Path
from typing import Final, Literal

from ludoteca.engine.content import Entry, load
from ludoteca.games.iditacards.board import LEG_TYPES, Layout, LegCards, Weather
from ludoteca.games.iditacards.cards import DOG, Cards, Decks
from ludoteca.games.iditacards.vocabulary import MOST, Vocabulary

DATA: Final = Path(__file__).parent / "data"
MOST_SEATS: Final = 4
MOST_DOGS: Final = 6
METER_VALUES: Final = 8
SQUARES: Final = 160

MeterPoint = Literal["speed", "cost", "frozen", "none"]


class Content:
    """Everything in `data/`: cards, decks, leg cards, board layouts, weather, set-up numbers."""

    def __init__(self, folder: Path) -> None:
        vocabulary = Vocabulary(load(folder, "effects.toml"))
        board = load(folder, "board.toml")
        self.cards = Cards(load(folder, "cards.toml"), vocabulary)
        self.ids: list[str] = self.cards.ids
        self.decks = Decks(load(folder, "decks.toml"), self.ids, MOST_SEATS)
        self.squares: int = board.entry("board").number("squares", SQUARES, SQUARES)
        self.line: int = board.entry("board").number("finish", SQUARES + 1, SQUARES + 1)
        types = board.entry("leg_types").texts("ids")
        if len(types) != LEG_TYPES:
            board.refuse("leg_types.ids", f"expected {LEG_TYPES} types, found {len(types)}")
        self.leg_types: list[str] = types
        layouts = board.entry("layout")
        self.layouts: dict[str, Layout] = {
            name: Layout(layouts.entry(name), types, SQUARES) for name in layouts.names()
        }
        self.usual_layout: str = _usual_layout(layouts)
        self.legs = LegCards(load(folder, "legs.toml"), types, vocabulary)
        self.weathers: list[Weather] = [Weather(face, vocabulary) for face in board.entries("weather")]
        if len(self.weathers) != 6:
            board.refuse("weather", f"expected six faces, found {len(self.weathers)}")
        self.weather_ids: list[str] = [weather.id for weather in self.weathers]
        self._read_setup(board.entry("setup"))
        self._read_meters(board.entry("meters"))
        self.round_limit: int = board.entry("engine").number("round_limit", 1, 10_000)
        _allow_notes(board)
        board.refuse_unknown()
        self._boxes: dict[tuple[int, bool], list[int]] = {}
        self._box_counts: dict[tuple[int, bool], list[int]] = {}

    def _read_setup(self, setup: Entry) -> None:
        self.starting_hand: int = setup.number("starting_hand", 1, MOST)
        self.legendary_dealt: int = setup.number("legendary_dealt", 0, len(self.decks.legendary) // MOST_SEATS)
        self.base_move: int = setup.number("base_move", 0, MOST)
        self.dog_limit: int = setup.number("dog_limit", 1, MOST_DOGS)
        self.meter_max: int = setup.number("meter_max", METER_VALUES - 1, METER_VALUES - 1)
        self.in_play: list[int] = setup.all_of("in_play", self.ids)
        for at, card in enumerate(self.in_play):
            if card not in self.decks.starter or self.cards.types[card] != DOG or not self.cards.starts_in_play[card]:
                setup.refuse(f"in_play[{at}]", "expected a dog of the starter deck that starts in play")

    def _read_meters(self, meters: Entry) -> None:
        self.speed_penalty: list[int] = meters.numbers("speed_penalty", 0, MOST)
        self.cost_increase: list[int] = meters.numbers("cost_increase", 0, MOST)
        self.frozen_at: int = meters.number("frozen_at", 1, METER_VALUES)
        for name, values in (("speed_penalty", self.speed_penalty), ("cost_increase", self.cost_increase)):
            if len(values) != METER_VALUES:
                meters.refuse(name, f"expected {METER_VALUES} numbers, found {len(values)}")
        self.meter_points: list[MeterPoint] = [self._meter_point(at) for at in range(1, self.frozen_at + 1)]

    def _meter_point(self, at: int) -> MeterPoint:
        """The effect of a point of a meter: the change from the point before."""
        if at >= self.frozen_at:
            return "frozen"
        if self.cost_increase[at] > self.cost_increase[at - 1]:
            return "cost"
        return "speed" if self.speed_penalty[at] > self.speed_penalty[at - 1] else "none"

    def upgrades(self, retired: bool) -> list[list[int]]:
        decks = self.decks
        if not retired:
            return [deck.copy() for deck in decks.upgrades]
        return [sorted(deck + more) for deck, more in zip(decks.upgrades, decks.retired, strict=True)]

    def box(self, seats: int, retired: bool) -> list[int]:
        """All cards of a game, sorted; do not modify this list."""
        if (seats, retired) not in self._boxes:
            cards = [*self.decks.starter * seats, *self.decks.legendary, *self.decks.damage]
            for deck in self.upgrades(retired):
                cards += deck
            self._boxes[seats, retired] = sorted(cards)
        return self._boxes[seats, retired]

    def box_counts(self, seats: int, retired: bool) -> list[int]:
        """How often each card is in a game, with a zero at the end for `NONE`; do not modify this list."""
        if (seats, retired) not in self._box_counts:
            box = self.box(seats, retired)
            self._box_counts[seats, retired] = [*(box.count(card) for card in range(len(self.ids))), 0]
        return self._box_counts[seats, retired]


def _allow_notes(board: Entry) -> None:
    """The parts of the board's file that are for its readers and the drawing, not for the rules."""
    board.notes("schema", "stretch2018", "solitaire", "rulings")
    board.entry("board").notes("columns", "rows", "start", "unit", "halves", "provenance", "path")
    board.entry("setup").notes(
        "players_min", "players_max", "tokens_per_player", "legs_drawn_per_type", "attachment_slots",
        "hypothermia_start", "starvation_start", "provenance",
    )  # fmt: skip
    for name in ("leg_types", "meters", "engine"):
        board.entry(name).notes("provenance")


def _usual_layout(layouts: Entry) -> str:
    usual = [name for name in layouts.names() if layouts.entry(name).flag("default")]
    if len(usual) != 1:
        layouts.refuse("default", f"expected exactly one layout with default = true, found {len(usual)}")
    return usual[0]
