"""Positions that cannot be are refused, each with one sentence; all that come up in play are read back."""

from typing import Any

import pytest
from tests.games.iditacards.table import real_game

from ludoteca.engine import NONE, BadPosition, BrokenInvariant, Rng

TURN = [["GameEnd", -1], ["PassOn", 0], ["EndOfAction", 0], ["Turn", 0]]


def begun() -> dict[str, Any]:
    """A race of two at its first question, of seat 0."""
    game = real_game()
    state = game.new(2, {"first_player": "first_seat"})
    state.resolve_chance(Rng(1))
    return game.to_data(state)


def refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        real_game().from_data(data)
    assert str(refusal.value) == sentence


def test_the_position_that_is_spoiled_here_is_sound() -> None:
    """Each test below changes something in it."""
    data = begun()
    assert data["stack"] == TURN
    assert real_game().to_data(real_game().from_data(data)) == data


@pytest.mark.parametrize(
    ("race", "everybody", "sentence"),
    [
        ({"weather": None}, {}, "the race is on, but there is no weather"),
        ({"weather": None}, {"turns": 0}, "the race is on, but there is no weather"),
        ({"round": 9_999}, {}, "the race is stopped after 300 rounds"),
        ({"legs": []}, {}, "0 leg cards lie on the board, not 4"),
        ({"resting": [1, 1]}, {}, "somebody takes part in a new day twice"),
        ({"resting": [1]}, {}, "a new day has players who rest, and comes to an end"),
        ({"scrapped": 2}, {}, "cards were scrapped for a New Sled that nobody builds"),
        ({"crossed": [1]}, {}, "seat 1 has crossed the line, but is not past it"),
        ({"crossed": [0]}, {"position": 165}, "seat 1 is past the line, but has not crossed it"),
        ({"crossed": [0, 1, 1]}, {"position": 165}, "somebody has crossed the line twice"),
        ({}, {"position": 7}, "two players share a square"),
        ({}, {"team": ["lunch"]}, "a card has turned into another"),
        ({}, {"owed": [1]}, "every waiting card owes risk"),
    ],
)
def test_fields_agree(race: dict[str, Any], everybody: dict[str, Any], sentence: str) -> None:
    """With each other, with the box and with what is pending."""
    data = begun()
    data["state"] |= race
    for player in data["state"]["players"]:
        player.update(everybody)
    refused(data, f"position: {sentence}.")


def test_numbers_are_within_their_bounds() -> None:
    data = begun()
    data["state"]["first"] = 2
    refused(data, "position.state.first: expected a whole number from 0 to 1, found 2.")
    data["state"]["players"][0]["hypothermia"] = 8
    refused(data, "position.state.players[0].hypothermia: expected a whole number from 0 to 7, found 8.")


@pytest.mark.parametrize(
    ("stack", "sentence"),
    [
        ([["Turn", 0]], "the stack must begin with GameEnd"),
        ([["GameEnd", -1], ["Turn", 0]], "nobody has crossed the line: PassOn must follow in the stack"),
        ([["GameEnd", -1]], "nobody has crossed the line: PassOn must follow in the stack"),
        ([*TURN[:2], TURN[3]], "Turn of seat 0 cannot be pending here: it must rest on EndOfAction of the same seat"),
        (
            [["GameEnd", -1], ["PassOn", 1], *TURN[2:]],
            "EndOfAction of seat 0 cannot be pending here: it must rest on PassOn of the same seat",
        ),
        ([*TURN, ["PassOn", 1]], "PassOn of seat 1 cannot be pending here: it must lie next to the end of the race"),
        (
            [*TURN[:2], ["LookCard", 0, {"cards": 1}]],
            "LookCard of seat 0 cannot be pending here: it belongs to an action, which needs an EndOfAction",
        ),
        (
            [*TURN, ["Sacrifice", 0]],
            "Sacrifice of seat 0 cannot be pending here: it belongs to an effect, which needs a RunEffect",
        ),
        ([*TURN, ["JoinNewDay", 1]], "nobody has called a new day: JoinNewDay cannot be pending"),
        ([*TURN, ["EndDays", 1]], "a new day has players who rest, and comes to an end"),
    ],
)
def test_a_turn_has_the_rest_of_the_race_beneath_it(stack: list[Any], sentence: str) -> None:
    """Alone, the race would silently end with it, or a failing card would not know where to end."""
    refused({**begun(), "stack": stack}, f"position: {sentence}.")


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        (["PayEnergy", 0, {"owed": 99}], "PayEnergy of seat 0 cannot be pending here: their hand can pay 6, not 99"),
        (
            ["RunEffect", 0, {"effect": "rest", "step": 9}],
            "RunEffect of seat 0 cannot be pending here: the effect has 1 steps, not 9",
        ),
        (["Chain", 0, {"deaths": []}], "Chain of seat 0 cannot be pending here: there is no death"),
    ],
)
def test_frames_carry_what_can_be(frame: list[Any], sentence: str) -> None:
    """More than can be paid, or a step that an effect does not have."""
    refused({**begun(), "stack": [*TURN, frame]}, f"position.stack[4]: {sentence}.")


def test_a_race_that_has_not_begun_begins() -> None:
    game = real_game()
    state = game.new(2)
    while state.rule.name == "DealLegendary":
        state.choose(state.answers[0])
    data = game.to_data(state)
    assert game.from_data(data) == state
    end, *rest = data["stack"]
    refused(
        {**data, "stack": [end, *rest[1:]]}, "position: the race has not begun: BeginRace must follow in the stack."
    )
    refused(
        {**data, "stack": [end, *rest[:-1]]},
        "position: 0 leg cards lie on the board, and not all others are still drawn.",
    )


def test_a_race_without_last_turns_is_over_when_the_line_is_crossed() -> None:
    data = begun()
    data["options"]["game_end"] = "first_across"
    data["state"]["players"][1]["position"] = 165
    data["state"]["crossed"] = [1]
    refused(data, "position: somebody has crossed the line: the race is over.")
    assert real_game().from_data({**data, "stack": []}).over


def test_no_card_is_lost_or_turns_into_another() -> None:
    data = begun()
    deck = data["state"]["players"][0]["deck"]
    lost = deck.pop()
    refused(data, "position: 303 cards in all, not 304.")
    deck += [lost, "lunch"]
    refused(data, "position: 305 cards in all, not 304.")
    deck.remove("dinner")
    refused(data, "position: a card has turned into another.")


def test_nothing_is_not_the_last_card() -> None:
    """`NONE` is -1, which would count from the end."""
    game = real_game()
    state = game.new(2, {"retired_cards": True})
    last = len(game.content.ids) - 1
    pile = next(pile for pile in (*state.upgrades, state.legendary_deck) if last in pile)
    pile[pile.index(last)] = NONE
    with pytest.raises(BrokenInvariant, match="a card has turned into another"):
        game.checks.invariants(state)


def test_cards_that_are_looked_at_are_sorted_out() -> None:
    """Otherwise they would stay there for ever."""
    data = begun()
    player = data["state"]["players"][0]
    player["looking"] = [player["deck"].pop()]
    refused(data, "position: seat 0 looks at cards: LookDiscard must be pending.")


def test_the_damage_deck_holds_damage() -> None:
    """It is dealt without a look."""
    data = begun()
    data["state"]["damage_deck"].append(data["state"]["upgrades"][0].pop())
    refused(data, "position: the damage deck holds only Damaged cards.")


def test_positions_of_play_are_read_back() -> None:
    """At every question and every draw of some races."""
    game = real_game()
    for seed in range(4):
        rng = Rng(seed)
        state = game.new(1 + seed)
        for _ in range(150):
            assert game.from_data(game.to_data(state)) == state
            state.choose(state.answers[rng.below(len(state.answers))])
