"""The fields of a position of Iditacards, for JSON and keys."""

from typing import Any

from ludoteca.engine import PER_SEAT, Bag, Codec, Flag, Items, Maybe, Number, Shape
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.domains import CARD, LARGEST, LEG_CARD, OWED, SEAT, SQUARE, WEATHER
from ludoteca.games.iditacards.state import Racer


class Attached(Items):
    """The attachments of each dog: lists in JSON, tuples in the state, which copies can share."""

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Each dog's attachments, sorted."""
        return [tuple(held) for held in super().read(data, where, seats)]

    def read_first(self, data: Any, where: str, seats: int) -> Any:
        """As today."""
        return self.read(data, where, seats)

    def check(self, value: Any, where: str) -> None:
        """Each dog's attachments are sorted."""
        super().check([list(held) for held in value], where)


def shape(content: Content) -> Shape:
    """A whole position."""
    bag, seat, number = Bag(CARD.codec(content)), SEAT.codec(content), Number(0, LARGEST)
    fields: dict[str, Codec] = {
        "players": Items(_player(content), PER_SEAT),
        "upgrades": Items(bag, len(content.decks.upgrade_ids)),
        "supply": bag,
        "damage_deck": bag,
        "legendary_deck": bag,
        "destroyed": bag,
        "legs": Items(LEG_CARD.codec(content)),
        "weather": Maybe(WEATHER).codec(content),
        "first": seat,
        "round": number,
        "crossed": Items(seat),
        "resting": Items(seat),
        "scrapped": number,
    }
    return Shape(fields)


def _player(content: Content) -> Shape:
    card, number, flag = CARD.codec(content), Number(0, LARGEST), Flag()
    bag, meter = Bag(card), Number(0, content.meter_max)
    return Shape(
        {
            "position": SQUARE.codec(content), "hypothermia": meter, "starvation": meter,
            "hand": bag, "deck": bag, "discard": bag, "played": bag, "legendary": bag, "looking": bag,
            "waiting": Items(card), "owed": Items(OWED.codec(content)), "paid": Items(number),
            "team": Items(card), "attached": Attached(bag),
            "ate": flag, "personal": number, "meals": Number(0, 7), "moved": flag,
            "free_energy": flag, "free_health": flag, "immune": flag,
            "checkpoints": Number(0, 31), "turns": number, "days": number,
        },
        Racer,
    )  # fmt: skip
