"""The greedy bot for Rolling Heights: it wins, it is quick, it does nothing pointless."""

import time
from statistics import median

import pytest
from tests.games.rolling_heights.table import MAIN

import ludoteca
from ludoteca.bots import Bot, Question, bot, bots
from ludoteca.games.rolling_heights.rules import meeples
from ludoteca.games.rolling_heights.state import City

GAME = ludoteca.game("rolling_heights")


def play(players: list[Bot], seed: int) -> City:
    """A whole game without the overhead of a match."""
    rng = ludoteca.Rng(seed)
    state: City = GAME.new(len(players))
    state.deal(rng)
    while not state.over:
        state.choose(players[state.player].choose(Question(state)))
        state.deal(rng)
    return state


def wins_against_random(games: int) -> float:
    """The share of games that the greedy bot wins, on alternating seats."""
    won = 0
    for seed in range(games):
        seat = seed % 2
        players = [bot("normal" if one == seat else "random", GAME, seed) for one in range(2)]
        outcome = play(players, seed).outcome
        won += outcome is not None and outcome.winners == (seat,)
    return won / games


def test_it_is_found() -> None:
    """By the usual name."""
    assert "normal" in bots(GAME)


def test_it_beats_random() -> None:
    """Every one of a few games."""
    assert wins_against_random(3) == 1.0


@pytest.mark.long
def test_it_beats_random_in_nearly_all_games() -> None:
    """At least 95 % of 200."""
    assert wins_against_random(200) >= 0.95


def test_it_finishes_games_of_all_sizes_and_alone() -> None:
    """And scores points."""
    for players in (1, 3):
        state = play([bot("normal", GAME, seat) for seat in range(players)], 7)
        assert min(state.scores) > 0


def test_it_is_quick_and_does_nothing_pointless() -> None:
    """A median answer within 20 ms; no trade, token or hard-as-steady activation that leads nowhere; no idle turns."""
    times, rng = [], ludoteca.Rng(3)
    players = [bot("normal", GAME, seat) for seat in range(2)]
    state: City = GAME.new(2)
    state.deal(rng)
    weak, steps = 0, 0
    while not state.over:
        question = Question(state)
        before = time.perf_counter()
        answer = players[question.seat].choose(question)
        times.append(time.perf_counter() - before)
        if question.rule == "Main" and MAIN.activate.covers(answer):
            steps += 1
            weak += MAIN.activate.objects(answer)[1] == meeples.HARD_AS_STEADY
        state.choose(answer)
        state.deal(rng)
    assert median(times) <= 0.020
    assert weak <= steps / 50
