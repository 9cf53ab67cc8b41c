"""How fast the page is: `python -m benchmarks.browser [GAME ...]`.

For every game: the longest time from the click on Play now to the first decision on the screen; the time from the
arrival of news to the updated board, late in a game with the most players, which bots have played so far and now
continue as fast as they do for people; and the size of the page without fonts. Exits with 1 if a limit is broken.
"""

import gzip
import random
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.client import Client, Json
from ludoteca.server.common.settings import Settings
from tools.chromium import FLAGS, chromium
from tools.serving import Serving, serving
from tools.visitors import GOALS_SEEN, wishes

BUILT = Path(__file__).parent.parent / "src" / "ludoteca" / "web"
FIRST_DECISION_MS = 2_000
TRIES = 5
"""How often Play now is tried: who begins depends on chance."""
UPDATE_MS = 100
BUNDLE_KB = 300
ANSWERS = 30
LATE = (0.7, 0.8, 0.9)
"""How much of the game is over when updates are measured."""
READY = "button.option:not(:disabled), [data-frame=end]"

# Every piece of news is timed from when it is read to the frame in which the page has drawn it.
WATCH = """
window.updates = [];
const read = ReadableStreamDefaultReader.prototype.read;
ReadableStreamDefaultReader.prototype.read = async function () {
  const part = await read.call(this);
  if (typeof part.value === "string" && part.value.includes("data:")) {
    const arrived = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.updates.push(performance.now() - arrived)));
  }
  return part;
};
"""


def main(names: list[str]) -> int:
    """Measure, print, judge."""
    size = bundle_kilobytes()
    print(f"page without fonts, gzip: {size:.0f} kB (limit {BUNDLE_KB})")
    good = size <= BUNDLE_KB
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        with serving(data) as server:
            late = {game: late_tables(Client(server.address), game) for game in names or server.games()}
        with serving(data, "--pace", str(Settings(db="").pace)) as server:
            good = judge(playwright.chromium.launch(executable_path=chromium(), args=FLAGS), server, late) and good
    return 0 if good else 1


def judge(browser: Browser, server: Serving, late: dict[str, list[str]]) -> bool:
    """Whether every game keeps the limits."""
    good = True
    for game, tables in late.items():
        first = max(first_decision(browser, server, game) for _ in range(TRIES))
        updates = [time for table in tables for time in updates_at(browser, server, table)]
        worst = statistics.quantiles(updates, n=20)[-1] if len(updates) > 1 else max(updates, default=0)
        usual = statistics.median(updates) if updates else 0
        print(
            f"{game}: first decision at most {first:.0f} ms (limit {FIRST_DECISION_MS}); "
            f"{len(updates)} board updates: median {usual:.0f} ms, 95 % within {worst:.0f} ms (limit {UPDATE_MS})",
            flush=True,
        )
        good = good and first <= FIRST_DECISION_MS and worst <= UPDATE_MS
    return good


def first_decision(browser: Browser, server: Serving, game: str) -> float:
    """Milliseconds from the click on Play now."""
    page = open_page(browser)
    page.goto(server.address)
    box = page.locator("article", has=page.locator(f'a[href="#/new/{game}"]'))
    button = box.get_by_role("button", name="Play now")
    button.wait_for()
    first = float(page.evaluate(CLICK_TO_DECISION, button.element_handle()))
    page.context.close()
    return first


def updates_at(browser: Browser, server: Serving, table: str) -> list[float]:
    """How many milliseconds each update of one table takes, for some thirty answers or to the end."""
    page = open_page(browser)
    page.add_init_script(WATCH)
    page.goto(f"{server.address}#/table/{table}")
    # The first news says what the page already shows, and arrives while that is being drawn.
    wait(page, "window.updates.length > 0")
    page.evaluate("window.updates = []")
    rng = random.Random(7)  # noqa: S311 - a game to be measured
    for _ in range(ANSWERS):
        wait(page, f"document.querySelector('{READY}') !== null")
        if page.locator("[data-frame=end]").count():
            break
        options = page.locator("button.option:not(:disabled)")
        options.nth(rng.randrange(options.count())).click()
    updates: list[float] = page.evaluate("window.updates")
    page.context.close()
    return updates


def wait(page: Page, condition: str) -> None:
    """Wait for a condition. Playwright's own way searches the page at every frame, which would be timed too."""
    page.wait_for_function(f"() => {condition}", polling=50, timeout=60_000)


def open_page(browser: Browser) -> Page:
    """A window of the usual size that shows bots' moves at once, for somebody who knows the games."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(wishes("skip"))
    page.add_init_script(GOALS_SEEN)
    return page


def late_tables(client: Client, game: str) -> list[str]:
    """Tables for a person, after bots have played most of the game: id and token, as in the page's address."""
    bots: list[Json] = [{"kind": "bot"}] * client.game(game)["players"]["max"]
    made = client.create(game, bots)
    table = client.call("GET", f"/api/tables/{made['table']}", token=made["host"])
    while not table["over"]:
        path = f"/api/tables/{made['table']}/poll?wait=20&since={table['last_event']}&stamp={table['stamp']}"
        for news in client.call("GET", path, token=made["host"]):
            table = news["table"]
    return [late_table(client, made, int(part * table["version"]), [{"kind": "person"}, *bots[1:]]) for part in LATE]


def late_table(client: Client, played: Json, moment: int, seats: list[Json]) -> str:
    """A table that continues from a moment of a played one."""
    wish = {"n": moment, "seats": seats}
    late = client.call("POST", f"/api/tables/{played['table']}/fork", wish, played["host"])
    return f"{late['table']}/{late['seats'][0]['token']}"


CLICK_TO_DECISION = """(button) => new Promise((done) => {
  const started = performance.now();
  const look = () => document.querySelector("button.option:not(:disabled)")
    ? done(performance.now() - started) : requestAnimationFrame(look);
  button.click();
  look();
})"""


def bundle_kilobytes() -> float:
    """Everything that is not a font, compressed."""
    files = [path for path in BUILT.rglob("*") if path.suffix in {".js", ".css", ".svg", ".html"}]
    return sum(len(gzip.compress(path.read_bytes())) for path in files) / 1000


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
