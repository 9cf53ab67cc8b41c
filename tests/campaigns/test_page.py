"""The page about the campaigns quotes their counts."""

from pathlib import Path

from campaigns.__main__ import NAMES
from campaigns.campaign import Tally
from campaigns.page import PAGE, TABLE, table, with_counts


def test_page_and_count_files_agree() -> None:
    """Run `python -m campaigns.page` after a campaign."""
    text = PAGE.read_text(encoding="utf-8")
    assert text == with_counts(text)
    assert [found[2] for found in TABLE.finditer(text)] == list(NAMES)


def test_a_count_gets_a_row_and_those_of_a_kind_share_one(tmp_path: Path) -> None:
    tally = Tally("numbers", tmp_path)
    tally.add({"seen": 1234, "endings: by goal": 3, "endings: by deck": 4})
    rows = "| counted | |\n|---|---|\n| steps | 1 |\n| seen | 1,234 |\n| endings | by deck 4; by goal 3 |\n"
    assert table(tally) == rows
    assert tally.line() == "1,234 seen"
    page = "Before.\n<!-- counts of numbers -->\nold\n<!-- end -->\nAfter.\n"
    written = f"Before.\n<!-- counts of numbers -->\n\n{rows}\n<!-- end -->\nAfter.\n"
    assert with_counts(page, tmp_path) == with_counts(written, tmp_path) == written
