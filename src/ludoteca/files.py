"""Files that are there whole or not at all."""

import os
import tempfile
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
FOR_ALL: Final = 0o644
"""Who may read a file: its owner, or everybody."""


def write_whole(path: Path, text: str, mode: int = PRIVATE) -> None:
    """Write a file so that nobody ever finds half of it: what stood there before stays until the end."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(temporary).chmod(mode)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
