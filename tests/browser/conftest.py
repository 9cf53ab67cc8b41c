"""One server and one Chromium per worker; every page must stay on its own server and make no mistake."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.visitor import Visitor
from tools.chromium import FLAGS, chromium
from tools.serving import Serving, serving
from tools.visitors import GOALS_SEEN, wishes

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
EXPECTED_NOISE = ("Failed to load resource", "net::ERR")
PATIENCE = 20_000
"""Milliseconds to wait for what a test expects: tests run beside each other, and the machine may be busy."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, server: Serving) -> Iterator[Arrive]:
    """Somebody with a browser of their own; what goes wrong in it fails the test."""
    wrong: list[str] = []
    visitors: list[Visitor] = []

    def make(
        at: Serving = server,
        viewport: ViewportSize = DESKTOP,
        *,
        dark: bool = False,
        touch: bool = False,
        new: bool = False,
        moving: bool = False,
        speed: str = "skip",
    ) -> Visitor:
        context = browser.new_context(
            viewport=viewport,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
        )
        context.add_init_script(wishes(speed))
        if not new:
            context.add_init_script(GOALS_SEEN)
        page = context.new_page()
        _listen(page, at.address, wrong)
        visitors.append(Visitor(page, at.address))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.page.context.close()
    assert not wrong, wrong


def _listen(page: Page, address: str, wrong: list[str]) -> None:
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on(
        "console",
        lambda message: (
            wrong.append(f"console: {message.text}")
            if message.type == "error" and not any(noise in message.text for noise in EXPECTED_NOISE)
            else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((address, "data:", "blob:"))
            else wrong.append(f"left the server: {request.url}")
        ),
    )


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running
