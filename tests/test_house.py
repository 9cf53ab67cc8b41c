"""The habits of this house that a machine can check."""

import ast
import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import ludoteca

TOP = Path(__file__).parent.parent
PACKAGE = TOP / "src" / "ludoteca"
LONGEST_FILE = 400
FOLDERS = ("src", "tests", "tools", "benchmarks", "campaigns")
SOURCES = sorted(path for folder in FOLDERS for path in (TOP / folder).rglob("*.py"))

GAME = r"ludoteca\.games\.(?P<game>\w+)(\..*)?"
LAYERS = {
    # Everything in the package, from the bottom to the top, and what it may import of the layers before it.
    "version.py": "",
    "engine": "",
    "events.py": "",
    "dealer.py": "",
    "children.py": "",
    "crew.py": "engine children.py",
    "luggage.py": "engine",
    "cluster": "version.py engine children.py crew.py luggage.py",
    "files.py": "engine",
    "games": "engine",
    "bots": "engine games",
    "ledger.py": "engine",
    "components.py": "engine ledger.py",
    "record.py": "engine files.py",
    "snapshot.py": "record.py",
    "usual.py": "engine",
    "sentences.py": "engine events.py",
    "naming.py": "engine sentences.py",
    "found.py": "engine bots components.py sentences.py",
    "games/__init__.py": "found.py",
    "viewing.py": "sentences.py",
    "saying.py": "engine sentences.py",
    "new_game.py": "engine sentences.py found.py",
    "playthrough.py": "version.py engine events.py dealer.py record.py",
    "replay.py": "engine record.py playthrough.py",
    "match.py": "version.py engine events.py dealer.py record.py snapshot.py found.py playthrough.py replay.py",
    "playing.py": "engine dealer.py bots match.py",
    "conformance": "engine dealer.py ledger.py record.py sentences.py replay.py match.py",
    "own_bots.py": "engine luggage.py bots",
    "client.py": "engine bots found.py own_bots.py",
    "tutorials": "engine ledger.py record.py sentences.py found.py match.py",
    "__init__.py": "version.py engine events.py bots found.py games/__init__.py saying.py playthrough.py match.py"
    " playing.py conformance",
    "planning.py": "engine luggage.py found.py",
    "coach": "engine crew.py bots record.py playthrough.py replay.py playing.py planning.py",
    "envs": "engine bots components.py sentences.py naming.py viewing.py found.py",
    "sim": "engine dealer.py crew.py files.py bots own_bots.py playthrough.py planning.py",
    "tournament": "version.py engine children.py crew.py luggage.py files.py bots own_bots.py saying.py planning.py",
    "report": "version.py engine crew.py files.py bots record.py sentences.py found.py replay.py planning.py sim"
    " tournament",
    "learn": "version.py engine crew.py luggage.py files.py bots found.py planning.py conformance tournament",
    "server": "engine events.py dealer.py children.py bots ledger.py components.py record.py snapshot.py sentences.py"
    " found.py playthrough.py replay.py match.py tutorials __init__.py coach",
    "cli": "version.py engine events.py dealer.py children.py files.py bots ledger.py components.py record.py usual.py"
    " sentences.py naming.py viewing.py found.py own_bots.py new_game.py replay.py match.py playing.py client.py"
    " tutorials crew.py cluster planning.py coach sim tournament report learn server",
    "__main__.py": "cli",
}
OUTSIDE = {
    # What a layer may import that does not come with Python.
    "engine": "mypy_extensions",
    "bots": "mypy_extensions",
    "sentences.py": "fluent",
    "server": "alembic httptools litestar msgspec psycopg segno sqlalchemy uvicorn",
    "cluster": "ray",
    "sim": "pyarrow",
    "report": "pyarrow",
    "learn": "numpy",
    "envs": "gymnasium mypy_extensions numpy pettingzoo pyspiel",
    "cli": "click rich",
}
NEVER = {"logging", "random", "threading", "asyncio", "multiprocessing", "socket", "subprocess", "datetime", "time"}


@cache
def _imports(path: Path) -> tuple[str, ...]:
    """The dotted names of the modules that a file imports, also of those that it takes from `ludoteca` by name."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the layers"
            inside = [f"ludoteca.{alias.name}" for alias in node.names]
            yield from inside if node.module == "ludoteca" else [str(node.module)]


@cache
def _layer_of(path: Path) -> str:
    """The layer that a file of the package belongs to."""
    name = path.relative_to(PACKAGE).as_posix()
    return name if name in LAYERS else name.partition("/")[0]


@cache
def _imported_layer(name: str) -> str:
    """The layer that a module of Ludoteca belongs to."""
    parts = name.split(".")[1:]
    where = PACKAGE.joinpath(*parts)
    file = where.with_suffix(".py") if parts and where.with_suffix(".py").is_file() else where / "__init__.py"
    return _layer_of(file) if file.is_file() else "__init__.py"


def _layer_files(layer: str) -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if _layer_of(path) == layer]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(TOP).as_posix())
def test_files_are_short(path: Path) -> None:
    """No source file has more than 400 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_every_file_belongs_to_a_layer() -> None:
    """Nothing in the package escapes the rule, and a layer is allowed only what stands before it."""
    assert {_layer_of(path) for path in PACKAGE.rglob("*.py")} == set(LAYERS)
    order = list(LAYERS)
    for at, layer in enumerate(order):
        assert set(LAYERS[layer].split()) <= set(order[:at]), layer


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_know_only_those_below(layer: str) -> None:
    """Each imports the standard library, what it may of Ludoteca and of other packages, and nothing else."""
    below = {layer, *LAYERS[layer].split()}
    outside = {*sys.stdlib_module_names, *OUTSIDE.get(layer, "").split()}
    for path in _layer_files(layer):
        for name in _imports(path):
            top = name.partition(".")[0]
            allowed = _imported_layer(name) in below if top == "ludoteca" else top in outside
            assert allowed, f"{path.relative_to(TOP)} imports {name}"


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
    """Every file that names its interpreter can be started as it stands, the commands of the README among them."""
    scripts = [path for path in _tracked() if path.read_bytes().startswith(b"#!")]
    assert {TOP / "play", TOP / "test"} <= set(scripts)
    assert [path for path in scripts if not path.stat().st_mode & 0o111] == []


def test_the_workflow_is_pinned_and_tests_the_oldest_python() -> None:
    """Actions are named by commit, since a tag can move; the first Python is the oldest that the package allows."""
    workflow = (TOP / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    actions = re.findall(r"uses: (\S+)", workflow)
    assert actions
    assert [action for action in actions if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)] == []
    pythons = re.findall(r'python: "([0-9.]+)"', workflow)
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"
