"""Iditacards at a table: several answers in one click."""

from tests.games.iditacards.table import Table

from ludoteca import say
from ludoteca.table.one_click import bundles


def test_the_card_that_stays_can_be_named_instead_of_those_that_go() -> None:
    table = Table().give(position=10, hand="dinner move 2*mush", deck="9*rest").do("play dinner")
    s = table.s
    found = {say(bundled.message(s.game.prefix)): bundled for bundled in bundles(s)}
    assert [*found] == ["Keep Move, pay with all the others", "Keep Mush, pay with all the others"]
    for _, answer in found["Keep Mush, pay with all the others"].replies:
        s.choose(answer)
    assert table.names(0, "hand") == ["mush"]
