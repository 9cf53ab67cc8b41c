"""Ledger, code and tests agree: no rule without code and test, no code and no test of a rule that is not there."""

from pathlib import Path

import pytest
from tests.support import coverage

from ludoteca.words import ledger

# -------------------------------------------------------------------- the games of the package


@pytest.mark.parametrize("game", coverage.GAMES)
def test_every_rule_has_code(game: str) -> None:
    """A docstring names each ledger id, unless its line says why none is needed."""
    assert coverage.without_code(coverage.lines(game), coverage.code(game)) == []


@pytest.mark.parametrize("game", coverage.GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    """A test names each ledger id, unless its line says why none is needed."""
    assert coverage.without_test(coverage.lines(game), coverage.proofs(game)) == []


@pytest.mark.parametrize("game", coverage.GAMES)
def test_reasons_are_given_only_where_something_is_missing(game: str) -> None:
    lines, places, tests = coverage.lines(game), coverage.code(game), coverage.proofs(game)
    assert [line.id for line in lines if line.no_code and any(line.id in place.ids for place in places)] == []
    assert [line.id for line in lines if line.no_test and any(line.id in test.ids for test in tests)] == []


@pytest.mark.parametrize("game", coverage.GAMES)
def test_every_test_of_rules_names_a_rule(game: str) -> None:
    assert [f"{proof.path.name}: {proof.name}" for proof in coverage.proofs(game) if not proof.ids] == []


@pytest.mark.parametrize("game", coverage.GAMES)
def test_ids_are_unique_and_only_known_ones_are_named(game: str) -> None:
    lines = coverage.lines(game)
    ids = [line.id for line in lines]
    assert ids
    assert len(ids) == len(set(ids))
    assert coverage.unknown(lines, coverage.code(game) + coverage.proofs(game)) == []


@pytest.mark.parametrize("game", coverage.GAMES)
def test_a_rule_is_tested_in_the_file_of_the_same_name(game: str) -> None:
    """What a rule file names is proved in `test_<file>.py`; `python -m tests.support.coverage --mirror` lists all."""
    assert coverage.unmirrored(game) == [], coverage.mirror_table(game)


@pytest.mark.parametrize("game", coverage.GAMES)
def test_pages_are_up_to_date(game: str) -> None:
    """The docs page of a ledger is what `python -m tests.support.coverage` writes."""
    assert (coverage.PAGES / f"{game}.md").read_text(encoding="utf-8") == coverage.page(game)


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in coverage.PAGES.iterdir()) == sorted(coverage.GAMES)


# -------------------------------------------------------------------- the checks themselves

LEDGER = """# Pig - rules ledger
## Turn
- PIG-001 [text] Named by a module, tested.
- PIG-002 [text] Named by a method, tested in a parameter.
- PIG-003 [ruling] Named by nothing, tested.
- PIG-004 [text] Named by a function in a function, not tested.

## End
- PIG-005 [text] Neither. (no code or test: a remark)
- PIG-006 [text] Named, not tested. (no test: it cannot go wrong)
- PIG-007 [engine] Tested, not named. (no code: the engine does it)
"""
CODE = '''"""Pig, 'Turn'. PIG-001"""


class Roll:
    """Roll. Not an id: PIG-1, PIG-0010."""

    def chosen(self):
        """Count the eyes. PIG-002, PIG-002, PIG-900"""


def outer():
    """PIG-006"""
    def inner():
        """PIG-004"""
    return "PIG-003"  # PIG-003
'''
TESTS = """
@pytest.mark.rule("PIG-001", "PIG-003")
@pytest.mark.parametrize("text", ["PIG-004"])
def test_one(text): "PIG-004"

@pytest.mark.parametrize("eyes", [pytest.param(1, marks=pytest.mark.rule("PIG-002")), 2])
@pytest.mark.rule("PIG-007", "PIG-901")
def test_two(eyes): ...

def test_nothing(): ...
"""


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[ledger.LedgerLine]:
    """A game with something missing everywhere, in files of its own; its ledger."""
    monkeypatch.setattr(coverage, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(coverage, "TESTS", tmp_path / "tests")
    rules, tests = tmp_path / "src" / "pig" / "rules", tmp_path / "tests" / "pig" / "rules"
    rules.mkdir(parents=True)
    tests.mkdir(parents=True)
    (rules / "turn.py").write_text(CODE, encoding="utf-8")
    (rules.parent / "setup.py").write_text('"""PIG-001"""\n', encoding="utf-8")
    (tests / "test_turn.py").write_text(TESTS, encoding="utf-8")
    (rules.parent / "RULES.md").write_text(LEDGER, encoding="utf-8")
    return coverage.lines("pig")


def test_a_rule_without_code_is_noticed(pig: list[ledger.LedgerLine]) -> None:
    """Docstrings of modules, classes and functions count at any depth; other texts, comments and tests do not."""
    places = coverage.code("pig")
    assert [(place.name, place.ids) for place in places if place.path.name == "turn.py"] == [
        ("turn.py", ("PIG-001",)),
        ("Roll.chosen", ("PIG-002", "PIG-900")),
        ("outer", ("PIG-006",)),
        ("outer.inner", ("PIG-004",)),
    ]
    assert coverage.without_code(pig, places) == ["PIG-003"]


def test_a_rule_without_test_is_noticed(pig: list[ledger.LedgerLine]) -> None:
    tests = coverage.proofs("pig")
    assert [(test.name, test.ids) for test in tests] == [
        ("test_one", ("PIG-001", "PIG-003")),
        ("test_two", ("PIG-002", "PIG-007", "PIG-901")),
        ("test_nothing", ()),
    ]
    assert coverage.without_test(pig, tests) == ["PIG-004"]


def test_ids_that_are_not_in_the_ledger_are_noticed(pig: list[ledger.LedgerLine]) -> None:
    assert coverage.unknown(pig, coverage.code("pig") + coverage.proofs("pig")) == ["PIG-900", "PIG-901"]


@pytest.mark.usefixtures("pig")
def test_a_rule_that_is_tested_elsewhere_is_noticed() -> None:
    """The message says where its tests are; a rule that needs no test needs none there either."""
    found = [(place.path.name, place.id, place.tested_in) for place in coverage.unmirrored("pig")]
    assert found == [("setup.py", "PIG-001", ("test_turn.py",)), ("turn.py", "PIG-900", ()), ("turn.py", "PIG-004", ())]
    assert coverage.mirror_table("pig").splitlines()[4:] == [
        "| setup.py | PIG-001 | test_turn.py |",
        "| rules/turn.py | PIG-900 | nothing |",
        "| rules/turn.py | PIG-004 | nothing |",
    ]


# -------------------------------------------------------------------- reading a ledger


def test_lines_of_a_ledger() -> None:
    """Ids with prefixes of any length, headings, tags, and the reasons for having no code or no test."""
    first = "# Q\n- Q-000 [text] None.\n## A\n- Q-001 [text] One.\n- Q-01 No.\n"
    text = f"{first}\n## B\n- QUAYSIDERSONLY-002 [ruling] Two. [text] Yes.\n"
    assert [line[:4] for line in ledger.parse(text)] == [
        ("Q-000", "", ("text",), "[text] None."),
        ("Q-001", "A", ("text",), "[text] One."),
        ("QUAYSIDERSONLY-002", "B", ("ruling", "text"), "[ruling] Two. [text] Yes."),
    ]
    reasons = [(line.no_code, line.no_test) for line in ledger.parse(LEDGER)]
    assert reasons[:4] == [(None, None)] * 4
    assert reasons[4:] == [("a remark", "a remark"), (None, "it cannot go wrong"), ("the engine does it", None)]
