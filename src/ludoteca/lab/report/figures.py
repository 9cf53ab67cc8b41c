"""The figures of a report as JSON: the page is made from them alone, and two of them can be compared."""

from collections.abc import Iterable
from typing import Any, Final

from ludoteca.engine import Game, kebab
from ludoteca.lab.report.intervals import Mean, beyond_chance, share
from ludoteca.lab.report.names import Names
from ludoteca.lab.report.sums import SECONDS, Group, Sums
from ludoteca.lab.report.use import Use
from ludoteca.lab.simulate.watching import Key
from ludoteca.version import __version__

KIND: Final = "report"
FORMAT: Final = 1
BARS: Final = 24
"""The most columns in a histogram."""

Figures = dict[str, Any]


def figures(game: Game[Any], sums: Sums, names: Names, made_by: str) -> Figures:
    """Everything known about the games that were added up; what they could not tell is left out."""
    told: Figures = {
        "ludoteca": KIND,
        "format": FORMAT,
        "version": __version__,
        "made_by": made_by,
        "game": game.id,
        "title": names.text(f"{game.prefix}-title"),
        "rules": game.version,
        "components": game.content_hash,
        "games": sums.all.games,
        "watched": sums.watched,
        "seconds_per_decision": SECONDS,
        "alone": sums.all.games - sums.compared.games,
        "all": {"games": sums.all.games, **sums.all.length(), **sums.compared.results()},
        "groups": list(_groups(game, sums, names)),
        "rounds": histogram(sums.all.rounds),
        "minutes": histogram(sums.all.minutes),
        "points": histogram(sums.compared.points),
        "turn_order": _by_place(sums, sums.turns),
        "seats": _by_place(sums, sums.seats),
        "bots": {
            kind: {
                "name": names.bot(kind),
                "wins": share(wins.total, wins.count),
                "fair": fair.told()["mean"],
                "points": points.told(),
            }
            for kind, (wins, fair, points) in sums.bots.items()
        },
        "sources": _sources(game, sums, names),
        "ends": [
            {"id": reason, "name": names.ending(reason), **share(count, sums.compared.games)}
            for reason, count in sums.compared.ends.most_common()
        ],
        "end_names": {reason: names.ending(reason) for reason in sums.all.ends},
    }
    return told | _watched(sums, names) if sums.watched else told


def _watched(sums: Sums, names: Names) -> Figures:
    options = _uses(sums.options, names, sums.watched, chosen=True)
    asked = sums.offers.count
    return {
        "options": options,
        "falls": _uses(sums.falls, names, sums.watched, chosen=False),
        "events": _uses(sums.events, names, sums.watched, chosen=False),
        "never_offered": [_called(key, names) for key in names.possible() if key not in sums.options],
        "never_taken": [
            {**_called((row["rule"], row["verb"], row["domain"], row["id"]), names), "offered": row["offered"]}
            for row in sorted(options, key=lambda row: -row["offered"])
            if row["offered"] and not row["taken"] and not row["forced"]
        ],
        "suspense": sums.suspense.told(),
        "decisions": {
            "per_turn": sums.per_turn.told(),
            "offers": sums.offers.told(),
            "by_tenth": [mean.told() for mean in sums.offers_by_tenth if mean.count],
            "forced": share(sums.forced, asked + sums.forced),
        },
    }


def _called(key: Key, names: Names) -> dict[str, str]:
    told = dict(zip(("rule", "verb", "domain", "id"), key, strict=True))
    return {**told, "what": names.what(key), "name": names.thing(key) if key[3] else ""}


def _uses(uses: dict[Key, Use], names: Names, games: int, chosen: bool) -> list[dict[str, Any]]:
    """The figures of all things, by rule, verb and domain, the most used first; `beyond` marks real differences."""
    rows = [
        {**use.told(key, games, chosen), "what": names.what(key), "name": names.thing(key) if key[3] else ""}
        for key, use in sorted(uses.items(), key=lambda entry: (entry[0][:3], -entry[1].taken, entry[0][3]))
    ]
    tested = [row for row in rows if "chance" in row]
    for row, beyond in zip(tested, beyond_chance([row["chance"] for row in tested]), strict=True):
        row["beyond"] = beyond
    return rows


def _groups(game: Game[Any], sums: Sums, names: Names) -> Iterable[dict[str, Any]]:
    """Players, and every option that had more than one value."""
    kinds = [by for by, _ in sums.groups]
    for (by, value), group in sorted(sums.groups.items(), key=_in_order):
        if by == "players" or kinds.count(by) > 1:
            option = by.removeprefix("option ")
            of_option = f"{game.prefix}-option-{kebab(option)}"
            named = value if by == "players" else names.text(f"{of_option}-{kebab(value)}")
            told = by if by == "players" else names.text(of_option)
            yield {"by": by, "by_name": told, "value": value, "name": named, **group.told()}


def _in_order(entry: tuple[tuple[str, str], Group]) -> tuple[bool, str, int, str]:
    """Players first; numbers as numbers."""
    (by, value), _ = entry
    return by != "players", by, int(value) if value.isdecimal() else 0, value


def _by_place(sums: Sums, victories: dict[int, list[float]]) -> dict[str, list[dict[str, Any]]]:
    """Shares of victory by seat or turn, for each number of players."""
    return {
        str(players): [share(won, sums.contests[players]) for won in victories[players]]
        for players in sorted(victories)
        if sum(victories[players])
    }


def _sources(game: Game[Any], sums: Sums, names: Names) -> list[dict[str, Any]]:
    return [
        {
            "id": source,
            "name": names.text(game.source_words(source).id),
            "all": points.all.told(),
            "winners": points.winners.told(),
            "ahead": points.ahead.told(),
        }
        for source, points in sums.sources.items()
        if points.all.values.keys() - {0}
    ]


def histogram(numbers: Mean) -> list[dict[str, Any]]:
    """How the numbers are spread, in bars of equal width.

    >>> few = Mean()
    >>> for number in (1, 1, 2): few.add(number)
    >>> histogram(few)
    [{'from': 1, 'to': 2, 'count': 2}, {'from': 2, 'to': 3, 'count': 1}]
    """
    if not numbers.count:
        return []
    least, most = int(min(numbers.values)), int(max(numbers.values))
    width = -(-(most - least + 1) // BARS)
    bars = [{"from": at, "to": at + width, "count": 0} for at in range(least, most + 1, width)]
    for value, times in numbers.values.items():
        bars[int(value - least) // width]["count"] += times
    return bars
