"""The page of a report, made from its results and nothing else.

It begins with the most notable results in plain sentences, each with the numbers behind it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ludoteca.lab.report.html import Section, between, listed, most_values, number, page, paragraph, percent, topics
from ludoteca.lab.report.results import Results, Use, Without
from ludoteca.lab.report.sections import FEW, Sections, gathered, some, where
from ludoteca.lab.statistics import FEWEST, Share, unfair
from ludoteca.words.sentences import Words

OFTEN: Final = 100
"""Something offered at least this often and never done is worth a sentence."""
MOST_NAMES: Final = 6
RARE: Final = 0.02
LARGE: Final = 0.5
CLEAREST: Final = 3


class Said(NamedTuple):
    text: str
    items: Sequence[str] = ()


class Highlights:
    def __init__(self, found: Results, words: Words) -> None:
        self.found = found
        self.text = words.text

    def topics(self) -> dict[str, list[Said]]:
        """In the order in which people ask: how long, how fair, how it ends, what decides, what is unused."""
        found = {
            "length": self._length(), "scores": self._points(), "victories": self._order(), "ends": self._ends(),
            "sources": self._sources(), "suspense": self._suspense(), "skill": self._skill(), "never": self._without(),
            "lives": self._lives(), "chosen": self._winners(), "unused": self._unused(),
        }  # fmt: skip
        return {key: said for key, sentences in found.items() if (said := list(sentences))}

    def _length(self) -> Iterator[Said]:
        whole = self.found.all
        if (rounds := whole.rounds) is not None:
            yield Said(self.text("report-says-rounds", median=number(rounds.median), range=most_values(rounds)))
        seconds = self.found.seconds_per_decision
        if by_players := self._by_players("minutes", "report-minutes-of", 0):
            yield Said(self.text("report-says-minutes-by", seconds=seconds, list=by_players))
        else:
            answers, minutes = whole.answers.median, f"{whole.minutes.median:.0f}"
            yield Said(self.text("report-says-minutes", answers=number(answers), minutes=minutes, seconds=seconds))

    def _points(self) -> Iterator[Said]:
        points = self.found.all.points
        if by_players := self._by_players("points", "report-points-of", 1):
            yield Said(self.text("report-says-points-by", list=by_players))
        else:
            yield Said(self.text("report-says-points", mean=f"{points.mean:.1f}", range=most_values(points)))
        if margin := self.found.all.margin:
            yield Said(self.text("report-says-margin", margin=f"{margin.mean:.1f}", range=most_values(margin)))

    def _by_players(self, name: str, item: str, digits: int) -> str:
        groups = [group for group in self.found.groups if group.by == "players"]
        if len(groups) < 2:
            return ""
        means = [(int(group.value), f"{mean.mean:.{digits}f}") for group in groups if (mean := group.mean(name))]
        return ", ".join(self.text(item, players=players, mean=mean) for players, mean in means)

    def _order(self) -> Iterator[Said]:
        """All turns at tables of all sizes are tested together, so that none of the many is called unfair by chance."""
        orders = {int(players): shares for players, shares in self.found.turn_order.items()}
        beyond = iter(unfair([(one, 1 / players) for players, shares in orders.items() for one in shares]))
        found_fair: list[str] = []
        for players, shares in orders.items():
            fair = 1 / players
            away = [(at, one) for at, one in enumerate(shares) if next(beyond)]
            if away:
                said = self.text("report-says-turn-unfair", players=players, fair=f"{100 * fair:.0f} %")
                yield Said(said, [self._turn(at, one, fair) for at, one in away])
            elif shares[0].of >= FEWEST:
                found_fair.append(self.text("report-says-turn-first", players=players, share=percent(shares[0]),
                                            interval=between(shares[0]), fair=f"{100 * fair:.0f} %"))  # fmt: skip
        if found_fair:
            yield Said(self.text("report-says-turn-fair"), found_fair)

    def _turn(self, at: int, one: Share, fair: float) -> str:
        better = "report-says-turn-more" if one.share > fair else "report-says-turn-less"
        turn = self.text("report-turn", number=at + 1)
        return self.text(better, turn=turn, share=percent(one), interval=between(one))

    def _ends(self) -> Iterator[Said]:
        ends = self.found.ends
        yield Said(self.text("report-says-end", name=ends[0].name, share=percent(ends[0])))
        if rare := [one.name for one in ends if one.share < RARE]:
            yield Said(self.text("report-says-end-rare"), self._some(rare))

    def _sources(self) -> Iterator[Said]:
        sources = self.found.sources
        gaining = [one for one in sources if one.all.mean > 0]
        total = sum(one.all.mean for one in gaining)
        if total <= 0 or len(sources) < 2:
            return
        if len(gaining) > 1:
            largest = max(gaining, key=lambda one: one.all.mean)
            part = f"{100 * largest.all.mean / total:.0f} %"
            yield Said(self.text("report-says-source", name=largest.name, share=part))
        best = max(sources, key=lambda one: float(one.ahead.mean))
        if self.found.all.fair is not None and best.ahead.mean > 0:
            gain = f"{best.ahead.mean:.1f}"
            yield Said(self.text("report-says-source-winners", name=best.name, gain=gain))
        if small := [one.name for one in sources if abs(one.all.mean) < RARE * total]:
            yield Said(self.text("report-says-source-small", names=", ".join(self._some(small))))

    def _suspense(self) -> Iterator[Said]:
        suspense = self.found.suspense
        if not suspense:
            return
        half = next(one for one in suspense.course if one.at >= LARGE)
        yield Said(self.text("report-says-favourite", share=percent(half.right), interval=between(half.right),
                             fair=f"{100 * (self.found.all.fair or 0):.0f} %"))  # fmt: skip
        known = f"{100 * suspense.known.median:.0f}"
        yield Said(self.text("report-says-known-first" if known == "0" else "report-says-known", median=f"{known} %"))
        yield Said(self.text("report-says-lead", changes=f"{suspense.lead_changes.mean:.1f}",
                             behind=f"{100 * suspense.behind.mean:.0f} %"))  # fmt: skip

    def _skill(self) -> Iterator[Said]:
        if ladder := self.found.ladder:
            items = [
                self.text("report-says-skill", one=one.one_name, rest=one.rest_name, share=percent(one),
                          interval=between(one))
                for one in ladder.pairs if one.one != one.rest
            ]  # fmt: skip
            fair, table = f"{100 * ladder.fair:.0f} %", where(self.found, ladder, self.text)
            yield Said(self.text("report-says-skill-all", where=table, fair=fair), items)

    def _without(self) -> Iterator[Said]:
        if never := self.found.never:
            fair, table = f"{100 * never[0].fair:.0f} %", where(self.found, never[0], self.text)
            beyond = unfair([(one, one.fair) for one in never])
            items = [self._does_without(one, clear) for one, clear in zip(never, beyond, strict=True)]
            yield Said(self.text("report-says-never-all", where=table, fair=fair), items)

    def _does_without(self, one: Without, beyond: bool) -> str:
        said = "report-says-never-even"
        if beyond:
            said = "report-says-never" if one.share < one.fair else "report-says-never-better"
        verb, _, thing = one.what.partition(":")
        chosen = self.found.chosen or []
        done = [row for row in chosen if row.verb == verb and row.id == thing]
        if chosen and not any(row.taken for row in done):
            said = "report-says-never-anyway"
        elif not thing and all(row.taken == row.offered and self._is_alone(row) for row in done):
            said = "report-says-never-must"
        return self.text(said, what=one.name, share=percent(one), interval=between(one))

    def _is_alone(self, row: Use) -> bool:
        verbs = [one for one in self.found.chosen or [] if one.rule == row.rule and not one.id]
        return not any(one.offered for one in verbs if one is not row)

    def _winners(self) -> Iterator[Said]:
        """Choices of players who win more or less often than others, beyond chance: the clearest of each kind."""
        rows = [
            (row, row.wins, row.fair) for row in self.found.chosen or []
            if row.wins and row.fair and row.beyond and row.id and row.wins.of >= FEW and not row.name.isdecimal()
        ]  # fmt: skip
        more = sorted((one for one in rows if one[1].share > one[2]), key=lambda one: -one[1].low / one[2])
        if more:
            yield Said(self.text("report-says-wins-more"), [self._fared(*one) for one in more[:CLEAREST]])
        less = sorted((one for one in rows if one[1].share < one[2]), key=lambda one: one[1].high / one[2])
        if less:
            yield Said(self.text("report-says-wins-less"), [self._fared(*one) for one in less[:CLEAREST]])

    def _fared(self, row: Use, wins: Share, fair: float) -> str:
        return self.text("report-says-fared", what=row.full_name, share=percent(wins), interval=between(wins),
                         fair=f"{100 * fair:.0f} %", players=int(wins.of))  # fmt: skip

    def _lives(self) -> Iterator[Said]:
        """The components that nobody ever had, although they were offered; if there are none, the least wanted."""
        for life in self.found.lives or []:
            offered = [one.had for one in life.components if one.had.offered]
            if not offered:
                continue
            stage = next(iter(life.stages.values()))
            if never := [one for one in offered if not one.taken]:
                said = self.text("report-says-life-never", kind=life.name, stage=stage)
                named = [self.text("report-life-offered", name=one.name, games=int(one.games.of)) for one in never]
                yield Said(said, self._some(named))
            elif often := [one for one in offered if one.games.of >= FEWEST]:
                least = sorted(often, key=lambda one: one.games.share)[:CLEAREST]
                named = [
                    self.text("report-life-least", name=one.name, share=percent(one.games), interval=between(one.games))
                    for one in least
                ]
                yield Said(self.text("report-says-life-least", kind=life.name, stage=stage), named)

    def _unused(self) -> Iterator[Said]:
        rows = [row for row in self.found.never_taken or [] if (row.offered or 0) >= OFTEN]
        if lines := gathered(rows, self.text, MOST_NAMES):
            yield Said(self.text("report-says-never-taken"), self._some(lines))
        if self.found.never_offered:
            yield Said(self.text("report-says-never-offered", count=len(self.found.never_offered)))

    def _some(self, names: list[str]) -> list[str]:
        return some(names, self.text, MOST_NAMES)


SHORT_HASH: Final = 12


def report_page(found: Results, words: Words) -> str:
    title = words.text("report-title", title=found.title, games=found.games)
    sections = [
        _standing_out(found, words),
        *Sections(found, words).all(),
        Section("about", words.text("report-about"), list(_about(found, words))),
    ]
    return page(words.lang, title, words.text("report-lead"), words.text("report-contents"), sections)


def _standing_out(found: Results, words: Words) -> Section:
    said = [
        (key, words.text(f"report-{key}"), [
            paragraph(one.text) + (listed(one.items) if one.items else "") for one in sentences
        ])
        for key, sentences in Highlights(found, words).topics().items()
    ]  # fmt: skip
    warning = [paragraph(words.text("report-few-games", games=found.games))] if found.games < FEW else []
    parts = [paragraph(words.text("report-standing-out-about"), "note"), *warning, topics(said)]
    return Section("standing-out", words.text("report-standing-out"), parts)


def _about(found: Results, words: Words) -> Iterator[str]:
    yield paragraph(words.text("report-about-made", command=found.made_by))
    yield paragraph(
        words.text("report-about-versions", title=found.title, rules=found.rules,
                   components=found.components[:SHORT_HASH], version=found.version)
    )  # fmt: skip
    if found.bots:
        bots = [one.name for one in found.bots.values()]
        yield paragraph(words.text("report-about-bots", bots=", ".join(bots)))
    if found.watched == found.games:
        yield paragraph(words.text("report-about-watched", games=found.games))
    elif found.sampled:
        yield paragraph(words.text("report-about-sampled", decisions=found.sampled))
    else:
        yield paragraph(words.text("report-about-unwatched"))
