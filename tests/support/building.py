"""What every position that somebody builds must show: the question that was wanted, and play that goes on from it."""

from typing import Any

from ludoteca.engine import Game, Rng
from ludoteca.positions import position

STEPS = 30


def leads_on(game: Game[Any], question: str, wanted: dict[str, Any]) -> None:
    """The position asks this question; answers at random lead on for a while, and the position stays sound."""
    rng = Rng(11)
    s = position(game, **wanted, question=question)
    assert s.rule.name == question
    assert s.player == wanted.get("asked", wanted.get("turn", 0))
    game.check(s)
    for _ in range(STEPS):
        if s.over:
            assert question == "ScoreTarget", "the game is over too soon"
            return
        s.choose(s.answers[rng.below(len(s.answers))])
        s.resolve_chance(rng)
        game.check(s)
