"""Photograph every step of every tutorial and lesson, on a desktop and on a phone.

`python -m tools.tutorial_pictures [FOLDER] [GAME/TUTORIAL ...]` starts a server of its own, follows each tutorial in a
browser, and writes PNG files to `FOLDER` or `build/tutorials`. It says which steps light up nothing.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.teach.tutorials import shipped
from tools.chromium import FLAGS, chromium
from tools.serving import Serving, serving
from tools.visitors import GOALS_SEEN, wishes

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
BUBBLE = ".bubble"
MOST_CLICKS = 60
LATEST = 20_000
LEARN = """async ([game, tutorial]) => {
  const reply = await fetch(`/api/games/${game}/tutorials/${tutorial}`, { method: "POST",
    headers: { "Content-Type": "application/json" }, body: JSON.stringify({ names: ["Marta", "Rosa"] }) });
  const made = await reply.json();
  return `${made.table}/${made.seats[0].token}`;
}"""
"""Open the table of a tutorial; where it is."""
SAYS = "document.querySelector('.bubble')?.innerText + document.querySelector('[data-question]')?.innerText"
LIT = "() => document.querySelectorAll('.shade .glow').length"


def main(folder: str = "build/tutorials", *wanted: str) -> None:
    """Take all pictures."""
    into = Path(folder)
    into.mkdir(parents=True, exist_ok=True)
    names = wanted or [f"{one.game}/{one.id}" for one in shipped()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in names:
            # One server for each: a server limits how many tables anyone may open in a minute.
            with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server:
                for size in SIZES:
                    photograph(browser, server, name, size, into)


def photograph(browser: Browser, server: Serving, name: str, size: str, into: Path) -> None:
    """One tutorial from its first step to the last."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=size == "phone"
    )
    context.add_init_script(GOALS_SEEN)
    context.add_init_script(wishes("fast"))
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{name}: {error}"))
    page.goto(server.address)
    page.goto(f"{server.address}#/table/{page.evaluate(LEARN, name.split('/'))}")
    page.wait_for_selector(BUBBLE, timeout=LATEST)
    file = f"{name.replace('/', '-')}-{size}"
    for number in range(1, MOST_CLICKS):
        if not settled(page):
            break
        if not page.evaluate(LIT):
            print(f"{file}, click {number}: nothing lights up: {page.locator(BUBBLE).inner_text()!r}")
        page.screenshot(path=into / f"{file}-{number:02}.png")
        follow(page)
    page.wait_for_timeout(500)
    page.screenshot(path=into / f"{file}-end.png")
    context.close()


def settled(page: Page) -> bool:
    """Wait until there is something to read or to do; whether the tutorial continues."""
    page.wait_for_function(
        "() => document.querySelector('.bubble [data-first]') || !document.querySelector('.bubble')"
        " || document.querySelector('button.answer:not(:disabled)')",
        timeout=LATEST,
    )
    page.wait_for_timeout(400)
    return page.locator(BUBBLE).count() > 0


def follow(page: Page) -> None:
    """Do what the bubble asks for: its button, or else what lights up in the list, or anything if all is free."""
    button = page.locator(f"{BUBBLE} [data-first]")
    before = page.evaluate(SAYS)
    if button.count():
        button.click()
    else:
        wanted = page.locator("button.answer.wanted")
        (wanted if wanted.count() else page.locator("button.answer")).first.click()
    page.wait_for_function(f"before => {SAYS} !== before", arg=before, timeout=LATEST)


if __name__ == "__main__":
    main(*sys.argv[1:])
