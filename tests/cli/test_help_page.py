"""The page about the command line says what the commands say."""

from tests.support.help_page import PAGE, page


def test_the_page_is_the_help() -> None:
    """If it is not: `python -m tests.support.help_page` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()
