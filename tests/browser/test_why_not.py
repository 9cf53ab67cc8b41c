"""Why not? names the reason and the rule for a thing that is pointed at, and answers nothing meanwhile."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.visitor import Visitor

GAMES = ludoteca.games()
NOT_AHEAD = "Your truck does not stand at that section."


def ask(me: Visitor) -> None:
    """Begin to ask, by keyboard, and wait for the reasons of the game."""
    me.wait()
    with me.page.expect_response("**/why-not?*"):
        me.page.get_by_role("button", name="Why not something else?").press("Enter")
    me.page.wait_for_selector("button.thing")


def told(me: Visitor) -> str:
    """What was said about the thing."""
    return me.page.locator(".why [role=status]").inner_text()


def test_a_place_far_away_gets_its_reason_and_its_rule(arrive: Arrive) -> None:
    """By keyboard, then by pointing at the map; Escape leads back to the options."""
    me = arrive()
    me.play_now("plastics_race")
    while not me.page.locator("button.option", has_text=re.compile("^.*Drive to")).count():
        me.answer()
    ask(me)
    field = me.page.get_by_label("Type to find a thing")
    expect(field).to_be_focused()
    things = me.texts("button.thing")
    for place in things:
        field.fill(place)
        me.page.locator("button.thing").first.press("Enter")
        if NOT_AHEAD in told(me):
            break
    assert place in told(me)
    assert NOT_AHEAD in told(me)
    assert "EPR-" in told(me)
    field.fill("")
    label = me.page.locator("[data-frame=board] text", has_text=place).first
    label.dispatch_event("click")
    assert told(me).startswith(place)
    me.page.locator(".told .link").first.click()
    expect(me.page.locator("dialog li.first")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    expect(me.options.first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_something_true_about_every_thing(arrive: Arrive, game: str) -> None:
    """A thing that no answer is about gets the question; a part that can be chosen is not chosen by asking."""
    me = arrive()
    me.play_now(game)
    ask(me)
    assert axe(me) == []
    before = me.page.locator("[data-frame=log] ol > li").count()
    for thing in me.page.locator("button.thing").all()[:12]:
        thing.click()
        assert thing.inner_text() in told(me)
        assert re.search(r"You can choose it now|You are asked", told(me))
    for part in me.page.locator("[data-answers]").all()[:3]:
        part.dispatch_event("click")
        part.press("Enter")
        assert "You can choose it now" in told(me)
    assert me.page.locator("[data-frame=log] ol > li").count() == before
    me.page.get_by_role("button", name="Back to the options").click()
    expect(me.options.first).to_be_visible()
