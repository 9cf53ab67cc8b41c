"""One seat against bots for Gymnasium, and many games at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from tests.support.refused import refused

import ludoteca
from ludoteca import Rng
from ludoteca.envs.gymnasium import SeatEnv
from ludoteca.envs.pettingzoo import GameEnv, env
from ludoteca.envs.vector import GamesEnv
from ludoteca.observations import features

GAMES = ludoteca.games(sample=True)


def _any_of(mask: NDArray[np.int8], rng: Rng) -> int:
    allowed: list[int] = np.flatnonzero(mask).tolist()
    return allowed[rng.below(len(allowed))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["array", "dict"])
def test_gymnasium_finds_nothing_wrong(name: str, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its check of the interface passes; warnings would be errors."""
    check_env(gymnasium.make(f"ludoteca/{name}-v0", players=2, observation=kind, render_mode="ansi").unwrapped)
    assert "players" in capsys.readouterr().out


@pytest.mark.parametrize("opponents", ["random", "normal", ("normal", "easy")])
def test_a_seat_plays_against_chosen_bots(opponents: str | tuple[str, ...]) -> None:
    """It is asked until the game is over, and gets its share at the end."""
    table = SeatEnv("plastics_race", players=3, seat=1, opponents=opponents, max_steps=600)
    rng = Rng(1)
    _, info = table.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == table._batch.states[0].player == 1
        assert table.action_masks().sum() == info["action_mask"].sum() > 1
        _, reward, terminated, truncated, info = table.step(_any_of(info["action_mask"], rng))
        over = terminated or truncated
    outcome = table._batch.states[0].outcome
    assert reward == (0.0 if outcome is None or 1 not in outcome.winners else 1 / len(outcome.winners))
    assert "call reset" in refused(table.step, 0)


def test_a_seat_that_is_not_said_is_drawn() -> None:
    table = SeatEnv("quay", players=3, seat=None)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_what_is_not_allowed_loses() -> None:
    table = SeatEnv("quay")
    _, info = table.reset(seed=1)
    _, reward, terminated, _, info = table.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_many_games_at_once(name: str, opponents: str) -> None:
    """Observations show what the seat may see, masks are legal answers, and each game that has ended starts again."""
    games = gymnasium.make_vec(
        f"ludoteca/{name}-v0", num_envs=5, vectorization_mode="vector_entry_point", players=2, opponents=opponents,
        max_steps=20,
    )  # fmt: skip
    assert isinstance(games, GamesEnv)
    assert games.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, infos = games.reset(seed=1)
    ended = np.zeros(5, np.bool_)
    endings = 0
    for _ in range(50):
        assert observations in games.observation_space
        for at, s in enumerate(games._batch.states):
            assert np.allclose(observations[at], features(s, int(infos["seat"][at])))
            if not ended[at]:
                allowed = np.flatnonzero(infos["action_mask"][at]) - games.game.offsets[s.rule.number]
                assert allowed.tolist() == sorted(s.answers)
        begun = ended
        observations, rewards, terminated, truncated, infos = games.step(games.random_actions())
        ended = terminated | truncated
        assert not (ended & begun).any()
        assert not rewards[begun].any()
        endings += ended.sum()
    assert endings > 5


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_many_is_the_game_of_pettingzoo(name: str) -> None:
    """To its end it has the same seats, numbers, masks and rewards; a game beside it has what its own seats see."""
    games, table = GamesEnv(name, num_envs=2, players=3), env(name, players=3)
    observations, infos = games.reset(seed=5)
    table.reset(seed=5)
    rng, over, steps = Rng(3), False, 0
    while not over:
        _let_all_pass(table)
        seen = table.last()[0]
        assert table.agent_selection == f"player_{infos['seat'][0]}"
        assert (observations[0] == seen["observation"]).all()
        assert (infos["action_mask"][0] == seen["action_mask"]).all()
        if steps % 5 == 0:
            other = games._batch.states[1]
            assert np.allclose(observations[1], features(other, int(infos["seat"][1])))
        action = _any_of(seen["action_mask"], rng)
        table.step(action)
        observations, _, terminated, _, infos = games.step([action, games.random_actions()[1]])
        over, steps = bool(terminated[0]), steps + 1
    _let_all_pass(table)
    assert all(table.terminations.values())
    assert list(table.rewards.values()) == infos["rewards"][0].tolist()
    assert steps > 20


def _let_all_pass(table: GameEnv) -> None:
    """Seats that cannot react in a reaction window are asked by PettingZoo's interface only."""
    while table._passed:
        table.step(table._only_action())


def test_the_same_seed_gives_the_same_games() -> None:
    """With actions drawn in compiled code, too; and one game of many is the game of a single environment."""
    runs = []
    for _ in range(2):
        games = GamesEnv("quay", num_envs=3, players=3, seat=0, opponents="random")
        seen = [games.reset(seed=9)[0]]
        seen += [games.step(games.random_actions())[0] for _ in range(40)]
        runs.append(np.stack(seen))
    assert (runs[0] == runs[1]).all()
    alone, table = GamesEnv("quay", seat=0, opponents="random"), SeatEnv("quay", seat=0, opponents="random")
    rng = Rng(4)
    (many, infos), (one, _) = alone.reset(seed=2), table.reset(seed=2)
    over = False
    while not over:
        assert (many[0] == one).all()
        action = _any_of(infos["action_mask"][0], rng)
        many, rewards, _, _, infos = alone.step([action])
        one, reward, over, _, _ = table.step(action)
        assert rewards[0] == reward


def test_rewards_of_all_seats_in_self_play() -> None:
    games = GamesEnv("quay", num_envs=4, players=3)
    games.reset(seed=1)
    endings = 0
    for _ in range(200):
        _, _, terminated, _, infos = games.step(games.random_actions())
        assert infos["rewards"][terminated].sum(axis=1) == pytest.approx(1.0)
        assert not infos["rewards"][~terminated].any()
        endings += terminated.sum()
    assert endings


def test_arrays_are_kept_unless_they_may_change() -> None:
    """With copy=False the next step writes into the same arrays."""
    for copy in (True, False):
        games = GamesEnv("quay", num_envs=2, copy=copy)
        before, infos = games.reset(seed=1)
        kept = before.copy()
        games.step(games.random_actions())
        assert (before == kept).all() == copy
        assert np.shares_memory(infos["action_mask"], games._lens.masks) != copy


def test_before_the_first_game_a_sentence_says_what_to_call() -> None:
    games, table = GamesEnv("quay", num_envs=2), SeatEnv("quay", render_mode="ansi")
    for asked in (lambda: games.step([0, 0]), games.random_actions):
        assert refused(asked) == "There are no games under way: call reset() first."
    for asked in (lambda: table.step(0), table.render):
        assert refused(asked) == "There is no game under way: call reset() first."


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (None, "actions: expected 2 whole numbers, found None."),
        (5, "actions: expected 2 whole numbers, found 5."),
        ({0: 1, 1: 2}, "actions: expected 2 whole numbers, found {0: 1, 1: 2}."),
        ([0], "actions: expected 2 whole numbers, found a list of 1."),
        ([[0], [1]], "actions: expected 2 whole numbers, found [[0], [1]]."),
        (np.array([[0], [1]]), "actions: expected 2 whole numbers, found array([[0], [1]])."),
        ([[0], [1, 2]], "actions: expected 2 whole numbers, found [[0], [1, 2]]."),
        ([0, None], "actions[1]: expected a whole number, found None."),
        ([0.0, 1.5], "actions[0]: expected a whole number, found 0.0."),
        (["0", "1"], "actions[0]: expected a whole number, found '0'."),
        (np.array([True, False]), "actions[0]: expected a whole number, found True."),
    ],
)
def test_bad_actions_are_refused_before_any_game_moves(actions: object, sentence: str) -> None:
    """The sentence says which of them is wrong, and every game stays as it was."""
    games = GamesEnv("quay", num_envs=2)
    games.reset(seed=1)
    before = [games.game.to_json(s) for s in games._batch.states]
    assert refused(games.step, actions) == sentence
    assert [games.game.to_json(s) for s in games._batch.states] == before


def test_a_single_game_expects_a_single_number() -> None:
    games = GamesEnv("quay")
    games.reset(seed=1)
    assert refused(games.step, [0, 0]) == "actions: expected 1 whole number, found a list of 2."


@pytest.mark.parametrize("actions", [(99, -1), np.array([99, 10**6], np.uint32), [10**30, 99]])
def test_numbers_of_no_action_lose_the_game(actions: object) -> None:
    """However large they are, and whatever array they come in."""
    games = GamesEnv("quay", num_envs=2)
    games.reset(seed=1)
    _, rewards, terminated, _, infos = games.step(actions)
    assert rewards.tolist() == [-1.0, -1.0]
    assert terminated.all()
    assert infos["illegal"].all()
