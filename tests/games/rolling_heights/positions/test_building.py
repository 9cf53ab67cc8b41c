"""Positions of Rolling Heights that somebody builds."""

from typing import Any

import pytest
from tests.games.rolling_heights.scenes import GAME
from tests.support.building import leads_on

from ludoteca.engine import BadPosition, Rng
from ludoteca.positions import position

TWO: dict[str, Any] = {"players": 2}
GATHERED = {"idle": {"worker": 2, "carpenter": 2}, "box": {}, "steady": {}, "hard": {}, "spent": {}}
CUBES = {"held": {"wood": 2, "glass": 2}, "power": 2}


def crew(**lots: dict[str, int]) -> dict[str, Any]:
    """Seat 0 has these meeples and no others."""
    return {"players": {0: {**{lot: {} for lot in GATHERED}, **lots}}}


QUESTIONS: dict[str, dict[str, Any]] = {
    "Main": {**TWO, "turn": 1},
    "TakeStartingTile": {"players": 3, "turn": 2},
    "PlaceStartingTile": {"players": 3, "turn": 1},
    "RollAhead": {**TWO, "turn": 1, "state": {"players": {1: GATHERED}}},
    "LeaveOut": {**TWO, "state": crew(box={"carpenter": 6, "architect": 6})},
    "Rally": {**TWO, "state": crew(box={"worker": 2}, steady={"carpenter": 2})},
    "Strike": {**TWO, "state": crew(box={"worker": 2}, steady={"carpenter": 2}, hard={"riveter": 2})},
    "Raise": {
        **TWO,
        "carries": {"left": 2, "mode": "first_of_hard", "raised": None},
        "state": crew(box={"worker": 2}, steady={"carpenter": 2}),
    },
    "UseBuilding": {
        **TWO,
        "carries": {"hard": True},
        "state": {"tiles": {"C4": "BP-19", "C5": "BP-20"}, "players": {0: {"buildings": ["C4", "C5"]}}},
    },
    "AnyCube": TWO,
    "Convert": {
        **TWO,
        "carries": {"meeple": "worker", "into": "riveter"},
        "state": crew(box={"worker": 2}, steady={"worker": 2}),
    },
    "RerollAgain": {**TWO, "carries": {"left": 2}, "state": crew(box={"worker": 2}, steady={"worker": 2})},
    "GiveBack": {**TWO, "carries": {"left": 2, "first": True}, "state": CUBES},
    "TakeOther": {**TWO, "carries": {"given": "wood"}, "state": CUBES},
    "TakeFreePlan": TWO,
    "PlacePlan": {**TWO, "carries": {"slot": "level1-1", "free": False}, "state": {**CUBES, "power": 9}},
    "Pay": {**TWO, "carries": {"cost": 2, "resource": "power"}, "state": CUBES},
    "ChooseMeeple": {**TWO, "carries": {"tile": "BP-03", "reward": 0}},
    "ScoreTarget": {**TWO, "state": {"round": 9, "last_round": 9, "ended_by": "rounds", "buys": 0}},
}


def test_every_question_is_here() -> None:
    assert sorted(QUESTIONS) == sorted(rule.name for rule in GAME.rulebook.decisions)


@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_by_name(question: str) -> None:
    """Each can be asked, and play goes on from it."""
    leads_on(GAME, question, QUESTIONS[question])


def test_a_turn_ends_and_the_next_begins() -> None:
    s = position(GAME, 3, turn=1, state={"held": {"steel": 2}})
    assert (s.at_turn, s.player, s.buys) == (1, 1, 1)
    assert sum(s.players[1].idle) == 0
    assert [sum(s.players[seat].idle) for seat in (0, 2)] == [s.players[0].workforce()] * 2
    s.choose(GAME.answer(s, "end_phase"))
    assert (s.at_turn, sum(s.held)) == (2, 0)
    s.resolve_chance(Rng(1))
    assert s.player == 2


def test_three_tiles_on_the_map() -> None:
    """They are where they were put, with their owners; cubes on buildings come from the supply, the rest is dealt."""
    given = {
        "tiles": {"C4": "BP-01", "C5": "BP-02"},
        "built": {"C4": [7, 0, 0, 0], "C5": [0, 1, 0, 0]},
        "players": {0: {"plans": ["C5"], "buildings": ["C4"]}, 1: {"plans": ["C8"]}},
    }
    s = position(GAME, 2, state=given)
    fields = GAME.to_data(s)["state"]
    tiles = dict(zip([f"{row}{column}" for row in "ABCDEF" for column in range(1, 10)], fields["tiles"], strict=True))
    assert {space: tile for space, tile in tiles.items() if tile and space != "C8"} == given["tiles"]
    assert tiles["C8"]
    box = GAME.content.box(2)
    assert s.supply == [box[0] - 7, box[1] - 1, box[2], box[3]]
    built = position(GAME, 2, state={"tiles": {"C4": "BP-01"}, "players": {0: {"buildings": ["C4"]}}})
    assert built.built_in_all(0) == 7


def test_meeples_tokens_and_targets() -> None:
    """What players have is missing in the supply; nobody else has a target that was given."""
    given = {"players": {0: {"hard": {"planner": 3}, "tokens": 4, "targets": ["TG-01", "TG-02"]}}, "ads": ["AD-03"]}
    for seed in range(5):
        s = position(GAME, 3, state=given, seed=seed)
        assert (s.meeples[8], s.tokens) == (GAME.content.meeple_counts[8] - 3, GAME.content.tokens - 4)
        assert [len(player.targets) for player in s.players] == [2, 2, 2]
        assert s.ads == [2]


def test_a_colour_on_tiles_alone_brings_the_end() -> None:
    wood = {"C1": "BP-01", "C2": "BP-03", "C3": "BP-05", "C4": "BP-07", "C5": "BP-19", "C6": "BP-26", "C8": "BP-34"}
    wood |= {"C9": "BP-04", "D2": "BP-06", "D3": "BP-08", "A2": "BP-10", "A3": "BP-36"}
    s = position(GAME, 2, state={"tiles": wood, "players": {0: {"buildings": list(wood), "plans": []}}})
    assert s.supply[0] == 0
    assert (s.last_round, s.misc_joined) == (2, True)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (crew(hard={"planner": 9}), "position: two planner too many: 9 of 7."),
        ({"players": {0: {"tokens": 31}}}, "position: one wild token too many: 31 of 30."),
        ({"held": {"steel": 37}}, "position: two steel too many: 37 of 35."),
        ({"held": {"straw": 1}}, "position.state.held: expected an object with wood, concrete, glass, steel"),
        (
            {"tiles": {"C4": "BP-01"}},
            "position: nobody owns the tile on C4: name it in the plans or buildings of a player.",
        ),
        ({"tiles": {"C4": "BP-01", "C5": "BP-01"}}, "position: one BP-01 too many: 2 of 1."),
        ({"tiles": {"Z4": "BP-01"}}, "position.state.tiles: expected A1 to F9, found 'Z4'."),
        ({"at_turn": 1}, "position.state.at_turn: it is the turn of seat 0, found 1."),
        ({"roof": 1}, "position.state: 'roof' is not a field"),
    ],
)
def test_what_cannot_be(wanted: dict[str, Any], reason: str) -> None:
    """It is refused with what is wrong and where."""
    with pytest.raises(BadPosition) as refusal:
        position(GAME, 2, state=wanted)
    assert str(refusal.value).startswith(reason)


def test_a_position_with_all_targets_in_one_hand_is_refused_with_a_sentence() -> None:
    """No target is left for the others: nothing is drawn from an empty pile."""
    with pytest.raises(BadPosition, match="seat 0 has 13 targets, not 2"):
        position(GAME, players=4, state={"players": {0: {"targets": GAME.content.target_ids}}})
