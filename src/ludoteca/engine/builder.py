"""Positions that anybody can build: say what matters, the rest is dealt so that it fits.

>>> import ludoteca
>>> game = ludoteca.game("quay")
>>> state = game.position(players=3, turn=1, state={"players": {1: {"hand": ["silk", "silk"]}}})
>>> state.player, state.view(1)["players"][1]["hand"]
(1, ['silk', 'silk'])
>>> game.position(players=2, state={"players": {0: {"hand": ["silk"] * 5}}})
Traceback (most recent call last):
ludoteca.engine.errors.BadPosition: position: one silk too many: 5 of 4.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ludoteca.engine.errors import BadPosition
from ludoteca.engine.rng import Rng, Source
from ludoteca.engine.rule import DECIDES, Rule
from ludoteca.engine.shape import Items, Shape, brief, kind_of
from ludoteca.engine.state import OptionValue, State

if TYPE_CHECKING:
    from ludoteca.engine.game import Game

Given = Mapping[Any, Any]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


class Pile:
    """Pieces of one sort, all of which must lie somewhere: the fields that can hold them, and those that take the rest.

    A field of each player is written `players.hand`. `box` gives the ids of all pieces, each as often as there are.
    """

    def __init__(self, box: Callable[[Any], list[str]], fields: list[str], rest: list[str]) -> None:
        self.box = box
        self.fields = fields
        self.rest = rest


def build(
    game: "Game[Any]", players: int, options: Mapping[str, OptionValue] | None, turn: int,
    question: str | None, carries: Given | None, given: Given, seed: int,
) -> State:  # fmt: skip
    """A position with the fields that are given, at a question of the seat whose turn it is."""
    rng = Rng(seed)
    dealt: State = game.new(players, options)
    dealt.deal(rng)
    while not dealt.over and dealt.rule.name not in game.turn_rules:
        dealt.choose(dealt.answers[0])
        dealt.deal(rng)
    data = game.to_data(dealt)
    said = _overlaid(game.shape, data["state"], given, "position.state")
    for pile in game.piles:
        _settle(pile, dealt, data["state"], said, rng)
    game.settle(dealt, data["state"], said)
    data["known"], data["absent"] = [], []
    data["stack"] = game.turn_stack(dealt, turn, data["state"])
    data["stack"] += _question(game, game.turn_rules[0] if question is None else question, turn, carries)
    built: State = game.from_data(data)
    return built


def _overlaid(shape: Shape, data: Any, given: Given, where: str) -> set[str]:
    """Write the given fields over dealt ones; the paths of all that were given, with seats as numbers."""
    said: set[str] = set()
    for name, value in given.items():
        if name not in shape.fields:
            raise BadPosition(f"{where}: {kind_of(name)} is not a field; there are {', '.join(sorted(shape.fields))}.")
        codec = shape.fields[name]
        if isinstance(codec, Items) and isinstance(codec.each, Shape):
            for seat, fields in _by_seat(value, len(data[name]), f"{where}.{name}"):
                inner = _overlaid(codec.each, data[name][seat], fields, f"{where}.{name}[{seat}]")
                said |= {f"{name}.{seat}.{field}" for field in inner}
        else:
            data[name] = list(value) if isinstance(value, tuple) else value
            said.add(name)
    return said


def _by_seat(value: Any, seats: int, where: str) -> list[tuple[int, Given]]:
    entries = (
        list(value.items()) if isinstance(value, Mapping) else list(enumerate(value)) if isinstance(value, list) else []
    )
    if not entries or any(type(seat) is not int or not 0 <= seat < seats for seat, _ in entries):
        raise BadPosition(f"{where}: expected fields by seat from 0 to {seats - 1}, found {brief(value)}.")
    return [(seat, {} if fields is None else fields) for seat, fields in entries]


def _settle(pile: Pile, s: State, data: Any, said: set[str], rng: Source) -> None:
    """Deal what is not given from what is left of the box; what nobody holds goes to a field for the rest."""
    paths = [path for field in pile.fields for path in _paths(field, s.seats)]
    left = Counter(pile.box(s))
    whole = Counter(left)
    for path in paths:
        if path in said:
            left.subtract(_pieces(data, path))
    for piece, number in left.items():
        if number < 0:
            raise BadPosition(
                f"position: {_too_many(-number)} {piece} too many: {whole[piece] - number} of {whole[piece]}."
            )
    rest = sorted(left.elements())
    for path in paths:
        if path not in said and path not in pile.rest:
            _put(data, path, [rest.pop(rng.below(len(rest))) for _ in _pieces(data, path) if rest])
    for path in pile.rest:
        if path not in said:
            _put(data, path, rest)
            rest = []
    if rest:
        raise BadPosition(
            f"position: {len(rest)} pieces lie nowhere, {rest[0]} among them: leave {pile.rest[0]} to us."
        )


def pieces_of(pile: Pile, data: Any, seats: int) -> list[str]:
    """Everything that lies in the fields of a pile, by id."""
    return [piece for field in pile.fields for path in _paths(field, seats) for piece in _pieces(data, path)]


def _too_many(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def _paths(field: str, seats: int) -> list[str]:
    whole, _, part = field.partition(".")
    return [f"{whole}.{seat}.{part}" for seat in range(seats)] if part else [field]


def _holder(data: Any, path: str) -> tuple[Any, str]:
    whole, _, rest = path.partition(".")
    if not rest:
        return data, whole
    seat, _, part = rest.partition(".")
    return data[whole][int(seat)], part


def _pieces(data: Any, path: str) -> list[str]:
    holder, name = _holder(data, path)
    value = holder[name]
    return (
        [piece for piece in value if piece is not None] if isinstance(value, list) else [] if value is None else [value]
    )


def _put(data: Any, path: str, pieces: list[str]) -> None:
    holder, name = _holder(data, path)
    holder[name] = pieces if isinstance(holder[name], list) else pieces[0] if pieces else None


def _question(game: "Game[Any]", name: str, seat: int, carries: Given | None) -> list[list[Any]]:
    """The frame of a question by name, and what its rule wants beneath it."""
    rule: Rule[Any] | None = game.rulebook.by_name.get(name)
    if rule is None or rule.kind != DECIDES:
        asked = ", ".join(sorted(rule.name for rule in game.rulebook.decisions))
        raise BadPosition(f"position: there is no question {name!r}; there are {asked}.")
    named = {} if carries is None else dict(carries)
    frame = [name, seat, named] if named else [name, seat]
    if name in game.turn_rules:
        return [frame]
    below = rule.beneath(seat, named)
    return [*([[game.turn_rules[0], seat]] if below is None else below), frame]
