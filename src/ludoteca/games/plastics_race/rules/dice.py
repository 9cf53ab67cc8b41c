"""European Plastic's Race, effects 1 and 2: coloured dice on the board."""

from typing import Any, Final

from ludoteca.engine import Chance, Decision, add, ask, roll
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.state import PlasticsRace

AT_ONCE: Final = 2
"""How many dice are rolled together."""


def begin(s: PlasticsRace, player: int) -> None:
    """Two dice are rolled, then placed; those that the supply lacks are lifted first. EPR-070, EPR-071, EPR-073"""
    lifted = max(0, AT_ONCE - (s.content.dice_count - len(s.dice)))
    s.then([
        *(ask(LIFT_DIE, player) for _ in range(lifted)),
        *(roll(ROLL_DIE, player) for _ in range(AT_ONCE)),
        *(ask(PLACE_DIE, player) for _ in range(AT_ONCE)),
    ])  # fmt: skip


class LiftDie(Decision[PlasticsRace]):
    """Choose a die on the board to be rolled anew. EPR-071"""

    commutes = True

    def size_with(self, content: Any) -> int:
        """A section of the city."""
        return int(content.most_sections)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """A die lies on the board."""
        return a == b == 0 and bool(s.dice)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """By its section, numbered within the city."""
        first = s.content.cities[s.city].first_section
        return [die // 6 - first for die in s.dice]

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """Its section is free again."""
        section = s.content.cities[s.city].first_section + answer
        s.dice.remove(section * 6 + s.colour_of(section))
        s.tell("lifts-die", player, section)


class RollDie(Chance[PlasticsRace]):
    """One coloured die falls. EPR-070, EPR-073"""

    size = len(COLOURS)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """A die is in the supply, or soon will be."""
        return a == b == 0 and len(s.rolled) < s.content.dice_count

    def total(self, s: PlasticsRace, player: int, a: int, b: int) -> int:
        """Every face weighs one."""
        return len(s.content.dice_faces)

    def at(self, s: PlasticsRace, place: int, player: int, a: int, b: int) -> int:
        """The colour of the face."""
        return s.content.dice_faces[place]

    def chosen(self, s: PlasticsRace, player: int, colour: int, a: int, b: int) -> None:
        """It waits to be placed."""
        add(s.rolled, colour)
        s.tell("rolls", player, colour)


def free_sections(s: PlasticsRace) -> list[int]:
    """Where a die may be placed. EPR-070, EPR-074, EPR-208, EPR-223"""
    city = s.content.cities[s.city]
    allowed = city.touchable if s.options["dice_on_special_streets"] else city.plain
    taken = [die // 6 for die in s.dice]
    return [section for section in allowed if section not in taken]


class PlaceDie(Decision[PlasticsRace]):
    """Place the next rolled die on a section without one. EPR-070, EPR-073, EPR-074"""

    def size_with(self, content: Any) -> int:
        """A section of the city."""
        return int(content.most_sections)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """There will be a die to place."""
        return a == b == 0

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """Numbered within the city."""
        if not s.rolled:
            return []
        first = s.content.cities[s.city].first_section
        return [section - first for section in free_sections(s)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """The section has the colour of the die from now on. EPR-041"""
        section = s.content.cities[s.city].first_section + answer
        colour = s.rolled.pop(0)
        add(s.dice, section * 6 + colour)
        s.tell("places-die", player, section, colour)


class ChangeDie(Decision[PlasticsRace]):
    """Turn a die on the board to another face: which die, times six, plus the colour. EPR-076"""

    def size_with(self, content: Any) -> int:
        """A colour for each die."""
        return int(content.dice_count) * len(COLOURS)

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """A die lies on the board."""
        return a == b == 0 and bool(s.dice)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """The face must differ."""
        faces = sorted(set(s.content.dice_faces))
        return [at * 6 + face for at, die in enumerate(s.dice) for face in faces if face != die % 6]

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """It stays where it is."""
        at, colour = divmod(answer, 6)
        section = s.dice[at] // 6
        s.dice[at] = section * 6 + colour
        s.tell("turns-die", player, section, colour)


LIFT_DIE: Final = LiftDie()
ROLL_DIE: Final = RollDie()
PLACE_DIE: Final = PlaceDie()
CHANGE_DIE: Final = ChangeDie()
