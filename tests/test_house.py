"""The habits of this house that a machine can check."""

import ast
import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca

TOP = Path(__file__).parent.parent
PACKAGE = TOP / "src" / "ludoteca"
LONGEST_FILE = 400
SOURCES = sorted([*(TOP / "src").rglob("*.py"), *(TOP / "tests").rglob("*.py")])

GAME = r"ludoteca\.games\.(?P<game>\w+)(\..*)?"
LAYERS = {
    # folder or file of the package: what it may import of Ludoteca
    "engine": r"ludoteca\.engine(\..*)?",
    "games": rf"ludoteca\.engine(\..*)?|{GAME}",
    "bots": rf"ludoteca\.(engine|bots)(\..*)?|{GAME}",
    "record.py": r"ludoteca\.engine(\..*)?",
    "dealer.py": r"ludoteca\.engine(\..*)?",
    "playthrough.py": r"ludoteca\.(engine|events|dealer|record|version)(\..*)?",
    "replay.py": r"ludoteca\.(engine|playthrough|record)(\..*)?",
    "match.py": r"ludoteca(\.(engine|events|found|dealer|playthrough|record|replay|snapshot|version)(\..*)?)?",
}
ALLOWED_OUTSIDE = {*sys.stdlib_module_names, "mypy_extensions"}
NEVER = {"logging", "random", "threading", "asyncio", "multiprocessing", "socket", "subprocess", "datetime", "time"}


def _imports(path: Path) -> Iterator[str]:
    """The dotted names of the modules that a file imports, with `from a import b` as both `a` and `a.b`'s parent."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the layers"
            yield str(node.module)


def _layer_files(layer: str) -> list[Path]:
    where = PACKAGE / layer
    return [where] if where.is_file() else sorted(where.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(TOP).as_posix())
def test_files_are_short(path: Path) -> None:
    """No source file has more than 400 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_know_only_those_below(layer: str) -> None:
    """The inner layers import the standard library, each other downwards, and nothing else."""
    for path in _layer_files(layer):
        for name in _imports(path):
            top = name.partition(".")[0]
            if top == "ludoteca":
                assert re.fullmatch(LAYERS[layer], name), f"{path.relative_to(TOP)} imports {name}"
            else:
                assert top in ALLOWED_OUTSIDE, f"{path.relative_to(TOP)} imports {name}"


@pytest.mark.parametrize("layer", ["engine", "games", "bots"])
def test_rules_have_no_clock_no_chance_and_no_threads(layer: str) -> None:
    """What is compiled, searched and replayed depends on nothing but its arguments."""
    for path in _layer_files(layer):
        assert not NEVER & {name.partition(".")[0] for name in _imports(path)}, path.relative_to(TOP)


def test_games_do_not_know_each_other() -> None:
    """A game's folder imports no other game."""
    for path in _layer_files("games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in _imports(path):
            match = re.fullmatch(GAME, name)
            assert match is None or match["game"] == own, f"{path.relative_to(TOP)} imports {name}"


def _tracked() -> list[Path]:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=TOP, capture_output=True, check=True)  # noqa: S607 - the git of this machine
    return [TOP / name for name in done.stdout.decode().split("\0") if name and (TOP / name).is_file()]


def test_no_machine_and_no_registry_in_any_file() -> None:
    """Nothing that is kept tells on which machine it was made or from which registry it came."""
    folders = "work|tmp|root|opt|var/tmp|home/[a-z]"
    hosts = r"pypi\.org|pythonhosted|registry\.npmjs|index-url"
    telltale = re.compile(rf"(?<![\w.~$}}])/({folders})/|{hosts}".encode())
    for path in _tracked():
        found = telltale.search(path.read_bytes())
        assert found is None or path == Path(__file__), f"{path.relative_to(TOP)}: {found}"


@pytest.mark.parametrize("name", sorted(set(ludoteca.__all__) - {"__version__"}))
def test_public_names_are_shown_at_work(name: str) -> None:
    """Every public name has a docstring with an example, which is run as a test."""
    assert ">>> " in (inspect.getdoc(getattr(ludoteca, name)) or "")


def test_scripts_are_executable() -> None:
    """The commands of the README can be typed as they stand."""
    for name in ("play", "test", ".ci/run", "benchmarks/run", "tools/lock"):
        assert (TOP / name).stat().st_mode & 0o111, name


def test_the_workflow_is_pinned_and_tests_the_oldest_python() -> None:
    """Actions are named by commit, since a tag can move; the first Python is the oldest that the package allows."""
    workflow = (TOP / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    actions = re.findall(r"uses: (\S+)", workflow)
    assert actions
    assert [action for action in actions if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)] == []
    pythons = re.findall(r'python: "([0-9.]+)"', workflow)
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"
