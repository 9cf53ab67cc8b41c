"""The information of a seat in OpenSpiel: all that it knows, and nothing else."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from tests.support.refused import refused

import ludoteca.envs.openspiel  # noqa: F401 - registers the games

GAMES = [
    "ludoteca_quay(players=3)",
    "ludoteca_plastics_race(players=3,max_rounds=20)",
    "ludoteca_rolling_heights(players=2,max_rounds=10)",
    "ludoteca_iditacards(players=2)",
]
EVERY = 9
MOST = 300


def _questions(name: str, seed: int = 1) -> Iterator[Any]:
    dice = random.Random(seed)  # noqa: S311 - play, not secrets
    state = pyspiel.load_game(name).new_initial_state()
    for asked in range(MOST):
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        if state.is_terminal():
            return
        if asked % EVERY == 0:
            yield state
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_differ_in_what_is_hidden_look_alike(name: str) -> None:
    """In another world that agrees with what a seat knows, its strings, its tensors and its actions are the same."""
    dice = random.Random(2)  # noqa: S311 - play, not secrets
    differ = 0
    for state in _questions(name):
        seat = state.current_player()
        world = state.resample_from_infostate(seat, dice.random)
        differ += str(world) != str(state)
        for said in (
            "information_state_string",
            "observation_string",
            "information_state_tensor",
            "observation_tensor",
        ):
            assert getattr(world, said)(seat) == getattr(state, said)(seat), said
        assert world.legal_actions() == state.legal_actions()
    assert differ > 3


def test_a_seat_remembers_what_it_drew_and_the_others_do_not_know_it() -> None:
    state = pyspiel.load_game("ludoteca_quay").new_initial_state()
    for card in (3, 1, 3, 1, 3, 2):
        state.apply_action(card)
    assert state.information_state_string(0).startswith("draws, seat 0, card silk\ndraws, seat 1\n")
    assert state.information_state_string(1).startswith("draws, seat 0\ndraws, seat 1, card salt\n")


def test_the_past_of_others_stays_open_in_another_world() -> None:
    """In a world that a seat thinks possible, others remember only what everybody saw."""
    state = next(_questions("ludoteca_quay"))
    world = state.resample_from_infostate(0, lambda: 0.5)
    assert world.information_state_string(1).startswith("draws, seat 0\ndraws, seat 1\n")
    assert world.history() == []


def test_two_ways_to_the_same_view_are_remembered_apart() -> None:
    """What a seat answered is part of its information state, though its view may have forgotten it."""
    seen = set()
    for card in ("whistle", "silk"):
        state = pyspiel.load_game("ludoteca_quay(patrol=False)").new_initial_state()
        for dealt in (1, 1, 1, 2, 2, 2):
            state.apply_action(dealt)
        wanted = f"Turn.ask_for(seat 1, {card})"
        state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == wanted))
        seen.add(state.information_state_string(0))
    assert len(seen) == 2


@pytest.mark.parametrize("name", GAMES)
def test_memory_does_not_depend_on_when_it_is_asked_for(name: str) -> None:
    """Asked for at every question, or only at the end, in a clone or in a saved game: it is the same."""
    state = None
    for state in _questions(name):
        state.information_state_string()
    assert state is not None
    fresh = state.get_game().new_initial_state()
    for action in state.history():
        fresh.apply_action(action)
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for seat in range(state.num_players()):
        for other in (fresh, state.clone(), saved):
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)


def test_a_clone_goes_its_own_way() -> None:
    """An action in a clone changes neither the state it was made from nor the start of the game."""
    state = next(_questions("ludoteca_quay"))
    before, first = str(state), str(state.get_game().new_initial_state())
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != before
    assert (str(state), str(state.get_game().new_initial_state())) == (before, first)


def test_actions_are_called_by_their_verbs() -> None:
    state = next(_questions("ludoteca_quay"))
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert {"Turn.trade_in()", "Turn.ask_for(seat 1, silk)"} <= set(names)
    not_offered = set(range(state.num_distinct_actions())) - set(state.legal_actions())
    assert all(state.action_to_string(action) not in names for action in not_offered)


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = next(_questions("ludoteca_quay"))
    before = str(state)
    with pytest.raises(ValueError, match=r"Turn: .*is not offered"):
        state.apply_action(26)
    assert str(state) == before


@pytest.mark.parametrize("action", [-1, 27, 10**6])
def test_numbers_of_no_action_have_no_name(action: int) -> None:
    state = next(_questions("ludoteca_quay"))
    sentence = f"action_to_string: expected an action from 0 to 26, found {action}."
    assert refused(state.action_to_string, action) == sentence


def test_only_the_seat_that_is_asked_can_imagine_another_world() -> None:
    """Any other seat gets a sentence, and so does everybody while chance is pending."""
    start = pyspiel.load_game("ludoteca_quay").new_initial_state()
    for state, seat in ((next(_questions("ludoteca_quay")), 1), (start, 0), (start, -1)):
        sentence = refused(state.resample_from_infostate, seat, lambda: 0.5)
        assert f"seat {seat} is not being asked now, so its information state cannot be" in sentence
