"""Iditacards, 'Setup', in the order of the book."""

from typing import Final

from ludoteca.engine import NOBODY, Args, Chance, Draw, Effect, EventType, Frame, Verb, add, do, roll, without
from ludoteca.games.iditacards.domains import CARD, LEG_CARD, LEG_TYPE, SEAT
from ludoteca.games.iditacards.rules import end, food, weather
from ludoteca.games.iditacards.rules import turn as turns
from ludoteca.games.iditacards.state import Race

GETS_LEGENDARY: Final = EventType("legendary", secret=CARD)
LEG_DRAWN: Final = EventType("leg", LEG_CARD)
BEGINS: Final = EventType("begins")


def set_up(s: Race) -> None:
    """Decks, Wheel Dogs, legendary cards, legs, first hands, first player. IC-001, IC-003, IC-005, IC-006, IC-011"""
    content = s.content
    s.upgrades = content.upgrades(retired=bool(s.options["retired_cards"]))
    s.damage_deck = content.decks.damage.copy()
    s.legendary_deck = content.decks.legendary.copy()
    for racer in s.players:
        racer.team = content.in_play.copy()
        racer.attached = [() for _ in racer.team]
        racer.deck = without(content.decks.starter, content.in_play)
    legendary = [roll(DEAL_LEGENDARY, seat) for seat in range(s.seats) for _ in range(content.legendary_dealt)]
    legs = [roll(DRAW_LEG, NOBODY, kind) for kind in range(len(content.leg_types))]
    hands = [roll(food.DRAW_CARD, seat, content.starting_hand) for seat in range(s.seats)]
    beginning: list[Frame] = [roll(FIRST_PLAYER)]
    if s.seats == 1 or s.options["first_player"] == "first_seat":
        beginning = [do(BEGIN_RACE, 0)]
    s.then([*legendary, *legs, *hands, *beginning, do(end.GAME_END)])


class DealLegendary(Draw[Race]):
    """One legendary card for a player; only they look at it. IC-006, IC-012"""

    deal = Verb(CARD)

    def bag(self, s: Race, player: int, args: Args) -> list[int]:
        return s.legendary_deck

    def chosen(self, s: Race, player: int, card: int, args: Args) -> None:
        """Face down, next to the deck."""
        s.legendary_deck.remove(card)
        add(s.players[player].legendary, card)
        s.tell(GETS_LEGENDARY, player, secret=card, seen_by=1 << player)


class DrawLeg(Draw[Race]):
    """One leg card of each type. IC-007, IC-072"""

    CARRIES = (LEG_TYPE,)

    lay = Verb(LEG_CARD)

    def bag(self, s: Race, player: int, args: Args) -> list[int]:
        return s.content.legs.of_type[args[0]]

    def chosen(self, s: Race, player: int, leg: int, args: Args) -> None:
        """It goes on the space of its type."""
        s.legs.append(leg)
        s.tell(LEG_DRAWN, a=leg)


class FirstPlayer(Chance[Race]):
    """Chance decides who grabs the weather die first. IC-009"""

    begin = Verb(SEAT)

    def total(self, s: Race, player: int, args: Args) -> int:
        return s.seats

    def at(self, s: Race, nth: int, player: int, args: Args) -> int:
        return nth

    def chosen(self, s: Race, player: int, seat: int, args: Args) -> None:
        s.then([do(BEGIN_RACE, seat)])


class BeginRace(Effect[Race]):
    """The first player rolls the die and has the first turn. IC-009, IC-096"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Everyone is still on Start: the roll affects nobody."""
        s.first = player
        s.tell(BEGINS, player)
        s.then([roll(weather.WEATHER_DIE, player), *turns.turn_frames(player), do(turns.PASS_ON, player)])


DEAL_LEGENDARY: Final = DealLegendary()
DRAW_LEG: Final = DrawLeg()
FIRST_PLAYER: Final = FirstPlayer()
BEGIN_RACE: Final = BeginRace()
