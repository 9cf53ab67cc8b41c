"""What the server is asked: a line of the log for every request, and counts for those who watch the server."""

import logging
from bisect import bisect_left
from collections import Counter
from typing import NamedTuple

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""The upper ends of the histogram's buckets; whatever took longer is in one more."""
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
NO_ROUTE = "none"
"""The route of a request that led nowhere: its path is not repeated, since it may hold anything."""

log = logging.getLogger("ludoteca.requests")


class Request(NamedTuple):
    """The kind of a request and how it ended: the route is `/api/tables/{table}`, not the address of one table."""

    method: str
    route: str
    status: int


class Times:
    """How long requests of one kind took.

    >>> times = Times()
    >>> times.add(0.003)
    >>> times.counts[:4]
    [0, 0, 1, 0]
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds


class Traffic:
    """All requests since the server was started. No address, token, name, query or body is kept or logged."""

    def __init__(self) -> None:
        self.times: dict[Request, Times] = {}
        self.refusals: Counter[str] = Counter()

    def answered(self, request: Request, seconds: float, refusal: str | None) -> None:
        """Count and log one; `refusal` is the code of its error, if it has one."""
        if request.method not in METHODS:  # there are as many as strangers make up
            request = request._replace(method="other")
        self.times.setdefault(request, Times()).add(seconds)
        if refusal:
            self.refusals[refusal] += 1
        if log.isEnabledFor(logging.DEBUG):
            fields = {**request._asdict(), "ms": round(seconds * 1000, 1)}
            log.debug("request", extra={"fields": {**fields, "refusal": refusal} if refusal else fields})
