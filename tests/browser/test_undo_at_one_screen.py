"""Two people at one screen take something back together."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, Arrive
from tests.browser.test_every_screen import PHONE, axe, too_wide
from tests.browser.test_together import HAND_OVER, new_table, take_over
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_other_person_at_the_screen_agrees(arrive: Arrive, viewport: ViewportSize) -> None:
    """One asks, the button for the other is on the screen without scrolling, and the answer is taken back."""
    me = arrive(viewport=viewport)
    new_table(me, "me", "here")
    me.page.get_by_role("button", name="Start the table").click()
    first = sit(me)
    play_until_asking_helps(me)
    me.page.get_by_role("button", name="Ask the others if you can undo more").click()
    agree = me.page.get_by_role("button", name="Yes for")
    expect(agree).to_be_in_viewport()
    expect(agree).not_to_contain_text(first)
    assert axe(me) == []
    assert too_wide(me) <= 0
    agree.click()
    assert sit(me) == first
    expect(agree).to_have_count(0)
    expect(me.page.locator(".log li.withdrawn").first).to_be_attached()


def sit(me: Visitor) -> str:
    """Take the screen over; who does."""
    me.page.wait_for_selector(HAND_OVER)
    return take_over(me)


def play_until_asking_helps(me: Visitor) -> None:
    ask = me.page.get_by_role("button", name="Ask the others if you can undo more")
    for _ in range(40):
        me.page.wait_for_selector(f"{HAND_OVER}, button.answer:not(:disabled)")
        if me.page.locator(HAND_OVER).count():
            sit(me)
        if ask.count():
            return
        me.answer()
    raise AssertionError("nobody could ask")
