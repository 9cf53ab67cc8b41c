"""Iditacards at a table: several answers in one click, and what must fail."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca import say
from ludoteca.table.one_click import bundles, failure


@pytest.mark.rule("IC-040")
def test_the_card_that_stays_can_be_named_instead_of_those_that_go() -> None:
    table = Table().give(position=10, hand="dinner move 2*mush", deck="9*rest").do("play dinner")
    s = table.s
    found = {say(bundled.message(s.game.prefix)): bundled for bundled in bundles(s)}
    assert [*found] == ["Keep Move, pay with all the others", "Keep Mush, pay with all the others"]
    for _, answer in found["Keep Mush, pay with all the others"].replies:
        s.choose(answer)
    assert table.names(0, "hand") == ["mush"]


@pytest.mark.rule("IC-040", "IC-042", "IC-049", "IC-057", "IC-081", "IC-131")
def test_a_card_that_must_fail_says_why() -> None:
    def why(table: Table, card: str) -> str:
        answer = table.game.answer(table.s, "play", card=card)
        found = failure(table.s, answer)
        return "" if found is None else say(found)

    table = Table().give(position=10, hand="first_aid move damaged", deck="5*rest")
    assert why(table, "first_aid") == "1 energy short"
    assert why(table, "move") == ""
    assert why(Table().give(position=10, hand="breakfast", deck="2*rest"), "breakfast") == "1 health short"
    bridge = Table(legs={3: "rope_bridge"}).give(position=40, hand="husky 2*move", deck="rest lunch")
    assert why(bridge, "husky") == "No risk can be paid on this leg"
    waiting = Table().give(position=10, waiting=[("husky", 1)])
    reveal = failure(waiting.s, waiting.game.answer(waiting.s, "reveal"))
    assert reveal is not None
    assert say(reveal) == "Your deck is empty"
