"""Everything that a report counts, added up game by game."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from ludoteca.engine import Game, Life
from ludoteca.lab.report import results
from ludoteca.lab.report.suspense import SuspenseCounts
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.watch import BySeat, Key, Watched
from ludoteca.lab.statistics import Mean, Numbers, share, two_sided

SECONDS: Final = 8
"""How long a person takes for a decision: the rule book of European Plastic's Race says how long each city takes, and
bots make one decision for every 7 to 9 seconds of that."""
TENTHS: Final = 10


class GroupCounts:
    """Games that have something in common: all, those for three, those in Rome."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = Numbers()
        self.turns = Numbers()
        self.rounds = Numbers()
        self.minutes = Numbers()
        self.points = Numbers()
        self.of_game = Numbers()
        self.of_winner = Numbers()
        self.margin = Numbers()
        self.ends: Counter[str] = Counter()
        self.contests = 0
        self.fair = 0.0
        self.starter_wins = 0.0
        self.shared = 0

    def add(self, row: Row, watched: Watched | None) -> None:
        self.games += 1
        self.answers.add(row.answers)
        self.minutes.add(round(row.answers * SECONDS / 60, 1))
        if watched is not None and not watched.sampled:
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
        self.shared += len(row.winners) > 1
        if row.starter is not None:
            self.contests += 1
            self.fair += 1 / row.players
            self.starter_wins += row.victory(row.starter)

    def totals(self, compared: "GroupCounts", **names: str) -> results.Group:
        """Its length, and points and ends of those of its games that are compared."""
        one = compared
        return results.Group(
            **names, games=self.games, answers=self.answers.mean(), turns=_if_any(self.turns),
            rounds=_if_any(self.rounds), minutes=self.minutes.mean(), points=one.points.mean(),
            points_of_game=one.of_game.mean(), points_of_winner=_if_any(one.of_winner), margin=_if_any(one.margin),
            ends={reason: share(count, one.games) for reason, count in one.ends.most_common()},
            shared=share(one.shared, one.margin.count) if one.margin.count else None,
            starter_wins=share(one.starter_wins, one.contests) if one.contests else None,
            fair=round(one.fair / one.contests, 5) if one.contests else None,
        )  # fmt: skip


def _if_any(numbers: Numbers) -> Mean | None:
    return numbers.mean() if numbers.count else None


class SourceCounts:
    def __init__(self) -> None:
        self.all = Numbers()
        self.winners = Numbers()
        self.ahead = Numbers()
        """How many more points the winners have than the mean of their own table."""

    def add(self, points: Sequence[int], winners: Sequence[int]) -> None:
        self.all.add_game(points)
        if winners:
            of_winners = [points[seat] for seat in winners]
            self.winners.add_game(of_winners)
            self.ahead.add(sum(of_winners) / len(winners) - sum(points) / len(points))


class Counts:
    """Everything that is counted. Games are added one by one and forgotten."""

    def __init__(self, game: Game[Any]) -> None:
        self.all = GroupCounts()
        self._contests = GroupCounts()
        self.groups: dict[tuple[str, str], GroupCounts] = {}
        """By what they have in common: players or an option, and its value."""
        self.seats: dict[int, list[float]] = {}
        """Victories by seat, for each number of players."""
        self.turns: dict[int, list[float]] = {}
        """Victories in turn order."""
        self.contests: Counter[int] = Counter()
        self.bots: dict[str, tuple[Numbers, Numbers, Numbers]] = {}
        """Victories, fair shares and points of each kind."""
        self._sources, self._sources_alone = ({source: SourceCounts() for source in game.sources} for _ in range(2))
        self.chosen: dict[Key, UseCounts] = {}
        self.falls: dict[Key, UseCounts] = {}
        self.events: dict[Key, UseCounts] = {}
        self.lives = [LifeCounts(life) for life in game.lives()]
        self.suspense = SuspenseCounts()
        self.per_turn = Numbers()
        self.offers = Numbers()
        self.offers_by_tenth = [Numbers() for _ in range(TENTHS)]
        self.forced = 0
        self.watched = 0
        self.sampled = 0
        """How many decisions were kept with rows."""

    def add(self, row: Row, watched: Watched | None) -> None:
        self.all.add(row, watched)
        if row.players > 1:
            self._contests.add(row, watched)
        common = {"players": row.players, **{f"option {name}": value for name, value in row.options.items()}}
        for by, value in common.items():
            self.groups.setdefault((by, str(value)), GroupCounts()).add(row, watched)
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
            wins, fair, points = self.bots.setdefault(kind, (Numbers(), Numbers(), Numbers()))
            wins.add(victory)
            fair.add(1 / row.players)
            points.add(row.scores[seat])

    def _add_points(self, row: Row) -> None:
        if not row.breakdown:
            return
        for source, points in (self._sources if row.players > 1 else self._sources_alone).items():
            points.add([by_source.get(source, 0) for by_source in row.breakdown], row.winners)

    @property
    def compared(self) -> GroupCounts:
        """The games whose points and ends are added up: those for two or more, if there are any.

        A solo game has other aims and other endings, so numbers for both together would be true of neither.
        """
        return self._contests if self._contests.games else self.all

    @property
    def sources(self) -> dict[str, SourceCounts]:
        return self._sources if self._contests.games else self._sources_alone

    def _watch(self, row: Row, watched: Watched) -> None:
        for key in {**watched.offered, **watched.had_to}:
            self.chosen.setdefault(key, UseCounts()).add_offers(row, watched, key)
        if watched.sampled:
            self.sampled += len(watched.offers)
            return
        self.watched += 1
        for life in self.lives:
            life.add(row, watched)
        for counts, seen in ((self.falls, watched.falls), (self.events, watched.events)):
            for key, times in seen.items():
                counts.setdefault(key, UseCounts()).add_times(row, times)
        self.suspense.add(row, watched)
        self.forced += watched.forced
        self.per_turn.add_game(watched.per_turn)
        self.offers.add_game(watched.offers)
        tenths: list[list[int]] = [[] for _ in range(TENTHS)]
        for at, answers in enumerate(watched.offers):
            tenths[at * TENTHS // len(watched.offers)].append(answers)
        for numbers, tenth in zip(self.offers_by_tenth, tenths, strict=True):
            if tenth:
                numbers.add_game(tenth)


class ComponentCounts:
    """One component with a life, over all games."""

    def __init__(self) -> None:
        self.had = UseCounts()
        """Players have it if they have brought it to the first stage."""
        self.stages: Counter[str] = Counter()
        self.points = Numbers()


class LifeCounts:
    """The components of one kind, from the offer to the last stage."""

    def __init__(self, life: Life) -> None:
        self.life = life
        self.components: dict[str, ComponentCounts] = {}
        self._stage_of = {event: stage for stage, events in life.stages.items() for event in events}
        self._first = next(iter(life.stages))

    def add(self, row: Row, watched: Watched) -> None:
        """One more game."""
        domain = self.life.of.name
        offered: Counter[str] = Counter()
        for (_, verb, of, id_), seats in (*watched.offered.items(), *watched.had_to.items()):
            if of == domain and verb in self.life.offered:
                offered[id_] += sum(seats.values())
        stages: dict[str, dict[str, Counter[int]]] = {id_: {} for id_ in offered}
        for (event, _, of, id_), seats in watched.events.items():
            if of == domain and event in self._stage_of:
                stages.setdefault(id_, {}).setdefault(self._stage_of[event], Counter()).update(seats)
        for id_, reached in stages.items():
            had = reached.get(self._first, Counter())
            one = self.components.setdefault(id_, ComponentCounts())
            one.had.offered += offered[id_]
            could_be_had = id_ in offered or not self.life.offered
            one.had.games_offered += could_be_had
            one.had.add_times(row, had, counts_as_game=could_be_had)
            one.stages.update({stage: seats.total() for stage, seats in reached.items()})
            if had:
                points = watched.points.get((domain, id_), {})
                one.points.add_game([points.get(seat, 0) for seat in had])


class UseCounts:
    """One thing over all games. A seat that did it several times in a game counts once for the wins."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.forced = 0
        self.games_offered = 0
        self.games_taken = 0
        self._seats = 0
        self._wins = 0.0
        self._fair = 0.0
        self._variance = 0.0

    def add_offers(self, row: Row, watched: Watched, key: Key) -> None:
        """Add one game in which it was an answer to a question."""
        self.offered += sum(watched.offered.get(key, {}).values())
        self.forced += sum(watched.had_to.get(key, {}).values())
        taken = watched.taken.get(key, {})
        self.taken += sum(taken.values())
        if not watched.sampled:  # otherwise nobody knows how often it was offered or taken in the whole game
            self.games_offered += key in watched.offered
            self.games_taken += bool(taken)
            self._add_wins(row, list(taken))

    def add_times(self, row: Row, seats: BySeat, counts_as_game: bool = True) -> None:
        """Add one game in which it happened, though nobody chose it."""
        self.taken += sum(seats.values())
        self.games_taken += counts_as_game and bool(seats)
        self._add_wins(row, list(seats))

    def _add_wins(self, row: Row, seats: list[int]) -> None:
        if row.players == 1:
            return
        for seat in (one for one in seats if one >= 0):
            self._seats += 1
            self._wins += row.victory(seat)
            self._fair += 1 / row.players
            self._variance += (1 - 1 / row.players) / row.players

    def totals(self, thing: results.Thing, games: int, chosen: bool) -> results.Use:
        """Its results; solo games, which nobody can lose, do not count for the wins."""
        seats = self._seats
        return results.Use(
            rule=thing.rule, verb=thing.verb, domain=thing.domain, id=thing.id, what=thing.what, name=thing.name,
            offered=self.offered if chosen else None,
            forced=self.forced if chosen else None,
            taken=self.taken,
            games=share(self.games_taken, self.games_offered if chosen else games),
            wins=share(self._wins, seats) if seats else None,
            fair=round(self._fair / seats, 5) if seats else None,
            chance=round(two_sided(self._wins - self._fair, sqrt(self._variance)), 6) if seats else None,
        )  # fmt: skip
