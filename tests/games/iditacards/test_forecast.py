"""Forecasts in views: costs as they are now, chances, distances."""

from typing import Any

import pytest
from tests.games.iditacards.table import Table

import ludoteca
from ludoteca.games.iditacards import forecast


def _card(table: Table, card: str) -> dict[str, Any]:
    cards: list[dict[str, Any]] = table.s.view(0)["players"][0]["own"]["forecasts"]
    return next(entry for entry in cards if entry["card"] == card)


def _costs(table: Table, card: str) -> list[int]:
    return [_card(table, card)[cost] for cost in ("energy", "health", "risk")]


def test_costs_are_those_that_will_be_paid() -> None:
    """Meters raise them; food counts its own point of starvation first."""
    table = Table().give(hand="dinner first_aid mush rest", deck="10*move", hypothermia=2, starvation=2)
    assert _costs(table, "mush") == [3, 3, 1]
    assert _costs(table, "dinner") == [3, 2, 0]
    assert _costs(table, "first_aid") == [2, 3, 0]


def test_energy_that_is_missing() -> None:
    """The card itself and Damaged do not pay."""
    table = Table().give(hand="mush damaged rest", deck="10*move")
    assert _card(table, "mush")["short"] == 1
    assert _card(table, "rest")["short"] == 0


def test_chance_that_a_health_cost_fails() -> None:
    """Two cards of ten, one of them Damaged: one in five."""
    table = Table().give(hand="mush 3*rest", deck="9*move damaged")
    assert _card(table, "mush")["fails"] == 200
    table = Table().give(hand="mush 3*rest", deck="move")
    assert _card(table, "mush")["fails"] == 1000


@pytest.mark.rule("IC-081")
def test_a_card_with_risk_fails_where_risks_fail() -> None:
    """On a rope bridge, however well the deck can pay; a card without risk is not touched, nor is one elsewhere."""
    table = Table(legs={3: "rope_bridge"}).give(hand="mush rest", deck="lunch dinner breakfast", position=40)
    assert (_card(table, "mush")["risk"], _card(table, "mush")["fails"]) == (1, 1000)
    assert _card(table, "rest")["fails"] == 0
    table.give(position=50)
    assert _card(table, "mush")["fails"] == 0


def test_how_far_a_card_and_the_turn_go() -> None:
    """Base and speed; only cards that begin with a move say so."""
    table = Table().give(hand="mush rest", deck="9*move", team="wheel_dog")
    assert _card(table, "mush")["moves"] == 11
    assert _card(table, "rest")["moves"] is None
    assert table.s.view(0)["players"][0]["walk"] == 2


@pytest.mark.parametrize(
    ("deck", "odds"), [("4*rest", [1000, 0, 0]), ("3*rest husky", [750, 0, 250]), ("", [0, 0, 1000])]
)
def test_chances_of_the_next_risk_card(deck: str, odds: list[int]) -> None:
    """Paid, waiting itself, or failed; nobody else sees them."""
    table = Table(2).give(waiting=[("husky", 2)], hand="", deck=deck)
    assert table.s.view(0)["players"][0]["own"]["reveal"] == dict(zip(("paid", "waits", "fails"), odds, strict=True))
    assert table.s.view(1)["players"][0]["own"] is None


def test_speed_is_split_into_where_it_comes_from() -> None:
    """The dogs alone, then attachments, leg, weather and meters; together they are the speed."""
    table = Table().weather("sun").give(team="wheel_dog husky", position=3, hypothermia=3, starvation=1)
    mine = table.s.view(None)["players"][0]
    parts = {"dogs": 2, "attachments": 0, "leg": 0, "weather": 1, "starvation": -1, "hypothermia": -2}
    assert (mine["speed"], mine["speed_parts"]) == (sum(parts.values()), parts)


def test_what_the_meters_do() -> None:
    """The view says how much the meters slow you down and add to costs now, and what each point of a meter brings."""
    view = Table().weather("sun").give(hypothermia=3, starvation=6).s.view(None)
    meters = {"hypothermia": {"speed": 2, "cost": 1}, "starvation": {"speed": 3, "cost": 3}}
    assert view["players"][0]["meters"] == meters
    assert view["meter_points"] == ["speed", "cost", "speed", "cost", "speed", "cost", "frozen"]


def test_clouds_take_away_what_the_dogs_give() -> None:
    mine = Table().weather("cloud").give(team="wheel_dog husky", position=3).s.view(0)["players"][0]
    assert (mine["speed"], mine["speed_parts"]["dogs"], mine["speed_parts"]["weather"]) == (0, 2, -2)


@pytest.mark.parametrize("seed", range(3))
def test_the_parts_of_the_speed_are_always_the_speed(seed: int) -> None:
    """In any position of a random game, for everybody, also where something doubles or cancels."""
    game = ludoteca.game("iditacards")
    rng, state = ludoteca.Rng(seed), game.new(3)
    state.resolve_chance(rng)
    for _ in range(400):
        if state.over:
            break
        for player in state.view(None)["players"]:
            assert sum((player["speed_parts"] or {}).values()) == player["speed"]
        state.choose(state.answers[rng.below(len(state.answers))])
        state.resolve_chance(rng)


def test_what_is_remembered_is_what_would_be_worked_out() -> None:
    """After every answer of whole games, for every player: nothing that counts is missing in what they are known by."""
    game = ludoteca.game("iditacards")
    again = 0
    for seed in range(3):
        match, chance = ludoteca.Match(game, players=3, seed=seed), ludoteca.Rng(seed)
        before: list[forecast.CardForecasts] = []
        while (pending := match.pending) is not None:
            s: Any = match.state
            now = [forecast.cards(s, seat) for seat in range(3)]
            assert now == [forecast.cards_anew(s, seat) for seat in range(3)]
            assert [forecast.pace(s, seat) for seat in range(3)] == [forecast.pace_anew(s, seat) for seat in range(3)]
            again += sum(one is other for one, other in zip(now, before, strict=False))
            before = now
            match.choose(pending.answers[chance.below(len(pending.answers))])
    assert again > 500, "nothing was remembered"
