"""The page about the Parquet files is up to date."""

from tests.support.dictionary_page import PAGE, page


def test_the_page_is_what_the_columns_say() -> None:
    """If it is not: `python -m tests.support.dictionary_page` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()
