"""The Python environment in `.venv`: exactly the packages of a lock, and Ludoteca itself as it is in `src/`.

Uses nothing but the standard library, since it runs before anything is installed.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

PLAY = "requirements.lock"
COMPILE = "requirements-compile.lock"
TEST = "requirements-test.lock"
BARE = "requirements-bare.lock"
"""What tests also need, without its dependencies: they use a part of Stable-Baselines3 that needs no torch."""
HOLDS = {PLAY: (PLAY,), COMPILE: (COMPILE,), TEST: (TEST, PLAY, COMPILE)}
"""Which locks are satisfied once one of them is installed."""

OLD_ENOUGH = "import sys; sys.exit(sys.version_info < (3, 11))"


class CannotSetUp(Exception):
    """Says in one sentence why there is no environment."""


class Environment:
    """The folder `.venv` next to the sources, on this system or, for a test, on another."""

    def __init__(self, top: Path, system: str = os.name) -> None:
        self.top = top
        self.folder = top / ".venv"
        self._windows = system == "nt"

    def program(self, name: str) -> str:
        """The path of a program in this environment."""
        return str(self.folder / "Scripts" / f"{name}.exe" if self._windows else self.folder / "bin" / name)

    def is_ready(self, lock: str) -> bool:
        """Whether all packages of a lock are installed."""
        stamp = self._stamp(lock)
        return stamp.is_file() and stamp.read_text(encoding="ascii") == self._fingerprint(lock)

    def mark_ready(self, lock: str) -> None:
        """Remember that the packages of a lock are installed."""
        for held in HOLDS[lock]:
            self._stamp(held).write_text(self._fingerprint(held), encoding="ascii")

    def make(self, lock: str, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Install what is missing; `meanwhile` is called as soon as there is an interpreter."""
        if not self._works():
            self._create()
        meanwhile()
        if self.is_ready(lock):
            return
        print(f"Installing the packages of {lock} into .venv (once per lock) ...", flush=True)
        lazily = "--no-compile"  # only a small part of these modules is ever imported
        if self._pip(lazily, "--require-hashes", "-r", lock):
            raise CannotSetUp(
                "pip could not install the packages above: the first time it needs the internet, or an index that it "
                "can reach."
            )
        if lock == TEST and self._pip("--no-deps", "--require-hashes", "-r", BARE):
            raise CannotSetUp(f"pip could not install the packages of {BARE}; see above for the reason.")
        if lock != COMPILE and self._pip("--no-deps", "--no-build-isolation", "--editable", "."):
            raise CannotSetUp("pip could not install Ludoteca itself; see above for the reason.")
        self.mark_ready(lock)

    def _works(self) -> bool:
        if Path(sys.prefix) == self.folder:
            return True
        try:
            return subprocess.run([self.program("python"), "-c", OLD_ENOUGH], check=False).returncode == 0
        except OSError:
            return False

    def _create(self) -> None:
        print("Making a Python environment in .venv (once) ...", flush=True)
        done = subprocess.run(
            [sys.executable, "-m", "venv", "--clear", self.folder], stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode:
            raise CannotSetUp(
                f"{sys.executable} cannot make an environment: its venv module is missing (Debian: apt-get install "
                "python3-venv)."
            )

    def _pip(self, *words: str) -> int:
        install = [self.program("python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        return subprocess.run([*install, *words], cwd=self.top, check=False).returncode

    def _stamp(self, lock: str) -> Path:
        return self.folder / f"{lock}.stamp"

    def _fingerprint(self, lock: str) -> str:
        whole = hashlib.sha256(str(self.top).encode())
        for name in (lock, "pyproject.toml", *([BARE] if lock == TEST else [])):
            whole.update(b"\0" + (self.top / name).read_bytes())
        return whole.hexdigest()
