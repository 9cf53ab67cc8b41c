"""Iditacards: utility cards."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-164", "IC-178")
def test_retired_cards_are_an_option() -> None:
    """There are seven more cards in the upgrade decks; Icy Glare chooses one other player who can be reached."""
    without, retired = (Table(retired_cards=retired).s.upgrades for retired in (False, True))
    assert sum(map(len, retired)) == sum(map(len, without)) + 7
    table = Table(4, retired_cards=True).give(0, position=10, hand="icy_glare move", deck="3*rest")
    table.give(1, immune=True).give(3, position=170).do("play icy-glare", "lose rest", "lose rest")
    assert [table.racer(seat).hypothermia for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.rule("IC-125", "IC-162")
def test_recover_and_leather_hide() -> None:
    """Up to three of choice, each to hand or deck; then every venison, which cannot be left."""
    table = Table().give(position=50, deck="move", waiting=[("leather_hide", 1)])
    table.give(discard="mush lunch raw_venison venison_steak")
    assert table.do("reveal", "move", "recover hand mush", "recover deck lunch", "done").pending == "RecoverVenison"
    assert not table.offers("done")
    table.do("recover hand raw-venison", "recover deck venison-steak")
    assert (table.names(0, "hand"), table.names(0, "deck")) == (["mush", "raw_venison"], ["lunch", "venison_steak"])
    assert table.names(0, "discard") == []


@pytest.mark.rule("IC-125")
def test_recover_stops_at_its_number() -> None:
    table = Table().give(position=50, hand="torch", discard="3*move").do("play torch", "hand move", "hand move")
    assert (table.pending, table.names(0, "discard")) == ("Turn", ["move"])


@pytest.mark.rule("IC-163")
def test_serenity_and_out_of_control() -> None:
    """Serenity destroys none or one; Out of Control moves, then takes five damage."""
    table = Table().give(position=50, hand="serenity mush lunch move", deck="2*rest")
    table.do("play serenity", "pay move", "lose rest")
    assert (table.pending, len(table.s.answers)) == ("DestroyFromHand", 3)
    assert table.do("nothing").names(0, "hand") == ["lunch", "mush"]
    wild = Table().give(position=50, hand="out_of_control", deck="2*rest").do("play out-of-control", "lose rest")
    assert (wild.at(), wild.names(0, "discard").count("damaged")) == (50 + 21 + 2, 5)


@pytest.mark.rule("IC-012", "IC-085")
def test_everybody_sees_what_is_recovered() -> None:
    table = Table(2, legs={3: "village"}).give(0, position=38, discard="mush").give(1, position=5)
    table.do("pass", "recover hand mush")
    assert {"place": 0, "card": "mush"} in table.s.view(1)["known"]


@pytest.mark.rule("IC-125", "IC-085")
def test_by_a_switch_cards_that_recover_draw_instead() -> None:
    """Torch and the village draw, and Leather Hide leaves the venison in the discard pile."""
    table = Table(legs={3: "village"}, recover="draw").give(position=36, hand="torch", deck="4*move", discard="mush")
    assert table.do("play torch").deal().pending == "Turn"
    assert (table.names(0, "hand"), table.names(0, "discard")) == (["move"] * 3, ["mush"])
    hide = Table(recover="draw").give(position=50, deck="4*move", waiting=[("leather_hide", 1)], discard="raw_venison")
    assert hide.do("reveal", "move").deal().names(0, "discard") == ["raw_venison"]
