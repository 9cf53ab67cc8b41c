"""Positions as JSON: round trips, exact refusals, the first format."""

import copy
import json
from typing import Any

import pytest
from tests.support.quays import QUAY, SALT, SILK, TEA, WHISTLE, asked, asking, dealt, positions, table

from ludoteca.engine import BadPosition, Rng
from ludoteca.games.quay.state import Quay


def test_positions_round_trip() -> None:
    """Any position, also where chance is pending, goes to JSON and back, and on from there in the same way."""
    rng = Rng(3)
    for s in positions(4):
        assert same_after_json(s)
        after, back = s.copy(), QUAY.from_json(QUAY.to_json(s))
        answer = after.answers[rng.below(len(after.answers))]
        after.choose(answer)
        back.choose(answer)
        assert back == after
        assert same_after_json(after)
    new = QUAY.new(4)
    assert same_after_json(new)


def same_after_json(s: Quay) -> bool:
    """Whether JSON and back give the same position with the same answers."""
    back = QUAY.from_json(QUAY.to_json(s))
    return back == s and back.answers == s.answers and back.pending == s.pending and back.view(0) == s.view(0)


def test_positions_are_written_by_ids() -> None:
    """Cards and rules are written by name, so a position can be edited by hand."""
    s = table([[SALT], [TEA, WHISTLE]], deck=[SILK], points=[4, 5])
    s.learn(0, 1, TEA)
    s.rule_out(1, 0, SILK)
    data = json.loads(QUAY.to_json(s))
    assert data["stack"] == [["GameEnd", -1], ["Turn", 0]]
    assert data["state"]["players"] == [
        {"hand": ["salt"], "points": {"landed": 4}},
        {"hand": ["whistle", "tea"], "points": {"landed": 5}},
    ]
    assert (data["known"], data["absent"]) == ([[0, 1, "tea"]], [[1, 0, "silk"]])
    assert (data["game"], data["players"], data["options"]) == ("quay", 2, {"goal": 12, "patrol": True})


DAMAGES: list[tuple[list[Any], Any, str]] = [
    (["ludoteca"], "record", "position.format: this version reads positions of format 1 only."),
    (["format"], 3, "position.format: this version reads positions of format 1 only."),
    (["format"], True, "position.format: expected a whole number, found true or false."),
    (["game"], "chess", "position.game: expected 'quay', found 'chess'."),
    (["players"], 3, "position.state.players: expected a list of 3, found 2 entries."),
    (["players"], 9, "position.players: Smugglers' Quay is for 2 to 4 players, not 9."),
    (["options"], {"goal": 7}, "position.options.goal: expected one of 8, 12, 16; found 7."),
    (["options"], [], "position.options: expected an object, found a list."),
    (["state", "deck", 0], "gold", "position.state.deck[0]: expected one of whistle, salt, tea, silk, found 'gold'."),
    (["state", "deck"], [], "position: 6 cards in all, not 24."),
    (["state", "players", 1, "points"], {"landed": -1},
     "position.state.players[1].points.landed: expected a whole number from 0 to 9999, found -1."),
    (["state", "players", 1, "points"], 3, "position.state.players[1].points: expected points by source, found 3."),
    (["state", "players", 1, "points"], {"luck": 3},
     "position.state.players[1].points: expected one of landed, seized, found 'luck'."),
    (["state", "players", 0], None, "position.state.players[0]: expected an object, found null."),
    (["state", "landing"], 3, "position.state.landing: expected one of whistle, salt, tea, silk, found 3."),
    (["known"], [[0, 1, "silk"]], "position: seat 0 is sure of a card 3 that is not in place 1."),
    (["known"], [[0, 1, "tea"]] * 2, "position: seat 0 is sure of a card 2 that is not in place 1."),
    (["known"], [[2, 1, "tea"]], "position.known[0]: expected a whole number from 0 to 1, found 2."),
    (["known"], [[0, 1]], "position.known[0]: expected a seat, a place and a card, found a list."),
    (["known"], [[0, "x", "tea"]], "position.known[0]: expected a whole number from 0 to 2147483648, found 'x'."),
    (["absent"], [[0, 1, "tea"]], "position: seat 0 rules out a card 2 that is in place 1."),
    (["absent"], ["tea"], "position.absent[0]: expected a seat, a place and a card, found 'tea'."),
    (["stack", 1], [], "position.stack[1]: expected a list of a rule, a seat and what it carries, found a list."),
    (["stack", 1], ["Turn"], "position.stack[1]: expected a seat from 0 to 1, found null."),
    (["stack", 1], ["Turn", True], "position.stack[1]: expected a seat from 0 to 1, found true or false."),
    (["stack", 1], ["Swim", 0], "position.stack[1]: Smugglers' Quay has no rule 'Swim'."),
    (["stack", 1], [7, 0], "position.stack[1]: Smugglers' Quay has no rule 7."),
    (["stack", 1], ["Turn", 2], "position.stack[1]: expected a seat from 0 to 1, found 2."),
    (["stack", 1], ["Turn", -1], "position.stack[1]: expected a seat from 0 to 1, found -1."),
    (["stack", 1], ["Turn", 0, {"first": True}], "position.stack[1]: Turn carries nothing, found an object."),
    (["stack", 1], ["Turn", 0, 1], "position.stack[1]: Turn carries nothing, found 1."),
    (["stack", 1], ["PutAway", 0], "position.stack[1]: PutAway carries first, found an object."),
    (["stack", 1], ["PutAway", 0, {"first": 2}], "position.stack[1].first: expected true or false, found 2."),
]  # fmt: skip


@pytest.mark.parametrize(("where", "value", "reason"), DAMAGES)
def test_damaged_positions(where: list[Any], value: Any, reason: str) -> None:
    """Each damage is refused in one sentence with the place, what was expected and what was found."""
    data: Any = QUAY.to_data(table([[SALT, SALT, TEA], [WHISTLE, SALT, TEA]]))
    holder = data
    for key in where[:-1]:
        holder = holder[key]
    holder[where[-1]] = value
    with pytest.raises(BadPosition) as refusal:
        QUAY.from_json(json.dumps(data))
    assert str(refusal.value) == reason


def test_a_frame_that_cannot_be_pending() -> None:
    data = QUAY.to_data(table([[], [TEA]]))
    data["stack"] = [["GameEnd", -1], ["PutAway", 0, {"first": True}]]
    with pytest.raises(BadPosition) as refusal:
        QUAY.from_data(data)
    assert str(refusal.value) == (
        "position.stack[1]: PutAway of seat 0 cannot be pending here: there is no card to put away."
    )


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '"quay"', "null", "NaN", "1" * 5000])
def test_texts_that_are_no_position(text: str) -> None:
    """Whatever is no JSON object is refused as a position, never by another error."""
    with pytest.raises(BadPosition, match=r"^position: "):
        QUAY.from_json(text)


@pytest.mark.parametrize("name", list(QUAY.to_data(dealt())))
def test_missing_fields(name: str) -> None:
    """Every field of a position is needed, and its absence is named."""
    data = QUAY.to_data(dealt())
    del data[name]
    with pytest.raises(BadPosition, match=f"^position: '{name}' is missing.$"):
        QUAY.from_data(data)


SCRAPS: list[Any] = [None, True, -1, 0, 1, 10**20, 1.5, float("nan"), "", "tea", "Turn", [], [[]], {}, {"x": 1}]


@pytest.mark.parametrize("seed", range(10))
def test_random_damages(seed: int) -> None:
    """Thirty random damages per seed are each refused as a position, or leave one that is sound."""
    rng = Rng(seed)
    states = list(positions(1, seed))
    for _ in range(30):
        data = copy.deepcopy(QUAY.to_data(states[rng.below(len(states))]))
        damage(data, rng)
        try:
            s = QUAY.from_json(json.dumps(data))
        except BadPosition:
            continue
        QUAY.check(s)
        assert QUAY.from_json(QUAY.to_json(s)) == s


def damage(data: Any, rng: Rng) -> None:
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = keys[rng.below(len(keys))]
    if isinstance(data[key], dict | list) and data[key] and rng.below(4):
        damage(data[key], rng)
    elif rng.below(3) or not isinstance(data, list):
        data[key] = SCRAPS[rng.below(len(SCRAPS))]
    elif rng.below(2):
        del data[key]
    else:
        data.append(data[key])


def test_an_edited_position_goes_on_to_its_next_question() -> None:
    data = QUAY.to_data(table([[SALT], [TEA]]))
    data["stack"][-1] = ["PassOn", 0]
    assert asked(QUAY.from_data(data)) == ("Turn", 1)
    data["stack"] = [["Turn", 1], ["PutAway", 0, {"first": False}], ["PutAway", 0, {"first": True}]]
    assert QUAY.from_data(data).answers == [0, TEA, *(asking(0, kind) for kind in range(4))]


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ([["PassOn", 0]] * 60, "position.stack: "),
        ([["EndTurn", 0]] * 2, "position.stack: "),
        ([["GameEnd", -1], ["Confiscate", 0]], "position: "),
    ],
)
def test_stacks_that_lead_nowhere(stack: list[list[Any]], reason: str) -> None:
    """A stack that breaks the game as soon as it goes on is refused as a position."""
    data = QUAY.to_data(table([[SALT], [TEA]], deck=[]))
    data["stack"] = stack
    with pytest.raises(BadPosition, match=f"^{reason}"):
        QUAY.from_data(data)
