"""The events of a game: each is declared once, with what its numbers stand for."""

from typing import Any

from ludoteca.engine.domain import Domain
from ludoteca.engine.words import Argument, Message, Seat


class EventType:
    """One kind of event: its name, up to two public numbers, and perhaps one secret number.

    A seat that may read the secret gets a sentence of its own, whose message id ends in `-seen`.

    >>> from ludoteca.engine.domain import Count
    >>> EventType("scores", Count("points", 0, 99)).message("quay", None, 1, 3, 0, -1).id
    'quay-event-scores'
    """

    def __init__(
        self, what: str, one: Domain | None = None, two: Domain | None = None, secret: Domain | None = None
    ) -> None:
        self.what = what
        self.one = one
        self.two = two
        self.secret = secret

    def domains(self) -> list[Domain]:
        return [domain for domain in (self.one, self.two, self.secret) if domain is not None]

    def about(self, content: Any, a: int, b: int, secret: int) -> dict[str, Any]:
        """Its numbers by name, as JSON has them; a secret of -1 is left out."""
        return {domain.name: domain.id(content, number) for domain, number in self._told(a, b, secret)}

    def message(self, prefix: str, content: Any, seat: int, a: int, b: int, secret: int) -> Message:
        """The event as a message; `secret` is -1 for a seat that may not read it."""
        args: dict[str, Argument] = {"seat": Seat(seat)}
        for domain, number in self._told(a, b, secret):
            args.update(domain.words(prefix, content, number))
        return Message(f"{prefix}-event-{self.what}{'-seen' if secret >= 0 else ''}", args, [])

    def message_ids(self, prefix: str) -> list[str]:
        ids = [f"{prefix}-event-{self.what}"]
        return ids if self.secret is None else [*ids, f"{ids[0]}-seen"]

    def _told(self, a: int, b: int, secret: int) -> list[tuple[Domain, int]]:
        numbers = zip((self.one, self.two, self.secret if secret >= 0 else None), (a, b, secret), strict=True)
        return [(domain, number) for domain, number in numbers if domain is not None]
