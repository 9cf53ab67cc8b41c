"""Rolling Heights: answers of the main phase that one click gives together, and what goes without saying."""

import re

import pytest
from tests.games.rolling_heights.scenes import (
    GAME,
    MAIN,
    RALLY,
    SITE,
    activation,
    at,
    choose,
    constructing,
    construction,
    crew,
    hold,
    in_main,
    own,
    pending,
    plan,
    shopping,
    table,
    to_market,
)

from ludoteca.engine import NONE, ask
from ludoteca.games.rolling_heights.rules import wild
from ludoteca.games.rolling_heights.rules.meeples import AS_HARD, HARD_AS_STEADY
from ludoteca.games.rolling_heights.rules.paying import PAY
from ludoteca.games.rolling_heights.state import City
from ludoteca.games.rolling_heights.table.payments import PAY_ALL
from ludoteca.table.one_click import ahead, better_answer
from ludoteca.table.one_click import bundles as offered_together
from ludoteca.words.saying import say


def bundles(s: City) -> dict[str, tuple[str, list[int]]]:
    """The answers that are offered together, with their words."""
    return {
        bundled.bundle.name: (say(bundled.message(GAME.prefix)), [answer for _, answer in bundled.replies])
        for bundled in offered_together(s)
    }


def says(s: City, answer: int) -> str:
    return say(GAME.describe(s, answer))


@pytest.mark.rule("RH-060", "RH-062", "RH-063")
def test_all_workers_bring_the_same_in_any_order() -> None:
    """Those that bring cubes, points or power act together, each as what it is; no order makes a difference."""
    s = table()
    crew(s, 0, "steady", carpenter=2, politician=1)
    crew(s, 0, "hard", worker=1)
    in_main(s)
    words, answers = bundles(s)["all-workers"]
    assert sorted(answers) == sorted(
        [activation("carpenter"), activation("carpenter"), activation("politician"), activation("worker", AS_HARD)]
    )
    forward, back = choose(s.copy(), *answers), choose(s.copy(), *answers[::-1])
    assert GAME.to_data(forward)["state"] == GAME.to_data(back)["state"]
    points = forward.players[0].score
    assert words == f"Use all 4 workers: +2 wood +{forward.held[1]} concrete +{points} point{'s' * (points > 1)}"


@pytest.mark.rule("RH-065", "RH-066")
def test_workers_that_can_still_be_upgraded_wait() -> None:
    """With a Public Servant who has not acted, only hard-working ones act together; one alone is no bundle."""
    s = table()
    crew(s, 0, "steady", carpenter=2, servant=1)
    crew(s, 0, "hard", carpenter=2)
    assert bundles(in_main(s))["all-workers"][1] == [activation("carpenter", AS_HARD)] * 2
    choose(s, activation("carpenter", AS_HARD))
    assert "all-workers" not in bundles(s)


@pytest.mark.rule("RH-061")
def test_nobody_needs_a_hard_working_meeple_as_a_steady_one() -> None:
    """It brings less, so the better answer is named instead; every use says what it brings."""
    s = table()
    crew(s, 0, "hard", carpenter=1)
    in_main(s)
    more = activation("carpenter", AS_HARD)
    assert better_answer(s, activation("carpenter", HARD_AS_STEADY)) == more
    assert better_answer(s, more) == NONE
    assert says(s, more) == "Use a hard-working Carpenter: 2 wood"


@pytest.mark.rule("RH-105", "RH-107")
def test_the_last_cube_says_what_the_building_scores() -> None:
    s = constructing("Viceroy House", [5, 0, 0, 0], wood=3)
    assert says(s, construction(SITE, "wood")) == "Put wood on Viceroy House at C1"
    words, answers = bundles(s)["cubes-of-plan"]
    assert (words, answers) == ("Put 2 cubes on Viceroy House at C1: +5 points", [construction(SITE, "wood")] * 2)
    choose(s, answers[0])
    assert says(s, answers[1]) == "Finish Viceroy House at C1 with wood: +5 points"
    choose(s, answers[1])
    assert s.players[0].score == 5


@pytest.mark.rule("RH-105", "RH-111")
def test_cubes_go_together_where_it_is_clear_which_plan_gets_them() -> None:
    """Wood that two plans want and that is not enough for both is a choice; at most one building is finished."""
    s = table()
    for column, name in enumerate(("Maple Row Houses", "Viceroy House", "Iron Gate Foundry")):
        own(s, 0, at(2, column), plan(name), complete=False)
    hold(s, wood=4, steel=1)
    in_main(s)
    assert "all-cubes" not in bundles(s)
    hold(s, wood=6)
    words, answers = bundles(in_main(s))["all-cubes"]
    placed = [MAIN.construct.objects(answer)[0] for answer in answers]
    assert [placed.count(at(2, column)) for column in range(3)] == [3, 6, 1]
    assert words == "Put 10 cubes on your plans: +1 point"
    choose(s, *answers)
    assert s.players[0].buildings == [at(2, 0)]


@pytest.mark.rule("RH-054", "RH-075")
def test_spending_power_and_spare_cubes_pay_without_being_asked() -> None:
    """Wood for the new plan is kept and steel is paid; where plans need all of it, the player is asked for it all."""
    s = shopping(wood=1, steel=1)
    s.power = 1
    to_market(s, 3, plan("Maple Row Houses"))
    choose(in_main(s), MAIN.buy.at(3))
    then = [say(step.words) for step in ahead(s, at(0, 1)).then]
    assert then == ["Pay 1 spending power (2 needed)", "Pay 0 wood (1 needed)"]
    own(s, 0, at(0, 3), plan("Iron Gate Foundry"), complete=False)
    assert ahead(s, at(0, 1)).then == []


@pytest.mark.rule("RH-090", "RH-105", "RH-107")
def test_wild_tokens_finish_a_plan_with_one_click() -> None:
    s = constructing("Viceroy House", [5, 0, 0, 0], wood=1)
    assert "finish-plan" not in bundles(s)
    wild.gain(s, 0, 1)
    words, answers = bundles(in_main(s))["finish-plan"]
    assert words == "Finish Viceroy House at C1 with a wild token: +5 points"
    choose(s, *answers)
    assert (s.players[0].score, s.players[0].tokens) == (5, 0)


@pytest.mark.rule("RH-030", "RH-040")
def test_stopping_and_using_all_workers_is_one_click() -> None:
    """Only where the main phase follows: not if one rolls for the next turn."""
    s = table()
    crew(s, 0, "steady", carpenter=2)
    crew(s, 0, "box", worker=1)
    pending(s, ask(RALLY, 0), ask(MAIN, 0))
    words, answers = bundles(s)["stop-and-work"]
    assert words == "Stop and use all 2 workers: +2 wood"
    choose(s, *answers)
    assert s.held == [2, 0, 0, 0]
    pending(s, ask(RALLY, 0))
    assert bundles(s) == {}


@pytest.mark.rule("RH-054", "RH-075")
def test_a_whole_payment_is_one_click() -> None:
    """First those that leave the plans what they need; every combination is there once."""
    s = shopping(wood=2, concrete=1, steel=1)
    own(s, 0, at(2, 0), plan("Maple Row Houses"), complete=False)
    pending(s, ask(PAY, 0, 2, 5), ask(MAIN, 0))
    found = offered_together(s)
    said = [say(bundled.message(GAME.prefix)) for bundled in found]
    assert said == ["Pay 1 concrete and 1 steel", "Pay 1 wood and 1 steel", "Pay 1 wood and 1 concrete", "Pay 2 wood"]
    assert [len(bundled.replies) for bundled in found] == [1, 2, 2, 1]
    assert [bundled.to for bundled in found][:2] == [{"concrete": 1, "steel": 1}, {"wood": 1, "steel": 1}]
    hold(s, wood=9, concrete=9, glass=9, steel=9)
    pending(s, ask(PAY, 0, 9, 5), ask(MAIN, 0))
    assert offered_together(s) == []


@pytest.mark.rule("RH-054", "RH-123")
def test_a_payment_of_nine_kinds_names_all_of_them() -> None:
    everything = {f"count{at}": 1 for at in range(1, 10)} | {f"resource{at}": f"kind {at}" for at in range(1, 10)}
    for kinds in (5, 6, 9):
        said = say(PAY_ALL.of([], {"parts": kinds, **everything}).message(GAME.prefix))
        assert all(f"1 kind {at}" in said for at in range(1, kinds + 1))


@pytest.mark.rule("RH-041", "RH-045")
def test_a_rally_says_how_likely_a_strike_is_and_what_it_costs() -> None:
    """The fewer tired workers there are, the more likely it is that none of them gets up."""
    s = table()
    crew(s, 0, "steady", carpenter=2, architect=2)
    found: list[int] = []
    for _ in range(2):
        crew(s, 0, "box", worker=1)
        pending(s, ask(RALLY, 0), ask(MAIN, 0))
        said = re.findall(r"\((\d+)% strike: 2 workers lie down\)", says(s, RALLY.rally.first))
        found += [int(number) for number in said]
    assert found[0] > found[1] > 0
