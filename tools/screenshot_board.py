"""Photograph a board in the harness: `python -m tools.screenshot_board NAME [FOLDER]`.

`NAME` is a file in `web/dev/tables/`; the pictures (desktop and phone, light and dark) go to `FOLDER` or `build/`.
Needs the packages of `web/` (`npm ci`) and Chromium.
"""

import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import FLAGS, chromium

WEB = Path(__file__).parent.parent / "web"
PORT = 5199
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}


def main(name: str, folder: str = "build") -> None:
    """Start the development server, take the pictures, stop it."""
    command = ["npm", "run", "dev", "--", "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"]
    server = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        wait_for(f"http://127.0.0.1:{PORT}/dev/harness.html")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for path in photograph(browser, name, Path(folder)):
                print(path)
    finally:
        subprocess.run(["kill", "--", f"-{server.pid}"], check=False)  # noqa: S607 - npm and its children


def photograph(browser: Browser, name: str, folder: Path) -> list[Path]:
    """Every size in every theme."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for size, (width, height) in SIZES.items():
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda message: print("console:", message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: print("error:", error))
        for theme in ("light", "dark"):
            page.goto(f"http://127.0.0.1:{PORT}/dev/harness.html?table={name}&theme={theme}")
            page.wait_for_selector("main")
            path = folder / f"{name}-{size}-{theme}.png"
            page.screenshot(path=path, full_page=size == "phone")
            paths.append(path)
        page.close()
    return paths


def wait_for(address: str, seconds: float = 30) -> None:
    """Wait until something answers at an address."""
    end = time.monotonic() + seconds
    while True:
        try:
            with urlopen(address, timeout=1):  # noqa: S310 - our own machine
                return
        except (URLError, OSError):
            if time.monotonic() > end:
                raise SystemExit(f"Nothing answers at {address}.") from None
            time.sleep(0.2)


if __name__ == "__main__":
    main(*sys.argv[1:])
