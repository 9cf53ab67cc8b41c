"""Learning a game step by step: by keyboard, by touch, and by a reader who always tries something else first."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.teach.tutorials import shipped
from ludoteca.teach.tutorials.tutorial import FREE as FREE_STEP
from ludoteca.teach.tutorials.tutorial import LESSON
from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import PHONE, axe, too_wide
from tests.browser.visitor import Visitor
from tools.tutorial_pictures import LEARN

SOON = 30_000
MOST_STEPS = 60
DOUBLE = 350
"""Milliseconds after which the page no longer takes two presses, or two taps, for one."""
FREE = "[data-step=free]"
OTHERS = "button.answer:not(:disabled)"
READY = f"""() => document.querySelector('.bubble [data-first]') || !document.querySelector('.bubble')
  || document.querySelector(document.querySelector('.bubble {FREE}') ? '{OTHERS}' : '{OTHERS}.wanted')"""
ASKS = "document.querySelector('[data-question]')?.innerText"
SAYS = f"document.querySelector('.bubble')?.innerText + {ASKS}"
STATUS = "document.querySelector('.bubble [role=status]') !== null"


def bubble(me: Visitor) -> Locator:
    return me.page.locator(".bubble")


def learn(me: Visitor, game: str) -> None:
    me.go()
    me.box(game).get_by_role("button", name="Learn step by step").click()
    expect(bubble(me)).to_be_visible(timeout=SOON)


def follow(me: Visitor, go_on: Callable[[Locator], None], choose: Callable[[Locator], None]) -> int:
    """Do what every step asks for, until the tutorial is over; how many clicks it took."""
    for clicks in range(MOST_STEPS):
        me.page.wait_for_function(READY, timeout=SOON)
        if not bubble(me).count():
            return clicks
        before = me.read(SAYS)
        button = bubble(me).locator("[data-first]")
        if button.count():
            go_on(button)
        else:
            free = bubble(me).locator(FREE).count()
            choose(me.page.locator(OTHERS if free else f"{OTHERS}.wanted").first)
        me.page.wait_for_function(f"before => ({SAYS}) !== before", arg=before, timeout=SOON)
    raise AssertionError("the tutorial does not end")


def contrary(me: Visitor) -> int:
    """Follow a tutorial, but always do something else first; how often it led back."""
    led_back = 0

    def choose(right: Locator) -> None:
        nonlocal led_back
        wrong = me.page.locator(f"{OTHERS}:not(.wanted, .picked)").first
        if wrong.count() and not bubble(me).locator(FREE).count():
            log = me.page.locator("[data-frame=log]").inner_text()
            asked = me.read(ASKS)
            wrong.click()
            me.page.wait_for_function(f"asked => {STATUS} || ({ASKS}) !== asked", arg=asked, timeout=SOON)
            if not me.read(STATUS):
                return  # one of several answers that are all expected
            if right.get_attribute("data-first") is None:
                expect(bubble(me).get_by_role("status")).to_contain_text("Not this one yet")
            else:
                expect(bubble(me).get_by_role("status")).to_have_text("Read this first.")
            assert me.page.locator("[data-frame=log]").inner_text() == log
            led_back += 1
        right.click()

    follow(me, choose, choose)
    return led_back


def test_a_tutorial_by_keyboard_alone(arrive: Arrive) -> None:
    """Enter goes on, the number of an answer chooses it; then it is a usual table, and the goal is not told again."""
    me = arrive()
    learn(me, "iditacards")
    assert axe(me) == []

    def press(row: Locator) -> None:
        me.page.wait_for_timeout(DOUBLE)
        number = row.locator(".number").inner_text()
        if len(number) == 1:
            me.page.keyboard.press(number)
        else:
            row.press("Enter")

    def enter(button: Locator) -> None:
        expect(button).to_be_focused()
        skips = bubble(me).get_by_role("button", name="Skip the tutorial")
        expect(skips).to_have_count(0 if "Play on" in button.inner_text() else 1)
        me.page.keyboard.press("Enter")

    assert follow(me, enter, press) > 10
    me.wait()
    me.answer()
    me.page.reload()
    me.wait()
    expect(bubble(me)).to_have_count(0)
    meet_something_new(me, "iditacards")


def meet_something_new(me: Visitor, game: str) -> None:
    """As if nothing on this table had been met: one thing explains itself, and never again."""
    me.page.evaluate("game => localStorage.setItem('ludoteca.met', JSON.stringify({ [game]: [] }))", game)
    names = set[str]()
    for _ in range(2):
        me.page.reload()
        expect(bubble(me)).to_contain_text("New on your table", timeout=SOON)
        names.add(bubble(me).locator("b").inner_text())
        bubble(me).get_by_role("button", name="Got it").press("Enter")
        expect(bubble(me)).to_have_count(0)
    assert len(names) == 2


def test_a_tutorial_by_touch_on_a_phone(arrive: Arrive) -> None:
    """Everything that is asked for can be tapped; left with Skip, it goes on where it was, also after a reload."""
    me = arrive(viewport=PHONE, touch=True)
    learn(me, "rolling_heights")
    assert too_wide(me) <= 0
    bubble(me).locator("[data-first]").tap()
    said = bubble(me).locator(".said").inner_text()
    bubble(me).get_by_role("button", name="Skip the tutorial").tap()
    expect(bubble(me)).to_have_count(0)
    me.page.reload()
    me.wait()
    expect(bubble(me)).to_have_count(0)
    me.page.get_by_role("button", name="How to play").tap()
    me.page.get_by_role("button", name="Go on with the tutorial").tap()
    expect(bubble(me).locator(".said")).to_have_text(said)
    assert axe(me) == []

    def tap(answer: Locator) -> None:
        me.page.wait_for_timeout(DOUBLE)
        answer.tap()

    follow(me, Locator.tap, tap)
    me.wait()


@pytest.mark.parametrize("game", ["iditacards", "plastics_race", "rolling_heights"])
def test_a_reader_who_always_does_something_else_first(arrive: Arrive, game: str) -> None:
    """From the first Play now: every other answer leads back, says what is meant, and changes nothing."""
    me = arrive(new=True)
    me.go()
    me.box(game).get_by_role("button", name="Play now").click()
    me.page.get_by_role("button", name="Show me, step by step").click(timeout=SOON)
    expect(bubble(me)).to_be_visible(timeout=SOON)
    assert contrary(me) > 8
    me.wait()
    me.go()
    expect(me.page.locator("section.continue li")).to_have_count(1)


def test_every_lesson_leads_back_and_comes_to_its_end(arrive: Arrive) -> None:
    """The same for the lessons of all cities; where everything is allowed, anything goes on."""
    me = arrive()
    me.go()
    lessons = [one for one in shipped() if one.kind == LESSON]
    for lesson in lessons:
        me.go(f"table/{me.page.evaluate(LEARN, [lesson.game, lesson.id])}")
        expect(bubble(me)).to_be_visible(timeout=SOON)
        assert contrary(me) >= len(lesson.steps) - sum(step.kind == FREE_STEP for step in lesson.steps) - 1, lesson.id
