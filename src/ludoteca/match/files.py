"""Files that are written completely or not at all."""

import errno
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from ludoteca.engine import Refused

PRIVATE: Final = 0o600
FOR_ALL: Final = 0o644
"""Permissions of a file: only its owner may read it, or everyone."""
FULL: Final = (errno.ENOSPC, errno.EDQUOT)


def check_place(path: Path, ending: str = "") -> None:
    """Refuse, in one sentence, a path where no file can be written, or whose name does not end like this."""
    if not path.name:
        raise Refused(f"{path} is a folder: add the name of a file{ending and f' that ends in {ending}'}.")
    if not path.name.endswith(ending):
        raise Refused(f"{path.name}: the file name must end in {ending}.")
    if path.is_dir():
        raise Refused(f"{path} is a folder. Choose another file.")
    if path.exists() and not path.is_file():
        raise Refused(f"{path} is not a regular file. Choose another file.")
    if path.parent.is_file():
        raise Refused(f"{path.parent} is a file, not a folder. Choose another folder.")
    if not path.parent.is_dir():
        raise Refused(f"There is no folder {str(path.parent)!r}: create it first.")
    if not path.exists() and not os.access(path.parent, os.W_OK):
        raise Refused(f"You may not write to the folder {str(path.parent)!r}. Choose another folder.")


def write_whole(path: Path, text: str, mode: int = PRIVATE) -> None:
    """Write a file so that nobody ever sees half of it: the old contents stay until the new ones are complete."""
    with replacing(path, mode) as unfinished, unfinished.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)


@contextmanager
def replacing(path: Path, mode: int) -> Iterator[Path]:
    """A file next to this one, with a name that no other file has; it takes this one's place once it is complete."""
    with named_in_errors(path):
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        os.close(handle)
    unfinished = Path(temporary)
    try:
        with named_in_errors(path):
            yield unfinished
            unfinished.chmod(mode)
            unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def whole_lines(file: BinaryIO) -> Iterator[Callable[[bytes], None]]:
    """Add lines to the end of a file, each at once; if it is stopped in the middle of a line, only whole lines stay.

    They bypass the file's buffer: whatever did not fit on a full disk would be written again when the file is closed.
    """
    path, number = Path(file.name), file.fileno()
    with named_in_errors(path):
        file.flush()
    end = os.lseek(number, file.tell(), os.SEEK_SET)

    def add(line: bytes) -> None:
        nonlocal end
        rest = memoryview(line)
        with named_in_errors(path):
            while rest:
                rest = rest[os.write(number, rest) :]
        end += len(line)

    try:
        yield add
    finally:
        os.ftruncate(number, end)


@contextmanager
def refused_if_full() -> Iterator[None]:
    """Say in one sentence that the disk is full, when whatever was written so far can be continued with --resume."""
    try:
        yield
    except OSError as error:
        if error.errno not in FULL:
            raise
        where = f"{error.filename}: " if error.filename else ""
        raise Refused(f"{where}the disk is full. Make room and continue with --resume.") from None


@contextmanager
def named_in_errors(path: Path) -> Iterator[None]:
    """Put this file in the error if it cannot be written; otherwise there is no name in it, or a temporary one."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise
