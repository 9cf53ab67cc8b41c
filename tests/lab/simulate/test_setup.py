"""The seats of the bots, the seed of each game, and several setups in one run."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.support.quays import QUAY

from ludoteca import Refused
from ludoteca.cli.grid import grid_of
from ludoteca.lab.simulate import Run, Setup, grid, play_number, summaries, write_games


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
    """With four bots all 24 seatings come up before one comes again."""
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


SETUP = Setup("quay", None, 2, (), ("random",), 5)
RUN = grid(SETUP, players=(2, 4), options=[("goal", (8, 12))], bots=[("random",), ("random", "search:simulations=2")])


def typed(
    players: str | None = None, bots: Sequence[str] = ("random",), options: Sequence[str] = (), axes: Sequence[str] = ()
) -> Run:
    return grid_of(QUAY, None, bots, players, options, axes, seed=0)


def test_a_setup_has_the_same_games_alone_and_in_a_grid() -> None:
    for at, setup in enumerate(RUN.setups):
        alone = play_number(grid(setup), 2)
        assert replace(play_number(RUN, len(RUN.setups) + at + 1), number=2) == alone


def test_a_grid_is_stopped_and_gone_on_with(tmp_path: Path) -> None:
    whole, path = tmp_path / "whole.csv", tmp_path / "stopped.csv"
    write_games(RUN, 24, whole)
    write_games(RUN, 11, path)
    write_games(RUN, 24, path, workers=2, resume=True)
    assert path.read_bytes() == whole.read_bytes()
    results = summaries(whole, RUN)
    assert [result.games for result in results] == [3] * 8
    assert [len(result.by_seat) for result in results] == [2] * 4 + [4] * 4


def test_every_combination_is_played() -> None:
    """Without --players each line-up has as many as bots."""
    run = typed(bots=("random", "random,random,search"), axes=("goal=8,16", "patrol=true,false"))
    assert [setup.players for setup in run.setups] == [2] * 4 + [3] * 4
    assert len({setup.options for setup in run.setups}) == 4
    assert [setup.players for setup in typed(players="2,4").setups] == [2, 4]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": "two"}, "--players takes a number, a range like 2-4 or a list like 2,4, not 'two'"),
        ({"players": "4-2"}, "--players 4-2: the range runs backwards; write 2-4."),
        ({"players": "2,4-3"}, "write 3-4"),
        ({"bots": ["random,"]}, "--bots 'random,': the name of a bot is missing"),
        ({"options": ["goal=8", "goal=12"]}, "--option goal is given twice"),
        ({"players": "2,2-3"}, "same combination of players, options and bots twice"),
        ({"players": "2-9"}, "for 2 to 4 players, not 5"),
        ({"axes": ["goal"]}, "--grid takes name=value,value and so on, not 'goal'"),
        ({"axes": ["goal=8,9"]}, "expected one of 8, 12, 16"),
        ({"axes": ["goal=8,8"]}, "same combination of players, options and bots twice"),
        ({"axes": ["goal=8,12"], "options": ["goal=16"]}, "The option 'goal' is given twice"),
    ],
)
def test_a_grid_that_cannot_be_is_refused(given: dict[str, Sequence[str]], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        typed(**given).check()  # type: ignore[arg-type] # the parameters are of two types
