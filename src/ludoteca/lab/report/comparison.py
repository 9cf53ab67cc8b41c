"""Two runs side by side: every result that both have, with a test of whether it changed beyond chance."""

import shlex
from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeVar

from msgspec import Struct, field

from ludoteca.engine import Refused
from ludoteca.lab.report.page import SHORT_HASH
from ludoteca.lab.report.results import FORMAT, Ending, Group, Results, Source, Suspense, Use
from ludoteca.lab.statistics import Difference, Mean, Share, beyond_chance, means_differ, share, shares_differ
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
    share: bool
    """True for a share, false for a mean."""
    percent: bool
    """Whether the figure is shown in per cent: shares are, and so are means of parts of the game."""
    first: Share | Mean
    second: Share | Mean
    difference: Difference | None
    """None if there was too little to test."""
    key: Key = ()
    """The thing that a line about use is about: its list, rule, verb, domain and id. Empty for all other results."""
    beyond: bool = False
    """Whether the figure changed beyond chance."""


class RunCompared(Struct):
    """How a run was made, and the settings that the other does not have."""

    name: str
    made_by: str
    games: int
    rules: str
    components: str
    only_here: list[str]


class Comparison(Struct, kw_only=True):
    ludoteca: str = KIND
    format: int = FORMAT
    version: str = __version__
    game: str
    title: str
    runs: list[RunCompared]
    tests: int
    length: str
    """Whether games in the second run are `longer` or `shorter` beyond chance, or the `same`."""
    compared: list[Compared] = field(name="figures")


def comparison(first: Results, second: Results, names: tuple[str, str], words: Words) -> Comparison:
    if first.game != second.game:
        raise Refused(f"{names[0]} is about {first.title}, {names[1]} about {second.title}: these cannot be compared.")
    headline = _tested(list(_headline(first, second, words)))
    used = _tested(list(_uses(first, second, words)))
    repeated = _repeats(first, second, {one.key for one in used if one.beyond}) if used else set()
    rows = [one for one in (*headline, *used) if not one.key or one.key not in repeated]
    return Comparison(
        game=first.game, title=first.title, runs=list(_runs((first, second), names)),
        tests=sum(row.difference is not None for row in rows), length=_length(headline[0]), compared=rows,
    )  # fmt: skip


def _tested(found: Sequence[Compared]) -> Sequence[Compared]:
    """Test results together: mark those that changed beyond chance, and round all differences."""
    tested = [(one, one.difference) for one in found if one.difference is not None]
    for (one, of_both), beyond in zip(tested, beyond_chance([of_both.chance for _, of_both in tested]), strict=True):
        one.beyond = beyond
        change, low, high = (round(value, 5) for value in (of_both.change, of_both.low, of_both.high))
        one.difference = Difference(change, low, high, round(of_both.chance, 8))
    return found


def _length(answers: Compared) -> str:
    if answers.difference is None or not answers.beyond:
        return "same"
    return "longer" if answers.difference.change > 0 else "shorter"


def _runs(found: tuple[Results, Results], names: tuple[str, str]) -> Iterator[RunCompared]:
    """How each run was made, and the settings that the other does not have."""
    settings = [
        [*_typed(one.made_by), f"rules {one.rules}", f"components {one.components[:SHORT_HASH]}"] for one in found
    ]
    for at, (one, name) in enumerate(zip(found, names, strict=True)):
        alone = [setting for setting in settings[at] if setting not in settings[1 - at]]
        yield RunCompared(name, one.made_by, one.games, one.rules, one.components, alone)


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


def _of_shares(part: str, name: str, one: Share, other: Share, key: Key = ()) -> Compared:
    one, other = _plain(one), _plain(other)
    difference = shares_differ(one, other)
    return Compared(
        part=part, name=name, share=True, percent=True, first=one, second=other, difference=difference, key=key
    )


def _plain(one: Share) -> Share:
    return Share(count=one.count, of=one.of, share=one.share, low=one.low, high=one.high)


def _of_means(part: str, name: str, one: Mean, other: Mean, percent: bool = False) -> Compared:
    difference = means_differ(one, other)
    return Compared(part=part, name=name, share=False, percent=percent, first=one, second=other, difference=difference)


def _headline(first: Results, second: Results, words: Words) -> Iterator[Compared]:
    yield from _all_means("length", "", first.all, second.all, MEANS, words)
    if first.suspense and second.suspense:
        yield from _all_means("length", "", first.suspense, second.suspense, SUSPENSE, words)
        halfway = (first.suspense.leader_halfway_wins, second.suspense.leader_halfway_wins)
        yield _of_shares("length", words.text("report-leader-halfway-wins"), *halfway)
    yield from _of_groups(first, second, words)
    for players in sorted(first.turn_order.keys() & second.turn_order.keys()):
        both = zip(first.turn_order[players], second.turn_order[players], strict=True)
        for number, (one, other) in enumerate(both, start=1):
            yield _of_shares("victories", words.text("report-of-players", players=players, number=number), one, other)
    yield from _of_ends(first, second)
    yield from _of_sources(first, second)


def _all_means(
    part: str, before: str, first: Group | Suspense, second: Group | Suspense, names: Sequence[str], words: Words
) -> Iterator[Compared]:
    for name in names:
        one, other = first.mean(name), second.mean(name)
        if one is not None and other is not None:
            said_by = "report-compare" if name in TOLD_ANEW else "report"
            said = before + words.text(f"{said_by}-{name.replace('_', '-')}")
            yield _of_means(part, said, one, other, percent=name in PARTS_OF_GAME)


def _of_groups(first: Results, second: Results, words: Words) -> Iterator[Compared]:
    others = {(group.by, group.value): group for group in second.groups}
    for group in first.groups:
        other = others.get((group.by, group.value))
        if other is not None:
            players = group.by == "players"
            called = words.text("report-players", players=int(group.value)) if players else group.name
            yield from _all_means("groups", f"{called}: ", group, other, OF_GROUPS, words)


def _of_ends(first: Results, second: Results) -> Iterator[Compared]:
    """An ending that a run does not have came up in none of its games."""
    none, other_none = (share(0, found.ends[0].of) for found in (first, second))
    for name, one, other in _both(first.ends, second.ends):
        yield _of_shares("ends", name, one or none, other or other_none)


def _of_sources(first: Results, second: Results) -> Iterator[Compared]:
    """A source that a run does not have gave no points to any of its players."""
    none, other_none = (Mean(count=found.all.points.count, **NO_POINTS) for found in (first, second))
    for name, one, other in _both(first.sources, second.sources):
        yield _of_means("sources", name, one.all if one else none, other.all if other else other_none)


def _both(first: list[Named], second: list[Named]) -> Iterator[tuple[str, Named | None, Named | None]]:
    ones, others = ({one.id: one for one in side} for side in (first, second))
    for id_, one in {**ones, **others}.items():
        yield one.name, ones.get(id_), others.get(id_)


def _uses(first: Results, second: Results, words: Words) -> Iterator[Compared]:
    """Every line about use that either run has; nothing if the games of one were not watched."""
    if not (first.watched and second.watched):
        return
    both = (first.uses(), second.uses())
    for kind in both[0]:
        ones, others = ({row.key: row for row in uses[kind]} for uses in both)
        for key, row in {**others, **ones}.items():
            shares = _shares(ones.get(key), others.get(key), first.watched, second.watched)
            if shares is not None:
                name = words.text(f"report-compare-row-{kind}", name=row.full_name)
                yield _of_shares(USE, name, *shares, key=(kind, *key))


def _shares(one: Use | None, other: Use | None, games: int, other_games: int) -> tuple[Share, Share] | None:
    """In how many of the games where it could come up it did; None if it was never a choice in a run that has it.

    If only one run has it, it came up in none of the other's games. Both are then counted over all games.
    """
    if any(row is not None and not row.games.of for row in (one, other)):
        return None
    if one is None or other is None:
        return _of_all(one, games), _of_all(other, other_games)
    return one.games, other.games


def _of_all(row: Use | None, games: int) -> Share:
    return share(0 if row is None else row.games.count, games)


def _repeats(first: Results, second: Results, changed: Collection[Key]) -> set[Key]:
    """Changed events that only repeat that a choice or draw changed: `sees`, where there is `see`.

    An event repeats a choice if, in both runs, each of its things came up exactly as often as it was chosen. Events
    that name no things might agree by accident, so they stay.
    """
    found: set[Key] = set()
    for event, verbs in _twins(first, second).items():
        for key in changed:
            kind, rule, _, *thing = key
            if (kind, rule) == (EVENTS, event) and any((*verb, *thing) in changed for verb in verbs):
                found.add(key)
    return found


def _twins(first: Results, second: Results) -> dict[str, list[Key]]:
    """For each event, the choices and draws that it matches in both runs."""
    runs = [(_events(found), _verbs(found)) for found in (first, second)]
    events = {event for of_events, _ in runs for event in of_events}
    verbs = sorted({verb for _, of_verbs in runs for verb in of_verbs})
    twins = {
        event: [verb for verb in verbs if all(_goes_along(e.get(event), v.get(verb)) for e, v in runs)]
        for event in sorted(events)
    }  # fmt: skip
    return {event: found for event, found in twins.items() if found}


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
