"""Ledger, code and tests agree: no rule without a test, no test of rules without a rule."""

import pytest

import ludoteca
from ludoteca import ledger
from tests.support import coverage

GAMES = ludoteca.games(sample=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    """Each ledger id that can be tested is named by at least one test."""
    proven = {rule for proof in coverage.proofs(game) for rule in proof.ids}
    lines = ledger.of_game(ludoteca.game(game))
    assert [line.id for line in lines if line.no_test is None and line.id not in proven] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_of_rules_names_a_rule(game: str) -> None:
    """Tests in `rules/` and scenarios name ledger ids, and only ids that exist."""
    known = {line.id for line in ledger.of_game(ludoteca.game(game))}
    proofs = coverage.proofs(game)
    assert [f"{proof.path.name}: {proof.name}" for proof in proofs if not proof.ids] == []
    assert sorted({rule for proof in proofs for rule in proof.ids} - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_code_names_only_known_ones(game: str) -> None:
    """No id stands twice in a ledger, and docstrings name no id that is not in it."""
    made = ludoteca.game(game)
    ids = [line.id for line in ledger.of_game(made)]
    assert len(ids) == len(set(ids))
    assert sorted(set(coverage.code(made)) - set(ids)) == []


def test_pages_are_up_to_date() -> None:
    """The docs pages of the ledgers are what `python -m tests.support.coverage` writes."""
    for path, text in coverage.pages().items():
        assert path.is_file(), f"{path.name} is missing"
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is old"


def test_a_rule_without_test_or_code_would_be_noticed() -> None:
    """The parser finds ids, headings, tags and the reason for having no test."""
    lines = ledger.parse("## A\n- QUAY-001 [text] One.\n\n## B\n- QUAY-002 [ruling] Two. (no test: a remark)\n")
    assert [(line.id, line.section, line.tags, line.no_test) for line in lines] == [
        ("QUAY-001", "A", ("text",), None),
        ("QUAY-002", "B", ("ruling",), "a remark"),
    ]
