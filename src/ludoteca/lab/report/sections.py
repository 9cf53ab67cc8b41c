"""The parts of the page: numbers, victories, points, ends, suspense, decisions, skill, and what was used or not."""

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
    per_cent,
    percent,
    span,
    table,
)
from ludoteca.lab.report.results import (
    ComponentLife,
    Decisions,
    Group,
    Ladder,
    LifeTable,
    Results,
    Suspense,
    Thing,
    Use,
    Without,
)
from ludoteca.lab.statistics import Mean, Share, unfair
from ludoteca.words.sentences import Words

LENGTHS: Final = ("answers", "turns", "rounds", "minutes")
POINTS: Final = ("points", "points_of_game", "points_of_winner", "margin")
FEW: Final = 30
"""With fewer players than this, a share of wins says next to nothing."""
LONGEST: Final = 30
"""The most lines in one table about use; the JSON file has all."""
MOST_NAMES: Final = 12
"""The most things in a line about what is never used; the JSON file has all."""

Text = Callable[..., str]


class Sections:
    """Writes sections from results; sections without results are left out."""

    def __init__(self, found: Results, words: Words) -> None:
        self.found = found
        self.text = words.text

    def all(self) -> Iterator[Section]:
        found = self.found
        yield self._section("length", self._length())
        yield self._section("scores", self._points())
        if found.turn_order:
            yield self._section("victories", self._victories())
        if found.sources:
            yield self._section("sources", self._sources())
        yield self._section("ends", self._ends())
        if found.suspense:
            yield self._section("suspense", self._suspense(found.suspense))
        if found.decisions:
            yield self._section("decisions", self._decisions(found.decisions))
        if found.ladder:
            yield self._section("skill", self._skill(found.ladder))
        if found.never:
            yield self._section("never", self._never(found.never))
        yield from self._things()

    def _things(self) -> Iterator[Section]:
        """Everything that players choose and meet."""
        found = self.found
        if found.lives:
            yield self._section("lives", self._lives(found.lives))
        for key, rows in found.uses().items():
            if rows:
                yield self._section(key, self._uses(key, rows))
        if found.chosen is not None:
            yield self._section("unused", self._unused())

    def _section(self, key: str, parts: Iterator[str]) -> Section:
        return Section(key, self.text(f"report-{key}"), [paragraph(self.text(f"report-{key}-about")), *parts])

    def _table(self, caption: str, columns: Sequence[str], lines: Sequence[Line]) -> str:
        return table(self.text(f"report-{caption}"), self._head(*columns), lines)

    def _head(self, *names: str) -> list[str]:
        return [self.text(f"report-col-{name}") for name in names]

    def _figure(self, name: str) -> str:
        """What a field of the results is called."""
        return self.text(f"report-{name.replace('_', '-')}")

    def _called(self, group: Group) -> str:
        return self.text("report-players", players=int(group.value)) if group.by == "players" else group.name

    # ---------------------------------------------------------------- numbers of all games

    def _means(self, caption: str, names: Sequence[str]) -> str:
        lines = [
            Line([self._figure(name), number(one.mean), between_means(one), number(one.deviation), number(one.median),
                  most_values(one), span(one.least, one.most)])
            for name in names if (one := self.found.all.mean(name))
        ]  # fmt: skip
        return self._table(
            caption, ("figure", "mean", "interval", "deviation", "median", "most-games", "all-games"), lines
        )

    def _histogram(self, name: str) -> Iterator[str]:
        if bars := {"rounds": self.found.rounds, "minutes": self.found.minutes, "points": self.found.points}[name]:
            title = self.text(f"report-histogram-{name}")
            counted = self.text("report-col-seats" if name == "points" else "report-games")
            parts = [(bar.low, bar.high, bar.count) for bar in bars]
            yield drawn(title, charts.columns(f"h-{name}", title, parts, self._figure(name), counted))
            total = sum(count for _, _, count in parts)
            lines = [
                Line([charts.bin_name(low, high), number(count), per_cent(count / total)]) for low, high, count in parts
            ]
            head = [self._figure(name), *self._head("count", "share")]
            yield behind(self.text("report-histogram-table"), table(title, head, lines))

    def _length(self) -> Iterator[str]:
        yield self._means("length-table", LENGTHS)
        yield paragraph(self.text("report-minutes-note", seconds=self.found.seconds_per_decision), "note")
        yield from self._histogram("rounds")
        yield from self._histogram("minutes")
        yield from self._by_group("length", LENGTHS)

    def _points(self) -> Iterator[str]:
        yield from self._without_games_alone()
        yield self._means("points-table", POINTS)
        yield from self._histogram("points")
        yield from self._by_group("points", POINTS)

    def _without_games_alone(self) -> Iterator[str]:
        if games := self.found.alone:
            yield paragraph(self.text("report-without-alone", games=games), "note")

    def _by_group(self, key: str, names: Sequence[str]) -> Iterator[str]:
        """A line for each number of players and each value of an option: games, and means with their intervals."""
        groups = self.found.groups
        if len(groups) < 2:
            return
        names = [name for name in names if any(group.mean(name) for group in groups)]
        lines = [
            Line([self._called(group), number(group.games), *(_mean_cell(group.mean(name)) for name in names)])
            for group in groups
        ]
        head = [self.text("report-col-group"), self.text("report-games"), *map(self._figure, names)]
        yield table(self.text(f"report-{key}-groups"), head, lines)

    # ---------------------------------------------------------------- victories

    def _victories(self) -> Iterator[str]:
        for players, shares in self.found.turn_order.items():
            title = self.text("report-turn-order", players=players)
            dots = [_dot(self.text("report-turn", number=at), one) for at, one in enumerate(shares, start=1)]
            yield drawn(title, charts.dots(f"turns-{players}", title, dots, 100 / int(players), " %"))
        for caption, by_players in (("turn-order", self.found.turn_order), ("seats", self.found.seats)):
            places = [
                (self.text("report-of-players", players=players, number=at), one, 1 / int(players))
                for players, shares in by_players.items()
                for at, one in enumerate(shares, start=1)
            ]
            lines = [
                Line([place, number(one.count), number(one.of), percent(one), between(one), per_cent(fair)],
                     beyond=beyond)
                for (place, one, fair), beyond in zip(places, unfair([place[1:] for place in places]), strict=True)
            ]  # fmt: skip
            yield self._table(f"{caption}-table", ("place", "wins", "games", "share", "interval", "fair"), lines)
        yield paragraph(self.text("report-star-together"), "note")
        yield from self._starters()
        yield from self._bots()

    def _starters(self) -> Iterator[str]:
        groups = [
            (group.starter_wins, group.fair, self._called(group), group.shared)
            for group in self.found.groups
            if group.starter_wins is not None and group.fair is not None and group.shared is not None
        ]
        lines = [
            Line([name, number(wins.of), percent(wins), between(wins), per_cent(fair), percent(shared)], beyond=beyond)
            for (wins, fair, name, shared), beyond in zip(groups, unfair([one[:2] for one in groups]), strict=True)
        ]
        yield self._table("starters-table", ("group", "games", "starter", "interval", "fair", "shared"), lines)

    def _bots(self) -> Iterator[str]:
        if len(self.found.bots) < 2:
            return
        lines = [
            Line([one.name, number(one.wins.of), percent(one.wins), between(one.wins), per_cent(one.fair),
                  number(one.points.mean)])
            for one in self.found.bots.values()
        ]  # fmt: skip
        yield self._table("bots-table", ("bot", "seats", "share", "interval", "fair", "points"), lines)

    # ---------------------------------------------------------------- points and ends

    def _sources(self) -> Iterator[str]:
        sources = self.found.sources
        yield from self._without_games_alone()
        title = self.text("report-sources-figure")
        yield drawn(title, charts.dots("sources-f", title, [_mean_dot(one.name, one.all) for one in sources]))
        total = sum(max(0, one.all.mean) for one in sources) or 1
        lines = [
            Line([one.name, number(one.all.mean), between_means(one.all),
                  per_cent(one.all.mean / total) if one.all.mean > 0 else "-",
                  number(one.winners.mean), number(one.ahead.mean), most_values(one.all)])
            for one in sources
        ]  # fmt: skip
        columns = ("source", "mean", "interval", "of-all", "of-winners", "ahead", "most-players")
        yield self._table("sources-table", columns, lines)

    def _ends(self) -> Iterator[str]:
        ends, groups = self.found.ends, self.found.groups
        yield from self._without_games_alone()
        title = self.text("report-ends-figure")
        yield drawn(title, charts.dots("ends-f", title, [_dot(one.name, one) for one in ends], unit=" %"))
        columns = ("end", "games", "share", "interval")
        lines = [Line([one.name, number(one.count), percent(one), between(one)]) for one in ends]
        yield self._table("ends-table", columns, lines)
        if len(groups) > 1 and any(len(group.ends) > 1 for group in groups):
            lines = [
                Line([f"{self._called(group)}: {self.found.end_names[end]}", number(met.count), percent(met),
                      between(met)])
                for group in groups for end, met in group.ends.items()
            ]  # fmt: skip
            yield self._table("ends-groups", columns, lines)

    # ---------------------------------------------------------------- suspense and decisions

    def _suspense(self, found: Suspense) -> Iterator[str]:
        title = self.text("report-course-figure")
        points = [_dot(f"{100 * one.at:.0f} %", one.right) for one in found.course]
        yield drawn(title, charts.course("course", title, points, 100 * (self.found.all.fair or 0)))
        lines = [
            Line([dot.name, f"{dot.value:.1f} %", f"{dot.low:.1f} to {dot.high:.1f} %", per_cent(one.chance_of_winner)])
            for dot, one in zip(points, found.course, strict=True)
        ]
        yield self._table("course-table", ("course", "share", "interval", "of-winner"), lines)
        lines = [
            Line([self._figure(name), number(one.mean), between_means(one), number(one.median), most_values(one)])
            for name, one in ((name, found.mean(name)) for name in ("lead_changes", "favourite_changes", "drama"))
        ]  # fmt: skip
        lines += [
            Line([self._figure(name), per_cent(one.mean, 0), between(one), per_cent(one.median, 0),
                  f"{100 * one.tenth:.0f} to {per_cent(one.nine_tenths, 0)}"])
            for name, one in ((name, found.mean(name)) for name in ("behind", "known"))
        ]  # fmt: skip
        half = found.leader_halfway_wins
        lines.append(Line([self.text("report-leader-halfway-wins"), percent(half), between(half), "", ""]))
        yield self._table("suspense-table", ("figure", "mean", "interval", "median", "most-games"), lines)
        yield heading(self.text("report-judge"))
        yield paragraph(self.text("report-judge-about"), "note")
        lines = [Line([per_cent(one.said), per_cent(one.came_true), number(one.count)]) for one in found.judge]
        yield self._table("judge-table", ("said", "came-true", "count"), lines)

    def _decisions(self, found: Decisions) -> Iterator[str]:
        lines = [
            Line([self.text(f"report-{key}"), number(one.mean), between_means(one), number(one.median),
                  most_values(one), number(one.most)])
            for key, one in (("per-turn", found.per_turn), ("offers", found.offers))
        ]  # fmt: skip
        yield self._table("decisions-table", ("figure", "mean", "interval", "median", "most-times", "most"), lines)
        yield paragraph(self.text("report-forced", share=percent(found.forced)))
        lines = [
            Line([self.text("report-tenth", number=at), number(one.mean), between_means(one), number(one.median),
                  number(one.most)])
            for at, one in enumerate(found.by_tenth, start=1)
        ]  # fmt: skip
        yield self._table("tenths-table", ("course", "mean", "interval", "median", "most"), lines)

    # ---------------------------------------------------------------- skill

    def _skill(self, found: Ladder) -> Iterator[str]:
        yield paragraph(self.text("report-where", where=where(self.found, found, self.text)), "note")
        title = self.text("report-ratings-figure", players=found.players)
        dots = [charts.Dot(one.name, one.elo, one.low, one.high) for one in found.ratings]
        yield drawn(title, charts.dots("ratings", title, dots, 0))
        lines = [Line([one.name, number(one.elo), between_means(one)]) for one in found.ratings]
        yield table(title, self._head("bot", "elo", "interval"), lines)
        pairs = [(self.text("report-pair", one=one.one_name, rest=one.rest_name), one) for one in found.pairs]
        yield self._pairs("ladder-table", pairs, found.fair)

    def _never(self, found: list[Without]) -> Iterator[str]:
        yield paragraph(self.text("report-where", where=where(self.found, found[0], self.text)), "note")
        title = self.text("report-never-figure")
        dots = [_dot(one.name, one) for one in found]
        yield drawn(title, charts.dots("never-f", title, dots, 100 * found[0].fair, " %"))
        yield self._pairs("never-table", [(one.one_name, one) for one in found], found[0].fair)

    def _pairs(self, caption: str, pairs: Sequence[tuple[str, Share]], fair: float) -> str:
        lines = [
            Line([name, number(one.of), percent(one), between(one), per_cent(fair)], beyond=beyond)
            for (name, one), beyond in zip(pairs, unfair([(one, fair) for _, one in pairs]), strict=True)
        ]
        return self._table(caption, ("pair", "games", "share", "interval", "fair"), lines)

    # ---------------------------------------------------------------- components

    def _lives(self, found: list[LifeTable]) -> Iterator[str]:
        for life in found:
            yield heading(life.name)
            head = [self.text("report-col-component")]
            head += self._head("games-offered") if life.offered else []
            head += life.stages.values()
            head += self._head("of-those") if life.offered else []
            pointed = any(one.points for one in life.components)
            head += self._head("points-each") if pointed else []
            fared = any(one.had.wins for one in life.components)
            head += self._head("seats", "wins-share", "interval", "fair") if fared else []
            named = _told_apart([one.had for one in life.components])
            lines = [
                self._life_line(name, one, life.offered, pointed, fared)
                for (name, _), one in zip(named, life.components, strict=True)
            ]
            yield table(life.name, head, lines)

    def _life_line(self, name: str, one: ComponentLife, offered: bool, pointed: bool, fared: bool) -> Line:
        had = one.had
        cells = [name, *([number(had.games.of)] if offered else [])]
        cells += map(number, one.stages.values())
        cells += [percent(had.games)] if offered else []
        if pointed:
            cells.append("-" if one.points is None else f"{one.points.mean:.1f}")
        return self._with_wins(cells, had) if fared else Line(cells)

    # ---------------------------------------------------------------- use

    def _uses(self, key: str, rows: list[Use]) -> Iterator[str]:
        """First what was done, the most frequent first; then in the same order, to which things."""
        whole = sorted((row for row in rows if not row.id), key=lambda row: -row.taken)
        yield self._use(key, self.text(f"report-{key}-whole"), [(row.what, row) for row in whole], len(whole))
        order = {(row.rule, row.verb): at for at, row in enumerate(whole)}
        things = sorted((row for row in rows if row.id), key=lambda row: order[row.rule, row.verb])
        for _, group in groupby(things, key=lambda row: (row.rule, row.verb, row.domain)):
            alike = list(group)
            if len(alike) > 1:
                yield heading(alike[0].what)
                yield self._use(key, alike[0].what, _told_apart(alike), LONGEST)

    def _use(self, key: str, caption: str, rows: list[tuple[str, Use]], most: int) -> str:
        chosen, fared = key == "chosen", any(row.wins for _, row in rows)
        columns = ["what", "offered", "taken", "taken-share"] if chosen else ["what", "times", "per-game"]
        columns += ["games-with"] if self.found.watched else []
        columns += ["seats", "wins-share", "interval", "fair"] if fared else []
        lines = [self._use_line(name, row, chosen, fared) for name, row in rows[:most]]
        left_out = len(rows) - most
        note = paragraph(self.text("report-left-out", count=left_out), "note") if left_out > 0 else ""
        return table(caption, self._head(*columns), lines) + note

    def _use_line(self, name: str, row: Use, chosen: bool, fared: bool) -> Line:
        """`fared`: the table has columns for how the players who did it fared."""
        if chosen:
            part = per_cent(row.taken / row.offered) if row.offered else "-"
            times = [number(row.offered or 0), number(row.taken), part]
        else:
            times = [number(row.taken), number(round(row.taken / self.found.watched, 3))]
        cells = [name, *times, *([percent(row.games)] if self.found.watched else [])]
        return self._with_wins(cells, row) if fared else Line(cells)

    def _with_wins(self, cells: list[str], row: Use) -> Line:
        wins, fair = row.wins, row.fair
        if wins is None or fair is None:
            return Line([*cells, *"----"], few=True)
        few = wins.of < FEW
        cells += [number(wins.of), percent(wins), between(wins), per_cent(fair)]
        return Line(cells, few=few, beyond=bool(row.beyond) and not few)

    def _unused(self) -> Iterator[str]:
        for key, things in (("never-taken", self.found.never_taken), ("never-offered", self.found.never_offered)):
            yield heading(self.text(f"report-{key}"))
            yield paragraph(self.text(f"report-{key}-about"), "note")
            lines = gathered(things or [], self.text, MOST_NAMES)
            yield listed(lines) if lines else paragraph(self.text("report-none"))


def _dot(name: str, one: Share) -> charts.Dot:
    return charts.Dot(name, 100 * one.share, 100 * one.low, 100 * one.high)


def _mean_dot(name: str, one: Mean) -> charts.Dot:
    low, high = (one.mean if end is None else end for end in (one.low, one.high))
    return charts.Dot(name, one.mean, low, high)


def _mean_cell(one: Mean | None) -> str:
    return "-" if one is None else f"{number(one.mean)} ({between_means(one)})"


def where(found: Results, played: Ladder | Without, text: Text) -> str:
    """The table of the extra games about skill: the number of players, and the options that differ in the report."""
    chosen = [
        group.name.partition(":")[0] for group in found.groups  # the rest describes it
        if group.value == str(played.options.get(group.by.removeprefix("option ")))
    ]  # fmt: skip
    return ", ".join([text("report-players", players=played.players), *chosen])


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
