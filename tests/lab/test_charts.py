"""Charts: everything in them can be read, on a phone too."""

import re
from xml.etree import ElementTree as ET

import pytest

from ludoteca.lab.charts import LETTER, WIDTH, Dot, columns, course, dots

PHONE = 350
READABLE = 11
FONT = 13
LONG = "Somebody has built the last tile of the last row, so the last round is played to its end and then it is over"


def _texts(svg: str) -> list[tuple[float, str, str]]:
    """Each word: where it is, to which side it goes, and what it says."""
    root = ET.fromstring(svg)  # noqa: S314 - our own
    return [(float(one.attrib["x"]), one.attrib["text-anchor"], str(one.text)) for one in root.iter("text")]


def _lies_within(x: float, anchor: str, text: str) -> bool:
    wide = LETTER * len(text)
    left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
    return left >= -1 and left + wide <= WIDTH + 1


FIGURES = {
    "all games": dots("a", "a", [Dot("The deck is empty, and so is every hand.", 100, 96, 100)], unit=" %"),
    "a long name": dots("b", "b", [Dot(LONG, 40, 30, 50), Dot("short", 60, 50, 70)], unit=" %"),
    "short names": dots("c", "c", [Dot("first player", 50, 40, 60)], 50, " %"),
    "below zero": dots("d", "d", [Dot("random", -1234, -1300, -1100), Dot("easy", 0, 0, 0)], 0),
    "columns": columns("e", "e", [(98, 99, 3), (99, 100, 12), (100, 101, 7)], "points per player", "players"),
    "many": columns("f", "f", [(at, at + 50, at) for at in range(0, 1200, 50)], "points", "players"),
    "a course": course("g", "g", [Dot(f"{at} %", at, at, at) for at in range(0, 100, 5)], 50),
}


@pytest.mark.parametrize("name", FIGURES)
def test_no_word_is_cut_off(name: str) -> None:
    assert [text for text in _texts(FIGURES[name]) if not _lies_within(*text)] == []
    assert "…" not in FIGURES[name]


def test_words_can_be_read_on_a_phone() -> None:
    assert FONT * PHONE / WIDTH >= READABLE


def test_a_long_name_goes_on_in_the_next_line() -> None:
    shown = [text for _, anchor, text in _texts(FIGURES["a long name"]) if anchor == "start"]
    assert " ".join(shown) == f"{LONG} short"


def test_a_bar_for_one_number_stands_over_that_number() -> None:
    svg = FIGURES["columns"]
    bars = [
        float(x) + float(wide) / 2 for x, wide in re.findall(r'<rect class="bar" x="([\d.]+)".*?width="([\d.]+)"', svg)
    ]
    marks = {text: x for x, anchor, text in _texts(svg) if anchor == "middle"}
    assert [marks[name] for name in ("98", "99", "100")] == pytest.approx(bars, abs=1)
    assert "99 points per player: 12" in svg
    assert "50 to 99 points: 50" in FIGURES["many"]


def test_a_histogram_says_what_its_numbers_are() -> None:
    words = [text for _, _, text in _texts(FIGURES["columns"])]
    assert {"points per player", "players"} <= set(words)


def test_a_course_is_labelled_to_its_end() -> None:
    assert [text for _, anchor, text in _texts(FIGURES["a course"]) if anchor == "middle"][-2:] == ["80 %", "95 %"]
