"""Nodes of a game tree, in which chance is a player."""

import pytest

import ludoteca
from ludoteca import Rng
from ludoteca.engine import NOBODY
from ludoteca.engine.rule import outcomes
from ludoteca.envs.core.node import OVER, Node


@pytest.mark.parametrize("name", ludoteca.games(sample=True))
def test_odds_are_those_of_the_rule(name: str) -> None:
    """Each outcome once, in order, whether the rule has them in order (a bag) or not (the boards of a city)."""
    rng, node = Rng(1), Node(ludoteca.game(name).new(3), to_go=-1)
    for _ in range(150):
        if node.player == OVER:
            break
        if node.player == NOBODY:
            place, player, args = node.position.stack[-1]
            weights = outcomes(node.position.rules[place], node.position, player, args)
            odds = node.chances()
            assert [outcome for outcome, _ in odds] == sorted(weights) == node.actions()
            assert dict(odds) == pytest.approx({one: weights[one] / sum(weights.values()) for one in weights})
        actions = node.actions()
        node.take(actions[rng.below(len(actions))])
