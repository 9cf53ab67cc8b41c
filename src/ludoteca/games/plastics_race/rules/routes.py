"""European Plastic's Race, 'The route cards (mini-objectives)'."""

from typing import Final

from ludoteca.engine import NONE, Args, Decision, Draw, EventType, Verb, add, ask, pour
from ludoteca.games.plastics_race.domains import POINTS, ROUTE
from ludoteca.games.plastics_race.state import ROUTES, PlasticsRace

COMPLETES: Final = EventType("route", ROUTE, POINTS)
DRAWS_ROUTE: Final = EventType("draws-route", secret=ROUTE)
DROPS_ROUTE: Final = EventType("drops-route", ROUTE)


def score(s: PlasticsRace, player: int) -> None:
    """Every route card completed by the section just driven is turned over and scored. EPR-131, EPR-134"""
    me = s.players[player]
    if not me.routes:
        return
    for card in [card for card in me.routes if complete(s.colours, s.content.route_colours[card])]:
        me.routes.remove(card)
        add(s.route_discards, card)
        me.points[ROUTES] += s.content.route_points[card]
        s.tell(COMPLETES, player, card, s.content.route_points[card])


def points_of(s: PlasticsRace, player: int, driven: list[int]) -> int:
    """The points of all routes completed by the last of these colours. EPR-131, EPR-132"""
    content = s.content
    done = [card for card in s.players[player].routes if complete(driven, content.route_colours[card])]
    return sum(content.route_points[card] for card in done)


def complete(driven: list[int], wanted: list[int]) -> bool:
    """Whether the last sections driven, without a break, have all the wanted colours and no others. EPR-132, EPR-133

    Earlier stretches were checked when they were driven, and no card is drawn before the last section. EPR-135

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


class DrawRoute(Draw[PlasticsRace]):
    """One unknown route card; if the deck is empty, the discards form a new one. EPR-130, EPR-136"""

    draw_route = Verb(ROUTE)

    def bag(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """If none are left, nothing is drawn."""
        return s.route_deck or s.route_discards

    def chosen(self, s: PlasticsRace, player: int, card: int, args: Args) -> None:
        """With a full hand, the player looks at the new card and must drop one of the earlier ones."""
        me = s.players[player]
        if not s.route_deck:
            pour(s.route_deck, s.route_discards)
        s.route_deck.remove(card)
        s.tell(DRAWS_ROUTE, player, secret=card, seen_by=1 << player)
        if len(me.routes) < s.content.most_routes:
            add(me.routes, card)
        else:
            me.new_route = card
            s.then([ask(DROP_ROUTE, player)])


class DropRoute(Decision[PlasticsRace]):
    """Discard one of the earlier route cards, face up, to keep the new one. EPR-130"""

    drop_route = Verb(ROUTE)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return [self.drop_route.at(card) for card in s.players[player].routes]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        me, card = s.players[player], self.drop_route.object(answer)
        me.routes.remove(card)
        add(s.route_discards, card)
        add(me.routes, me.new_route)
        me.new_route = NONE
        s.tell(DROPS_ROUTE, player, card)


DRAW_ROUTE: Final = DrawRoute()
DROP_ROUTE: Final = DropRoute()
