"""The types of views and component files in TypeScript are those of the games."""

import pytest

import ludoteca
from tools.view_types import BOARDS, inferred, of_game


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_types_are_those_that_the_game_gives(name: str) -> None:
    """Run `python -m tools.view_types` after changing a view or a component file."""
    assert (BOARDS / name / "types.ts").read_text(encoding="utf-8") == of_game(name)


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ([{"a": 1}, {"a": "x", "b": [True]}], "{\n  a: number | string;\n  b?: boolean[];\n}"),
        ([{"red": {"x": 1}, "blue": {"x": 2}}], 'Record<"red" | "blue", {\n  x: number;\n}>'),
        ([{"hat": 1}, {"bear": 2}], "Record<string, number>"),
        ([{"a": [{"x": 1}], "b": [{"x": 1}], "n": 1}], 'Record<"a" | "b", {\n  x: number;\n}[]> & {\n  n: number;\n}'),
    ],
    ids=["optional", "one shape", "map", "one shape beside others"],
)
def test_types_follow_from_values(values: list[object], kind: str) -> None:
    """Keys that some tables lack are optional, tables of one shape share a type, others may be maps."""
    assert inferred(values) == kind
