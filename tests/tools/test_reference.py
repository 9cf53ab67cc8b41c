"""The reference pages of the games say what the code says."""

import pytest

import ludoteca
from tools.reference import PAGES, page


@pytest.mark.parametrize("name", ludoteca.games(sample=True))
def test_the_page_is_the_one_that_the_code_gives(name: str) -> None:
    """Run `python -m tools.reference` after changing a field, a verb or an event."""
    assert (PAGES / f"{name}.md").read_text(encoding="utf-8") == page(ludoteca.game(name))
