"""What costs a bot the game."""

from typing import Final

from ludoteca.own_bots import brief, told

ILLEGAL: Final = "illegal"
"""It answered what was not offered, or nothing that is an answer."""
ERROR: Final = "error"
"""It broke, ended, or could not be reached."""
TIME: Final = "time"
"""It did not answer in time."""
FAULTS: Final = (ILLEGAL, ERROR, TIME)


class Fault(Exception):
    """A bot has lost its game: which kind of fault, and what happened."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(what)
        self.why = why
        self.what = brief(what)


def broke(error: BaseException) -> Fault:
    """What a bot raised."""
    return Fault(ERROR, told(error))


def late(seconds: float) -> Fault:
    """No answer in time."""
    return Fault(TIME, f"no answer within {seconds:g} s")
