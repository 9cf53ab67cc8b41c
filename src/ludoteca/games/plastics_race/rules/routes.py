"""European Plastic's Race, 'The route cards (mini-objectives)'."""

from typing import Any, Final

from ludoteca.engine import NONE, Chance, Decision, add, ask, pour
from ludoteca.games.plastics_race.state import PlasticsRace


def score(s: PlasticsRace, player: int) -> None:
    """Every route card that the section just driven completes is turned over and paid. EPR-131, EPR-134"""
    me = s.players[player]
    if not me.routes:
        return
    for card in [card for card in me.routes if complete(s.colours, s.content.route_colours[card])]:
        me.routes.remove(card)
        add(s.route_discards, card)
        me.points += s.content.route_points[card]
        s.tell("route", player, card, s.content.route_points[card])


def complete(driven: list[int], wanted: list[int]) -> bool:
    """Whether the last sections driven, without a break, have all wanted colours and no other. EPR-132, EPR-133

    Earlier stretches were looked at when they were driven, and no card is drawn before the last section. EPR-135

    >>> complete([0, 5, 4, 4, 3], [3, 4, 5]), complete([5, 4, 1, 3], [3, 4, 5])
    (True, False)
    """
    missing = wanted.copy()
    for colour in reversed(driven):
        if colour not in wanted:
            return False
        if colour in missing:
            missing.remove(colour)
            if not missing:
                return True
    return False


class DrawRoute(Chance[PlasticsRace]):
    """One unknown route card; an empty deck is made anew of the discards. EPR-130, EPR-136"""

    def size_with(self, content: Any) -> int:
        """Any route card."""
        return len(content.route_ids)

    def total(self, s: PlasticsRace, player: int, a: int, b: int) -> int:
        """Every card is equally likely; if none is left nothing is drawn."""
        return len(s.route_deck) or len(s.route_discards)

    def at(self, s: PlasticsRace, place: int, player: int, a: int, b: int) -> int:
        """The deck has no order: it is a bag."""
        return s.route_deck[place] if s.route_deck else s.route_discards[place]

    def chosen(self, s: PlasticsRace, player: int, card: int, a: int, b: int) -> None:
        """With a full hand the new card is looked at, and one of the earlier ones must go."""
        me = s.players[player]
        if not s.route_deck:
            pour(s.route_deck, s.route_discards)
        s.route_deck.remove(card)
        s.tell("draws-route", player, secret=card, seen_by=1 << player)
        if len(me.routes) < s.content.most_routes:
            add(me.routes, card)
        else:
            me.new_route = card
            s.then([ask(DROP_ROUTE, player)])


class DropRoute(Decision[PlasticsRace]):
    """Discard one of the earlier route cards, face up, for the new one. EPR-130"""

    def size_with(self, content: Any) -> int:
        """Any route card."""
        return len(content.route_ids)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """There is a new card."""
        return a == b == 0 and s.players[player].new_route != NONE and bool(s.players[player].routes)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """The cards held before, not the new one."""
        return s.players[player].routes.copy()

    def chosen(self, s: PlasticsRace, player: int, card: int, a: int, b: int) -> None:
        """The new card takes its place."""
        me = s.players[player]
        me.routes.remove(card)
        add(s.route_discards, card)
        add(me.routes, me.new_route)
        me.new_route = NONE
        s.tell("drops-route", player, card)


DRAW_ROUTE: Final = DrawRoute()
DROP_ROUTE: Final = DropRoute()
