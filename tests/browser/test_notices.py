"""Turn notices and quick phrases, from one page to another."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.visitor import LONG, Visitor
from tests.support.receiver import receiving
from tests.support.serving import NO_WINDOWS, PERSON, Json, create, wait_for
from tools.serving import Serving, serving

TURN = "Your turn \N{EN DASH} Smugglers' Quay"
SPY = """
window.asked = 0; window.shown = []; window.badge = null; window.away = false;
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, options) { super(title, options); window.shown.push(title); }
  static get permission() { return window.asked > 0 ? Real.permission : "default"; }
  static requestPermission() { window.asked += 1; return Real.requestPermission(); }
};
Object.defineProperty(document, "hidden", { get: () => window.away });
navigator.setAppBadge = async (count) => { window.badge = count; };
navigator.clearAppBadge = async () => { window.badge = 0; };
window.heard = new Set();
new MutationObserver(() => {
  for (const part of document.querySelectorAll(".says, .said")) window.heard.add(part.textContent.trim());
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Lets a test look at what the browser is asked to show. The notices themselves are the browser's own."""

TOLD = "We tell 127.0.0.1 whose turn it is"
HEARD = "() => heard.has('Nice move!') && heard.has('Ana: Nice move!')"
"""At the seat's card, and for screen readers; both are gone after a few seconds."""


@pytest.fixture
def server_with_webhooks(tmp_path: Path) -> Iterator[Serving]:
    """A server that tells turns, also to this machine."""
    with serving(tmp_path, "--webhooks-private") as running:
        yield running


def sit_down(arrive: Arrive, server: Serving) -> tuple[Visitor, Visitor, Json]:
    """Ana, who is the host, and Ben, each with a browser that may show notices."""
    seats = [{**PERSON, "name": "Ana"}, {**PERSON, "name": "Ben"}]
    with httpx.Client(base_url=server.address) as client:
        made = create(client, seats, seed=3, options=NO_WINDOWS)
    people = []
    for tokens in ((made["seats"][0]["token"], made["host"]), (made["seats"][1]["token"],)):
        one = arrive(server)
        one.page.context.grant_permissions(["notifications"])
        one.page.add_init_script(SPY)
        for token in tokens:
            one.go(f"table/{made['table']}/{token}")
            one.page.wait_for_selector("[data-frame=side]", timeout=LONG)
            one.page.wait_for_url(re.compile(r"#/table/\w+$"))
        people.append(one)
    ana, ben = people
    return ana, ben, made


def title(me: Visitor, text: str) -> None:
    expect(me.page).to_have_title(text, timeout=LONG)


def play_turn(me: Visitor) -> None:
    title(me, TURN)
    while me.page.title() == TURN:
        me.answer()
        me.page.wait_for_function(
            "turn => document.title !== turn || document.querySelector('button.answer:not(:disabled)')",
            arg=TURN,
            timeout=LONG,
        )


def settings(me: Visitor) -> None:
    me.page.get_by_role("button", name="Settings").click()
    me.page.wait_for_selector("dialog[open]")
    assert axe(me) == []


def switch(me: Visitor, name: str, on: bool) -> None:
    settings(me)
    me.page.get_by_role("switch", name=name).click()
    expect(me.page.get_by_role("switch", name=name)).to_be_checked(checked=on)
    me.page.keyboard.press("Escape")


def icon(me: Visitor) -> str:
    return str(me.read("document.querySelector('link[rel=icon]').href"))


def test_turn_notices(arrive: Arrive, server_with_webhooks: Serving) -> None:
    """Title, icon, badge; a notice if wanted, once a turn, for those who look elsewhere; the list on the shelf."""
    ana, ben, _ = sit_down(arrive, server_with_webhooks)
    title(ana, TURN)
    title(ben, "Ludoteca")
    assert icon(ana).startswith("data:image/svg+xml,")
    assert not icon(ben).startswith("data:")
    assert (ana.read("badge"), ben.read("badge")) == (1, 0)
    ben.read("away = true")
    play_turn(ana)
    title(ben, TURN)
    assert (ben.read("asked"), ben.read("shown")) == (0, [])
    ben.read("away = false")
    switch(ben, "Tell me when it's my turn", on=True)
    assert ben.read("asked") == 1
    play_turn(ben)
    ben.read("away = true")
    play_turn(ana)
    title(ben, TURN)
    assert ben.read("shown") == [TURN]
    ben.read("away = false")
    play_turn(ben)
    title(ben, "Ludoteca")
    play_turn(ana)
    title(ben, TURN)
    assert ben.read("shown") == [TURN]
    ben.go()
    waiting = ben.page.locator("main section").first
    expect(waiting.get_by_role("heading")).to_have_text("Waiting for you")
    title(ben, TURN)
    assert axe(ben) == []
    waiting.get_by_role("link", name="Continue").click()
    ben.wait()
    ana.go()
    expect(ana.page.get_by_role("heading", name="Continue")).to_be_visible()
    assert ana.page.get_by_text("Waiting for you").count() == 0
    title(ana, "Ludoteca")


def test_phrases_and_the_address_for_notices(arrive: Arrive, server_with_webhooks: Serving) -> None:
    """Said on one page, seen on the other, muted by a reader, turned off by the host; turns told to an address."""
    ana, ben, made = sit_down(arrive, server_with_webhooks)
    ana.page.get_by_role("button", name="Say something").click()
    assert axe(ana) == []
    ana.page.get_by_role("dialog").get_by_role("button", name="Nice move!").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    for one in (ana, ben):
        one.page.wait_for_function(HEARD, timeout=LONG)
        expect(one.page.locator("[data-frame=log] li.entry").first).to_have_text("Ana: Nice move!")
        assert axe(one) == []
    switch(ben, "Show quick phrases", on=False)
    expect(ben.page.locator("[data-frame=log] li.entry", has_text="Nice move!")).to_have_count(0)
    switch(ana, "Quick phrases at this table", on=False)
    expect(ben.page.get_by_role("button", name="Say something")).to_have_count(0)
    expect(ana.page.locator("[data-frame=log] li.entry", has_text="Nice move!")).to_have_count(0)
    with receiving() as receiver:
        settings(ana)
        ana.page.get_by_label("Web address for turn notices").fill(receiver.url)
        ana.page.get_by_role("button", name="Start").click()
        expect(ana.page.get_by_role("button", name="Stop")).to_be_visible()
        expect(ben.page.get_by_text(TOLD)).to_be_visible()
        assert "secret" not in ben.page.content()
        wait_for(lambda: receiver.asked == [["Ana"]])
        assert receiver.bodies[0]["link"] == f"{server_with_webhooks.address}#/table/{made['table']}"
    assert axe(ana) == []
    ana.page.get_by_role("button", name="Stop").click()
    expect(ben.page.get_by_text(TOLD)).to_have_count(0)
