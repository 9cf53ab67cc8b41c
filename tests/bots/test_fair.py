"""Bots are fair: nothing that their seat cannot see decides what they answer."""

import gc
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import Question, bot, bots
from ludoteca.engine import Game, Rng, State

GAMES = ludoteca.games(sample=True)
FEW = 8
MANY = 1000


def positions(game: Game[Any], count: int) -> list[State]:
    """From quick games of every number of players, some steps apart, so that all kinds of questions come up."""
    found: list[State] = []
    seed = 0
    while True:
        rng = Rng(seed)
        players = game.players[seed % len(game.players)]
        seats = [bot("normal" if "normal" in bots(game) else "random", game, seat) for seat in range(players)]
        state: State = game.new(players)
        state.resolve_chance(rng)
        wait = rng.below(60)
        while not state.over:
            if wait == 0:
                found.append(state.copy())
                if len(found) == count:
                    return found
                wait = 1 + rng.below(60)
            wait -= 1
            state.choose(seats[state.player].choose(Question(state)))
            state.resolve_chance(rng)
        seed += 1


def assert_fair(game: Game[Any], count: int) -> None:
    """Every bot answers the same when the true hidden cards are exchanged for others that its seat holds possible."""
    kinds = [kind if kind not in ("hard", "search") else "search:simulations=12" for kind in bots(game)]
    for number, state in enumerate(positions(game, count)):
        exchanged = state.determinize(state.player, Rng(number))
        for kind in kinds:
            answers = {bot(kind, game, number).choose(Question(one)) for one in (state, exchanged)}
            assert len(answers) == 1, (kind, state.pending, game.to_json(state))


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_decide_nothing(name: str) -> None:
    assert_fair(ludoteca.game(name), FEW)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_decide_nothing_in_many_positions(name: str) -> None:
    assert_fair(ludoteca.game(name), MANY)


def test_a_peeking_bot_would_be_found() -> None:
    """The check above can fail: what differs between the two worlds is really hidden from the seat."""
    game = ludoteca.game("quay")
    differ = 0
    for number, state in enumerate(positions(game, FEW)):
        exchanged = state.determinize(state.player, Rng(number))
        assert exchanged.view(state.player) == state.view(state.player)
        differ += exchanged != state
    assert differ > FEW / 2


@pytest.mark.parametrize("name", GAMES)
def test_a_question_holds_no_true_state(name: str) -> None:
    """Nothing that can be reached from what a bot gets is the true position."""
    state = positions(ludoteca.game(name), 1)[0]
    truth = {id(state), *(id(player) for player in getattr(state, "players", []))}
    seen: set[int] = set()
    ahead: list[object] = [Question(state)]
    while ahead:
        one = ahead.pop()
        assert id(one) not in truth
        if id(one) not in seen and not isinstance(one, type(gc)):
            seen.add(id(one))
            ahead += [other for other in gc.get_referents(one) if not isinstance(other, type)]
