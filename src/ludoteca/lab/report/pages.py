"""The page of a report, made from its figures and nothing else."""

from collections.abc import Iterator
from typing import Final

from ludoteca.lab.report.figures import Figures
from ludoteca.lab.report.html import Section, listed, page, paragraph, topics
from ludoteca.lab.report.sections import Sections
from ludoteca.lab.report.standing_out import StandingOut
from ludoteca.lab.report.using import FEW, Using
from ludoteca.words.sentences import Words

SHORT_HASH: Final = 12


def report_page(told: Figures, words: Words) -> str:
    """The whole page."""
    title = words.text("report-title", title=told["title"], games=told["games"])
    sections = [
        _standing_out(told, words),
        *Sections(told, words).all(),
        *Using(told, words).all(),
        Section("about", words.text("report-about"), list(_about(told, words))),
    ]
    return page(words.lang, title, words.text("report-lead"), words.text("report-contents"), sections)


def _standing_out(told: Figures, words: Words) -> Section:
    said = [
        (topic.key, words.text(f"report-{topic.key}"), [
            paragraph(one.text) + (listed(one.items) if one.items else "") for one in topic.said
        ])
        for topic in StandingOut(told, words).topics()
    ]  # fmt: skip
    few = told["games"] < FEW
    warning = [paragraph(words.text("report-few-games", games=told["games"]))] if few else []
    parts = [paragraph(words.text("report-standing-out-about"), "note"), *warning, topics(said)]
    return Section("standing-out", words.text("report-standing-out"), parts)


def _about(told: Figures, words: Words) -> Iterator[str]:
    yield paragraph(words.text("report-about-made", command=told["made_by"]))
    yield paragraph(
        words.text("report-about-versions", title=told["title"], rules=told["rules"],
                   components=told["components"][:SHORT_HASH], version=told["version"])
    )  # fmt: skip
    if told["bots"]:
        bots = [one["name"] for one in told["bots"].values()]
        yield paragraph(words.text("report-about-bots", bots=", ".join(bots)))
    if told["watched"] == told["games"]:
        yield paragraph(words.text("report-about-watched", games=told["games"]))
    else:
        yield paragraph(words.text("report-about-unwatched"))
