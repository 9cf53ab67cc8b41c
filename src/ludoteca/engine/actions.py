"""Answers by name: rule, verb, and what it is done to; for JSON, logs, action tables, and people who type them."""

from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.engine.domain import Domain
from ludoteca.engine.errors import BadPosition, IllegalAnswer
from ludoteca.engine.given import whole
from ludoteca.engine.shape import brief
from ludoteca.engine.verb import Verb
from ludoteca.engine.words import Argument

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.engine.rule import Rule
    from ludoteca.engine.state import State


class Action(NamedTuple):
    """An answer by name: its rule, its verb, and the ids of what it is done to.

    >>> str(Action("Turn", "ask_for", {"seat": 1, "card": "silk"}))
    'Turn.ask_for(seat 1, silk)'
    """

    rule: str
    verb: str
    to: dict[str, Any]

    def __str__(self) -> str:
        said = [to if isinstance(to, str) else f"{name} {to}" for name, to in self.to.items()]
        return f"{self.rule}.{self.verb}({', '.join(said)})"


Meant = list[tuple[Domain, int]]
"""The objects of an answer in a position, each with its domain."""


def meant(s: "State", verb: Verb, answer: int) -> Meant:
    """What an answer is done to; `IllegalAnswer` if that does not exist in this position."""
    found: Meant = []
    for domain, number in zip(verb.domains(), verb.numbers(answer), strict=True):
        here = domain.meant(s, number)
        if here < domain.low:
            raise IllegalAnswer(s.rule.name, answer, f"there is no such {domain.name} here")
        found.append((domain, here))
    return found


def words(game: "Game[Any]", objects: Meant) -> dict[str, Argument]:
    said: dict[str, Argument] = {}
    for domain, number in objects:
        said.update(domain.words(game.prefix, game.content, number))
    return said


def action(game: "Game[Any]", rule: "Rule[Any]", verb: Verb, objects: Meant) -> Action:
    return Action(rule.name, verb.name, {domain.name: domain.id(game.content, number) for domain, number in objects})


def decode(game: "Game[Any]", s: "State", answer: object) -> Action:
    """An answer to the pending rule, by name."""
    rule, number = s.rule, whole(answer)
    if number is None or not 0 <= number < rule.size:
        raise IllegalAnswer(
            rule.name, answer, f"{brief(answer)} is not one of its answers, which are 0 to {rule.size - 1}"
        )
    verb = rule.verb(number)
    return action(game, rule, verb, meant(s, verb, number))


def decode_reply(game: "Game[Any]", s: "State", place: int, answer: int) -> Action:
    """An answer to a rule that may be asked later, by name."""
    rule = s.rules[place]
    verb = rule.verb(answer)
    return action(game, rule, verb, meant(s, verb, answer))


def encode(game: "Game[Any]", s: "State", name: str, objects: dict[str, Any]) -> int:
    """The answer to the pending rule with this verb and these objects; `IllegalAnswer` says what does not fit."""
    rule = s.rule
    verb = next((verb for verb in rule.verbs if verb.name == name), None)
    if verb is None:
        known = ", ".join(_signature(verb) for verb in rule.verbs)
        raise IllegalAnswer(rule.name, name, f"there is no verb {name!r}; there are: {known}")
    domains = verb.domains()
    if set(objects) != {domain.name for domain in domains}:
        raise IllegalAnswer(rule.name, name, f"expected {_signature(verb)}, found {name}({', '.join(objects)})")
    numbers: list[int] = []
    for domain in domains:
        try:
            number = domain.read(game.content, objects[domain.name], domain.name, s.seats)
        except BadPosition as error:
            raise IllegalAnswer(rule.name, name, str(error).rstrip(".")) from None
        numbers.append(domain.counted(s, number))
        if not 0 <= numbers[-1] - domain.low < domain.size(game.content):
            raise IllegalAnswer(rule.name, name, f"{domain.name}: {objects[domain.name]!r} is not here")
    return verb.at(*numbers)


def called(name: str, objects: dict[str, Any]) -> str:
    """An answer as the caller of `Game.answer` writes it.

    >>> called("land", {"card": "tea"})
    "land(card='tea')"
    """
    return f"{name}({', '.join(f'{key}={brief(value)}' for key, value in objects.items())})"


def _signature(verb: Verb) -> str:
    return f"{verb.name}({', '.join(domain.name for domain in verb.domains())})"


def table(game: "Game[Any]") -> list[str]:
    """The name of every action number, for learning libraries: `quay.Turn.land(tea)`."""
    names: list[str] = []
    for rule in game.rulebook.decisions:
        names += [f"{game.id}.{_plain(game, rule, answer)}" for answer in range(rule.size)]
    return names


def _plain(game: "Game[Any]", rule: "Rule[Any]", answer: int) -> str:
    """The name of an answer without a position: things numbered within a position go by their number."""
    verb = rule.verb(answer)
    objects = zip(verb.domains(), verb.numbers(answer), strict=True)
    return str(Action(rule.name, verb.name, {domain.name: domain.label(game.content, n) for domain, n in objects}))
