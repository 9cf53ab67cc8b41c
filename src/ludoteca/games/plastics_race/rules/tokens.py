"""European Plastic's Race, effects 8 and 9: street works and one-way tokens."""

from typing import Final

from ludoteca.engine import NONE, Args, Decision, EventType, Maybe, Verb, add, ask
from ludoteca.games.plastics_race.domains import ARROW, LIFTED, LIFTED_FROM, SECTION, WAY_OUT, first_arrow
from ludoteca.games.plastics_race.rules import exit_test
from ludoteca.games.plastics_race.rules.exit_test import Lying
from ludoteca.games.plastics_race.state import PlasticsRace

LIFTS_WORKS: Final = EventType("lifts-works", SECTION)
PLACES_WORKS: Final = EventType("places-works", SECTION)
LIFTS_ONE_WAY: Final = EventType("lifts-one-way", SECTION)
PLACES_ONE_WAY: Final = EventType("places-one-way", ARROW)


def _without(tokens: list[int], token: int) -> list[int]:
    return [other for other in tokens if other != token]


# -------------------------------------------------------------------- street works


def works_fit(s: PlasticsRace, works: list[int], lying: Lying, section: int, seats: int, calm: bool) -> bool:
    """Whether works may be placed on a section when these works are on the board. EPR-090, EPR-091, EPR-152

    `lying`: these works and the one-way tokens. `calm`: as they lie, all these seats have a way out.
    """
    if section in works:
        return False
    if calm and lying.can_be_gone_round(section, exit_test.BOTH_WAYS):
        return True
    return exit_test.leaves_exits(s, sorted([*works, section]), s.one_ways, seats)


def works_playable(s: PlasticsRace) -> bool:
    """Whether some works token can be placed or moved. EPR-061"""
    seats = exit_test.seats_with_way_out(s)
    if len(s.works) < s.content.works:
        lying = exit_test.lying(s, s.works, s.one_ways)
        touchable = s.content.cities[s.city].touchable
        return any(works_fit(s, s.works, lying, section, seats, calm=True) for section in touchable)
    return any(works_can_leave(s, section, seats) for section in s.works)


def works_can_leave(s: PlasticsRace, section: int, seats: int) -> bool:
    """Whether the token on a section can be moved to another. EPR-090"""
    rest = _without(s.works, section)
    calm = exit_test.leaves_exits(s, rest, s.one_ways, seats)
    lying = exit_test.lying(s, rest, s.one_ways)
    touchable = s.content.cities[s.city].touchable
    return any(works_fit(s, rest, lying, other, seats, calm) for other in touchable if other != section)


def begin_works(s: PlasticsRace, player: int) -> None:
    """A token from the supply is placed; if there is none, one on the board is moved. EPR-090, EPR-092"""
    if len(s.works) < s.content.works:
        s.then([ask(PLACE_WORKS, player, NONE, exit_test.seats_with_way_out(s))])
    else:
        s.then([ask(LIFT_WORKS, player)])


class LiftWorks(Decision[PlasticsRace]):
    """Choose the works token to move. EPR-090, EPR-092"""

    lift_works = Verb(SECTION)

    def misplaced(self, s: PlasticsRace, player: int, args: Args) -> str:
        """Some token can be moved."""
        return "" if s.works and self.answers(s, player, args) else "no street works can be moved"

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Those that can go somewhere else."""
        seats = exit_test.seats_with_way_out(s)
        movable = [section for section in s.works if works_can_leave(s, section, seats)]
        return [self.lift_works.at(SECTION.counted(s, section)) for section in movable]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The seats that had a way out are recorded before the token is lifted. EPR-152"""
        section = SECTION.meant(s, self.lift_works.object(answer))
        seats = exit_test.seats_with_way_out(s)
        s.works.remove(section)
        s.tell(LIFTS_WORKS, player, section)
        s.then([ask(PLACE_WORKS, player, section, seats)])


class PlaceWorks(Decision[PlasticsRace]):
    """Place a works token; nobody loses their only exit. EPR-090, EPR-091, EPR-093, EPR-152, EPR-208, EPR-209"""

    CARRIES = (Maybe(LIFTED_FROM), WAY_OUT)

    place_works = Verb(SECTION)

    def to_pair(self, args: Args) -> tuple[int, int]:
        """No section used to be 0."""
        lifted, seats = args
        return lifted + 1, seats

    def from_pair(self, a: int, b: int) -> Args:
        """No section used to be 0."""
        return a - 1, b

    def misplaced(self, s: PlasticsRace, player: int, args: Args) -> str:
        """A token is in the supply and can be placed."""
        if args[0] != NONE and SECTION.counted(s, args[0]) == NONE:
            return "the street works come from another city"
        room = len(s.works) < s.content.works and self.answers(s, player, args)
        return "" if room else "no street works can be placed"

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """A moved token must go to another section."""
        lifted, seats = args
        city = s.content.cities[s.city]
        calm = lifted == NONE or exit_test.leaves_exits(s, s.works, s.one_ways, seats)
        lying = exit_test.lying(s, s.works, s.one_ways)
        first = self.place_works.first - city.first_section
        return [
            first + section
            for section in city.touchable
            if section != lifted and works_fit(s, s.works, lying, section, seats, calm)
        ]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """It stays there until someone moves it or sells at the plant."""
        section = SECTION.meant(s, self.place_works.object(answer))
        add(s.works, section)
        s.tell(PLACES_WORKS, player, section)


# -------------------------------------------------------------------- one-way tokens


def arrow_fits(s: PlasticsRace, one_ways: list[int], lying: Lying, token: int, seats: int, calm: bool) -> bool:
    """Whether a one-way token may be placed when these are on the board. EPR-095, EPR-096, EPR-152

    `lying`: these tokens and the works. `calm`: as they lie, all these seats have a way out.
    """
    streets = s.content.streets
    section = streets.arrow_section[token]
    for other in one_ways:
        if streets.arrow_section[other] == section:
            return False
    if calm and lying.can_be_gone_round(section, streets.arrow_closes[token]):
        return True
    return exit_test.leaves_exits(s, s.works, sorted([*one_ways, token]), seats)


def arrow_playable(s: PlasticsRace) -> bool:
    """Whether some one-way token can be placed or moved. EPR-061"""
    seats = exit_test.seats_with_way_out(s)
    if len(s.one_ways) < s.content.one_ways:
        lying = exit_test.lying(s, s.works, s.one_ways)
        arrows = s.content.cities[s.city].arrows
        return any(arrow_fits(s, s.one_ways, lying, token, seats, calm=True) for token in arrows)
    return any(arrow_can_leave(s, token, seats) for token in s.one_ways)


def arrow_can_leave(s: PlasticsRace, token: int, seats: int) -> bool:
    """Whether a token can be moved or turned round. EPR-096"""
    rest = _without(s.one_ways, token)
    calm = exit_test.leaves_exits(s, s.works, rest, seats)
    lying = exit_test.lying(s, s.works, rest)
    arrows = s.content.cities[s.city].arrows
    return any(arrow_fits(s, rest, lying, other, seats, calm) for other in arrows if other != token)


def begin_arrow(s: PlasticsRace, player: int) -> None:
    """A token from the supply is placed; if there is none, one on the board is moved. EPR-095, EPR-162"""
    if len(s.one_ways) < s.content.one_ways:
        s.then([ask(PLACE_ONE_WAY, player, NONE, exit_test.seats_with_way_out(s))])
    else:
        s.then([ask(LIFT_ONE_WAY, player)])


class LiftOneWay(Decision[PlasticsRace]):
    """Choose the one-way token to move. EPR-095"""

    lift_one_way = Verb(SECTION)

    def misplaced(self, s: PlasticsRace, player: int, args: Args) -> str:
        """Some token can be moved."""
        return "" if s.one_ways and self.answers(s, player, args) else "no one-way token can be moved"

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Those that can go somewhere else, by section."""
        seats = exit_test.seats_with_way_out(s)
        movable = [token for token in s.one_ways if arrow_can_leave(s, token, seats)]
        return [self.lift_one_way.at(SECTION.counted(s, s.content.streets.arrow_section[token])) for token in movable]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The seats that had a way out are recorded before the token is lifted. EPR-152"""
        section = SECTION.meant(s, self.lift_one_way.object(answer))
        seats = exit_test.seats_with_way_out(s)
        token = next(token for token in s.one_ways if s.content.streets.arrow_section[token] == section)
        s.one_ways.remove(token)
        s.tell(LIFTS_ONE_WAY, player, section)
        s.then([ask(PLACE_ONE_WAY, player, token, seats)])


class PlaceOneWay(Decision[PlasticsRace]):
    """Place a one-way token on a section, pointing either way. EPR-095, EPR-096, EPR-152, EPR-208, EPR-209"""

    CARRIES = (Maybe(LIFTED), WAY_OUT)

    place_one_way = Verb(ARROW)

    def to_pair(self, args: Args) -> tuple[int, int]:
        """No token used to be 0."""
        lifted, seats = args
        return lifted + 1, seats

    def from_pair(self, a: int, b: int) -> Args:
        """No token used to be 0."""
        return a - 1, b

    def misplaced(self, s: PlasticsRace, player: int, args: Args) -> str:
        """A token is in the supply and can be placed."""
        if args[0] != NONE and ARROW.counted(s, args[0]) == NONE:
            return "the one-way token comes from another city"
        room = len(s.one_ways) < s.content.one_ways and self.answers(s, player, args)
        return "" if room else "no one-way token can be placed"

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """A moved token may return to its section only turned round."""
        lifted, seats = args
        calm = lifted == NONE or exit_test.leaves_exits(s, s.works, s.one_ways, seats)
        lying = exit_test.lying(s, s.works, s.one_ways)
        first = self.place_one_way.first - first_arrow(s)
        return [
            first + token
            for token in s.content.cities[s.city].arrows
            if token != lifted and arrow_fits(s, s.one_ways, lying, token, seats, calm)
        ]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """It stays there until someone moves it, the police remove it, or someone sells at the plant."""
        token = ARROW.meant(s, self.place_one_way.object(answer))
        add(s.one_ways, token)
        s.tell(PLACES_ONE_WAY, player, token)


LIFT_WORKS: Final = LiftWorks()
PLACE_WORKS: Final = PlaceWorks()
LIFT_ONE_WAY: Final = LiftOneWay()
PLACE_ONE_WAY: Final = PlaceOneWay()
