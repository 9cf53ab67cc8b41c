"""European Plastic's Race, effect 11: the police, by card or by token."""

from typing import Final

from ludoteca.engine import Args, Decision, EventType, Verb, add
from ludoteca.games.plastics_race.domains import PASS, REMOVE, SECTION, TURN, USE
from ludoteca.games.plastics_race.rules import exit_test
from ludoteca.games.plastics_race.state import PlasticsRace

POLICE: Final = EventType("police", USE, SECTION)


def usable(s: PlasticsRace) -> bool:
    """Whether the police can do anything. EPR-061"""
    return bool(s.one_ways) or (s.moving and any(section not in s.passes for section in s.works))


def may_turn(s: PlasticsRace, token: int) -> bool:
    """Turning a one-way token must leave everyone an exit. EPR-103, EPR-152"""
    turned = sorted(s.content.streets.turned(token) if other == token else other for other in s.one_ways)
    return exit_test.leaves_exits(s, s.works, turned, exit_test.seats_with_way_out(s))


class CallPolice(Decision[PlasticsRace]):
    """Remove or turn a one-way token, or pass the tokens of a section this turn. EPR-102, EPR-103, EPR-104, EPR-164"""

    police_remove = Verb(SECTION)
    police_turn = Verb(SECTION)
    police_pass = Verb(SECTION)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """One-way tokens anywhere; passing only while the truck can still drive. EPR-062"""
        answers: list[int] = []
        carrying = set(s.works)
        for token in s.one_ways:
            section = s.content.streets.arrow_section[token]
            carrying.add(section)
            answers.append(self.police_remove.at(SECTION.counted(s, section)))
            if may_turn(s, token):
                answers.append(self.police_turn.at(SECTION.counted(s, section)))
        if s.moving:
            closed = [section for section in sorted(carrying) if section not in s.passes]
            answers += [self.police_pass.at(SECTION.counted(s, section)) for section in closed]
        return answers

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Works are never removed; their section's colour must still be paid for."""
        if self.police_pass.covers(answer):
            section = SECTION.meant(s, self.police_pass.object(answer))
            s.tell(POLICE, player, PASS, section)
            add(s.passes, section)
            return
        turns = self.police_turn.covers(answer)
        verb = self.police_turn if turns else self.police_remove
        section = SECTION.meant(s, verb.object(answer))
        s.tell(POLICE, player, TURN if turns else REMOVE, section)
        token = next(token for token in s.one_ways if s.content.streets.arrow_section[token] == section)
        s.one_ways.remove(token)
        if turns:
            add(s.one_ways, s.content.streets.turned(token))


CALL_POLICE: Final = CallPolice()
