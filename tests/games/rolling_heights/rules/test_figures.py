"""Rolling Heights: Public Figures and the abilities of buildings."""

import re

import pytest
from tests.games.rolling_heights.scenes import (
    CONTENT,
    GIVE_BACK,
    MAIN,
    RAISE,
    REROLL_AGAIN,
    activation,
    asked,
    at,
    building,
    choose,
    construction,
    crew,
    drain,
    hold,
    in_main,
    kind,
    own,
    plan,
    roll_all,
    table,
    use,
    with_building,
)
from tests.support.screens import sight

from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.pieces import HARD as WORKING_HARD
from ludoteca.games.rolling_heights.pieces import IDLE, SPENT
from ludoteca.games.rolling_heights.rules import figures, meeples, points, servants
from ludoteca.games.rolling_heights.state import City
from ludoteca.games.rolling_heights.terminal import about_plan
from ludoteca.games.rolling_heights.tiles import Ability

HARD = meeples.AS_HARD


@pytest.mark.rule("RH-072")
def test_each_building_is_used_once_per_turn() -> None:
    """Two figures and one building: only one of them can act. EX-26"""
    s = with_building("Starlight Nickelodeon")
    use(s)
    assert s.players[0].score == 1
    assert activation("figure", HARD) not in s.answers
    assert s.used == [at(2, 0)]
    s.choose(MAIN.end_phase.first)
    assert s.used == []


@pytest.mark.rule("RH-072")
def test_each_figure_uses_a_different_building() -> None:
    """With two buildings the player chooses, and the second figure gets the other one."""
    s = with_building("Starlight Nickelodeon")
    own(s, 0, at(2, 1), plan("Nickel Automat"))
    use(s)
    assert s.answers == [at(2, 0), at(2, 1)]
    choose(s, at(2, 1))
    assert s.power == 3
    use(s, HARD)
    assert s.players[0].score == 3


@pytest.mark.rule("RH-073")
def test_a_building_completed_this_turn_can_be_used_and_the_state_picks_the_value() -> None:
    s = table(2)
    crew(s, 0, "hard", figure=1)
    own(s, 0, at(2, 0), plan("Hobart Sawmill"), complete=False)
    hold(s, wood=3)
    assert activation("figure", HARD) not in in_main(s).answers
    choose(s, *[construction(at(2, 0), "wood")] * 3)
    use(s.copy(), HARD)
    steady = choose(s.copy(), activation("figure", meeples.HARD_AS_STEADY))
    assert steady.held[0] == 2
    choose(s, activation("figure", HARD))
    assert s.held[0] == 3


@pytest.mark.rule("RH-165")
def test_mayors_house_gives_tokens_for_this_turn() -> None:
    """1 if steady, 2 if hard; they can be turned into cubes at once. EX-60"""
    s = with_building("Mayor's House")
    hard = use(s.copy(), HARD)
    assert (hard.players[0].tokens, hard.tokens) == (3, 27)
    use(s)
    assert s.players[0].tokens == 2
    choose(s, MAIN.spend_token.at(3))
    assert (s.held[3], s.players[0].tokens) == (1, 1)


@pytest.mark.rule("RH-053", "RH-169")
def test_an_ability_worth_nothing_is_not_offered() -> None:
    """A museum without an empty neighbour."""
    s = with_building("Gambrel Museum", at(0, 0))
    own(s, 1, at(0, 1), building("park", s))
    own(s, 1, at(1, 0), building("park", s))
    hold(s, wood=1)
    assert activation("figure") not in in_main(s).answers


@pytest.mark.rule("RH-170")
@pytest.mark.parametrize(("name", "source"), [("Pritzker Zoo", "worker"), ("Biggie's Ballpark", "carpenter")])
def test_converting_copies_state_and_position(name: str, source: str) -> None:
    """Hard, activated or non-active: the Executive is just like the meeple it replaces. EX-65"""
    s = with_building(name)
    for where in ("hard", "spent", "idle"):
        crew(s, 0, where, **{source: 1})
    use(s)
    assert s.answers == [IDLE, WORKING_HARD, SPENT]
    supply = s.meeples.copy()
    for state in (IDLE, SPENT):
        other = choose(s.copy(), state)
        lot = other.players[0].in_state(state)
        assert (lot[kind("executive")], lot[kind(source)]) == (1, 0)
    choose(s, WORKING_HARD)
    assert s.meeples[kind(source)] == supply[kind(source)] + 1
    assert s.meeples[kind("executive")] == supply[kind("executive")] - 1
    choose(s, activation("executive", HARD))
    assert s.power == 4


@pytest.mark.rule("RH-170", "RH-053")
def test_converting_needs_an_executive_in_the_supply() -> None:
    s = with_building("Pritzker Zoo")
    crew(s, 0, "idle", worker=1)
    assert activation("figure") in in_main(s).answers
    crew(s, 1, "idle", executive=8)
    assert activation("figure") not in in_main(s).answers


@pytest.mark.rule("RH-171")
def test_cubes_of_any_colour_are_chosen_one_by_one() -> None:
    """The grain elevator gives 1 or 2; a colour that ran out gives miscellaneous cubes of that colour."""
    s = with_building("Prairie Grain Elevator")
    drain(s, "steel")
    use(s, HARD)
    assert asked(s) == "AnyCube"
    choose(s, 0, 3)
    assert (s.held[0], s.misc[3]) == (1, 1)


@pytest.mark.rule("RH-171")
@pytest.mark.parametrize(
    ("name", "steady", "hard"),
    [("Redbrick Kiln", 2, 3), ("Crystal Plate Works", 2, 4), ("Rose Conservatory", 1, 3), ("Iron Gate Foundry", 1, 2)],
)
def test_cubes_of_one_colour(name: str, steady: int, hard: int) -> None:
    s = with_building(name)
    assert sum(use(s.copy()).held) == steady
    assert sum(use(s, HARD).held) == hard


@pytest.mark.rule("RH-172")
def test_a_discount_is_for_the_next_bought_plan_only() -> None:
    """It lowers the total, never below 0, and what is left over is lost; discounts add up."""
    s = with_building("Five-and-Dime Emporium")
    own(s, 0, at(2, 1), plan("Union Depot"))
    use(s)
    choose(s, at(2, 0))
    use(s, HARD)
    assert s.discount == 2 + 6
    choose(s, MAIN.buy.at(9), at(1, 0))
    assert asked(s) == "Main"  # nothing to pay
    assert (s.discount, s.buys) == (0, 0)
    assert at(1, 0) in s.players[0].plans


@pytest.mark.rule("RH-172")
def test_a_discount_does_not_help_a_city_planner() -> None:
    """A free plan is not bought: prime cost stays, the discount too."""
    s = with_building("Five-and-Dime Emporium")
    crew(s, 0, "hard", planner=1)
    use(s)
    choose(s, activation("planner", HARD), 0)
    assert at(1, 1) not in s.answers
    choose(s, at(1, 0))
    assert (s.discount, s.buys) == (2, 1)


@pytest.mark.rule("RH-173", "RH-123")
def test_swapping_cubes() -> None:
    """One after the other, to wood, concrete or glass of another colour; one may stop; no spending power."""
    s = with_building("Dime Savings Bank")
    s.power = 3
    s.resume()
    assert activation("figure") not in s.answers
    hold(s, steel=1, wood=1)
    use(s)
    assert (asked(s), s.answers) == ("GiveBack", [0, 3])
    choose(s, 3)
    assert (asked(s), s.answers) == ("TakeOther", [0, 1, 2])
    choose(s, 0)
    assert s.held == [2, 0, 0, 0]
    assert GIVE_BACK.keep_cubes.first in s.answers
    choose(s, 0)
    assert s.answers == [1, 2]
    choose(s, 2)
    assert (asked(s), s.held, s.power) == ("Main", [1, 0, 1, 0], 3)


@pytest.mark.rule("RH-173", "RH-123", "RH-125")
def test_miscellaneous_cubes_are_swapped_first() -> None:
    s = with_building("Dime Savings Bank")
    drain(s, "steel")
    hold(s, wood=1)
    s.misc[3] = 1
    use(s)
    assert (asked(s), s.answers) == ("TakeOther", [0, 1, 2])  # the miscellaneous steel went by force
    assert s.misc == [0, 0, 0, 0]
    choose(s, 1)
    assert s.held == [1, 1, 0, 0]


@pytest.mark.rule("RH-174", "RH-080", "RH-095")
def test_one_more_purchase() -> None:
    """The department store allows a second plan; as Working Hard it also lowers its cost by 2."""
    s = with_building("Larkspur Department Store")
    hold(s, wood=8)
    use(s, HARD)
    assert (s.buys, s.discount) == (2, 2)
    choose(s, MAIN.buy.at(5), at(1, 0))
    assert s.held[0] == 8
    choose(s, MAIN.buy.at(5 - 2), at(2, 1))
    assert s.held[0] == 8 - CONTENT.costs[3]
    assert not any(MAIN.buy.covers(answer) for answer in s.answers)
    assert s.due[:2] == [2, 2]


@pytest.mark.rule("RH-175")
def test_upgrades_by_a_building_may_be_stacked() -> None:
    """City Hall: two steps if steady, three if hard, also on one meeple, never on its own figure."""
    s = with_building("City Hall", steady=1, hard=0)
    crew(s, 0, "box", riveter=1)
    use(s)
    riveter = kind("riveter")
    assert (asked(s), s.answers) == (
        "Raise",
        [RAISE.upgrade.at(riveter, servants.TO_HARD), RAISE.nobody_else.first],
    )  # the first step was forced
    choose(s, RAISE.upgrade.at(riveter, servants.TO_HARD))
    assert s.players[0].hard[3] == 1
    assert asked(s) == "Main"
    alone = with_building("City Hall", steady=1, hard=0)
    hold(alone, wood=1)
    assert activation("figure") not in in_main(alone).answers


@pytest.mark.rule("RH-175", "RH-068")
def test_rolling_again_by_a_building() -> None:
    """Up to twice if hard, stopping at will, without a strike."""
    s = with_building("Memorial Hospital")
    crew(s, 0, "box", riveter=2)
    once = use(s.copy())
    roll_all(once, 0, 0)
    assert asked(once) == "Main"
    use(s, HARD)
    roll_all(s, 0, 0)
    assert (asked(s), s.answers) == ("RerollAgain", [REROLL_AGAIN.let_lie.first, REROLL_AGAIN.reroll.first])
    choose(s, REROLL_AGAIN.reroll.first)
    roll_all(s, 0, 2)
    assert asked(s) == "Main"
    assert (s.players[0].tokens, s.players[0].hard[3]) == (1, 1)


def done(s: City, ability: Ability, hard: bool) -> int:
    """What an ability without points really does for a figure: cubes, power, tokens, discount, buys, or times."""

    def counted(of: City) -> list[int]:
        me = of.players[0]
        return [sum(of.held) + sum(of.misc), of.power, me.tokens, of.discount, of.buys]

    before, asked_before = counted(s), len(s.stack)
    figures.carry_out(s, 0, ability, hard)
    if len(s.stack) > asked_before:
        rule, _, args = s.stack[-1] if ability.kind != tiles.REROLL else s.stack[asked_before]
        if rule == figures.ANY_CUBE.number:
            return len(s.stack) - asked_before
        return 1 if rule == figures.CONVERT.number else args[0] + (rule == figures.REROLL_AGAIN.number)
    return max(now - then for now, then in zip(counted(s), before, strict=True))


@pytest.mark.rule("RH-165", "RH-170", "RH-171", "RH-172", "RH-173", "RH-174", "RH-175")
@pytest.mark.parametrize("tile", [tile for tile, one in enumerate(CONTENT.plans) if one.ability is not None])
def test_the_text_of_an_ability_says_what_it_does(tile: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of its sentence are those that the rules give a steady and a hard figure, for every plan."""
    ability = CONTENT.plans[tile].ability
    assert ability is not None
    s = table(2)
    seen = sight(s, 0)
    printed = {
        plan["id"]: plan for name, file in seen.files.items() if name.startswith("plans") for plan in file["plan"]
    }
    sentence = about_plan(seen, printed[CONTENT.plan_ids[tile]]).rpartition("A Public Figure")[2]
    numbers = [int(number) for number in re.findall(r"\d+", sentence)]
    if ability.counting is None and ability.kind != tiles.POINTS:
        does = [done(with_building(CONTENT.plans[tile].name), ability, hard) for hard in (False, True)]
        expected = {tiles.CONVERT: [], tiles.EXTRA_BUY: [ability.hard_discount]}.get(ability.kind, does)
    else:
        scores = []
        for count in (0, 1):
            monkeypatch.setattr(points, "count", lambda *_, count=count: count)
            scores.append([figures.scored_by(s, 0, at(2, 0), ability, hard) for hard in (False, True)])
        none, one = scores
        each = [after - before for after, before in zip(one, none, strict=True)]
        if ability.counting is None:
            expected = one
        else:
            most = [] if ability.counting.most == tiles.NO_LIMIT else [ability.counting.most]
            expected = [*([each[0]] if each[0] == each[1] else each), *most, *([none[1]] if none[1] else [])]
    assert numbers == expected, sentence
