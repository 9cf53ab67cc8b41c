"""Positions that somebody builds by saying what matters."""

from typing import Any

import pytest
from tests.support.quays import QUAY

from ludoteca.engine import BadPosition
from ludoteca.positions import position


def test_what_is_given_is_there_and_the_rest_fits() -> None:
    """Hands keep the size that was dealt, no card is lost or doubled, and the same seed gives the same rest."""
    given: dict[Any, Any] = {"players": {1: {"hand": ["silk", "silk"], "points": {"landed": 7}}}, "face_up": ["tea"]}
    s = position(QUAY, 3, {"goal": 8}, turn=1, state=given, seed=5)
    QUAY.check(s)
    assert (s.player, s.rule.name, s.options["goal"]) == (1, "Turn", 8)
    assert [len(player.hand) for player in s.players] == [3, 2, 3]
    assert QUAY.to_data(s)["state"]["players"][1]["hand"] == ["silk", "silk"]
    assert (s.scores, QUAY.to_data(s)["state"]["face_up"]) == ([0, 7, 0], ["tea"])
    assert s == position(QUAY, 3, {"goal": 8}, turn=1, state=given, seed=5)
    assert s != position(QUAY, 3, {"goal": 8}, turn=1, state=given, seed=6)


def test_a_given_deck_leaves_the_rest_face_up() -> None:
    """Where the deck is given, what is left of the box goes to the next field that can take it."""
    s = position(QUAY, 2, state={"deck": ["tea", "tea"]})
    assert (len(s.deck), len(s.face_up)) == (2, 24 - 2 - 6)


def test_questions_by_name() -> None:
    """The stack below a question goes on as in play: after it the turn ends, then the next one begins."""
    s = position(QUAY, 2, question="PutAway", carries={"first": False}, state={"players": {0: {"hand": ["salt"]}}})
    assert [verb.name for verb in (s.rule.verb(answer) for answer in s.answers)] == ["put_away", "done"]
    s.choose(QUAY.answer(s, "done"))
    assert s.rule.name == "DrawCard"
    window = position(
        QUAY, 2, question="BlowWhistle", asked=1, state={"players": {1: {"hand": ["whistle"]}}, "landing": "tea"}
    )
    window.choose(QUAY.answer(window, "blow"))
    assert window.breakdown == [{}, {"seized": 1}]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"state": {"players": {0: {"hand": ["silk"] * 5}}}}, "position: one silk too many: 5 of 4."),
        ({"state": {"deck": ["silk"] * 3, "face_up": ["silk"] * 5}}, "position: four silk too many: 8 of 4."),
        ({"state": {"deck": [], "face_up": []}}, "position: 18 pieces lie nowhere, salt among them: leave deck to us."),
        ({"state": {"moon": 1}},
         "position.state: 'moon' is not a field; there are deck, face_down, face_up, landing, players."),
        ({"state": {"players": {2: {}}}},
         "position.state.players: expected fields by seat from 0 to 1, found {2: {}}."),
        ({"state": {"players": 3}}, "position.state.players: expected fields by seat from 0 to 1, found 3."),
        ({"question": "Swim"}, "position: there is no question 'Swim'; there are BlowWhistle, PutAway, Turn."),
        ({"question": "Tide"}, "position: there is no question 'Tide'; there are BlowWhistle, PutAway, Turn."),
        ({"question": "PutAway"}, "position.carries: PutAway carries first, found an object."),
        ({"turn": 2}, "position.turn: expected a seat from 0 to 1, found 2."),
        ({"asked": -1}, "position.asked: expected a seat from 0 to 1, found -1."),
        ({"state": {"players": {0: {"hand": ["slik"]}}}},
         "position.state.players[0].hand[0]: expected one of whistle, salt, tea, silk, found 'slik'."),
        ({"state": {"players": {0: 7}}}, "position.state.players[0]: expected fields by name, found 7."),
    ],
)  # fmt: skip
def test_what_cannot_be(given: dict[str, Any], reason: str) -> None:
    """A part that does not fit is refused, and the refusal says what is wrong."""
    with pytest.raises(BadPosition) as refusal:
        position(QUAY, 2, **given)
    assert str(refusal.value) == reason
