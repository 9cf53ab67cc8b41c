"""Positions as JSON types: written by ids, read with exact refusals. `docs/reference/position.md` has the fields."""

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.errors import BadOptions, BadPosition, BrokenInvariant, GameError
from ludoteca.engine.rule import DECIDES, Frame
from ludoteca.engine.shape import Codec, Item, Number, kind_of
from ludoteca.engine.state import State

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.engine.knowledge import Fact

FORMAT: Final = 1
SMALL: Final = 1 << 31
HEAD: Final[dict[str, type]] = {
    "ludoteca": str, "format": int, "game": str, "rules": str, "content": str, "players": int,
    "options": dict, "stack": list, "known": list, "absent": list, "table": dict,
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
        """Each fact in turn."""
        return [[observer, place, self.card.write(card)] for observer, place, card in value]

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Each fact in turn, sorted."""
        facts: list[Fact] = []
        for at, entry in enumerate(data):
            here = f"{where}[{at}]"
            if not isinstance(entry, list) or len(entry) != 3:
                raise BadPosition(f"{here}: expected a seat, a place and a card, found {kind_of(entry)}.")
            observer = Number(0, seats - 1).read(entry[0], here, seats)
            facts.append((observer, self.place.read(entry[1], here, seats), self.card.read(entry[2], here, seats)))
        return sorted(facts)


def write(game: "Game[Any]", state: State) -> dict[str, Any]:
    """Any position as JSON types."""
    return {
        "ludoteca": "position",
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "content": game.content_hash,
        "players": state.seats,
        "options": dict(state.options),
        "stack": [[state.rules[place].name, player, a, b] for place, player, a, b in state.stack],
        "known": game.facts.write(state.known),
        "absent": game.facts.write(state.absent),
        "table": game.shape.write(state),
    }


def read(game: "Game[Any]", data: object) -> Any:
    """The position that JSON types describe; an edited one goes on to its next question."""
    head = _head(game, data)
    try:
        seats = game.checked_players(head["players"])
        s: State = game.empty(seats, game.checked_options(head["options"]))
    except BadOptions as error:
        raise BadPosition(f"position.{error}") from None
    game.shape.read_into(s, head["table"], "position.table", seats)
    s.known = game.facts.read(head["known"], "position.known", seats)
    s.absent = game.facts.read(head["absent"], "position.absent", seats)
    try:
        game.check(s)
        s.stack = [_frame(game, s, frame, f"position.stack[{at}]") for at, frame in enumerate(head["stack"])]
        s.run()
        game.check(s)
    except BrokenInvariant as error:
        raise BadPosition(f"position: {error}.") from None
    except GameError as error:
        raise BadPosition(f"position.stack: {error}.") from None
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
    if not isinstance(data, list) or len(data) != 4 or any(type(number) is not int for number in data[1:]):
        raise BadPosition(f"{where}: expected a rule, a seat and two numbers, found {kind_of(data)}.")
    name, player, a, b = data
    if not isinstance(name, str) or name not in game.table.by_name:
        raise BadPosition(f"{where}: {kind_of(name)} is no rule of {game.title}.")
    rule = game.table.by_name[name]
    lowest = 0 if rule.kind == DECIDES else -1
    if not lowest <= player < s.seats or max(abs(a), abs(b)) >= SMALL or not rule.fits(s, player, a, b):
        raise BadPosition(f"{where}: {name} cannot be pending here with {kind_of(player)}, {kind_of(a)}, {kind_of(b)}.")
    return (rule.place, player, a, b)
