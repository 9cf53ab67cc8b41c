"""The habits of this house that a machine can check."""

import ast
import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import ludoteca

TOP = Path(__file__).parent.parent
PACKAGE = TOP / "src" / "ludoteca"
TOP_MODULE = PACKAGE / "__init__.py"
LONGEST_FILE = 600
"""A habit, not a wall: a whole thing of that length is easier to read than its splinters."""
FOLDERS = ("src", "tests", "tools", "benchmarks", "campaigns")
SOURCES = sorted(path for folder in FOLDERS for path in (TOP / folder).rglob("*.py"))

SERVER = PACKAGE / "server"
WIRE = {
    SERVER / "api" / "types.py", SERVER / "service" / "requests.py", SERVER / "service" / "replies.py",
    SERVER / "watch" / "types.py", SERVER / "common" / "asked.py",
}  # fmt: skip
"""What the API takes and gives: its classes have the names of what they show."""
GAME = r"ludoteca\.games\.(?P<game>\w+)(\..*)?"
LAYERS = {
    # The rooms of the package, from the bottom to the top, and what each may import of those before it.
    "version.py": "",
    "engine": "",
    "words": "engine",
    "table": "engine words",
    "positions": "engine",
    "observations": "engine",
    "bots": "engine observations",
    "games": "engine words table positions observations bots",
    "match": "version.py engine bots games",
    "conformance": "engine words table observations bots match",
    "lab": "version.py engine words observations bots games match conformance",
    "teach": "engine words table positions bots games match lab",
    "envs": "engine words observations bots games",
    "client.py": "engine bots games",
    "__init__.py": "version.py engine words positions bots games match conformance",
    "server/common": "engine words games match lab",
    "server/store": "engine server/common",
    "server/store/sql": "engine server/common server/store",
    "server/tables": "engine table match server/common server/store",
    "server/watch": "engine table match server/common server/tables",
    "server/service": "engine words bots games match teach __init__.py server/common server/store server/tables",
    "server/running.py": "server/common server/store server/tables server/watch server/service",
    "server/api": "engine words bots games match teach __init__.py server/common server/store server/tables"
    " server/watch server/service server/running.py",
    "server": "engine games __init__.py server/common server/store/sql server/running.py server/api",
    "cli": "version.py engine words table bots games match lab teach client.py server/common server/store/sql server",
    "__main__.py": "cli",
}
OUTSIDE = {
    # What a room may import that does not come with Python.
    "engine": "mypy_extensions",
    "words": "fluent",
    "table": "mypy_extensions",
    "positions": "mypy_extensions",
    "observations": "mypy_extensions numpy",
    "bots": "mypy_extensions",
    "games": "mypy_extensions",
    "match": "typing_extensions",
    "lab": "msgspec numpy pyarrow ray",
    "envs": "gymnasium mypy_extensions numpy pettingzoo pyspiel",
    "server/common": "msgspec",
    "server/store/sql": "alembic psycopg sqlalchemy",
    "server/tables": "msgspec",
    "server/watch": "msgspec",
    "server/service": "msgspec",
    "server/api": "litestar msgspec",
    "server": "h11 litestar segno uvicorn",
    "cli": "click rich",
}
FOREIGN = {PACKAGE / "bots" / "from_file.py", PACKAGE / "bots" / "guard.py"}
"""Other people's bots run in a process of their own, which is watched."""
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
    """The layer that a file of the package belongs to: the smallest room that it is in."""
    name = path.relative_to(PACKAGE).as_posix()
    while name not in LAYERS and "/" in name:
        name = name.rpartition("/")[0]
    return name


@cache
def _imported_layer(name: str) -> str:
    return _layer_of(_file_of(name))


@cache
def _file_of(name: str) -> Path:
    """The file of a module; that of the package for what the package itself defines."""
    where = PACKAGE.joinpath(*name.split(".")[1:])
    return next((file for file in (where.with_suffix(".py"), where / "__init__.py") if file.is_file()), TOP_MODULE)


def _layer_files(layer: str) -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if _layer_of(path) == layer]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(TOP).as_posix())
def test_files_are_short(path: Path) -> None:
    """No source file has more than 600 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_every_file_belongs_to_a_layer() -> None:
    """Nothing in the package escapes the rule, and a layer may only import layers listed before it."""
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


def test_no_circle_of_folders() -> None:
    """No folders import each other in a circle, however late. A folder and one inside it are parts of one thing."""
    imports: dict[Path, set[Path]] = {}
    for path in PACKAGE.rglob("*.py"):
        others = {_file_of(name) for name in _imports(path) if name.partition(".")[0] == "ludoteca"}
        here = _room(path)
        imports.setdefault(here, set()).update(
            there for there in map(_room, others) if not (there.is_relative_to(here) or here.is_relative_to(there))
        )
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        circle = " imports ".join(str(room.relative_to(PACKAGE)) for room in reversed(error.args[1]))
        pytest.fail(circle)


def _room(path: Path) -> Path:
    """The folder that a file is in; the file itself if it is in no folder of the package."""
    return path if path.parent == PACKAGE else path.parent


@pytest.mark.parametrize("layer", ["engine", "table", "positions", "games", "bots"])
def test_rules_have_no_clock_no_chance_and_no_threads(layer: str) -> None:
    """Code that is compiled, searched and replayed depends on nothing but its arguments."""
    for path in set(_layer_files(layer)) - FOREIGN:
        assert not NEVER & {name.partition(".")[0] for name in _imports(path)}, path.relative_to(TOP)


def test_games_do_not_know_each_other() -> None:
    """Only the shelf knows them all, for type checkers."""
    for path in set(_layer_files("games")) - {PACKAGE / "games" / "installed.py"}:
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in _imports(path):
            match = re.fullmatch(GAME, name)
            other = None if match is None else PACKAGE / "games" / match["game"]
            assert other is None or not other.is_dir() or other.name == own, f"{path.relative_to(TOP)} imports {name}"


def test_two_classes_of_one_name_do_the_same() -> None:
    """They have the same role in two games, or one is the form that the wire gives the other."""
    found: dict[str, list[Path]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and path not in WIRE:
                found.setdefault(node.name, []).append(path.relative_to(PACKAGE))
    for name, paths in found.items():
        games = {path.parts[1] for path in paths if path.parts[0] == "games"}
        assert len(paths) in (1, len(games)), f"{name} is in {', '.join(map(str, paths))}"


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
    assert ">>> " in (inspect.getdoc(getattr(ludoteca, name)) or "")


def test_scripts_are_executable() -> None:
    """Every file that names its interpreter can be started, the commands of the README among them."""
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
