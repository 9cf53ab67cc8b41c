"""Iditacards: attachments."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-113")
def test_slots() -> None:
    """One each, two for Lazy Dog, none for Greyhound and Engineer Dog."""
    table = Table().give(
        position=50, hand="a_hat 2*move", deck="2*rest", team="wheel_dog lazy_dog+tiara greyhound engineer_dog"
    )
    assert table.do("play a-hat", "lose rest", "lose rest").pending == "Attach"
    assert sum("attach" in words.split() for words in table.said().values()) == 2
    assert table.do("attach lazy-dog").team() == "wheel_dog lazy_dog+a_hat+tiara greyhound engineer_dog"


@pytest.mark.rule("IC-114", "IC-115")
def test_attachments_need_a_dog_of_their_player_that_can_hold_them() -> None:
    """After its costs are paid it is discarded otherwise, and still counts as risk paid."""
    for team in ("", "greyhound"):
        table = Table(2).give(0, position=50, hand="a_hat 2*move", deck="2*rest", team=team).give(1, position=60)
        table.do("play a-hat", "lose rest", "lose rest")
        assert table.names(0, "discard") == ["a_hat", "move", "move", "rest", "rest"]
    risky = Table().give(position=50, team="", hand="2*move", deck="a_hat 2*rest", waiting=[("mush", 1)])
    assert risky.do("reveal", "a-hat", "lose rest", "lose rest").at() == 50 + 10 + 1


@pytest.mark.rule("IC-022", "IC-116")
def test_placing_replacing_declining() -> None:
    """All three are offered; what is replaced or declined is discarded."""
    results = {
        "attach husky": "wheel_dog+tiara husky+a_hat",
        "replace tiara": "wheel_dog+a_hat husky",
        "decline": "wheel_dog+tiara husky",
    }
    for answer, team in results.items():
        table = Table().give(position=50, hand="a_hat 2*move", deck="2*rest", team="wheel_dog+tiara husky")
        table.do("play a-hat", "lose rest", "lose rest")
        assert len(table.s.answers) == 3
        assert table.do(answer).team() == team
    assert "a_hat" in table.names(0, "discard")


@pytest.mark.rule("IC-117", "IC-108")
def test_attachments_of_a_dead_dog_are_discarded() -> None:
    table = Table().give(position=50, team="lazy_dog+a_hat+tiara").do("sacrifice lazy-dog")
    assert (table.team(), table.names(0, "discard")) == ("", ["a_hat", "tiara"])
