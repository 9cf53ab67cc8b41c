"""In rounds: play, fit a network, let it challenge the champion. The first champion is the judgement written by hand.

A new network becomes the champion only if it wins a match of paired games: every deal is played with it in every seat,
and the lower end of the 95 % interval of its share must be above the share of equals. Everything is saved after each
round, so that a course can be stopped and resumed.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.bots.net import Net
from ludoteca.bots.weights import FORMAT, digest, nets_of, read_weights
from ludoteca.engine import Refused
from ludoteca.lab.tournament import GAUNTLET, PairShare, Tournament, games_in, results, run
from ludoteca.lab.train.course import Course
from ludoteca.lab.train.episodes import Episode, practise
from ludoteca.lab.train.fit import FitSettings, fit
from ludoteca.lab.work import Workers
from ludoteca.match.files import FOR_ALL, write_whole
from ludoteca.version import __version__

DIGITS: Final = 5
TRIAL: Final = 10
"""A network that lags is dropped after one deal in this many."""
ERRORS: Final = 4
"""How many standard errors a 95 % interval spans."""


class Round(NamedTuple):
    number: int
    games: int
    """How many games to learn from there are so far."""
    loss: float
    share: float
    low: float
    high: float
    played: int
    champion: bool


Say = Callable[[str], None]


class Training:
    """A course in progress, with its files: the weights, and next to them the notes needed to resume."""

    def __init__(self, course: Course, out: Path, workers: Workers, say: Say) -> None:
        course.check()
        self.course = course
        self.rounds: list[Round] = []
        self._out = out
        self.notes = out.with_suffix(".course.json")
        self._challenger = out.with_suffix(".challenger.json")
        self._games_of_match = out.with_suffix(".match.jsonl")
        self._champion: str | None = None
        self._games = 0
        self._episodes: list[Episode] = []
        self._deals = -(-course.challenge // course.players)
        self._workers = workers
        self._say = say
        self.tournament(1).check()

    def resume(self) -> None:
        """Continue from the notes of a course that was stopped; it learns from new games."""
        self._check_weights()
        if not self.notes.exists():
            raise Refused(f"There is no course to continue: {self.notes} is missing. Start it without --resume.")
        text = read_weights(self.notes)
        try:
            notes = json.loads(text)
            settings, rounds = notes["course"], [Round(*one) for one in notes["rounds"]]
            champion, games = bool(notes["champion"]), int(notes["games"])
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
            raise Refused(f"{self.notes} is damaged. Move it away to start a new course.") from None
        if settings != self._settings():
            raise Refused(
                f"{self.notes} belongs to another course. Continue with the same settings, or choose another file."
            )
        self.rounds, self._games = rounds, games
        self._champion = str(self._out) if champion else None
        self._refuse_others()

    def _refuse_others(self) -> None:
        """If the course was stopped in a match, the files of that match are there; any others are not replaced."""
        for path, check in ((self._challenger, self._check_challenger), (self._games_of_match, self._check_match)):
            try:
                if path.exists():
                    check()
            except Refused:
                raise Refused(f"{path} is not from this course. Move it away, or choose another file.") from None

    def _check_challenger(self) -> None:
        text = read_weights(self._challenger)
        nets_of(text, self.course.game(), str(self._challenger))
        if json.loads(text).get("made"):
            raise Refused(f"{self._challenger} has won its match, which no challenger has.")

    def _check_match(self) -> None:
        games_in(self._games_of_match, self.tournament(len(self.rounds) + 1), self._deals)

    def begin(self) -> None:
        if self.notes.exists():
            raise Refused(f"{self.notes} already exists. Continue it with --resume, or choose another file.")
        for path in (self._challenger, self._games_of_match):
            if path.exists():
                raise Refused(f"{path} already exists. Move it away, or choose another file.")
        self._check_weights()
        self._note()

    def _check_weights(self) -> None:
        """Refuse, before hours of training, a file that a network could not be added to."""
        if self._out.exists():
            nets_of(read_weights(self._out), self.course.game(), str(self._out))

    def go_on(self, minutes: float) -> None:
        """Play rounds until the time is up, at least one; a round that has begun is finished."""
        end = time.monotonic() + 60 * minutes
        self._round()
        while time.monotonic() < end:
            self._round()

    def _round(self) -> None:
        number = len(self.rounds) + 1
        self._practise(number)
        course = self.course
        fitted = fit(
            self._episodes, FitSettings(course.hidden, margin=course.margin, seed=course.seed_of("fit", number))
        )
        share = self._match(number, fitted.net)
        wins = share.games >= self.course.challenge and share.low > 1 / self.course.players
        done = Round(number, self._games, fitted.loss, share.share, share.low, share.high, share.games, wins)
        self.rounds.append(done)
        if wins:
            self.crown(fitted.net, done)
        self._note()
        won = f"{100 * share.share:.1f} % ({100 * share.low:.0f} to {100 * share.high:.0f}) of {share.games} games"
        self._say(
            f"round {number}: {self._games} games, loss {fitted.loss:.3f}, won {won} against the champion"
            + (": new champion" if wins else "")
        )

    def crown(self, net: Net, won: Round) -> None:
        self._write(self._out, net, won)
        self._champion = str(self._out)

    def _practise(self, number: int) -> None:
        course = self.course
        begun, first = time.monotonic(), self._games
        for episode in practise(course, self._champion, self._games, course.games, self._workers):
            self._episodes.append(episode)
            self._games += 1
            rate = (self._games - first) / max(0.001, time.monotonic() - begun)
            self._say(f"round {number}: {self._games - first} of {course.games} games, {rate:.1f} per second\r")
        del self._episodes[: max(0, len(self._episodes) - course.window)]

    def tournament(self, number: int) -> Tournament:
        course = self.course
        kinds = tuple(course.kind(course.simulations, weights) for weights in (str(self._challenger), self._champion))
        seed = course.seed_of("match", number)
        return Tournament(course.game_id, course.players, kinds, GAUNTLET, seed=seed, axes=course.axes)

    def _match(self, number: int, net: Net) -> PairShare:
        """The new network against the champion. Its files are needed only while it lasts."""
        self._games_of_match.unlink(missing_ok=True)
        try:
            self._write(self._challenger, net, None)
            return self._play_match(number, self._games_of_match)
        finally:
            self._challenger.unlink(missing_ok=True)
            self._games_of_match.unlink(missing_ok=True)

    def _play_match(self, number: int, kept: Path) -> PairShare:
        """The match is short if the network is clearly worse."""
        course, tournament = self.course, self.tournament(number)
        for count in (max(1, self._deals // TRIAL), self._deals):
            progress = self._at_match(number, count * course.players)
            rows = run(tournament, count, kept, self._workers, kept.exists(), progress)
            share = results(tournament, rows).shares[0]
            if lags(share, course.players):
                break
        return share

    def _at_match(self, number: int, games: int) -> Callable[[int], None]:
        return lambda done: self._say(f"round {number}: {done} of {games} games against the champion\r")

    def _write(self, path: Path, net: Net, by: Round | None) -> None:
        """Write this network to the file of weights; networks for other numbers of players stay."""
        kept: dict[str, Any] = {"format": FORMAT, "game": self.course.game_id, "players": {}, "made": {}}
        if by is not None and path.exists():
            text = read_weights(path)
            nets_of(text, self.course.game(), str(path))
            kept = json.loads(text)
        players = str(self.course.players)
        kept["players"][players] = data_of(net)
        if by is not None:
            made = {**self.course.settings(), "version": __version__, **by._asdict()}
            kept["made"][players] = {**made, "digest": digest(kept["players"][players])}
        write_whole(path, json.dumps(kept, indent=1), FOR_ALL)

    def _settings(self) -> list[Any]:
        settings: list[Any] = json.loads(json.dumps(list(self.course.settings().values())))
        return settings

    def _note(self) -> None:
        notes = {
            "course": self._settings(), "rounds": self.rounds, "champion": self._champion is not None,
            "games": self._games,
        }  # fmt: skip
        write_whole(self.notes, json.dumps(notes), FOR_ALL)


def lags(share: PairShare, players: int) -> bool:
    """Whether a share is more than a standard error below the share of equals."""
    return share.share + (share.high - share.low) / ERRORS < 1 / players


def data_of(net: Net) -> dict[str, Any]:
    return {
        "direct": _rounded(net.direct), "weights": [_rounded(row) for row in net.weights],
        "offsets": _rounded(net.offsets), "outward": _rounded(net.outward),
    }  # fmt: skip


def _rounded(values: list[float]) -> list[float]:
    return [float(f"{value:.{DIGITS}g}") for value in values]
