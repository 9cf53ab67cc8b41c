"""Numbered jobs, and what must be known of them to do them elsewhere."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ludoteca.bots.guard import LONGEST
from ludoteca.engine import Refused

Result = TypeVar("Result")


class Work(ABC, Generic[Result]):
    """Numbered jobs, as plain data that can be sent to other processes and machines.

    Each job ends with a result, a `GameError` or a `Refused`.
    """

    @property
    def foreign(self) -> bool:
        """Whether bots that are not ours run in the jobs. They may hang, or take their process down with them."""
        return False

    @property
    def longest(self) -> float:
        """How many seconds such a bot may take."""
        return LONGEST

    def files(self) -> tuple[str, ...]:
        """The names of all files and folders that the jobs read, as given."""
        return ()

    @abstractmethod
    def fingerprint(self) -> str:
        """Everything that must be the same wherever the jobs are done; `Refused` if they cannot be done here."""

    @abstractmethod
    def do(self, job: int) -> Result: ...

    def failed(self, job: int, who: int, what: str, late: bool) -> Result:
        """The result of a job that ended its process or took too long, if it still has one; `Refused` if not.

        `who` was running, from 1; 0 is our code. `what` says what happened: "was killed by signal 9".
        """
        raise Refused(f"The worker that did job {job} {what}.")
