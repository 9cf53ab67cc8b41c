"""The seats of the bots, and the seed of each game."""

from collections import Counter

import pytest

from ludoteca import Refused
from ludoteca.lab.simulate import Setup


def plan_of(bots: str, players: int, seed: int = 0) -> Setup:
    return Setup("quay", None, players, (), tuple(bots), seed)


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("ab", 3), ("abc", 3), ("abcd", 4), ("abcd", 2), ("aab", 3)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, players: int) -> None:
    plan = plan_of(bots, players)
    for start in (1, 1 + 3 * len(bots)):
        lineups = [plan.lineup(number) for number in range(start, start + len(bots))]
        for seat in range(players):
            assert Counter(lineup[seat] for lineup in lineups) == Counter(bots)


def test_all_orders_round_the_table_come_up() -> None:
    plan = plan_of("abcd", 4)
    assert len({plan.lineup(number) for number in range(1, 25)}) == 24


def test_seeds_differ_between_games_and_runs() -> None:
    seeds = {plan_of("a", 2, run).seed_of(number) for run in range(5) for number in range(1, 201)}
    assert len(seeds) == 1000


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Setup("quay", None, 2, (), ("clever",), 0), "There is no 'clever' bot"),
        (Setup("quay", None, 9, (), ("random",), 0), "for 2 to 4 players, not 9"),
        (Setup("quay", None, 2, (("goal", 9),), ("random",), 0), "expected one of 8, 12, 16"),
        (Setup("chess", None, 2, (), ("random",), 0), "There is no game 'chess'"),
        (Setup("quay", "no such folder", 2, (), ("random",), 0), "is no folder"),
        (Setup("quay", None, 2, (), ("random",) * 9, 0), "9 bots are too many"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Setup, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        plan.check()
