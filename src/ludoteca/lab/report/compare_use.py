"""What was chosen, drawn and encountered in two runs, line by line."""

from collections.abc import Collection, Iterator
from typing import Any, Final

from ludoteca.lab.report.compared import USE, Compared, of_shares
from ludoteca.lab.report.figures import Figures
from ludoteca.lab.report.intervals import share
from ludoteca.words.sentences import Words

EVENTS: Final = "events"
LISTS: Final = ("options", "falls", EVENTS)

Key = tuple[str, ...]
Row = dict[str, Any]
Counts = dict[Key, int]
"""How often, by domain and id."""


def uses(first: Figures, second: Figures, words: Words) -> Iterator[Compared]:
    """Every line that either run has; nothing if the games of one were not watched."""
    if not (first["watched"] and second["watched"]):
        return
    for kind in LISTS:
        ones, others = ({_key(row): row for row in told[kind]} for told in (first, second))
        for key, row in {**others, **ones}.items():
            shares = _shares(ones.get(key), others.get(key), first["watched"], second["watched"])
            if shares is not None:
                called = f"{row['what']}: {row['name']}" if row["name"] else row["what"]
                name = words.text(f"report-compare-row-{kind}", name=called)
                yield of_shares(USE, name, *shares, key=(kind, *key))


def _key(row: Row) -> Key:
    return tuple(row[name] for name in ("rule", "verb", "domain", "id"))


def _shares(one: Row | None, other: Row | None, games: int, other_games: int) -> tuple[Row, Row] | None:
    """In how many of the games where it could come up it did; None if it was never a choice in a run that has it.

    If only one run has it, it came up in none of the other's games. Both are then counted over all games.
    """
    if any(row is not None and not row["games"]["of"] for row in (one, other)):
        return None
    if one is None or other is None:
        return _of_all(one, games), _of_all(other, other_games)
    return one["games"], other["games"]


def _of_all(row: Row | None, games: int) -> Row:
    return share(0 if row is None else row["games"]["count"], games)


def repeats(first: Figures, second: Figures, changed: Collection[Key]) -> set[Key]:
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


def _twins(first: Figures, second: Figures) -> dict[str, list[Key]]:
    """For each event, the choices and draws that it matches in both runs."""
    runs = [(_events(told), _verbs(told)) for told in (first, second)]
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


def _events(told: Figures) -> dict[str, Counts]:
    counts: dict[str, Counts] = {}
    for row in told[EVENTS]:
        counts.setdefault(row["rule"], {})[row["domain"], row["id"]] = row["taken"]
    return counts


def _verbs(told: Figures) -> dict[Key, Counts]:
    counts: dict[Key, Counts] = {}
    for kind in LISTS[:2]:
        for row in told[kind]:
            times = row["taken"] + row.get("forced", 0)
            if times:
                counts.setdefault((kind, row["rule"], row["verb"]), {})[row["domain"], row["id"]] = times
    return counts
