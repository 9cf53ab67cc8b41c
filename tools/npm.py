"""Run npm in `web/` with the Node that builds the page: `python -m tools.npm run check`."""

import subprocess
import sys

from tools import page
from tools.build_web import TOP, find_npm


def main(words: list[str]) -> int:
    """The exit code of npm."""
    try:
        npm = find_npm()
        page.install_packages(npm, TOP, everything=True)
    except page.CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    env = page.npm_environment(npm)
    return subprocess.run([*npm, "--silent", *words], cwd=TOP / "web", env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
