"""Refusals as a client gets them: a code for programs, one sentence for people."""

import logging
from collections.abc import Sequence
from math import ceil
from typing import Any

from ludoteca.engine import BadOptions, Message, Refused

log = logging.getLogger("ludoteca")


class ApiRefusal(Refused):
    """A request that cannot be granted; nothing was changed.

    >>> ApiRefusal(409, "stale", "The table has moved on.").status
    409
    """

    def __init__(
        self, status: int, code: str, message: str, words: Message | None = None, rules: Sequence[str] = (), **more: Any
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.words = words
        self.rules = list(rules)
        self.more = more
        self.headers: dict[str, str] = {}

    def to_json(self) -> dict[str, Any]:
        """The body of the answer."""
        words = None if self.words is None else self.words.to_json()
        return {
            "error": {"code": self.code, "message": str(self), "words": words, "rules": self.rules, **self.more},
        }


class StoreFailed(Exception):
    """The store cannot be reached, or did not do what it was asked for. Nothing of that was kept."""


def refusal_of(error: Exception) -> ApiRefusal:
    """Any error as the client gets it; an unexpected one is logged."""
    if isinstance(error, Refused):
        return refused(error)
    if isinstance(error, StoreFailed):
        log.error("store: %s", type(error.__cause__ or error).__name__)
        return no_store()
    log.error("mistake", exc_info=error)
    return ApiRefusal(500, "mistake", "Something went wrong on the server. Nothing was changed.")


def refused(error: Refused) -> ApiRefusal:
    """A refusal by the engine, a record or an option, as the client gets it."""
    if isinstance(error, ApiRefusal):
        return error
    return ApiRefusal(422 if isinstance(error, BadOptions) else 400, "bad", str(error))


def unknown(what: str) -> ApiRefusal:
    """There is no such thing."""
    return ApiRefusal(404, "unknown", what)


def no_table() -> ApiRefusal:
    """There is no such table, or no longer."""
    return unknown("There is no such table, or it was deleted.")


def unreadable() -> ApiRefusal:
    """A table whose rows in the store are damaged."""
    sentence = "This table is damaged in the store and cannot be opened; it can be restored from a backup."
    return ApiRefusal(500, "unreadable", sentence)


def foreign(what: str) -> ApiRefusal:
    """It is someone else's."""
    return ApiRefusal(403, "foreign", what)


def bad(what: str) -> ApiRefusal:
    """The request itself is wrong."""
    return ApiRefusal(400, "bad", what)


def not_now(what: str) -> ApiRefusal:
    """It would be possible at another time."""
    return ApiRefusal(409, "not-now", what)


def no_store() -> ApiRefusal:
    """Something could not be stored."""
    sentence = "The store cannot be reached just now; what was not acknowledged can be sent again."
    return ApiRefusal(503, "store", sentence)


def too_many(what: str, after: float = 0.0) -> ApiRefusal:
    """Slow down; try again after this many seconds, if that helps."""
    refusal = ApiRefusal(429, "too-many", what)
    if after:
        refusal.headers["Retry-After"] = str(ceil(after))
    return refusal


def busy(what: str) -> ApiRefusal:
    """There is too much to do just now."""
    return ApiRefusal(503, "busy", what)
