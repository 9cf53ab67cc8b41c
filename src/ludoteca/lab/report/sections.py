"""The parts of the page about length, points, victories, ends, suspense, decisions and skill."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from ludoteca.lab import charts
from ludoteca.lab.report.html import (
    Line,
    Section,
    behind,
    between,
    between_means,
    drawn,
    heading,
    listed,
    most_values,
    number,
    paragraph,
    percent,
    span,
    table,
)
from ludoteca.lab.report.results import Decisions, Group, Ladder, Results, Suspense, Thing, Use, Without
from ludoteca.lab.statistics import Mean, Share, unfair
from ludoteca.words.sentences import Words

LENGTHS: Final = ("answers", "turns", "rounds", "minutes")
POINTS: Final = ("points", "points_of_game", "points_of_winner", "margin")


class Sections:
    """Writes sections from results; sections without results are left out."""

    def __init__(self, found: Results, words: Words) -> None:
        self.found = found
        self.text = words.text

    def all(self) -> Iterator[Section]:
        yield self._section("length", self._length())
        yield self._section("scores", self._points())
        if self.found.turn_order:
            yield self._section("victories", self._victories())
        if self.found.sources:
            yield self._section("sources", self._sources())
        yield self._section("ends", self._ends())
        if self.found.suspense:
            yield self._section("suspense", self._suspense(self.found.suspense))
        if self.found.decisions:
            yield self._section("decisions", self._decisions(self.found.decisions))
        if self.found.ladder:
            yield self._section("skill", self._skill(self.found.ladder))
        if self.found.never:
            yield self._section("never", self._never(self.found.never))

    def _section(self, key: str, parts: Iterator[str]) -> Section:
        return Section(key, self.text(f"report-{key}"), [paragraph(self.text(f"report-{key}-about")), *parts])

    def head(self, *names: str) -> list[str]:
        return [self.text(f"report-col-{name}") for name in names]

    # ---------------------------------------------------------------- numbers of all games

    def _means(self, caption: str, names: Sequence[str]) -> str:
        lines = [
            Line([
                self.text(f"report-{name.replace('_', '-')}"), number(one.mean), between_means(one),
                number(one.deviation), number(one.median),
                most_values(one), span(one.least, one.most),
            ])
            for name in names
            if (one := self.found.all.mean(name))
        ]  # fmt: skip
        return table(
            caption, self.head("figure", "mean", "interval", "deviation", "median", "most-games", "all-games"), lines
        )

    def _histogram(self, name: str) -> Iterator[str]:
        if bars := {"rounds": self.found.rounds, "minutes": self.found.minutes, "points": self.found.points}[name]:
            title = self.text(f"report-histogram-{name}")
            counted = self.text("report-col-seats" if name == "points" else "report-games")
            parts = [(bar.low, bar.high, bar.count) for bar in bars]
            yield drawn(title, charts.columns(f"h-{name}", title, parts, self.text(f"report-{name}"), counted))
            total = sum(count for _, _, count in parts)
            lines = [
                Line([charts.bin_name(low, high), number(count), f"{100 * count / total:.1f} %"])
                for low, high, count in parts
            ]
            head = [self.text(f"report-{name}"), *self.head("count", "share")]
            yield behind(self.text("report-histogram-table"), table(title, head, lines))

    def _length(self) -> Iterator[str]:
        yield self._means(self.text("report-length-table"), LENGTHS)
        seconds = self.found.seconds_per_decision
        yield paragraph(self.text("report-minutes-note", seconds=seconds), "note")
        yield from self._histogram("rounds")
        yield from self._histogram("minutes")
        yield from self._by_group("length", ("games", *LENGTHS))

    def _points(self) -> Iterator[str]:
        yield from self._without_games_alone()
        yield self._means(self.text("report-points-table"), POINTS)
        yield from self._histogram("points")
        yield from self._by_group("points", ("games", *POINTS))

    def _without_games_alone(self) -> Iterator[str]:
        if games := self.found.alone:
            yield paragraph(self.text("report-without-alone", games=games), "note")

    def _by_group(self, key: str, names: Sequence[str]) -> Iterator[str]:
        """A line for each number of players and each value of an option: mean with interval."""
        groups = self.found.groups
        if len(groups) < 2:
            return
        names = [name for name in names if any(_mean(group, name) is not None for group in groups)]
        lines = [Line([_called(self, group), *(_mean_cell(_mean(group, name)) for name in names)]) for group in groups]
        heads = [self.text(f"report-{name.replace('_', '-')}") for name in names]
        yield table(self.text(f"report-{key}-groups"), [self.text("report-col-group"), *heads], lines)

    # ---------------------------------------------------------------- victories

    def _victories(self) -> Iterator[str]:
        for players, shares in self.found.turn_order.items():
            title = self.text("report-turn-order", players=players)
            fair = 100 / int(players)
            dots = [_dot(self.text("report-turn", number=at + 1), one) for at, one in enumerate(shares)]
            yield drawn(title, charts.dots(f"turns-{players}", title, dots, fair, " %"))
        for name, by_players in (("turn_order", self.found.turn_order), ("seats", self.found.seats)):
            places = [
                (self.text("report-of-players", players=players, number=at + 1), one, 1 / int(players))
                for players, shares in by_players.items()
                for at, one in enumerate(shares)
            ]
            beyond = unfair([(one, fair) for _, one, fair in places])
            lines = [
                Line([place, number(one.count), number(one.of), percent(one), between(one),
                      f"{100 * fair:.1f} %"], beyond=clear)
                for (place, one, fair), clear in zip(places, beyond, strict=True)
            ]  # fmt: skip
            caption = self.text(f"report-{name.replace('_', '-')}-table")
            yield table(caption, self.head("place", "wins", "games", "share", "interval", "fair"), lines)
        yield paragraph(self.text("report-star-together"), "note")
        yield from self._starters()
        yield from self._bots()

    def _starters(self) -> Iterator[str]:
        groups = [
            (group, group.starter_wins, group.fair, group.shared)
            for group in self.found.groups
            if group.starter_wins is not None and group.fair is not None and group.shared is not None
        ]
        beyond = unfair([(wins, fair) for _, wins, fair, _ in groups])
        lines = [
            Line([_called(self, group), number(wins.of), percent(wins), between(wins), f"{100 * fair:.1f} %",
                  percent(shared)], beyond=clear)
            for (group, wins, fair, shared), clear in zip(groups, beyond, strict=True)
        ]  # fmt: skip
        head = self.head("group", "games", "starter", "interval", "fair", "shared")
        yield table(self.text("report-starters-table"), head, lines)

    def _bots(self) -> Iterator[str]:
        if len(self.found.bots) < 2:
            return
        lines = [
            Line([one.name, number(one.wins.of), percent(one.wins), between(one.wins),
                  f"{100 * one.fair:.1f} %", number(one.points.mean)])
            for one in self.found.bots.values()
        ]  # fmt: skip
        yield table(
            self.text("report-bots-table"), self.head("bot", "seats", "share", "interval", "fair", "points"), lines
        )

    # ---------------------------------------------------------------- points and ends

    def _sources(self) -> Iterator[str]:
        sources = self.found.sources
        yield from self._without_games_alone()
        title = self.text("report-sources-figure")
        dots = [_mean_dot(one.name, one.all) for one in sources]
        yield drawn(title, charts.dots("sources-f", title, dots))
        total = sum(max(0, one.all.mean) for one in sources) or 1
        lines = [
            Line([one.name, number(one.all.mean), between_means(one.all),
                  f"{100 * one.all.mean / total:.1f} %" if one.all.mean > 0 else "-",
                  number(one.winners.mean), number(one.ahead.mean), most_values(one.all)])
            for one in sources
        ]  # fmt: skip
        head = self.head("source", "mean", "interval", "of-all", "of-winners", "ahead", "most-players")
        yield table(self.text("report-sources-table"), head, lines)

    def _ends(self) -> Iterator[str]:
        ends = self.found.ends
        yield from self._without_games_alone()
        title = self.text("report-ends-figure")
        yield drawn(title, charts.dots("ends-f", title, [_dot(one.name, one) for one in ends], unit=" %"))
        lines = [Line([one.name, number(one.count), percent(one), between(one)]) for one in ends]
        yield table(self.text("report-ends-table"), self.head("end", "games", "share", "interval"), lines)
        groups = self.found.groups
        if len(groups) > 1 and any(len(group.ends) > 1 for group in groups):
            named = self.found.end_names
            lines = [
                Line([f"{_called(self, group)}: {named[end]}", number(met.count), percent(met), between(met)])
                for group in groups
                for end, met in group.ends.items()
            ]
            head = self.head("end", "games", "share", "interval")
            yield table(self.text("report-ends-groups"), head, lines)

    # ---------------------------------------------------------------- suspense and decisions

    def _suspense(self, found: Suspense) -> Iterator[str]:
        title = self.text("report-course-figure")
        fair = 100 * (self.found.all.fair or 0)
        points = [_dot(f"{100 * one.at:.0f} %", one.right) for one in found.course]
        yield drawn(title, charts.course("course", title, points, fair))
        lines = [Line([dot.name, f"{dot.value:.1f} %", f"{dot.low:.1f} to {dot.high:.1f} %",
                       f"{100 * one.chance_of_winner:.1f} %"])
                 for dot, one in zip(points, found.course, strict=True)]  # fmt: skip
        yield table(self.text("report-course-table"), self.head("course", "share", "interval", "of-winner"), lines)
        lines = [
            Line([self.text(f"report-{name.replace('_', '-')}"), number(one.mean), between_means(one),
                  number(one.median), most_values(one)])
            for name, one in ((name, found.mean(name)) for name in ("lead_changes", "favourite_changes", "drama"))
        ]  # fmt: skip
        lines += [
            Line([self.text(f"report-{name}"), _part(one.mean), between(one), _part(one.median),
                  f"{100 * one.tenth:.0f} to {_part(one.nine_tenths)}"])
            for name, one in ((name, found.mean(name)) for name in ("behind", "known"))
        ]  # fmt: skip
        half = found.leader_halfway_wins
        lines.append(Line([self.text("report-leader-halfway-wins"), percent(half), between(half), "", ""]))
        yield table(
            self.text("report-suspense-table"), self.head("figure", "mean", "interval", "median", "most-games"), lines
        )
        lines = [
            Line([f"{100 * one.said:.1f} %", f"{100 * one.came_true:.1f} %", number(one.count)]) for one in found.judge
        ]
        yield heading(self.text("report-judge"))
        yield paragraph(self.text("report-judge-about"), "note")
        yield table(self.text("report-judge-table"), self.head("said", "came-true", "count"), lines)

    def _decisions(self, found: Decisions) -> Iterator[str]:
        lines = [
            Line([self.text(f"report-{key}"), number(one.mean), between_means(one), number(one.median),
                  most_values(one), number(one.most)])
            for key, one in (("per-turn", found.per_turn), ("offers", found.offers))
        ]  # fmt: skip
        yield table(
            self.text("report-decisions-table"),
            self.head("figure", "mean", "interval", "median", "most-times", "most"),
            lines,
        )
        yield paragraph(self.text("report-forced", share=percent(found.forced)))
        lines = [
            Line([self.text("report-tenth", number=at), number(one.mean), between_means(one), number(one.median),
                  number(one.most)])
            for at, one in enumerate(found.by_tenth, start=1)
        ]  # fmt: skip
        yield table(self.text("report-tenths-table"), self.head("course", "mean", "interval", "median", "most"), lines)

    # ---------------------------------------------------------------- skill

    def _skill(self, found: Ladder) -> Iterator[str]:
        yield paragraph(self.text("report-where", where=where(self.found, found, self.text)), "note")
        title = self.text("report-ratings-figure", players=found.players)
        dots = [charts.Dot(one.name, one.elo, one.low, one.high) for one in found.ratings]
        yield drawn(title, charts.dots("ratings", title, dots, 0))
        lines = [Line([one.name, number(one.elo), between_means(one)]) for one in found.ratings]
        yield table(title, self.head("bot", "elo", "interval"), lines)
        pairs = [(self.text("report-pair", one=one.one_name, rest=one.rest_name), one) for one in found.pairs]
        yield self._pairs("report-ladder-table", pairs, found.fair)

    def _never(self, found: list[Without]) -> Iterator[str]:
        yield paragraph(self.text("report-where", where=where(self.found, found[0], self.text)), "note")
        title = self.text("report-never-figure")
        dots = [_dot(one.name, one) for one in found]
        yield drawn(title, charts.dots("never-f", title, dots, 100 * found[0].fair, " %"))
        yield self._pairs("report-never-table", [(one.one_name, one) for one in found], found[0].fair)

    def _pairs(self, caption: str, pairs: Sequence[tuple[str, Share]], fair: float) -> str:
        beyond = unfair([(one, fair) for _, one in pairs])
        lines = [
            Line([name, number(one.of), percent(one), between(one), f"{100 * fair:.1f} %"], beyond=clear)
            for (name, one), clear in zip(pairs, beyond, strict=True)
        ]
        return table(self.text(caption), self.head("pair", "games", "share", "interval", "fair"), lines)


def _dot(name: str, one: Share) -> charts.Dot:
    return charts.Dot(name, 100 * one.share, 100 * one.low, 100 * one.high)


def _mean_dot(name: str, one: Mean) -> charts.Dot:
    low, high = (one.mean if end is None else end for end in (one.low, one.high))
    return charts.Dot(name, one.mean, low, high)


def _called(sections: Sections, group: Group) -> str:
    if group.by == "players":
        return sections.text("report-players", players=int(group.value))
    return group.name


def _part(value: float) -> str:
    return f"{100 * value:.0f} %"


def _mean(group: Group, name: str) -> Mean | int | None:
    return group.games if name == "games" else group.mean(name)


def _mean_cell(one: Mean | int | None) -> str:
    if one is None:
        return "-"
    return number(one) if isinstance(one, int) else f"{number(one.mean)} ({between_means(one)})"


def where(found: Results, played: Ladder | Without, text: Callable[..., str]) -> str:
    """The table of the extra games about skill: the number of players, and the options that differ in the report."""
    chosen = [
        group.name.partition(":")[0] for group in found.groups  # the rest describes it
        if group.value == str(played.options.get(group.by.removeprefix("option ")))
    ]  # fmt: skip
    return ", ".join([text("report-players", players=played.players), *chosen])


FEW: Final = 30
"""With fewer players than this, a share of wins says next to nothing."""
LONGEST: Final = 30
"""The most lines in one table; the JSON file has all."""
MOST_NAMES: Final = 12
"""The most things in a line about what is never used; the JSON file has all."""

Text = Callable[..., str]


class UseSections:
    def __init__(self, found: Results, words: Words) -> None:
        self.found = found
        self.text = words.text

    def all(self) -> Iterator[Section]:
        """In the order of the page; nothing if the games were not watched."""
        if self.found.options is None:
            return
        for key, rows in self.found.uses().items():
            yield self._section(key, self._tables(key, rows))
        yield self._section("unused", self._unused())

    def _section(self, key: str, parts: Iterator[str]) -> Section:
        return Section(key, self.text(f"report-{key}"), [paragraph(self.text(f"report-{key}-about")), *parts])

    def _tables(self, key: str, rows: list[Use]) -> Iterator[str]:
        """First what was done, the most frequent first; then in the same order, to which things."""
        whole = sorted((row for row in rows if not row.id), key=lambda row: -row.taken)
        yield self._table(key, self.text(f"report-{key}-whole"), [(row.what, row) for row in whole], len(whole))
        order = {(row.rule, row.verb): at for at, row in enumerate(whole)}
        things = sorted((row for row in rows if row.id), key=lambda row: order[row.rule, row.verb])
        for _, group in groupby(things, key=lambda row: (row.rule, row.verb, row.domain)):
            alike = list(group)
            if len(alike) > 1:
                yield heading(alike[0].what)
                yield self._table(key, alike[0].what, _told_apart(alike), LONGEST)

    def _table(self, key: str, caption: str, rows: list[tuple[str, Use]], most: int) -> str:
        chosen = key == "options"
        names: tuple[str, ...] = (
            ("what", "offered", "taken", "taken-share") if chosen else ("what", "times", "per-game")
        )
        names = (*names, "games-with")
        fared = any(row.wins for _, row in rows)
        if fared:
            names = (*names, "seats", "wins-share", "interval", "fair")
        head = [self.text(f"report-col-{name}") for name in names]
        lines = [self._line(name, row, chosen, fared) for name, row in rows[:most]]
        left_out = len(rows) - most
        note = paragraph(self.text("report-left-out", count=left_out), "note") if left_out > 0 else ""
        return table(caption, head, lines) + note

    def _line(self, name: str, row: Use, chosen: bool, fared: bool) -> Line:
        """`fared`: the table has columns for how the players who did it fared."""
        times = [number(row.taken), number(round(row.taken / self.found.watched, 3))]
        if chosen:
            part = f"{100 * row.taken / row.offered:.1f} %" if row.offered else "-"
            times = [number(row.offered or 0), number(row.taken), part]
        cells = [name, *times, percent(row.games)]
        if not fared:
            return Line(cells)
        wins, fair = row.wins, row.fair
        if wins is None or fair is None:
            return Line([*cells, *"----"], few=True)
        few = wins.of < FEW
        cells += [number(wins.of), percent(wins), between(wins), f"{100 * fair:.1f} %"]
        return Line(cells, few=few, beyond=bool(row.beyond) and not few)

    def _unused(self) -> Iterator[str]:
        for key, things in (("never_taken", self.found.never_taken), ("never_offered", self.found.never_offered)):
            yield heading(self.text(f"report-{key.replace('_', '-')}"))
            yield paragraph(self.text(f"report-{key.replace('_', '-')}-about"), "note")
            lines = gathered(things or [], self.text, MOST_NAMES)
            yield listed(lines) if lines else paragraph(self.text("report-none"))


def _told_apart(rows: list[Use]) -> list[tuple[str, Use]]:
    """The names of things; if two share a name, the id is added."""
    names = [row.name for row in rows]
    return [(row.name if names.count(row.name) == 1 else f"{row.name} ({row.id})", row) for row in rows]


def gathered(rows: Sequence[Thing], text: Text, most: int) -> list[str]:
    """A line for each verb that is never done at all, then one for each verb with the things it is never done to."""
    lines = [f"{row.what}{_offers(row)}" for row in rows if not row.id]
    verbs = {(row.rule, row.verb) for row in rows if not row.id}
    by_what: dict[str, list[str]] = {}
    for row in rows:
        if row.id and (row.rule, row.verb) not in verbs:
            by_what.setdefault(row.what, []).append(f"{row.name}{_offers(row)}")
    return lines + [f"{what}: {'; '.join(some(names, text, most))}" for what, names in by_what.items()]


def _offers(row: Thing) -> str:
    return f" ({row.offered:,})" if row.offered is not None else ""


def some(names: list[str], text: Text, most: int) -> list[str]:
    """The first names, and how many more there are."""
    left_out = len(names) - most
    return names[:most] + ([text("report-more", count=left_out)] if left_out > 0 else [])
