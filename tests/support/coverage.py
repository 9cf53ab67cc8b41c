"""Which code obeys a rule of a ledger, which tests prove it, and the docs pages that show both.

`python -m tests.support.coverage` writes `docs/rules/<game>.md` for every game of the package anew.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ludoteca
from ludoteca import ledger
from ludoteca.engine import Game, ledger_ids
from tests.support import scenarios

ROOT = Path(__file__).parent.parent.parent
TESTS = ROOT / "tests"
PAGES = ROOT / "docs" / "rules"


class Proof(NamedTuple):
    """A test of a game's rules: where it is, what it is called, and the ids it names."""

    path: Path
    name: str
    line: int
    ids: tuple[str, ...]


def proofs(game: str) -> list[Proof]:
    """The tests of a game's rules, in `tests/games/<game>/rules/`, and its scenarios."""
    found = [
        proof for path in sorted((TESTS / "games" / game / "rules").rglob("test_*.py")) for proof in _in_file(path)
    ]
    files = sorted((scenarios.ROOT / game).glob("*.toml"))
    return found + [Proof(path, path.stem, 1, tuple(scenarios.load(path)["rules"])) for path in files]


def _in_file(path: Path) -> Iterator[Proof]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [mark for mark in node.decorator_list if ast.unparse(mark).startswith("pytest.mark.")]
            ids = [word for mark in marks if "mark.rule(" in ast.unparse(mark) for word in _texts(mark)]
            yield Proof(path, node.name, node.lineno, tuple(ids))


def _texts(mark: ast.expr) -> list[str]:
    return [node.value for node in ast.walk(mark) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def code(game: Game[Any]) -> dict[str, list[tuple[Path, str, int]]]:
    """For each ledger id the classes and functions whose docstring names it."""
    places: dict[str, list[tuple[Path, str, int]]] = {}
    for path in sorted(ledger.path_of(game).parent.rglob("*.py")):
        for name, line, text in _docstrings(path):
            for rule in dict.fromkeys(ledger_ids(text)):
                places.setdefault(rule, []).append((path, name, line))
    return places


def _docstrings(path: Path) -> Iterator[tuple[str, int, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node.lineno, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner.lineno, ast.get_docstring(inner) or ""


def page(game: Game[Any]) -> str:
    """The docs page of a game: every rule of the ledger with its code and its tests."""
    places, tests = code(game), proofs(game.id)
    rows = [f"# {game.title}: rules, code, tests", "", _INTRO, ""]
    section = ""
    for line in ledger.of_game(game):
        if line.section != section:
            section = line.section
            rows += [f"## {section}", ""]
        rows += [f"- **{line.id}** {line.text}"]
        if line.id in places:
            rows += ["  - code: " + ", ".join(_link(path, name) for path, name, _ in places[line.id])]
        proving = [_link(proof.path, proof.name) for proof in tests if line.id in proof.ids]
        if proving:
            rows += ["  - tests: " + ", ".join(proving)]
    return "\n".join(rows) + "\n"


_INTRO = (
    "Made from `RULES.md`, the docstrings of the code and the marks of the tests by "
    "`python -m tests.support.coverage`; a test keeps it up to date."
)


def _link(path: Path, name: str) -> str:
    return f"[`{name}`](../../{path.relative_to(ROOT).as_posix()})"


def pages() -> dict[Path, str]:
    """The pages of all games of the package."""
    own = [game for game in ludoteca.games(sample=True) if (ROOT / "src" / "ludoteca" / "games" / game).is_dir()]
    return {PAGES / f"{game}.md": page(ludoteca.game(game)) for game in own}


if __name__ == "__main__":
    PAGES.mkdir(parents=True, exist_ok=True)
    for target, content in pages().items():
        target.write_text(content, encoding="utf-8")
        sys.stdout.write(f"wrote {target.relative_to(ROOT)}\n")
