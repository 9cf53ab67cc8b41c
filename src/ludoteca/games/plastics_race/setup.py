"""European Plastic's Race, 'Preparing for the game'."""

from typing import Any, Final

from ludoteca.engine import NONE, Chance, Decision, Effect, ask, do, roll
from ludoteca.games.plastics_race.content import MOST_SEATS
from ludoteca.games.plastics_race.rules import end, turn
from ludoteca.games.plastics_race.state import PlasticsRace

DRAWN: Final = "random"


def set_up(s: PlasticsRace) -> None:
    """Lay out cards and bins; find who starts; deal; draw the plant card. EPR-011, EPR-014, EPR-015, EPR-016"""
    city = s.content.cities[s.city]
    s.deck = s.content.deck
    s.stacks = [s.seats] * city.bins
    if s.options["routes"]:
        s.route_deck = list(range(len(s.content.route_ids)))
    starting_seat = str(s.options["starting_seat"])
    if starting_seat != DRAWN:
        s.starter = (int(starting_seat) - 1) % s.seats
    s.then([
        *([roll(DRAW_STARTER)] if starting_seat == DRAWN else []),
        do(DEAL),
        *([roll(DRAW_PLANT)] if city.plant != NONE else []),
        do(PLACE_TRUCKS),
        do(START),
        do(end.GAME_END),
    ])  # fmt: skip


class DrawStarter(Chance[PlasticsRace]):
    """Who begins is drawn if the host did not say. EPR-006"""

    size = MOST_SEATS

    def total(self, s: PlasticsRace, player: int, a: int, b: int) -> int:
        """Every seat is equally likely."""
        return s.seats

    def at(self, s: PlasticsRace, place: int, player: int, a: int, b: int) -> int:
        """The seat itself."""
        return place

    def chosen(self, s: PlasticsRace, player: int, seat: int, a: int, b: int) -> None:
        """He takes the starting player token and keeps it. EPR-007"""
        s.starter = seat


class Deal(Effect[PlasticsRace]):
    """The later in turn order, the more cards. EPR-005"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """The rest is the deck."""
        s.current = s.starter
        s.tell("starts", s.starter)
        for place, cards in reversed(list(enumerate(s.content.deal[s.seats]))):
            s.then(turn.draws((s.starter + place) % s.seats, cards))


class DrawPlant(Chance[PlasticsRace]):
    """One plant card is in play for the whole game. EPR-012, EPR-013"""

    def size_with(self, content: Any) -> int:
        """Any plant card."""
        return len(content.plant_ids)

    def total(self, s: PlasticsRace, player: int, a: int, b: int) -> int:
        """Every card is equally likely."""
        return len(s.content.plant_ids)

    def at(self, s: PlasticsRace, place: int, player: int, a: int, b: int) -> int:
        """The card itself."""
        return place

    def chosen(self, s: PlasticsRace, player: int, card: int, a: int, b: int) -> None:
        """It gets as many counters as it buys bins."""
        s.plant = card
        s.capacity = s.content.plant_capacity[card]
        s.tell("plant", a=card)


class PlaceTrucks(Effect[PlasticsRace]):
    """All trucks go to the traffic light; where there are several, everybody chooses in turn order. EPR-008, EPR-009"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """Trucks may share a node. EPR-010"""
        lights = s.content.cities[s.city].lights
        if len(lights) > 1:
            s.then([ask(CHOOSE_LIGHT, seat) for seat in (s.starter, *s.others_from_left(s.starter))])
        else:
            for truck_owner in s.players:
                truck_owner.truck = lights[0]


class ChooseLight(Decision[PlasticsRace]):
    """Choose the traffic light to start from, knowing one's hand. EPR-009"""

    def size_with(self, content: Any) -> int:
        """A light of the city."""
        return int(content.most_lights)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """Any light, whoever stands there already."""
        return list(range(len(s.content.cities[s.city].lights)))

    def chosen(self, s: PlasticsRace, player: int, light: int, a: int, b: int) -> None:
        """The truck stands there for all to see."""
        s.players[player].truck = s.content.cities[s.city].lights[light]
        s.tell("light", player, s.players[player].truck)


class Start(Effect[PlasticsRace]):
    """The starting player takes the first turn. EPR-007"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """The first round begins."""
        s.then([do(turn.BEGIN_TURN, s.starter)])


DRAW_STARTER: Final = DrawStarter()
DEAL: Final = Deal()
DRAW_PLANT: Final = DrawPlant()
PLACE_TRUCKS: Final = PlaceTrucks()
CHOOSE_LIGHT: Final = ChooseLight()
START: Final = Start()
