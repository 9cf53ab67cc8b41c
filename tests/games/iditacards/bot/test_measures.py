"""The numbers from which bots learn to judge a race."""

import pytest
from tests.games.iditacards.table import Table, real_game

from ludoteca.bots import adviser
from ludoteca.engine import Rng
from ludoteca.games.iditacards.bot.judge import Judge
from ludoteca.games.iditacards.bot.measures import NUMBERS, Standing, measures_of
from ludoteca.games.iditacards.bot.taste import Taste

WORTH, POSITION, GAP, MEAN, LAST = 0, 9, 30, 39, 41


def measured(table: Table) -> list[list[float]]:
    return adviser(table.game).measures(table.s)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_as_many(players: int) -> None:
    """At every question of a race, most of them small; even before the race is set up."""
    game, rng = real_game(), Rng(players)
    knows, state = adviser(game), game.new(players)
    assert [len(numbers) for numbers in knows.measures(state)] == [NUMBERS] * players
    state.resolve_chance(rng)
    large = asked = 0
    while not state.over:
        for numbers in knows.measures(state):
            assert len(numbers) == NUMBERS
            large += sum(abs(number) > 1 for number in numbers)
            asked += NUMBERS
        state.choose(knows.act(state, rng))
        state.resolve_chance(rng)
    assert large < asked / 4


def test_the_hand_written_worth_is_one_of_them() -> None:
    """With the lead over the best of the others and over their mean."""
    table = Table(3).give(0, position=40, hand="move push").give(1, position=60).give(2, position=20)
    knows, numbers = adviser(table.game), measured(table)
    worths = [knows.worth(table.s, seat) for seat in range(3)]
    assert [40 * seat[WORTH] for seat in numbers] == pytest.approx(worths)
    assert [40 * seat[GAP] for seat in numbers] == pytest.approx([a - max(set(worths) - {a}) for a in worths])
    assert 40 * numbers[0][MEAN] == pytest.approx(worths[0] - (worths[1] + worths[2]) / 2)


def test_a_seat_that_is_further_ahead_measures_so() -> None:
    """Everything else being equal, the square, the worth and the lead are greater."""
    behind, ahead = measured(Table(2).give(0, position=50).give(1, position=70))
    assert ahead[POSITION] > behind[POSITION]
    assert ahead[WORTH] > behind[WORTH]
    assert ahead[GAP] == pytest.approx(-behind[GAP])
    assert ahead[GAP] > 0


def test_a_better_hand_and_a_larger_team_measure_more() -> None:
    plain = measured(Table(2).give(0, position=50).give(1, position=70))
    handed = measured(Table(2).give(0, position=50, hand="3*mush").give(1, position=70))
    teamed = measured(Table(2).give(0, position=50, team="wheel_dog husky").give(1, position=70))
    for other in (handed, teamed):
        assert other[0][WORTH] > plain[0][WORTH]
        assert other[1][WORTH] == plain[1][WORTH]
        assert other[1][GAP] < plain[1][GAP]


def test_only_seats_with_a_last_turn_to_come_are_told_so() -> None:
    """Nobody before the line is crossed; then all but the one who crossed it first."""
    table = Table(3).give(0, position=100).give(1, position=120).give(2, position=90)
    assert [seat[LAST] for seat in measured(table)] == [0, 0, 0]
    table.give(2, position=163)
    assert [seat[LAST] for seat in measured(table)] == [1, 1, -1]


def test_the_standing_knows_the_way_ahead() -> None:
    """Squares on which speed does not count are counted from where the racer is."""
    table = Table(2, legs={}).give(0, position=10).give(1, position=150)
    judge = Judge(table.game.content, Taste())
    outlook = judge.outlook(table.s)
    near, far = (Standing(table.s, seat, judge, outlook) for seat in (1, 0))
    assert far.turns > near.turns
    assert far.slow >= near.slow
    assert len(measures_of(table.s, judge)[0]) == NUMBERS
