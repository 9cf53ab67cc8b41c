"""The parts of the page about length, points, victories, ends, suspense, decisions and skill."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludoteca.lab.report import svg
from ludoteca.lab.report.figures import Figures
from ludoteca.lab.report.html import (
    Line,
    Section,
    behind,
    between,
    between_means,
    drawn,
    heading,
    number,
    paragraph,
    percent,
    span,
    table,
)
from ludoteca.lab.report.intervals import unfair
from ludoteca.lab.report.where import where
from ludoteca.words.sentences import Words

LENGTHS: Final = ("answers", "turns", "rounds", "minutes")
POINTS: Final = ("points", "points_of_game", "points_of_winner", "margin")


class Sections:
    """Writes sections from figures; sections without figures are left out."""

    def __init__(self, told: Figures, words: Words) -> None:
        self.told = told
        self.text = words.text

    def all(self) -> Iterator[Section]:
        """In the order of the page."""
        yield self._section("length", self._length())
        yield self._section("scores", self._points())
        if self.told["turn_order"]:
            yield self._section("victories", self._victories())
        if self.told["sources"]:
            yield self._section("sources", self._sources())
        yield self._section("ends", self._ends())
        if self.told.get("suspense"):
            yield self._section("suspense", self._suspense())
        if "decisions" in self.told:
            yield self._section("decisions", self._decisions())
        if "ladder" in self.told:
            yield self._section("skill", self._skill())
        if "never" in self.told:
            yield self._section("never", self._never())

    def _section(self, key: str, parts: Iterator[str]) -> Section:
        return Section(key, self.text(f"report-{key}"), [paragraph(self.text(f"report-{key}-about")), *parts])

    def head(self, *names: str) -> list[str]:
        """The column headings."""
        return [self.text(f"report-col-{name}") for name in names]

    # ---------------------------------------------------------------- numbers of all games

    def _means(self, caption: str, names: Sequence[str]) -> str:
        lines = [
            Line([
                self.text(f"report-{name.replace('_', '-')}"), number(one["mean"]), between_means(one),
                number(one["deviation"]), number(one["median"]),
                span(one), span(one, "least", "most"),
            ])
            for name in names
            if (one := self.told["all"].get(name))
        ]  # fmt: skip
        return table(
            caption, self.head("figure", "mean", "interval", "deviation", "median", "most-games", "all-games"), lines
        )

    def _histogram(self, name: str) -> Iterator[str]:
        if bars := self.told[name]:
            title = self.text(f"report-histogram-{name}")
            counted = self.text("report-col-seats" if name == "points" else "report-games")
            parts = [(bar["from"], bar["to"], bar["count"]) for bar in bars]
            yield drawn(title, svg.columns(f"h-{name}", title, parts, self.text(f"report-{name}"), counted))
            total = sum(count for _, _, count in parts)
            lines = [
                Line([svg.bin_name(low, high), number(count), f"{100 * count / total:.1f} %"])
                for low, high, count in parts
            ]
            head = [self.text(f"report-{name}"), *self.head("count", "share")]
            yield behind(self.text("report-histogram-table"), table(title, head, lines))

    def _length(self) -> Iterator[str]:
        yield self._means(self.text("report-length-table"), LENGTHS)
        seconds = self.told["seconds_per_decision"]
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
        if games := self.told["alone"]:
            yield paragraph(self.text("report-without-alone", games=games), "note")

    def _by_group(self, key: str, names: Sequence[str]) -> Iterator[str]:
        """A line for each number of players and each value of an option: mean with interval."""
        groups = self.told["groups"]
        if len(groups) < 2:
            return
        names = [name for name in names if any(name in group for group in groups)]
        lines = [Line([_called(self, group), *(_mean_cell(group.get(name)) for name in names)]) for group in groups]
        heads = [self.text(f"report-{name.replace('_', '-')}") for name in names]
        yield table(self.text(f"report-{key}-groups"), [self.text("report-col-group"), *heads], lines)

    # ---------------------------------------------------------------- victories

    def _victories(self) -> Iterator[str]:
        for players, shares in self.told["turn_order"].items():
            title = self.text("report-turn-order", players=players)
            fair = 100 / int(players)
            dots = [_dot(self.text("report-turn", number=at + 1), one) for at, one in enumerate(shares)]
            yield drawn(title, svg.dots(f"turns-{players}", title, dots, fair, " %"))
        for name in ("turn_order", "seats"):
            places = [
                (self.text("report-of-players", players=players, number=at + 1), one, 1 / int(players))
                for players, shares in self.told[name].items()
                for at, one in enumerate(shares)
            ]
            beyond = unfair([(one, fair) for _, one, fair in places])
            lines = [
                Line([place, number(one["count"]), number(one["of"]), percent(one), between(one),
                      f"{100 * fair:.1f} %"], beyond=clear)
                for (place, one, fair), clear in zip(places, beyond, strict=True)
            ]  # fmt: skip
            caption = self.text(f"report-{name.replace('_', '-')}-table")
            yield table(caption, self.head("place", "wins", "games", "share", "interval", "fair"), lines)
        yield paragraph(self.text("report-star-together"), "note")
        yield from self._starters()
        yield from self._bots()

    def _starters(self) -> Iterator[str]:
        groups = [group for group in self.told["groups"] if "starter_wins" in group]
        beyond = unfair([(group["starter_wins"], group["fair"]) for group in groups])
        lines = [
            Line([_called(self, group), number(group["starter_wins"]["of"]), percent(group["starter_wins"]),
                  between(group["starter_wins"]), f"{100 * group['fair']:.1f} %", percent(group["shared"])],
                 beyond=clear)
            for group, clear in zip(groups, beyond, strict=True)
        ]  # fmt: skip
        head = self.head("group", "games", "starter", "interval", "fair", "shared")
        yield table(self.text("report-starters-table"), head, lines)

    def _bots(self) -> Iterator[str]:
        if len(self.told["bots"]) < 2:
            return
        lines = [
            Line([one["name"], number(one["wins"]["of"]), percent(one["wins"]), between(one["wins"]),
                  f"{100 * one['fair']:.1f} %", number(one["points"]["mean"])])
            for one in self.told["bots"].values()
        ]  # fmt: skip
        yield table(
            self.text("report-bots-table"), self.head("bot", "seats", "share", "interval", "fair", "points"), lines
        )

    # ---------------------------------------------------------------- points and ends

    def _sources(self) -> Iterator[str]:
        sources = self.told["sources"]
        yield from self._without_games_alone()
        title = self.text("report-sources-figure")
        dots = [_mean_dot(one["name"], one["all"]) for one in sources]
        yield drawn(title, svg.dots("sources-f", title, dots))
        total = sum(max(0, one["all"]["mean"]) for one in sources) or 1
        lines = [
            Line([one["name"], number(one["all"]["mean"]), between_means(one["all"]),
                  f"{100 * one['all']['mean'] / total:.1f} %" if one["all"]["mean"] > 0 else "-",
                  number(one["winners"].get("mean", 0)), number(one["ahead"].get("mean", 0)), span(one["all"])])
            for one in sources
        ]  # fmt: skip
        head = self.head("source", "mean", "interval", "of-all", "of-winners", "ahead", "most-players")
        yield table(self.text("report-sources-table"), head, lines)

    def _ends(self) -> Iterator[str]:
        ends = self.told["ends"]
        yield from self._without_games_alone()
        title = self.text("report-ends-figure")
        yield drawn(title, svg.dots("ends-f", title, [_dot(one["name"], one) for one in ends], unit=" %"))
        lines = [Line([one["name"], number(one["count"]), percent(one), between(one)]) for one in ends]
        yield table(self.text("report-ends-table"), self.head("end", "games", "share", "interval"), lines)
        groups = self.told["groups"]
        if len(groups) > 1 and any(len(group["ends"]) > 1 for group in groups):
            named = self.told["end_names"]
            lines = [
                Line([f"{_called(self, group)}: {named[end]}", number(met["count"]), percent(met), between(met)])
                for group in groups
                for end, met in group["ends"].items()
            ]
            head = self.head("end", "games", "share", "interval")
            yield table(self.text("report-ends-groups"), head, lines)

    # ---------------------------------------------------------------- suspense and decisions

    def _suspense(self) -> Iterator[str]:
        told = self.told["suspense"]
        title = self.text("report-course-figure")
        fair = 100 * self.told["all"]["fair"]
        points = [_dot(f"{100 * one['at']:.0f} %", one["right"]) for one in told["course"]]
        yield drawn(title, svg.course("course", title, points, fair))
        lines = [Line([dot.name, f"{dot.value:.1f} %", f"{dot.low:.1f} to {dot.high:.1f} %",
                       f"{100 * one['chance_of_winner']:.1f} %"])
                 for dot, one in zip(points, told["course"], strict=True)]  # fmt: skip
        yield table(self.text("report-course-table"), self.head("course", "share", "interval", "of-winner"), lines)
        lines = [
            Line([self.text(f"report-{name.replace('_', '-')}"), number(one["mean"]), between_means(one),
                  number(one["median"]), span(one)])
            for name in ("lead_changes", "favourite_changes", "drama")
            if (one := told[name])
        ]  # fmt: skip
        lines += [
            Line([self.text(f"report-{name}"), _part(one["mean"]), between(one), _part(one["median"]),
                  f"{100 * one['tenth']:.0f} to {_part(one['nine_tenths'])}"])
            for name in ("behind", "known")
            if (one := told[name])
        ]  # fmt: skip
        half = told["leader_halfway_wins"]
        lines.append(Line([self.text("report-leader-halfway-wins"), percent(half), between(half), "", ""]))
        yield table(
            self.text("report-suspense-table"), self.head("figure", "mean", "interval", "median", "most-games"), lines
        )
        lines = [
            Line([f"{100 * one['said']:.1f} %", f"{100 * one['came_true']:.1f} %", number(one["count"])])
            for one in told["judge"]
        ]
        yield heading(self.text("report-judge"))
        yield paragraph(self.text("report-judge-about"), "note")
        yield table(self.text("report-judge-table"), self.head("said", "came-true", "count"), lines)

    def _decisions(self) -> Iterator[str]:
        told = self.told["decisions"]
        lines = [
            Line([self.text(f"report-{key}"), number(one["mean"]), between_means(one), number(one["median"]),
                  span(one), number(one["most"])])
            for key, one in (("per-turn", told["per_turn"]), ("offers", told["offers"]))
        ]  # fmt: skip
        yield table(
            self.text("report-decisions-table"),
            self.head("figure", "mean", "interval", "median", "most-times", "most"),
            lines,
        )
        yield paragraph(self.text("report-forced", share=percent(told["forced"])))
        lines = [
            Line([self.text("report-tenth", number=at), number(one["mean"]), between_means(one), number(one["median"]),
                  number(one["most"])])
            for at, one in enumerate(told["by_tenth"], start=1)
        ]  # fmt: skip
        yield table(self.text("report-tenths-table"), self.head("course", "mean", "interval", "median", "most"), lines)

    # ---------------------------------------------------------------- skill

    def _skill(self) -> Iterator[str]:
        told = self.told["ladder"]
        yield paragraph(self.text("report-where", where=where(self.told, told, self.text)), "note")
        title = self.text("report-ratings-figure", players=told["players"])
        dots = [svg.Dot(one["name"], one["elo"], one["low"], one["high"]) for one in told["ratings"]]
        yield drawn(title, svg.dots("ratings", title, dots, 0))
        lines = [Line([one["name"], number(one["elo"]), between_means(one)]) for one in told["ratings"]]
        yield table(title, self.head("bot", "elo", "interval"), lines)
        pairs = [(self.text("report-pair", one=one["one_name"], rest=one["rest_name"]), one) for one in told["pairs"]]
        yield self._pairs("report-ladder-table", pairs, told["fair"])

    def _never(self) -> Iterator[str]:
        told = self.told["never"]
        yield paragraph(self.text("report-where", where=where(self.told, told[0], self.text)), "note")
        title = self.text("report-never-figure")
        dots = [_dot(one["name"], one) for one in told]
        yield drawn(title, svg.dots("never-f", title, dots, 100 * told[0]["fair"], " %"))
        yield self._pairs("report-never-table", [(one["one_name"], one) for one in told], told[0]["fair"])

    def _pairs(self, caption: str, pairs: Sequence[tuple[str, dict[str, Any]]], fair: float) -> str:
        beyond = unfair([(one, fair) for _, one in pairs])
        lines = [
            Line([name, number(one["of"]), percent(one), between(one), f"{100 * fair:.1f} %"], beyond=clear)
            for (name, one), clear in zip(pairs, beyond, strict=True)
        ]
        return table(self.text(caption), self.head("pair", "games", "share", "interval", "fair"), lines)


def _dot(name: str, one: dict[str, Any]) -> svg.Dot:
    return svg.Dot(name, 100 * one["share"], 100 * one["low"], 100 * one["high"])


def _mean_dot(name: str, one: dict[str, Any]) -> svg.Dot:
    return svg.Dot(name, one["mean"], one.get("low", one["mean"]), one.get("high", one["mean"]))


def _called(sections: Sections, group: dict[str, Any]) -> str:
    if group["by"] == "players":
        return sections.text("report-players", players=int(group["value"]))
    return str(group["name"])


def _part(value: float) -> str:
    return f"{100 * value:.0f} %"


def _mean_cell(one: Any) -> str:
    if one is None:
        return "-"
    return number(one) if isinstance(one, int) else f"{number(one['mean'])} ({between_means(one)})"
