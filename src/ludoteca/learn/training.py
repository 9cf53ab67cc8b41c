"""Round after round: play, fit a network, let it challenge the champion. The first one is the hand-written judgement.

A new network is the champion only after it has won a match of paired games: every deal is played with it in every seat,
and the lower end of the 95 % interval of its share must be above that of equals. What is learned is kept after every
round, so that a course can be stopped and gone on with.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ludoteca.bots.net import Net
from ludoteca.bots.weights import FORMAT, digest, nets_of, read_weights
from ludoteca.crew import Workers
from ludoteca.engine import Refused
from ludoteca.files import FOR_ALL, write_whole
from ludoteca.learn.course import Course
from ludoteca.learn.fit import Settings, fit
from ludoteca.learn.practice import practise
from ludoteca.tournament import GAUNTLET, Plan, Share, figures, run
from ludoteca.version import __version__

if TYPE_CHECKING:
    from ludoteca.learn.episodes import Episode

DIGITS: Final = 5
TRIAL: Final = 10
"""After one deal in so many a network that lags is given up."""
ERRORS: Final = 4
"""Standard errors from one end of a 95 % interval to the other."""


class Round(NamedTuple):
    """What came of a round."""

    number: int
    games: int
    """To learn from, so far."""
    loss: float
    share: float
    low: float
    high: float
    played: int
    champion: bool


Say = Callable[[str], None]


class Training:
    """A course under way, with its files: the weights, and beside them what is needed to go on."""

    def __init__(self, course: Course, out: Path, workers: Workers, say: Say) -> None:
        course.check()
        self.course = course
        self.rounds: list[Round] = []
        self._out = out
        self._notes = out.with_suffix(".course.json")
        self._challenger = out.with_suffix(".challenger.json")
        self._champion: str | None = None
        self._games = 0
        self._episodes: list[Episode] = []
        self._workers = workers
        self._say = say

    def resume(self) -> None:
        """Go on from the notes of a course that was stopped; the games it learned from are played anew."""
        self._check_weights()
        text = read_weights(self._notes)
        try:
            notes = json.loads(text)
            told, rounds = notes["course"], [Round(*one) for one in notes["rounds"]]
            champion, games = bool(notes["champion"]), int(notes["games"])
        except (ValueError, TypeError, KeyError) as error:
            raise Refused(f"{self._notes} is damaged ({type(error).__name__}): begin a new course.") from None
        if told != self._settings():
            raise Refused(f"{self._notes} is about another course; go on with the same settings, or name another file.")
        self.rounds, self._games = rounds, games
        self._champion = str(self._out) if champion else None

    def begin(self) -> None:
        """A new course; one of these files would be overwritten otherwise."""
        if self._notes.exists():
            raise Refused(f"{self._notes} exists: go on with it by --resume, or name another file.")
        self._check_weights()
        self._note()

    def _check_weights(self) -> None:
        """Refuse, before hours of learning, a file that a network could not be added to."""
        if self._out.exists():
            nets_of(read_weights(self._out), self.course.game(), str(self._out))

    def go_on(self, minutes: float) -> None:
        """Rounds until the time is over, at least one; a round that has begun is finished."""
        end = time.monotonic() + 60 * minutes
        self._round()
        while time.monotonic() < end:
            self._round()

    def _round(self) -> None:
        number = len(self.rounds) + 1
        self._practise(number)
        course = self.course
        fitted = fit(self._episodes, Settings(course.hidden, margin=course.margin, seed=course.seed + number))
        self._write(self._challenger, fitted.net, None)
        share = self._match(number)
        wins = share.games >= self.course.challenge and share.low > 1 / self.course.players
        done = Round(number, self._games, fitted.loss, share.share, share.low, share.high, share.games, wins)
        self.rounds.append(done)
        if wins:
            self.crown(fitted.net, done)
        self._note()
        against = f"{100 * share.share:.1f} % ({100 * share.low:.0f} to {100 * share.high:.0f}) of {share.games} games"
        self._say(
            f"round {number}: {self._games} games, loss {fitted.loss:.3f}, {against} against the champion"
            + (": the new champion" if wins else "")
        )

    def crown(self, net: Net, won: Round) -> None:
        """Let a network that has won its match be the champion, and keep it with what made it."""
        self._write(self._out, net, won)
        self._champion = str(self._out)

    def _practise(self, number: int) -> None:
        course = self.course
        begun, first = time.monotonic(), self._games
        for episode in practise(course, self._champion, self._games, course.games, self._workers):
            self._episodes.append(episode)
            self._games += 1
            rate = (self._games - first) / max(0.001, time.monotonic() - begun)
            self._say(f"round {number}: {self._games - first} of {course.games} games, {rate:.1f} a second\r")
        del self._episodes[: max(0, len(self._episodes) - course.window)]

    def plan(self, number: int) -> Plan:
        """The match of a round."""
        course = self.course
        kinds = (
            course.kind(course.simulations, str(self._challenger)),
            course.kind(course.simulations, self._champion),
        )
        return Plan(course.game_id, course.players, kinds, GAUNTLET, seed=course.seed * 1000 + number, axes=course.axes)

    def _match(self, number: int) -> Share:
        """The new network against the champion; a short match first, since some are clearly worse."""
        course, plan = self.course, self.plan(number)
        deals = -(-course.challenge // course.players)
        kept = self._out.with_suffix(".match.jsonl")
        kept.unlink(missing_ok=True)
        for count in (max(1, deals // TRIAL), deals):
            rows = run(plan, count, kept, self._workers, kept.exists(), self._at_match(number, count * course.players))
            share = figures(plan, rows).shares[0]
            if lags(share, course.players):
                break
        kept.unlink()
        return share

    def _at_match(self, number: int, games: int) -> Callable[[int], None]:
        return lambda done: self._say(f"round {number}: {done} of {games} games against the champion\r")

    def _write(self, path: Path, net: Net, by: Round | None) -> None:
        """The file of weights with this network in it; those for other numbers of players stay."""
        kept: dict[str, Any] = {"format": FORMAT, "game": self.course.game_id, "players": {}, "made": {}}
        if by is not None and path.exists():
            text = read_weights(path)
            nets_of(text, self.course.game(), str(path))
            kept = json.loads(text)
        players = str(self.course.players)
        kept["players"][players] = data_of(net)
        if by is not None:
            made = {**self.course.told(), "version": __version__, **by._asdict()}
            kept["made"][players] = {**made, "digest": digest(kept["players"][players])}
        write_whole(path, json.dumps(kept, indent=1), FOR_ALL)

    def _settings(self) -> list[Any]:
        """Those of the course, as they are read from a file."""
        settings: list[Any] = json.loads(json.dumps(list(self.course.told().values())))
        return settings

    def _note(self) -> None:
        notes = {
            "course": self._settings(),
            "rounds": [list(one) for one in self.rounds],
            "champion": self._champion is not None,
            "games": self._games,
        }
        write_whole(self._notes, json.dumps(notes), FOR_ALL)


def lags(share: Share, players: int) -> bool:
    """Whether somebody is more than a standard error behind the share of equals."""
    return share.share + (share.high - share.low) / ERRORS < 1 / players


def data_of(net: Net) -> dict[str, Any]:
    """A network as it stands in a file, with few digits."""
    return {
        "direct": _rounded(net.direct),
        "weights": [_rounded(row) for row in net.weights],
        "offsets": _rounded(net.offsets),
        "outward": _rounded(net.outward),
    }


def _rounded(values: list[float]) -> list[float]:
    return [float(f"{value:.{DIGITS}g}") for value in values]
