"""Iditacards: legs."""

import pytest
from tests.games.iditacards.table import Table, real_game

from ludoteca.engine import NONE

ENTRY = {
    "town": (0, 0), "hills": (1, 2), "blizzard": (3, 3), "frozen_lake": (1, 0), "rope_bridge": (1, 2),
    "mountain": (2, 2), "wasteland": (0, 1), "forest": (0, 0), "cliff_face": (2, 0), "village": (0, 5),
    "mountainside": (2, 0), "avalanche": (2, 0),
}  # fmt: skip


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
        "mountainside": "base_move", "avalanche": "base_move",
    }  # fmt: skip
    number = {"blizzard": -1, "mountainside": 5, "avalanche": 0}.get(terrain, 1)
    for side in sides:
        names = {*expected.values()} - {expected[terrain]}
        assert {(name, getattr(side, name)) for name in names} == {(n, NONE if n == "base_move" else 0) for n in names}
        assert getattr(side, expected[terrain]) == number


@pytest.mark.rule("IC-074", "IC-075", "IC-077", "IC-078", "IC-149")
def test_entering_the_mountain() -> None:
    """Meters rise to 2/2 and never go down; walking in again changes nothing unless a meter is lower by then."""
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
    assert table.give(position=35, team="bear big_dog bear").do("pass").at() == 35 + 1 + 9 + 3
    assert (table.racer().hypothermia, table.racer().starvation) == (3, 3)


@pytest.mark.rule("IC-078", "IC-031")
@pytest.mark.parametrize(("backwards", "hypothermia"), [(False, 0), (True, 3)])
def test_pushed_back_into_a_leg(backwards: bool, hypothermia: int) -> None:
    """No counters, unless by the switch; the lasting effect applies at once."""
    table = Table(2, legs={3: "blizzard", 4: "town"}, leg_entry_backwards=backwards)
    table.give(0, position=45, team="wheel_dog bear bear").give(1, position=46, team="bear")
    table.give(0, hypothermia=3, starvation=3).do("pass")
    assert (table.at(1), table.racer(1).hypothermia) == (45, hypothermia)
    assert table.speed(1) == 3 - 1 - (4 if backwards else 0)


@pytest.mark.rule("IC-079")
def test_immunity_does_not_cover_legs() -> None:
    table = Table(legs={2: "forest", 3: "mountain"}).give(position=35, immune=True, team="bear").do("pass")
    assert table.racer().hypothermia == 2


@pytest.mark.rule("IC-085", "IC-181")
def test_recovery_is_optional_and_judged_after_the_move() -> None:
    """Leaving the village with the automatic move gives nothing; staying does."""
    assert Table(legs={3: "village"}).give(position=44, discard="mush").do("pass").pending == "Turn"
    stays = Table(legs={3: "village"}).give(position=38, discard="mush").do("pass")
    assert stays.pending == "Recover"
    assert stays.do("done").names(0, "discard") == ["mush"]


@pytest.mark.rule("IC-031", "IC-133")
def test_a_push_is_no_move() -> None:
    """No Malamute, nobody passed, also when frozen or immune."""
    table = Table(3).give(0, position=10, team="wheel_dog").give(2, position=40)
    table.give(1, position=12, team="malamute", deck="move", hypothermia=7, immune=True)
    table.do("pass")
    assert (table.at(0), table.at(1), table.pending, table.player) == (12, 11, "Turn", 1)
    assert (table.names(0, "discard"), table.names(1, "discard")) == (["damaged"], [])


@pytest.mark.rule("IC-071")
@pytest.mark.parametrize(("terrain", "starvation"), [("wasteland", 1), ("hills", 0)])
def test_a_morning_in_the_wasteland_starves(terrain: str, starvation: int) -> None:
    table = Table(legs={2: terrain}).give(position=20, hypothermia=7).do("new day", "snow").deal()
    assert table.racer().starvation == starvation
