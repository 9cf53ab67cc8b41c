"""Rolling Heights as a whole: conformance, words, features, speed of copies, whole games."""

import sys

import pytest

import ludoteca
from ludoteca.conformance import check
from ludoteca.games.rolling_heights.state import City
from ludoteca.observations import features
from ludoteca.words.sentences import Words

GAME = ludoteca.game("rolling_heights")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_conformance(players: int) -> None:
    """Everything that the engine promises holds in a random game with usual rules."""
    report = check(GAME, games=1, seed=players, players=players, options={"max_rounds": 10})
    assert report.games == 1


def test_conformance_with_all_switches() -> None:
    options = {"advance_roll": True, "planner_takes_tokens": False, "tokens_unlimited": True, "max_rounds": 10}
    check(GAME, games=1, seed=9, players=2, options={**options, "first_game_ads": True})


@pytest.mark.long
def test_long_conformance() -> None:
    """3,000 random games over all player counts, the solo variant and all switches."""
    assert check(GAME, games=3000, seed=10_000).games == 3000


def test_every_event_and_answer_can_be_said() -> None:
    """A whole solo game and a whole game of three in words."""
    words, rng = Words(), ludoteca.Rng(4)
    for players in (1, 3):
        match = ludoteca.Match(GAME, players, {"max_rounds": 10, "advance_roll": True}, seed=players)
        names = [f"P{seat}" for seat in range(players)]
        while not match.state.over:
            words.say(GAME.prompt(match.state), names)
            said = [words.say(GAME.describe(match.state, answer), names) for answer in match.state.answers]
            assert len(set(said)) == len(said)
            match.choose(match.state.answers[rng.below(len(said))])
        for event in match.events(seat=0):
            secret = -1 if event.secret is None else event.secret
            words.say(GAME.event_words(event.what, event.seat, event.a, event.b, secret), names)


def test_features_are_always_as_many() -> None:
    lengths = set()
    for players in (1, 2, 3, 4):
        state = middle_of_a_game(players)
        lengths |= {len(features(state, seat)) for seat in range(players)}
    assert len(lengths) == 1


def middle_of_a_game(players: int, answers: int = 60) -> City:
    rng = ludoteca.Rng(players)
    state: City = GAME.new(players)
    state.resolve_chance(rng)
    for _ in range(answers):
        state.choose(state.answers[rng.below(len(state.answers))])
        state.resolve_chance(rng)
    return state


def test_a_state_is_small() -> None:
    """No more than 16 kB, content and game not counted."""
    state = middle_of_a_game(4)
    shared = {id(state.game), id(state.content), id(state.rules), id(state.options)}

    def size(part: object) -> int:
        if id(part) in shared or isinstance(part, int | str):
            return 0
        shared.add(id(part))
        inner = part if isinstance(part, list | tuple) else list(getattr(part, "__dict__", {}).values())
        own = sys.getsizeof(part) + (sys.getsizeof(part.__dict__) if hasattr(part, "__dict__") else 0)
        return own + sum(size(one) for one in inner)

    assert size(state) <= 16_000
