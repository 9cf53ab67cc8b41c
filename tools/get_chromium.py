"""Make sure that there is a Chromium for the browser tests: `python -m tools.get_chromium`.

If it is missing, it is installed with apt-get where possible; otherwise one sentence says what to do.
"""

import sys

from tools.apt import apt_get
from tools.chromium import chromium


def main() -> int:
    """0 if there is one."""
    try:
        chromium()
    except SystemExit as error:
        if not apt_get("chromium", "Installing Chromium for the browser tests (once) ..."):
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
