"""Iditacards: weather."""

import pytest
from tests.games.iditacards.table import Table
from tests.games.iditacards.teams import WEATHERS


@pytest.mark.rule("IC-088", "IC-089", "IC-092", "IC-095", "IC-096")
@pytest.mark.parametrize(("face", "meter"), [("wind", "hypothermia"), ("rain", "starvation")])
def test_instant_weather(face: str, meter: str) -> None:
    """One point for all on the board who are not immune, those who sit out too; again if the same face comes again."""
    table = Table(4).give(0, position=50).give(1, position=60).give(2, immune=True, position=70)
    table.do("new day", "sit out", "sit out", "sit out", face).deal()
    assert [getattr(table.racer(seat), meter) for seat in range(4)] == [1, 1, 0, 0]
    table.do("new day", "sit out", "sit out", "sit out", face).deal()
    assert [getattr(table.racer(seat), meter) for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.rule("IC-090")
def test_snow_destroys_the_supply() -> None:
    """All four cards, immune players or not."""
    table = Table().give(position=50, immune=True).supply("push haste rush mush")
    before = len(table.s.destroyed)
    table.do("new day", "snow")
    assert (table.s.supply, len(table.s.destroyed)) == ([], before + 4)


@pytest.mark.rule("IC-091", "IC-092", "IC-095")
def test_speeds_of_the_faces() -> None:
    """Sun 1, wind 5, rain 3, the others nothing."""
    table = Table().give(position=50, team="")
    assert [table.weather(face).speed() for face in WEATHERS] == [0, 1, 5, 0, 0, 3]


@pytest.mark.rule("IC-067", "IC-093")
def test_the_caller_rolls_when_all_have_decided() -> None:
    table = Table(2).give(0, position=50, team="bear").give(1, position=60, team="bear").do("new day")
    assert table.pending == "JoinNewDay"
    assert table.do("sit out").pending == "WeatherDie"
    table.do("cloud").deal()
    assert table.speed(1) == 0
