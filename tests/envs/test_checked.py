"""The arguments of environments: numbers of Python and of NumPy are taken, and anything else gets one sentence."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.support.refused import refused

from ludoteca.envs.gymnasium import SeatEnv
from ludoteca.envs.pettingzoo import GameEnv, env
from ludoteca.envs.vector import GamesEnv

Made = Callable[..., Any]
EVERY: list[Made] = [env, SeatEnv, GamesEnv]
AGAINST_BOTS: list[Made] = [SeatEnv, lambda *given, **named: GamesEnv(*given, **{"opponents": "random", **named})]
NO_ACTIONS = ["x", "0", b"0", 3.7, 3.0, float("nan"), float("inf"), None, True, [0], np.array([0]), np.float64(1), {}]


@pytest.mark.parametrize("make", EVERY)
@pytest.mark.parametrize("name", [None, 5, b"quay", ["quay"], {}, np.array([1, 2])], ids=repr)
def test_what_is_no_name_is_no_game(make: Made, name: object) -> None:
    assert refused(make, name) == f"game: expected the name of a game, found {name!r}."


# -------------------------------------------------------------------- actions


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_whole_number_is_no_action(action: object) -> None:
    found = f"expected an action from 0 to 26, found {action!r}."
    table, seat = env("quay"), SeatEnv("quay")
    for one, where in ((table, "player_0"), (seat, "step")):
        one.reset(seed=1)
        before = one.game.to_json(one._batch.states[0])
        assert refused(one.step, action) == f"{where}: {found}"
        assert one.game.to_json(one._batch.states[0]) == before


@pytest.mark.parametrize("kind", [int, np.int64, np.int8, np.uint16, np.array])
def test_whole_numbers_of_every_kind_are_actions(kind: Callable[[int], object]) -> None:
    for one in (env("quay"), SeatEnv("quay")):
        one.reset(seed=1)
        given = one._batch.answers
        one.step(kind(int(np.flatnonzero(one._lens.masks[0])[0])))
        assert one._batch.answers > given


@pytest.mark.parametrize("action", [-1, 27, 10**30, np.int64(10**12)])
def test_numbers_of_no_action_end_the_game_as_lost(action: object) -> None:
    table: GameEnv = env("quay")
    table.reset(seed=1)
    table.step(action)
    assert table.rewards == {"player_0": -1.0, "player_1": 0.0}
    seat = SeatEnv("quay")
    seat.reset(seed=1)
    assert seat.step(action)[1:3] == (-1.0, True)


# -------------------------------------------------------------------- arguments


@pytest.mark.parametrize("make", EVERY)
@pytest.mark.parametrize("steps", ["x", 0, -1, 1.5, float("nan"), True])
def test_max_steps_is_a_whole_number_from_1(make: Made, steps: object) -> None:
    assert refused(make, "quay", max_steps=steps) == f"max_steps: expected a whole number from 1, found {steps!r}."


@pytest.mark.parametrize("make", EVERY)
@pytest.mark.parametrize("options", ["goal=8", 5, [], ""])
def test_options_are_a_dictionary(make: Made, options: object) -> None:
    expected = f"options: expected a dictionary of names and values, found {options!r}."
    assert refused(make, "quay", options=options) == expected


@pytest.mark.parametrize("make", EVERY)
def test_players_may_be_counted_by_numpy(make: Made) -> None:
    assert type(make("quay", players=np.int64(3))._batch.players) is int
    assert refused(make, "quay", players=True) == "players: Smugglers' Quay is for 2 to 4 players, not True."


@pytest.mark.parametrize("make", AGAINST_BOTS)
@pytest.mark.parametrize("seat", [-1, -2, 2, "0", 0.0, True])
def test_a_seat_is_one_of_the_table(make: Made, seat: object) -> None:
    assert refused(make, "quay", seat=seat) == f"seat: expected a seat from 0 to 1, found {seat!r}."


@pytest.mark.parametrize("make", AGAINST_BOTS)
def test_a_seat_may_be_numbered_by_numpy(make: Made) -> None:
    table = make("quay", seat=np.int64(1))
    table.reset(seed=1)
    assert list(table._batch.seats) == [1]


@pytest.mark.parametrize("make", AGAINST_BOTS)
@pytest.mark.parametrize(
    ("players", "opponents", "sentence"),
    [
        (2, (), "opponents: expected one bot, found none."),
        (2, ("random", "random"), "opponents: expected one bot, found 2."),
        (3, (), "opponents: expected one bot, or one for each of the 2 other seats, found none."),
        (4, ["random"] * 2, "opponents: expected one bot, or one for each of the 3 other seats, found 2."),
        (2, None, "opponents: expected the name of a bot, or a list of names, found None."),
        (2, 5, "opponents: expected the name of a bot, or a list of names, found 5."),
        (2, [5], "opponents[0]: expected the name of a bot, found 5."),
        (2, "genius", "There is no 'genius' bot for Smugglers' Quay; there are: random, search."),
        (3, ["random", None], "opponents[1]: expected the name of a bot, found None."),
    ],
)
def test_opponents_are_names_of_bots(make: Made, players: int, opponents: object, sentence: str) -> None:
    assert refused(make, "quay", players=players, opponents=opponents) == sentence


def test_a_single_player_needs_no_opponents() -> None:
    for opponents in ("random", ()):
        table = SeatEnv("rolling_heights", players=1, opponents=opponents)
        assert table.reset(seed=1)[1]["seat"] == 0


def test_a_seat_needs_opponents() -> None:
    sentence = "seat needs opponents: name bots for the other seats, or leave it out to act for every seat."
    assert refused(GamesEnv, "quay", seat=0) == sentence


@pytest.mark.parametrize("count", [0, -1, 1.5, "2", True, None, 10**12])
def test_there_is_a_limit_to_games_at_once(count: object) -> None:
    assert (
        refused(GamesEnv, "quay", num_envs=count)
        == f"num_envs: expected a whole number from 1 to 100000, found {count!r}."
    )


def test_games_may_be_counted_by_numpy() -> None:
    two: Any = np.int64(2)
    games = GamesEnv("quay", num_envs=two)
    assert games.reset(seed=1)[0].shape == (2, 72)
    assert type(games.num_envs) is int


# -------------------------------------------------------------------- seeds


@pytest.mark.parametrize("seed", ["x", 1.5, True, [1]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    for make, bounds in ((env, ""), (SeatEnv, " from 0"), (GamesEnv, " from 0")):
        table = make("quay")
        assert refused(table.reset, seed=seed) == f"seed: expected a whole number{bounds}, found {seed!r}."
        assert table._batch.states == []


@pytest.mark.parametrize("make", [SeatEnv, GamesEnv])
def test_gymnasium_wants_no_seed_below_0(make: Made) -> None:
    assert refused(make("quay").reset, seed=-1) == "seed: expected a whole number from 0, found -1."
    env("quay").reset(seed=-1)


@pytest.mark.parametrize("make", EVERY)
def test_a_seed_of_numpy_is_the_number_it_is(make: Made) -> None:
    tables = [make("quay"), make("quay")]
    for table, seed in zip(tables, (2**62, np.int64(2**62)), strict=True):
        table.reset(seed=seed)
    first, second = (table.game.to_json(table._batch.states[0]) for table in tables)
    assert first == second
