"""The faults that cost a bot its game."""

from typing import Final

from ludoteca.bots.telling import brief, told

ILLEGAL: Final = "illegal"
"""Its answer was not offered, or was not an answer at all."""
ERROR: Final = "error"
"""It failed, exited, or could not be reached."""
TIME: Final = "time"
"""It did not answer in time."""
FAULTS: Final = (ILLEGAL, ERROR, TIME)


class Fault(Exception):
    """A bot has lost its game: the kind of fault, and what happened."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(what)
        self.why = why
        self.what = brief(what).encode(errors="backslashreplace").decode()  # half a letter cannot be written to a file


def broke(error: BaseException) -> Fault:
    return Fault(ERROR, told(error))


def too_late(seconds: float) -> Fault:
    return Fault(TIME, f"no answer within {seconds:g} s")
