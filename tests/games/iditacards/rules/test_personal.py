"""Iditacards: personal cards."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.games.iditacards.rules import personal


@pytest.mark.rule("IC-122")
def test_first_aid() -> None:
    """Look at three, destroy up to one; the others are discarded or shuffled back as one likes."""
    table = Table().give(position=50, hand="first_aid 2*move", deck="3*lunch mush dinner breakfast")
    table.do("play first-aid", "lose lunch", "lose lunch", "see mush", "see dinner", "see breakfast")
    assert (table.pending, len(table.s.answers)) == ("LookDestroy", 4)
    table.do("destroy mush", "discard dinner", "done")
    assert (table.names(0, "deck"), "dinner" in table.names(0, "discard")) == (["breakfast", "lunch"], True)
    assert "mush" in table.pile("destroyed")


@pytest.mark.rule("IC-012", "IC-122")
def test_looked_at_cards_are_seen_by_their_owner_only() -> None:
    table = Table(2).give(0, position=50, hand="band_aid", deck="mush lunch").do("play band-aid", "see mush")
    assert table.s.view(0)["players"][0]["own"]["looking"] == ["mush"]
    assert table.s.view(1)["players"][0]["own"] is None
    assert table.s.view(1)["players"][0]["looking"] == 1


@pytest.mark.rule("IC-123")
def test_a_short_deck_shows_what_it_has() -> None:
    """Bandage with two cards shows two, without chance; with none nothing happens."""
    table = Table().give(position=50, hand="bandage move", deck="mush lunch").do("play bandage")
    assert (table.pending, len(table.s.answers)) == ("LookDestroy", 3)
    assert Table().give(position=50, hand="bandage move").do("play bandage").pending == "Turn"


@pytest.mark.rule("IC-142", "IC-155")
def test_meditate() -> None:
    """The whole deck is seen, any set discarded, nothing destroyed; with Puppy one may be destroyed."""
    table = Table().give(position=50, hand="meditate move", deck="2*lunch 2*mush 3*rest 3*move dinner")
    table.do("play meditate", "lose dinner", "discard mush", "discard mush", "discard rest", "done")
    assert table.names(0, "deck") == ["lunch", "lunch", "move", "move", "move", "rest", "rest"]
    puppy = Table().give(position=50, hand="meditate move", deck="2*lunch mush", team="puppy")
    assert puppy.do("play meditate", "lose lunch", "destroy mush").pending == "LookDiscard"


@pytest.mark.rule("IC-155")
def test_puppy_looks_at_one_more_and_destroys_one_more() -> None:
    table = Table().give(position=50, hand="band_aid", deck="mush lunch rest", team="puppy")
    assert table.do("play band-aid", "see mush", "see lunch", "destroy mush", "destroy lunch").pending == "Turn"


@pytest.mark.rule("IC-132", "IC-177")
def test_damaged_that_is_looked_at_can_be_destroyed() -> None:
    table = Table().give(position=50, deck="2*damaged 2*rest")
    personal.look(table.s, 0, table.number("first_aid"), 3, 1)
    table.s.run()
    assert (table.pending, table.odds) == ("LookCard", {"damaged": 2, "rest": 2})
    table.do("see damaged", "see damaged").deal().do("destroy damaged")
    assert "damaged" in table.pile("destroyed")


@pytest.mark.rule("IC-130")
def test_discarding_damaged_after_a_look() -> None:
    """All is sorted first; then the rest of the card is skipped and the stack fails. Destroying or keeping is safe."""
    table = Table().give(position=50, hand="move", deck="caffeine damaged 2*lunch 3*rest", waiting=[("mush", 1)])
    table.do("reveal", "caffeine", "lose rest", "lose rest", "see damaged", "see lunch", "done")
    table.do("discard damaged", "discard lunch")
    assert (table.pending, table.at(), table.names(0, "played")) == ("Turn", 52, ["caffeine", "mush"])
    for answer in ("destroy damaged", "done"):
        safe = Table().give(position=50, hand="caffeine", deck="damaged 4*rest")
        safe.do("play caffeine", "lose rest", "lose rest", "see damaged", "see rest", answer, "done")
        assert safe.pending == "DrawCard"
