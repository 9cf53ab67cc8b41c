"""Files that go along with jobs to other machines, and are found there by the names that they had here."""

import hashlib
import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ludoteca.engine import Refused

UNPACKED: Final = "LUDOTECA_LUGGAGE"
"""The variable that tells this process, and those that it starts, in which folder the files lie."""
MOST: Final = 50_000_000
"""Bytes in all: a folder named by mistake may be somebody's whole disk."""
WEIGHTS: Final = re.compile(r"(?<=[:,]weights=)[^,]+")

Packed = dict[str, bytes]
"""What is in each file, by its place in the folder of unpacked files."""


def pack(names: Iterable[str]) -> Packed:
    """All files of these names: whole folders, and with a Python file those beside it, which it may import."""
    packed: Packed = {}
    for name in set(names):
        given = Path(name)
        for file in _files(given):
            inside = f"{_last(given)}/{file.relative_to(given).as_posix()}" if given.is_dir() else file.name
            packed[f"{_box(name)}/{inside}"] = file.read_bytes()
            if sum(map(len, packed.values())) > MOST:
                raise Refused(f"{name} is too large to be sent to other machines: {MOST // 1_000_000} MB at most.")
    return packed


def unpack(packed: Packed) -> str:
    """Write them to a new folder of this machine; from now on this process and those that it starts find them."""
    folder = tempfile.mkdtemp(prefix="ludoteca-")
    for place, data in packed.items():
        path = Path(folder, place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    os.environ[UNPACKED] = folder
    return folder


def here(name: str) -> str:
    """Where a file or folder of that name lies on this machine.

    >>> here("mybot.py")
    'mybot.py'
    """
    folder = os.environ.get(UNPACKED)
    if folder is None:
        return name
    place = Path(folder, _box(name), _last(Path(name)))
    return str(place) if place.exists() else name


def bot_here(kind: str) -> str:
    """A bot, by where its weights lie on this machine.

    >>> bot_here("search:simulations=40,weights=race.json")
    'search:simulations=40,weights=race.json'
    """
    return WEIGHTS.sub(lambda found: here(found[0]), kind)


def weights_in(kinds: Iterable[str]) -> list[str]:
    """The files of weights that bots read.

    >>> weights_in(["search:simulations=40,weights=race.json", "random"])
    ['race.json']
    """
    return [file for kind in kinds for file in WEIGHTS.findall(kind)]


def _files(given: Path) -> list[Path]:
    if given.is_dir():
        return [path for path in given.rglob("*") if path.is_file()]
    return list(given.parent.glob("*.py")) if given.suffix == ".py" else [given]


def _box(name: str) -> str:
    """Two files may have the same last name."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]


def _last(given: Path) -> str:
    return given.name if given.name not in {"", ".."} else "folder"
