"""Runs side by side: every result that all have, with a test of whether it changed beyond chance."""

import shlex
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Final, TypeVar

from msgspec import Struct, field

from ludoteca.engine import Refused
from ludoteca.games.components import Scalar
from ludoteca.lab.report.counts import SECONDS
from ludoteca.lab.report.results import FORMAT, Ending, Group, Results, Source, Suspense, Use
from ludoteca.lab.simulate import Row
from ludoteca.lab.statistics import (
    Difference,
    Mean,
    Share,
    beyond_chance,
    means_differ,
    pairs_differ,
    share,
    shares_differ,
)
from ludoteca.version import __version__
from ludoteca.words.sentences import Words

KIND: Final = "comparison"
MEANS: Final = ("answers", "turns", "rounds", "minutes", "points_of_game", "points_of_winner", "margin")
OF_GROUPS: Final = ("rounds", "points_of_game", "points_of_winner")
SUSPENSE: Final = ("lead_changes", "favourite_changes", "behind", "drama", "known")
PARTS_OF_GAME: Final = ("behind", "known")
TOLD_ANEW: Final = ("points_of_game", "margin")
"""Next to other results and other runs, these need more words than in the tables of a report."""
COMMAND: Final = ["ludoteca", "report"]
NO_POINTS: Final = dict.fromkeys(
    ("mean", "error", "low", "high", "deviation", "least", "tenth", "quarter", "median", "three_quarters",
     "nine_tenths", "most"), 0,
)  # fmt: skip
USE: Final = "use"
"""The part of the page about what was chosen, drawn and encountered."""
EVENTS: Final = "events"

Key = tuple[str, ...]
Counts = dict[Key, int]
"""How often, by domain and id."""
Named = TypeVar("Named", Ending, Source)


class Compared(Struct, kw_only=True):
    part: str
    """The part of the page that it belongs to."""
    name: str
    percent: bool
    """Whether the figure is shown in per cent: shares are, and so are means of parts of the game."""
    runs: list[Share | Mean]
    differences: list[Difference | None]
    """Of each run from the first; None if it is the first, or if there was too little to test."""
    key: Key = ()
    """The thing that a line about use is about: its list, rule, verb, domain and id. Empty for all other results."""

    @property
    def beyond(self) -> bool:
        """Whether the figure changed beyond chance in any run."""
        return any(one is not None and one.beyond for one in self.differences)

    @property
    def chance(self) -> float:
        return min((one.chance for one in self.differences if one is not None), default=1.0)


class RunCompared(Struct):
    """How a run was made, and the settings that not every run has."""

    name: str
    made_by: str
    games: int
    rules: str
    settings: list[str]
    length: str
    """Whether its games are `longer` or `shorter` than those of the first run beyond chance, or the `same`."""


class ComparedValue(Struct):
    """A value of the components that is not the same in all runs; None where it does not exist."""

    name: str
    runs: list[Scalar | None]


class Comparison(Struct, kw_only=True):
    ludoteca: str = KIND
    format: int = FORMAT
    version: str = __version__
    game: str
    title: str
    runs: list[RunCompared]
    values: list[ComparedValue]
    unnamed: bool
    """True if components differ, but the reports do not say in which values."""
    paired: bool
    """Whether game number n was dealt from the same seed in all runs, and compared with its like."""
    tests: int
    compared: list[Compared] = field(name="figures")


def comparison(
    found: Sequence[Results], names: Sequence[str], words: Words, rows: Sequence[Sequence[Row]] = ()
) -> Comparison:
    """Compare every run with the first. With `rows`, the games of all runs were dealt from the same seeds."""
    first = found[0]
    for one, name in zip(found, names, strict=True):
        if one.game != first.game:
            raise Refused(f"{names[0]} is about {first.title}, {name} about {one.title}: these cannot be compared.")
    headline = list(_Headline(found, rows, words).all())
    used = list(_uses(found, words))
    for lines in (headline, used):
        _test(lines)
    repeated = _repeats(found, {one.key for one in used if one.beyond}) if used else set()
    compared = [one for one in (*headline, *used) if not one.key or one.key not in repeated]
    values = _values(found)
    return Comparison(
        game=first.game, title=first.title, runs=list(_runs(found, names, headline[0])), values=values,
        unnamed=not values and len({one.components for one in found}) > 1, paired=bool(rows),
        tests=sum(one is not None for row in compared for one in row.differences), compared=compared,
    )  # fmt: skip


def _test(found: Sequence[Compared]) -> None:
    """Test results together: mark those that changed beyond chance, and round all differences."""
    tested = [one for row in found for one in row.differences if one is not None]
    for one, beyond in zip(tested, beyond_chance([one.chance for one in tested]), strict=True):
        one.beyond = beyond
        one.change, one.low, one.high = (round(value, 5) for value in (one.change, one.low, one.high))
        one.chance = round(one.chance, 8)


def _length(difference: Difference | None) -> str:
    if difference is None or not difference.beyond:
        return "same"
    return "longer" if difference.change > 0 else "shorter"


def _runs(found: Sequence[Results], names: Sequence[str], answers: Compared) -> Iterator[RunCompared]:
    settings = [[*_typed(one.made_by), f"rules {one.rules}"] for one in found]
    for one, name, here, difference in zip(found, names, settings, answers.differences, strict=True):
        some_have = [setting for setting in here if not all(setting in others for others in settings)]
        yield RunCompared(name, one.made_by, one.games, one.rules, some_have, _length(difference))


def _values(found: Sequence[Results]) -> list[ComparedValue]:
    """The values that differ between runs, by what each changed in the game's own components."""
    usual = {name: change.usual for one in found for name, change in one.changed.items()}
    lines = [
        ComparedValue(name, [one.changed[name].here if name in one.changed else own for one in found])
        for name, own in usual.items()
    ]
    return [line for line in lines if any(value != line.runs[0] for value in line.runs)]


def _typed(command: str) -> list[str]:
    """The words of a command, each option with its value.

    >>> _typed("ludoteca report quay --option goal=8")
    ['quay', '--option goal=8']
    """
    try:
        words = shlex.split(command)
    except ValueError:
        return [command]
    if words[:2] != COMMAND:
        return [command]
    rest = iter(words[2:])
    return [f"{word} {next(rest, '')}" if word.startswith("--") else word for word in rest]


def _of_shares(part: str, name: str, shares: Sequence[Share], key: Key = ()) -> Compared:
    plain = [Share(count=one.count, of=one.of, share=one.share, low=one.low, high=one.high) for one in shares]
    differences = [None, *(shares_differ(plain[0], one) for one in plain[1:])]
    return Compared(part=part, name=name, percent=True, runs=[*plain], differences=differences, key=key)


def _of_means(part: str, name: str, means: Sequence[Mean], percent: bool = False) -> Compared:
    differences = [None, *(means_differ(means[0], one) for one in means[1:])]
    return Compared(part=part, name=name, percent=percent, runs=[*means], differences=differences)


OfRow = Callable[[Row], float | None]
"""A figure of one game; None if the game does not count."""


class _Headline:
    """The figures about length, points, wins and endings that all runs have."""

    def __init__(self, found: Sequence[Results], rows: Sequence[Sequence[Row]], words: Words) -> None:
        self._found = found
        self._rows = rows
        self._text = words.text

    def all(self) -> Iterator[Compared]:
        yield from self._all_means("length", "", [one.all for one in self._found], MEANS)
        suspense = [one.suspense for one in self._found if one.suspense]
        if len(suspense) == len(self._found):
            yield from self._all_means("length", "", suspense, SUSPENSE)
            halfway = [one.leader_halfway_wins for one in suspense]
            yield _of_shares("length", self._text("report-leader-halfway-wins"), halfway)
        yield from self._of_groups()
        yield from self._of_turns()
        yield from self._of_ends()
        yield from self._of_sources()

    def _paired(self, line: Compared, figure: OfRow) -> Compared:
        """With games from the same seeds, compare each game with its like."""
        if self._rows:
            first, *others = [[figure(row) for row in rows] for rows in self._rows]
            line.differences = [None, *(_pairs_differ(first, other) for other in others)]
        return line

    def _contest(self, row: Row) -> bool:
        """Points and ends are those of games for two or more, if there are any."""
        return row.players > 1 or self._found[0].alone == 0

    def _all_means(
        self, part: str, before: str, groups: Sequence[Group] | Sequence[Suspense], names: Sequence[str]
    ) -> Iterator[Compared]:
        for name in names:
            means = [mean for group in groups if (mean := group.mean(name)) is not None]
            if len(means) == len(groups):
                said_by = "report-compare" if name in TOLD_ANEW else "report"
                said = before + self._text(f"{said_by}-{name.replace('_', '-')}")
                line, group = _of_means(part, said, means, percent=name in PARTS_OF_GAME), groups[0]
                if isinstance(group, Group) and name in OF_ROW:
                    line = self._paired(line, self._of_row(name, group))
                yield line

    def _of_row(self, name: str, group: Group) -> OfRow:
        def figure(row: Row) -> float | None:
            counts = _in_group(group.by, group.value, row) and (name in LENGTHS or group.by or self._contest(row))
            return OF_ROW[name](row) if counts else None

        return figure

    def _of_groups(self) -> Iterator[Compared]:
        others = [{(group.by, group.value): group for group in one.groups} for one in self._found[1:]]
        for group in self._found[0].groups:
            key = (group.by, group.value)
            if group.games < self._found[0].games and all(key in groups for groups in others):
                players = group.by == "players"
                called = self._text("report-players", players=int(group.value)) if players else group.name
                same = [group, *(groups[key] for groups in others)]
                yield from self._all_means("groups", f"{called}: ", same, OF_GROUPS)

    def _of_turns(self) -> Iterator[Compared]:
        for players in sorted(set.intersection(*(set(one.turn_order) for one in self._found))):
            for turn, shares in enumerate(zip(*(one.turn_order[players] for one in self._found), strict=True)):
                said = self._text("report-of-players", players=players, number=turn + 1)
                line = _of_shares("victories", said, shares)
                yield self._paired(line, partial(_victory_of_turn, players, turn))

    def _of_ends(self) -> Iterator[Compared]:
        """An ending that a run does not have came up in none of its games."""
        for id_, name, ends in _in_any([one.ends for one in self._found]):
            shares = [end or share(0, one.ends[0].of) for end, one in zip(ends, self._found, strict=True)]
            yield self._paired(_of_shares("ends", name, shares), partial(self._ended_by, id_))

    def _ended_by(self, reason: str, row: Row) -> float | None:
        return float(row.reason == reason) if self._contest(row) else None

    def _of_sources(self) -> Iterator[Compared]:
        """A source that a run does not have gave no points to any of its players."""
        for id_, name, sources in _in_any([one.sources for one in self._found]):
            means = [
                source.all if source else Mean(count=one.all.points.count, **NO_POINTS)
                for source, one in zip(sources, self._found, strict=True)
            ]
            yield self._paired(_of_means("sources", name, means), partial(self._points_from, id_))

    def _points_from(self, source: str, row: Row) -> float | None:
        points = sum(by_source.get(source, 0) for by_source in row.breakdown)
        return points / row.players if self._contest(row) else None


def _pairs_differ(first: Sequence[float | None], other: Sequence[float | None]) -> Difference | None:
    pairs = zip(first, other, strict=True)
    return pairs_differ([there - here for here, there in pairs if here is not None and there is not None])


def _in_group(by: str, value: str, row: Row) -> bool:
    if not by:
        return True
    return value == str(row.players if by == "players" else row.options[by.removeprefix("option ")])


def _victory_of_turn(players: str, turn: int, row: Row) -> float | None:
    if not _in_group("players", players, row):
        return None
    return sum(row.victory(seat) for seat in range(row.players) if row.turn(seat) == turn)


def _of_winner(row: Row) -> float | None:
    return row.scores[row.winners[0]] if row.winners else None


def _margin(row: Row) -> float | None:
    if row.players == 1:
        return None
    best, second = sorted(row.scores, reverse=True)[:2]
    return best - second


LENGTHS: Final = ("answers", "rounds", "minutes")
OF_ROW: Final[dict[str, OfRow]] = {
    "answers": lambda row: row.answers,
    "rounds": lambda row: row.rounds,
    "minutes": lambda row: row.answers * SECONDS / 60,
    "points_of_game": lambda row: sum(row.scores) / row.players,
    "points_of_winner": _of_winner,
    "margin": _margin,
}
"""The figures that the row of a game has."""


def _in_any(runs: Sequence[Sequence[Named]]) -> Iterator[tuple[str, str, list[Named | None]]]:
    """Everything that any run has, with its id and name, and where it is missing None."""
    by_id = [{one.id: one for one in run} for run in runs]
    named = {one.id: one.name for run in reversed(runs) for one in run}
    for id_ in dict.fromkeys(id_ for run in by_id for id_ in run):
        yield id_, named[id_], [run.get(id_) for run in by_id]


def _uses(found: Sequence[Results], words: Words) -> Iterator[Compared]:
    """Every line about use that any run has; nothing if the games of one were not watched."""
    if not all(one.watched for one in found):
        return
    for kind in found[0].uses():
        runs = [{row.key: row for row in one.uses()[kind]} for one in found]
        for key in dict.fromkeys(key for run in reversed(runs) for key in run):
            rows = [run.get(key) for run in runs]
            shares = _shares(rows, [one.watched for one in found])
            if shares is not None:
                full_name = next(row.full_name for row in rows if row is not None)
                name = words.text(f"report-compare-row-{kind}", name=full_name)
                yield _of_shares(USE, name, shares, key=(kind, *key))


def _shares(rows: Sequence[Use | None], games: Sequence[int]) -> list[Share] | None:
    """In how many of the games where it could come up it did; None if it was never a choice in a run that has it.

    If a run does not have it, it came up in none of that run's games. All are then counted over all games.
    """
    if any(row is not None and not row.games.of for row in rows):
        return None
    there = [row.games for row in rows if row is not None]
    if len(there) == len(rows):
        return there
    return [share(0 if row is None else row.games.count, played) for row, played in zip(rows, games, strict=True)]


def _repeats(found: Sequence[Results], changed: Collection[Key]) -> set[Key]:
    """Changed events that only repeat that a choice or draw changed: `sees`, where there is `see`.

    An event repeats a choice if, in every run, each of its things came up exactly as often as it was chosen. Events
    that name no things might agree by accident, so they stay.
    """
    repeated: set[Key] = set()
    for event, verbs in _twins(found).items():
        for key in changed:
            kind, rule, _, *thing = key
            if (kind, rule) == (EVENTS, event) and any((*verb, *thing) in changed for verb in verbs):
                repeated.add(key)
    return repeated


def _twins(found: Sequence[Results]) -> dict[str, list[Key]]:
    """For each event, the choices and draws that it matches in all runs."""
    runs = [(_events(one), _verbs(one)) for one in found]
    events = {event for of_events, _ in runs for event in of_events}
    verbs = sorted({verb for _, of_verbs in runs for verb in of_verbs})
    twins = {
        event: [verb for verb in verbs if all(_goes_along(e.get(event), v.get(verb)) for e, v in runs)]
        for event in sorted(events)
    }  # fmt: skip
    return {event: alike for event, alike in twins.items() if alike}


def _goes_along(event: Counts | None, verb: Counts | None) -> bool:
    """Whether all things of an event came up as often as with the verb; a run with neither does not contradict it."""
    if event is None or verb is None:
        return event is verb
    return len(event) > 1 and event.items() <= verb.items()


def _events(found: Results) -> dict[str, Counts]:
    counts: dict[str, Counts] = {}
    for row in found.uses()[EVENTS]:
        counts.setdefault(row.rule, {})[row.domain, row.id] = row.taken
    return counts


def _verbs(found: Results) -> dict[Key, Counts]:
    counts: dict[Key, Counts] = {}
    for kind, rows in found.uses().items():
        for row in rows if kind != EVENTS else ():
            times = row.taken + (row.forced or 0)
            if times:
                counts.setdefault((kind, row.rule, row.verb), {})[row.domain, row.id] = times
    return counts
