"""A game: what it is called, its options, its rules, and the methods that a game must or may provide.

>>> import ludoteca
>>> game = ludoteca.game("quay")
>>> game.title, game.players, sorted(game.options)
("Smugglers' Quay", range(2, 5), ['goal', 'patrol'])
"""

import json
from abc import abstractmethod
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Generic, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine import actions, given, knowledge, position, setting
from ludoteca.engine.actions import Action
from ludoteca.engine.checks import Checks
from ludoteca.engine.content import content_hash as fingerprint
from ludoteca.engine.errors import BadContent, BadOptions, BadPosition, GameError, IllegalAnswer, Refused
from ludoteca.engine.life import Life
from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.parts import part
from ludoteca.engine.rng import Randomness
from ludoteca.engine.rule import DECISION, NOBODY, Frame
from ludoteca.engine.rulebook import Rulebook, ledger_of
from ludoteca.engine.setting import Option, OptionValue
from ludoteca.engine.shape import Shape, brief
from ludoteca.engine.state import State
from ludoteca.engine.words import Message, Seat, kebab

S = TypeVar("S", bound=State)

NO_COMPONENTS: Final = fingerprint(None)
NOT_OFFERED: Final = "not-offered"
"""The reason against an answer if its game gives no other."""
REQUIRED: Final = ("empty", "set_up", "seen_by_all", "breakdown")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with one set of components: the one door to everything in its package.

    `game.py` in each package has a subclass. It must define the abstract methods here and may override the others of
    the first section. The optional parts (`positions`, `table`, `features`, `bot`, `terminal`, `picture`) are found by
    the names of their modules when somebody needs them.

    >>> import ludoteca
    >>> ludoteca.game("quay").options["goal"]
    Option(allowed=(8, 12, 16), default=12)
    """

    def __init__(
        self,
        module: str,
        id: str,  # noqa: A002 - the public name of this field
        title: str,
        version: str,
        players: range,
        rules: list[ModuleType],
        shape: Shape,
        sources: tuple[str, ...],
        endings: tuple[str, ...],
        options: dict[str, Option] | None = None,
        content: object = None,
        content_hash: str = NO_COMPONENTS,
        card_ids: list[str] | None = None,
        turn_rules: tuple[str, ...] = (),
        longest_chain: int = 10_000,
        longest_game: int = 100_000,
    ) -> None:
        _check_methods(type(self))
        self.id = id
        self.title = title
        self.version = version
        self.players = players
        self.options: dict[str, Option] = {} if options is None else options
        self.rulebook = Rulebook(rules, content)
        self.shape = shape
        self.sources = sources
        """Everything that can give points, in the order of the score sheet."""
        self.endings = endings
        self.content: Any = content
        self.content_hash = content_hash
        self.card_ids: list[str] = [] if card_ids is None else card_ids
        self.turn_rules: tuple[str, ...] = turn_rules or (self.rulebook.decisions[0].name,)
        """The questions that begin a turn; by default the first question of the game."""
        self.longest_chain = longest_chain
        self.longest_game = longest_game
        self.prefix: str = kebab(id)
        """What the ids of all its messages begin with."""
        self.offsets: list[int] = [0] * len(self.rulebook.by_number)
        """By the number of a rule: its first action."""
        self.actions = 0
        for rule in self.rulebook.rules:
            self.offsets[rule.number] = self.actions
            if rule.kind == DECISION:
                self.actions += rule.size
        self.facts = position.Facts(self.card_ids)
        self.module = module
        """The module of its `game.py`."""
        self.package: str = module.rpartition(".")[0]
        """The package that its `game.py` is in, with its other parts."""
        self.components: Path | None = None
        """The folder of its components, if they are not its own."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.components, self.content_hash)

    # ---------------------------------------------------------------- what a game must or may provide

    @abstractmethod
    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> S:
        """A state of the right size with nothing in it."""

    @abstractmethod
    def set_up(self, s: S) -> None:
        """The book's set-up: fill the state and push the first frames."""

    @abstractmethod
    def seen_by_all(self, s: S) -> Mapping[str, object]:
        """The part of the state that everybody may see, as JSON types."""

    @abstractmethod
    def breakdown(self, s: S) -> list[dict[str, int]]:
        """The points of each seat now, by what they are for."""

    def seen_by(self, s: S, seat: int, seen: Mapping[str, object]) -> Mapping[str, object]:
        """What one seat may see, made from what everybody sees, which is not changed."""
        return seen

    def determinize(self, s: S, seat: int, rng: Randomness) -> S:
        """A random world in which the seat's view is the same. Override it if the game hides anything."""
        return s.copy()

    def cards_at(self, s: S, place: int) -> list[int]:
        """The cards that really are in a place that facts can be about."""
        return []

    def outcome(self, s: S) -> Outcome:
        """How the finished game ended. Most points win unless this is overridden; ties share the victory."""
        points = self.scores(s)
        ranking = ranked(points)
        return Outcome(ranking[0], ranking, tuple(points), f"{self.prefix}-end-{self.endings[0]}")

    def lives(self) -> list[Life]:
        """How its components get through a game: reports have a table for each life."""
        return []

    def message_ids(self) -> set[str]:
        """Every message id that this game can use: with those of its table, exactly those in its catalogue."""
        prefix, book = self.prefix, self.rulebook
        settings = {f"{prefix}-option-{kebab(name)}" for name in self.options}
        for name, option in self.options.items():
            settings |= {f"{prefix}-option-{kebab(name)}-{kebab(str(value))}" for value in option.allowed}
        return {
            f"{prefix}-title",
            f"{prefix}-score",
            *settings,
            *(f"{prefix}-ask-{kebab(rule.name)}" for rule in book.decisions),
            *(f"{prefix}-{verb.says}" for rule in book.rules for verb in rule.verbs),
            *(sentence for event in book.events.values() for sentence in event.message_ids(prefix)),
            *(reason.message_id(prefix) for reason in book.reasons.values()),
            *(name for domain in book.domains() for name in domain.message_ids(prefix, self.content)),
            *(f"{prefix}-source-{kebab(source)}" for source in self.sources),
            *(f"{prefix}-end-{ending}" for ending in self.endings),
        }

    def complete(self, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Fill in the options that were not given. Override it if one default depends on another option."""
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    # ---------------------------------------------------------------- points and views

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """What a seat may see, as JSON types; -1 is a spectator."""
        seen = self.seen_by_all(s)
        return dict(seen if seat == NOBODY else self.seen_by(s, seat, seen))

    def scores(self, s: S) -> list[int]:
        """The points of each seat now."""
        return [sum(sources.values()) for sources in self.breakdown(s)]

    # ---------------------------------------------------------------- words

    def answer_words(self, s: S, frame: Frame, answer: int) -> Message:
        """What an answer to a frame means; also for an outcome of chance, and for an answer that is not offered."""
        rule = self.rulebook.by_number[frame[0]]
        return self._words(s, frame, answer, actions.meant(s, rule.verb(answer), answer))

    def _words(self, s: S, frame: Frame, answer: int, meant: actions.Meant) -> Message:
        number, player, args = frame
        rule = self.rulebook.by_number[number]
        said = actions.words(self, meant)
        said.update(rule.words(s, player, answer, args))
        return Message(f"{self.prefix}-{rule.verb(answer).says}", said, ledger_of(rule))

    def event_words(self, what: str, seat: int, a: int, b: int, secret: int) -> Message:
        """What an event says; `secret` is -1 for a seat that may not read it."""
        return self.rulebook.events[what].message(self.prefix, self.content, seat, a, b, secret)

    def source_words(self, source: str) -> Message:
        return Message(f"{self.prefix}-source-{kebab(source)}", {}, [])

    # ---------------------------------------------------------------- for callers

    def new(self, players: SupportsIndex, options: Mapping[str, OptionValue] | None = None) -> S:
        """A new game; `BadOptions` says what does not fit.

        >>> import ludoteca
        >>> ludoteca.game("quay").new(players=3, options={"goal": 8}).pending.rule
        'DealCard'
        """
        s = self.empty(self.checked_players(players), self.checked_options({} if options is None else options))
        self.set_up(s)
        s.run()
        return s

    def describe(self, state: S, answer: SupportsIndex) -> Message:
        """What an answer to the pending question means, for every interface.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> state = game.new(players=2)
        >>> game.describe(state, 3).id
        'quay-deal-card'
        """
        number = given.whole(answer)
        if number is None or number not in state.answers:
            raise IllegalAnswer(self._top(state), answer, f"{brief(answer)} is not offered")
        return self.answer_words(state, state.stack[-1], number)

    def decode(self, state: S, answer: SupportsIndex) -> Action:
        """What an answer to the pending question does: its rule, its verb and its objects, by name.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> state = game.new(players=2)
        >>> game.decode(state, 3)
        Action(rule='DealCard', verb='deal', to={'card': 'silk'})
        """
        self._top(state)
        return actions.decode(self, state, answer)

    def named(self, state: S, answer: int) -> tuple[Action, Message]:
        """What `decode` and `describe` say about an answer that is offered now; faster than calling both.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> state = game.new(players=2)
        >>> game.named(state, 3) == (game.decode(state, 3), game.describe(state, 3))
        True
        """
        frame = state.stack[-1]
        rule = self.rulebook.by_number[frame[0]]
        verb = rule.verb(answer)
        meant = actions.meant(state, verb, answer)
        return actions.action(self, rule, verb, meant), self._words(state, frame, answer, meant)

    def answer(self, state: S, verb: str, /, **objects: Any) -> int:
        """The number of an answer that is offered now, by its verb and the ids of its objects.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> game.answer(game.new(players=2), "deal", card="silk")
        3
        """
        self._top(state)
        answer = actions.encode(self, state, verb, objects)
        if answer not in state.answers:
            raise IllegalAnswer(state.rule.name, answer, f"{actions.called(verb, objects)} is not offered")
        return answer

    def prompt(self, state: S) -> Message:
        """What the pending question asks, and whom.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> state = game.new(players=2)
        >>> state.resolve_chance(ludoteca.Rng(7))
        >>> game.prompt(state).id
        'quay-ask-turn'
        """
        rule = self.rulebook.by_name[self._top(state)]
        _, player, args = state.stack[-1]
        said = {"player": Seat(player), **rule.prompt_words(state, player, args)}
        return Message(f"{self.prefix}-ask-{kebab(rule.name)}", said, ledger_of(rule))

    def refusal(self, state: S, answer: SupportsIndex) -> Message:
        """Why an answer to the pending question is not offered. Any number will do."""
        number = given.whole(answer)
        rule = self.rulebook.by_name[self._top(state)]
        _, player, args = state.stack[-1]
        why = None
        if number is not None and 0 <= number < rule.size:
            why = rule.why_not(state, player, number, args)
        return Message(NOT_OFFERED, {}, ledger_of(rule)) if why is None else why.message(self.prefix, ledger_of(rule))

    def check(self, state: S) -> None:
        """Raise `BrokenInvariant` if the position is impossible: its pieces, bounds, order of bags, or facts.

        >>> import ludoteca
        >>> game = ludoteca.game("quay")
        >>> game.check(game.new(players=2))
        """
        self.shape.check(state, self.id)
        self.checks.invariants(state)
        knowledge.check(state.known, state.absent, lambda place: self.cards_at(state, place))

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

    @property
    def checks(self) -> Checks[S]:
        """What its positions must keep to; none for a game without `positions`."""
        found: Checks[S] | None = part(self.package, "positions", Checks)
        return Checks() if found is None else found

    def checked_players(self, players: object) -> int:
        """The number of players, if this game allows it; else `BadOptions`."""
        number = given.whole(players)
        if number is None or number not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOptions(f"players: {self.title} is for {low} to {high} players, not {brief(players)}.")
        return number

    def checked_options(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options with their values; `BadOptions` for an option or value that this game does not have."""
        setting.check(self.title, self.options, options)
        return self.complete(dict(options))

    def _top(self, state: S) -> str:
        if not state.stack:
            raise IllegalAnswer("Over", None, "the game is over")
        return state.rule.name


def check_game(given: object) -> None:
    """Refuse anything but a game: its id, for example, or its class."""
    if not isinstance(given, Game):
        raise Refused(f"Expected a game such as ludoteca.game('quay'), found {brief(given)}.")


@cache
def the_game(kind: Callable[[Path | None], Any]) -> Any:
    """The game of a class with its own components: one for the whole process."""
    return kind(None)


@cache
def _again(kind: Callable[[Path | None], Any], components: Path | None, content_hash: str) -> Game[Any]:
    """A game that was pickled, perhaps elsewhere."""
    game: Game[Any] = the_game(kind) if components is None else kind(components)
    if game.content_hash != content_hash:
        where = game.title if components is None else str(components)
        raise BadContent(where, "", "the components are not those that this was pickled with")
    game.components = components
    return game


def _check_methods(kind: type[Game[Any]]) -> None:
    """Refuse a game that lacks a method, or has one that nobody calls: its name is probably misspelt."""
    for name in REQUIRED:
        if getattr(kind, name) is getattr(Game, name):
            raise GameError(f"{kind.__name__} does not define {name}()")
    for made in kind.__mro__[: kind.__mro__.index(Game)]:
        for name in vars(made):
            if not name.startswith("_") and not hasattr(Game, name):
                close = get_close_matches(name, [known for known in dir(Game) if known[0] != "_"], 1)
                hint = f"did you mean {close[0]}()?" if close else "name it with an underscore if it is a helper"
                raise GameError(f"{made.__name__} defines {name}(), which no game has: {hint}")
