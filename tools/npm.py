"""Run npm in `web/` with the Node that builds the page: `python -m tools.npm run check`."""

import subprocess
import sys

import hatch_build
from tools.build_web import TOP, fetch_node


def main(words: list[str]) -> int:
    """The exit code of npm."""
    if hatch_build.system_npm() is None:
        fetch_node()
    npm = hatch_build.system_npm() or hatch_build.packaged_npm()
    if npm is None:
        raise SystemExit("There is no npm here.")
    env = hatch_build.npm_environment(npm)
    return subprocess.run([*npm, "--silent", *words], cwd=TOP / "web", env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
