"""Which code obeys a rule of a ledger, which tests prove it, and the docs pages that show both.

Everything is read from the files as they stand, so a game that cannot be imported is checked like any other.
`python -m tests.support.coverage` writes `docs/rules/<game>.md` anew for every game of the package.
`python -m tests.support.coverage --mirror` lists the rules whose test is not in the file named after the rule's file.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ludoteca.engine import ledger_ids
from ludoteca.words import ledger
from ludoteca.words.ledger import LedgerLine
from tests.support import scenarios

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "ludoteca" / "games"
TESTS = ROOT / "tests" / "games"
PAGES = ROOT / "docs" / "rules"
GAMES = tuple(sorted(path.parent.name for path in SOURCES.glob("*/RULES.md")))


class Place(NamedTuple):
    """A module, class, function, test or scenario: where it is, what it is called, and the ledger ids it names."""

    path: Path
    name: str
    ids: tuple[str, ...]


class Unmirrored(NamedTuple):
    """A rule that a file obeys and that no test proves in the test file of the same name; where its tests are now."""

    path: Path
    id: str
    tested_in: tuple[str, ...]


def lines(game: str) -> list[LedgerLine]:
    return ledger.parse((SOURCES / game / "RULES.md").read_text(encoding="utf-8"))


def code(game: str) -> list[Place]:
    """The modules, classes and functions of a game whose docstrings name ledger ids."""
    return [place for path in sorted((SOURCES / game).rglob("*.py")) for place in documented(path)]


def documented(path: Path) -> list[Place]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    places = [Place(path, name, _ids(text)) for name, text in _docstrings(tree, path.name)]
    return [place for place in places if place.ids]


def _docstrings(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """Every docstring in and below a node, with the dotted name of what it documents."""
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield name, ast.get_docstring(node) or ""
    inside = "" if isinstance(node, ast.Module) else f"{name}."
    for child in ast.iter_child_nodes(node):
        own = getattr(child, "name", None)
        yield from _docstrings(child, f"{inside}{own}" if isinstance(own, str) else name)


def _ids(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ledger_ids(text)))


def proofs(game: str) -> list[Place]:
    """The tests of a game's rules, in `tests/games/<game>/rules/`, and its scenarios."""
    tests = [place for path in sorted((TESTS / game / "rules").rglob("test_*.py")) for place in marked(path)]
    files = sorted((scenarios.ROOT / game).glob("*.toml"))
    return tests + [Place(path, path.stem, tuple(scenarios.load(path)["rules"])) for path in files]


def marked(path: Path) -> list[Place]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return [Place(path, test.name, tuple(_marks(test))) for test in tests]


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(arg)) for arg in node.args)


def without_code(ledger_lines: list[LedgerLine], places: list[Place]) -> list[str]:
    """The ids that no docstring names although the ledger does not say why none should."""
    named = {rule for place in places for rule in place.ids}
    return [line.id for line in ledger_lines if line.no_code is None and line.id not in named]


def without_test(ledger_lines: list[LedgerLine], tests: list[Place]) -> list[str]:
    """The ids that no test names although the ledger does not say why none should."""
    named = {rule for place in tests for rule in place.ids}
    return [line.id for line in ledger_lines if line.no_test is None and line.id not in named]


def unknown(ledger_lines: list[LedgerLine], places: list[Place]) -> list[str]:
    return sorted({rule for place in places for rule in place.ids} - {line.id for line in ledger_lines})


def unmirrored(game: str) -> list[Unmirrored]:
    """The rules that the test file named after their rule file does not prove.

    Rule files are those in `rules/`, and `setup.py`, which holds the rules of the first heading.
    """
    untested = {line.id for line in lines(game) if line.no_test is not None}
    tests = proofs(game)
    found = []
    for path in [SOURCES / game / "setup.py", *sorted((SOURCES / game / "rules").rglob("*.py"))]:
        for rule in dict.fromkeys(rule for place in documented(path) for rule in place.ids):
            tested_in = tuple(dict.fromkeys(test.path.name for test in tests if rule in test.ids))
            if rule not in untested and f"test_{path.stem}.py" not in tested_in:
                found.append(Unmirrored(path, rule, tested_in))
    return found


def page(game: str) -> str:
    """The docs page of a game: every rule of the ledger with its code and its tests."""
    places, tests = code(game), proofs(game)
    title = (SOURCES / game / "RULES.md").read_text(encoding="utf-8").partition("\n")[0]
    rows = [f"{title}, with its code and tests", "", _INTRO]
    section = ""
    for line in lines(game):
        if line.section != section:
            section = line.section
            rows += ["", f"## {section}", ""]
        rows += [f"- **{line.id}** {line.text}"]
        for kind, known in (("code", places), ("tests", tests)):
            links = [_link(place) for place in known if line.id in place.ids]
            rows += [f"  - {kind}: {', '.join(links)}"] if links else []
    return "\n".join(rows) + "\n"


_INTRO = (
    "Made from `RULES.md`, the docstrings of the code and the marks of the tests by "
    "`python -m tests.support.coverage`; a test keeps it up to date."
)


def _link(place: Place) -> str:
    return f"[`{place.name}`](../../{place.path.relative_to(ROOT).as_posix()})"


def mirror_table(game: str) -> str:
    """What `unmirrored` finds, as a table for people who move tests."""
    rows = [f"## {game}", "", "| rule file | id | tested in |", "|---|---|---|"]
    for path, rule, tested_in in unmirrored(game):
        rows += [f"| {path.relative_to(SOURCES / game).as_posix()} | {rule} | {', '.join(tested_in) or 'nothing'} |"]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    if "--mirror" in sys.argv[1:]:
        sys.stdout.write("\n".join(mirror_table(game) for game in GAMES))
    else:
        PAGES.mkdir(parents=True, exist_ok=True)
        for game in GAMES:
            (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
            sys.stdout.write(f"wrote docs/rules/{game}.md\n")
