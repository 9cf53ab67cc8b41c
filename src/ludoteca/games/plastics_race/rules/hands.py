"""European Plastic's Race: street cards that come into a hand and leave it."""

from typing import Final

from ludoteca.engine import Args, Draw, EventType, Frame, Verb, add, pour, roll, take
from ludoteca.games.plastics_race.domains import CARD
from ludoteca.games.plastics_race.state import PlasticsRace

PLAYS: Final = EventType("plays", CARD)
RESHUFFLES: Final = EventType("reshuffles")
DRAWS: Final = EventType("draws", secret=CARD)


class DrawCard(Draw[PlasticsRace]):
    """One unknown street card; if the deck is empty, the discards form a new one. EPR-005, EPR-022, EPR-026, EPR-088"""

    draw_card = Verb(CARD)

    def bag(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """If none are left, nothing is drawn."""
        return s.deck or s.discards

    def chosen(self, s: PlasticsRace, player: int, card: int, args: Args) -> None:
        """Only the player who draws it sees it."""
        if not s.deck:
            pour(s.deck, s.discards)
            s.tell(RESHUFFLES)
        take(s.deck, card)
        add(s.players[player].hand, card)
        s.came_hidden(player, 1 << player)
        s.tell(DRAWS, player, secret=card, seen_by=1 << player)


def draws(player: int, cards: int) -> list[Frame]:
    return [roll(DRAW_CARD, player)] * cards


def spend(s: PlasticsRace, player: int, kind: int) -> None:
    """A card goes openly from the hand to the playing area. EPR-025"""
    me = s.players[player]
    me.hand.remove(kind)
    s.left_openly(player, kind)
    add(me.played, kind)
    s.tell(PLAYS, player, kind)


DRAW_CARD: Final = DrawCard()
