"""The conformance suite: plays random games of any game and checks everything that the engine promises.

>>> import ludoteca
>>> report = ludoteca.conformance.check(ludoteca.game("quay"), games=2)
>>> report.games, report.longest > 0
(2, True)
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, NoReturn

from ludoteca.bots import playout
from ludoteca.conformance import clicks
from ludoteca.conformance.watching import Recorder, WatchedMatch, compare_attributes, fault_of, unchanging_outcomes
from ludoteca.engine import NOBODY, BadOptions, Game, GameError, Message, OptionValue, Rng, State, given, ledger_of
from ludoteca.engine.game import NOT_OFFERED, check_game
from ludoteca.match.dealer import Dealer, secret_of
from ludoteca.match.play import play_on
from ludoteca.match.record import parse
from ludoteca.match.replay import Replay
from ludoteca.observations import features
from ludoteca.table import message_ids
from ludoteca.table.one_click import bundles
from ludoteca.words import ledger
from ludoteca.words.sentences import BadWords, Words

ENGINE_FIELDS: Final = frozenset(
    {"game", "seats", "options", "rules", "stack", "known", "absent", "listener", "_answers", "_total", "content"}
)
WORLDS: Final = 2
DEAR_CHECKS_EVERY: Final = 7
RECORDS_EVERY: Final = 5


class Nonconforming(GameError):
    """A game does something that the engine's contract rules out; the text gives the check, the place and the seed."""


class Report(NamedTuple):
    """What the suite has played."""

    games: int
    answers: int
    longest: int
    endings: dict[str, int]


def check(
    game: Game[Any],
    games: int = 20,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    every: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games and check everything; raises `Nonconforming` at the first thing that is wrong.

    Player counts and options are drawn for each game unless they are given. Game `i` uses seed `seed + i`, so a
    failure can be repeated with `check(game, games=1, seed=...)`. Pieces are counted after every answer. Other worlds,
    copies and files are checked at every answer too, or in a long campaign at one of `every` answers, different ones
    in each game. In a long campaign one game in five is replayed from its record.
    """
    check_game(game)
    games = given.number(games, 0, "games")
    check_words_and_ledger(game)
    endings: dict[str, int] = {}
    answers = longest = 0
    for number in range(seed, seed + games):
        try:
            walk = _Walk(game, number, players, options, every)
            walk.play()
        except (Nonconforming, BadOptions):
            raise
        except GameError as error:
            raise Nonconforming(f"{game.id}, seed {number}: {error}") from error
        except Exception as error:
            raise Nonconforming(f"{game.id}, seed {number}: {type(error).__name__}: {error}") from error
        answers += walk.answers
        longest = max(longest, walk.answers)
        endings[walk.reason] = endings.get(walk.reason, 0) + 1
        if progress is not None:
            progress(number - seed + 1)
    return Report(games, answers, longest, dict(sorted(endings.items())))


def check_words_and_ledger(game: Game[Any]) -> None:
    """Every message has a sentence in English, and every ledger id that a rule names is in the ledger."""
    words = Words()
    silent = sorted(name for name in message_ids(game) if not words.has(name))
    if silent:
        raise Nonconforming(
            f"{game.id}: the catalogues have no words for {', '.join(silent[:5])} ({len(silent)} in all)"
        )
    known = {line.id for line in ledger.of_game(game)}
    for rule in game.rulebook.rules:
        for named in ledger_of(rule):
            if named not in known:
                raise Nonconforming(f"{game.id}: {rule.name} names {named}, which is not in the game's RULES.md")


def digest(game: Game[Any], games: int, seed: int = 0) -> str:
    """A fingerprint of random games: equal for every build that plays by the same rules with the same content."""
    whole = hashlib.sha256()
    for number in range(seed, seed + games):
        rng = Rng(number)
        state = game.new(*draw_setup(game, rng))
        recorder = Recorder()
        state.listener = recorder
        playout(state, rng)
        whole.update(json.dumps([recorder.answers, state.scores]).encode())
    return whole.hexdigest()


def draw_setup(game: Game[Any], rng: Rng) -> tuple[int, dict[str, OptionValue]]:
    """A number of players and a value for each option, drawn at random; half the time the usual options."""
    players = game.players[rng.below(len(game.players))]
    if rng.below(2):
        return players, {}
    return players, draw_options(game, rng)


def draw_options(game: Game[Any], rng: Rng) -> dict[str, OptionValue]:
    """A value for each option, drawn at random."""
    return {name: option.allowed[rng.below(len(option.allowed))] for name, option in game.options.items()}


class _Walk:
    """One random game with all checks along the way."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        players: int | None,
        options: Mapping[str, OptionValue] | None,
        every: int,
    ) -> None:
        self.game = game
        self.seed = seed
        self.every = every
        self.dice = Rng(seed)
        self.rng = Rng(-1 - seed)  # for the checks, so that they do not change the game
        drawn_players, drawn_options = draw_setup(game, self.dice)
        self.match = WatchedMatch(
            game, players or drawn_players, drawn_options if options is None else options, seed=f"walk {seed}"
        )
        self.match.every = every
        self.ids = message_ids(game)
        self.words = Words()
        self.past: list[tuple[State, tuple[Any, ...]]] = []
        self.answers = 0
        self.reason = ""

    def play(self) -> None:
        """From the first question to the end."""
        self._every_attribute_is_in_the_shape()
        play_on(self.match, self._choose)
        self._check_here_after()
        self._every_attribute_is_in_the_shape()
        if self.seed % min(self.every, RECORDS_EVERY) == 0:
            self._check_record()
        self._past_is_past()

    def _choose(self, state: State) -> int:
        self._check_pieces()
        answer = state.answers[self.dice.below(len(state.answers))]
        if (self.answers + self.seed) % self.every == 0:
            self._check_here()
            self._check_undo(answer)
        self.answers += 1
        return answer

    # ---------------------------------------------------------------- checks of a position

    def _check_pieces(self) -> None:
        state = self.match.state
        self.game.check(state)
        self._answers_are_in_range(state)
        self._frames_fit(state)

    def _check_here(self) -> None:
        state = self.match.state
        dear = not self.past or self.rng.below(DEAR_CHECKS_EVERY) == 0
        before = state.key()
        if fault := clicks.fault_of(state, together=dear):
            self._fail(fault)
        if dear:
            self._questions_change_nothing(state, before)
            self._copy_is_deep(state, before)
            self._json_and_back(state)
            self._words_exist(state)
        self._views_leak_nothing(state)
        self._chance_is_as_told(state)
        self._commutes(state)
        if state.key() != before:
            self._fail("a check changed the position: something that only asks also writes")
        if dear:
            self.past.append((state.copy(), before))

    def _check_here_after(self) -> None:
        state = self.match.state
        self.game.check(state)
        outcome = state.outcome
        if outcome is None or not (outcome.winners or state.seats == 1) or len(outcome.scores) != state.seats:
            self._fail(f"the game is over but its outcome is {outcome}")
        else:
            self.reason = outcome.reason
            self._known_id(outcome.reason)
        self._words_of_events()

    def _answers_are_in_range(self, state: State) -> None:
        size = state.rule.size
        answers = state.answers
        if len(set(answers)) != len(answers) or not all(0 <= answer < size for answer in answers):
            self._fail(f"{answers} are not different answers from 0 to {size - 1}")

    def _frames_fit(self, state: State) -> None:
        for frame in state.stack:
            if fault := fault_of(state, frame):
                self._fail(fault)

    def _questions_change_nothing(self, state: State, before: tuple[Any, ...]) -> None:
        seen = self.game.seen_by_all(state)
        text = json.dumps(seen)
        for seat in (None, *range(state.seats)):
            view = seen if seat is None else self.game.seen_by(state, seat, seen)
            if json.loads(json.dumps(view)) != view:
                self._fail(f"the view of seat {seat} is not plain JSON")
        if json.dumps(seen) != text:
            self._fail("what one seat sees is written into what everybody sees")
        features(state, state.player)
        state.resume()
        if state.key() != before:
            self._fail("view, features or answers change the position")

    def _copy_is_deep(self, state: State, before: tuple[Any, ...]) -> None:
        copy = state.copy()
        if copy.key() != before or copy.answers != state.answers or copy.listener is not None:
            self._fail("copy() is not equal to its original")
        playout(copy, self.rng, most=6)
        if state.key() != before:
            self._fail("copy() is not deep: playing on in a copy changed the original")

    def _json_and_back(self, state: State) -> None:
        back = self.game.from_json(self.game.to_json(state))
        if back != state or back.answers != state.answers:
            self._fail("to_json and from_json do not give the same position")

    def _views_leak_nothing(self, state: State) -> None:
        seat = state.player
        view, observed, public = state.view(seat), features(state, seat), state.view(None)
        if type(self.game).determinize is Game.determinize and view != public:
            self._fail(f"seat {seat} sees what a spectator does not, so the game needs determinize()")
        for _ in range(WORLDS):
            world = state.determinize(seat, self.rng)
            self.game.check(world)
            if world.view(seat) != view:
                self._fail(f"determinize changes what seat {seat} sees")
            if world.view(None) != public:
                self._fail(f"a spectator sees what seat {seat} cannot see")
            if world.answers != state.answers:
                self._fail(f"answers depend on what seat {seat} cannot see: {state.answers} or {world.answers}")
            if features(world, seat) != observed:
                self._fail(f"features depend on what seat {seat} cannot see")
            if world.options is not state.options or world.listener is not None:
                self._fail("determinize must give a silent copy of the same game")

    def _commutes(self, state: State) -> None:
        place = state.rule.number
        if not state.rule.commutes or len(state.answers) < 2:
            return
        first, second = self._two(state.answers)
        one, other = self._after(state, place, [first, second]), self._after(state, place, [second, first])
        if one is not None and other is not None and one.key() != other.key():
            self._fail(f"{state.rules[place].name} is marked as commuting, but {first}, {second} differ when swapped")

    def _two(self, answers: list[int]) -> tuple[int, int]:
        first = self.rng.below(len(answers))
        second = (first + 1 + self.rng.below(len(answers) - 1)) % len(answers)
        return answers[first], answers[second]

    def _after(self, state: State, place: int, answers: list[int]) -> State | None:
        """The position after these answers to the same rule; None if it does not ask that often."""
        copy = state.copy()
        for answer in answers:
            if not copy.stack or copy.stack[-1][0] != place or answer not in copy.answers:
                return None
            copy.choose(answer)
        return copy

    def _chance_is_as_told(self, state: State) -> None:
        """Try the chance that may follow: every outcome must be accepted and lead to a sound position."""
        copy = state.copy()
        copy.choose(state.answers[self.rng.below(len(state.answers))])
        if copy.over or copy.player != NOBODY:
            return
        weights = unchanging_outcomes(copy, copy.stack[-1])
        fallen = list(weights)[self.rng.below(len(weights))]
        self._known_message(self.game.describe(copy, fallen))
        copy.choose(fallen)
        self.game.check(copy)

    # ---------------------------------------------------------------- checks of a step

    def _check_undo(self, answer: int) -> None:
        """After an answer that can still be taken back, the seat sees the same in every world it thinks possible."""
        state = self.match.state
        seat = state.player
        true = state.copy()
        recorder = Recorder()
        true.listener = recorder
        true.choose(answer)
        if (recorder.barrier >> seat) & 1 or true.player != seat:
            return
        view, events = true.view(seat), recorder.heard_by(seat)
        for _ in range(WORLDS):
            world = state.determinize(seat, self.rng)
            heard = Recorder()
            world.listener = heard
            world.choose(answer)
            if world.player != seat or world.view(seat) != view or heard.heard_by(seat) != events:
                self._fail(f"answer {answer} shows seat {seat} something hidden and can still be taken back")

    # ---------------------------------------------------------------- checks of words

    def _words_exist(self, state: State) -> None:
        self._known_id(self.game.prompt(state).id)
        for answer in state.answers:
            self._known_message(self.game.describe(state, answer))
        for bundled in bundles(state):
            self._known_message(bundled.message(self.game.prefix))
        self._reason_exists(state, self.match.version % state.rule.size)

    def _reason_exists(self, state: State, answer: int) -> None:
        """Answers that are not offered are refused in known words; a different one is tried at each position."""
        if answer not in state.answers:
            reason = self.game.refusal(state, answer)
            if reason.id != NOT_OFFERED:
                self._known_message(reason)

    def _words_of_events(self) -> None:
        told = {
            (event.what, event.seat, event.a, event.b, -1 if event.secret is None else event.secret)
            for seat in (None, *range(self.match.state.seats))
            for event in self.match.events(seat=seat)
            if event.what != "undone"
        }
        for event in told:
            self._known_message(self.game.event_words(*event))

    def _known_message(self, message: Message) -> None:
        """It is one of the game's messages, and has all the arguments that its sentence needs."""
        self._known_id(message.id)
        try:
            self.words.say(message, self.match.names)
        except BadWords as error:
            self._fail(str(error).rstrip("."))
        for arg in message.to_json()["args"].values():
            if isinstance(arg, dict) and "name" in arg:
                self._known_id(arg["name"])

    def _known_id(self, message_id: str) -> None:
        if message_id not in self.ids:
            self._fail(f"message id {message_id!r} is not in message_ids()")

    # ---------------------------------------------------------------- checks of the whole

    def _every_attribute_is_in_the_shape(self) -> None:
        compare_attributes(self.match.state, self.game.shape, ENGINE_FIELDS, self._fail)

    def _check_record(self) -> None:
        text = self.match.record.text()
        record = parse(text.encode())
        replay = Replay(self.game, record)
        replay.go_to(len(record.lines))
        replay.check_end()
        if replay.match.record.text() != text or replay.match.events(seat=0) != self.match.events(seat=0):
            self._fail("the record does not replay to itself")
        if Dealer(secret_of(f"walk {self.seed}")).commitment != record.header.commitment:
            self._fail("the commitment is not that of the seed")

    def _past_is_past(self) -> None:
        for state, key in self.past:
            if state.key() != key:
                self._fail("a past position has changed: something is shared between copies")

    def _fail(self, reason: str) -> NoReturn:
        pending = self.match.state.pending
        where = "at the end" if pending is None else f"at {pending.rule} of seat {pending.player}"
        raise Nonconforming(f"{self.game.id}, seed {self.seed}, {self.match.version} lines, {where}: {reason}.")
