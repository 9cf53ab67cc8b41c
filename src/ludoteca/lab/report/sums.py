"""Adds up what games tell; everything in a report comes from here."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ludoteca.lab.report.intervals import Mean, share
from ludoteca.lab.report.suspense import Suspense
from ludoteca.lab.report.use import Use
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.watching import Key, Watched

SECONDS: Final = 8
"""How long a person takes for a decision: the rule book of European Plastic's Race says how long each city takes, and
bots make one decision for every 7 to 9 seconds of that."""
TENTHS: Final = 10


class Group:
    """Games that have something in common: all, those for three, those in Rome."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = Mean()
        self.turns = Mean()
        self.rounds = Mean()
        self.minutes = Mean()
        self.points = Mean()
        self.of_game = Mean()
        self.of_winner = Mean()
        self.margin = Mean()
        self.ends: Counter[str] = Counter()
        self._contests = 0
        self._fair = 0.0
        self._starter_wins = 0.0
        self._shared = 0

    def add(self, row: Row, watched: Watched | None) -> None:
        """One more game."""
        self.games += 1
        self.answers.add(row.answers)
        self.minutes.add(round(row.answers * SECONDS / 60, 1))
        if watched is not None:
            self.turns.add(watched.turns)
        if row.rounds is not None:
            self.rounds.add(row.rounds)
        self.of_game.add(sum(row.scores) / row.players)
        self.points.add_game(row.scores)
        for winner in row.winners[:1]:
            self.of_winner.add(row.scores[winner])
        self.ends[row.reason] += 1
        if row.players > 1:
            self._add_contest(row)

    def _add_contest(self, row: Row) -> None:
        best, second = sorted(row.scores, reverse=True)[:2]
        self.margin.add(best - second)
        self._shared += len(row.winners) > 1
        if row.starter is not None:
            self._contests += 1
            self._fair += 1 / row.players
            self._starter_wins += row.victory(row.starter)

    def told(self) -> dict[str, Any]:
        """All figures, by name."""
        return {"games": self.games, **self.length(), **self.results()}

    def length(self) -> dict[str, Any]:
        """How long the games took."""
        return _told(answers=self.answers, turns=self.turns, rounds=self.rounds, minutes=self.minutes)

    def results(self) -> dict[str, Any]:
        """How the games came out."""
        told = _told(
            points=self.points, points_of_game=self.of_game, points_of_winner=self.of_winner, margin=self.margin
        )
        told["ends"] = {reason: share(count, self.games) for reason, count in self.ends.most_common()}
        if self.margin.count:
            told["shared"] = share(self._shared, self.margin.count)
        if self._contests:
            told["starter_wins"] = share(self._starter_wins, self._contests)
            told["fair"] = round(self._fair / self._contests, 5)
        return told


def _told(**means: Mean) -> dict[str, Any]:
    return {name: mean.told() for name, mean in means.items() if mean.count}


class Randomness:
    """The points that players get for one thing."""

    def __init__(self) -> None:
        self.all = Mean()
        self.winners = Mean()
        self.ahead = Mean()
        """How many more points the winners have than the mean of their own table."""

    def add(self, points: Sequence[int], winners: Sequence[int]) -> None:
        """One more game: the points by seat, and who won."""
        self.all.add_game(points)
        if winners:
            of_winners = [points[seat] for seat in winners]
            self.winners.add_game(of_winners)
            self.ahead.add(sum(of_winners) / len(winners) - sum(points) / len(points))


class Sums:
    """Everything that is counted. Games are added one by one and forgotten."""

    def __init__(self, sources: Sequence[str]) -> None:
        self.all = Group()
        self._contests = Group()
        self.groups: dict[tuple[str, str], Group] = {}
        """By what they have in common: players or an option, and its value."""
        self.seats: dict[int, list[float]] = {}
        """Victories by seat, for each number of players."""
        self.turns: dict[int, list[float]] = {}
        """Victories in turn order."""
        self.contests: Counter[int] = Counter()
        self.bots: dict[str, tuple[Mean, Mean, Mean]] = {}
        """Victories, fair shares and points of each kind."""
        self._sources, self._sources_alone = ({source: Randomness() for source in sources} for _ in range(2))
        self.options: dict[Key, Use] = {}
        self.falls: dict[Key, Use] = {}
        self.events: dict[Key, Use] = {}
        self.suspense = Suspense()
        self.per_turn = Mean()
        self.offers = Mean()
        self.offers_by_tenth = [Mean() for _ in range(TENTHS)]
        self.forced = 0
        self.watched = 0

    def add(self, row: Row, watched: Watched | None) -> None:
        """One more game."""
        self.all.add(row, watched)
        if row.players > 1:
            self._contests.add(row, watched)
        names = [
            ("players", str(row.players)),
            *((f"option {name}", str(value)) for name, value in row.options.items()),
        ]
        for name in names:
            self.groups.setdefault(name, Group()).add(row, watched)
        self._add_victories(row)
        self._add_points(row)
        if watched is not None:
            self._watch(row, watched)

    def _add_victories(self, row: Row) -> None:
        if row.players == 1:
            return
        self.contests[row.players] += 1
        seats = self.seats.setdefault(row.players, [0.0] * row.players)
        turns = self.turns.setdefault(row.players, [0.0] * row.players)
        for seat, kind in enumerate(row.bots):
            victory, turn = row.victory(seat), row.turn(seat)
            seats[seat] += victory
            if turn is not None:
                turns[turn] += victory
            wins, fair, points = self.bots.setdefault(kind, (Mean(), Mean(), Mean()))
            wins.add(victory)
            fair.add(1 / row.players)
            points.add(row.scores[seat])

    def _add_points(self, row: Row) -> None:
        if not row.breakdown:
            return
        for source, points in (self._sources if row.players > 1 else self._sources_alone).items():
            points.add([by_source.get(source, 0) for by_source in row.breakdown], row.winners)

    @property
    def compared(self) -> Group:
        """The games whose points and ends are added up: those for two or more, if there are any.

        A solo game has other aims and other endings, so figures for both together would be true of neither.
        """
        return self._contests if self._contests.games else self.all

    @property
    def sources(self) -> dict[str, Randomness]:
        """Points by source, for the same games."""
        return self._sources if self._contests.games else self._sources_alone

    def _watch(self, row: Row, watched: Watched) -> None:
        self.watched += 1
        for key, offers in watched.options.items():
            self.options.setdefault(key, Use()).add_offers(row, offers)
        for sums, seen in ((self.falls, watched.falls), (self.events, watched.events)):
            for key, times in seen.items():
                sums.setdefault(key, Use()).add_times(row, times)
        self.suspense.add(row, watched)
        self.forced += watched.forced
        self.per_turn.add_game(watched.per_turn)
        self.offers.add_game(watched.offers)
        tenths: list[list[int]] = [[] for _ in range(TENTHS)]
        for at, answers in enumerate(watched.offers):
            tenths[at * TENTHS // len(watched.offers)].append(answers)
        for mean, tenth in zip(self.offers_by_tenth, tenths, strict=True):
            if tenth:
                mean.add_game(tenth)
