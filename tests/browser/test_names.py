"""Names: everybody is asked for theirs before they sit down, and can change it while a game runs."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.test_explains_itself import silent
from tests.browser.test_together import get_ready, open_table, sit_down
from tests.browser.visitor import Visitor
from tools.serving import Serving


def test_a_code_asks_for_a_name_and_the_browser_remembers_it(arrive: Arrive) -> None:
    """Nobody sits down under a name they did not give; it is at the table at once, and proposed the next time.

    All that the host sees meanwhile says what it is.
    """
    host, guest = arrive(), arrive()
    open_table(host)
    assert silent(host, "main") == []
    guest.go(f"join/{host.page.locator('.letters').inner_text()}")
    name = guest.page.get_by_label("Your name")
    expect(name).to_have_value("")
    expect(guest.page.get_by_role("button", name="Join", exact=True)).to_be_disabled()
    assert axe(guest) == []
    name.fill("Grandma Ilse")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    get_ready(host, guest)
    for visitor in (host, guest):  # the host may see the name before the guest's page has its reply
        expect(visitor.page.locator(".seat b", has_text="Grandma Ilse")).to_be_visible()
    guest.go("join/ABCDEF")
    expect(name).to_have_value("Grandma Ilse")


def test_a_new_name_is_at_a_running_table_at_once(arrive: Arrive, server: Serving) -> None:
    host, guest = arrive(), arrive()
    sit_down(host, guest, server)
    guest.page.get_by_role("button", name="Change name").click()
    assert axe(guest) == []
    guest.page.get_by_label("Your name").fill("Zoé the Great")
    guest.page.get_by_role("button", name="Use this name").click()
    seen_by(host, guest, "Zoé the Great")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Your name").fill("Zoé again")
    guest.page.keyboard.press("Enter")
    seen_by(host, guest, "Zoé again")


def seen_by(host: Visitor, guest: Visitor, name: str) -> None:
    """A seat bears this name on both screens."""
    for one in (host, guest):
        expect(one.page.locator(".seat b", has_text=name)).to_be_visible()
