"""A running match as a store can keep it, next to its lines and events."""

from typing import Any, NamedTuple

from ludoteca.match.record import Versions


class Position(NamedTuple):
    """A position as JSON types or as JSON text, and how many lines and events there were at that point."""

    data: Any
    lines: int
    events: int


class Snapshot(NamedTuple):
    """A match as it is now, and where the answers that can still be taken back begin (None: there are none).

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> Snapshot.from_json(match.snapshot().to_json()) == match.snapshot()
    True
    """

    versions: Versions
    now: Position
    undo_from: Position | None
    dealt: int
    stopped: list[str]

    def to_json(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Snapshot":
        undo_from = None if data["undo_from"] is None else Position(*data["undo_from"])
        return cls(Versions(*data["versions"]), Position(*data["now"]), undo_from, data["dealt"], data["stopped"])
