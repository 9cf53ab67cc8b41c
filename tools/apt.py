"""Packages from Debian and its relatives, for things the tests need and pip cannot install."""

import os
import shutil
import subprocess


def apt_get(package: str, saying: str) -> bool:
    """Install a package; whether that worked: only as root, and only where there is apt-get."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print(saying, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update"], ["install", "-y", "--no-install-recommends", package])
    return all(
        subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False).returncode == 0  # noqa: S607
        for words in steps
    )
