"""Random games of all three games, all player counts and options: pieces are counted after every answer.

Some of them go through the whole conformance suite instead.
"""

from collections import Counter
from typing import Any, Final

import ludoteca
from campaigns.campaign import Campaign, Counts
from ludoteca.conformance import Nonconforming, check, draw_setup
from ludoteca.engine import Game, Rng

GAMES: Final = {"iditacards": 20, "plastics_race": 40, "rolling_heights": 240}
"""How many games a step plays. One of Iditacards takes three times as long as one of Rolling Heights."""
IN_FULL: Final = 199
"""One game in this many is checked in full. A prime, so that the slow checks hit other answers in each of them."""
DEAR_CHECKS_EVERY: Final = 50
PURE: Final = (
    "The campaign `games` is for compiled Ludoteca: run `./play compile`, then "
    "`PYTHONPATH=.venv/play-compiled .venv/bin/python -m campaigns games --steps 700`."
)


def step(number: int) -> Counts:
    """Games of every kind, compiled; exits with a sentence if Ludoteca is not compiled."""
    if not ludoteca.compiled():
        raise SystemExit(PURE)
    counts: Counts = {}
    for name, games in GAMES.items():
        counts |= chunk(ludoteca.game(name), range(number * games, (number + 1) * games))
    return counts


def chunk(game: Game[Any], seeds: range) -> Counts:
    """One game for each seed; `Nonconforming` names the game and the seed of a fault."""
    counts: Counter[str] = Counter()
    longest = 0
    for seed in seeds:
        in_full = seed % IN_FULL == 0
        answers, ending = whole_walk(game, seed) if in_full else quick_walk(game, seed)
        longest = max(longest, answers)
        counts[f"{game.id} answers"] += answers
        counts[f"{game.id} games checked in full"] += in_full
        players, options = draw_setup(game, Rng(seed))
        values = {name: options.get(name, option.default) for name, option in game.options.items()}
        settings = {"ending": ending, "players": players, **values}
        counts.update([f"{game.id} games", *(f"{game.id} {name}: {value}" for name, value in settings.items())])
    return {**counts, f"most answers in a game of {game.id}": longest}


def whole_walk(game: Game[Any], seed: int) -> tuple[int, str]:
    """Run the whole conformance suite. Returns how many answers there were, and how the game ended."""
    report = check(game, games=1, seed=seed, every=DEAR_CHECKS_EVERY)
    return report.answers, next(iter(report.endings))


def quick_walk(game: Game[Any], seed: int) -> tuple[int, str]:
    """Check only the pieces, after every answer."""
    rng = Rng(seed)
    answers = 0
    try:
        state = game.new(*draw_setup(game, rng))
        state.resolve_chance(rng)
        while not state.over:
            game.checks.invariants(state)
            offered = state.answers
            state.choose(offered[rng.below(len(offered))])
            state.resolve_chance(rng)
            answers += 1
        game.check(state)
    except Exception as error:
        raise Nonconforming(
            f"{game.id}, seed {seed}, after {answers} answers: {type(error).__name__}: {error}"
        ) from error
    return answers, state.outcome.reason


CAMPAIGN = Campaign("games", step, at_once=2)
