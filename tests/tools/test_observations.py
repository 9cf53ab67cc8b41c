"""The page of observations says what the code says."""

from tools.observations import PAGE, page


def test_the_page_is_the_one_that_the_code_gives() -> None:
    """Run `python -m tools.observations` after changing a block, a verb or a domain."""
    assert PAGE.read_text(encoding="utf-8") == page()
