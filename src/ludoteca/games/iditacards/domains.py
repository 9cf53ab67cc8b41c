"""What the numbers in the rules of Iditacards stand for."""

from typing import Any, Final

from ludoteca.engine import Argument, Count, Seats, Several, Things, YesNo
from ludoteca.games.iditacards.cards import KILL_ANOTHER, MOST_SLOTS
from ludoteca.games.iditacards.content import MOST_DOGS, MOST_SEATS
from ludoteca.games.iditacards.vocabulary import KILLS, WORDS

LARGEST: Final = 9_999
"""No number in a race comes close to it."""


class TeamPlace(Count):
    """A dog by its place in a team, counted from 0; messages count from 1."""

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {"number": number + 1}


class Slot(Count):
    """One of a dog's attachments, counted from 0; messages name the card."""

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {}


CARD: Final = Things("card", lambda content: content.ids)
DOG_CARD: Final = CARD.named("dog")
LEG_CARD: Final = Things("leg", lambda content: content.legs.ids)
LEG_TYPE: Final = Things("type", lambda content: content.leg_types)
WEATHER: Final = Things("weather", lambda content: content.weather_ids)
DECK: Final = Things("deck", lambda content: content.decks.upgrade_ids)
PILE: Final = Things("pile", lambda _: ("hand", "deck"))  # where a recovered card goes
COST: Final = Things("cost", lambda _: WORDS["cost"])
METER: Final = Things("meter", lambda _: WORDS["meter"])
SORT: Final = Things("sort", lambda _: WORDS["filter"])  # which dogs a card may choose
EFFECT: Final = Things("effect", lambda content: content.cards.block_ids)  # the list of a card or of a condition in it

SEAT: Final = Seats(MOST_SEATS)
OTHER: Final = SEAT.named("other")
TEAM_PLACE: Final = TeamPlace("dog", 0, MOST_DOGS - 1)
SLOT: Final = Slot("slot", 0, MOST_SLOTS - 1)

CARDS: Final = Count("cards", 1, LARGEST)  # how many cards are still to come
OWED: Final = Count("owed", 1, LARGEST)  # how many cards are still to be paid
MOST: Final = Count("most", 1, LARGEST)  # how many cards may still be chosen
ADDED: Final = Count("added", 0, LARGEST)  # how many cards are added to the supply
UNTIL_DOG: Final = YesNo("until_dog")  # whether cards are added to the supply until one is a dog
DAMAGED: Final = YesNo("damaged")  # whether a Damaged card was among those discarded
STEP: Final = Count("step", 0, LARGEST)  # how many steps of an effect list are done
POINTS: Final = Count("points", 1, LARGEST)  # how much a meter rises
LEVEL: Final = Count("level", 0, LARGEST)  # what a meter shows
SQUARE: Final = Count("square", 0, LARGEST)
SQUARES: Final = Count("squares", 0, LARGEST)  # how far a move goes
ROUND: Final = Count("round", 0, LARGEST)
DEATHS: Final = Several("deaths", Things("death", lambda _: KILLS, low=KILL_ANOTHER))
"""What the deaths of dogs are still to trigger, the first one first."""
