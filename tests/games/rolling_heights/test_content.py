"""The components of Rolling Heights: counts and facts of the book, balance, and refusals of bad files."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.content import DATA, WATER, Content
from ludoteca.games.rolling_heights.game import RollingHeights
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS, TYPES
from ludoteca.games.rolling_heights.tiles import Ability, Plan

CONTENT = Content(DATA)
BY_NAME = {plan.name: plan for plan in CONTENT.plans}


def ability(name: str) -> Ability:
    found = BY_NAME[name].ability
    assert found is not None
    return found


def test_counts_of_the_box() -> None:
    """90 meeples in nine colours, 285 cubes, 78 plans, 12 ads, 13 targets, 30 tokens."""
    assert dict(zip(CONTENT.meeple_colours, CONTENT.meeple_counts, strict=True)) == {
        "clear": 16, "navy gray": 8, "blue": 13, "purple": 11, "yellow": 11, "brown": 8, "green": 8, "magenta": 8,
        "pink": 7,
    }  # fmt: skip
    assert CONTENT.cubes[4] == [60, 60, 80, 60]
    assert (len(CONTENT.plans), CONTENT.level1, len(CONTENT.ads), len(CONTENT.targets)) == (78, 42, 12, 13)
    assert CONTENT.tokens == 30
    assert len(BY_NAME) == 78


def test_plan_numbers_are_append_only() -> None:
    """Records name plans by number: BP-01 is 0, BP-78 is 77, ads and targets likewise."""
    assert CONTENT.plan_ids == [f"BP-{number:02}" for number in range(1, 79)]
    assert CONTENT.ad_ids == [f"AD-{number:02}" for number in range(1, 13)]
    assert CONTENT.target_ids == [f"TG-{number:02}" for number in range(1, 14)]


def test_market_costs() -> None:
    """The cheapest spaces cost 1 and 2; two tiles of the examples cost 2."""
    assert (CONTENT.costs[0], CONTENT.costs[9]) == (1, 2)
    assert CONTENT.costs.count(2) >= 2


def test_named_plans_are_as_in_the_book() -> None:
    stacks = {name: sorted((COLOURS[c], h) for c, h in BY_NAME[name].stacks) for name in ("Viceroy House", "City Hall")}
    assert stacks["Viceroy House"] == [("wood", 1)] * 3 + [("wood", 4)]
    assert stacks["City Hall"] == [("glass", 1), ("glass", 2), ("glass", 2), ("steel", 3), ("steel", 6)]
    assert (ability("Mayor's House").kind, ability("Mayor's House").value) == (tiles.WILD_TOKENS, [1, 2])
    for name, kind in (("Pritzker Zoo", "worker"), ("Biggie's Ballpark", "carpenter")):
        assert (ability(name).kind, KINDS[ability(name).source], KINDS[ability(name).into]) == (
            tiles.CONVERT, kind, "executive",
        )  # fmt: skip
    counts = {name: ability(name).counting for name in ("Tumble Park", "Botanical Gardens", "Gambrel Museum")}
    assert [None if one is None else one.count for one in counts.values()] == [
        tiles.OWN_TYPE, tiles.HARD_ARCHITECTS, tiles.EMPTY_ADJACENT,
    ]  # fmt: skip
    fairgrounds = BY_NAME["Fairgrounds"].variable
    assert fairgrounds is not None
    assert fairgrounds.distance == 3
    housing = BY_NAME["Maple Row Houses"]
    assert (housing.cubes, housing.points, TYPES[housing.type]) == ([3, 0, 0, 0], 1, "residential")


@pytest.mark.parametrize("plan", CONTENT.plans, ids=lambda plan: plan.id)
def test_plans_are_worth_their_cubes(plan: Plan) -> None:
    """Points, meeples and abilities are near the price in cubes, a little above it on Level 2."""
    price = sum(weight * count for weight, count in zip((1.0, 1.0, 1.05, 1.4), plan.cubes, strict=True))
    value: float = plan.points + plan.expected
    for reward in plan.rewards:
        value += max(CONTENT.meeple_values[kind] for kind in reward) + 0.2 * (len(reward) > 1)
    value += 0 if plan.ability is None else 1.0 if plan.level == 1 else 1.5
    assert abs(value - price - (0.3 if plan.level == 1 else 1.5)) <= 1.6


def test_carpenters_and_workers_are_never_the_only_reward() -> None:
    """With four players none is left, so they come only as one half of a two-coloured meeple."""
    assert all(len(reward) == 2 for plan in CONTENT.plans for reward in plan.rewards if min(reward) < 2)


def test_every_kind_and_type_is_used() -> None:
    """All nine kinds can be gained, all five types are on both levels, all abilities occur."""
    assert {kind for plan in CONTENT.plans for reward in plan.rewards for kind in reward} == set(range(9))
    for level in (1, 2):
        assert {plan.type for plan in CONTENT.plans if plan.level == level} == set(range(5))
    kinds = Counter(plan.ability.kind for plan in CONTENT.plans if plan.ability is not None)
    assert 33 <= sum(kinds.values()) <= 45
    assert len(kinds) == len(tiles.ABILITIES)


def test_boards() -> None:
    """Water has neither prime cost nor bonus; a bonus of 2 for residential exists; every side has open land."""
    for number in range(12):
        cells = range(number * 9, number * 9 + 9)
        assert any(CONTENT.prices[cell] == 0 for cell in cells)
    assert all(CONTENT.bonus_points[c] == 0 for c, price in enumerate(CONTENT.prices) if price == WATER)
    assert (1 << TYPES.index("residential"), 2) in zip(CONTENT.bonus_types, CONTENT.bonus_points, strict=True)


def test_every_clarified_ad_and_target_is_there() -> None:
    assert {f"RH-{n}" for n in (142, 143, 144, 145, 146, 147, 149, 150, 151, 152)} <= {ad.rule for ad in CONTENT.ads}
    assert {f"RH-{n}" for n in (155, 156, 157, 158, 159, 160)} <= {target.rule for target in CONTENT.targets}
    assert sum(ad.first_game for ad in CONTENT.ads) == 3


BAD = [
    ("components.toml", "hard = 15", "hard = 0", "components.toml, landing.hard: expected a whole number from 1"),
    ("components.toml", "level1 = [1, 1,", "level1 = [2, 1,", "components.toml, market.level1: expected 9 costs"),
    ("components.toml", 'id = "carpenter"', 'id = "joiner"', "components.toml, meeple: expected the kinds carpenter"),
    ("components.toml", "4 = { A = 3, B = 3 }", "4 = { A = 3, B = 2 }", "components.toml, sides.4.B: expected 6"),
    ("components.toml", "carpenter = 2,", "carpenter = 3,", "components.toml, start_meeples: expected no more than"),
    ("components.toml", "carpenter = 2,", "joiner = 2,", "components.toml, start_meeples: expected kinds of meeple"),
    ("components.toml", "lead = -999", "lead = 5", "components.toml, solo.ranks: expected rising leads"),
    ("plans_level1.toml", '"BP-02"', '"BP-01"', "plan \"BP-01\".id: expected an id of its own, found 'BP-01' again"),
    (
        "plans_level1.toml",
        '["wood", 4]]',
        '["wood", 99]]',
        'plans_level1.toml, plan "BP-01".stacks[3]: expected a colour',
    ),
    (
        "plans_level1.toml",
        '[["politician"]]',
        '[["pirate"]]',
        'plans_level1.toml, plan "BP-01".reward[0]: expected one or',
    ),
    ("plans_level2.toml", 'kind = "convert"', 'kind = "steal"', 'plans_level2.toml, plan "BP-50".ability.kind: '),
    ("boards.toml", 'id = "2A"', 'id = "7A"', "boards.toml, board: expected the sides 1A"),
    ("boards.toml", '{ ground = "water" }', '{ ground = "lava" }', 'board "1A".spaces[0][2].ground: expected one'),
    ("aims.toml", 'kind = "columns"', 'kind = "rows"', 'aims.toml, ad "AD-05".kind: expected one of'),
    ("aims.toml", 'own = "park"\n', "", 'aims.toml, ad "AD-02".own: is missing'),
    ("aims.toml", "first_game = true\n", "", "aims.toml, ad: expected 3 with first_game"),
]


@pytest.mark.parametrize(("file", "old", "new", "refusal"), BAD)
def test_bad_files_are_refused(file: str, old: str, new: str, refusal: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ludoteca.BadContent) as refused:
        ludoteca.game("rolling_heights", content=folder)
    assert refusal in str(refused.value)


def test_a_copied_folder_with_other_values_can_be_played(tmp_path: Path) -> None:
    """A person who has the printed values can enter them and play."""
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / "plans_level1.toml").read_text(encoding="utf-8")
    (folder / "plans_level1.toml").write_text(text.replace("points = 5", "points = 7", 1), encoding="utf-8")
    game = RollingHeights(folder)
    assert game.content.plans[0].points == 7
    assert game.content_hash != ludoteca.game("rolling_heights").content_hash
