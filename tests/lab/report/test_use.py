"""Use, in the order in which people look for it; and what was never used, in a few lines."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.lab.report import Results, added_up, played
from ludoteca.lab.report.page import Highlights
from ludoteca.lab.report.results import Thing, Use
from ludoteca.lab.report.sections import Sections, gathered
from ludoteca.lab.simulate import Setup, grid
from ludoteca.lab.statistics import share
from ludoteca.words.sentences import Words

TEXT = Words().text


@pytest.fixture(scope="module")
def found() -> Results:
    run = grid(Setup("quay", None, 2, (), ("random",), 3))
    return added_up(played(run, 1, 1), Words(), "a test", lambda _: None)


def _named(verb: str, name: str) -> dict[str, Any]:
    what = {"take": "Take a card", "ask": "Ask for a card"}[verb]
    return {"rule": "Turn", "verb": verb, "domain": "card", "id": name, "what": what, "name": name}


def _thing(verb: str, name: str, offered: int | None) -> Thing:
    return Thing(**_named(verb, name), offered=offered)


def test_things_share_a_line_with_what_is_not_done_to_them() -> None:
    rows = [("take", "tea", 2000), ("ask", "silk", 300), ("take", "salt", 200), ("take", "rum", 1)]
    lines = ["Take a card: tea (2,000); salt (200); and 1 more", "Ask for a card: silk (300)"]
    assert gathered([_thing(*row) for row in rows], TEXT, most=2) == lines


def test_what_is_never_done_at_all_comes_first_and_without_its_things() -> None:
    rows = [_thing("ask", "silk", 300), _thing("take", "tea", 20), _thing("take", "", 30), _thing("take", "salt", 10)]
    assert gathered(rows, TEXT, most=9) == ["Take a card (30)", "Ask for a card: silk (300)"]


def test_what_was_never_offered_has_no_number() -> None:
    assert gathered([_thing("take", "tea", None)], TEXT, most=9) == ["Take a card: tea"]


def test_the_first_page_names_only_what_was_offered_often(found: Results) -> None:
    never_taken = [_thing("take", "tea", 100), _thing("take", "salt", 99)]
    found = replace(found, never_taken=never_taken, never_offered=[], options=[])
    (said,) = Highlights(found, Words())._unused()
    assert said.items == ["Take a card: tea (100)"]
    assert "<li>Take a card: tea (100); salt (99)</li>" in "".join(Sections(found, Words())._unused())


def test_tables_of_things_follow_the_order_of_the_first_table(found: Results) -> None:
    rows = [
        Use(**_named(verb, name), offered=9, taken=taken, games=share(1, 1))
        for verb, taken in (("ask", 2), ("take", 9))
        for name in ("", "silk", "tea")
    ]
    first, *tables = Sections(found, Words())._uses("options", rows)
    assert first.index("Take a card") < first.index("Ask for a card")
    names = ["Take a card", "Ask for a card"]
    assert [name for table in tables for name in names if f">{name}</h3>" in table] == names
