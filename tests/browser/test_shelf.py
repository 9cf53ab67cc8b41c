"""The shelf and the order of its parts."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.test_together import new_table


def test_my_tables_are_above_the_games(arrive: Arrive) -> None:
    """People who come back to the shelf first see the games that they can continue."""
    me = arrive()
    new_table(me, "me", "bot")
    me.page.get_by_role("button", name="Start the table").click()
    me.wait()
    me.go()
    continued, first = me.page.locator("section.continue"), me.page.locator("ul.shelf")
    expect(continued).to_be_visible()
    above, below = continued.bounding_box(), first.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    assert axe(me) == []
    continued.get_by_role("link").first.click()
    me.wait()
