"""Files that travel with jobs to other machines and are found there by the names they had here."""

import hashlib
import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ludoteca.engine import Refused

UNPACKED: Final = "LUDOTECA_LUGGAGE"
"""The environment variable that tells this process, and those it starts, which folder the files are in."""
MOST: Final = 50_000_000
"""Bytes in total: a folder named by mistake could be someone's whole disk."""
WEIGHTS: Final = re.compile(r"(?<=[:,]weights=)[^,]+")

Packed = dict[str, bytes]
"""The contents of each file, by its path in the folder of unpacked files."""


def pack(names: Iterable[str]) -> Packed:
    """All files with these names: whole folders, and for a Python file also those next to it, which it may import."""
    packed: Packed = {}
    for name in set(names):
        given = Path(name)
        for file in _files(given):
            inside = f"{_last(given)}/{file.relative_to(given).as_posix()}" if given.is_dir() else file.name
            packed[f"{_box(name)}/{inside}"] = file.read_bytes()
            if sum(map(len, packed.values())) > MOST:
                raise Refused(
                    f"{name} is too large to send to other machines; the limit is {MOST // 1_000_000} MB in all."
                )
    return packed


def unpack(packed: Packed) -> str:
    """Write the files to a new folder on this machine; from now on, this process and those it starts find them."""
    folder = tempfile.mkdtemp(prefix="ludoteca-")
    for place, data in packed.items():
        path = Path(folder, place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    os.environ[UNPACKED] = folder
    return folder


def here(name: str) -> str:
    """Where a file or folder with that name is on this machine.

    >>> here("mybot.py")
    'mybot.py'
    """
    folder = os.environ.get(UNPACKED)
    if folder is None:
        return name
    place = Path(folder, _box(name), _last(Path(name)))
    return str(place) if place.exists() else name


def bot_here(kind: str) -> str:
    """A bot, named with where its weights are on this machine.

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
    if given.suffix != ".py":
        return [given]
    return [path for path in given.parent.glob("*.py") if path.is_file()]


def _box(name: str) -> str:
    """A folder of its own for each name, since two files may have the same last part."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]


def _last(given: Path) -> str:
    return given.name if given.name not in {"", ".."} else "folder"
