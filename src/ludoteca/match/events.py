"""The events of a match, and who may read which part of them."""

from typing import Any, NamedTuple

from ludoteca.engine import NONE, Game, Message, Seat

UNDONE = "undone"


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


def event_message(game: Game[Any], event: Event) -> Message:
    """What an event says to the seat that it was read for.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> event_message(match.game, match.events(seat=1)[0]).id
    'quay-event-draws'
    """
    if event.what == UNDONE:
        return Message(UNDONE, {"seat": Seat(event.seat)}, [])
    secret = NONE if event.secret is None else event.secret
    return game.event_words(event.what, event.seat, event.a, event.b, secret)


def event_things(game: Game[Any], event: Event) -> dict[str, Any]:
    """The things that an event is about, by domain and id, as far as the seat may know them.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> event_things(match.game, match.events(seat=0)[0]), event_things(match.game, match.events(seat=1)[0])
    ({'card': 'whistle'}, {})
    """
    if event.what == UNDONE:
        return {}
    secret = NONE if event.secret is None else event.secret
    return game.rulebook.events[event.what].about(game.content, event.a, event.b, secret)
