"""Games that are stepped together in one call. The results are in buffers that arrays can share.

>>> import ludoteca
>>> batch = Batch(ludoteca.game("quay"), 2, {}, count=3)
>>> batch.reset(7)
>>> batch.step(batch.random_actions(ludoteca.Rng(1)))
>>> list(batch.seats), list(batch.terminated)
([1, 1, 1], [0, 0, 0])
"""

import secrets
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.bots import RANDOM, Bot, Question, bot
from ludoteca.engine import Game, Listener, OptionValue, Rng, State
from ludoteca.envs.core.rewards import ILLEGAL, WIN, rewards
from ludoteca.observations.buffer import Buffer, zeros
from ludoteca.observations.observer import Observer, observer_of

EVERY_SEAT: Final = -1
"""Self-play: the learner acts for every seat."""
ANY_SEAT: Final = -2
"""The learner has one seat, drawn again for each game; bots have the others."""
SEEDS: Final = 1 << 30
KEPT: Final = (
    "seats", "terminated", "truncated", "illegal", "rewards", "states", "answers", "listener",
    "_rngs", "_bots", "_over", "_steps",
)  # fmt: skip
"""What a copy needs: it writes observations and masks again."""


class Batch:
    """Copies of one game for a learner, who has one seat in each against bots, or every seat.

    `masks` holds what the seat in `seats` may do, game after game, and `numbers` what it sees: one observation for each
    game; or with `every_row` one for each seat of each game, of which only that of the asked seat is up to date.
    `rewards` has one number for each seat of each game. A game that has ended starts again with the next step,
    whatever the action. `opponents` has a kind of bot for each other seat. Environments check what they are given.
    """

    def __init__(
        self, game: Game[Any], players: int, options: Mapping[str, OptionValue], count: int = 1,
        seat: int = EVERY_SEAT, opponents: Sequence[str] = (), reward: str = WIN, longest: int = 0,
        every_row: bool = False,
    ) -> None:  # fmt: skip
        self.game = game
        self.players = game.checked_players(players)
        self.options: dict[str, OptionValue] = game.checked_options(options)
        self.count = count
        observer = observer_of(game)
        self.size: int = observer.size
        self.actions: int = game.actions
        self.masks = bytearray(count * self.actions)
        self._mask_view = memoryview(self.masks)  # assigns bytes directly; a bytearray copies them first
        self.seats = bytearray(count)
        self.terminated = bytearray(count)
        self.truncated = bytearray(count)
        self.illegal = bytearray(count)
        self.rewards: array[float] = array("f", [0.0]) * (count * players)
        self.states: list[State] = []
        self.answers = 0
        """How many answers were given in all games, those of bots included."""
        self._seat = seat
        self._every_row = every_row
        buffers: int = self.players if seat == EVERY_SEAT else 1  # for each game
        self.numbers = zeros(count * (buffers if every_row else 1) * self.size)
        self._rows = memoryview(self.numbers)
        self._aside = memoryview(zeros(count * buffers * self.size if buffers > 1 and not every_row else 0))
        """What the seats that are not asked saw last: put back when they are asked."""
        self._shown: list[int] = [0] * count
        self._kinds = opponents
        self._reward = reward
        self._longest: int = longest or game.longest_game
        self._observer: Observer = observer
        self._sheets: list[list[Buffer]] = [
            [
                observer.buffer(self.numbers, (at * buffers + one if every_row else at) * self.size)
                for one in range(buffers)
            ]
            for at in range(count)
        ]
        self._offsets: list[int] = game.offsets
        self._no_mask = bytes(self.actions)
        self._any_mask = bytes([1]) * self.actions
        self._rngs: list[Rng] = []
        self._bots: list[list[Bot | None]] = []
        self._over: list[bool] = []
        self._steps: list[int] = []
        self.listener: Listener | None = None
        """Follows every game from its first question on."""

    def __reduce__(self) -> tuple[Any, ...]:
        given = (
            self.game, self.players, self.options, self.count, self._seat, self._kinds, self._reward, self._longest,
            self._every_row,
        )  # fmt: skip
        return Batch, given, {name: getattr(self, name) for name in KEPT}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            if isinstance(value, bytearray | array):
                getattr(self, name)[:] = value  # in place: others look at these bytes
            else:
                setattr(self, name, value)
        for at, s in enumerate(self.states):
            s.listener = self.listener
            self._show(at, s)

    # ---------------------------------------------------------------- for environments

    def reset(self, seed: int) -> None:
        """Start every game again, each with its own luck derived from the seed."""
        self._rngs = [Rng(seed * SEEDS + at) for at in range(self.count)]
        self.states = [self.game.empty(self.players, self.options)] * self.count
        self._bots = [[] for _ in range(self.count)]
        self._over = [True] * self.count
        self._steps = [0] * self.count
        for at in range(self.count):
            self._begin(at)

    def restart(self, seed: int | None) -> None:
        """Start every game again; without a seed, luck continues where it stopped."""
        if seed is not None or not self.states:
            self.reset(secrets.randbits(32) if seed is None else seed)
        else:
            for at in range(self.count):
                self._begin(at)

    def step(self, actions: list[int]) -> None:
        """One action in each game."""
        for at in range(self.count):
            if self._over[at]:
                self._begin(at)
            else:
                self._act(at, actions[at])

    def forfeit(self, at: int, seat: int) -> None:
        """End a game because a seat did something illegal."""
        self.illegal[at] = 1
        self.terminated[at] = 1
        self._over[at] = True
        self.rewards[at * self.players + seat] = ILLEGAL
        self._show(at, self.states[at])

    def random_actions(self, rng: Rng) -> list[int]:
        """In each game one of the allowed actions, all equally likely; 0 where it has ended."""
        drawn: list[int] = []
        for at in range(self.count):
            s = self.states[at]
            if self._over[at]:
                drawn.append(0)
            else:
                answers = s.answers
                drawn.append(self._offsets[s.stack[-1][0]] + answers[rng.draw(len(answers))])
        return drawn

    def look(self, at: int, s: State, seat: int) -> None:
        """Write down what a seat of a game sees in a position."""
        if self._seat != EVERY_SEAT:
            self._observer.write(s, seat, self._sheets[at][0])
            return
        if not self._every_row and self._shown[at] != seat:
            self._turn_to(at, seat)
        self._observer.write(s, seat, self._sheets[at][seat])

    def _turn_to(self, at: int, seat: int) -> None:
        """Let the only row of a game hold what another seat saw last; what it held is put aside."""
        size, first = self.size, at * self.size
        aside = first * self.players
        away, back = aside + self._shown[at] * size, aside + seat * size
        self._aside[away : away + size] = self._rows[first : first + size]
        self._rows[first : first + size] = self._aside[back : back + size]
        self._shown[at] = seat

    # ---------------------------------------------------------------- one game

    def _begin(self, at: int) -> None:
        rng = self._rngs[at]
        s: State = self.game.new(self.players, self.options)
        s.resolve_chance(rng)
        self.states[at] = s
        if self._seat != EVERY_SEAT:
            seat = rng.below(self.players) if self._seat == ANY_SEAT else self._seat
            self.seats[at] = seat
            self._bots[at] = self._seated(seat, rng)
        if self._over[at]:
            self._clear(at)
        self._steps[at] = 0
        s.listener = self.listener
        self._go_on(at)

    def _clear(self, at: int) -> None:
        self._over[at] = False
        self.terminated[at] = 0
        self.truncated[at] = 0
        self.illegal[at] = 0
        for seat in range(self.players):
            self.rewards[at * self.players + seat] = 0.0

    def _seated(self, learner: int, rng: Rng) -> list[Bot | None]:
        """The bots by seat; None for the learner, and None where answers are drawn at random."""
        kinds = iter(self._kinds)
        seated: list[Bot | None] = []
        for seat in range(self.players):
            kind = RANDOM if seat == learner else next(kinds)
            seated.append(None if kind == RANDOM else bot(kind, self.game, rng.below(SEEDS)))
        return seated

    def _act(self, at: int, action: int) -> None:
        s = self.states[at]
        if not 0 <= action < self.actions or not self.masks[at * self.actions + action]:
            self.forfeit(at, s.player)
            return
        s.give(action - self._offsets[s.stack[-1][0]], self._rngs[at])
        self._steps[at] += 1
        self.answers += 1
        self._go_on(at)

    def _go_on(self, at: int) -> None:
        """Let bots answer until the learner is asked or the game is over, then show the position."""
        s = self.states[at]
        if self._seat != EVERY_SEAT:
            self._let_bots_answer(at, s)
        if not s.stack:
            self._over[at] = True
            self.terminated[at] = 1
            for seat, reward in enumerate(rewards(s, self._reward)):
                self.rewards[at * self.players + seat] = reward
        elif self._steps[at] >= self._longest:
            self._over[at] = True
            self.truncated[at] = 1
        self._show(at, s)

    def _let_bots_answer(self, at: int, s: State) -> None:
        rng, bots, seat = self._rngs[at], self._bots[at], self.seats[at]
        left = self._longest - self._steps[at]
        given = 0
        while s.stack and given < left:
            player = s.stack[-1][1]
            if player == seat:
                break
            chosen = bots[player]
            if chosen is None:
                answers = s.answers
                s.give(answers[rng.draw(len(answers))], rng)
            else:
                s.choose(chosen.choose(Question(s)))
                s.resolve_chance(rng)
            given += 1
        self._steps[at] += given
        self.answers += given

    def _show(self, at: int, s: State) -> None:
        """Write the observation, and which answers are allowed: all of them if the answer does not matter."""
        if self._seat == EVERY_SEAT and s.stack:
            self.seats[at] = s.stack[-1][1]
        self.look(at, s, self.seats[at])
        first = at * self.actions
        self._mask_view[first : first + self.actions] = self._any_mask if self._over[at] else self._no_mask
        if not self._over[at]:
            first += self._offsets[s.stack[-1][0]]
            masks = self._mask_view
            for answer in s.answers:
                masks[first + answer] = 1
