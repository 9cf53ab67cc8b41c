"""The others' turns can be followed, at one's own speed, and need not move; sounds; fast-forward."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - the name of the library

from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.visitor import LONG, Visitor
from tools.serving import Serving, serving

MINE = "button.answer:not(:disabled), [data-frame=end]"
FOLLOW = "[data-frame=follow]"
WAITED = "[data-frame=waited]"
SPEED = "How fast others play"
COUNT_SOUNDS = """
window.contexts = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor(...given) { super(...given); window.contexts += 1; } };
"""
NOTE_MOVEMENT = """
window.moved = [];
const look = () => {
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().activeDuration > 0) window.moved.push(one.effect.target.className);
  requestAnimationFrame(look);
};
look();
"""
NOTE_TOLD = """
window.told = [];
new MutationObserver(() => {
  const text = document.querySelector('[data-frame=follow] strong')?.textContent;
  if (text && text !== window.told.at(-1)) window.told.push(text);
}).observe(document, {childList: true, subtree: true, characterData: true});
"""


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose bots take their time, as they do for people."""
    with serving(tmp_path_factory.mktemp("paced"), "--pace", "0.3") as running:
        yield running


ANNOUNCED = """shown => [...document.querySelectorAll('[aria-live=polite]')]
  .some(live => live.innerText.includes(document.querySelector(shown)?.innerText ?? '?'))"""
"""Whether the sentence about the others is read out, too."""

CLICK_AND_PAUSE = "again => { again.click(); setTimeout(() => document.querySelector('[aria-label=Pause]').click()); }"
"""At once: a slow machine may take longer to click on Pause than a short turn lasts."""


def until_others_play(me: Visitor) -> None:
    """Answer until a turn of somebody else is shown, and hold it there."""
    follow = me.page.locator(FOLLOW)
    for _ in range(60):
        me.page.wait_for_selector(f"{MINE}, {FOLLOW} button", timeout=LONG)
        if follow.get_by_role("button", name="Play").count() > 0:
            return
        pause = follow.get_by_role("button", name="Pause")
        if pause.count() == 0:
            me.answer()
        else:
            with suppress(TimeoutError):  # it was over before; or it is held, and a slow machine did not say so in time
                pause.click(timeout=2_000)
    raise AssertionError("nobody else ever plays")


def step_once(me: Visitor) -> None:
    """Go one step on while the others play, and find the next sentence held there.

    If my own question comes next, the others' next turn is tried.
    """
    for _ in range(20):
        me.page.wait_for_function(ANNOUNCED, arg=f"{FOLLOW} strong", timeout=LONG)
        sentence = me.page.wait_for_selector(f"{FOLLOW} .told", timeout=LONG)
        assert sentence
        me.page.get_by_role("button", name="Next step").click()
        sentence.wait_for_element_state("hidden", timeout=LONG)  # the next one may have the same words
        me.page.wait_for_selector(f"{MINE}, {FOLLOW} .told", timeout=LONG)
        if me.page.locator(MINE).count() == 0:
            return
        until_others_play(me)
    raise AssertionError("every turn has one step only")


def skip_to_my_turn(me: Visitor) -> None:
    for _ in range(200):
        me.page.wait_for_selector(f"{MINE}, {FOLLOW} button", timeout=LONG)
        if me.page.locator(MINE).count() > 0:
            return
        me.page.keyboard.press("Escape")
    raise AssertionError("my turn never comes")


def covers_the_board(me: Visitor, part: str) -> bool:
    over, board = (me.page.locator(one).bounding_box() for one in (part, "[data-frame=board]"))
    assert over
    assert board
    return over["x"] < board["x"] + board["width"] and board["x"] < over["x"] + over["width"]


def told(me: Visitor) -> str:
    return me.page.locator(f"{FOLLOW} strong").inner_text()


def test_a_turn_is_shown_step_by_step_and_once_more(arrive: Arrive, paced: Serving) -> None:
    """Pause, step, skip to one's own question, what changed meanwhile with a replay; the speed is remembered.

    Nothing of it covers the board.
    """
    me = arrive(paced, speed="slow", moving=True)
    me.play_now("plastics_race")
    until_others_play(me)
    page = me.page
    assert axe(me) == []
    assert me.answers.count() == 0
    assert not covers_the_board(me, FOLLOW)
    step_once(me)
    expect(page.locator(FOLLOW).get_by_role("button", name="Play")).to_be_visible()
    skip_to_my_turn(me)
    expect(page.locator(FOLLOW)).to_have_count(0)
    expect(page.locator(WAITED)).to_be_visible()
    assert not covers_the_board(me, WAITED)
    assert axe(me) == []
    page.get_by_role("button", name="Show it again").evaluate(CLICK_AND_PAUSE)
    expect(page.locator(f"{FOLLOW} strong")).to_be_visible()
    assert me.answers.count() == 0
    page.get_by_label(SPEED).select_option("skip")
    me.wait()
    expect(page.locator(WAITED)).to_have_count(0)
    page.reload()
    me.wait()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_label(SPEED)).to_have_value("skip")


def test_skip_shows_the_end_of_a_turn_at_once(arrive: Arrive, paced: Serving) -> None:
    """No sentence holds anybody up; what happened is folded away, and goes with the first click elsewhere."""
    me = arrive(paced)
    me.page.add_init_script(NOTE_TOLD)
    me.play_now("quay")
    folded = me.page.get_by_role("button", name="While you waited")
    for _ in range(40):
        me.answer()
        me.wait()
        if folded.count() > 0:
            break
    again = me.page.get_by_role("button", name="Show it again")
    expect(again).to_have_count(0)
    folded.click()
    expect(again).to_be_visible()
    me.page.locator("h1").first.click()
    expect(me.page.locator(WAITED)).to_have_count(0)
    assert me.read("window.told") == []


def test_nothing_moves_for_those_who_want_stillness(arrive: Arrive, paced: Serving) -> None:
    me = arrive(paced, speed="slow")
    me.page.add_init_script(NOTE_MOVEMENT)
    me.play_now("plastics_race")
    until_others_play(me)
    assert told(me)
    me.page.locator(FOLLOW).get_by_role("button", name="Play").click()
    skip_to_my_turn(me)
    assert me.read("window.moved") == []


def test_no_sound_is_made_before_the_switch_is_on(arrive: Arrive) -> None:
    """It is off at first; the switch in the bar is the one in the settings."""
    me = arrive()
    me.page.add_init_script(COUNT_SOUNDS)
    me.play_now("quay")
    for _ in range(3):
        me.answer()
    assert me.read("window.contexts") == 0
    me.wait()
    me.page.get_by_role("button", name="Sound").click()
    assert me.read("window.contexts") == 1
    me.page.get_by_role("button", name="Settings").click()
    expect(me.page.get_by_role("switch", name="Sound")).to_be_checked()


def test_bots_hurry_to_the_end_if_one_only_wants_to_see_that(arrive: Arrive, paced: Serving) -> None:
    """The person watching the bots can fast-forward, and sees the game end with the board beside the points."""
    me = arrive(paced, speed="slow")
    me.go()
    me.box("quay").get_by_role("button", name="Watch bots").click()
    expect(me.page.locator(f"{FOLLOW} strong")).to_be_visible()
    me.page.get_by_role("button", name="Fast-forward").click()
    me.page.wait_for_selector("[data-frame=end]", timeout=60_000)
    expect(me.page.locator("[data-frame=board]")).to_be_visible()
    assert axe(me) == []
