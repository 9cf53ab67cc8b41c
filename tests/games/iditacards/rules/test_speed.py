"""Iditacards: speed, against an independent formula."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.iditacards.table import Table, real_game
from tests.games.iditacards.teams import WEATHERS, passive, teams

from ludoteca.games.iditacards.state import Race

BLOWS = {"sun": 1, "wind": 5, "rain": 3}


def formula(s: Race, seat: int) -> int:
    """Speed by the ledger, from the component files and nothing else. IC-087"""
    racer, ids = s.players[seat], s.content.ids
    team = [ids[dog] for dog in racer.team]
    mine = team + [ids[card] for held in racer.attached for card in held]
    parts: list[int] = [entry["n"] for card in mine for entry in passive(card, "speed")]
    parts += [entry["n"] * (len(team) - 1) for card in mine for entry in passive(card, "speed_other_dogs")]
    on_board = 1 <= racer.position <= 160
    terrain = s.leg_at(racer.position).terrain if on_board else ""
    parts += [{"hills": 1, "blizzard": -1}.get(terrain, 0)] * len(team)
    weather = WEATHERS[s.weather] if on_board and not racer.immune and terrain != "town" else ""
    parts.append(BLOWS.get(weather, 0))
    bonuses = sum(part for part in parts if part > 0)
    penalties = -sum(part for part in parts if part < 0)
    penalties += (racer.hypothermia + 1) // 2 + (racer.starvation + 1) // 2
    if weather == "cloud" or terrain == "cliff_face":
        bonuses = 0
    total = bonuses - penalties
    return total * 2 if "engineer_dog" in team and total > 0 else total


@pytest.mark.rule("IC-084", "IC-106")
@pytest.mark.parametrize(("terrain", "change"), [("hills", 1), ("blizzard", -1)])
def test_dogs_count_once_each_for_the_leg(terrain: str, change: int) -> None:
    """Big Dog counts once here: three dogs, plus or minus three."""
    table = Table(legs={3: terrain}).give(position=40, team="wheel_dog big_dog russian_bear_dog")
    assert table.speed() == 4 + 3 * change


@pytest.mark.rule("IC-004")
def test_speed_is_computed_from_the_table() -> None:
    """There is no stored speed: changing the team changes it at once."""
    table = Table().give(position=10)
    assert table.speed() == 1
    assert table.give(team="wheel_dog bear").speed() == 4


@pytest.mark.rule("IC-086", "IC-087", "IC-084", "IC-091", "IC-093", "IC-146", "IC-147", "IC-097", "IC-102", "IC-133")
@settings(max_examples=150, deadline=None)
@given(
    team=teams(), position=st.sampled_from([0, 3, 10, 40, 60, 100, 120, 140, 158, 165]),
    weather=st.sampled_from(WEATHERS), hypothermia=st.integers(0, 7), starvation=st.integers(0, 7),
    immune=st.booleans(), legs=st.lists(st.integers(0, 7), min_size=4, max_size=4),
)  # fmt: skip
def test_speed_is_the_formula(
    team: str, position: int, weather: str, hypothermia: int, starvation: int, immune: bool, legs: list[int]
) -> None:
    """Any team, place, weather, meters and legs: speed is what the ledger's formula gives."""
    table = Table(legs={}).weather(weather)
    table.give(team=team, position=position, hypothermia=hypothermia, starvation=starvation, immune=immune)
    table.s.legs = [real_game().content.legs.of_type[kind][at] for kind, at in enumerate(legs)]
    assert table.speed() == formula(table.s, 0)


@pytest.mark.rule("IC-087", "IC-093", "IC-146")
def test_worked_speeds() -> None:
    """Cloud strikes bonuses only; Engineer Dog doubles last and only what is positive."""
    cloud = Table().give(position=50, team="wheel_dog lazy_dog", hypothermia=1, deck="move", waiting=[("mush", 1)])
    assert cloud.weather("cloud").speed() == -2
    assert cloud.do("reveal", "move").at() == 50 + 0 + 8 + 0
    engineer = Table().give(position=50, team="engineer_dog wheel_dog husky", hypothermia=1)
    assert engineer.speed() == 2
    assert engineer.give(hypothermia=5).speed() == -1


@pytest.mark.rule("IC-147")
def test_chihuahua_counts_other_dog_cards() -> None:
    """Big Dog is one card."""
    assert Table().give(position=50, team="chihuahua big_dog russian_bear_dog").speed() == 2 + 3


@pytest.mark.rule("IC-088", "IC-089", "IC-171")
@pytest.mark.parametrize(("position", "gain"), [(0, 0), (50, 1), (170, 0)])
def test_weather_touches_only_those_on_the_board(position: int, gain: int) -> None:
    """Not on Start, and not beyond the line; a player who comes onto the board later gets the speed."""
    table = Table(2).give(0, position=position).give(1, position=20)
    calm = table.weather("snow").speed()
    assert table.weather("sun").speed() == calm + gain
