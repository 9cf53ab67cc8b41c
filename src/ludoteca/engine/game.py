"""A game: what it is called, its options, its rules, and the functions of its folder.

>>> import ludoteca
>>> game = ludoteca.game("quay")
>>> game.title, game.players, sorted(game.options)
("Smugglers' Quay", range(2, 5), ['goal', 'patrol'])
"""

import json
from collections.abc import Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine import position
from ludoteca.engine.errors import BadOptions, BadPosition, BrokenInvariant, GameError, IllegalAnswer
from ludoteca.engine.rng import Source
from ludoteca.engine.rule import DECIDES, RuleTable
from ludoteca.engine.shape import Shape, brief
from ludoteca.engine.state import OptionValue, State
from ludoteca.engine.words import Message, Seat, kebab

S = TypeVar("S", bound=State)

NOT_OFFERED: Final = "not-offered"
"""What is said of an answer for which its game has no particular reason."""


class Option(NamedTuple):
    """A choice made before the game: the values it may have, and the usual one.

    >>> Option((8, 12, 16), 12).default
    12
    """

    allowed: tuple[OptionValue, ...]
    default: OptionValue


class Outcome(NamedTuple):
    """How a game ended: who won (several if shared), places from the best, points, and the ending by message id.

    >>> Outcome((1,), ((1,), (0, 2)), (3, 12, 3), "quay-end-goal").winners
    (1,)
    """

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


def ranked(scores: list[int]) -> tuple[tuple[int, ...], ...]:
    """Seats by points, equals together.

    >>> ranked([3, 12, 3])
    ((1,), (0, 2))
    """
    return tuple(
        tuple(seat for seat, points in enumerate(scores) if points == level)
        for level in sorted(set(scores), reverse=True)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with one set of components. `game.py` of each folder makes a subclass of it.

    >>> import ludoteca
    >>> ludoteca.game("quay").options["goal"]
    Option(allowed=(8, 12, 16), default=12)
    """

    def __init__(
        self,
        id: str,  # noqa: A002 - the public name of this field
        title: str,
        version: str,
        players: range,
        options: dict[str, Option],
        table: RuleTable,
        shape: Shape,
        content: Any,
        content_hash: str,
        card_ids: list[str],
        longest_chain: int = 10_000,
        longest_game: int = 100_000,
    ) -> None:
        self.id = id
        self.title = title
        self.version = version
        self.players = players
        self.options = options
        self.table = table
        self.shape = shape
        self.content_hash = content_hash
        self.card_ids = card_ids
        self.longest_chain = longest_chain
        self.longest_game = longest_game
        self.sizes: list[int] = [rule.size_with(content) for rule in table.rules]
        self.offsets: list[int] = []
        self.actions = 0
        for rule, size in zip(table.rules, self.sizes, strict=True):
            self.offsets.append(self.actions)
            if rule.kind == DECIDES:
                self.actions += size
        self.facts = position.Facts(card_ids)

    # ---------------------------------------------------------------- what a game's folder provides

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> S:
        """A state of the right size with nothing on it. From `state.py`."""
        raise GameError(f"{self.id} has no empty()")

    def set_up(self, s: S) -> None:
        """The book's set-up: fill the state and push the first frames. From `setup.py`."""
        raise GameError(f"{self.id} has no set_up()")

    def invariants(self, s: S) -> None:
        """Raise `BrokenInvariant` if a piece is missing or doubled. From `state.py`."""
        raise GameError(f"{self.id} has no invariants()")

    def cards_at(self, s: S, place: int) -> list[int]:
        """The cards that really lie in a place that facts can speak of. From `state.py`."""
        raise GameError(f"{self.id} has no cards_at()")

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """What a seat may see, as JSON types; -1 is a spectator. From `view.py`."""
        raise GameError(f"{self.id} has no view()")

    def determinize(self, s: S, seat: int, rng: Source) -> S:
        """A world in which the seat's view is the same. From `view.py`."""
        raise GameError(f"{self.id} has no determinize()")

    def scores(self, s: S) -> list[int]:
        """The points of each seat now. From `scoring.py`."""
        raise GameError(f"{self.id} has no scores()")

    def outcome(self, s: S) -> Outcome:
        """How the finished game ended. From `scoring.py`."""
        raise GameError(f"{self.id} has no outcome()")

    def option_words(self, s: S, rule: str, player: int, answer: int, a: int, b: int) -> Message:
        """What an answer to a rule means; also for an outcome of chance. From `words.py`."""
        raise GameError(f"{self.id} has no option_words()")

    def event_words(self, what: str, seat: int, a: int, b: int, secret: int) -> Message:
        """What an event says; `secret` is -1 for a seat that may not read it. From `words.py`."""
        raise GameError(f"{self.id} has no event_words()")

    def refusal_words(self, s: S, rule: str, player: int, answer: int, a: int, b: int) -> Message | None:
        """Why an answer of the rule is not offered; None if there is no more to say than that. From `refusals.py`."""
        return None

    def message_ids(self) -> set[str]:
        """Every message id that this game can use, exactly those of its catalogue. Games add their own."""
        prefix = kebab(self.id)
        prompts = {f"{prefix}-ask-{kebab(rule.name)}" for rule in self.table.rules if rule.kind == DECIDES}
        options = {f"{prefix}-option-{kebab(name)}" for name in self.options}
        values = {
            f"{prefix}-option-{kebab(name)}-{kebab(str(value))}"
            for name, option in self.options.items()
            for value in option.allowed
        }
        return {f"{prefix}-title", f"{prefix}-score", *prompts, *options, *values}

    def features(self, s: S, seat: int) -> list[float]:
        """Numbers about the position, from what the seat may see, always as many. From `features.py`."""
        raise GameError(f"{self.id} has no features()")

    def complete(self, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Fill in the options that were not given. Override it where one default depends on another option."""
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    # ---------------------------------------------------------------- the contract

    def new(self, players: int, options: Mapping[str, OptionValue] | None = None) -> S:
        """A new game; `BadOptions` says what does not fit.

        >>> import ludoteca
        >>> ludoteca.game("quay").new(players=3, options={"goal": 8}).pending.rule
        'DealCard'
        """
        s = self.empty(self.checked_players(players), self.checked_options({} if options is None else options))
        self.set_up(s)
        s.run()
        return s

    def describe(self, state: S, answer: int) -> Message:
        """What an answer to the pending question means, for every interface.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> state = game.new(players=2)
        >>> game.describe(state, 3).id
        'quay-deal-card'
        """
        if answer not in state.answers:
            raise IllegalAnswer(self._top(state), answer, f"{brief(answer)} is not offered")
        place, player, a, b = state.stack[-1]
        return self.option_words(state, self.table.rules[place].name, player, answer, a, b)

    def prompt(self, state: S) -> Message:
        """What the pending question asks, and whom.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> state = game.new(players=2)
        >>> state.deal(ludoteca.Rng(7))
        >>> game.prompt(state).id
        'quay-ask-turn'
        """
        rule = self.table.by_name[self._top(state)]
        return Message(f"{kebab(self.id)}-ask-{kebab(rule.name)}", {"player": Seat(state.stack[-1][1])}, rule.ledger)

    def refusal(self, state: S, answer: int) -> Message:
        """Why an answer to the pending question is not offered. Any number will do."""
        rule = self._top(state)
        place, player, a, b = state.stack[-1]
        known = 0 <= answer < self.sizes[place]
        reason = self.refusal_words(state, rule, player, answer, a, b) if known else None
        return reason if reason is not None else Message(NOT_OFFERED, {}, self.table.by_name[rule].ledger)

    def check(self, state: S) -> None:
        """Raise `BrokenInvariant` if the position cannot be: pieces, bounds, order of bags, facts that are not so.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> game.check(game.new(players=2))
        """
        self.shape.check(state, self.id)
        self.invariants(state)
        for facts in (state.known, state.absent):
            if facts != sorted(facts):
                raise BrokenInvariant("facts are not sorted")
        for fact in state.known:
            if self.cards_at(state, fact[1]).count(fact[2]) < state.known.count(fact):
                raise BrokenInvariant(f"seat {fact[0]} is sure of a card {fact[2]} that is not in place {fact[1]}")
        for fact in state.absent:
            if fact[2] in self.cards_at(state, fact[1]):
                raise BrokenInvariant(f"seat {fact[0]} rules out a card {fact[2]} that is in place {fact[1]}")

    def to_data(self, state: S) -> dict[str, Any]:
        """Any position as JSON types, by ids."""
        return position.write(self, state)

    def to_json(self, state: S) -> str:
        """Any position as text, to be kept, sent or edited by hand.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> state = game.new(players=2)
        >>> game.from_json(game.to_json(state)) == state
        True
        """
        return json.dumps(self.to_data(state), ensure_ascii=False, indent=1)

    def from_json(self, text: str) -> S:
        """The position that a text describes; `BadPosition` says where it is wrong."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadPosition(f"position: not JSON ({error}).") from None
        return self.from_data(data)

    def from_data(self, data: object) -> S:
        """The position that JSON types describe; its invariants are checked."""
        s: S = position.read(self, data)
        return s

    def checked_players(self, players: object) -> int:
        """The number of players, if this game is for so many; else `BadOptions`."""
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOptions(f"players: {self.title} is for {low} to {high} players, not {brief(players)}.")
        return players

    def checked_options(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options with their values; `BadOptions` for one that this game does not have."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise BadOptions(f"options: {self.title} has no option {brief(name)}; it has: {known}.")
            allowed = self.options[name].allowed
            if not any(type(value) is type(other) and value == other for other in allowed):
                values = ", ".join(map(str, allowed))
                raise BadOptions(f"options.{name}: expected one of {values}; found {brief(value)}.")
        return self.complete(dict(options))

    def _top(self, state: S) -> str:
        if not state.stack:
            raise IllegalAnswer("Over", None, "the game is over")
        return self.table.rules[state.stack[-1][0]].name
