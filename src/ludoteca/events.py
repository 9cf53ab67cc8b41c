"""What happened in a match, and who may read which part of it."""

from typing import NamedTuple


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
        """Whether it has a secret, and one that this seat (None: a spectator) may read."""
        return seat is not None and self.secret >= 0 and bool((self.seen_by >> seat) & 1)

    def to(self, seat: int | None, number: int) -> Event:
        """As one seat (None: a spectator) may read it."""
        secret = self.secret if self.in_full_to(seat) else None
        return Event(number, self.what, self.seat, self.a, self.b, secret)
