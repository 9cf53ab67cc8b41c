"""The types of views and component files in TypeScript are those of the games."""

import pytest

import ludoteca
from tools.view_types import BOARDS, inferred, of_game


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_types_are_those_that_the_game_gives(name: str) -> None:
    """Run `python -m tools.view_types` after changing a view or a component file."""
    assert (BOARDS / name / "types.ts").read_text(encoding="utf-8") == of_game(name)


def test_what_only_some_entries_have_may_be_missing() -> None:
    """A key that not all entries of a list have is optional, and values of several kinds give a union."""
    assert inferred([{"a": 1}, {"a": "x", "b": [True]}]) == "{\n  a: number | string;\n  b?: boolean[];\n}"
