"""The board: squares, legs, checkpoints, leg cards, and the weather die."""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.engine.content import Entry, different_ids
from ludoteca.games.iditacards.vocabulary import MOST, Vocabulary

LEGS: Final = 8
LEG_TYPES: Final = 4
SIDES: Final = ("left", "right")
LEG_WORDS: Final = (
    "none", "leg_immune", "leg_dog_speed", "leg_cannot_starve", "leg_risks_fizzle", "leg_no_extra_cards",
    "leg_new_day_starve", "leg_new_day_kill_dog", "leg_no_speed_bonus", "leg_turn_recover", "leg_base_move",
)  # fmt: skip
WEATHER_WORDS: Final = (
    "weather_speed", "weather_hypothermia", "weather_starvation", "weather_empty_supply", "weather_no_speed_bonus",
    "weather_no_extra_cards",
)  # fmt: skip


def type_and_side(leg: int) -> tuple[int, int]:
    """A card serves the n-th leg from the start and the n-th from the end. IC-073"""
    return (leg, 0) if leg < LEG_TYPES else (LEGS - 1 - leg, 1)


class LegSide:
    """One side of a leg card: the entry numbers and the lasting effect of a terrain."""

    def __init__(self, terrain: str, hypothermia: int, starvation: int, words: dict[str, int]) -> None:
        self.terrain = terrain
        self.hypothermia = hypothermia
        self.starvation = starvation
        self.immune = "leg_immune" in words
        self.dog_speed = words.get("leg_dog_speed", 0)
        self.cannot_starve = "leg_cannot_starve" in words
        self.risks_fail = "leg_risks_fizzle" in words
        self.no_extra_cards = "leg_no_extra_cards" in words
        self.day_starve = words.get("leg_new_day_starve", 0)
        self.day_kill = words.get("leg_new_day_kill_dog", 0)
        self.no_speed_bonus = "leg_no_speed_bonus" in words
        self.turn_recover = words.get("leg_turn_recover", 0)
        self.base_move = words.get("leg_base_move", NONE)
        """The number that every move here starts from; `NONE` if each has one of its own."""


NO_LEG: Final = LegSide("", 0, 0, {})
"""For a player who is not on a leg."""


class Layout:
    """Where legs and checkpoints are: their numbers by square, `NONE` where there is none. IC-036, IC-072, IC-073"""

    def __init__(self, entry: Entry, types: list[str], squares: int) -> None:
        self.leg: list[int] = [NONE] * (squares + 1)
        self.checkpoint: list[int] = [NONE] * (squares + 1)
        self.checkpoints: list[int] = entry.numbers("checkpoints", 1, squares)
        for number, square in enumerate(self.checkpoints):
            self.checkpoint[square] = number
        legs = entry.entries("legs")
        if len(legs) != LEGS:
            entry.refuse("legs", f"expected {LEGS} legs, found {len(legs)}")
        reached = 0
        for number, leg in enumerate(legs):
            kind, side = type_and_side(number)
            if leg.one_of("type", types) != kind or leg.one_of("side", SIDES) != side:
                leg.refuse("type", f"expected {types[kind]!r}, side {SIDES[side]!r}")
            first, last = leg.number("first", reached + 1, reached + 1), leg.number("last", reached + 1, squares)
            self.leg[first : last + 1] = [number] * (last + 1 - first)
            leg.text("id")
            leg.notes("half")
            reached = last
        if reached != squares:
            entry.refuse("legs", f"expected the last leg to end on square {squares}, found {reached}")
        entry.notes("checkpoints_provenance", "legs_provenance", "note")


class Weather:
    def __init__(self, entry: Entry, vocabulary: Vocabulary) -> None:
        self.id = entry.text("face")
        words = _words(entry, vocabulary, "weather", WEATHER_WORDS)
        self.speed: int = words.get("weather_speed", 0)
        self.hypothermia: int = words.get("weather_hypothermia", 0)
        self.starvation: int = words.get("weather_starvation", 0)
        self.empty_supply: bool = "weather_empty_supply" in words
        self.no_speed_bonus: bool = "weather_no_speed_bonus" in words
        self.no_extra_cards: bool = "weather_no_extra_cards" in words
        entry.notes("text", "provenance")


class LegCards:
    """The leg cards by type, and their sides: side `s` of card `c` is `sides[2 * c + s]`."""

    def __init__(self, file: Entry, types: list[str], vocabulary: Vocabulary) -> None:
        entries = file.entries("leg_card")
        self.ids: list[str] = different_ids(entries)
        self.types: list[int] = [card.one_of("type", types) for card in entries]
        self.of_type: list[list[int]] = [
            [card for card, kind in enumerate(self.types) if kind == number] for number in range(len(types))
        ]
        self.sides: list[LegSide] = [leg_side(card.entry(side), vocabulary) for card in entries for side in SIDES]
        if not all(self.of_type):
            file.refuse("leg_card", "expected at least one card of each type")
        for card in entries:
            card.notes("provenance", "entry_provenance", "effect_provenance")
        file.notes("schema")
        file.refuse_unknown()


def leg_side(entry: Entry, vocabulary: Vocabulary) -> LegSide:
    terrain = entry.text("terrain")
    hypothermia, starvation = entry.number("hypothermia", 0, MOST), entry.number("starvation", 0, MOST)
    words = _words(entry, vocabulary, "leg", LEG_WORDS)
    entry.notes("leg", "text")
    return LegSide(terrain, hypothermia, starvation, words)


def _words(entry: Entry, vocabulary: Vocabulary, context: str, known: tuple[str, ...]) -> dict[str, int]:
    """The words of an effect list with their numbers, 1 for those without."""
    words: dict[str, int] = {}
    for op in entry.entries("effect"):
        name = vocabulary.name(op, (context,))
        if name not in known:
            op.refuse("op", f"expected one of {', '.join(known)}, found {name!r}")
        lowest = -MOST if name == "leg_dog_speed" else 0
        words[name] = op.number("n", lowest, MOST) if "n" in op else 1
    return words
