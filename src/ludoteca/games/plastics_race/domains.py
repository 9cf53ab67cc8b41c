"""The meaning of the numbers in the rules of European Plastic's Race.

Nodes, sections and arrows are numbered across all cities. Answers count from 0 within the city being played.
"""

from typing import Any, Final

from ludoteca.engine import NONE, Argument, Codec, Count, Domain, Name, Number, Seats, SeatSet, Things, YesNo
from ludoteca.games.plastics_race.cities import COLOURS, MOST_BINS, REWARDS
from ludoteca.games.plastics_race.content import EFFECTS, MOST_SEATS

MOST_POINTS: Final = 9_999
MOST_ROUNDS: Final = 9_999

GOING_ON: Final = 0
ALL_BINS: Final = 1
PLANT_FULL: Final = 2
OUT_OF_ROUNDS: Final = 3
ENDINGS: Final = ("going-on", "bins", "plant", "rounds")
"""The causes of the end, by these numbers."""

REMOVE: Final = 0
TURN: Final = 1
PASS: Final = 2
POLICE_USES: Final = ("remove", "turn", "pass")
"""The things that the police can do, by these numbers."""

PAINTS: Final = (*COLOURS, "joker", "white")


class Nodes(Things):
    def message_id(self, prefix: str, thing: str) -> str:
        return super().message_id(prefix, thing.replace("/", "-"))


class Lights(Nodes):
    def size(self, content: Any) -> int:
        """As many as the city with the most lights has."""
        return int(content.most_lights)

    def label(self, content: Any, number: int) -> Any:
        return number

    def meant(self, s: Any, number: int) -> int:
        lights: list[int] = s.content.cities[s.city].lights
        return lights[number] if number < len(lights) else NONE

    def counted(self, s: Any, number: int) -> int:
        lights: list[int] = s.content.cities[s.city].lights
        return lights.index(number) if number in lights else NONE


class Stretches(Things):
    """Stretches between two nodes. Sentences name both ends and sometimes the colour."""

    def size(self, content: Any) -> int:
        """As many as the city with the most sections has."""
        return int(content.most_sections)

    def label(self, content: Any, number: int) -> Any:
        return number

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return ends(prefix, content, number, content.streets.ends[number][0])

    def message_ids(self, prefix: str, content: Any) -> list[str]:
        return PAINT.message_ids(prefix, content)

    def meant(self, s: Any, number: int) -> int:
        city = s.content.cities[s.city]
        return int(city.first_section + number) if number < city.sections else NONE

    def counted(self, s: Any, number: int) -> int:
        city = s.content.cities[s.city]
        return int(number - city.first_section) if city.has_section(number) else NONE


class DiceOnBoard(Stretches):
    """The dice on the board, by section; answers count them in that order."""

    def size(self, content: Any) -> int:
        return int(content.dice_count)

    def meant(self, s: Any, number: int) -> int:
        return int(s.dice[number][0]) if number < len(s.dice) else NONE

    def counted(self, s: Any, number: int) -> int:
        return next((at for at, (section, _) in enumerate(s.dice) if section == number), NONE)


class Arrows(Things):
    """One-way tokens, each with its section and direction: two for each section."""

    def size(self, content: Any) -> int:
        """Two for each section of the city with the most sections."""
        return 2 * int(content.most_sections)

    def label(self, content: Any, number: int) -> Any:
        return number

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return ends(prefix, content, content.streets.arrow_section[number], content.streets.arrow_from[number])

    def message_ids(self, prefix: str, content: Any) -> list[str]:
        """None: two nodes name it."""
        return []

    def meant(self, s: Any, number: int) -> int:
        city = s.content.cities[s.city]
        return int(first_arrow(s) + number) if number < 2 * city.sections else NONE

    def counted(self, s: Any, number: int) -> int:
        city = s.content.cities[s.city]
        return number - first_arrow(s) if city.has_section(s.content.streets.arrow_section[number]) else NONE


class Wanted(Things):
    """A colour or an effect that someone is asked for."""

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {self.name: Name(self.message_ids(prefix, content)[number])}

    def message_ids(self, prefix: str, content: Any) -> list[str]:
        return COLOUR.message_ids(prefix, content) + EFFECT.message_ids(prefix, content)


class Keywords(Things):
    """Words that select the form of a sentence; they have no names."""

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {self.name: self.ids(content)[number]}

    def message_ids(self, prefix: str, content: Any) -> list[str]:
        return []


class Faces(Domain):
    def size(self, content: Any) -> int:
        return max(len(content.plain_die), len(content.routes_die))

    def codec(self, content: Any) -> Codec:
        return Number(0, self.size(content) - 1)


def first_arrow(s: Any) -> int:
    """The first arrow of the city being played."""
    return int(s.content.streets.arrows[s.content.cities[s.city].first_section][0])


def ends(prefix: str, content: Any, section: int, near: int) -> dict[str, Argument]:
    """Both ends of a section, as seen from one of them."""
    far = content.streets.far_end(section, near)
    return {**FROM.words(prefix, content, near), **TO.words(prefix, content, far)}


CARD: Final = Things("card", lambda content: content.card_ids)
PAYMENT: Final = Things("payment", lambda content: [*content.card_ids, "two_cards"])
"""A kind of card, or two cards as a wild."""
ROUTE: Final = Things("route", lambda content: content.route_ids)
PLANT: Final = Things("plant", lambda content: content.plant_ids)
EFFECT: Final = Things("effect", lambda _: EFFECTS)
REWARD: Final = Things("reward", lambda _: REWARDS)
COLOUR: Final = Things("colour", lambda _: COLOURS)
PAINT: Final = Things("colour", lambda _: PAINTS)
"""A colour, or the look of a joker street or a white lane."""
WANTED: Final = Wanted("wanted", lambda _: [*COLOURS, *EFFECTS])

CITY: Final = Things("city", lambda content: content.city_ids)
NODE: Final = Nodes("node", lambda content: content.streets.node_ids)
FROM: Final = Nodes("from", lambda content: content.streets.node_ids, kind="node")
TO: Final = Nodes("to", lambda content: content.streets.node_ids, kind="node")
LIGHT: Final = Lights("node", lambda content: content.streets.node_ids)
SECTION: Final = Stretches("section", lambda content: content.streets.section_ids)
LIFTED_FROM: Final = Stretches("lifted", lambda content: content.streets.section_ids)
"""The section that works were lifted from."""
DIE: Final = DiceOnBoard("section", lambda content: content.streets.section_ids)
ARROW: Final = Arrows("one_way", lambda content: content.streets.arrow_ids)
LIFTED: Final = Arrows("lifted", lambda content: content.streets.arrow_ids)
"""A one-way token that was lifted, as it was."""

SEAT: Final = Seats(MOST_SEATS)
OTHER: Final = SEAT.named("other")
VICTIM: Final = SEAT.named("victim")
ASKER: Final = SEAT.named("asker")
ASKED: Final = SEAT.named("asked")
PARTNER: Final = SEAT.named("partner")
WAY_OUT: Final = SeatSet("way_out")
"""The seats whose trucks had a way out before a token was touched."""

BIN: Final = Count("bin", 1, MOST_BINS)
POINTS: Final = Count("points", 0, MOST_POINTS)
ROUND: Final = Count("round", 1, MOST_ROUNDS)
ROUTE_CARDS: Final = Count("cards", 0, MOST_BINS)
MORE: Final = Count("more", 0, 1)
"""How many cards of a made wild are still to be chosen after this one."""
HALVES: Final = Count("halves", 0, 1)
"""How many halves of a white lane are still to be paid after this one."""
FACE: Final = Faces("face")
LONE: Final = YesNo("lone")
"""Whether a section is paid for alone, so that the card cannot be used to drive on."""
SOLD: Final = YesNo("sold")
"""Whether a bin has been sold already."""
ENDING: Final = Keywords("ending", lambda _: ENDINGS)
USE: Final = Keywords("use", lambda _: POLICE_USES)
