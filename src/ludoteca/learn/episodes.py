"""Games to learn from: how every seat stood at the beginning of every turn, and who won."""

from typing import Any, NamedTuple

from ludoteca.bots import EASY, RANDOM, Adviser, Bot, Question, bot, bots
from ludoteca.bots.adviser import SAME_TURN, shares
from ludoteca.conformance import draw_options
from ludoteca.engine import Game, Rng, State

EXPLORERS = 3
"""In one game of so many, a seat is taken by somebody who misjudges: others than the usual positions come up, too."""
UNUSUAL = 4
"""One game of so many has options drawn at random."""


class Episode(NamedTuple):
    """One game. `turns` has for each turn and seat the numbers that an adviser measures."""

    turns: list[list[list[float]]]
    shares: list[float]
    scores: list[int]


def play_episode(game: Game[Any], adviser: Adviser, players: int, seed: int, kind: str) -> Episode:
    """Bots of a kind play a game against themselves, one in four with other options than the usual ones."""
    rng = Rng(seed)
    options = draw_options(game, rng) if seed % UNUSUAL == 0 else {}
    seats: list[Bot] = [bot(kind, game, rng.below(1 << 30)) for _ in range(players)]
    if rng.below(EXPLORERS) == 0:
        explorer = EASY if EASY in bots(game) else RANDOM
        seats[rng.below(players)] = bot(explorer, game, rng.below(1 << 30))
    state: State = game.new(players, options)
    state.deal(rng)
    turns: list[list[list[float]]] = []
    turn = SAME_TURN
    while not state.over:
        now = adviser.turn(state)
        if now not in (SAME_TURN, turn):
            turn = now
            turns.append([adviser.measures(state, seat) for seat in range(players)])
        state.choose(seats[state.player].choose(Question(state)))
        state.deal(rng)
    return Episode(turns, shares(state), state.scores)
