"""See to it that there is a Chromium for the browser tests: `python -m tools.get_chromium`.

Where it is missing, it is installed with apt-get if that is possible; otherwise one sentence says what to do.
"""

import os
import shutil
import subprocess
import sys

from tools.chromium import chromium


def main() -> int:
    """0 if there is one."""
    try:
        chromium()
    except SystemExit as error:
        if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
            print(error, file=sys.stderr)
            return 1
    else:
        return 0
    print("Installing Chromium for the browser tests (once) ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=True)  # noqa: S607
    chromium()
    return 0


if __name__ == "__main__":
    sys.exit(main())
