"""Smugglers' Quay for tests: positions by hand, random play, and variants with rules and parts of their own."""

import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hypothesis import HealthCheck, settings

from ludoteca.engine import Listener, OptionValue, Randomness, Rng, Rule, ask, do
from ludoteca.games.quay.content import DATA
from ludoteca.games.quay.game import QuayGame
from ludoteca.games.quay.rules.end import GAME_END
from ludoteca.games.quay.rules.turn import TURN
from ludoteca.games.quay.state import Quay
from ludoteca.match.match import Match

WHISTLE: Final = 0
SALT: Final = 1
TEA: Final = 2
SILK: Final = 3

QUAY: Final[QuayGame] = QuayGame()


def number(rule: str, verb: str, *objects: int) -> int:
    verbs = {known.name: known for known in QUAY.rulebook.by_name[rule].verbs}
    return verbs[verb].at(*objects)


def asking(seat: int, card: int) -> int:
    """The answer to `Turn` that asks a seat for a kind of card."""
    return number("Turn", "ask_for", seat, card)


TRADE_IN: Final = number("Turn", "trade_in")
DONE: Final = number("PutAway", "done")
LET_PASS: Final = number("BlowWhistle", "let_pass")
BLOW: Final = number("BlowWhistle", "blow")

STEADY: Final = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
"""The same examples on every run: a failure in one run is a failure in all."""


class Heard(Listener):
    """Notes what a state tells, and whom it shows something."""

    def __init__(self) -> None:
        self.events: list[tuple[str, int, int, int]] = []
        self.secrets: list[tuple[str, int, int]] = []
        self.revealed_to: list[int] = []

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        """Keep the public part, and the secret one with its readers."""
        self.events.append((what, seat, a, b))
        if secret >= 0:
            self.secrets.append((what, secret, seen_by))

    def revealed(self, seats: int) -> None:
        self.revealed_to.append(seats)


class Numbers:
    """A source that says these numbers, then zeros; it remembers what it was asked for."""

    def __init__(self, numbers: Sequence[int] = ()) -> None:
        self.left = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.left.pop(0) if self.left else 0


def dealt(players: int = 2, seed: int = 0, options: dict[str, OptionValue] | None = None, game: Any = QUAY) -> Quay:
    """A game whose first hands have been dealt."""
    state: Quay = game.new(players, options)
    state.resolve_chance(Rng(seed))
    return state


def table(
    hands: Sequence[Sequence[int]],
    deck: Sequence[int] | None = None,
    points: Sequence[int] = (),
    turn_of: int = 0,
    options: dict[str, OptionValue] | None = None,
) -> Quay:
    """A position with these hands at the start of a turn; the other cards are the deck, or face up."""
    state: Quay = QUAY.empty(len(hands), QUAY.new(len(hands), options).options)
    rest = QUAY.content.deck
    for seat, hand in enumerate(hands):
        state.players[seat].hand = sorted(hand)
        for card in hand:
            rest.remove(card)
    for card in rest if deck is None else deck:
        rest.remove(card) if deck is not None else None
        state.deck.append(card)
    state.deck.sort()
    state.face_up = rest if deck is not None else []
    for seat, score in enumerate(points):
        state.players[seat].points[0] = score
    state.stack = [do(GAME_END), ask(TURN, turn_of)]
    state.resume()
    QUAY.check(state)
    return state


def listening(state: Quay) -> Heard:
    heard = Heard()
    state.listener = heard
    return heard


def asked(state: Quay) -> tuple[str, int]:
    """The rule that is pending and the seat that is asked; `("Over", -1)` at the end."""
    pending = state.pending
    return ("Over", -1) if pending is None else (pending.rule, pending.player)


def any_answer(match: Match, rng: Randomness) -> int:
    answers: list[int] = match.state.answers
    return answers[rng.below(len(answers))]


def random_match(seed: int, game: Any = QUAY, answers: int | None = None, undos: bool = True) -> Match:
    """A match played at random, to its end or for `answers` answers, with answers taken back now and then."""
    rng = Rng(seed)
    match = Match(game, 2 + rng.below(3), seed=seed)
    given = 0
    while not match.state.over and given != answers:
        step(match, rng, undos)
        given += 1
    return match


def step(match: Match, rng: Randomness, undos: bool = True) -> None:
    """Answer at random, or one time in four take an answer back if that is possible."""
    seat = match.state.player
    if undos and match.undo_limit(seat).answers and rng.below(4) == 0:
        match.undo(seat)
    else:
        match.choose(any_answer(match, rng))


def positions(games: int, seed: int = 0) -> Iterator[Quay]:
    """Every position in which somebody is asked, of some random games."""
    for number in range(seed, seed + games):
        rng = Rng(number)
        state = QUAY.new(2 + rng.below(3))
        state.resolve_chance(rng)
        while not state.over:
            yield state
            state.choose(state.answers[rng.below(len(state.answers))])
            state.resolve_chance(rng)


class Variant(QuayGame):
    """Quay with some rules replaced by others, each under the name of the rule that it is a subclass of.

    `parts` replace what Quay's package has under these names: `features`, `positions`, `table`.
    """

    def __init__(self, *rules: Rule[Any], folder: Path | None = None, parts: dict[str, object] | None = None) -> None:
        super().__init__(folder)
        if parts is not None:
            self.package = f"quay_with_{id(parts)}"
            sys.modules[self.package] = package = ModuleType(self.package)
            package.__path__ = []
            for part, value in parts.items():
                name = f"{self.package}.{part}"
                sys.modules[name] = module = ModuleType(name)
                module.__spec__ = ModuleSpec(name, None)
                setattr(module, part.upper(), value)
        for rule in rules:
            original = next(old for old in self.rulebook.rules if isinstance(rule, type(old)))
            rule.name, rule.number, rule.index = original.name, original.number, original.index
            rule.bind(self.content)
            self.rulebook.rules[rule.index] = rule
            self.rulebook.by_number[rule.number] = rule
            self.rulebook.by_name[rule.name] = rule


def content_folder(into: Path, change: Callable[[str], str]) -> Path:
    """A copy of quay's components with the text of `quay.toml` changed."""
    folder = into / "content"
    shutil.copytree(DATA, folder)
    file = folder / "quay.toml"
    text = file.read_text(encoding="utf-8")
    changed = change(text)
    assert changed != text, "the change changes nothing"
    file.write_text(changed, encoding="utf-8")
    return folder


def opening(asked: bool) -> tuple[int, int, int]:
    """A seed for three seats in which seat 0 can land a cargo and seat 1 or 2 can react or nobody can; the cargo."""
    for seed in range(1000):
        state = Match(QUAY, 3, seed=seed).state
        assert isinstance(state, Quay)
        hands = [player.hand for player in state.players]
        holders = [seat for seat in (1, 2) if WHISTLE in hands[seat]]
        cargo = [card for card in hands[0] if card in {SALT, TEA, SILK}]
        if cargo and (holders == [1]) == asked and (not holders) == (not asked):
            return seed, cargo[0], 1
    raise AssertionError("no such seed")
