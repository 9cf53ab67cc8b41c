"""A whole game of every game, from the shelf to the end screen, and its replay."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.conftest import Arrive
from tests.browser.test_explains_itself import silent
from tests.browser.visitor import LONG, Visitor

GAMES = ludoteca.games(sample=True)
SHORT = ("plastics_race", "quay")
ADVENTUROUS = 0.4
TABBING = 0.1
DOUBLE = 300
"""Milliseconds in which the page takes two presses of a key for one."""


@pytest.mark.parametrize("game", GAMES)
def test_from_the_shelf_to_the_end_and_the_replay_is_the_same(arrive: Arrive, game: str) -> None:
    """By clicking on board and list; the end explains itself; the replay has the same points and as many lines."""
    me = arrive()
    me.play_now(game)
    answers = me.to_the_end()
    assert me.on_the_board > answers / 4, "most games let one answer on the board"
    page = me.page
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    if game != "quay":
        expect(page.get_by_role("heading", name="Luck")).to_be_visible(timeout=LONG)
    expect(page.locator("main [data-frame=board]")).to_be_visible()
    if game == "rolling_heights":
        expect(page.get_by_role("button", name="City from the side")).to_have_attribute("aria-pressed", "true")
    assert silent(me, ".head, .columns > .stack") == []
    scores = me.texts("tfoot td")
    assert len(scores) >= 2
    page.get_by_role("button", name="Show the board").click()
    lines = page.locator("[data-frame=log] li.entry").count()
    points = me.texts("[data-frame=seats] > section > .score")
    board = page.locator("[data-frame=board]").inner_text()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible(timeout=30_000)
    expect(page.get_by_role("heading", name="Step 0 of")).to_be_visible()
    page.wait_for_selector("[aria-busy=false]", timeout=LONG)
    slider.press("End")
    page.wait_for_selector("[aria-busy=false]", timeout=LONG)
    expect(page.locator("[data-frame=log] li.entry")).to_have_count(lines)
    assert me.texts("[data-frame=seats] > section > .score") == points
    if game == "quay":
        assert page.locator("[data-frame=board]").inner_text() == board


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_keyboard_alone(arrive: Arrive, game: str) -> None:
    """Tab to Play now, Enter; then number keys, Tab and Enter until the end screen, and from there to the board."""
    me = arrive()
    begin_by_keys(me, game)
    while not me.over:
        answer_by_keys(me)
    tab_to(me, "Show the board")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-frame=board]")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in GAMES if game not in SHORT])
def test_turns_by_keyboard_alone(arrive: Arrive, game: str) -> None:
    """The longer games from Play now on; their end screen is that of the short ones."""
    me = arrive()
    begin_by_keys(me, game)
    for _ in range(30):
        answer_by_keys(me)


def begin_by_keys(me: Visitor, game: str) -> None:
    me.go()
    me.box(game).wait_for()
    tab_to(me, f"Play now: {ludoteca.game(game).title}")
    me.page.keyboard.press("Enter")
    me.wait()


def answer_by_keys(me: Visitor) -> None:
    """The first answer, which ends a game soonest, or any of the first nine; now and then by Tab and Enter."""
    me.page.wait_for_timeout(DOUBLE)
    before = me.shown()
    if me.rng.random() < TABBING:
        tab_to(me, me.answers.first.inner_text())
        me.page.keyboard.press("Enter")
    elif (pay := me.page.locator(".payment button.primary:enabled .number")).count():
        me.page.keyboard.press(pay.inner_text())
    else:
        number = me.rng.randint(1, min(9, me.answers.count())) if me.rng.random() < ADVENTUROUS else 1
        me.page.keyboard.press(str(number))
    me.changed_from(before)
    me.wait()


def tab_to(me: Visitor, words: str) -> None:
    """Press Tab until what has the focus says these words; every stop must show its focus."""
    page = me.page
    wanted = "".join(words.split())
    for _ in range(120):
        page.keyboard.press("Tab")
        said, ring = page.evaluate(
            """() => { const e = document.activeElement; const s = getComputedStyle(e);
                const within = e.closest('.filter, label, .search');
                return [(e.getAttribute('aria-label') ?? e.textContent ?? '').replace(/\\s+/g, ''),
                    e === document.body || s.outlineStyle !== 'none' || e instanceof SVGElement
                    || (within && getComputedStyle(within).outlineStyle !== 'none')]; }"""
        )
        assert ring, f"no focus is shown on {said!r}"
        if said == wanted:
            return
    raise AssertionError(f"Tab never reaches {words!r}")


OWN_OR_ASKED = "[data-frame=own], button.answer"
"""What only somebody with a seat gets: the things of that seat, and answers."""
NOTE_EVERYTHING = f"""window.shown = []; new MutationObserver(() => {{
    for (const part of document.querySelectorAll('{OWN_OR_ASKED}')) shown.push(part.outerHTML);
}}).observe(document, {{childList: true, subtree: true}})"""


def test_bots_can_be_watched_and_nothing_hidden_is_shown(arrive: Arrive) -> None:
    """From the shelf to the end: no seat is mine, no hand and no answer ever appears, no secret card has a name."""
    me = arrive()
    me.page.add_init_script(NOTE_EVERYTHING)
    me.go()
    me.box("quay").get_by_role("button", name="Watch bots").click()
    me.page.wait_for_selector("[data-frame=end]", timeout=60_000)
    kept = me.read("JSON.parse(localStorage.getItem('ludoteca.tables'))")[me.table]
    assert {token["kind"] for token in kept["tokens"]} == {"host", "watch"}
    me.page.get_by_role("button", name="Show the board").click()
    me.page.get_by_role("button", name=re.compile(r"^All \d+ turns$")).click()
    secret = [line for line in me.texts("[data-frame=log] li.entry") if re.search("draws|puts", line)]
    assert secret
    assert [line for line in secret if not re.search(r"draws a card\.$|puts a card away, face down\.$", line)] == []
    assert me.read("shown") == []


def test_a_record_goes_to_disk_and_comes_back(arrive: Arrive) -> None:
    """Download the record, open it again, play on from a moment; a broken file gets one sentence."""
    me = arrive()
    me.play_now("quay")
    me.to_the_end()
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download record").click()
    file = download.value.path()
    me.go("replay")
    me.page.locator("input[type=file]").set_input_files(
        {"name": "broken.ludo.jsonl", "mimeType": "text/plain", "buffer": b"not a record\n"}
    )
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.page.locator("input[type=file]").set_input_files(file)
    me.expect_text("The record is complete")
    me.page.get_by_role("slider", name="Step").press("ArrowRight")
    for _ in range(6):
        me.page.get_by_role("button", name="One step forward").click()
    me.page.get_by_role("button", name="On to the next turn").click()
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    me.wait()
    assert "#/table/" in me.page.url
