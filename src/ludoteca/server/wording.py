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
    shown = told[since:last]
    withdrawn = _withdrawn(shown)
    return [
        types.LogLine(
            number=number,
            n=entry.line,
            words=words(event_message(game, entry.to(seat, number))),
            withdrawn=number in withdrawn,
        )
        for number, entry in enumerate(shown, start=since + 1)
    ]


def _withdrawn(shown: list[Told]) -> set[int]:
    """What was taken back: always by a later event, so that the shown ones say it of each other."""
    undone = [entry for entry in shown if entry.what == "undone"]
    return {number for entry in undone for number in range(entry.a, entry.b + 1)}
