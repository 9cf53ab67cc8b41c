"""Random games of all three games, all player counts and options: pieces are counted after every answer.

One game of a hundred goes through the whole conformance suite instead.
"""

from collections import Counter
from typing import Any, Final

import ludoteca
from campaigns.campaign import Campaign, Counts
from ludoteca.conformance import Nonconforming, check, draw_setup
from ludoteca.engine import Game, Rng

GAMES: Final = 100
"""How many of each game a step plays; seed `number * GAMES` is the first."""
DEAR_CHECKS_EVERY: Final = 50
PURE: Final = (
    "The campaign `games` is for compiled Ludoteca: run `./play compile`, then "
    "`PYTHONPATH=.venv/play-compiled .venv/bin/python -m campaigns games --steps 700`."
)


def step(number: int) -> Counts:
    """Games of every kind, compiled; ends the program with a sentence if Ludoteca is not."""
    if not ludoteca.compiled():
        raise SystemExit(PURE)
    counts: Counts = {}
    for name in ludoteca.games():
        counts |= chunk(ludoteca.game(name), number)
    return counts


def chunk(game: Game[Any], number: int, games: int = GAMES) -> Counts:
    """What one step plays of one game; `Nonconforming` names the game and the seed of a fault."""
    first = number * games
    checked_in_full = first + number % games
    counts: Counter[str] = Counter()
    longest = 0
    for seed in range(first, first + games):
        players, options = draw_setup(game, Rng(seed))
        answers, ending = whole_walk(game, seed) if seed == checked_in_full else quick_walk(game, seed)
        longest = max(longest, answers)
        counts["answers"] += answers
        chosen = {name: options.get(name, option.default) for name, option in game.options.items()}
        settings = [f"{name} {value}" for name, value in chosen.items()]
        counts.update(["games", f"ended by {ending}", f"{players} players", *settings])
    counts["games with the whole walk"] = 1
    named = {f"{game.id}: {name}": count for name, count in counts.items()}
    return {**named, f"most answers in a game of {game.id}": longest}


def whole_walk(game: Game[Any], seed: int) -> tuple[int, str]:
    """The whole conformance suite; how many answers there were, and how the game ended."""
    report = check(game, games=1, seed=seed, every=DEAR_CHECKS_EVERY)
    return report.answers, next(iter(report.endings))


def quick_walk(game: Game[Any], seed: int) -> tuple[int, str]:
    """The pieces after every answer, and nothing else."""
    rng = Rng(seed)
    answers = 0
    try:
        state = game.new(*draw_setup(game, rng))
        state.deal(rng)
        while not state.over:
            game.invariants(state)
            offered = state.answers
            state.choose(offered[rng.below(len(offered))])
            state.deal(rng)
            answers += 1
        game.check(state)
    except Exception as error:
        raise Nonconforming(
            f"{game.id}, seed {seed}, after {answers} answers: {type(error).__name__}: {error}"
        ) from error
    return answers, state.outcome.reason


CAMPAIGN = Campaign("games", step, at_once=2)
