"""Iditacards, 'Setup', in the order of the book."""

from typing import Final

from ludoteca.engine import Chance, Frame, add, do, roll, without
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.rules import end, food, turn, weather
from ludoteca.games.iditacards.rules.common import SeatEffect
from ludoteca.games.iditacards.state import Race


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
    legs = [roll(DRAW_LEG, a=kind) for kind in range(len(content.leg_types))]
    hands = [roll(food.DRAW_CARD, seat, content.starting_hand) for seat in range(s.seats)]
    beginning: list[Frame] = [roll(FIRST_PLAYER)]
    if s.seats == 1 or s.options["first_player"] == "first_seat":
        beginning = [do(BEGIN_RACE, 0)]
    s.then([*legendary, *legs, *hands, *beginning, do(end.GAME_END)])


class DealLegendary(Chance[Race]):
    """One legendary card for a player, who alone looks at it. IC-006, IC-012"""

    def size_with(self, content: Content) -> int:
        """Any kind of card."""
        return len(content.ids)

    def fits(self, s: Race, player: int, a: int, b: int) -> bool:
        """It goes to a seat."""
        return player >= 0 and a == 0 and b == 0

    def total(self, s: Race, player: int, a: int, b: int) -> int:
        """Every card of the deck is equally likely."""
        return len(s.legendary_deck)

    def at(self, s: Race, place: int, player: int, a: int, b: int) -> int:
        """The deck has no order: it is a bag."""
        return s.legendary_deck[place]

    def chosen(self, s: Race, player: int, card: int, a: int, b: int) -> None:
        """Face down, beside the deck."""
        s.legendary_deck.remove(card)
        add(s.players[player].legendary, card)
        s.tell("legendary", player, secret=card, seen_by=1 << player)


class DrawLeg(Chance[Race]):
    """One leg card of each type. IC-007, IC-072"""

    def size_with(self, content: Content) -> int:
        """Any leg card."""
        return len(content.legs.ids)

    def fits(self, s: Race, player: int, kind: int, b: int) -> bool:
        """The types come in their order."""
        return len(s.legs) <= kind < len(s.content.leg_types) and b == 0

    def total(self, s: Race, player: int, kind: int, b: int) -> int:
        """Every card of the type is equally likely."""
        return len(s.content.legs.of_type[kind])

    def at(self, s: Race, place: int, player: int, kind: int, b: int) -> int:
        """The cards of the type, in their order."""
        return s.content.legs.of_type[kind][place]

    def chosen(self, s: Race, player: int, leg: int, kind: int, b: int) -> None:
        """It lies on the space of its type."""
        s.legs.append(leg)
        s.tell("leg", a=leg)


class FirstPlayer(Chance[Race]):
    """Who is first at the weather die is left to chance. IC-009"""

    size = 4

    def total(self, s: Race, player: int, a: int, b: int) -> int:
        """Every seat is equally likely."""
        return s.seats

    def at(self, s: Race, place: int, player: int, a: int, b: int) -> int:
        """The seat."""
        return place

    def chosen(self, s: Race, player: int, seat: int, a: int, b: int) -> None:
        """They begin."""
        s.then([do(BEGIN_RACE, seat)])


class BeginRace(SeatEffect):
    """The first player rolls the die and has the first turn. IC-009, IC-096"""

    def run(self, s: Race, player: int, a: int, b: int) -> None:
        """Everybody is still on Start: the roll hits nobody."""
        s.first = player
        s.tell("begins", player)
        s.then([roll(weather.WEATHER_DIE, player), *turn.turn_frames(player), do(turn.PASS_ON, player)])


DEAL_LEGENDARY: Final = DealLegendary()
DRAW_LEG: Final = DrawLeg()
FIRST_PLAYER: Final = FirstPlayer()
BEGIN_RACE: Final = BeginRace()
