"""Everything on a table says what it is, by mouse, finger and keyboard; a game tells its goal on the first visit."""

import pytest
from playwright.sync_api import Locator, expect

import ludoteca
from ludoteca.words.sentences import Words
from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import PHONE, axe, too_wide
from tests.browser.visitor import Visitor

GAMES = ludoteca.games()
WORDS = Words()
AREAS = ("bar", "seats", "board", "own", "side")
LONG_PRESS = 700
SOON = 30_000

PARTS = "[data-frame=board], [data-frame=own], [data-frame=seats], .bar"
SILENT = """parts => [...document.querySelectorAll(
    `:is(${parts}) :is(.icon, .mark, .number, .cube, .meeple)`
  )].filter(drawn => {
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const at = document.elementsFromPoint(x + width / 2, y + height / 2);
    const seen = at.some(one => drawn.contains(one) || one.contains(drawn)) && !drawn.closest('.unseen, .explain');
    return seen && drawn.checkVisibility() && !at.some(one => one.closest('[data-tip]'));
  }).map(drawn => drawn.parentElement.outerHTML.slice(0, 300))"""
"""The icons and numbers that can be seen and say nothing where they are."""

UNSAID = """[...document.querySelectorAll('[data-tip]')].map(one => `${one.dataset.name}: ${one.dataset.tip}`)
  .filter(said => /[{}]|^:|: $/.test(said))"""
"""Tips without a word, or with one that the catalogue lacks."""


def tip(me: Visitor) -> Locator:
    return me.page.get_by_role("tooltip")


def silent(me: Visitor, parts: str) -> list[str]:
    """The parts that say nothing about themselves, or nothing that makes sense."""
    return [*me.page.evaluate(SILENT, parts), *me.read(UNSAID)]


def covers(me: Visitor, thing: Locator) -> bool:
    over, under = tip(me).bounding_box(), thing.bounding_box()
    assert over
    assert under
    return (
        over["x"] < under["x"] + under["width"]
        and under["x"] < over["x"] + over["width"]
        and over["y"] < under["y"] + under["height"]
        and under["y"] < over["y"] + over["height"]
    )


def explained(me: Visitor, thing: Locator) -> None:
    """The tip has the thing's name and sentence, and does not cover the thing."""
    expect(tip(me)).to_be_visible(timeout=SOON)
    expect(tip(me)).to_contain_text(thing.get_attribute("data-tip") or "?", ignore_case=True)
    expect(tip(me)).to_contain_text(thing.get_attribute("data-name") or "?", ignore_case=True)
    assert not covers(me, thing)


def choosable(me: Visitor) -> Locator:
    """A thing of one's own or of the board that explains itself and can be chosen as a whole."""
    return (
        me.page.locator("[data-tip]:has(> .pick), [data-tip]:has(> .choosable > .pick)").locator("visible=true").first
    )


@pytest.mark.parametrize("game", GAMES)
def test_tips_by_mouse_and_by_keyboard(arrive: Arrive, game: str) -> None:
    """They stay under the pointer, go with Escape, choose nothing; arrow keys reach what has no focus of its own."""
    me = arrive()
    me.play_now(game)
    while not choosable(me).count():
        me.answer()
        me.wait()
    assert silent(me, PARTS) == []
    before = me.shown()
    part = choosable(me)
    part.hover(position={"x": 20, "y": 20}, force=True)
    expect(tip(me)).to_be_visible(timeout=SOON)
    assert axe(me) == []
    tip(me).hover()
    me.page.wait_for_timeout(600)
    expect(tip(me)).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(tip(me)).to_have_count(0)

    pick = part.locator("[data-answers]").first
    pick.focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(pick).to_be_focused()
    explained(me, part)
    expect(pick).to_have_attribute("aria-describedby", str(tip(me).get_attribute("id")))
    me.page.keyboard.press("Escape")
    expect(tip(me)).to_have_count(0)

    for area in AREAS:
        walk = me.page.locator(f".explain[aria-label='{WORDS.text(f'web-explain-{area}')}']")
        walk.focus()
        met = set()
        for _ in range(3):
            me.page.keyboard.press("ArrowRight")
            expect(tip(me)).to_be_visible(timeout=SOON)
            met.add(walk.get_attribute("aria-valuetext"))
        assert len(met) == min(3, int(walk.get_attribute("aria-valuemax") or 0)) > 0, area
    assert axe(me) == []
    assert me.shown() == before


def test_tips_by_long_press(arrive: Arrive) -> None:
    """On a phone in the dark: a finger that stays is told, and has chosen nothing; a tap chooses as always."""
    me = arrive(viewport=PHONE, dark=True, touch=True)
    me.play_now("plastics_race")
    cdp = me.page.context.new_cdp_session(me.page)

    def touch(thing: Locator, time: int) -> None:
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        me.page.wait_for_timeout(time)
        cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    before = me.shown()
    badge = me.page.locator("button.answer .badge[data-tip]").first
    touch(badge, LONG_PRESS)
    explained(me, badge)
    assert too_wide(me) <= 0
    assert axe(me) == []
    part = me.page.locator("[data-frame=board] [data-answers]").first
    if part.count():
        touch(part, LONG_PRESS)
        expect(tip(me)).to_be_visible(timeout=SOON)
    me.page.keyboard.press("Escape")
    assert me.shown() == before
    seat = me.page.locator(".strip li[data-tip]").first
    touch(seat, LONG_PRESS)
    explained(me, seat)
    touch(badge, 50)
    expect(tip(me)).to_have_count(0)
    me.changed_from(before)


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_comes_first_and_only_once(arrive: Arrive, game: str) -> None:
    """Closed by keyboard, opened again by How to play, with the exact rules one click further."""
    me = arrive(new=True)
    me.go()
    me.box(game).get_by_role("button", name="Play now").click()
    card = me.page.get_by_role("dialog", name=f"How to play {ludoteca.game(game).title}")
    expect(card).to_be_visible(timeout=SOON)
    expect(card.locator("svg.goal")).to_have_count(3)
    expect(card.get_by_role("button", name="Let's play")).to_be_focused()
    me.wait()
    assert axe(me) == []
    me.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    me.page.reload()
    me.wait()
    expect(card).to_have_count(0)
    me.page.get_by_role("button", name="How to play").press("Enter")
    expect(card).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    me.page.get_by_role("button", name="How to play").click()
    card.get_by_role("button", name="Exact rules").click()
    expect(me.page.get_by_role("dialog", name="Exact rules")).to_be_visible()
    expect(me.page.locator("dialog code").first).to_be_visible(timeout=SOON)
    me.go()
    me.box(game).get_by_role("button", name="How to play").click()
    expect(card).to_be_visible()
