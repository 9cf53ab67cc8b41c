"""Positions that anybody can build: say what matters, and the rest is dealt to fit."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, TypeVar

from ludoteca.engine import Game
from ludoteca.engine.errors import BadPosition
from ludoteca.engine.game import check_game
from ludoteca.engine.position import args_by_name
from ludoteca.engine.rng import Randomness, Rng
from ludoteca.engine.rule import DECISION, NOBODY, Rule
from ludoteca.engine.setting import OptionValue
from ludoteca.engine.shape import Items, Shape, brief, kind_of
from ludoteca.engine.state import State
from ludoteca.positions.piles import settle
from ludoteca.positions.positions import positions_of

Given = Mapping[Any, Any]
S = TypeVar("S", bound=State)


def position(
    game: Game[S],
    players: int,
    options: Mapping[str, OptionValue] | None = None,
    *,
    turn: int = 0,
    asked: int | None = None,
    question: str | None = None,
    carries: Given | None = None,
    state: Given | None = None,
    seed: int = 0,
) -> S:
    """A position with these fields, in that seat's turn; what is not given is dealt to fit.

    `asked` is the seat that faces the question, if it is not that seat's turn.

    >>> import ludoteca
    >>> game = ludoteca.game("quay")
    >>> s = ludoteca.position(game, players=2, question="PutAway", carries={"first": True}, state={"deck": ["tea"]})
    >>> s.pending.rule, s.view(0)["deck"]
    ('PutAway', 1)
    >>> ludoteca.position(game, players=2, state={"players": {0: {"hand": ["silk"] * 5}}})
    Traceback (most recent call last):
    ludoteca.engine.errors.BadPosition: position: one silk too many: 5 of 4.
    """
    check_game(game)
    rng, asked = Rng(seed), turn if asked is None else asked
    dealt = game.new(players, options)
    rule = _question(game, game.turn_rules[0] if question is None else question)
    _check_seats(turn, asked, dealt.seats)
    _deal(game, dealt, rule, asked, rng)
    data = game.to_data(dealt)
    fields = deepcopy(data["state"])
    said = _overlaid(game.shape, fields, state or {}, "position.state", dealt.seats)
    positions = positions_of(game)
    for pile in positions.piles:
        settle(pile, dealt, data["state"], fields, said, rng)
    s = game.empty(dealt.seats, dealt.options)
    game.shape.read_into(s, fields, "position.state", s.seats)
    positions.settle(s, NOBODY if rule.set_up else turn, said)
    _ask(game, s, rule, turn, asked, dealt if rule.set_up else None, carries)
    return game.from_data(game.to_data(s))


def _question(game: Game[Any], name: str) -> Rule[Any]:
    rule: Rule[Any] | None = game.rulebook.by_name.get(name)
    if rule is None or rule.kind != DECISION:
        questions = ", ".join(sorted(rule.name for rule in game.rulebook.decisions))
        raise BadPosition(f"position: there is no question {kind_of(name)}; there are {questions}.")
    return rule


def _check_seats(turn: int, asked: int, seats: int) -> None:
    for name, seat in (("turn", turn), ("asked", asked)):
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadPosition(f"position.{name}: expected a seat from 0 to {seats - 1}, found {kind_of(seat)}.")


def _deal(game: Game[Any], dealt: State, rule: Rule[Any], asked: int, rng: Randomness) -> None:
    """Play the set-up: up to this question if it belongs to the set-up, else to the end."""
    dealt.resolve_chance(rng)
    while not dealt.over and dealt.rule.name not in game.turn_rules:
        if rule.set_up and dealt.rule is rule and dealt.player == asked:
            return
        dealt.choose(dealt.answers[0])
        dealt.resolve_chance(rng)
    if rule.set_up:
        raise BadPosition(f"position: {rule.name} is not asked of seat {asked} in this set-up.")


def _ask(
    game: Game[Any], s: State, rule: Rule[Any], turn: int, asked: int, dealt: State | None, carries: Given | None
) -> None:
    """Put the question on the stack, and what lies beneath it; in the set-up that is what was dealt."""
    if dealt is not None:
        s.stack = dealt.stack[:-1]
        args = dealt.args if carries is None else args_by_name(game, rule, s, carries, "position.carries")
    else:
        args = args_by_name(game, rule, s, carries or {}, "position.carries")
        positions = positions_of(game)
        opens = rule.name in game.turn_rules
        s.then(positions.turn_stack(s, turn) if opens else positions.placing(rule).beneath(rule, s, asked, turn, args))
    s.stack.append((rule.number, asked, args))


def _overlaid(shape: Shape, data: Any, given: Given, where: str, seats: int) -> set[str]:
    """Write the given fields over the dealt ones. Returns the paths of the given fields, with seats as numbers."""
    if not isinstance(given, Mapping):
        raise BadPosition(f"{where}: expected fields by name, found {brief(given)}.")
    said: set[str] = set()
    for name, value in given.items():
        if name not in shape.fields:
            raise BadPosition(f"{where}: {kind_of(name)} is not a field; there are {', '.join(sorted(shape.fields))}.")
        codec = shape.fields[name]
        if isinstance(codec, Items) and isinstance(codec.each, Shape):
            for seat, fields in _by_seat(value, len(data[name]), f"{where}.{name}"):
                inner = _overlaid(codec.each, data[name][seat], fields, f"{where}.{name}[{seat}]", seats)
                said |= {f"{name}.{seat}.{field}" for field in inner}
        else:
            here = f"{where}.{name}"
            full = codec.in_full(list(value) if isinstance(value, tuple) else value, here)
            data[name] = codec.write(codec.read(full, here, seats))
            said.add(name)
    return said


def _by_seat(value: Any, seats: int, where: str) -> list[tuple[int, Given]]:
    entries = (
        list(value.items()) if isinstance(value, Mapping) else list(enumerate(value)) if isinstance(value, list) else []
    )
    if not entries or any(type(seat) is not int or not 0 <= seat < seats for seat, _ in entries):
        raise BadPosition(f"{where}: expected fields by seat from 0 to {seats - 1}, found {brief(value)}.")
    return [(seat, {} if fields is None else fields) for seat, fields in entries]
