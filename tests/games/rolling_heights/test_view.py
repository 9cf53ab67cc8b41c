"""What the view of Rolling Heights tells beyond the pieces: prices of plots, and what aims are worth now."""

import json

import pytest
from tests.games.rolling_heights.scenes import (
    CONTENT,
    GAME,
    GROUND,
    LEVEL1,
    MAIN,
    PRINTED,
    RALLY,
    at,
    building,
    crew,
    hold,
    in_main,
    own,
    pending,
    plan,
    shopping,
    table,
)

import ludoteca
from ludoteca.engine import NONE, ask
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import MARKET, WATER
from ludoteca.games.rolling_heights.geometry import SPACE_NAMES
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS
from ludoteca.games.rolling_heights.rules import ads, buying, meeples, paying, rally_and_strike, starting, targets


def test_every_empty_plot_has_its_price_also_where_you_cannot_pay_it() -> None:
    """Market price, prime and distance cost less the discount; what cannot be paid is named."""
    s = table()
    own(s, 0, at(0, 0), LEVEL1[0])
    hold(s, wood=2, glass=2)
    s.discount = 1
    placing = pending(s, ask(buying.PLACE_PLAN, 0, 3, 0)).view(1)["placing"]
    land = [space for space in range(54) if s.is_empty(space) and s.price(space) != WATER]
    assert placing["tile"] == CONTENT.plan_ids[s.market[3]]
    assert placing["costs"] == {SPACE_NAMES[space]: buying.cost_of(s, 0, 3, space, False) for space in land}
    expensive = [name for name, cost in placing["costs"].items() if cost > paying.funds(s)]
    assert placing["refused"] == {"expensive": expensive, "prime": [], "near": []}
    assert {SPACE_NAMES[space] for space in s.answers} == set(placing["costs"]) - set(expensive)


def test_a_free_plan_costs_only_the_prime_cost() -> None:
    s = table()
    own(s, 0, at(0, 0), LEVEL1[0])
    placing = pending(s, ask(buying.PLACE_PLAN, 0, 3, 1)).view(0)["placing"]
    assert set(placing["costs"].values()) == {s.price(space) for space in range(54) if s.price(space) != WATER}
    assert placing["refused"]["expensive"] == [name for name, cost in placing["costs"].items() if cost > 0]


def test_a_starting_tile_has_no_price_but_reasons() -> None:
    s = table()
    own(s, 1, at(0, 0), LEVEL1[0], complete=False)
    placing = pending(s, ask(starting.PLACE_STARTING_TILE, 0, 3)).view(0)["placing"]
    assert placing["costs"] == {}
    closed = [space for space in range(54) if space not in s.answers and s.is_empty(space)]
    assert placing["refused"] == {
        "expensive": [],
        "near": [SPACE_NAMES[space] for space in closed if s.price(space) == 0],
        "prime": [SPACE_NAMES[space] for space in closed if 0 < s.price(space) < WATER],
    }


def test_nothing_has_a_price_while_nothing_is_placed() -> None:
    s = table()
    assert s.view(0)["placing"] is None


def test_a_payment_shows_what_it_is_for_and_why_it_costs_that() -> None:
    """A plan by its market, land and discount; a trade by its cube; what usual answers have paid already counts."""
    s = shopping(wood=3, concrete=3, steel=3)
    s.power = 1
    s.discount = 1
    slot = next(slot for slot in range(MARKET) if s.market[slot] != NONE and CONTENT.costs[slot] >= 3)
    tile, market = CONTENT.plan_ids[s.market[slot]], CONTENT.costs[slot]
    pending(s, ask(buying.PLACE_PLAN, 0, slot, 0), ask(MAIN, 0))
    space = s.answers[0]
    land = buying.placement_cost(s, s.players[0], space)
    s.choose(space)
    shown = {"tile": tile, "cube": None, "market": market, "land": land, "discount": 1}
    due = s.view(1)["paying"]
    assert {name: due[name] for name in shown} == shown
    assert due["cost"] + due["before"] == market + land - 1
    s.choose(s.answers[-1])
    assert s.view(1)["paying"]["before"] > due["before"]

    s = shopping(wood=3, concrete=3)
    s.choose(MAIN.trade.at(0))
    due = s.view(0)["paying"]
    assert (due["cube"], due["tile"], due["cost"], due["before"]) == ("wood", None, CONTENT.trade_costs[0], 0)


def test_ads_show_what_they_would_score_now() -> None:
    s = table(players=1)
    own(s, 0, at(0, 0), building("residential", s))
    own(s, 1, at(0, 4), building("park", s))
    s.ads = list(range(len(CONTENT.ads)))
    worth = [[ads.ad_points(s, owner, ad) for owner in (0, 1)] for ad in CONTENT.ads]
    assert s.view(0)["ad_points"] == s.view(None)["ad_points"] == worth
    assert any(mine != theirs for mine, theirs in worth)


def test_targets_show_what_they_would_score_now_to_their_owner_only() -> None:
    s = table()
    own(s, 0, at(0, 0), building("residential", s))
    shown = [s.view(seat)["players"][0]["target_points"] for seat in (0, 1)]
    assert shown == [[targets.target_points(s, 0, CONTENT.targets[target]) for target in (0, 1)], None]
    assert s.view(None)["players"][0]["target_points"] is None


@pytest.mark.parametrize("seed", [41, 42, 43])
def test_ads_of_the_end_are_what_the_view_said(seed: int) -> None:
    """A whole game: the points told at its end are those in the last view, so nothing is counted twice."""
    match = ludoteca.Match(GAME, 2, {"max_rounds": 10}, seed=seed)
    rng = ludoteca.Rng(seed)
    while not match.state.over:
        match.choose(match.state.answers[rng.below(len(match.state.answers))])
    view = match.state.view(None)
    told = [event for event in match.events() if event.what == "scores-ad"]
    by_ad = [[event.b for event in told if CONTENT.ad_ids[event.a] == ad] for ad in view["ads"]]
    assert view["ad_points"] == by_ad


def test_a_view_says_what_the_plans_of_its_own_seat_need() -> None:
    """By space and colour, less the cubes there; of other seats it says nothing."""
    s = table()
    space = own(s, 0, at(0, 0), plan("Viceroy House"), complete=False)
    s.built[space] = stacks.pack([2, 0, 0, 0])
    players = s.view(0)["players"]
    assert players[0]["needs"] == {SPACE_NAMES[space]: {"wood": 5}}
    assert players[1]["needs"] is None


@pytest.mark.parametrize(
    ("exhausted", "percent"), [(1, 55), (2, 30), (5, 5), (9, 1)], ids=["one", "two", "five", "never none"]
)
def test_the_chance_of_a_strike_while_a_rally_is_the_question(exhausted: int, percent: int) -> None:
    """All exhausted meeples must stay down; everybody sees it, and otherwise there is none."""
    s = table()
    crew(s, 0, "box", riveter=exhausted)
    pending(s, ask(rally_and_strike.RALLY, 0))
    crew(s, 0, "hard", carpenter=2)
    crew(s, 0, "steady", carpenter=3)
    assert s.view(0)["strike"] == s.view(None)["strike"] == {"percent": percent, "down": 2}
    s.choose(RALLY.stop.first)
    assert s.view(0)["strike"] is None


def test_cubes_in_the_game_and_how_many_are_built() -> None:
    """Neither those in the supply nor those in hand are built; fewer players have fewer cubes."""
    s = table(players=3)
    own(s, 0, at(0, 0), plan("Viceroy House"))
    hold(s, wood=2)
    view = s.view(None)
    needs = dict(zip(COLOURS, stacks.unpack(CONTENT.needs[plan("Viceroy House")]), strict=True))
    assert view["built"] == needs
    assert view["cubes"] == {"wood": 47, "concrete": 47, "glass": 67, "steel": 47}
    assert table(players=2).view(None)["cubes"]["wood"] == 35


@pytest.mark.parametrize("kind", ["carpenter", "worker", "architect", "riveter", "politician", "executive"])
@pytest.mark.parametrize("state", ["steady", "hard"])
def test_what_working_meeples_bring(kind: str, state: str) -> None:
    """The view says before they act what they bring; for the other three kinds, which do something else, nothing."""
    s = table()
    crew(s, 0, state, **{kind: 2})
    in_main(s)
    gain = s.view(0)["gains"][kind]
    way = meeples.AS_HARD if state == "hard" else meeples.AS_STEADY
    s.choose(MAIN.activate.at(KINDS.index(kind), way))
    view = s.view(0)
    brought = {**view["turn"]["held"], "power": view["turn"]["power"], "points": view["players"][0]["points"]}
    assert {what: count for what, count in brought.items() if count} == {gain["what"]: gain[state]}
    assert set(view["gains"]) == set(KINDS) - {"servant", "figure", "planner"}


def test_a_late_view_of_four_players_is_small() -> None:
    """At most 7 kB as JSON, whichever question is asked: the component files have what is printed."""
    rng = ludoteca.Rng(4)
    s = GAME.new(4)
    s.resolve_chance(rng)
    largest = 0
    while not s.over:
        largest = max(largest, len(json.dumps(s.view(s.player), separators=(",", ":"))))
        s.choose(s.answers[rng.below(len(s.answers))])
        s.resolve_chance(rng)
    assert s.round > 10
    assert largest <= 7_000, largest


def test_the_printed_parts_of_a_view_are_found_in_the_component_files() -> None:
    s = table()
    own(s, 0, at(0, 0), LEVEL1[0])
    view = s.view(0)
    assert all(cell in GROUND for cell in view["map"])
    assert all(tile["tile"] in PRINTED for tile in [*view["tiles"], *view["market"]])
