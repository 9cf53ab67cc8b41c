"""Whole games between bots."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.bots import Bot, Question
from ludoteca.dealer import Seed
from ludoteca.engine import Game, OptionValue
from ludoteca.match import Match


def play(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: Seed | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Match:
    """A whole game between bots, one per seat; returns the finished match.

    >>> import ludoteca
    >>> from ludoteca.bots import bot
    >>> game = ludoteca.game("quay")
    >>> match = ludoteca.play(game, [bot("random", game, seat) for seat in range(3)], seed=5)
    >>> match.outcome.winners
    (1,)
    """
    match = Match(game, len(bots), options, seed)
    while not match.state.over:
        match.choose(bots[match.state.player].choose(Question(match.state)))
    return match
