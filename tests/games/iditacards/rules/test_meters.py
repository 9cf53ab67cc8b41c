"""Iditacards: hypothermia and starvation."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-082")
def test_nobody_starves_on_the_lake() -> None:
    """Neither by rain nor by a card; points that are there stay."""
    table = Table(2, legs={4: "frozen_lake"}).give(0, position=50, starvation=2)
    table.give(1, position=60, hand="tip_sled 2*move", deck="2*lunch").do("new day", "sit out", "rain").deal()
    assert table.racer(0).starvation == 2
    assert table.do("play tip-sled").deal().racer(0).starvation == 2


@pytest.mark.rule("IC-034", "IC-099", "IC-100", "IC-103")
@pytest.mark.parametrize("meter", ["hypothermia", "starvation"])
def test_at_seven_nothing_moves(meter: str) -> None:
    """No automatic move and no card move at 7; what else the card does still happens."""
    table = Table().give(position=50, team="wheel_dog bear", hand="slow_and_steady 6*move", deck="2*rest")
    table.give(**{meter: 7})
    assert table.do("pass").at() == 50
    table.do("play slow-and-steady")
    while table.pending == "PayEnergy":
        table.do("move")
    assert (table.deal().at(), getattr(table.racer(), meter)) == (50, 7)


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
    table = Table(legs={2: "hills", 3: "village"}, leg_entry="by")
    table.give(position=34, starvation=5, team="bear bear bear big_dog").do("pass")
    assert (table.racer().starvation, table.at()) == (7, 34 + 1 + 12 + 4 - 3)
    assert table.do("done" if table.pending == "Recover" else "pass").at() == 48
