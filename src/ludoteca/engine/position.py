"""Positions as JSON types: written by ids, read with exact refusals. `docs/reference/position.md` has the fields.

From the first release on, formats are append-only: what one version has written, every later version reads.
"""

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.domain import Several
from ludoteca.engine.errors import BadOptions, BadPosition, BrokenInvariant, GameError
from ludoteca.engine.rule import DECISION, Args, Frame, Rule, carried
from ludoteca.engine.shape import Codec, Item, Number, kind_of
from ludoteca.engine.state import State

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.engine.knowledge import Fact

FORMAT: Final = 1
SMALL: Final = 1 << 31
HEAD: Final[dict[str, type]] = {
    "ludoteca": str, "format": int, "game": str, "rules": str, "content": str, "players": int,
    "options": dict, "stack": list, "known": list, "absent": list, "state": dict,
}  # fmt: skip
KINDS: Final = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


class Facts(Codec):
    """A sorted list of facts: seat, place, and the card by its id.

    >>> Facts(["salt", "tea"]).write([(0, 1, 1)])
    [[0, 1, 'tea']]
    """

    def __init__(self, card_ids: list[str]) -> None:
        self.card: Codec = Item(card_ids) if card_ids else Number(0, SMALL)
        self.place: Codec = Number(0, SMALL)

    def write(self, value: Any) -> Any:
        return [[observer, place, self.card.write(card)] for observer, place, card in value]

    def read(self, data: Any, where: str, seats: int) -> Any:
        facts: list[Fact] = []
        for at, entry in enumerate(data):
            here = f"{where}[{at}]"
            if not isinstance(entry, list) or len(entry) != 3:
                raise BadPosition(f"{here}: expected a seat, a place and a card, found {kind_of(entry)}.")
            observer = Number(0, seats - 1).read(entry[0], here, seats)
            facts.append((observer, self.place.read(entry[1], here, seats), self.card.read(entry[2], here, seats)))
        return sorted(facts)


def write(game: "Game[Any]", state: State) -> dict[str, Any]:
    return {
        "ludoteca": "position",
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "content": game.content_hash,
        "players": state.seats,
        "options": dict(state.options),
        "stack": [_written(state.rules[number], player, args) for number, player, args in state.stack],
        "known": game.facts.write(state.known),
        "absent": game.facts.write(state.absent),
        "state": game.shape.write(state),
    }


def _written(rule: Rule[Any], player: int, args: Args) -> list[Any]:
    """Rule, seat, and what it carries by name, if it carries anything."""
    named = {
        domain.name: codec.write(value) for codec, (domain, value) in zip(rule.codecs, carried(rule, args), strict=True)
    }
    return [rule.name, player, named] if named else [rule.name, player]


def read(game: "Game[Any]", data: object) -> Any:
    """The position that JSON types describe; an edited one runs on to its next question.

    The fields are checked first, because frames depend on them; then again together with the stack, before it runs.
    """
    head = _head(game, data)
    try:
        seats = game.checked_players(head["players"])
        s: State = game.empty(seats, game.checked_options(head["options"]))
    except BadOptions as error:
        raise BadPosition(f"position.{error}") from None
    game.shape.read_into(s, head["state"], "position.state", seats)
    s.known = game.facts.read(head["known"], "position.known", seats)
    s.absent = game.facts.read(head["absent"], "position.absent", seats)
    try:
        game.check(s)
        s.stack = [_frame(game, s, frame, f"position.stack[{at}]") for at, frame in enumerate(head["stack"])]
        game.checks.invariants(s)
        s.run()
        game.check(s)
    except BrokenInvariant as error:
        raise BadPosition(f"position: {error}.") from None
    except GameError as error:
        raise BadPosition(f"position.stack: {error}.") from None
    if s.over and game.outcome(s).reason not in game.message_ids():
        raise BadPosition("position.stack: nothing is pending, but the game has not come to an end.")
    return s


def _head(game: "Game[Any]", data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadPosition(f"position: expected an object, found {kind_of(data)}.")
    for name, kind in HEAD.items():
        if name not in data:
            raise BadPosition(f"position: {name!r} is missing.")
        if type(data[name]) is not kind:
            raise BadPosition(f"position.{name}: expected {KINDS[kind]}, found {kind_of(data[name])}.")
    if data["ludoteca"] != "position" or data["format"] != FORMAT:
        raise BadPosition(f"position.format: this version reads positions of format {FORMAT} only.")
    if data["game"] != game.id:
        raise BadPosition(f"position.game: expected {game.id!r}, found {kind_of(data['game'])}.")
    return data


def _frame(game: "Game[Any]", s: State, data: object, where: str) -> Frame:
    if not isinstance(data, list) or not data:
        raise BadPosition(f"{where}: expected a list of a rule, a seat and what it carries, found {kind_of(data)}.")
    name = data[0]
    if not isinstance(name, str) or name not in game.rulebook.by_name:
        raise BadPosition(f"{where}: {game.title} has no rule {kind_of(name)}.")
    rule = game.rulebook.by_name[name]
    player = _seat(rule, s, data, where)
    args = _args(game, rule, s, data, where)
    misplaced = game.checks.misplaced(s, rule, player, args)
    if misplaced:
        raise BadPosition(f"{where}: {name} of seat {player} cannot be pending here: {misplaced}.")
    return (rule.number, player, args)


def _seat(rule: Rule[Any], s: State, data: list[Any], where: str) -> int:
    player = data[1] if len(data) > 1 else None
    lowest = 0 if rule.kind == DECISION else -1
    if type(player) is not int or not lowest <= player < s.seats:
        raise BadPosition(f"{where}: expected a seat from {lowest} to {s.seats - 1}, found {kind_of(player)}.")
    return player


def _args(game: "Game[Any]", rule: Rule[Any], s: State, data: list[Any], where: str) -> Args:
    """What the frame carries: an object with exactly the names that its rule declares."""
    return args_by_name(game, rule, s, data[2] if len(data) > 2 else {}, where, more=len(data) > 3)


def args_by_name(game: "Game[Any]", rule: Rule[Any], s: State, named: object, where: str, more: bool = False) -> Args:
    """What a frame carries, from an object with exactly the names that its rule declares, and nothing `more`."""
    wanted = [domain.name for domain in rule.carries]
    if not isinstance(named, dict) or sorted(map(str, named)) != sorted(wanted) or more:
        carries = " and ".join(wanted) or "nothing"
        raise BadPosition(f"{where}: {rule.name} carries {carries}, found {kind_of(named)}.")
    args: list[int] = []
    for domain in rule.carries:
        value = domain.codec(game.content).read(named[domain.name], f"{where}.{domain.name}", s.seats)
        args += value if isinstance(domain, Several) else [value]
    return tuple(args)
