"""Photograph every screen: on a desktop, a small laptop and a phone, light and dark.

`python -m tools.screenshots [FOLDER] [GAME ...]` starts a server of its own with an empty store, lets bots play
(one of them in the seat that is photographed), and writes PNG files to `FOLDER` or `build/screenshots`.
"""

import sys
import tempfile
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from ludoteca.client import Client, RemoteBot, SeatClient
from tools.chromium import FLAGS, chromium
from tools.serving import Serving, serving
from tools.visitors import GOALS_SEEN

SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (360, 740)}
THEMES = ("light", "dark")
TABS = ("Mine", "Seats", "Log")
MIDDLE = 30
LAST = 12
"""How many answers the seat gives before the picture of the middle, and between that and the next one."""


def main(folder: str = "build/screenshots", *games: str) -> None:
    """Take all pictures."""
    into = Path(folder)
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Camera(browser, server, into)
        for name in () if games else ("shelf", "records", "settings", "join", "watch", "replay"):
            camera.shoot(name, "" if name == "shelf" else name)
        for game in games or server.games():
            camera.game(game)


class Camera:
    """Takes the pictures; the games are played over the interface for programs."""

    def __init__(self, browser: Browser, server: Serving, into: Path) -> None:
        self.browser = browser
        self.server = server
        self.client = Client(server.address)
        self.into = into

    def game(self, game: str) -> None:
        """A game from its new table to its replay, and a first turn with every value of every set-up option."""
        self.shoot(f"{game}-new-table", f"new/{game}")
        self.shoot(f"{game}-rules", f"rules/{game}")
        seat = self.sit(game, {})
        self.shoot(f"{game}-start", f"table/{seat.table}/{seat.token}")
        self.play(seat, MIDDLE)
        self.shoot(f"{game}-middle", f"table/{seat.table}/{seat.token}", tabs=True)
        self.play(seat, LAST)
        self.shoot(f"{game}-later", f"table/{seat.table}/{seat.token}")
        self.client.call("POST", f"/api/tables/{seat.table}/seats/{seat.number}", {"kind": "bot"}, seat.token)
        for _ in seat.tables():
            pass
        self.shoot(f"{game}-end", f"table/{seat.table}/{seat.token}")
        self.shoot(f"{game}-replay", f"replay/{seat.table}/40", first=f"table/{seat.table}/{seat.token}")
        for name, value in self.layouts(game):
            other = self.sit(game, {name: value})
            self.shoot(f"{game}-{name}-{value}", f"table/{other.table}/{other.token}", sizes=("desktop", "phone"))

    def layouts(self, game: str) -> list[tuple[str, Any]]:
        """The options that give the board another shape, each with all its values."""
        return [
            (option["name"], value)
            for option in self.client.game(game)["options"]
            if option["name"] in {"city", "layout"}
            for value in option["allowed"]
        ]

    def sit(self, game: str, options: dict[str, Any]) -> SeatClient:
        """A table of three with two bots."""
        seats = [{"kind": "person", "name": "Marta"}, {"kind": "bot"}, {"kind": "bot"}]
        made = self.client.create(game, seats, options=options)
        return self.client.seat(made["table"], made["seats"][0]["token"])

    def play(self, seat: SeatClient, answers: int) -> None:
        """Let a bot give this many answers, and wait until the seat is asked again."""
        bot = RemoteBot(seat)
        for table in islice(seat.turns(), answers):
            seat.answer(table, bot.choose(table))
        next(seat.turns(), None)

    def shoot(
        self, name: str, place: str, *, first: str = "", tabs: bool = False, sizes: tuple[str, ...] = tuple(SIZES)
    ) -> None:
        """One screen in every size and theme; on a phone also what its tabs show."""
        for size in sizes:
            width, height = SIZES[size]
            for theme in THEMES:
                context = self.browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if theme == "dark" else "light",
                    reduced_motion="reduce",
                )
                context.add_init_script(GOALS_SEEN)
                page = context.new_page()
                page.on("pageerror", partial(_complain, name))
                for part in (first, place) if first else (place,):
                    page.goto(f"{self.server.address}#/{part}")
                    page.wait_for_selector("h1")
                    page.wait_for_timeout(700)
                    page.get_by_text("One moment").first.wait_for(state="hidden")
                page.screenshot(path=self.into / f"{name}-{size}-{theme}.png", full_page=size == "phone")
                if tabs and size == "phone":
                    self.shoot_tabs(page, f"{name}-{size}-{theme}")
                context.close()

    def shoot_tabs(self, page: Page, name: str) -> None:
        """What a phone shows under the board, one tab after another."""
        for tab in TABS:
            button = page.get_by_role("button", name=tab, exact=True)
            if button.count():
                button.click()
                page.wait_for_timeout(200)
                page.screenshot(path=self.into / f"{name}-{tab.lower()}.png")


def _complain(name: str, error: Error) -> None:
    print(f"{name}: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
