"""Iditacards: speed, weather and the meters, against an independent formula."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.iditacards.table import Table, real_game

from ludoteca.engine import Rng
from ludoteca.games.iditacards.content import DATA
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.state import Race

CARDS = {card["id"]: card for card in tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]}
WEATHERS = ["snow", "sun", "wind", "cloud", "storm", "rain"]
BLOWS = {"sun": 1, "wind": 5, "rain": 3}
DOGS = [name for name, card in CARDS.items() if card["type"] == "dog" and not card.get("retired")]
HELD = [name for name, card in CARDS.items() if card["type"] == "attachment"]


def passive(card: str, op: str) -> list[dict[str, Any]]:
    """The lasting effects of one kind that a card has."""
    return [entry for entry in CARDS[card].get("passive", []) if entry["op"] == op]


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


@st.composite
def teams(draw: st.DrawFn) -> str:
    """Any legal team."""
    words = []
    for dog in draw(st.lists(st.sampled_from(DOGS), max_size=5, unique=True)):
        slots = ([entry["n"] for entry in passive(dog, "slots")] or [1])[0]
        held = draw(st.lists(st.sampled_from(HELD), max_size=slots))
        words.append("+".join([dog, *held]))
    if sum(2 if word.startswith("big_dog") else 1 for word in words) > 6:
        words.pop()
    counts = [card for word in words for card in word.split("+")[1:]]
    return "" if any(counts.count(card) > 1 for card in counts) else " ".join(words)


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


@pytest.mark.rule("IC-066", "IC-083", "IC-094")
@settings(max_examples=100, deadline=None)
@given(
    team=teams(), position=st.sampled_from([0, 3, 10, 40, 60, 100, 120, 140, 158, 165]),
    weather=st.sampled_from(WEATHERS), immune=st.booleans(), legs=st.lists(st.integers(0, 7), min_size=4, max_size=4),
)  # fmt: skip
def test_the_new_hand_is_the_formula(team: str, position: int, weather: str, immune: bool, legs: list[int]) -> None:
    """Six plus all changes; in storm or on the mountain without the increases."""
    table = Table(legs={}).weather(weather).give(team=team, position=position, immune=immune)
    table.s.legs = [real_game().content.legs.of_type[kind][at] for kind, at in enumerate(legs)]
    changes = [entry["n"] for card in team.replace("+", " ").split() for entry in passive(card, "hand_size")]
    terrain = table.s.leg_at(position).terrain
    storm = weather == "storm" and 1 <= position <= 160 and not immune and terrain != "town"
    if storm or terrain == "mountain":
        changes = [change for change in changes if change < 0]
    assert hand_size(table.s, 0) == max(0, 6 + sum(changes))


@pytest.mark.rule("IC-087", "IC-093", "IC-146")
def test_worked_speeds() -> None:
    """Cloud strikes bonuses only; Engineer Dog doubles last and only what is positive."""
    cloud = Table().give(position=50, team="wheel_dog lazy_dog", hypothermia=1, deck="move", waiting=[("mush", 1)])
    assert cloud.weather("cloud").speed() == -2
    cloud.do("reveal", "move")
    assert cloud.at() == 50 + 0 + 8 + 0
    engineer = Table().give(position=50, team="engineer_dog wheel_dog husky", hypothermia=1)
    assert engineer.speed() == 2
    assert engineer.give(hypothermia=5).speed() == -1


@pytest.mark.rule("IC-147")
def test_chihuahua_counts_other_dog_cards() -> None:
    """Big Dog is one card."""
    assert Table().give(position=50, team="chihuahua big_dog russian_bear_dog").speed() == 2 + 3


@pytest.mark.rule("IC-088", "IC-089", "IC-092", "IC-095", "IC-096")
@pytest.mark.parametrize(("face", "meter"), [("wind", "hypothermia"), ("rain", "starvation")])
def test_instant_weather(face: str, meter: str) -> None:
    """One point for everybody on the board and not immune, also for who sits out; again with the same face again."""
    table = Table(4).give(0, position=50).give(1, position=60).give(2, immune=True, position=70)
    table.do("new day", "sit out", "sit out", "sit out", face).deal()
    assert [getattr(table.racer(seat), meter) for seat in range(4)] == [1, 1, 0, 0]
    table.do("new day", "sit out", "sit out", "sit out", face).deal()
    assert [getattr(table.racer(seat), meter) for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.rule("IC-088", "IC-089")
def test_lasting_weather_applies_to_whoever_enters_later() -> None:
    """From Start the first move has no wind; on the board it has, without the counter."""
    table = Table(2).give(1, position=90).weather("wind").do("pass")
    assert (table.at(0), table.speed(0), table.racer(0).hypothermia) == (2, 6, 0)
    table.do("pass", "pass")
    assert table.at(0) == 2 + 7


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


@pytest.mark.rule("IC-094")
def test_storm_strikes_only_increases() -> None:
    """Good Dog and Problem Dog: five cards in storm, six otherwise."""
    for face, cards in (("storm", 5), ("sun", 6)):
        table = Table().give(position=50, team="good_dog problem_dog", deck="9*move").do("new day", face).deal()
        assert len(table.names(0, "hand")) == cards


@pytest.mark.rule("IC-096")
def test_the_opening_roll_hits_nobody() -> None:
    """Everybody is on Start: no counters whatever falls."""
    for seed in range(12):
        s = real_game().new(3)
        s.deal(Rng(seed))
        assert [(racer.hypothermia, racer.starvation) for racer in s.players] == [(0, 0)] * 3


@pytest.mark.rule("IC-097", "IC-102")
def test_meter_tables() -> None:
    """Odd points cost speed, even points raise the cost."""
    table = Table().give(position=50, team="")
    for meter in ("hypothermia", "starvation"):
        speeds = [table.give(**{meter: points}).speed() for points in range(8)]
        table.give(**{meter: 0})
        assert speeds == [0, -1, -1, -2, -2, -3, -3, -4]


@pytest.mark.rule("IC-098", "IC-104")
def test_helping_cards_do_not_go_below_nought() -> None:
    """Food at starvation 0 and personal at hypothermia 0 change nothing."""
    table = Table().give(position=50, hand="waffle band_aid", deck="6*move").do("play waffle").deal()
    table.do("play band-aid").deal()
    assert (table.racer().starvation, table.racer().hypothermia) == (0, 0)


@pytest.mark.rule("IC-099", "IC-100", "IC-103")
def test_travel_light_at_seven() -> None:
    """It pays three more energy, moves nothing, hypothermia stays 7, starvation rises."""
    table = Table().give(position=50, hand="travel_light 4*move", deck="3*rest", hypothermia=7)
    table.do("play travel-light", "lose rest")
    assert (table.at(), table.racer().hypothermia, table.racer().starvation) == (50, 7, 1)
    assert table.names(0, "discard") == ["move"] * 4 + ["rest"]


@pytest.mark.rule("IC-103", "IC-104", "IC-034")
def test_lunch_at_seven_lets_one_move_again() -> None:
    """The payment fails, but starvation is 6 and the automatic move is possible: 1 + 6 - 3."""
    table = Table().give(position=50, hand="lunch", starvation=7, team="bear bear").do("play lunch")
    assert (table.racer().starvation, table.at()) == (6, 54)


@pytest.mark.rule("IC-100", "IC-101")
def test_seven_reached_on_the_way_does_not_stop_the_move_nor_send_back() -> None:
    """Entering the village with a switched board: 7, but the move is finished; nobody is sent back."""
    table = Table(legs={2: "hills", 3: "village"}, leg_entry="by").give(
        position=34, starvation=5, team="bear bear bear big_dog"
    )
    table.do("pass")
    assert table.racer().starvation == 7
    assert table.at() == 34 + 1 + 12 + 4 - 3
    assert table.do("done" if table.pending == "Recover" else "pass").at() == 48
