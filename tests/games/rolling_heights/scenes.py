"""Positions that the tests of several rules of Rolling Heights begin with."""

from tests.games.rolling_heights.table import (
    GAME,
    MAIN,
    activation,
    at,
    building,
    choose,
    crew,
    dismiss,
    hold,
    in_main,
    own,
    pending,
    plan,
    table,
)

import ludoteca
from ludoteca.games.rolling_heights.rules import cleanup, meeples, turn
from ludoteca.games.rolling_heights.state import City


def lay(s: City, owner: int, kind: str, *spaces: tuple[int, int], complete: bool = True) -> None:
    """Buildings or plans of a type."""
    for row, column in spaces:
        own(s, owner, at(row, column), building(kind, s), complete)


SITE = at(2, 0)


def constructing(name: str, built: list[int] | None = None, **held: int) -> City:
    """Seat 0 in Main with a plan at C1, cubes on it and cubes in hand."""
    s = table(2)
    own(s, 0, SITE, plan(name), complete=False)
    for colour, count in enumerate(built or []):
        s.built[SITE] += count << 4 * colour
        s.supply[colour] -= count
    hold(s, **held)
    return in_main(s)


def offered(s: City) -> list[int]:
    """The constructions that are offered."""
    return [answer for answer in s.answers if MAIN.construct.covers(answer)]


def shopping(**cubes: int) -> City:
    """Seat 0 in Main with these cubes, its only tile at (0,0)."""
    s = table(2)
    own(s, 0, at(0, 0), plan("Viceroy House"))
    hold(s, **cubes)
    return in_main(s)


def purchases(s: City) -> list[int]:
    """The market spaces that can be bought from."""
    return [MAIN.buy.object(answer) for answer in s.answers if MAIN.buy.covers(answer)]


def passes_on(s: City, seat: int) -> City:
    """A seat's turn is over; nobody has rolled yet."""
    for one in range(s.seats):
        cleanup.gather(s, one)
    s.stack = [(turn.PASS_ON.number, seat, ())]
    s.run()
    return s


def with_building(name: str, where: int = at(2, 0), steady: int = 1, hard: int = 1) -> City:
    """Seat 0 in Main with figures, one completed building, and a wild token so that the turn goes on."""
    s = table(2)
    dismiss(s)
    crew(s, 0, "steady", figure=steady)
    crew(s, 0, "hard", figure=hard)
    s.players[0].tokens, s.tokens = 1, 29
    own(s, 0, where, plan(name))
    return in_main(s)


def use(s: City, way: int = meeples.AS_STEADY) -> City:
    """Let a figure act; the only building is used by force."""
    return choose(in_main(s), activation("figure", way))


def with_crew(**states: dict[str, int]) -> City:
    """Seat 0 in Main with exactly these meeples and one plan at B1."""
    s = table(2)
    dismiss(s)
    for where, counts in states.items():
        crew(s, 0, where, **counts)
    own(s, 0, at(1, 0), plan("Viceroy House"), complete=False)
    return in_main(s)


def begins(s: City, seat: int = 0) -> City:
    """A seat's turn begins."""
    return pending(s, (turn.BEGIN_TURN.number, seat, ()))


def dealt(players: int, seed: int = 1, **options: bool) -> City:
    """A new game, dealt up to the first question."""
    s = GAME.new(players, options)
    s.resolve_chance(ludoteca.Rng(seed))
    return s


def alone() -> City:
    """You at (5,3), the Rival at (0,0), after your turn of an odd round."""
    s = table(1)
    own(s, 0, at(5, 3), building("park", s), complete=False)
    own(s, 1, at(0, 0), building("civic", s))
    return s
