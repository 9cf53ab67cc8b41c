"""European Plastic's Race, effects 1 and 2: coloured dice on the board."""

from typing import Final

from ludoteca.engine import Args, Argument, Chance, Decision, EventType, Frame, Verb, add, ask, roll
from ludoteca.games.plastics_race.domains import COLOUR, DIE, PAINT, SECTION
from ludoteca.games.plastics_race.state import PlasticsRace

AT_ONCE: Final = 2
"""How many dice are rolled together."""

LIFTS_DIE: Final = EventType("lifts-die", SECTION)
ROLLS: Final = EventType("rolls", COLOUR)
PLACES_DIE: Final = EventType("places-die", SECTION, COLOUR)
TURNS_DIE: Final = EventType("turns-die", SECTION, COLOUR)


def rolling(s: PlasticsRace, player: int) -> list[Frame]:
    """Roll two dice, then place them; dice missing from the supply are lifted first.

    EPR-070, EPR-071, EPR-072, EPR-073
    """
    return [
        *(ask(LIFT_DIE, player) for _ in range(to_lift(s))),
        *(roll(ROLL_DIE, player) for _ in range(AT_ONCE)),
        *(ask(PLACE_DIE, player) for _ in range(AT_ONCE)),
    ]


def to_lift(s: PlasticsRace) -> int:
    """How many dice must be lifted from the board before two can be rolled. EPR-071"""
    return max(0, AT_ONCE - (s.content.dice_count - len(s.dice)))


class LiftDie(Decision[PlasticsRace]):
    """Choose a die on the board to be rolled again. EPR-071"""

    COMMUTES = True

    lift_die = Verb(SECTION)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return [self.lift_die.at(SECTION.counted(s, section)) for section, _ in s.dice]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        section = SECTION.meant(s, self.lift_die.object(answer))
        return PAINT.words(s.game.prefix, s.content, s.colour_of(section))

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Its section is free again."""
        section = SECTION.meant(s, self.lift_die.object(answer))
        s.dice.remove((section, s.colour_of(section)))
        s.tell(LIFTS_DIE, player, section)


class RollDie(Chance[PlasticsRace]):
    """Roll one coloured die. EPR-070, EPR-073"""

    roll_die = Verb(COLOUR)

    def total(self, s: PlasticsRace, player: int, args: Args) -> int:
        return len(s.content.dice_faces)

    def at(self, s: PlasticsRace, place: int, player: int, args: Args) -> int:
        return s.content.dice_faces[place]

    def chosen(self, s: PlasticsRace, player: int, colour: int, args: Args) -> None:
        """It waits to be placed."""
        add(s.rolled, colour)
        s.tell(ROLLS, player, colour)


def free_sections(s: PlasticsRace) -> list[int]:
    """Where a die may be placed. EPR-070, EPR-074, EPR-208, EPR-223"""
    city = s.content.cities[s.city]
    allowed = city.touchable if s.options["dice_on_special_streets"] else city.plain
    taken = [section for section, _ in s.dice]
    return [section for section in allowed if section not in taken]


class PlaceDie(Decision[PlasticsRace]):
    """Place the next rolled die on a section without one. EPR-070, EPR-073, EPR-074"""

    place_die = Verb(SECTION)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        if not s.rolled:
            return []
        first = self.place_die.first - s.content.cities[s.city].first_section
        return [first + section for section in free_sections(s)]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return self.prompt_words(s, player, args)

    def prompt_words(self, s: PlasticsRace, player: int, args: Args) -> dict[str, Argument]:
        return COLOUR.words(s.game.prefix, s.content, s.rolled[0])

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """From now on the section has the colour of the die. EPR-041"""
        section = SECTION.meant(s, self.place_die.object(answer))
        colour = s.rolled.pop(0)
        s.dice = sorted([*s.dice, (section, colour)])
        s.tell(PLACES_DIE, player, section, colour)


class ChangeDie(Decision[PlasticsRace]):
    """Turn a die on the board to another face. EPR-076"""

    change_die = Verb(DIE, COLOUR)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        faces = sorted(set(s.content.dice_faces))
        answers: list[int] = []
        for at, (_, colour) in enumerate(s.dice):
            first = self.change_die.at(at)
            answers += [first + face for face in faces if face != colour]
        return answers

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        at, colour = self.change_die.objects(answer)
        section = DIE.meant(s, at)
        s.dice[at] = (section, colour)
        s.tell(TURNS_DIE, player, section, colour)


LIFT_DIE: Final = LiftDie()
ROLL_DIE: Final = RollDie()
PLACE_DIE: Final = PlaceDie()
CHANGE_DIE: Final = ChangeDie()
