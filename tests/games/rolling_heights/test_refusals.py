"""Why something is not offered: every reason is true by what the asked seat sees, and nothing offered has one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.rolling_heights.claims import TRUTHS, trivial
from tests.games.rolling_heights.scenes import (
    CONTENT,
    GAME,
    MAIN,
    PRINTED,
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

from ludoteca.engine import NONE, Decision, OptionValue, Rng, ask
from ludoteca.engine.actions import encode
from ludoteca.games import rolling_heights
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.geometry import DISTANCE, SPACE_NAMES, SPACES
from ludoteca.games.rolling_heights.rules import building as building_rules
from ludoteca.games.rolling_heights.rules import (
    buying,
    ending,
    figures,
    paying,
    prep,
    rally_and_strike,
    servants,
    starting,
)
from ludoteca.games.rolling_heights.state import City
from ludoteca.words.sentences import Words

PLAIN = [at for at in range(SPACES) if table().price(at) == 0]
PRIME = next(at for at in range(SPACES) if 0 < table().price(at) < WATER)
LAKE = next(at for at in range(SPACES) if table().price(at) == WATER)
HERE, THERE, ELSEWHERE, FREE = PLAIN[0], PLAIN[-1], PLAIN[-2], PLAIN[20]
NEXT_TO_THERE = next(at for at in PLAIN if DISTANCE[at][THERE] <= 2 and at not in (THERE, ELSEWHERE))
NO_STEEL = next(number for number, one in enumerate(CONTENT.plans) if one.cubes[3] == 0 < one.cubes[0])


def with_ability(wanted: str, *unwanted: int) -> int:
    found = [number for number, one in enumerate(PRINTED.values()) if one.get("ability", {}).get("kind") == wanted]
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


def asking(s: City, rule: Decision[City], *args: int) -> City:
    s.stack = [ask(rule, 0, *args)]
    s.resume()
    return s


def raising(s: City, mode: int = servants.FIRST, raised: int = NONE) -> City:
    return asking(s, servants.RAISE, 1, mode, raised)


def holding(**counts: int) -> City:
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
    s = city(hard={"planner": 1})
    s.pile1, s.pile2 = sorted([*s.pile1, *s.market[:9]]), sorted([*s.pile2, *s.market[9:]])
    s.market = [NONE] * 18
    return s


def full() -> City:
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
    return asking(s, figures.USE_BUILDING, 0)


def bought() -> City:
    s = holding(wood=9)
    s.buys = 0
    return in_main(s)


TWO_KINDS = next(number for number, one in enumerate(CONTENT.plans) if one.rewards and len(one.rewards[0]) == 2)
RIVETER = {"meeple": "riveter"}
WOOD = {"cube": "wood"}


def at(space: int) -> dict[str, str]:
    return {"space": SPACE_NAMES[space]}


def placing(s: City, free: int = 0) -> City:
    return asking(s, buying.PLACE_PLAN, 0, free)


def starting_tile(s: City) -> City:
    return asking(s, starting.PLACE_STARTING_TILE, 0)


Case = tuple[City, str, dict[str, Any]]
"""A position, and a verb with its objects that is refused there."""


def activating(meeple: str, way: str, **crews: dict[str, int]) -> Callable[[], Case]:
    return lambda: (in_main(city(**crews)), "activate", {"meeple": meeple, "way": way})


def purchase(s: City, slot: int) -> Case:
    return s, "buy", {"tile": s.content.plan_ids[s.market[slot]]}


CASES: dict[str, Callable[[], Case]] = {
    "no-meeple": activating("riveter", "steady"),
    "exhausted": activating("riveter", "steady", box={"riveter": 2}),
    "acted": activating("riveter", "hard", spent={"riveter": 2}),
    "not-active": activating("riveter", "steady", idle={"riveter": 1}),
    "nobody-works": activating("riveter", "steady", box={"riveter": 1}, spent={"riveter": 1}),
    "only-hard": activating("riveter", "steady", hard={"riveter": 1}),
    "only-steady": activating("riveter", "hard_as_steady", steady={"riveter": 1}),
    "nobody-to-raise": activating("servant", "steady", steady={"servant": 1}),
    "no-ability": activating("figure", "steady", steady={"figure": 1}),
    "nobody-to-roll": activating("planner", "steady", steady={"planner": 1}),
    "no-free-plan": lambda: (in_main(without_market()), "activate", {"meeple": "planner", "way": "hard"}),
    "no-token": lambda: (in_main(city()), "spend_token", WOOD),
    "trade-too-expensive": lambda: (in_main(holding(wood=2)), "trade", {"cube": "steel"}),
    "bought": lambda: purchase(bought(), slot=0),
    "map-full": lambda: purchase(in_main(full()), slot=0),
    "plan-too-expensive": lambda: purchase(in_main(holding(wood=1)), slot=8),
    "water": lambda: (in_main(city()), "construct", {**at(LAKE), **WOOD}),
    "taken": lambda: (placing(holding(wood=9)), "place_plan", at(THERE)),
    "space-too-expensive": lambda: (placing(holding(wood=1)), "place_plan", at(FREE)),
    "prime-too-expensive": lambda: (placing(city(), 1), "place_plan", at(PRIME)),
    "prime": lambda: (starting_tile(city()), "place_starting_tile", at(PRIME)),
    "too-near": lambda: (starting_tile(city()), "place_starting_tile", at(NEXT_TO_THERE)),
    "no-plan-there": lambda: (in_main(holding(wood=1)), "construct", {**at(FREE), **WOOD}),
    "not-your-plan": lambda: (in_main(holding(wood=1)), "construct", {**at(THERE), **WOOD}),
    "completed": lambda: (in_main(holding(wood=1)), "construct", {**at(ELSEWHERE), **WOOD}),
    "not-needed": lambda: (in_main(holding(steel=1)), "construct", {**at(HERE), "cube": "steel"}),
    "no-cube": lambda: (in_main(holding(steel=1)), "construct", {**at(HERE), **WOOD}),
    "not-your-building": lambda: (buildings(), "use_building", at(THERE)),
    "not-completed": lambda: (buildings(), "use_building", at(HERE)),
    "no-ability-there": lambda: (buildings(), "use_building", at(ELSEWHERE)),
    "used": lambda: (buildings(), "use_building", at(PLAIN[2])),
    "no-use": lambda: (buildings(), "use_building", at(PLAIN[3])),
    "none-so": lambda: (
        asking(city(hard={"riveter": 1}), rally_and_strike.STRIKE),
        "lie_down",
        {**RIVETER, "state": "steady"},
    ),
    "left-out": lambda: (asking(city(idle={"riveter": 1}, box={"worker": 1}), prep.LEAVE_OUT), "leave_out", RIVETER),
    "servant": lambda: (
        raising(city(box={"servant": 1, "riveter": 1})),
        "upgrade",
        {"meeple": "servant", "step": "to_steady"},
    ),
    "same-meeple": lambda: (
        raising(city(steady={"riveter": 1, "worker": 1}), servants.SECOND, kind("riveter")),
        "upgrade",
        {**RIVETER, "step": "to_hard"},
    ),
    "straight": lambda: (raising(city(box={"riveter": 1})), "upgrade", {**RIVETER, "step": "straight_to_hard"}),
    "raise-first": lambda: (raising(city(box={"riveter": 1})), "nobody_else", {}),
    "no-reward": lambda: (
        asking(city(), building_rules.CHOOSE_MEEPLE, TWO_KINDS, 0),
        "choose_meeple",
        {"meeple": "servant"},
    ),
    "not-so-much": lambda: (asking(holding(wood=1, steel=2), paying.PAY, 2, paying.REAL), "pay", {"count": 2}),
    "more-than-due": lambda: (asking(holding(wood=2), paying.PAY, 1, paying.REAL), "pay", {"count": 2}),
    "pay-more": lambda: (asking(holding(wood=2, steel=1), paying.PAY, 2, paying.REAL), "pay", {"count": 0}),
    "misc-first": lambda: (asking(with_misc(), paying.PAY, 1, paying.MISC + 3), "pay", {"count": 0}),
    "nothing-to-give": lambda: (asking(holding(wood=1), figures.GIVE_BACK, 1, 1), "give_back", {"cube": "glass"}),
    "give-first": lambda: (asking(holding(wood=1), figures.GIVE_BACK, 1, 1), "keep_cubes", {}),
    "same-colour": lambda: (asking(city(), figures.TAKE_OTHER, colour("glass")), "take_cube", {"cube": "glass"}),
    "not-your-target": lambda: (asking(city(), ending.SCORE_TARGET), "score_target", {"target": "TG-06"}),
}


@pytest.mark.parametrize("reason", sorted(GAME.rulebook.reasons))
def test_each_reason_is_given_and_can_be_said(reason: str) -> None:
    """Where it is the reason; and everything else that is said there is true as well."""
    s, do, to = CASES[reason]()
    refusal = GAME.refusal(s, encode(GAME, s, do, to))
    assert refusal.id == f"rolling-heights-refused-{reason}"
    assert Words().say(refusal, ["Ana", "Ben"])
    assert reason in true_reasons(GAME, s, TRUTHS, trivial, Rng(0))


def test_a_cost_says_what_is_missing() -> None:
    words = Words()
    s = in_main(holding(wood=1, glass=1))
    assert words.say(GAME.refusal(s, MAIN.trade.at(colour("steel"))), []) == (
        "That trade costs 3. You have 2 in cubes and spending power: 1 too few."
    )
    s = placing(city(), 1)
    assert GAME.refusal(s, PRIME).args == {"cost": s.price(PRIME), "have": 0, "missing": s.price(PRIME)}


def test_a_discount_lowers_what_is_missing() -> None:
    s = city()
    before = GAME.refusal(in_main(s), MAIN.buy.at(8)).args["missing"]
    s.discount = 2
    assert GAME.refusal(in_main(s), MAIN.buy.at(8)).args["missing"] == int(str(before)) - 2
    true_reasons(GAME, s, TRUTHS, trivial, Rng(0))
    true_reasons(GAME, placing(s), TRUTHS, trivial, Rng(0))


def test_a_miscellaneous_cube_can_be_built() -> None:
    """A player who has only that cube does have one to build with."""
    s = with_misc()
    own(s, 0, PLAIN[2], next(plan for plan in s.pile2 if CONTENT.plans[plan].cubes[3]), complete=False)
    assert construction(PLAIN[2], "steel") in in_main(s).answers
    true_reasons(GAME, s, TRUTHS, trivial, Rng(0))


def test_miscellaneous_cubes_are_given_back_first() -> None:
    s = asking(with_misc(), figures.GIVE_BACK, 1, 1)
    assert GAME.refusal(s, colour("wood")).id == "rolling-heights-refused-misc-first"


def test_no_reason_is_false() -> None:
    """The first questions and every tenth one of random games."""
    said: set[str] = set()
    for players in (1, 2, 3, 4):
        options: dict[str, OptionValue] = {"max_rounds": 10, "advance_roll": players % 2 == 0}
        for number, s in enumerate(positions(GAME, players, options, players, most=300, shun={"Main": "end_phase"})):
            if number % 10 == 0 or number < 8:
                said |= true_reasons(GAME, s, TRUTHS, trivial, Rng(number))
    assert said >= {"no-meeple", "acted", "no-cube", "not-your-plan", "taken"}
    assert said >= {"trade-too-expensive", "plan-too-expensive"}


@pytest.mark.long
def test_no_reason_is_false_in_many_games() -> None:
    for seed in range(200):
        options: dict[str, OptionValue] = {"max_rounds": 20, "advance_roll": seed % 2 == 0}
        for s in positions(GAME, 1 + seed % 4, options, seed, most=5000, shun={"Main": "end_phase"}):
            true_reasons(GAME, s, TRUTHS, trivial, Rng(seed))


def test_reasons_rest_on_rules_of_the_ledger() -> None:
    """Every id is a line of it; a reason without ids of its own has those of the question."""
    ledger = (Path(rolling_heights.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    assert all(f"\n- {rule} [" in ledger for reason in GAME.rulebook.reasons.values() for rule in reason.ledger)
    s = asking(city(hard={"riveter": 1}), rally_and_strike.STRIKE)
    assert GAME.refusal(s, encode(GAME, s, "lie_down", {"meeple": "riveter", "state": "steady"})).rules == [
        "RH-045",
        "RH-047",
    ]
