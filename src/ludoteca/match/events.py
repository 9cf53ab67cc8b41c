"""The events of a match, and who may read which part of them."""

from typing import Any

from ludoteca.engine import NONE, Event, Game, Listener, Message, Seat, Told

UNDONE = "undone"


class Heard(Listener):
    """Keeps the events of a game for bots, which are told what has happened since they were last asked."""

    def __init__(self, seats: int) -> None:
        self._told: list[Told] = []
        self._known = [0] * seats
        """By seat: how many events it knows."""

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        self._told.append(Told(what, seat, a, b, secret, seen_by, 0))

    def news(self, seat: int) -> list[Event]:
        """The events that this seat has not been told yet, as it may read them."""
        since, self._known[seat] = self._known[seat], len(self._told)
        return [told.to(seat, number) for number, told in enumerate(self._told[since:], start=since + 1)]


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
