"""Iditacards: legs."""

import pytest
from tests.games.iditacards.table import Table, real_game

from ludoteca.games.iditacards.board import NO_LEG

ENTRY = {
    "town": (0, 0), "hills": (1, 2), "blizzard": (3, 3), "frozen_lake": (1, 0), "rope_bridge": (1, 2),
    "mountain": (2, 2), "wasteland": (0, 1), "forest": (0, 0), "cliff_face": (2, 0), "village": (0, 5),
}  # fmt: skip


@pytest.mark.rule("IC-072", "IC-073")
def test_left_side_first_half_right_side_second_half() -> None:
    """Type k rules the k-th leg of each half; the eight legs have the borders of the ledger; nothing rules Start."""
    table = Table(legs={})
    borders = [(1, 5), (6, 35), (36, 45), (46, 80), (81, 115), (116, 135), (136, 155), (156, 160)]
    legs = table.game.content.legs
    for number, (first, last) in enumerate(borders):
        card = table.s.legs[number % 4]
        for square in (first, last):
            assert table.s.leg_at(square) is legs.sides[2 * card + number // 4]
    assert table.s.leg_at(0) is table.s.leg_at(161) is NO_LEG


@pytest.mark.rule("IC-073")
@pytest.mark.parametrize("layout", ["standard", "solo2018", "even"])
def test_every_layout_covers_the_board(layout: str) -> None:
    """Eight legs from square 1 to 160, five checkpoints, all by option."""
    table = Table(layout=layout)
    assert [table.s.layout.leg[square] for square in (1, 160)] == [0, 7]
    assert sorted(set(table.s.layout.leg[1:])) == list(range(8))
    assert len(table.s.layout.checkpoints) == 5


@pytest.mark.rule("IC-074", "IC-080")
@pytest.mark.parametrize("terrain", sorted(ENTRY))
def test_every_terrain_has_its_numbers_and_one_effect(terrain: str) -> None:
    """Entering raises both meters to the terrain's numbers; town on leg 1 is entered from Start."""
    sides = [side for side in real_game().content.legs.sides if side.terrain == terrain]
    assert sides
    assert {(side.hypothermia, side.starvation) for side in sides} == {ENTRY[terrain]}
    expected = {
        "town": "immune", "hills": "dog_speed", "blizzard": "dog_speed", "frozen_lake": "cannot_starve",
        "rope_bridge": "risks_fail", "mountain": "no_extra_cards", "wasteland": "day_starve", "forest": "day_kill",
        "cliff_face": "no_speed_bonus", "village": "turn_recover",
    }  # fmt: skip
    for side in sides:
        names = [*set(expected.values()) - {expected[terrain]}]
        assert [getattr(side, name) for name in names] == [0] * len(names)
        assert getattr(side, expected[terrain]) == (-1 if terrain == "blizzard" else 1)


@pytest.mark.rule("IC-074", "IC-075", "IC-077", "IC-078", "IC-149")
def test_entering_the_mountain() -> None:
    """Meters rise to 2/2, never fall; walking in again changes nothing unless a meter has fallen."""
    table = Table(legs={2: "forest", 3: "mountain"}).give(position=35, hypothermia=3, team="")
    table.give(team="bear bear bear").do("pass")
    assert (table.racer().hypothermia, table.racer().starvation) == (3, 2)
    table.give(position=35).do("pass")
    assert (table.racer().hypothermia, table.racer().starvation) == (3, 2)
    table.give(position=35, starvation=1).do("pass")
    assert table.racer().starvation == 2


@pytest.mark.rule("IC-149")
def test_lead_dog_lowers_entry_numbers() -> None:
    """1/1 instead of 2/2, and not below 0."""
    table = Table(legs={2: "forest", 3: "mountain"}).give(position=35, team="bear bear lead_dog").do("pass")
    assert (table.racer().hypothermia, table.racer().starvation) == (1, 1)
    table = Table(legs={2: "forest", 3: "town"}).give(position=35, team="bear lead_dog").do("pass")
    assert (table.racer().hypothermia, table.racer().starvation) == (0, 0)


@pytest.mark.rule("IC-075", "IC-149")
def test_switch_by_adds_the_numbers() -> None:
    """Hypothermia 3 becomes 5, with a Lead Dog 4; never above 7."""
    for team, meters in (("bear bear bear", (5, 2)), ("bear bear bear lead_dog", (4, 1))):
        table = Table(legs={2: "forest", 3: "mountain"}, leg_entry="by")
        table.give(position=35, hypothermia=3, team=team).do("pass")
        assert (table.racer().hypothermia, table.racer().starvation) == meters
    full = Table(legs={2: "forest", 3: "mountain"}, leg_entry="by")
    full.give(position=35, hypothermia=6, team="bear bear bear").do("pass")
    assert full.racer().hypothermia == 7


@pytest.mark.rule("IC-076")
def test_crossing_a_whole_leg_enters_it() -> None:
    """From 35 over blizzard (36 to 45) onto leg 4: the highest number met decides."""
    table = Table(legs={2: "hills", 3: "blizzard"}).leg(4, "frozen_lake")
    table.give(position=35, team="bear big_dog bear").do("pass")
    assert table.at() == 35 + 1 + 9 + 3
    assert (table.racer().hypothermia, table.racer().starvation) == (3, 3)


@pytest.mark.rule("IC-078", "IC-031")
@pytest.mark.parametrize(("backwards", "hypothermia"), [(False, 0), (True, 3)])
def test_pushed_back_into_a_leg(backwards: bool, hypothermia: int) -> None:
    """No counters, unless by the switch; the lasting effect applies at once."""
    table = Table(2, legs={3: "blizzard", 4: "town"}, leg_entry_backwards=backwards)
    table.give(0, position=45, team="wheel_dog bear bear").give(1, position=46, team="bear")
    table.give(0, hypothermia=3, starvation=3).do("pass")
    assert (table.at(1), table.racer(1).hypothermia) == (45, hypothermia)
    penalty = 4 if backwards else 0
    assert table.speed(1) == 3 - 1 - penalty


@pytest.mark.rule("IC-079")
def test_immunity_does_not_cover_legs() -> None:
    """An immune player gets the counters of the leg entered."""
    table = Table(legs={2: "forest", 3: "mountain"}).give(position=35, immune=True, team="bear").do("pass")
    assert table.racer().hypothermia == 2


@pytest.mark.rule("IC-081")
def test_risks_always_fail_here() -> None:
    """A card with risk pays energy and health, then fails; a waiting stack fails without turning a card."""
    table = Table(legs={3: "rope_bridge"}).give(position=40, hand="husky 2*move", deck="rest lunch")
    table.do("play husky").deal()
    assert table.names(0, "played") == ["husky"]
    assert len(table.names(0, "discard")) == 4
    stack = Table(legs={3: "rope_bridge"}).give(position=40, deck="move", waiting=[("husky", 1)])
    stack.do("reveal")
    assert (stack.names(0, "deck"), stack.names(0, "played")) == (["move"], ["husky"])
    elsewhere = Table(legs={3: "rope_bridge"}).give(position=46, deck="move", waiting=[("husky", 1)])
    assert elsewhere.do("reveal", "move").team() == "wheel_dog husky"


@pytest.mark.rule("IC-082")
def test_nobody_starves_on_the_lake() -> None:
    """Neither by rain nor by a card; points that are there stay."""
    table = (
        Table(2, legs={4: "frozen_lake"})
        .give(0, position=50, starvation=2)
        .give(1, position=60, hand="tip_sled 2*move")
    )
    table.give(1, deck="2*lunch").do("new day", "sit out", "rain").deal()
    assert table.racer(0).starvation == 2
    table.do("play tip-sled").deal()
    assert table.racer(0).starvation == 2


@pytest.mark.rule("IC-083")
def test_no_extra_cards_on_the_mountain() -> None:
    """Good Dog adds nothing there, Problem Dog still takes one."""
    table = Table(legs={4: "mountain"}).give(position=50, team="good_dog problem_dog", deck="4*move 2*lunch 2*mush")
    table.do("new day", "snow").deal()
    assert len(table.names(0, "hand")) == 5


@pytest.mark.rule("IC-084", "IC-106")
@pytest.mark.parametrize(("terrain", "change"), [("hills", 1), ("blizzard", -1)])
def test_dogs_count_once_each_for_the_leg(terrain: str, change: int) -> None:
    """Big Dog counts once here: three dogs, plus or minus three."""
    table = Table(legs={3: terrain}).give(position=40, team="wheel_dog big_dog russian_bear_dog")
    assert table.speed() == 4 + 3 * change


@pytest.mark.rule("IC-085")
def test_recovery_is_optional_and_judged_after_the_move() -> None:
    """Leaving the village with the automatic move gives nothing; staying does."""
    table = Table(legs={3: "village"}).give(position=44, discard="mush").do("pass")
    assert table.pending == "Turn"
    stays = Table(legs={3: "village"}).give(position=38, discard="mush").do("pass")
    assert stays.pending == "Recover"
    assert stays.do("done").names(0, "discard") == ["mush"]


@pytest.mark.rule("IC-150", "IC-149", "IC-082", "IC-178")
def test_hydrogen_sulfide_and_ice_box() -> None:
    """Others rise to the printed number of their leg, Lead Dog or not; nobody on Start or on the lake."""
    table = Table(4, legs={3: "blizzard", 2: "frozen_lake"}).give(
        0, position=60, hand="hydrogen_sulfide ice_box 6*move"
    )
    table.give(0, deck="8*lunch").give(1, position=40, team="lead_dog", hypothermia=1).give(
        2, position=20, starvation=1
    )
    table.do("play hydrogen-sulfide", "pay move", "pay move").deal()
    assert [table.racer(seat).starvation for seat in range(4)] == [0, 3, 1, 0]
    table.do("pass", "pass", "pass").give(1, position=40).give(2, position=20, hypothermia=0)
    table.do("play ice-box").deal()
    assert [table.racer(seat).hypothermia for seat in range(4)] == [0, 3, 1, 0]
