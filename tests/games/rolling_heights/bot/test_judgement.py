"""What bots for Rolling Heights think of small positions."""

import pytest
from tests.games.rolling_heights.scenes import (
    CONTENT,
    GAME,
    MAIN,
    RAISE,
    activation,
    at,
    colour,
    crew,
    dismiss,
    drain,
    hold,
    in_main,
    kind,
    own,
    pending,
    plan,
    table,
    to_market,
)

from ludoteca.bots import adviser
from ludoteca.engine import Rng, ask
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.bot import worth
from ludoteca.games.rolling_heights.bot.outlook import Outlook, turns_left
from ludoteca.games.rolling_heights.bot.values import Values
from ludoteca.games.rolling_heights.pieces import STEADY
from ludoteca.games.rolling_heights.rules import buying, figures, prep, rally_and_strike, servants
from ludoteca.games.rolling_heights.state import City

VALUES = Values(CONTENT)
KNOWS = adviser(GAME)
SITE = at(1, 1)


def answered(s: City) -> int:
    return KNOWS.act(s, Rng(1))


def site(name: str, complete: bool = False) -> City:
    """A table at which seat 0 owns one tile."""
    s = table()
    own(s, 0, SITE, plan(name), complete)
    return s


# -------------------------------------------------------------------------------------------------- positions


def test_points_tokens_meeples_and_cubes_on_plans_are_worth_something() -> None:
    s = site("Hobart Sawmill")
    before = KNOWS.worth(s, 0)
    s.players[0].points[0] += 7
    assert KNOWS.worth(s, 0) == pytest.approx(before + 7)
    s.players[0].tokens += 1
    with_token = KNOWS.worth(s, 0)
    assert with_token >= before + 8
    s.built[SITE] = stacks.cubes(colour("wood"))
    with_cube = KNOWS.worth(s, 0)
    assert with_cube > with_token
    crew(s, 0, "idle", riveter=1)
    assert KNOWS.worth(s, 0) > with_cube + 1


def test_judging_leaves_the_position_as_it_was() -> None:
    """Although it tries out plans as if they were completed."""
    s = in_main(site("Hobart Sawmill"))
    before = s.key()
    KNOWS.chances(s)
    worth.aims_with(s, 0, plan("Custom House"), at(1, 2))
    assert s.key() == before


def test_a_meeple_is_worth_more_while_there_is_time() -> None:
    gains = []
    for last_round in (0, 3):
        s = table()
        s.last_round = last_round
        before = worth.position(s, 0, VALUES)
        crew(s, 0, "idle", politician=1)
        gains.append(worth.position(s, 0, VALUES) - before)
    assert gains[0] > 3
    assert gains[1] == 0


def test_time_runs_with_the_scarcest_colour_and_is_known_at_the_end() -> None:
    """Those who still have a turn in this round have one more than the one who plays."""
    s = table()
    begin = turns_left(s, 0)
    drain(s, "steel", left=5)
    assert 1 < turns_left(s, 0) < begin / 2
    s.last_round = s.round + 1
    assert turns_left(s, 0) == 1
    assert turns_left(s, 1) == 2


def test_cubes_that_no_meeple_brings_are_expensive() -> None:
    prices = Outlook(table(), 0, VALUES).prices
    assert prices[colour("wood")] == prices[colour("concrete")] < prices[colour("glass")] < prices[colour("steel")]


def test_a_plan_that_cannot_be_completed_promises_little() -> None:
    """With one turn left no crew builds a city hall."""
    s, hall = table(), plan("City Hall")
    crew(s, 0, "idle", architect=3, riveter=3)
    in_time = Outlook(s, 0, VALUES).promise(hall, CONTENT.plans[hall].cubes, 0)
    s.last_round = s.round + 1
    assert in_time > 2
    assert Outlook(s, 0, VALUES).promise(hall, CONTENT.plans[hall].cubes, 0) < in_time / 2


def test_ads_and_the_better_target_count_plans_in_part() -> None:
    """A park for the Park Commission: 3 points once it is completed, most of them as a plan."""
    s = table()
    s.ads = []
    s.players[0].targets = [CONTENT.target_ids.index("TG-10"), CONTENT.target_ids.index("TG-11")]
    own(s, 0, SITE, plan("Ferris Wheel Park"), complete=False)
    assert worth.aims(s, 0) == 0
    assert worth.aims_to_come(s, 0) == pytest.approx(3 * worth.PLANNED)


# -------------------------------------------------------------------------------------------------- rolling


def test_rallying_stops_when_there_is_more_to_lose() -> None:
    """One exhausted meeple is not worth five workers; five exhausted ones are worth the risk."""
    assert not VALUES.rally[1][9]
    assert VALUES.rally[5][5]
    assert VALUES.rally[1][1]


def test_the_least_useful_stays_out_and_lies_down() -> None:
    """A Public Figure without a building to use."""
    s = table()
    crew(s, 0, "idle", figure=1, riveter=6)
    s.players[0].box, s.players[0].idle = s.players[0].idle, s.players[0].box
    pending(s, ask(prep.LEAVE_OUT, 0))
    assert prep.LEAVE_OUT.of(s).leave_out.object(answered(s)) == kind("figure")
    s = table()
    crew(s, 0, "steady", figure=1, riveter=1)
    pending(s, ask(rally_and_strike.STRIKE, 0))
    assert rally_and_strike.STRIKE.of(s).lie_down.objects(answered(s)) == (kind("figure"), STEADY)


# -------------------------------------------------------------------------------------------------- meeples


def test_helpers_act_first() -> None:
    """A City Planner rolls the exhausted again, then a Public Servant raises somebody, then the others act."""
    s = table()
    dismiss(s)
    crew(s, 0, "box", carpenter=1)
    crew(s, 0, "steady", planner=1, servant=1, worker=1)
    assert answered(in_main(s)) == activation("planner")
    s.players[0].steady[kind("planner")] = 0
    s.players[0].spent[kind("planner")] = 1
    assert answered(in_main(s)) == activation("servant")
    s.players[0].steady[kind("servant")] = 0
    s.players[0].spent[kind("servant")] = 1
    assert answered(in_main(s)) == activation("worker")


def test_those_are_raised_whose_cubes_are_needed() -> None:
    s = site("Hobart Sawmill")
    crew(s, 0, "box", carpenter=1, worker=1)
    pending(s, ask(servants.RAISE, 0, 1, servants.FIRST, -1))
    assert answered(s) == RAISE.upgrade.at(kind("carpenter"), servants.TO_STEADY)


def test_a_figure_uses_what_is_worth_most() -> None:
    s = site("Hobart Sawmill", complete=True)
    own(s, 0, at(1, 2), plan("Starlight Nickelodeon"))
    crew(s, 0, "steady", figure=1)
    pending(s, ask(figures.USE_BUILDING, 0, 0))
    assert figures.USE_BUILDING.of(s).use_building.object(answered(s)) == SITE


def test_a_figure_without_use_stays_where_it_is() -> None:
    """A discount when nothing can be bought any more."""
    s = site("Five-and-Dime Emporium", complete=True)
    dismiss(s)
    crew(s, 0, "steady", figure=1)
    s.buys = 0
    assert answered(in_main(s)) == MAIN.end_phase.first


# -------------------------------------------------------------------------------------------------- building


def test_a_plan_is_completed_before_another_is_begun() -> None:
    s = site("Viceroy House")
    own(s, 0, at(1, 2), plan("Hobart Sawmill"), complete=False)
    hold(s, wood=3)
    s.buys = 0
    assert answered(in_main(s)) == MAIN.construct.at(at(1, 2), colour("wood"))


def test_a_token_completes_a_plan_but_is_not_thrown_away() -> None:
    """One wood is missing on one of the plans; nothing is in hand for the other."""
    s = site("Hobart Sawmill")
    s.built[SITE] = stacks.cubes(colour("wood"), 2)
    s.supply[colour("wood")] -= 2
    s.players[0].tokens, s.tokens, s.buys = 1, s.tokens - 1, 0
    assert answered(in_main(s)) == MAIN.spend_token.at(colour("wood"))
    s.built[SITE] = stacks.cubes(colour("wood"))
    s.supply[colour("wood")] += 1
    assert answered(in_main(s)) == MAIN.end_phase.first


def test_spare_cubes_are_traded_for_what_is_missing() -> None:
    """Two concrete for a wood; not if nothing is missing."""
    s = site("Hobart Sawmill")
    hold(s, concrete=2)
    s.buys = 0
    assert answered(in_main(s)) == MAIN.trade.at(colour("wood"))
    s.players[0].plans.remove(SITE)
    s.players[0].buildings.append(SITE)
    s.built[SITE] = CONTENT.needs[s.tiles[SITE]]
    s.supply[colour("wood")] -= 3
    assert answered(in_main(s)) == MAIN.end_phase.first


# -------------------------------------------------------------------------------------------------- plans


def test_a_plan_that_the_crew_can_build_is_better() -> None:
    """Nobody brings the steel of the foundry; both cost the same."""
    s = site("Coalyard No. 9", complete=True)
    to_market(s, 0, plan("Iron Gate Foundry"))
    to_market(s, 1, plan("Hobart Sawmill"))
    s.power = 2
    in_main(s)
    foundry, mill = KNOWS.scores(s, [MAIN.buy.at(0), MAIN.buy.at(1)], Rng(1))
    assert foundry < mill
    assert mill > 0
    assert MAIN.buy.covers(answered(s))


def test_nothing_is_bought_in_the_last_turn_that_cannot_be_completed() -> None:
    """Spending power is lost anyway, and no plan pays any more."""
    s = site("Coalyard No. 9", complete=True)
    s.power, s.last_round, s.ended_by = 4, s.round, 4
    in_main(s)
    assert not MAIN.buy.covers(answered(s))


def test_scores_are_in_points_and_buying_nothing_is_zero() -> None:
    """No answer is far above or below the others only because it comes first."""
    s = site("Coalyard No. 9")
    hold(s, wood=2, concrete=2)
    s.power = 2
    in_main(s)
    scores = KNOWS.scores(s, s.answers, Rng(1))
    assert 0.0 in scores
    assert max(scores) - min(scores) < 40


def test_a_bonus_and_the_ads_say_where_a_plan_goes() -> None:
    s = site("Coalyard No. 9", complete=True)
    s.power = 4
    pending(s, ask(buying.PLACE_PLAN, 0, 0, 0))
    place = buying.PLACE_PLAN.of(s).place_plan
    scores = dict(zip(s.answers, KNOWS.scores(s, s.answers, Rng(1)), strict=True))
    chosen = place.object(answered(s))
    assert scores[place.at(chosen)] == max(scores.values())
    assert s.bonus(s.market[0], chosen) >= max(
        s.bonus(s.market[0], place.object(answer)) - s.price(place.object(answer)) for answer in s.answers
    )


def test_payments_spare_what_plans_need() -> None:
    s = site("Hobart Sawmill")
    own(s, 0, at(3, 3), plan("Coalyard No. 9"))
    hold(s, wood=2, concrete=2)
    in_main(s)
    s.choose(MAIN.trade.at(colour("glass")))
    while s.rule.name == "Pay":
        s.choose(answered(s))
    assert s.held[colour("wood")] == 2
    assert s.held[colour("concrete")] == 0
