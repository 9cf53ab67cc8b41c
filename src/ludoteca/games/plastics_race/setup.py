"""European Plastic's Race, 'Preparing for the game'."""

from typing import Final

from ludoteca.engine import NONE, Args, Decision, Draw, Effect, EventType, Verb, ask, do, roll
from ludoteca.games.plastics_race.domains import LIGHT, NODE, PLANT, SEAT
from ludoteca.games.plastics_race.rules import end, hands, turn
from ludoteca.games.plastics_race.state import PlasticsRace

DRAWN: Final = "random"

STARTS: Final = EventType("starts")
PLANT_CARD: Final = EventType("plant", PLANT)
STARTS_AT: Final = EventType("light", NODE)


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


class DrawStarter(Draw[PlasticsRace]):
    """The starting player is drawn if the host did not choose one. EPR-006"""

    draw_starter = Verb(SEAT)

    def bag(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return list(range(s.seats))

    def chosen(self, s: PlasticsRace, player: int, seat: int, args: Args) -> None:
        """They take the starting player token and keep it. EPR-007"""
        s.starter = seat


class Deal(Effect[PlasticsRace]):
    """The later in turn order, the more cards. EPR-005"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        s.current = s.starter
        s.tell(STARTS, s.starter)
        for place, cards in reversed(list(enumerate(s.content.deal[s.seats]))):
            s.then(hands.draws((s.starter + place) % s.seats, cards))


class DrawPlant(Draw[PlasticsRace]):
    """One plant card is in play for the whole game. EPR-012, EPR-013"""

    draw_plant = Verb(PLANT)

    def bag(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return list(range(len(s.content.plant_ids)))

    def chosen(self, s: PlasticsRace, player: int, card: int, args: Args) -> None:
        """It gets as many counters as it buys bins."""
        s.plant = card
        s.capacity = s.content.plant_capacity[card]
        s.tell(PLANT_CARD, a=card)


class PlaceTrucks(Effect[PlasticsRace]):
    """All trucks go to the traffic light; where there are several, everyone chooses in turn order. EPR-008, EPR-009"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """Trucks may share a node. EPR-010"""
        lights = s.content.cities[s.city].lights
        if len(lights) > 1:
            s.then([ask(CHOOSE_LIGHT, seat) for seat in (s.starter, *s.others_from_left(s.starter))])
        else:
            for truck_owner in s.players:
                truck_owner.truck = lights[0]


class ChooseLight(Decision[PlasticsRace]):
    """Choose the traffic light to start from, with your hand in view. EPR-009"""

    SET_UP = True

    start_at = Verb(LIGHT, says="choose-light")

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Any light, even one with another truck."""
        return [self.start_at.at(light) for light in range(len(s.content.cities[s.city].lights))]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        s.players[player].truck = LIGHT.meant(s, self.start_at.object(answer))
        s.tell(STARTS_AT, player, s.players[player].truck)


class Start(Effect[PlasticsRace]):
    """The starting player takes the first turn. EPR-007"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        s.then([do(turn.BEGIN_TURN, s.starter)])


DRAW_STARTER: Final = DrawStarter()
DEAL: Final = Deal()
DRAW_PLANT: Final = DrawPlant()
PLACE_TRUCKS: Final = PlaceTrucks()
CHOOSE_LIGHT: Final = ChooseLight()
START: Final = Start()
