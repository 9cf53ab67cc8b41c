"""What costs a bot the game."""

import re
from typing import Final

ILLEGAL: Final = "illegal"
"""It answered what was not offered, or nothing that is an answer."""
ERROR: Final = "error"
"""It broke, ended, or could not be reached."""
TIME: Final = "time"
"""It did not answer in time."""
FAULTS: Final = (ILLEGAL, ERROR, TIME)

LONGEST: Final = 200
ADDRESS: Final = re.compile(r"0x[0-9a-fA-F]+")


class Fault(Exception):
    """A bot has lost its game: which kind of fault, and what happened."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(what)
        self.why = why
        self.what = brief(what)


def broke(error: BaseException) -> Fault:
    """What a bot raised."""
    text = str(error)
    return Fault(ERROR, f"{type(error).__name__}: {text}" if text else type(error).__name__)


def late(seconds: float) -> Fault:
    """No answer in time."""
    return Fault(TIME, f"no answer within {seconds:g} s")


def brief(text: str) -> str:
    r"""One short line, the same in every run: addresses of objects are left out.

    >>> brief("<Thing at 0x7f01a2>\nis   bad")
    '<Thing at 0x...> is bad'
    """
    line = ADDRESS.sub("0x...", " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
