"""The fields of a position of Iditacards, for JSON and keys."""

from typing import Any, Final

from ludoteca.engine import PER_SEAT, Bag, Codec, Flag, Items, Maybe, Number, Shape
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.domains import CARD, LARGEST, LEG_CARD, OWED, SEAT, SQUARE, WEATHER
from ludoteca.games.iditacards.state import Racer

ABOUT_PLAYER: Final = {
    "position": "Their square: 0 is Start, 161 the line; beyond it only the distance counts.",
    "hypothermia": "What this meter shows.",
    "starvation": "What this meter shows.",
    "hand": "Their hand, which only they see.",
    "deck": "Their deck. It has no order.",
    "discard": "Their discard pile.",
    "played": "The cards in front of them that they have played since their last new day.",
    "legendary": "The legendary cards they have not earned yet.",
    "looking": "The cards of their deck that they look at now.",
    "waiting": "Their cards that wait for risk, the newest last.",
    "owed": "For each waiting card, how many risk cards it still needs.",
    "paid": "For each waiting card, how many were paid.",
    "team": "Their dogs, the oldest first.",
    "attached": "For each dog, what it carries.",
    "ate": "Whether they have played food since their last new day.",
    "personal": "How many personal cards they have played since then.",
    "meals": "Which meals they have played since then: 1 for breakfast, 2 for lunch, 4 for dinner, added up.",
    "moved": "Whether a movement card has moved them since then.",
    "free_energy": "Whether energy costs them nothing until their next new day.",
    "free_health": "Whether health costs them nothing until then.",
    "immune": "Whether a card of theirs makes them immune until then.",
    "checkpoints": "Which checkpoints they have reached: 1 for the first, 2 for the second, 4 for the third and so on, "
    "added up.",
    "turns": "How many turns they have had.",
    "days": "Which day of theirs this is.",
}


class Attached(Items):
    """The attachments of each dog: lists in JSON; tuples in the state, so that copies can share them."""

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Each dog's attachments, sorted."""
        return [tuple(held) for held in super().read(data, where, seats)]

    def read_first(self, data: Any, where: str, seats: int) -> Any:
        """The same as today."""
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
    about = {
        "players": "One entry for each seat.",
        "upgrades": "What the four upgrade decks still hold. They have no order.",
        "supply": "The cards in the supply.",
        "damage_deck": "The Damaged cards still to be dealt.",
        "legendary_deck": "The legendary cards that nobody was dealt.",
        "destroyed": "The cards that are out of the game.",
        "legs": "The leg cards on the board, one of each type.",
        "weather": "The weather; null before the first roll.",
        "first": "The seat that began.",
        "round": "Which round it is.",
        "crossed": "The seats that have crossed the line, the first one first.",
        "resting": "The seats that take part in the new day under way, its caller first.",
        "scrapped": "How many cards were destroyed for the New Sled that is being built.",
    }
    return Shape(fields, about=about)


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
        ABOUT_PLAYER,
    )  # fmt: skip
