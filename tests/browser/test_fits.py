"""The parts of the page that must be in sight without scrolling, from a phone to a laptop."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import ludoteca
from ludoteca.client import Client
from ludoteca.match.match import Match
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tools.serving import Serving
from tools.table_view import play_until

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SMALL_LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SMALL: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 683, "height": 384})
"""A small phone, and a laptop whose page is zoomed to 200 %."""

MENUS = {"plastics_race": "Main", "rolling_heights": "Main", "iditacards": "Turn"}
"""The question of each game with the most answers."""
PARTS = {"plastics_race": ".map", "rolling_heights": ".stage", "iditacards": ".trail"}
"""What a board must not resize inside itself."""

LONG_STREETS = [
    "dashed_yellow_orange", "dashed_red_orange", "purple_steal", "green_steal",
    "dashed_green_purple", "continuous_green_yellow", "red_ask", "orange_police",
]  # fmt: skip
"""Patission, Via Nazionale, Friedrichstraße, Kurfürstendamm, Panepistimiou, Paseo de la Castellana ..."""
EIGHT_CARDS = ["mush", "dog_chow", "breakfast", "lunch", "repair_sled", "upgrade_sled", "rest", "damaged"]

OUT_OF_SIGHT = """() => {
  const wanted = [document.querySelector('.prompt h1'), ...[...document.querySelectorAll('button.answer')].slice(0, 3)];
  const floor = document.querySelector('nav.tabs').getBoundingClientRect().top;
  return wanted.filter((part) => {
    const { top, bottom, left, width, height } = part.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return top < 0 || bottom > floor || !(part.contains(seen) || seen?.contains(part));
  }).map((part) => part.textContent.trim());
}"""
LIST_OUT_OF_SIGHT = """() => {
  const list = document.querySelector('.list');
  const heads = [...list.querySelectorAll('h2')].filter((head) => head.checkVisibility());
  const rows = (head) => [...head.parentElement.querySelectorAll('li')];
  const empty = heads.filter((head) => !rows(head).some((row) => row.checkVisibility()));
  const best = [...list.querySelectorAll('.group:not(.pinned) button.answer')].slice(0, 5);
  const unseen = [...best, ...list.querySelectorAll('.pinned button.answer')].filter((part) => {
    const { top, bottom, left, width } = part.getBoundingClientRect();
    return [top + 3, bottom - 3].some((y) => !part.contains(document.elementFromPoint(left + width / 2, y)));
  });
  return [...empty, ...unseen].map((part) => part.textContent.trim());
}"""
"""Headings without answers, and the five best answers and those that stop, as far as they are hidden."""
NUMBERS = """[...document.querySelectorAll(':is([data-frame=board], [data-frame=own]) :is(.badge, .badge-mark)')]
  .filter((badge) => badge.checkVisibility({ visibilityProperty: true })).length"""
"""How many numbers are on the board and beside it."""
SCROLLED = """() => [document.scrollingElement, ...document.querySelectorAll('main *')]
  .filter((part) => part.scrollTop > 0).map((part) => part.className || part.tagName)"""
SCROLL_ALL = """() => [document.scrollingElement,
  ...document.querySelectorAll('.middle, .ask, .list, .own, .own > :not(.explain)')]
  .forEach((part) => part.scrollTo({ top: 9999, behavior: 'instant' }))"""
BROKEN_WORDS = """(selector) => [...document.querySelectorAll(selector)].flatMap((name) => {
  const node = name.firstChild, text = node.data, found = [];
  for (const { index, 0: piece } of text.matchAll(/[^\\s-]+/gu)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + piece.length);
    if (range.getClientRects().length > 1) found.push(piece);
  }
  return name.scrollWidth > name.clientWidth ? [...found, text] : found;
})"""
HIDDEN_PARTS = """(selector) => [...document.querySelectorAll(selector)].filter((part) => {
  const { top, bottom, left, right, height } = part.getBoundingClientRect();
  const box = part.closest('[data-frame]').getBoundingClientRect();
  const below = bottom > Math.min(box.bottom, innerHeight);
  return height === 0 || top < box.top || below || left < box.left || right > box.right;
}).map((part) => part.textContent)"""

SCROLLERS = "[...document.querySelectorAll('.middle, [data-frame=own] > :not(.explain)')]"


def sit(me: Visitor, server: Serving, match: Match) -> None:
    """Take seat 0 of a match that goes on from here, against bots."""
    seats = [{"kind": "person", "name": "Marta"}, *[{"kind": "bot"}] * (match.state.seats - 1)]
    body = {"record": match.record.text(), "n": match.version, "seats": seats}
    made = Client(server.address).call("POST", "/api/replay/fork", body)
    me.go(f"table/{made['table']}/{made['seats'][0]['token']}")
    me.wait()


def in_the_middle(game: str) -> Match:
    match = Match(ludoteca.game(game), 3, {}, seed=7)
    play_until(match, 120, 0, MENUS[game], seed=7)
    return match


def holding(game: str, hand: list[str], **more: Any) -> Match:
    """Seat 0 is asked what to do with these cards."""
    given: dict[str, Any] = {"players": {0: {"hand": hand, **more}}}
    return Match.from_position(ludoteca.position(ludoteca.game(game), 3, state=given, seed=7), seed=7)


@pytest.mark.parametrize("game", MENUS)
def test_question_and_first_answers_are_always_in_sight(arrive: Arrive, server: Serving, game: str) -> None:
    """On a small phone and a zoomed laptop, whatever the tab and however the page is scrolled."""
    me = arrive(viewport=SMALL[0])
    sit(me, server, in_the_middle(game))
    for viewport in SMALL:
        me.page.set_viewport_size(viewport)
        for tab in me.page.locator("nav.tabs button").all():
            tab.click()
            for scroll in ("scrollTo(0, 0)", "scrollTo(0, 9999)"):
                me.read(scroll)
                assert me.read(OUT_OF_SIGHT) == [], (viewport, tab.inner_text(), scroll)
        me.page.locator("nav.tabs button").first.click()
        for _ in range(2):
            me.read(SCROLL_ALL)
            me.answer()
            me.wait()
            assert me.read(SCROLLED) == [] or me.page.locator(".answer.picked").count(), (
                "a new question opens at its top"
            )
            assert me.read(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("game", MENUS)
def test_the_five_best_answers_are_in_sight_on_a_laptop(arrive: Arrive, server: Serving, game: str) -> None:
    """Also those that stop; what does not fit is a click away, under no heading of its own."""
    me = arrive(viewport=LAPTOP)
    sit(me, server, in_the_middle(game))
    for _ in range(12):
        if me.page.locator(".list").count():
            assert me.read(LIST_OUT_OF_SIGHT) == []
        me.answer()
        me.wait()


@pytest.mark.parametrize("game", MENUS)
def test_the_board_keeps_its_size_and_a_new_question_opens_unscrolled(
    arrive: Arrive, server: Serving, game: str
) -> None:
    """Whatever is asked: board, your things, page, side column and list of answers.

    Only the trail gives way once, to a hand that needs two rows.
    """
    me = arrive(viewport=LAPTOP)
    sit(me, server, in_the_middle(game))
    boxes = f"""['[data-frame=board]', '[data-frame=own]', '{PARTS[game]}'].map((part) =>
        JSON.stringify(document.querySelector(part).getBoundingClientRect()))"""
    sizes = [me.read(boxes)]
    for _ in range(10):
        me.read(SCROLL_ALL)
        me.answer()
        me.wait()
        if me.over:
            break
        if (now := me.read(boxes)) != sizes[-1]:
            sizes.append(now)
        assert me.read(SCROLLED) == [] or me.page.locator(".answer.picked").count(), "a new question opens at its top"
    assert len(sizes) <= (2 if game == "iditacards" else 1)


@pytest.mark.parametrize("game", MENUS)
def test_boards_zoom_and_their_numbers_make_room(arrive: Arrive, server: Serving, game: str) -> None:
    """By keys and by the wheel; no number is on the board while the list is used, but the one that is pointed at."""
    me = arrive(viewport=LAPTOP)
    sit(me, server, in_the_middle(game))
    drawing = me.page.locator("[data-frame=board] .frame svg[viewBox]").first
    whole = drawing.get_attribute("viewBox") or ""
    me.page.keyboard.press("+")
    expect(drawing).not_to_have_attribute("viewBox", whole)
    me.page.keyboard.press("0")
    expect(drawing).to_have_attribute("viewBox", whole)
    assert me.read(NUMBERS) > 1
    drawing.hover(position={"x": 30, "y": 120}, force=True)
    me.page.mouse.wheel(0, -100)
    expect(drawing).not_to_have_attribute("viewBox", whole)
    me.answers.first.hover()
    assert me.read(NUMBERS) <= 1


def test_a_whole_hand_of_iditacards_with_texts_and_odds(arrive: Arrive, server: Serving) -> None:
    """Eight kinds of card at 1366 x 768: nothing scrolls, and the damage pile is in the same row as the decks.

    A hand of four leaves its room to the trail.
    """
    me = arrive(viewport=LAPTOP)
    sit(me, server, holding("iditacards", EIGHT_CARDS[:4], deck=["damaged", "move", "dinner", "rest"]))
    assert me.read("document.querySelector('.trail').clientHeight") > 320
    sit(me, server, holding("iditacards", EIGHT_CARDS, deck=["damaged", "move", "dinner", "rest"]))
    texts = me.page.locator("[data-frame=own] .card p")
    assert texts.count() == len(EIGHT_CARDS)
    assert "chance to fail" in " ".join(texts.all_inner_texts())
    assert me.read(f"({HIDDEN_PARTS})('[data-frame=own] .card, [data-frame=board] .pile')") == []
    assert len(set(me.read("[...document.querySelectorAll('.board .pile')].map((one) => one.offsetTop)"))) == 1
    assert me.read(f"{SCROLLERS}.filter((one) => one.scrollHeight > one.clientHeight).length") == 0


def test_street_cards_keep_captions_and_whole_names(arrive: Arrive, server: Serving) -> None:
    me = arrive(viewport=LAPTOP)
    sit(me, server, holding("plastics_race", LONG_STREETS))
    assert me.read(f"({HIDDEN_PARTS})('[data-frame=own] .card')") == []
    assert me.read(f"{SCROLLERS}.filter((one) => one.scrollHeight > one.clientHeight).length") == 0
    for viewport in (LAPTOP, SMALL_LAPTOP, *SMALL):
        me.page.set_viewport_size(viewport)
        if viewport in SMALL:
            me.page.get_by_role("button", name="Mine", exact=True).click()
        assert me.read(f"({BROKEN_WORDS})('.street')") == [], viewport
        assert me.page.locator(".caption:visible").count() == len(LONG_STREETS)


def test_plans_of_rolling_heights_show_their_names_and_buildings_what_they_need(
    arrive: Arrive, server: Serving
) -> None:
    """No name is cut off on laptops, and each unfinished building of mine says which cubes it needs."""
    me = arrive(viewport=LAPTOP)
    match = in_the_middle("rolling_heights")
    sit(me, server, match)
    for viewport in (LAPTOP, SMALL_LAPTOP):
        me.page.set_viewport_size(viewport)
        assert me.read(f"({BROKEN_WORDS})('.strip .name')") == [], viewport
        tight = (
            "[...document.querySelectorAll('.strip .card')].filter((one) => one.scrollHeight > one.clientHeight + 1)"
        )
        assert me.read(f"{tight}.map((one) => one.textContent)") == [], viewport
    needing = list(match.state.view(0)["players"][0]["needs"].values())
    assert needing
    said = me.texts("[data-frame=seats] section[aria-label='My buildings need'] li .unseen")
    assert len(said) == len(needing)
    for line, needs in zip(said, needing, strict=True):
        assert all(str(count) in line for count in needs.values())
