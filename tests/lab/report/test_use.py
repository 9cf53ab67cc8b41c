"""What was used, in the order in which people look for it; and what never was, in a few lines."""

from typing import Any

from ludoteca.lab.statistics import share
from ludoteca.lab.report.standing_out import StandingOut
from ludoteca.lab.report.using import Using, gathered
from ludoteca.words.sentences import Words

TEXT = Words().text


def _row(verb: str, name: str, offered: int) -> dict[str, Any]:
    what = {"take": "Take a card", "ask": "Ask for a card"}[verb]
    return {"rule": "Turn", "verb": verb, "domain": "card", "id": name, "what": what, "name": name, "offered": offered}


def test_things_stand_in_one_line_with_what_is_not_done_to_them() -> None:
    """In their order, and only so many that the line can be read."""
    rows = [_row("take", "tea", 2000), _row("ask", "silk", 300), _row("take", "salt", 200), _row("take", "rum", 1)]
    assert gathered(rows, TEXT, most=2) == [
        "Take a card: tea (2,000); salt (200); and 1 more",
        "Ask for a card: silk (300)",
    ]


def test_what_is_never_done_at_all_comes_first_and_without_its_things() -> None:
    """They would say nothing new."""
    rows = [_row("ask", "silk", 300), _row("take", "tea", 20), _row("take", "", 30), _row("take", "salt", 10)]
    assert gathered(rows, TEXT, most=9) == ["Take a card (30)", "Ask for a card: silk (300)"]


def test_what_was_never_offered_has_no_number() -> None:
    """It would be 0 in every line."""
    rows = [{key: value for key, value in _row("take", "tea", 0).items() if key != "offered"}]
    assert gathered(rows, TEXT, most=9) == ["Take a card: tea"]


def test_the_first_page_names_only_what_was_offered_often() -> None:
    """The end of the page has the rest."""
    told = {"never_taken": [_row("take", "tea", 100), _row("take", "salt", 99)], "never_offered": [], "options": []}
    (said,) = StandingOut(told, Words())._unused()
    assert said.items == ["Take a card: tea (100)"]
    assert "<li>Take a card: tea (100); salt (99)</li>" in "".join(Using(told, Words())._unused())


def test_tables_of_things_follow_the_order_of_the_first_table() -> None:
    """What is done most comes first, whatever its name in the code."""
    often, seldom = {"taken": 9, "games": share(1, 1)}, {"taken": 2, "games": share(1, 1)}
    rows = [
        *({**_row("ask", name, 9), **seldom} for name in ("", "silk", "tea")),
        *({**_row("take", name, 9), **often} for name in ("", "silk", "tea")),
    ]
    first, *tables = Using({"options": rows, "watched": 1}, Words())._tables("options")
    assert first.index("Take a card") < first.index("Ask for a card")
    assert [name for table in tables for name in ("Take a card", "Ask for a card") if f">{name}</h3>" in table] == [
        "Take a card",
        "Ask for a card",
    ]
