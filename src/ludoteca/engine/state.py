"""The state of a game: data, a stack of what is pending, and what the seats have learned.

>>> import ludoteca
>>> state = ludoteca.game("quay").new(players=2)
>>> state.resolve_chance(ludoteca.Rng(7))
>>> state.pending
Pending(rule='Turn', player=0, answers=(0, 1, 3, 8, 9, 10, 11), weights=None)
>>> state.choose(0)
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Self, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from ludoteca.engine import given, knowledge
from ludoteca.engine.errors import GameError, IllegalAnswer, Refused, Runaway
from ludoteca.engine.events import EventType
from ludoteca.engine.knowledge import Fact, FactView, HiddenPlace
from ludoteca.engine.pickling import fields_of, fill
from ludoteca.engine.rng import Randomness, drawn
from ludoteca.engine.rule import CHANCE, DECISION, EFFECT, NOBODY, Args, Frame, Rule, outcomes
from ludoteca.engine.setting import OptionValue
from ludoteca.engine.shape import NONE, brief

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.engine.outcome import Outcome


class Pending(NamedTuple):
    """What the game is waiting for: the rule by name, the seat (-1 for chance), the answers, and weights for chance.

    >>> import ludoteca
    >>> ludoteca.game("quay").new(players=2).pending
    Pending(rule='DealCard', player=-1, answers=(0, 1, 2, 3), weights=(4, 8, 8, 4))
    """

    rule: str
    player: int
    answers: tuple[int, ...]
    weights: tuple[int, ...] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """What a follower of a state hears; copies of the state have no listener."""

    def asks(self, s: "State", frame: Frame) -> None:
        """A seat is about to be asked, or skipped if it has no choice; the answers are not known yet."""

    def answered(self, s: "State", frame: Frame, answer: int) -> None:
        """An answer is about to be carried out, whether given, forced or by chance. `frame` is still on the stack."""

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        """An event: public numbers, at most one secret one, and the mask of the seats that may read it."""

    def revealed(self, seats: int) -> None:
        """These seats were just shown something hidden."""

    def __getstate__(self) -> dict[str, Any]:
        return fields_of(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        fill(self, fields)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole position. Games add fields and declare their `Shape`.

    `game`, `options`, `rules` and `listener` are references: never copied deeply, compared or saved as fields.

    >>> import ludoteca
    >>> state = ludoteca.game("quay").new(players=2)
    >>> state.resolve_chance(ludoteca.Rng(7))
    >>> before = state.copy()
    >>> state.choose(state.answers[0])
    >>> state == before
    False
    """

    def __init__(self, game: "Game[Any]", seats: int, options: Mapping[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rules: list[Rule[Any]] = game.rulebook.by_number
        self.stack: list[Frame] = []
        self.known: list[Fact] = []
        self.absent: list[Fact] = []
        self.listener: Listener | None = None
        self._answers: list[int] = []
        self._total = 0
        """The total weight of the pending chance, as `run` found it; 0: not known."""

    # ---------------------------------------------------------------- what is pending

    @property
    def player(self) -> int:
        """The seat that is asked; -1 while chance is pending and when the game is over."""
        if not self.stack:
            return NOBODY
        frame = self.stack[-1]
        return frame[1] if self.rules[frame[0]].kind == DECISION else NOBODY

    @property
    def answers(self) -> list[int]:
        """The answers that `choose` would accept now; do not change this list."""
        if self._answers or not self.stack:
            return self._answers
        number, player, args = self.stack[-1]
        rule = self.rules[number]
        if rule.kind == DECISION:  # a listener is looking while a forced answer is given
            return rule.answers(self, player, args)
        return list(self._weights())

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def pending(self) -> Pending | None:
        """The question that is open, and its player; None when the game is over."""
        if not self.stack:
            return None
        name = self.rule.name
        if self._answers:
            return Pending(name, self.player, tuple(self._answers), None)
        weights = self._weights()
        return Pending(name, NOBODY, tuple(weights), tuple(weights.values()))

    @property
    def rule(self) -> Rule[Any]:
        """The rule that is pending; there is one unless the game is over."""
        return self.rules[self.stack[-1][0]]

    @property
    def args(self) -> Args:
        """What the pending frame carries."""
        return self.stack[-1][2]

    def _weights(self) -> dict[int, int]:
        number, player, args = self.stack[-1]
        return outcomes(self.rules[number], self, player, args)

    def others_from_left(self, seat: int) -> list[int]:
        """The other seats, in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # ---------------------------------------------------------------- for rules: what happens next

    def then(self, frames: list[Frame]) -> None:
        """Let these things happen next, in the order written."""
        # As a list, so that compiled code does not unpack and rebuild each frame.
        self.stack.extend(frames[::-1] if len(frames) > 1 else frames)

    def unwind(self, rule: Rule[Any], keep: bool = True) -> None:
        """Drop everything pending above the nearest frame of this rule, and that frame too unless it is kept."""
        at = len(self.stack) - 1
        while at >= 0 and self.stack[at][0] != rule.number:
            at -= 1
        if at < 0:
            raise GameError(f"unwind: {rule.name} is not pending")
        del self.stack[at + 1 if keep else at :]

    # ---------------------------------------------------------------- moving on

    def run(self) -> None:
        """Work off the stack until a seat has a real choice, chance must decide, or the game is over."""
        self._work_off(None)

    def _work_off(self, luck: Randomness | None) -> None:
        """The same; with luck, chance is decided too and the work continues."""
        rules = self.rules
        stack = self.stack
        frames: list[Any] = stack  # so that compiled code does not unpack frames that are only dropped
        left = self.game.longest_chain
        self._answers = []
        while stack:
            frame = stack[-1]
            number, player, args = frame
            rule = rules[number]
            kind = rule.kind
            if kind == EFFECT:
                frames.pop()
                rule.run(self, player, args)
            elif kind == DECISION:
                if self.listener is not None:
                    self.listener.asks(self, frame)
                answers = rule.answers(self, player, args)
                if len(answers) != 1:
                    self._answers = answers or _no_answers(rule, player)
                    return
                if self.listener is not None:
                    self.listener.answered(self, frame, answers[0])
                frames.pop()
                rule.chosen(self, player, answers[0], args)
            else:
                self._total = rule.total(self, player, args)
                if self._total:
                    if luck is None:
                        return
                    self._draw(rule, frame, luck)
                    left = self.game.longest_chain
                    continue
                frames.pop()
            left -= 1
            if left < 0:
                raise Runaway(f"more than {self.game.longest_chain} steps after one answer, the last at {rule.name}")

    def _draw(self, rule: Rule[Any], frame: Frame, luck: Randomness) -> None:
        _, player, args = frame
        outcome = rule.at(self, drawn(luck, self._total or rule.total(self, player, args)), player, args)
        if self.listener is not None:
            self.listener.answered(self, frame, outcome)
        frames: list[Any] = self.stack
        frames.pop()
        rule.chosen(self, player, outcome, args)

    def choose(self, answer: SupportsIndex) -> None:
        """Give an answer, or an outcome of chance, in place; `IllegalAnswer` if it is not offered."""
        if not self.stack:
            raise IllegalAnswer("Over", answer, "the game is over")
        number = answer if type(answer) is int else given.whole(answer)  # without a call in the usual case
        if number is None or number not in (self._answers or self.answers):
            raise IllegalAnswer(self.rule.name, answer, f"{brief(answer)} is not offered")
        self.give(number)

    def resolve_chance(self, rng: Randomness) -> None:
        """Decide all pending chance, with one number below `total` for each."""
        if self.stack and self.rule.kind == CHANCE:
            if not hasattr(rng, "below"):
                raise Refused(f"Chance needs a source of numbers such as ludoteca.Rng(7), found {brief(rng)}.")
            self._draw(self.rule, self.stack[-1], rng)
            self._work_off(rng)

    def give(self, answer: int, luck: Randomness | None = None) -> None:
        """Give an answer taken from `answers`, unchecked; with luck, decide chance too. For compiled loops."""
        frame = self.stack[-1]
        if self.listener is not None:
            self.listener.answered(self, frame, answer)
        frames: list[Any] = self.stack
        frames.pop()
        self.rules[frame[0]].chosen(self, frame[1], answer, frame[2])
        self._work_off(luck)

    def resume(self) -> None:
        """Find the answers to the pending question again, after the position was changed by hand."""
        self._answers = []
        self._total = 0
        if self.stack:
            number, player, args = self.stack[-1]
            if self.rules[number].kind == DECISION:
                self._answers = self.rules[number].answers(self, player, args)

    # ---------------------------------------------------------------- for rules: telling and learning

    def tell(
        self, event: EventType, seat: int = NOBODY, a: int = 0, b: int = 0, secret: int = NONE, seen_by: int = 0
    ) -> None:
        """Say what happened; `secret` reaches only the seats of the mask `seen_by`."""
        if self.listener is not None:
            self.listener.told(event.what, seat, a, b, secret, seen_by)

    def reveal(self, seats: int) -> None:
        """The seats of this mask were shown something hidden, without chance or an answer of somebody else."""
        if self.listener is not None:
            self.listener.revealed(seats)

    def learn(self, observer: int, place: int, card: int) -> None:
        """The observer knows of one more such card in this place."""
        knowledge.insert(self.known, (observer, place, card))
        if self.absent and (observer, place, card) in self.absent:
            self.absent.remove((observer, place, card))

    def rule_out(self, observer: int, place: int, card: int) -> None:
        """The observer knows that this place has no such card."""
        if (observer, place, card) not in self.absent:
            knowledge.insert(self.absent, (observer, place, card))

    def left_openly(self, place: int, card: int) -> None:
        """One such card left this place for all to see."""
        if self.known:
            self.known = knowledge.minus_one_each(self.known, place, card)

    def left_hidden(self, place: int, insiders: int, cards: list[int] | None = None) -> None:
        """One of these cards left, or any one; seats outside the mask forget the facts that it may have broken."""
        if self.known:
            self.known = knowledge.outsiders_forget(self.known, place, insiders, cards or [])

    def came_hidden(self, place: int, insiders: int) -> None:
        """A card came here; seats outside the mask did not see which, so for them nothing is ruled out any more."""
        if self.absent:
            self.absent = knowledge.outsiders_forget(self.absent, place, insiders, [])

    def forget_place(self, place: int) -> None:
        """This place was shuffled or emptied: nobody knows anything about it."""
        if self.known:
            self.known = knowledge.without_place(self.known, place)
        if self.absent:
            self.absent = knowledge.without_place(self.absent, place)

    def hidden_place(self, observer: int, place: int, size: int) -> HiddenPlace:
        """A place of `size` cards as an observer knows it, for `scatter`."""
        return HiddenPlace(
            size,
            knowledge.of_observer(self.known, observer, place),
            knowledge.of_observer(self.absent, observer, place),
        )

    def facts_of(self, observer: int, facts: list[Fact]) -> list[FactView]:
        """The facts of an observer in `known` or `absent`, for views."""
        ids = self.game.card_ids
        return [{"place": place, "card": ids[card]} for seat, place, card in facts if seat == observer]

    def forget_for_others(self, seat: int) -> None:
        """In a world dealt for a seat, drop what others have learned: it would give away the true world."""
        self.known = [fact for fact in self.known if fact[0] == seat]
        self.absent = [fact for fact in self.absent if fact[0] == seat]

    # ---------------------------------------------------------------- values

    def copy(self) -> Self:
        """An equal but independent state, without a listener. Games that are searched override this, for speed."""
        other = self.game.empty(self.seats, self.options)
        self.copy_into(other)
        self.game.shape.copy_into(self, other)
        return cast("Self", other)

    def copy_into(self, other: "State") -> None:
        """Fill the engine's own fields of a copy being made."""
        other.stack = self.stack.copy()
        other.known = self.known.copy()
        other.absent = self.absent.copy()
        other._answers = self._answers
        other._total = self._total

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # The number of a rule depends on the order in which a process met its games; its place in its book does not.
        stack = [(self.rules[number].index, player, args) for number, player, args in self.stack]
        own = stack, self.known, self.absent, self._answers, self._total
        return _restored, (self.game, self.seats, self.options, own, self.game.shape.write(self))

    def key(self) -> tuple[Any, ...]:
        """A hashable value: equal for equal positions of the same game."""
        return (
            self.game.id,
            tuple(self.options.items()),
            tuple(self.stack),
            tuple(self.known),
            tuple(self.absent),
            self.game.shape.key(self),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a state changes in place and cannot be hashed: use state.key()")

    # ---------------------------------------------------------------- from the game's own files

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What a seat may see, as JSON types; None is a spectator."""
        view: dict[str, Any] = self.game.view(self, NOBODY if seat is None else given.seat(seat, self.seats))
        return view

    def determinize(self, seat: SupportsIndex, rng: Randomness) -> Self:
        """A random full state that agrees with everything that the asked seat knows."""
        asked = given.seat(seat, self.seats)
        if asked != self.player:
            raise IllegalAnswer("determinize", seat, f"seat {asked} is not asked now")
        world: State = self.game.determinize(self, asked, rng)
        world.forget_for_others(asked)
        world.resume()
        return cast("Self", world)

    @property
    def scores(self) -> list[int]:
        """The points of each seat now."""
        return self.game.scores(self)

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat now, by what they are for; sources without points are left out."""
        return [{source: points for source, points in seat.items() if points} for seat in self.game.breakdown(self)]

    @property
    def outcome(self) -> "Outcome | None":
        """How the game ended; None if it is not over."""
        return None if self.stack else self.game.outcome(self)


def _restored(
    game: "Game[Any]", seats: int, options: Mapping[str, OptionValue], own: tuple[Any, ...], fields: dict[str, Any]
) -> State:
    """A state that was pickled; it goes on exactly where it was, even if only one answer is possible there."""
    s: State = game.empty(seats, options)
    stack, s.known, s.absent, s._answers, s._total = own
    s.stack = [(game.rulebook.rules[index].number, player, args) for index, player, args in stack]
    game.shape.read_into(s, fields, "state", seats)
    return s


def _no_answers(rule: Rule[Any], player: int) -> NoReturn:
    raise GameError(f"{rule.name} has no answers for seat {player}")
