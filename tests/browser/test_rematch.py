"""The same people play once more: one click, nobody needs a new link, and everybody has their own seat."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.test_together import HAND_OVER, alternate, asked_visitor, new_table, sit_down
from tests.browser.visitor import Visitor
from tools.serving import Serving

HANDED_OVER = 3


def test_one_click_leads_everyone_to_the_rematch_and_a_lent_seat_comes_back(arrive: Arrive, server: Serving) -> None:
    host, guest, watcher = arrive(), arrive(), arrive()
    sit_down(host, guest, server, windows=False)
    old = host.table
    kept = host.read("JSON.parse(localStorage.getItem('ludoteca.tables'))")
    watcher.go(f"table/{old}/{next(one['token'] for one in kept[old]['tokens'] if one['kind'] == 'watch')}")
    guest.page.get_by_role("button", name="Let a bot play").click()
    guest.expect_text("a bot plays for you")
    host.to_the_end()
    guest.wait()
    host.page.get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: old not in url)
    guest.page.get_by_role("button", name="Join the rematch").click()
    guest.page.wait_for_url(lambda url: old not in url)
    assert guest.table == host.table
    watcher.expect_text("They play again")
    assert axe(watcher) == []
    watcher.page.get_by_role("button", name="Watch the rematch").click()
    watcher.page.wait_for_url(lambda url: old not in url)
    watcher.expect_text("You are watching")
    assert watcher.table == host.table
    expect(guest.page.locator(".seat.shown")).to_contain_text("Zoé")
    expect(guest.answers.first).to_be_visible()  # it is their turn: the other one began the first game
    alternate(host, guest, 4)
    host.page.reload()
    asked_visitor(host, guest)
    host.page.wait_for_selector("main h1")
    assert axe(host) == []
    expect(host.page.get_by_role("button", name="Invite")).to_be_visible()


def test_a_rematch_at_one_screen_has_everybodys_seat(arrive: Arrive) -> None:
    """Both hands are covered and shown in turn, as in the first game."""
    me = arrive()
    new_table(me, "me", "here")
    me.page.get_by_role("switch", name="Whistles").click()
    me.page.get_by_role("button", name="Start the table").click()
    while next_at_one_screen(me):
        pass
    old = me.table
    me.page.get_by_role("button", name="Rematch").click()
    me.page.wait_for_url(lambda url: old not in url)
    people = {next_at_one_screen(me) for _ in range(HANDED_OVER)}
    assert len(people) == 2


def next_at_one_screen(me: Visitor) -> str:
    """Answer until the screen is handed over, or the game is over; to whom."""
    while True:
        me.page.wait_for_selector(f"{HAND_OVER}, [data-frame=end], button.answer:not(:disabled)")
        if me.over:
            return ""
        if me.page.locator(HAND_OVER).count():
            name = me.page.locator(HAND_OVER).get_by_role("heading").inner_text()
            me.page.keyboard.press("Enter")
            me.page.wait_for_selector(HAND_OVER, state="detached")
            return name
        me.answer()
