"""The events of a game: each kind is declared once, with what its numbers stand for."""

from typing import Any, NamedTuple

from ludoteca.engine.domain import Domain
from ludoteca.engine.words import Argument, Message, Seat


class Event(NamedTuple):
    """Something that happened, as one seat may read it; `secret` is None if there is none or it is not for you.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> match.events(seat=0)[0]
    Event(number=1, what='draws', seat=0, a=0, b=0, secret=0)
    >>> match.events(seat=1)[0]
    Event(number=1, what='draws', seat=0, a=0, b=0, secret=None)
    """

    number: int
    what: str
    seat: int
    a: int
    b: int
    secret: int | None


class Told(NamedTuple):
    """Something that happened, as the state told it: with its secret, the mask of its readers and its line."""

    what: str
    seat: int
    a: int
    b: int
    secret: int
    seen_by: int
    line: int

    def in_full_to(self, seat: int | None) -> bool:
        """Whether the event has a secret that this seat (None: a spectator) may read."""
        return seat is not None and self.secret >= 0 and bool((self.seen_by >> seat) & 1)

    def to(self, seat: int | None, number: int) -> Event:
        """As one seat (None: a spectator) may read it."""
        secret = self.secret if self.in_full_to(seat) else None
        return Event(number, self.what, self.seat, self.a, self.b, secret)


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
