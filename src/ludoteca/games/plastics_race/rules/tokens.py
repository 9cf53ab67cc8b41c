"""European Plastic's Race, effects 8 and 9: street works and one-way tokens."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Final

from ludoteca.engine import NONE, Args, Decision, EventType, Maybe, Things, Verb, add, ask
from ludoteca.games.plastics_race.domains import ARROW, LIFTED, LIFTED_FROM, SECTION, WAY_OUT, first_arrow
from ludoteca.games.plastics_race.rules import exit_test
from ludoteca.games.plastics_race.state import PlasticsRace

LIFTS_WORKS: Final = EventType("lifts-works", SECTION)
PLACES_WORKS: Final = EventType("places-works", SECTION)
LIFTS_ONE_WAY: Final = EventType("lifts-one-way", SECTION)
PLACES_ONE_WAY: Final = EventType("places-one-way", ARROW)


# -------------------------------------------------------------------- two kinds of tokens


class TokenKind:
    """Street works, which are known by their sections, or one-way tokens, known by a section and a direction."""

    def __init__(self, one_way: bool, domain: Things, lifts: EventType, places: EventType) -> None:
        self.one_way = one_way
        self.domain = domain
        self.lifts = lifts
        self.places = places

    def on_board(self, s: PlasticsRace) -> list[int]:
        return s.one_ways if self.one_way else s.works

    def in_box(self, s: PlasticsRace) -> int:
        return s.content.one_ways if self.one_way else s.content.works

    def everywhere(self, s: PlasticsRace) -> list[int]:
        """All that could be on the board of this city. EPR-096, EPR-208"""
        city = s.content.cities[s.city]
        return city.arrows if self.one_way else city.touchable

    def first(self, s: PlasticsRace) -> int:
        """The number that the tokens of this city are counted from in answers."""
        return first_arrow(s) if self.one_way else s.content.cities[s.city].first_section

    def section(self, s: PlasticsRace, token: int) -> int:
        return s.content.streets.arrow_section[token] if self.one_way else token

    def closes(self, s: PlasticsRace, token: int) -> tuple[int, ...]:
        """Works close their section both ways, a one-way token in one direction. EPR-091, EPR-095"""
        return s.content.streets.arrow_closes[token] if self.one_way else exit_test.BOTH_WAYS

    def board(self, s: PlasticsRace, tokens: list[int]) -> tuple[list[int], list[int]]:
        """The works and the one-way tokens, with these instead of those of this kind."""
        return (s.works, tokens) if self.one_way else (tokens, s.one_ways)

    def leaves_exits(self, s: PlasticsRace, tokens: list[int], seats: int) -> bool:
        """Whether all these seats have an exit with these tokens of this kind. EPR-152"""
        works, one_ways = self.board(s, tokens)
        return exit_test.leaves_exits(s, works, one_ways, seats)

    def free(self, s: PlasticsRace, tokens: list[int], lifted: int, seats: int, calm: bool) -> Iterator[int]:
        """Where one more token can be placed, if it does not go back to where it was lifted.

        `calm`: with these tokens, all these seats have a way out. EPR-090, EPR-091, EPR-095, EPR-096, EPR-152
        """
        works, one_ways = self.board(s, tokens)
        closures = exit_test.closures(s, works, one_ways)
        taken = [self.section(s, token) for token in tokens]
        for token in self.everywhere(s):
            section = self.section(s, token)
            if token == lifted or section in taken:
                continue
            if (calm and closures.can_be_gone_round(section, self.closes(s, token))) or self.leaves_exits(
                s, sorted([*tokens, token]), seats
            ):
                yield token

    def playable(self, s: PlasticsRace) -> bool:
        """Whether some token can be placed or moved. EPR-061"""
        seats, on_board = exit_test.seats_with_way_out(s), self.on_board(s)
        if len(on_board) < self.in_box(s):
            return next(self.free(s, on_board, NONE, seats, calm=True), NONE) != NONE
        return any(self.can_leave(s, token, seats) for token in on_board)

    def can_leave(self, s: PlasticsRace, token: int, seats: int) -> bool:
        """Whether a token can be moved elsewhere or, if it is a one-way token, turned round. EPR-090, EPR-096"""
        rest = [other for other in self.on_board(s) if other != token]
        calm = self.leaves_exits(s, rest, seats)
        return next(self.free(s, rest, token, seats, calm), NONE) != NONE


WORKS: Final = TokenKind(False, SECTION, LIFTS_WORKS, PLACES_WORKS)
ONE_WAYS: Final = TokenKind(True, ARROW, LIFTS_ONE_WAY, PLACES_ONE_WAY)


# -------------------------------------------------------------------- placing and moving them


class Place(Decision[PlasticsRace]):
    """Place a token. Its only verb says where."""

    TOKENS: ClassVar[TokenKind]

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """A moved works token must go to another section, a one-way token at least be turned round."""
        (lifted, seats), tokens = args, self.TOKENS
        on_board = tokens.on_board(s)
        calm = lifted == NONE or tokens.leaves_exits(s, on_board, seats)
        first = self.verbs[0].first - tokens.first(s)
        return [first + token for token in tokens.free(s, on_board, lifted, seats, calm)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """It stays there until someone moves it or sells at the plant, or the police remove a one-way token."""
        token = self.TOKENS.domain.meant(s, self.verbs[0].object(answer))
        add(self.TOKENS.on_board(s), token)
        s.tell(self.TOKENS.places, player, token)


class PlaceWorks(Place):
    """Place a works token; nobody loses their only exit. EPR-090, EPR-091, EPR-093, EPR-152, EPR-208, EPR-209"""

    TOKENS = WORKS
    CARRIES = (Maybe(LIFTED_FROM), WAY_OUT)

    place_works = Verb(SECTION)


class PlaceOneWay(Place):
    """Place a one-way token on a section, pointing either way. EPR-095, EPR-096, EPR-152, EPR-208, EPR-209"""

    TOKENS = ONE_WAYS
    CARRIES = (Maybe(LIFTED), WAY_OUT)

    place_one_way = Verb(ARROW)


class Lift(Decision[PlasticsRace]):
    """Choose the token to move. Its only verb says from which section."""

    TOKENS: ClassVar[TokenKind]

    @abstractmethod
    def place(self) -> Place:
        """The question that follows."""

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Those that can go somewhere else."""
        seats, tokens, lift = exit_test.seats_with_way_out(s), self.TOKENS, self.verbs[0]
        movable = [token for token in tokens.on_board(s) if tokens.can_leave(s, token, seats)]
        return [lift.at(SECTION.counted(s, tokens.section(s, token))) for token in movable]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The seats that had a way out are recorded before the token is lifted. EPR-152"""
        section, tokens = SECTION.meant(s, self.verbs[0].object(answer)), self.TOKENS
        seats = exit_test.seats_with_way_out(s)
        token = next(token for token in tokens.on_board(s) if tokens.section(s, token) == section)
        tokens.on_board(s).remove(token)
        s.tell(tokens.lifts, player, section)
        s.then([ask(self.place(), player, token, seats)])


class LiftWorks(Lift):
    """Choose the works token to move. EPR-090, EPR-092"""

    TOKENS = WORKS

    lift_works = Verb(SECTION)

    def place(self) -> Place:
        return PLACE_WORKS


class LiftOneWay(Lift):
    """Choose the one-way token to move. EPR-095"""

    TOKENS = ONE_WAYS

    lift_one_way = Verb(SECTION)

    def place(self) -> Place:
        return PLACE_ONE_WAY


def begin(s: PlasticsRace, player: int, lift: Lift) -> None:
    """A token from the supply is placed; if there is none, one on the board is moved. EPR-090, EPR-095, EPR-162"""
    if len(lift.TOKENS.on_board(s)) < lift.TOKENS.in_box(s):
        s.then([ask(lift.place(), player, NONE, exit_test.seats_with_way_out(s))])
    else:
        s.then([ask(lift, player)])


LIFT_WORKS: Final = LiftWorks()
PLACE_WORKS: Final = PlaceWorks()
LIFT_ONE_WAY: Final = LiftOneWay()
PLACE_ONE_WAY: Final = PlaceOneWay()
