"""The page of a report, made from its results and nothing else."""

from collections.abc import Iterator
from typing import Final

from ludoteca.lab.report.highlights import Highlights
from ludoteca.lab.report.html import Section, listed, page, paragraph, topics
from ludoteca.lab.report.results import Results
from ludoteca.lab.report.sections import FEW, Sections
from ludoteca.words.sentences import Words

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
        (topic.key, words.text(f"report-{topic.key}"), [
            paragraph(one.text) + (listed(one.items) if one.items else "") for one in topic.said
        ])
        for topic in Highlights(found, words).topics()
    ]  # fmt: skip
    few = found.games < FEW
    warning = [paragraph(words.text("report-few-games", games=found.games))] if few else []
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
    else:
        yield paragraph(words.text("report-about-unwatched"))
