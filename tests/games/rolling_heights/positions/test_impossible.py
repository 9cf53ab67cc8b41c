"""Positions that cannot be are refused, each with one sentence that says why; those of play are all accepted."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.rolling_heights.scenes import GAME, at, building, crew, in_main, own, table

import ludoteca
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.geometry import SPACE_NAMES, SPACES

if TYPE_CHECKING:
    from ludoteca.engine import OptionValue

Data = dict[str, Any]
HOUSE = "A1"


def sound() -> Data:
    """Seat 0 of two in Main, with a finished building that has no ability; seat 1 has only its first meeples."""
    s = table()
    own(s, 0, at(0, 0), building("park", s))
    crew(s, 0, "steady", architect=1)
    return GAME.to_data(in_main(s))


def stack(*frames: Any) -> Callable[[Data], None]:
    return lambda data: data.update(stack=[["EndTurn", 0], ["Cleanup", 0], *frames])


def alone(*frames: Any) -> Callable[[Data], None]:
    return lambda data: data.update(stack=list(frames))


def put(**fields: Any) -> Callable[[Data], None]:
    return lambda data: data["state"].update(fields)


def twelve_active(data: Data) -> None:
    """Eleven more meeples of seat 0 at work."""
    for kind, count in (("architect", 4), ("riveter", 4), ("executive", 3)):
        data["state"]["players"][0]["hard"][kind] += count
        data["state"]["meeples"][kind] -= count


def both(*edits: Callable[[Data], None]) -> Callable[[Data], None]:
    def edit(data: Data) -> None:
        for one in edits:
            one(data)

    return edit


def idle(data: Data) -> None:
    player = data["state"]["players"][0]
    player["idle"]["architect"], player["steady"]["architect"] = 1, 0


def tired(data: Data) -> None:
    """All four first meeples of seat 0 are exhausted."""
    player = data["state"]["players"][0]
    player["idle"], player["box"] = player["box"], player["idle"]


def pieces(field: str, **counts: int) -> Callable[[Data], None]:
    return lambda data: data["state"][field].update(counts)


def plan_at_the_house(*cubes: int) -> Callable[[Data], None]:
    """The building is only a plan, with these cubes on it."""

    def edit(data: Data) -> None:
        player = data["state"]["players"][0]
        player["plans"], player["buildings"] = player["buildings"], []
        data["state"]["built"][0] = list(cubes)

    return edit


def into_the_water(data: Data) -> None:
    state = GAME.from_data(data)
    water = next(space for space in range(SPACES) if state.price(space) == WATER)
    data["state"]["players"][0]["buildings"] = [SPACE_NAMES[water]]
    for field in ("tiles", "built"):
        spaces = data["state"][field]
        spaces[0], spaces[water] = spaces[water], spaces[0]


IMPOSSIBLE: dict[str, tuple[Callable[[Data], None], str]] = {
    "rally without anybody exhausted": (stack(["Main", 0], ["Rally", 0]), "nobody to rally"),
    "12 active meeples": (twelve_active, "2 of the 12 active meeples of seat 0 are too many, not 0"),
    "a meeple to leave out of one": (stack(["Main", 0], ["LeaveOut", 0]), "0 of the 1 active meeples of seat 0"),
    "99 plans to buy": (put(buys=99), r"state.buys: expected a whole number from 0 to 2, found 99"),
    "a discount of 99": (put(discount=99), r"state.discount: expected a whole number from 0 to 12, found 99"),
    "5 ads": (put(ads=["AD-01", "AD-02", "AD-03", "AD-04", "AD-05"]), "5 ads, not at most 3"),
    "three targets": (
        lambda data: data["state"]["players"][0]["targets"].append("TG-09"),
        "seat 0 has 3 targets, not 2",
    ),
    "a last round that is over": (put(last_round=2, ended_by="wood"), "the last round is 2, but this is round 3"),
    "a last round far away": (put(last_round=9, ended_by="wood"), "the last round is 9, but this is round 3"),
    "a last round without a cause": (put(last_round=3), "something has ended the game"),
    "a cause without a last round": (put(ended_by="steel"), "something has ended the game"),
    "round 99 of 61": (put(round=99), "round 99, but the game has at most 61"),
    "a turn before the first round": (put(round=0), "rounds are counted from the first turn on"),
    "an empty space that was used": (put(used=["B2"]), "B2 was used, but no building with an ability is there"),
    "a building without ability that was used": (put(used=[HOUSE]), "A1 was used, but no building with an ability"),
    "Main of a seat not at turn": (
        alone(["EndTurn", 1], ["Main", 1]),
        "of seat 1 is pending, but the turn is that of seat 0",
    ),
    "Main for nobody's turn": (put(at_turn=-1, round=0), "the turn is nobody's"),
    "Main alone": (alone(["Main", 0]), "Main is all that is pending: EndTurn of seat 0 must be beneath it"),
    "a starting tile alone": (alone(["TakeStartingTile", 0]), "BeginTurn must be beneath it"),
    "a target alone": (alone(["ScoreTarget", 0]), "ScoreTokens must be beneath it"),
    "boards alone": (alone(["DrawTile", -1, {"strip": "level1"}]), "no slot of that market strip is empty"),
    "the end of nobody's turn": (alone(["EndTurn", -1]), "EndTurn is pending for nobody, but it needs a seat"),
    "a strike of nobody": (both(idle, stack(["Main", 0], ["Strike", 0])), "nobody can lie down"),
    "a rally of fewer than are exhausted": (
        both(tired, stack(["Main", 0], ["SeeRally", 0, {"rolled": 1}])),
        "more meeples are in the box than were rolled",
    ),
    "a purchase too many": (
        both(put(buys=0), stack(["Main", 0], ["PlacePlan", 0, {"slot": "level1-1", "free": False}])),
        "no plan may be bought any more this turn",
    ),
    "a second raise before the first": (
        stack(["Main", 0], ["Raise", 0, {"left": 1, "mode": "first", "raised": "worker"}]),
        "only at the second of two meeples",
    ),
    "rolling ahead where that is not played": (
        lambda data: data["state"]["players"][1].update(ready=True),
        "seat 1 rolled ahead, which this game does not allow",
    ),
    "a building without its cubes": (lambda data: data["state"]["built"][0].reverse(), "the building A1 is not full"),
    "a plan with all its cubes": (plan_at_the_house(2, 0, 0, 0), "A1 is full, but no building"),
    "a plan with a foreign cube": (plan_at_the_house(1, 0, 0, 1), "too many cubes at A1"),
    "a plan with a cube too many": (plan_at_the_house(3, 0, 0, 0), "too many cubes at A1"),
    "a tile in the water": (into_the_water, "a tile is in the water at"),
    "a lost cube": (pieces("supply", wood=32), "2 wood on tiles and 32 elsewhere, not 35"),
    "no cubes left": (both(pieces("supply", wood=0), pieces("held", wood=33)), "wood ran out unnoticed"),
    "a cube that replaces nothing": (pieces("misc", wood=1), "miscellaneous wood is held while there is wood left"),
    "a lost plan": (lambda data: data["state"]["pile1"].pop(), "77 plans in all, not 78"),
    "a lost meeple": (pieces("meeples", worker=3), "7 meeples of kind worker, not 8"),
    "a board that is missing": (lambda data: put(cells=[None] * 9 + data["state"]["cells"][9:])(data), "are no board"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_a_sentence(what: str) -> None:
    """Before anything runs; the same position without the edit is accepted."""
    data = sound()
    assert GAME.to_data(GAME.from_data(data)) == data
    edit, why = IMPOSSIBLE[what]
    edit(data)
    with pytest.raises(ludoteca.BadPosition, match=why) as refused:
        GAME.from_data(data)
    assert str(refused.value).count("\n") == 0
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_play_is_read_again(players: int) -> None:
    options: dict[str, OptionValue] = {"advance_roll": players % 2 == 0, "max_rounds": 10}
    s, rng = GAME.new(players, options), ludoteca.Rng(players)
    for _ in range(250):
        if s.over:
            return
        assert GAME.from_json(GAME.to_json(s)) == s
        s.choose(s.answers[rng.below(len(s.answers))])
