"""Make sure that there is a PostgreSQL for the server tests: `python -m tools.get_postgres`.

If it is missing, it is installed with apt-get where possible; otherwise one sentence says what to do.
"""

import shutil
import sys
from pathlib import Path

from tools.apt import apt_get

MISSING = "The tests of the server need PostgreSQL: install it (Debian: apt-get install postgresql)."


def main() -> int:
    """0 if there is one."""
    if not is_there() and not apt_get("postgresql", "Installing PostgreSQL for the tests of the server (once) ..."):
        print(MISSING, file=sys.stderr)
        return 1
    return 0


def is_there() -> bool:
    """Whether PostgreSQL's own programs are in the path or in Debian's folder."""
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


if __name__ == "__main__":
    sys.exit(main())
