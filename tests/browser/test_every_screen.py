"""Every screen: nothing that axe finds, nothing wider than a phone, no word that is not in the catalogue."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Route, ViewportSize

import ludoteca
from tests.browser.conftest import DESKTOP, Arrive
from tests.browser.visitor import Visitor
from tools.serving import Serving

TOP = Path(__file__).parent.parent.parent
AXE = TOP / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 360, "height": 740}
PLACES = ("", "new/quay", "watch", "records", "settings", "rules/quay", "join/ABCDEF", "replay")
GAMES = ludoteca.games(sample=True)


def axe(me: Visitor, **wanted: Any) -> list[str]:
    """What axe finds wrong on the page; `runOnly` names the rules that matter."""
    if not me.read("'axe' in window"):
        me.read(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = me.page.evaluate("how => axe.run(document, how)", {"resultTypes": ["violations"], **wanted})
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found["violations"] for node in fault["nodes"]]


def too_wide(me: Visitor) -> int:
    return int(me.read("document.scrollingElement.scrollWidth - innerWidth"))


def every_place(me: Visitor, check: Callable[[str], None]) -> None:
    """Look at each screen in turn: places, waiting, playing, dialogs, over, replay."""
    for place in PLACES:
        me.go(place)
        me.page.wait_for_selector("h1")
        me.page.wait_for_timeout(200)
        check(place or "shelf")
    a_short_game(me)
    me.page.locator("select[aria-label^='Seat 2'], .seat:nth-of-type(2) select").first.select_option("open")
    me.page.locator(".bar button.primary").click()
    me.page.wait_for_selector(".letters")
    check("lobby")
    me.page.locator("main .stack > button.big").click()  # start without the others
    me.wait()
    check("table")
    for dialog in range(3):
        me.page.locator("header.bar .button").nth(dialog).click()
        me.page.wait_for_selector("dialog[open]")
        me.page.wait_for_timeout(200)
        check(f"dialog {dialog}")
        me.page.keyboard.press("Escape")
    a_short_game(me)
    me.page.get_by_role("switch", name="Whistles").click()  # a window lasts a second, and a game has dozens
    me.page.locator(".bar button.primary").click()
    me.to_the_end()
    me.page.wait_for_timeout(300)
    check("end")
    me.page.locator("a[href^='#/replay/']").click()
    me.page.wait_for_selector("input[type=range]")
    check("replay")


def a_short_game(me: Visitor) -> None:
    me.go("new/quay")
    me.page.get_by_label("Points that end the game").select_option("8")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_nothing_is_too_wide(arrive: Arrive, viewport: ViewportSize) -> None:
    """On all screens, light and dark (where only the colours differ), large and small."""
    me = arrive(viewport=viewport)
    wrong: list[str] = []

    def check(name: str) -> None:
        wrong.extend(f"{name}: {fault}" for fault in axe(me))
        me.page.emulate_media(color_scheme="dark")
        me.page.wait_for_selector("[data-theme=dark]")
        wrong.extend(f"{name}, dark: {fault}" for fault in axe(me, runOnly=["color-contrast"]))
        me.page.emulate_media(color_scheme="light")
        if too_wide(me) > 0:
            wrong.append(f"{name}: {too_wide(me)} px too wide")

    every_place(me, check)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_and_every_part_that_can_be_chosen(arrive: Arrive, game: str, viewport: ViewportSize) -> None:
    """Axe and the width at each new question; each part of the board that can be chosen has a tab stop and a name."""
    me = arrive(viewport=viewport)
    me.play_now(game)
    asked = set()
    for _ in range(6):
        me.wait()
        if me.over:
            break
        question = me.page.locator("h1").first.inner_text()
        if question not in asked:
            assert axe(me) == []
        asked.add(question)
        assert too_wide(me) <= 0
        nameless = me.read(
            "[...document.querySelectorAll('[data-answers]')]"
            ".filter(e => e.tabIndex < 0 || !e.getAttribute('aria-label') || !e.getAttribute('role')).length"
        )
        assert nameless == 0
        me.answer()


SEEN_HEADINGS = "[...document.querySelectorAll('h1')].filter(e => e.checkVisibility()).length"


def test_every_tab_of_a_phone_has_one_first_heading(arrive: Arrive) -> None:
    me = arrive(viewport=PHONE)
    me.play_now("quay")
    for tab in me.page.locator("nav.tabs button").all():
        tab.click()
        assert me.read(SEEN_HEADINGS) == 1, tab.inner_text()
        assert axe(me) == []
    me.page.locator("nav.tabs button").first.click()
    me.to_the_end()
    me.page.get_by_role("button", name="Show the board").click()
    for tab in me.page.locator("nav.tabs button").all():
        tab.click()
        assert me.read(SEEN_HEADINGS) == 1, tab.inner_text()


class Pseudo(Transformer):
    """Puts brackets round every piece of text."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        stripped = node.value.strip()
        if stripped:
            node.value = node.value.replace(stripped, f"⟦{stripped}⟧", 1)
        return node


def pseudo(text: str) -> str:
    """Catalogues in which every text is marked."""
    resource = FluentParser().parse(text)
    return str(FluentSerializer().serialize(Pseudo().visit(resource)))


FIELDS = "[...document.querySelectorAll('.who input')].map(field => field.value)"
"""The names that somebody typed."""

# The plain board shows the ids of a view that nobody has words for: lists of terms, and the line in a seat's card.
UNMARKED = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, code, svg, dl, .more')) continue;
    const rest = node.data.replace(/⟦[^⟧]*⟧/g, '').trim();
    if (/\\p{L}{2,}/u.test(rest) && !node.data.includes('⟦')) found.push(rest);
  }
  return [...new Set(found)];
}"""


def test_every_word_comes_from_the_catalogue(arrive: Arrive, server: Serving) -> None:
    """With marked catalogues, whatever is not marked must be a name, a code, a rule's text or an id."""
    me = arrive()

    def marked(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=pseudo(response.text()))

    me.page.route("**/api/words/*", marked)
    rules = {rule["text"] for rule in server.get("games/quay/rules")}
    sections = {rule["section"] for rule in server.get("games/quay/rules")}
    wrong: list[str] = []

    def check(name: str) -> None:
        unmarked = me.read(UNMARKED)  # before the names: bots play on, and more of them may come up
        seats = {*me.texts(".seat b, .strip .name, .who b, thead th"), *me.read(FIELDS)}
        for text in unmarked:
            data = text.removeprefix(": ") in seats or any(text in rule for rule in rules | sections)
            if not data and not text.startswith(("QUAY-", "127.0.0.1")) and not text.isupper():
                wrong.append(f"{name}: {text}")

    every_place(me, check)
    assert not wrong, "\n".join(wrong)
