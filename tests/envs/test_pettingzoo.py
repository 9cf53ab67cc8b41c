"""Our games as PettingZoo has them: its own checks, many seeds, and nothing that tells who holds what."""

import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test  # type: ignore[import-untyped]
from tests.support.refused import refused

import ludoteca
from ludoteca import Rng
from ludoteca.envs.pettingzoo import GameEnv, env
from ludoteca.observations import features, observer_of

GAMES = ludoteca.games(sample=True)
TABLES = [(name, players) for name in GAMES for players in ludoteca.game(name).players]
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What api_test says of every environment with a mask that is not one of its own."""


def _acted(table: GameEnv, rng: Rng) -> int:
    allowed = np.flatnonzero(table.observe(table.agent_selection)["action_mask"]).tolist()
    action: int = allowed[rng.below(len(allowed))]
    table.step(action)
    return action


def _steps(table: GameEnv, seed: int) -> Iterator[dict[str, Any]]:
    """What each agent sees in a random game, until it is over or truncated."""
    rng = Rng(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        yield table.last()[0]
        _acted(table, rng)


@pytest.mark.parametrize("kind", ["array", "dict"])
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, kind: str) -> None:
    """Its check of the interface passes, with no warning but those it has for every mask."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(name, observation=kind, max_steps=150), num_cycles=100)
    assert [one for one in said if not str(one.message).startswith(EXPECTED)] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_every_render_mode_shows_something(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    shows = {
        "rgb_array": lambda picture: picture.shape == (200, 320, 3) and len(np.unique(picture)) > 3,
        "ansi": lambda text: "players" in text,
    }
    render_test(lambda render_mode: env(name, players=2, render_mode=render_mode), custom_tests=shows)
    assert "players" in capsys.readouterr().out


def test_the_benchmark_of_pettingzoo_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("quay"))
    assert "turns per second" in capsys.readouterr().out


def test_five_hundred_seeds() -> None:
    """All games and numbers of players: numbers from 0 to 1, and masks that are the legal answers."""
    tables = [env(name, players, max_steps=60) for name, players in TABLES]
    for seed in range(500):
        table = tables[seed % len(tables)]
        for seen in _steps(table, seed):
            assert 0.0 <= seen["observation"].min() <= seen["observation"].max() <= 1.0
            if not table._passed:
                s = table._batch.states[0]
                answers = np.flatnonzero(seen["action_mask"]) - s.game.offsets[s.rule.number]
                assert answers.tolist() == sorted(s.answers)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whole_games_end_with_a_share_for_each_winner(name: str, players: int) -> None:
    """The rewards are what the outcome says, everybody gets theirs once, and then nobody is left."""
    table = env(name, players)
    for _ in _steps(table, 3):
        assert not any(table.rewards.values())
    outcome = table._batch.states[0].outcome
    assert outcome is not None
    share = 1 / max(1, len(outcome.winners))
    wanted = {f"player_{seat}": share if seat in outcome.winners else 0.0 for seat in range(players)}
    got = {}
    for agent in table.agent_iter():
        _, got[agent], termination, _, _ = table.last()
        assert termination
        table.step(None)
    assert got == pytest.approx(wanted)
    assert table.agents == []


@pytest.mark.long
def test_five_hundred_whole_games() -> None:
    for seed in range(500):
        table = env(*TABLES[seed % len(TABLES)])
        list(_steps(table, seed))
        assert all(table.terminations.values())


def test_score_difference() -> None:
    """The points above the best of the others."""
    table = env("quay", players=3, reward="difference")
    list(_steps(table, 5))
    scores = table._batch.states[0].scores
    wanted = [points - max(scores[:seat] + scores[seat + 1 :]) for seat, points in enumerate(scores)]
    assert list(table.rewards.values()) == wanted


def test_truncation_ends_a_game_without_reward() -> None:
    table = env("iditacards", players=2, max_steps=7)
    assert len(list(_steps(table, 1))) == 7
    assert all(table.truncations.values())
    assert not any(table.rewards.values())


def test_every_action_has_a_name_of_its_own() -> None:
    for name in GAMES:
        table = env(name)
        space = table.action_space("player_0")
        assert isinstance(space, Discrete)
        assert len(set(table.actions)) == len(table.actions) == space.n


def test_everybody_is_asked_in_a_reaction_window() -> None:
    """The order of agents is the same, no matter who holds a Puncture: all others, until one plays it.

    An agent that looked while others let it pass sees the present when it is asked itself.
    """
    table = env("plastics_race", players=4, options={"city": "paris"}, max_steps=4000)
    window = table.game.rulebook.by_name["PlayPuncture"]
    first = table.game.offsets[window.number]
    question = observer_of(table.game).named("question").columns.index("PlayPuncture")
    victims = observer_of(table.game).named("carries.victim").first
    windows: list[list[int]] = []
    punctured = forced = 0
    for seed in range(3):
        rng = Rng(seed)
        table.reset(seed=seed)
        after = False
        while not any(table.terminations.values()) and not any(table.truncations.values()):
            seen, seat = table.last()[0], table.possible_agents.index(table.agent_selection)
            if not seen["observation"][question]:
                if after:
                    assert np.allclose(seen["observation"], features(table._batch.states[0], seat))
                after = False
                _acted(table, rng)
                continue
            after = True
            for agent in table.agents:
                table.observe(agent)
            victim = (seat + int(seen["observation"][victims : victims + 4].argmax())) % 4
            if seat == (victim + 1) % 4:
                windows.append([victim])
            windows[-1].append(seat)
            forced += seen["action_mask"].sum() == 1
            if _acted(table, rng) != first:
                punctured += 1
                windows.pop()
    assert windows
    assert punctured
    assert forced
    assert all(seats == [(seats[0] + step) % 4 for step in range(4)] for seats in windows)


def test_what_is_not_allowed_ends_the_game() -> None:
    table = env("quay", players=3)
    table.reset(seed=1)
    agent = table.agent_selection
    wrong = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(wrong)
    assert all(table.terminations.values())
    assert table.rewards == {**dict.fromkeys(table.possible_agents, 0.0), agent: -1.0}
    assert table.infos[agent] == {"illegal": True}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "nothing"}, "There is no game 'nothing'"),
        ({"players": 9}, "players: Smugglers' Quay is for 2 to 4 players, not 9."),
        ({"reward": "gold"}, "reward: expected one of win, difference, found 'gold'."),
        ({"observation": "picture"}, "observation: expected one of array, dict, found 'picture'."),
        ({"render_mode": "loud"}, "render_mode: expected one of human, ansi, rgb_array, found 'loud'."),
    ],
)
def test_mistakes_get_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    """Each says what was expected."""
    assert refused(env, **{"game": "quay", **wrong}).startswith(sentence)


def test_before_the_first_game_a_sentence_says_what_to_call() -> None:
    table = env("quay", render_mode="ansi")
    asks: list[Callable[[], object]] = [partial(table.step, 0), table.last, table.render]
    asks += [partial(table.observe, agent) for agent in table.possible_agents]
    for asked in asks:
        assert refused(asked) == "There is no game under way: call reset() first."


def test_after_the_end_every_agent_leaves_with_none() -> None:
    """Anything else is refused, and so is a look at the last agent when all have left."""
    table = env("quay")
    table.reset(seed=1)
    table.step(-1)
    agent = table.agent_selection
    assert refused(table.step, 3) == f"{agent}: the game is over, so expected None, found 3."
    for _ in range(2):
        table.last()
        table.step(None)
    assert "call reset" in refused(table.last)


@pytest.mark.parametrize("agent", ["nobody", 0, None, ["player_0"]])
def test_agents_that_there_are_not_get_a_sentence(agent: Any) -> None:
    table = env("quay")
    table.reset(seed=1)
    for asked in (table.observe, table.observation_space, table.action_space):
        assert refused(asked, agent) == f"There is no agent {agent!r}; there are: player_0, player_1."


@pytest.mark.parametrize("package", ["pettingzoo", "gymnasium"])
def test_a_missing_package_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"ludoteca.envs.{package}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    wanted = f"This environment needs {package}: install it with pip install 'ludoteca[envs]'."
    assert refused(import_module, f"ludoteca.envs.{package}") == wanted
