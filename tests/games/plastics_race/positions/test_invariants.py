"""Positions by hand: what cannot be is refused with one clear sentence, what comes up in play is accepted."""

import json
from typing import Any

import pytest
from tests.games.plastics_race.race import Race, the_game

import ludoteca
from ludoteca.engine import Rng

TURN = [["GameEnd", -1], ["Main", 0]]


def edited(changes: dict[str, Any], race: Race | None = None) -> dict[str, Any]:
    """A position in which seat 0 has just begun its turn in Athens, with fields changed by dotted path."""
    data: dict[str, Any] = json.loads(the_game().to_json((race or Race()).s))
    for where, value in changes.items():
        holder: Any = data if where in data else data["state"]
        *parents, last = where.split(".")
        for part in parents:
            holder = holder[int(part) if isinstance(holder, list) else part]
        holder[last] = value
    return data


def refusal(changes: dict[str, Any], race: Race | None = None) -> str:
    with pytest.raises(ludoteca.BadPosition) as refused:
        the_game().from_data(edited(changes, race))
    return str(refused.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"players.0.bins": [5]}, "position: somebody holds a bin above 4, the last of the city."),
        ({"players.0.truck": None}, "position: the truck of seat 0 is not on the board."),
        ({"players.1.truck": None}, "position: the truck of seat 1 is not on the board."),
        ({"players.0.truck": "rome/castel"}, "a truck is in another city"),
        ({"works": ["athens/liosia-fyli"] * 2}, "two works are on one section"),
        ({"stacks": [1, 2, 2, 2]}, "1 cards of bin 1, not 2"),
        ({"players.0.bins": [3]}, "3 cards of bin 3, not 2"),
        ({"players.0.bins": [3, 3]}, "somebody holds two cards of one bin"),
        ({"players.0.bins": [1, 2, 3, 4], "stacks": [1, 1, 1, 1]}, "somebody holds all bins, but nobody has the Bonus"),
        ({"dice": ["rome/vaticano-musei:red"]}, "dice are where they may not be"),
        ({"rolled": ["red"]}, "position: dice rolled or to be rolled: 1, but dice to be placed: 0."),
        (
            {"rolled": ["red", "blue", "blue"], "stack": [*TURN, *[["PlaceDie", 0]] * 2]},
            "position: dice rolled or to be rolled: 3, but dice to be placed: 2.",
        ),
        ({"dice": ["red"]}, "dice[0]: expected a section and a colour with a colon between them"),
        ({"options": {"city": "atlantis"}}, "expected one of"),
        ({"plant": None, "capacity": 0}, "a city with a plant has no plant card"),
        ({"round": 6, "last_round": 5, "ending": 1}, "position: round 6 comes after the last round, 5."),
        ({"round": 5, "last_round": 6}, "position: there is a last round, but no ending was brought about."),
        ({"round": 999}, "round 999 comes after the last one agreed on, 200"),
        ({"round": 3, "last_round": 9, "ending": 1}, "the last round is more than one round away"),
        ({"ending": 1}, "an ending was brought about, but there is no last round"),
        ({"ending": 3}, "the rounds agreed on are not over"),
        (
            {"path": ["athens/nionia-galatsi"], "colours": ["purple"]},
            "position: the sections driven do not lead to the truck of seat 0.",
        ),
        ({"run_colour": "red", "moving": False}, "a card is open although the truck has stopped"),
        ({"players.0.points": {"luck": 3}}, "expected one of extra, reward, routes"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, Any], said: str) -> None:
    assert said in refusal(changes)


@pytest.mark.parametrize(
    ("stack", "said"),
    [
        ([], "nothing is pending, but the game has not come to an end"),
        ([["GameEnd", -1]], "nothing is pending, but the game has not come to an end"),
        ([["Main", 0]], "GameEnd must be at the bottom of the stack"),
        ([["GameEnd", -1], ["Main", 1]], "Main belongs to the turn of seat 1, but it is that of seat 0."),
        ([["GameEnd", -1], ["Discard", 0]], "Main, EndTurn, NextTurn or BeginTurn must be above GameEnd"),
        ([*TURN, ["Main", 0]], "the stack holds two turns"),
        ([*TURN, ["Pay", 0, {"section": "athens/nionia-galatsi"}]], "is not in front of the truck"),
        ([*TURN, ["Pay", 0]], "Pay carries section"),
        ([["GameEnd", -1], ["Start", -1], ["Main", 0]], "the stack mixes the set-up with a turn"),
        ([["GameEnd", -1], ["Start", -1], ["ChooseLight", 0]], "the truck of seat 0 must be on the board or still"),
        ([["GameEnd", -1], ["Start", -1]], "somebody has driven before the first turn"),
        ([["GameEnd", -1], ["Start", -1], ["DrawCard", -1]], "a card is to be drawn for nobody"),
        ([["GameEnd", -1], ["EndTurn", 0], ["RollDie", 0]], "dice to be placed"),
        ([["GameEnd", -1], ["EndTurn", 0], ["TakeShortcut", 0]], "only Discard and DrawCard can be above the end"),
        ([*TURN, ["Collect", 0]], "the truck is not at a bin"),
        ([*TURN, ["Sell", 0, {"sold": False}]], "the truck is not at a plant that buys"),
        ([*TURN, ["CallPolice", 0]], "there is nothing that the police could do"),
        ([*TURN, ["Exchange", 0, {"partner": 1}]], "seat 0 offers or is to offer 0 cards in a swap, not 1"),
        ([*TURN, ["StealCard", 0, {"victim": 0}]], "it takes another player"),
        ([*TURN, ["ChooseOpponent", 0, {"effect": "works", "card": None}]], "works is not played on an opponent"),
    ],
)
def test_stacks_that_cannot_be(stack: list[Any], said: str) -> None:
    """The questions on the stack must fit each other and the position."""
    assert said in refusal({"stack": stack})


def test_a_turn_that_is_over_leaves_nothing() -> None:
    """The driven sections and played cards are gone before the next turn."""
    changes = {"stack": [["GameEnd", -1], ["NextTurn", 0]], "path": ["athens/haidari-liosia"], "colours": ["red"]}
    said = refusal(changes, Race().at("liosia"))
    assert said == "position: the turn is over, but what was done in it is left."


def test_a_truck_that_has_stopped_pays_for_nothing() -> None:
    stack = [*TURN, ["Pay", 0, {"section": "athens/haidari-liosia"}]]
    assert "the truck has stopped" in refusal({"stack": stack, "moving": False}, Race().at("liosia"))


def test_a_card_laid_as_a_puncture_is_one() -> None:
    race = Race()
    wild = race.content.card_ids.index("wild")
    race.s.deck.remove(wild)
    race.s.players[1].puncture = wild
    with pytest.raises(ludoteca.BrokenInvariant, match="as a puncture is not one"):
        race.game.check(race.s)


def test_edited_turns_that_can_be() -> None:
    game, race = the_game(), Race().hand(1, "yellow_roll_dice")
    begun = game.from_data(edited({"stack": [["GameEnd", -1], ["BeginTurn", 1]]}, race))
    assert (begun.current, begun.player) == (1, 1)
    other = game.from_data(edited({"stack": [["GameEnd", -1], ["Main", 1]], "current": 1}, race))
    assert other.player == 1


@pytest.mark.parametrize("number", range(4))
def test_what_comes_up_in_play_is_accepted(number: int) -> None:
    """Every position of a random game, also while chance is pending, is read as it was written."""
    game, rng = the_game(), Rng(number)
    city = ("paris", "berlin", "victoria", "rome")[number]
    switches = {name: bool(rng.below(2)) for name in ("u_turn", "dashed_may_stop_early", "ask_giver_chooses")}
    state = game.new(2 + number, {"city": city, "routes": True, "max_rounds": 20, **switches})
    while not state.over:
        assert game.from_json(game.to_json(state)) == state
        state.choose(state.answers[rng.below(len(state.answers))])
    assert game.from_json(game.to_json(state)) == state


@pytest.mark.parametrize("on_board", [1, 3])
def test_any_number_of_dice_may_be_there_when_more_are_rolled(on_board: int) -> None:
    """A roll leaves an odd number odd: what was accepted before it is accepted after it."""
    game, race, rng = the_game(), Race().hand(0, "yellow_roll_dice"), Rng(1)
    sections = the_game().content.cities[race.s.city].plain[:on_board]
    race.s.dice = [(section, 1) for section in sections]
    state = race.s
    state.choose(game.answer(state, "play_effect", card="yellow_roll_dice"))
    while state.rule.name != "Main":
        assert game.from_json(game.to_json(state)) == state
        state.choose(state.answers[rng.below(len(state.answers))])
    assert len(state.dice) == min(on_board + 2, game.content.dice_count)


def test_an_open_pair_that_must_be_driven_on_leads_somewhere_under_any_question() -> None:
    """Without the step that would close it, nothing could be answered once the circle is dealt with."""
    race = Race(dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    race.choose("drive thissio").choose("dashed-blue-orange")
    assert race.asked == "TakeReward"
    race.works("thissio", "omonia").works("thissio", "monastiraki")
    stack = [frame for frame in race.game.to_data(race.s)["stack"] if frame[0] != "StayOnWalk"]
    assert "the open dashed pair leads to no second colour" in refusal({"stack": stack}, race)
