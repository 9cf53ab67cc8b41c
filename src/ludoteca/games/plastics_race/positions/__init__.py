"""European Plastic's Race: positions that people build, edit and check."""

from typing import Final

from ludoteca.engine import NOBODY, NONE, BadPosition, Frame, do
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.domains import ALL_BINS, GOING_ON
from ludoteca.games.plastics_race.positions import invariants
from ludoteca.games.plastics_race.positions.placings import PLACINGS
from ludoteca.games.plastics_race.rules import end, exit_test
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
        """Stacks of bin cards, the plant, the end and the current turn follow from the rest unless they were given."""
        if "stacks" not in given:
            s.stacks = [s.seats - sum(number in player.bins for player in s.players) for number in _numbers(s)]
        if "plant" in given and "capacity" not in given:
            s.capacity = 0 if s.plant == NONE else s.content.plant_capacity[s.plant]
        _settle_end(s, given)
        if turn != NOBODY:
            _settle_turn(s, turn, given)

    def turn_stack(self, s: PlasticsRace, turn: int) -> list[Frame]:
        return [do(end.GAME_END)]


def _numbers(s: PlasticsRace) -> range:
    return range(1, s.content.cities[s.city].bins + 1)


def _settle_end(s: PlasticsRace, given: set[str]) -> None:
    """A player with all bins has the Bonus card, and ends the game. EPR-125, EPR-170"""
    full = [seat for seat, player in enumerate(s.players) if set(_numbers(s)) <= set(player.bins)]
    if "bonus" not in given and full:
        s.bonus = full[0]
        if "ending" not in given:
            end.trigger(s, ALL_BINS)
    if s.ending != GOING_ON and "last_round" not in given:
        s.last_round = s.round + 1


def _settle_turn(s: PlasticsRace, turn: int, given: set[str]) -> None:
    """It is one seat's turn, with what they have driven. EPR-020, EPR-051"""
    if "current" in given and s.current != turn:
        raise BadPosition(f"position.state.current: it is the turn of seat {turn}, found {s.current}.")
    s.current = turn
    if "colours" not in given:
        s.colours = [_colour(s, section) for section in s.path]
    if "run_from" not in given and s.run_colour == NONE:
        s.run_from = len(s.path)
    if "free_pass" not in given:
        s.free_pass = s.moving and not exit_test.has_way_out(s, s.players[turn].truck)


def _colour(s: PlasticsRace, section: int) -> int:
    """The colour that a section counts as by default; none for a joker street or a white lane."""
    colour = s.colour_of(section)
    return colour if colour < len(COLOURS) else NONE


POSITIONS: Final = PlasticsRacePositions([STREET_CARDS, ROUTE_CARDS], PLACINGS)
