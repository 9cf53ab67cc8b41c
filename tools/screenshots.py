"""Photograph every screen, on a desktop and on a phone, light and dark.

`python -m tools.screenshots [FOLDER] [GAME ...]` starts a server of its own with an empty store, plays with random
answers, and writes PNG files into `FOLDER`, else `build/screenshots`.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.chromium import FLAGS, chromium
from tools.serving import Serving, serving

SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
THEMES = ("light", "dark")
MIDDLE = 25
MOST = 4_000


def main(folder: str = "build/screenshots", *games: str) -> None:
    """All pictures."""
    into = Path(folder)
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Camera(browser, server, into)
        camera.places()
        for game in games or server.games():
            camera.game(game)


class Camera:
    """Plays in one browser, and takes every picture in four more that show the same."""

    def __init__(self, browser: Browser, server: Serving, into: Path) -> None:
        self.browser = browser
        self.server = server
        self.into = into
        self.context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.goto(server.address)

    def places(self) -> None:
        """The screens beside the table."""
        for name in ("shelf", "records", "settings", "join", "replay"):
            self.shoot(name, "#/" if name == "shelf" else f"#/{name}")

    def game(self, game: str) -> None:
        """A game from its new table to its replay."""
        self.shoot(f"{game}-new-table", f"#/new/{game}")
        self.shoot(f"{game}-rules", f"#/rules/{game}")
        self.page.goto(f"{self.server.address}#/")
        self.page.locator("article", has=self.page.locator(f'a[href="#/new/{game}"]')).get_by_role(
            "button", name="Play now"
        ).click()
        self.page.wait_for_selector("button.option, [data-frame=end]")
        table = self.page.url.split("#")[1]
        self.shoot(f"{game}-start", f"#{table}")
        self.play(MIDDLE)
        self.shoot(f"{game}-middle", f"#{table}")
        self.play(MOST)
        self.shoot(f"{game}-end", f"#{table}")
        self.shoot(f"{game}-replay", f"#/replay/{table.split('/')[2]}/40")

    def play(self, answers: int) -> None:
        """Give random answers until there were so many, or the game is over."""
        rng = random.Random(7)  # noqa: S311 - a game for a picture
        for _ in range(answers):
            self.page.wait_for_selector("button.option:not(:disabled), [data-frame=end]", timeout=60_000)
            options = self.page.locator("button.option:not(:disabled)")
            count = options.count()
            if self.page.locator("[data-frame=end]").count() or not count:
                return
            options.nth(rng.randrange(count)).click(timeout=5_000)

    def shoot(self, name: str, place: str, prepare: Callable[[Page], None] | None = None) -> None:
        """One screen in every size and theme."""
        state = self.context.storage_state()
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                context = self.browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if theme == "dark" else "light",
                    reduced_motion="reduce",
                    storage_state=state,
                )
                self._shoot_one(context, f"{name}-{size}-{theme}", place, full=size == "phone")
                context.close()

    def _shoot_one(self, context: BrowserContext, name: str, place: str, *, full: bool) -> None:
        page = context.new_page()
        page.on("pageerror", lambda error: print(f"{name}: {error}"))
        page.goto(f"{self.server.address}{place}")
        page.wait_for_selector("h1")
        page.wait_for_timeout(700)
        page.screenshot(path=self.into / f"{name}.png", full_page=full)


if __name__ == "__main__":
    main(*sys.argv[1:])
