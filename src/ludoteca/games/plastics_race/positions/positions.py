"""European Plastic's Race: the pieces of a position, and where its rules can be pending."""

from typing import Final

from ludoteca.engine import Frame, do
from ludoteca.games.plastics_race.positions import invariants, settling
from ludoteca.games.plastics_race.positions.placings import PLACINGS
from ludoteca.games.plastics_race.rules import end
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.positions import Pile, Positions

STREET_CARDS: Final = Pile(
    lambda s: [s.content.card_ids[card] for card in s.content.deck],
    ["players.hand", "players.played", "players.puncture", "players.offer", "deck", "discards"],
    rest=["deck", "discards"],
)
ROUTE_CARDS: Final = Pile(
    lambda s: s.content.route_ids if s.options["routes"] else [],
    ["players.routes", "players.new_route", "route_deck", "route_discards"],
    rest=["route_deck", "route_discards"],
)


class PlasticsRacePositions(Positions[PlasticsRace]):
    """A turn brings its own end and the next turn; beneath it is only the end of the game."""

    def invariants(self, s: PlasticsRace) -> None:
        """Every piece is in exactly one place, and what is pending fits together."""
        invariants.check(s)

    def settle(self, s: PlasticsRace, turn: int, given: set[str]) -> None:
        """The stacks of bin cards, the plant, the end and the current turn."""
        settling.settle(s, turn, given)

    def turn_stack(self, s: PlasticsRace, turn: int) -> list[Frame]:
        """The end of the game."""
        return [do(end.GAME_END)]


POSITIONS: Final = PlasticsRacePositions([STREET_CARDS, ROUTE_CARDS], PLACINGS)
