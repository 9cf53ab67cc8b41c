"""European Plastic's Race, effects 8 and 9: street works and one-way tokens."""

from typing import Any, Final

from ludoteca.engine import Decision, add, ask
from ludoteca.games.plastics_race.rules import exit_test
from ludoteca.games.plastics_race.state import PlasticsRace


def _without(tokens: list[int], token: int) -> list[int]:
    return [other for other in tokens if other != token]


# -------------------------------------------------------------------- street works


def works_fit(s: PlasticsRace, works: list[int], section: int, seats: int, calm: bool) -> bool:
    """Whether works may be placed on a section when these works lie on the board. EPR-090, EPR-091, EPR-152

    `calm`: as the board is, all these seats have a way out.
    """
    if section in works:
        return False
    if calm and exit_test.can_be_gone_round(s.content.streets, works, s.one_ways, section, exit_test.BOTH_WAYS):
        return True
    return exit_test.leaves_exits(s, sorted([*works, section]), s.one_ways, seats)


def works_playable(s: PlasticsRace) -> bool:
    """Whether some works token can be placed or moved. EPR-061"""
    seats = exit_test.seats_with_way_out(s)
    if len(s.works) < s.content.works:
        return any(works_fit(s, s.works, section, seats, calm=True) for section in s.content.cities[s.city].touchable)
    return any(works_can_leave(s, section, seats) for section in s.works)


def works_can_leave(s: PlasticsRace, section: int, seats: int) -> bool:
    """Whether the token on a section can be moved to another one. EPR-090"""
    rest = _without(s.works, section)
    calm = exit_test.leaves_exits(s, rest, s.one_ways, seats)
    touchable = s.content.cities[s.city].touchable
    return any(works_fit(s, rest, other, seats, calm) for other in touchable if other != section)


def begin_works(s: PlasticsRace, player: int) -> None:
    """A token of the supply is placed; if there is none, one of the board is moved. EPR-090, EPR-092"""
    if len(s.works) < s.content.works:
        s.then([ask(PLACE_WORKS, player, 0, exit_test.seats_with_way_out(s))])
    else:
        s.then([ask(LIFT_WORKS, player)])


class LiftWorks(Decision[PlasticsRace]):
    """Choose the works token to be moved. EPR-090, EPR-092"""

    def size_with(self, content: Any) -> int:
        """A section of the city."""
        return int(content.most_sections)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """Some token can be moved."""
        return a == b == 0 and bool(s.works) and works_playable(s)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """Those that can go somewhere else."""
        first = s.content.cities[s.city].first_section
        seats = exit_test.seats_with_way_out(s)
        return [section - first for section in s.works if works_can_leave(s, section, seats)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """Who had a way out is settled before the token is lifted. EPR-152"""
        section = s.content.cities[s.city].first_section + answer
        seats = exit_test.seats_with_way_out(s)
        s.works.remove(section)
        s.tell("lifts-works", player, section)
        s.then([ask(PLACE_WORKS, player, section + 1, seats)])


class PlaceWorks(Decision[PlasticsRace]):
    """Place a works token; nobody loses his only exit. EPR-090, EPR-091, EPR-093, EPR-152, EPR-208, EPR-209"""

    def size_with(self, content: Any) -> int:
        """A section of the city."""
        return int(content.most_sections)

    def fits(self, s: PlasticsRace, player: int, lifted: int, seats: int) -> bool:
        """`lifted` is the section the token comes from plus 1, or 0; `seats` the mask of those with a way out."""
        known = lifted == 0 or s.content.cities[s.city].has_section(lifted - 1)
        room = len(s.works) < s.content.works
        return known and room and 0 <= seats < 1 << s.seats and bool(self.options(s, player, lifted, seats))

    def options(self, s: PlasticsRace, player: int, lifted: int, seats: int) -> list[int]:
        """Numbered within the city; a moved token must change its section."""
        city = s.content.cities[s.city]
        calm = lifted == 0 or exit_test.leaves_exits(s, s.works, s.one_ways, seats)
        return [
            section - city.first_section
            for section in city.touchable
            if section != lifted - 1 and works_fit(s, s.works, section, seats, calm)
        ]

    def chosen(self, s: PlasticsRace, player: int, answer: int, lifted: int, seats: int) -> None:
        """It lies there until somebody moves it or sells at the plant."""
        section = s.content.cities[s.city].first_section + answer
        add(s.works, section)
        s.tell("places-works", player, section)


# -------------------------------------------------------------------- one-way tokens


def arrow_fits(s: PlasticsRace, one_ways: list[int], token: int, seats: int, calm: bool) -> bool:
    """Whether a one-way token may be placed when these lie on the board. EPR-095, EPR-096, EPR-152

    `calm`: as the board is, all these seats have a way out.
    """
    section = token // 2
    for other in one_ways:
        if other // 2 == section:
            return False
    closed = (1 - token % 2,)
    if calm and exit_test.can_be_gone_round(s.content.streets, s.works, one_ways, section, closed):
        return True
    return exit_test.leaves_exits(s, s.works, sorted([*one_ways, token]), seats)


def arrows(s: PlasticsRace) -> list[int]:
    """Every one-way token that could lie in this city."""
    return [section * 2 + way for section in s.content.cities[s.city].touchable for way in exit_test.BOTH_WAYS]


def arrow_playable(s: PlasticsRace) -> bool:
    """Whether some one-way token can be placed or moved. EPR-061"""
    seats = exit_test.seats_with_way_out(s)
    if len(s.one_ways) < s.content.one_ways:
        return any(arrow_fits(s, s.one_ways, token, seats, calm=True) for token in arrows(s))
    return any(arrow_can_leave(s, token, seats) for token in s.one_ways)


def arrow_can_leave(s: PlasticsRace, token: int, seats: int) -> bool:
    """Whether a token can be moved or turned round. EPR-096"""
    rest = _without(s.one_ways, token)
    calm = exit_test.leaves_exits(s, s.works, rest, seats)
    return any(arrow_fits(s, rest, other, seats, calm) for other in arrows(s) if other != token)


def begin_arrow(s: PlasticsRace, player: int) -> None:
    """A token of the supply is placed; if there is none, one of the board is moved. EPR-095, EPR-162"""
    if len(s.one_ways) < s.content.one_ways:
        s.then([ask(PLACE_ONE_WAY, player, 0, exit_test.seats_with_way_out(s))])
    else:
        s.then([ask(LIFT_ONE_WAY, player)])


class LiftOneWay(Decision[PlasticsRace]):
    """Choose the one-way token to be moved. EPR-095"""

    def size_with(self, content: Any) -> int:
        """A section of the city."""
        return int(content.most_sections)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """Some token can be moved."""
        return a == b == 0 and bool(s.one_ways) and arrow_playable(s)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """Those that can go somewhere else, by section."""
        first = s.content.cities[s.city].first_section
        seats = exit_test.seats_with_way_out(s)
        return [token // 2 - first for token in s.one_ways if arrow_can_leave(s, token, seats)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """Who had a way out is settled before the token is lifted. EPR-152"""
        section = s.content.cities[s.city].first_section + answer
        seats = exit_test.seats_with_way_out(s)
        token = next(token for token in s.one_ways if token // 2 == section)
        s.one_ways.remove(token)
        s.tell("lifts-one-way", player, section)
        s.then([ask(PLACE_ONE_WAY, player, token + 1, seats)])


class PlaceOneWay(Decision[PlasticsRace]):
    """Place a one-way token: a section times two, plus its direction. EPR-095, EPR-096, EPR-152, EPR-208, EPR-209"""

    def size_with(self, content: Any) -> int:
        """Both directions of every section."""
        return 2 * int(content.most_sections)

    def fits(self, s: PlasticsRace, player: int, lifted: int, seats: int) -> bool:
        """`lifted` is the token that was lifted plus 1, or 0; `seats` the mask of those with a way out."""
        known = lifted == 0 or s.content.cities[s.city].has_section((lifted - 1) // 2)
        room = len(s.one_ways) < s.content.one_ways
        return known and room and 0 <= seats < 1 << s.seats and bool(self.options(s, player, lifted, seats))

    def options(self, s: PlasticsRace, player: int, lifted: int, seats: int) -> list[int]:
        """Numbered within the city; a moved token may only come back turned round."""
        first = 2 * s.content.cities[s.city].first_section
        calm = lifted == 0 or exit_test.leaves_exits(s, s.works, s.one_ways, seats)
        return [
            token - first
            for token in arrows(s)
            if token != lifted - 1 and arrow_fits(s, s.one_ways, token, seats, calm)
        ]

    def chosen(self, s: PlasticsRace, player: int, answer: int, lifted: int, seats: int) -> None:
        """It lies there until somebody moves it, the police takes it or somebody sells at the plant."""
        token = 2 * s.content.cities[s.city].first_section + answer
        add(s.one_ways, token)
        s.tell("places-one-way", player, token)


LIFT_WORKS: Final = LiftWorks()
PLACE_WORKS: Final = PlaceWorks()
LIFT_ONE_WAY: Final = LiftOneWay()
PLACE_ONE_WAY: Final = PlaceOneWay()
