"""The numbers from which bots for Rolling Heights learn to judge positions."""

import pytest
from tests.games.rolling_heights.scenes import GAME, at, colour, crew, drain, own, plan, table

from ludoteca.bots import adviser
from ludoteca.engine import Rng
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.state import City

KNOWS = adviser(GAME)
LEAD = 0
TO_MEAN = 1
SURE_LEAD = 2
FIRST = 4
"""How many numbers a leader has more of, whatever the lead is made of."""
FAR = 8.0
"""No number should be far beyond what a network is used to."""


def positions(players: int, games: int = 1) -> list[City]:
    """Where the turns of a few quick games begin."""
    found: list[City] = []
    for seed in range(games):
        rng = Rng(seed)
        s: City = GAME.new(players)
        s.resolve_chance(rng)
        turn = -1
        while not s.over:
            if KNOWS.turn(s) != turn:
                turn = KNOWS.turn(s)
                found.append(s.copy())
            s.choose(KNOWS.act(s, rng))
            s.resolve_chance(rng)
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_always_as_many_and_none_is_far_off(players: int) -> None:
    """For every seat at the beginning of every turn, whatever the number of players."""
    size = len(KNOWS.measures(GAME.new(2))[0])
    for s in positions(players):
        of_all = KNOWS.measures(s)
        assert [len(numbers) for numbers in of_all] == [size] * players
        assert max(abs(number) for numbers in of_all for number in numbers) < FAR


def test_the_position_stays_as_it_was() -> None:
    """Though plans are taken for buildings for a moment."""
    for s in positions(3):
        before = s.key()
        KNOWS.measures(s)
        assert s.key() == before


def test_the_lead_is_that_of_the_hand_written_worth() -> None:
    """In the same units for everybody: between two, what one is ahead the other is behind."""
    for s in positions(2):
        first, second = KNOWS.measures(s)
        lead = KNOWS.worth(s, 0) - KNOWS.worth(s, 1)
        assert first[LEAD] == pytest.approx(lead / 20)
        assert first[LEAD] == pytest.approx(-second[LEAD])
        assert first[LEAD] == first[TO_MEAN]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_leader_has_more_of_the_first_numbers(players: int) -> None:
    s = table(players)
    s.players[1].points[0] += 30
    of_all = KNOWS.measures(s)
    for seat in range(players):
        if seat != 1:
            assert all(of_all[1][at] > of_all[seat][at] for at in range(FIRST))


def test_a_lead_is_surer_near_the_end() -> None:
    """The same points say more when there is little time left."""
    leads = []
    for last_round in (0, 1):
        s = table()
        s.last_round = last_round and s.round
        s.players[0].points[0] += 10
        s.players[0].tokens = s.players[1].tokens = 0
        leads.append(KNOWS.measures(s)[0][SURE_LEAD])
    assert 0 < leads[0] < leads[1]


def test_cubes_crew_and_supply_show() -> None:
    """Whatever a seat gains or the supply loses changes some number."""
    s = table()
    own(s, 0, at(1, 1), plan("Hobart Sawmill"), complete=False)
    seen = [KNOWS.measures(s)[0]]
    s.built[at(1, 1)] = stacks.cubes(colour("wood"))
    seen.append(KNOWS.measures(s)[0])
    crew(s, 0, "idle", riveter=1)
    seen.append(KNOWS.measures(s)[0])
    drain(s, "steel", left=5)
    seen.append(KNOWS.measures(s)[0])
    assert all(seen[at] != seen[at + 1] for at in range(len(seen) - 1))


def test_what_nobody_knows_does_not_matter() -> None:
    """Plans deep in the piles may be in any order."""
    for s in positions(2):
        other = s.copy()
        other.pile1.reverse()
        other.pile2.reverse()
        assert KNOWS.measures(other) == KNOWS.measures(s)
