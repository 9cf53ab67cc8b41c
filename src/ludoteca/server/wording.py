"""Messages and events as they go over the wire."""

from typing import Any

from ludoteca.engine import Game, Message
from ludoteca.events import Told
from ludoteca.server import types
from ludoteca.words import event_message


def words(message: Message) -> types.Words:
    """A message."""
    data = message.to_json()
    return types.Words(data["id"], data["args"], data["rules"])


def log_lines(game: Game[Any], told: list[Told], seat: int | None, since: int, last: int) -> list[types.LogLine]:
    """Events after number `since` up to `last`, each as the seat may read it."""
    if since >= last:
        return []
    withdrawn = _withdrawn(told, last)
    return [
        types.LogLine(
            number=number,
            n=entry.line,
            words=words(event_message(game, entry.to(seat, number))),
            withdrawn=number in withdrawn,
        )
        for number, entry in enumerate(told[since:last], start=since + 1)
    ]


def _withdrawn(told: list[Told], last: int) -> set[int]:
    undone = [entry for entry in told[:last] if entry.what == "undone"]
    return {number for entry in undone for number in range(entry.a, entry.b + 1)}
