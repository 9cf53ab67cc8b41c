"""Why something is not offered: every reason is true by what the asked seat sees, and nothing offered has one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.rolling_heights.claims import TRUTHS, trivial
from tests.games.rolling_heights.table import (
    CONTENT,
    GAME,
    activation,
    building,
    colour,
    construction,
    crew,
    dismiss,
    drain,
    hold,
    in_main,
    kind,
    own,
    table,
)
from tests.support.reasons import positions, true_reasons

from ludoteca.engine import NONE, Decision, OptionValue, Rng
from ludoteca.games import rolling_heights
from ludoteca.games.rolling_heights.city import DISTANCE, SPACES
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.refusals import REFUSALS
from ludoteca.games.rolling_heights.rules import building as building_rules
from ludoteca.games.rolling_heights.rules import buying, ending, figures, main, meeples, paying, prep, risk, starting
from ludoteca.games.rolling_heights.state import City
from ludoteca.sentences import Words

PLAIN = [at for at in range(SPACES) if table().price(at) == 0]
PRIME = next(at for at in range(SPACES) if 0 < table().price(at) < WATER)
LAKE = next(at for at in range(SPACES) if table().price(at) == WATER)
HERE, THERE, ELSEWHERE, FREE = PLAIN[0], PLAIN[-1], PLAIN[-2], PLAIN[20]
NEXT_TO_THERE = next(at for at in PLAIN if DISTANCE[at][THERE] <= 2 and at not in (THERE, ELSEWHERE))
NO_STEEL = next(number for number, one in enumerate(CONTENT.plans) if one.cubes[3] == 0 < one.cubes[0])


def with_ability(wanted: str, *unwanted: int) -> int:
    """A plan whose ability is of a kind."""
    found = [number for number, one in enumerate(CONTENT.plan_cards) if (one["ability"] or {}).get("kind") == wanted]
    return next(number for number in found if number not in unwanted)


def city(**crews: dict[str, int]) -> City:
    """Seat 0 has an unfinished plan here and a finished one elsewhere, seat 1 a plan there; these meeples, no cubes."""
    s = table()
    dismiss(s)
    own(s, 0, HERE, NO_STEEL, complete=False)
    own(s, 0, ELSEWHERE, building("park", s))
    own(s, 1, THERE, building("civic", s), complete=False)
    for where, counts in crews.items():
        crew(s, 0, where, **counts)
    return s


def asking(s: City, rule: Decision[City], a: int = 0, b: int = 0) -> City:
    """Let seat 0 be asked this."""
    s.stack = [(rule.place, 0, a, b)]
    s.resume()
    return s


def holding(**counts: int) -> City:
    """Seat 0 has cubes."""
    s = city()
    hold(s, **counts)
    return s


def with_misc() -> City:
    """Seat 0 has a real cube of wood and a miscellaneous one of steel."""
    s = holding(wood=1)
    drain(s, "steel")
    s.misc[colour("steel")] = 1
    return s


def without_market() -> City:
    """No plan is left in the market."""
    s = city(hard={"planner": 1})
    s.pile1, s.pile2 = sorted([*s.pile1, *s.market[:9]]), sorted([*s.pile2, *s.market[9:]])
    s.market = [NONE] * 18
    return s


def full() -> City:
    """All land is taken."""
    s = city()
    for space in range(SPACES):
        if s.is_empty(space) and s.price(space) != WATER:
            own(s, 1, space, (s.pile1 or s.pile2)[-1], complete=False)
    return s


def buildings() -> City:
    """Seat 0 has finished buildings with abilities: one used, one that would change nothing, one that helps."""
    s = city()
    own(s, 0, PLAIN[2], with_ability("points"))
    own(s, 0, PLAIN[3], with_ability("reroll"))
    own(s, 0, PLAIN[4], with_ability("spending_power"))
    s.used = [PLAIN[2]]
    return asking(s, figures.USE_BUILDING)


def bought() -> City:
    """The plan of this turn is bought."""
    s = holding(wood=9)
    s.buys = 0
    return in_main(s)


TWO_KINDS = next(number for number, one in enumerate(CONTENT.plans) if one.rewards and len(one.rewards[0]) == 2)
CASES: dict[str, Callable[[], tuple[City, int]]] = {
    "no-meeple": lambda: (in_main(city()), activation("riveter")),
    "exhausted": lambda: (in_main(city(box={"riveter": 2})), activation("riveter")),
    "acted": lambda: (in_main(city(spent={"riveter": 2})), activation("riveter", meeples.AS_HARD)),
    "not-active": lambda: (in_main(city(idle={"riveter": 1})), activation("riveter")),
    "nobody-works": lambda: (in_main(city(box={"riveter": 1}, spent={"riveter": 1})), activation("riveter")),
    "only-hard": lambda: (in_main(city(hard={"riveter": 1})), activation("riveter")),
    "only-steady": lambda: (in_main(city(steady={"riveter": 1})), activation("riveter", meeples.HARD_AS_STEADY)),
    "nobody-to-raise": lambda: (in_main(city(steady={"servant": 1})), activation("servant")),
    "no-ability": lambda: (in_main(city(steady={"figure": 1})), activation("figure")),
    "nobody-to-roll": lambda: (in_main(city(steady={"planner": 1})), activation("planner")),
    "no-free-plan": lambda: (in_main(without_market()), activation("planner", meeples.AS_HARD)),
    "no-token": lambda: (in_main(city()), main.SPEND_TOKEN),
    "trade-too-dear": lambda: (in_main(holding(wood=2)), main.TRADE + colour("steel")),
    "bought": lambda: (bought(), main.BUY),
    "map-full": lambda: (in_main(full()), main.BUY),
    "plan-too-dear": lambda: (in_main(holding(wood=1)), main.BUY + 8),
    "water": lambda: (in_main(city()), construction(LAKE, "wood")),
    "taken": lambda: (asking(holding(wood=9), buying.PLACE_PLAN), THERE),
    "space-too-dear": lambda: (asking(holding(wood=1), buying.PLACE_PLAN), FREE),
    "prime-too-dear": lambda: (asking(city(), buying.PLACE_PLAN, 0, 1), PRIME),
    "prime": lambda: (asking(city(), starting.PLACE_STARTING_TILE), PRIME),
    "too-near": lambda: (asking(city(), starting.PLACE_STARTING_TILE), NEXT_TO_THERE),
    "no-plan-there": lambda: (in_main(holding(wood=1)), construction(FREE, "wood")),
    "not-your-plan": lambda: (in_main(holding(wood=1)), construction(THERE, "wood")),
    "completed": lambda: (in_main(holding(wood=1)), construction(ELSEWHERE, "wood")),
    "not-needed": lambda: (in_main(holding(steel=1)), construction(HERE, "steel")),
    "no-cube": lambda: (in_main(holding(steel=1)), construction(HERE, "wood")),
    "not-your-building": lambda: (buildings(), THERE),
    "not-completed": lambda: (buildings(), HERE),
    "no-ability-there": lambda: (buildings(), ELSEWHERE),
    "used": lambda: (buildings(), PLAIN[2]),
    "no-use": lambda: (buildings(), PLAIN[3]),
    "none-so": lambda: (asking(city(hard={"riveter": 1}), risk.STRIKE), 2 * kind("riveter")),
    "left-out": lambda: (asking(city(idle={"riveter": 1}, box={"worker": 1}), prep.LEAVE_OUT), kind("riveter")),
    "servant": lambda: (asking(city(box={"servant": 1, "riveter": 1}), meeples.RAISE, 1), 3 * kind("servant")),
    "same-meeple": lambda: (
        asking(city(steady={"riveter": 1, "worker": 1}), meeples.RAISE, 1, meeples.SECOND + kind("riveter")),
        3 * kind("riveter") + meeples.TO_HARD,
    ),
    "straight": lambda: (
        asking(city(box={"riveter": 1}), meeples.RAISE, 1),
        3 * kind("riveter") + meeples.STRAIGHT_TO_HARD,
    ),
    "raise-first": lambda: (asking(city(box={"riveter": 1}), meeples.RAISE, 1), meeples.DONE),
    "no-reward": lambda: (asking(city(), building_rules.CHOOSE_MEEPLE, TWO_KINDS), kind("servant")),
    "not-so-much": lambda: (asking(holding(wood=1, steel=2), paying.PAY, 2, paying.REAL), 2),
    "more-than-due": lambda: (asking(holding(wood=2), paying.PAY, 1, paying.REAL), 2),
    "pay-more": lambda: (asking(holding(wood=2, steel=1), paying.PAY, 2, paying.REAL), 0),
    "misc-first": lambda: (asking(with_misc(), paying.PAY, 1, paying.MISC + 3), 0),
    "nothing-to-give": lambda: (asking(holding(wood=1), figures.GIVE_BACK, 1, 1), colour("glass")),
    "give-first": lambda: (asking(holding(wood=1), figures.GIVE_BACK, 1, 1), figures.KEEP),
    "same-colour": lambda: (asking(city(), figures.TAKE_OTHER, colour("glass")), colour("glass")),
    "not-your-target": lambda: (asking(city(), ending.SCORE_TARGET), 5),
}


@pytest.mark.parametrize("reason", sorted(REFUSALS))
def test_each_reason_is_given_and_can_be_said(reason: str) -> None:
    """Where it is the reason; and everything else that is said there is true as well."""
    s, answer = CASES[reason]()
    refusal = GAME.refusal(s, answer)
    assert refusal.id == f"rolling-heights-refused-{reason}"
    assert Words().say(refusal, ["Ana", "Ben"])
    assert reason in true_reasons(GAME, s, TRUTHS, trivial, Rng(0))


def test_a_cost_says_what_is_missing() -> None:
    """The whole cost, what can pay it, and the difference."""
    words = Words()
    s = in_main(holding(wood=1, glass=1))
    assert words.say(GAME.refusal(s, main.TRADE + colour("steel")), []) == (
        "That trade costs 3. You have 2 in cubes and spending power: 1 missing."
    )
    s = asking(city(), buying.PLACE_PLAN, 0, 1)
    assert GAME.refusal(s, PRIME).args == {"cost": s.price(PRIME), "have": 0, "missing": s.price(PRIME)}


def test_a_discount_lowers_what_is_missing() -> None:
    """Of a plan in the market, and on a plot of the map."""
    s = city()
    before = GAME.refusal(in_main(s), main.BUY + 8).args["missing"]
    s.discount = 2
    assert GAME.refusal(in_main(s), main.BUY + 8).args["missing"] == int(str(before)) - 2
    true_reasons(GAME, s, TRUTHS, trivial, Rng(0))
    true_reasons(GAME, asking(s, buying.PLACE_PLAN), TRUTHS, trivial, Rng(0))


def test_a_miscellaneous_cube_can_be_built() -> None:
    """Whoever has only that one does have a cube."""
    s = with_misc()
    own(s, 0, PLAIN[2], next(plan for plan in s.pile2 if CONTENT.plans[plan].cubes[3]), complete=False)
    in_main(s)
    assert construction(PLAIN[2], "steel") in s.answers
    true_reasons(GAME, s, TRUTHS, trivial, Rng(0))


def test_miscellaneous_cubes_are_given_back_first() -> None:
    """As they are paid first."""
    s = asking(with_misc(), figures.GIVE_BACK, 1, 1)
    assert GAME.refusal(s, colour("wood")).id == "rolling-heights-refused-misc-first"


def test_no_reason_is_false() -> None:
    """The first questions and every tenth one of random games."""
    said: set[str] = set()
    for players in (1, 2, 3, 4):
        options: dict[str, OptionValue] = {"max_rounds": 10, "advance_roll": players % 2 == 0}
        for number, s in enumerate(positions(GAME, players, options, players, most=300, shun={"Main": main.END})):
            if number % 10 == 0 or number < 8:
                said |= true_reasons(GAME, s, TRUTHS, trivial, Rng(number))
    assert {"no-meeple", "acted", "no-cube", "not-your-plan", "trade-too-dear", "plan-too-dear", "taken"} <= said


@pytest.mark.long
def test_no_reason_is_false_in_many_games() -> None:
    """Every question of whole random games."""
    for seed in range(200):
        options: dict[str, OptionValue] = {"max_rounds": 20, "advance_roll": seed % 2 == 0}
        for s in positions(GAME, 1 + seed % 4, options, seed, most=5000, shun={"Main": main.END}):
            true_reasons(GAME, s, TRUTHS, trivial, Rng(seed))


def test_reasons_rest_on_rules_of_the_ledger() -> None:
    """Every id is a line of it; a reason without ids of its own has those of the question."""
    ledger = (Path(rolling_heights.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    assert all(f"\n- {rule} [" in ledger for rules in REFUSALS.values() for rule in rules)
    s = asking(city(hard={"riveter": 1}), risk.STRIKE)
    assert GAME.refusal(s, 2 * kind("riveter")).rules == ["RH-045", "RH-047"]
