"""European Plastic's Race, effect 11: the police, by card or by token."""

from typing import Any, Final

from ludoteca.engine import Decision, add
from ludoteca.games.plastics_race.rules import exit_test
from ludoteca.games.plastics_race.state import PlasticsRace

REMOVE: Final = 0
TURN: Final = 1
PASS: Final = 2
USES: Final = 3


def uses(s: PlasticsRace) -> list[tuple[int, int]]:
    """What the police can do now: use and section. EPR-062, EPR-102, EPR-103, EPR-104, EPR-164"""
    found: list[tuple[int, int]] = []
    for token in s.one_ways:
        found.append((REMOVE, token // 2))
        if may_turn(s, token):
            found.append((TURN, token // 2))
    if s.moving:
        carrying = sorted({*s.works, *(token // 2 for token in s.one_ways)})
        found += [(PASS, section) for section in carrying if section not in s.passes]
    return found


def usable(s: PlasticsRace) -> bool:
    """Whether the police can do anything. EPR-061"""
    return bool(s.one_ways) or (s.moving and any(section not in s.passes for section in s.works))


def may_turn(s: PlasticsRace, token: int) -> bool:
    """Turning a one-way token must leave everybody his exit. EPR-103, EPR-152"""
    turned = sorted(token ^ 1 if other == token else other for other in s.one_ways)
    return exit_test.leaves_exits(s, s.works, turned, exit_test.seats_with_way_out(s))


class CallPolice(Decision[PlasticsRace]):
    """Remove or turn a one-way token, or pass the tokens of one section this turn. EPR-102, EPR-103, EPR-104, EPR-164

    Answers: what to do, times the number of sections, plus the section.
    """

    def size_with(self, content: Any) -> int:
        """Every use on every section."""
        return USES * int(content.most_sections)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """There is something to do."""
        return a == b == 0 and bool(uses(s))

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """Numbered within the city."""
        first, most = s.content.cities[s.city].first_section, s.content.most_sections
        return [use * most + section - first for use, section in uses(s)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """Works are never removed; their colour is still paid for."""
        use, at = divmod(answer, s.content.most_sections)
        section = s.content.cities[s.city].first_section + at
        s.tell("police", player, use, section)
        if use == PASS:
            add(s.passes, section)
            return
        token = next(token for token in s.one_ways if token // 2 == section)
        s.one_ways.remove(token)
        if use == TURN:
            add(s.one_ways, token ^ 1)


CALL_POLICE: Final = CallPolice()
