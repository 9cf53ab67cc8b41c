"""The compiled copy of Ludoteca that `./play compile` makes and `./play` then uses, as long as it matches the sources.

It is a copy in `.venv`, since compiled modules next to the sources would hide every edit from tests and tools. Uses
nothing but the standard library.
"""

import hashlib
import sys
from pathlib import Path


def compiled_copy(environment: Path, top: Path) -> Path | None:
    """The folder to import Ludoteca from, if it was compiled; says so if it is out of date."""
    folder = copy_folder(environment)
    if not folder.is_dir():
        return None
    if copy_stamp(folder).read_text(encoding="ascii") == package_fingerprint(top):
        return folder
    print("Ludoteca has changed since it was compiled, so it runs at the usual speed: `./play compile` again.")
    return None


def copy_folder(environment: Path) -> Path:
    """Where the compiled copy is, if there is one."""
    return environment / "play-compiled"


def copy_stamp(folder: Path) -> Path:
    """The file that says which sources were compiled."""
    return folder / "stamp"


def package_fingerprint(top: Path) -> str:
    """A hash of every file of the package, the page included, and of this Python."""
    package = top / "src" / "ludoteca"
    whole = hashlib.sha256(sys.version.encode())
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            whole.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()
