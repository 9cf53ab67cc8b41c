"""Pieces that must all be somewhere: if some are given, the others make room or fill the gaps."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from ludoteca.engine.errors import BadPosition
from ludoteca.engine.rng import Randomness
from ludoteca.engine.state import State

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


class Pile:
    """Pieces of one kind: the fields that can hold them, and the ones to take pieces from and put spare ones back in.

    A field of each player is written `players.hand`, one of several decks `decks.0`. `box` gives the ids of all pieces,
    with one entry for each copy. Without `rest`, pieces that are in no field are in the box. `home` says where a piece
    goes first, if that depends on the piece. Nothing is taken from the fields in `kept`.
    """

    def __init__(
        self,
        box: Callable[[Any], list[str]],
        fields: list[str],
        rest: list[str],
        home: Callable[[Any, str], str] | None = None,
        kept: list[str] | None = None,
    ) -> None:
        self.box = box
        self.fields = fields
        self.rest = rest
        self.home = home
        self.kept: list[str] = [] if kept is None else kept


def too_many(what: str, found: int, most: int) -> BadPosition:
    """The refusal of more pieces than there are.

    >>> too_many("silk", 5, 4)
    BadPosition('position: one silk too many: 5 of 4.')
    """
    number = NUMBERS[found - most] if found - most < len(NUMBERS) else str(found - most)
    return BadPosition(f"position: {number} {what} too many: {found} of {most}.")


def settle(pile: Pile, s: State, before: Any, data: Any, said: set[str], rng: Randomness) -> None:
    """Make the fields that are not given fit those that are; `before` is what was dealt."""
    Settling(pile, s, before, data, said, rng).run()


class Settling:
    """The work of `settle` on one pile."""

    def __init__(self, pile: Pile, s: State, before: Any, data: Any, said: set[str], rng: Randomness) -> None:
        self.pile = pile
        self.s = s
        self.before = before
        self.data = data
        self.said = said
        self.rng = rng
        self.paths = [path for field in pile.fields for path in _paths(field, s.seats)]
        self.given = [path for path in self.paths if self._is_given(path)]

    def run(self) -> None:
        """Take what is needed, put back what is left over, then fill the gaps."""
        left = self._left()
        lying: Counter[str] = Counter()
        for path in self.paths:
            if path not in self.given:
                lying.update(_pieces(self.data, path))
        gaps = self._take(lying - left)
        self._put_back(left - lying)
        for path, at in gaps:
            self._fill(path, at)
        for path in {path for path, _ in gaps}:
            holder = _list(self.data, path)
            if None not in _list(self.before, path):
                holder[:] = [piece for piece in holder if piece is not None]

    def _is_given(self, path: str) -> bool:
        return path in self.said or path.partition(".")[0] in self.said

    def _left(self) -> "Counter[str]":
        """The pieces that must be in the fields that are not given."""
        whole = Counter(self.pile.box(self.s))
        left = Counter(whole)
        for path in self.given:
            left.subtract(_pieces(self.data, path))
        for piece, number in left.items():
            if number < 0:
                raise too_many(piece, whole[piece] - number, whole[piece])
        return left

    def _homes(self, piece: str, seat: str) -> list[str]:
        """Where a piece can go back to: shared places and this seat's own, or else any."""
        fields = [*([self.pile.home(self.s, piece)] if self.pile.home else []), *self.pile.rest]
        paths = [path for field in fields for path in _paths(field, self.s.seats) if not self._is_given(path)]
        return [path for path in paths if _seat(path) in ("", seat)] or paths

    def _take(self, wanted: "Counter[str]") -> list[tuple[str, int]]:
        """Take away pieces that are given elsewhere. Returns the gaps that this leaves."""
        gaps: list[tuple[str, int]] = []
        for to in self.given:
            for piece in _without(self.data, self.before, to):
                if wanted[piece] > 0:
                    wanted[piece] -= 1
                    self._take_one(piece, _seat(to), gaps)
        return gaps

    def _take_one(self, piece: str, seat: str, gaps: list[tuple[str, int]]) -> None:
        homes = self._homes(piece, seat)
        rests = {path for field in self.pile.rest for path in _paths(field, self.s.seats)} | set(homes)
        kept = {path for field in self.pile.kept for path in _paths(field, self.s.seats)}
        free = [path for path in self.paths if path not in self.given and path not in kept]
        for path in [*homes, *(path for path in free if path in rests), *free]:
            pieces = _list(self.data, path)
            if piece in pieces:
                if path in rests:
                    pieces.remove(piece)
                else:
                    gaps.append((path, pieces.index(piece)))
                    pieces[pieces.index(piece)] = None
                return
        if self.pile.rest:
            elsewhere = [path for path in self.paths if path not in self.given]
            holder = next(path for path in elsewhere if piece in _pieces(self.data, path))
            raise BadPosition(f"position: the last {piece} lies in {holder}: say what lies there, too.")

    def _put_back(self, over: "Counter[str]") -> None:
        """Put displaced pieces back where they belong."""
        homeless: list[str] = []
        for came_from in self.given:
            for piece in _without(self.before, self.data, came_from):
                if over[piece] > 0:
                    over[piece] -= 1
                    homes = self._homes(piece, _seat(came_from))
                    if homes:
                        _list(self.data, homes[0]).append(piece)
                    else:
                        homeless.append(piece)
        if homeless and self.pile.rest:
            raise BadPosition(
                f"position: {len(homeless)} pieces lie nowhere, {min(homeless)} among them: "
                f"leave {self.pile.rest[0]} to us."
            )

    def _fill(self, path: str, at: int) -> None:
        """A random piece takes the place of one that was taken, if any is left."""
        holder = _list(self.data, path)
        before: str = _list(self.before, path)[at]
        for rest in self._homes(before, _seat(path)):
            pieces = _list(self.data, rest)
            if pieces:
                holder[at] = pieces.pop(self.rng.below(len(pieces)))
                return
        if not self.pile.rest:
            lying = [piece for other in self.paths for piece in _pieces(self.data, other)]
            spare = sorted((Counter(self.pile.box(self.s)) - Counter(lying)).elements())
            if spare:
                holder[at] = spare[self.rng.below(len(spare))]


def pieces_of(pile: Pile, data: Any, seats: int) -> list[str]:
    """Everything in the fields of a pile, by id."""
    return [piece for field in pile.fields for path in _paths(field, seats) for piece in _pieces(data, path)]


def _paths(field: str, seats: int) -> list[str]:
    whole, _, part = field.partition(".")
    return [f"{whole}.{seat}.{part}" for seat in range(seats)] if part and not part.isdigit() else [field]


def _seat(path: str) -> str:
    """The seat that a path belongs to, as text; empty if none."""
    parts = path.split(".")
    return parts[1] if len(parts) == 3 else ""


def _value(data: Any, path: str) -> Any:
    for part in path.split("."):
        data = data[int(part)] if isinstance(data, list) else data[part]
    return data


def _list(data: Any, path: str) -> list[Any]:
    """The list itself, to be changed; an empty one for a field that holds a single piece."""
    value = _value(data, path)
    return value if isinstance(value, list) else []


def _pieces(data: Any, path: str) -> list[str]:
    """All pieces in a field, including those in lists inside it."""
    return _flat(_value(data, path))


def _flat(value: Any) -> list[str]:
    if isinstance(value, list):
        return [piece for entry in value for piece in _flat(entry)]
    return [] if value is None else [value]


def _without(data: Any, other: Any, path: str) -> list[str]:
    """The pieces in a field of the one but not of the other."""
    return sorted((Counter(_pieces(data, path)) - Counter(_pieces(other, path))).elements())
