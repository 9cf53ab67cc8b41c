"""The first page: what stands out, in plain sentences, each with the figures behind it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ludoteca.lab.report.figures import Figures
from ludoteca.lab.report.html import between, number, percent, span
from ludoteca.lab.report.intervals import FEWEST, unfair
from ludoteca.lab.report.using import FEW, gathered, some
from ludoteca.lab.report.where import where
from ludoteca.words.sentences import Words

OFTEN: Final = 100
"""An option offered at least this often and never taken is worth a sentence."""
MOST_NAMES: Final = 6
RARE: Final = 0.02
LARGE: Final = 0.5
CLEAREST: Final = 3


class Said(NamedTuple):
    """A sentence, and the items it introduces."""

    text: str
    items: Sequence[str] = ()


class Topic(NamedTuple):
    """What is said about one part of the page."""

    key: str
    said: list[Said]


class StandingOut:
    """Finds the sentences."""

    def __init__(self, told: Figures, words: Words) -> None:
        self.told = told
        self.text = words.text

    def topics(self) -> list[Topic]:
        """In the order in which people ask: how long, how fair, how it ends, what decides, what is unused."""
        found = {
            "length": self._length(), "scores": self._points(), "victories": self._order(), "ends": self._ends(),
            "sources": self._sources(), "suspense": self._suspense(), "skill": self._skill(), "never": self._without(),
            "options": self._winners(), "unused": self._unused(),
        }  # fmt: skip
        return [Topic(key, said) for key, sentences in found.items() if (said := list(sentences))]

    def _length(self) -> Iterator[Said]:
        told = self.told["all"]
        if "rounds" in told:
            rounds = told["rounds"]
            yield Said(self.text("report-says-rounds", median=number(rounds["median"]), range=span(rounds)))
        seconds = self.told["seconds_per_decision"]
        if by_players := self._by_players("minutes", "report-minutes-of", 0):
            yield Said(self.text("report-says-minutes-by", seconds=seconds, list=by_players))
        else:
            answers, minutes = told["answers"]["median"], f"{told['minutes']['median']:.0f}"
            yield Said(self.text("report-says-minutes", answers=number(answers), minutes=minutes, seconds=seconds))

    def _points(self) -> Iterator[Said]:
        points = self.told["all"]["points"]
        if by_players := self._by_players("points", "report-points-of", 1):
            yield Said(self.text("report-says-points-by", list=by_players))
        else:
            yield Said(self.text("report-says-points", mean=f"{points['mean']:.1f}", range=span(points)))
        if margin := self.told["all"].get("margin"):
            yield Said(self.text("report-says-margin", margin=f"{margin['mean']:.1f}", range=span(margin)))

    def _by_players(self, name: str, item: str, digits: int) -> str:
        """A mean for each number of players, if there are several."""
        groups = [group for group in self.told["groups"] if group["by"] == "players"]
        if len(groups) < 2:
            return ""
        means = [(int(group["value"]), f"{group[name]['mean']:.{digits}f}") for group in groups]
        return ", ".join(self.text(item, players=players, mean=mean) for players, mean in means)

    def _order(self) -> Iterator[Said]:
        """All turns at tables of all sizes are tested together, so that none of the many is called unfair by chance."""
        orders = {int(players): shares for players, shares in self.told["turn_order"].items()}
        beyond = iter(unfair([(one, 1 / players) for players, shares in orders.items() for one in shares]))
        found_fair: list[str] = []
        for players, shares in orders.items():
            fair = 1 / players
            away = [(at, one) for at, one in enumerate(shares) if next(beyond)]
            if away:
                told = self.text("report-says-turn-unfair", players=players, fair=f"{100 * fair:.0f} %")
                yield Said(told, [self._turn(at, one, fair) for at, one in away])
            elif shares[0]["of"] >= FEWEST:
                found_fair.append(self.text("report-says-turn-first", players=players, share=percent(shares[0]),
                                            interval=between(shares[0]), fair=f"{100 * fair:.0f} %"))  # fmt: skip
        if found_fair:
            yield Said(self.text("report-says-turn-fair"), found_fair)

    def _turn(self, at: int, one: dict[str, Any], fair: float) -> str:
        better = "report-says-turn-more" if one["share"] > fair else "report-says-turn-less"
        turn = self.text("report-turn", number=at + 1)
        return self.text(better, turn=turn, share=percent(one), interval=between(one))

    def _ends(self) -> Iterator[Said]:
        ends = self.told["ends"]
        yield Said(self.text("report-says-end", name=ends[0]["name"], share=percent(ends[0])))
        if rare := [one["name"] for one in ends if one["share"] < RARE]:
            yield Said(self.text("report-says-end-rare"), self._some(rare))

    def _sources(self) -> Iterator[Said]:
        sources = self.told["sources"]
        gaining = [one for one in sources if one["all"]["mean"] > 0]
        total = sum(one["all"]["mean"] for one in gaining)
        if total <= 0 or len(sources) < 2:
            return
        if len(gaining) > 1:
            largest = max(gaining, key=lambda one: one["all"]["mean"])
            part = f"{100 * largest['all']['mean'] / total:.0f} %"
            yield Said(self.text("report-says-source", name=largest["name"], share=part))
        best = max(sources, key=lambda one: float(one["ahead"].get("mean", 0)))
        if "fair" in self.told["all"] and best["ahead"].get("mean", 0) > 0:
            gain = f"{best['ahead']['mean']:.1f}"
            yield Said(self.text("report-says-source-winners", name=best["name"], gain=gain))
        if small := [one["name"] for one in sources if abs(one["all"]["mean"]) < RARE * total]:
            yield Said(self.text("report-says-source-small", names=", ".join(self._some(small))))

    def _suspense(self) -> Iterator[Said]:
        told = self.told.get("suspense")
        if not told:
            return
        half = next(one for one in told["course"] if one["at"] >= LARGE)
        yield Said(self.text("report-says-favourite", share=percent(half["right"]), interval=between(half["right"]),
                             fair=f"{100 * self.told['all']['fair']:.0f} %"))  # fmt: skip
        known = f"{100 * told['known']['median']:.0f}"
        yield Said(self.text("report-says-known-first" if known == "0" else "report-says-known", median=f"{known} %"))
        yield Said(self.text("report-says-lead", changes=f"{told['lead_changes']['mean']:.1f}",
                             behind=f"{100 * told['behind']['mean']:.0f} %"))  # fmt: skip

    def _skill(self) -> Iterator[Said]:
        if ladder := self.told.get("ladder"):
            items = [
                self.text("report-says-skill", one=one["one_name"], rest=one["rest_name"], share=percent(one),
                          interval=between(one))
                for one in ladder["pairs"] if one["one"] != one["rest"]
            ]  # fmt: skip
            fair, table = f"{100 * ladder['fair']:.0f} %", where(self.told, ladder, self.text)
            yield Said(self.text("report-says-skill-all", where=table, fair=fair), items)

    def _without(self) -> Iterator[Said]:
        if never := self.told.get("never"):
            fair, table = f"{100 * never[0]['fair']:.0f} %", where(self.told, never[0], self.text)
            beyond = unfair([(one, one["fair"]) for one in never])
            items = [self._does_without(one, clear) for one, clear in zip(never, beyond, strict=True)]
            yield Said(self.text("report-says-never-all", where=table, fair=fair), items)

    def _does_without(self, one: dict[str, Any], beyond: bool) -> str:
        told = self._does_it_matter(one) if beyond else "report-says-never-even"
        verb, _, thing = one["what"].partition(":")
        options = self.told.get("options", [])
        done = [row for row in options if row["verb"] == verb and row["id"] == thing]
        if options and not any(row["taken"] for row in done):
            told = "report-says-never-anyway"
        elif not thing and all(row["taken"] == row["offered"] and self._is_alone(row) for row in done):
            told = "report-says-never-must"
        return self.text(told, what=one["name"], share=percent(one), interval=between(one))

    def _does_it_matter(self, one: dict[str, Any]) -> str:
        return "report-says-never" if one["share"] < one["fair"] else "report-says-never-better"

    def _is_alone(self, row: dict[str, Any]) -> bool:
        """Whether its question never offers another verb."""
        verbs = [one for one in self.told["options"] if one["rule"] == row["rule"] and not one["id"]]
        return not any(one["offered"] for one in verbs if one is not row)

    def _winners(self) -> Iterator[Said]:
        """Choices of players who win more or less often than others, beyond chance: the clearest of each kind."""
        told = [
            row for row in self.told.get("options", [])
            if row.get("beyond") and row["id"] and row["wins"]["of"] >= FEW and not row["name"].isdecimal()
        ]  # fmt: skip
        more = [row for row in told if row["wins"]["share"] > row["fair"]]
        if more:
            more.sort(key=lambda row: float(-row["wins"]["low"] / row["fair"]))
            yield Said(self.text("report-says-wins-more"), [self._fared(row) for row in more[:CLEAREST]])
        less = [row for row in told if row["wins"]["share"] < row["fair"]]
        if less:
            less.sort(key=lambda row: float(row["wins"]["high"] / row["fair"]))
            yield Said(self.text("report-says-wins-less"), [self._fared(row) for row in less[:CLEAREST]])

    def _fared(self, row: dict[str, Any]) -> str:
        wins = row["wins"]
        return self.text("report-says-fared", what=_called(row), share=percent(wins), interval=between(wins),
                         fair=f"{100 * row['fair']:.0f} %", players=wins["of"])  # fmt: skip

    def _unused(self) -> Iterator[Said]:
        if "never_taken" not in self.told:
            return
        rows = [row for row in self.told["never_taken"] if row["offered"] >= OFTEN]
        if lines := gathered(rows, self.text, MOST_NAMES):
            yield Said(self.text("report-says-never-taken"), self._some(lines))
        if self.told["never_offered"]:
            yield Said(self.text("report-says-never-offered", count=len(self.told["never_offered"])))

    def _some(self, names: list[str]) -> list[str]:
        return some(names, self.text, MOST_NAMES)


def _called(row: dict[str, Any]) -> str:
    return f"{row['what']}: {row['name']}" if row["name"] else str(row["what"])
