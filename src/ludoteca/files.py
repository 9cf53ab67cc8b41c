"""Files that are there whole or not at all."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

PRIVATE: Final = 0o600
FOR_ALL: Final = 0o644
"""Who may read a file: its owner, or everybody."""


def write_whole(path: Path, text: str, mode: int = PRIVATE) -> None:
    """Write a file so that nobody ever finds half of it: what stood there before stays until the end."""
    with named_in_errors(path):
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with named_in_errors(path), os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(temporary).chmod(mode)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


@contextmanager
def whole_lines(file: BinaryIO) -> Iterator[Callable[[bytes], None]]:
    """Add lines to the end of a file, each there at once; stopped in the middle of one, it leaves whole lines.

    They go past the file's buffer: what did not fit on a full disk would be written again when it is closed.
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
def named_in_errors(path: Path) -> Iterator[None]:
    """Writing does not say which file could not be written, or names one that nobody knows; this does."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise
