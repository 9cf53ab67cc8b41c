"""Packages that offer a game, as pip would install them: a folder of modules and one of metadata."""

import tomllib
from pathlib import Path
from typing import Final

from ludoteca.cli.new_game import files

NIM: Final = Path(__file__).parent / "nim"


def nim(name: str, file: str) -> str:
    """A file of the smallest game, under another name."""
    text = (NIM / file).read_text(encoding="utf-8").replace("tests.support.nim", name)
    return text.replace('"nim"', f'"{name}"').replace("nim-", f"{name.replace('_', '-')}-")


def install(folder: Path, name: str, module: str | None = None, words: str | None = None, **parts: str) -> None:
    """A package `name` with a game of the same id; `parts` are the texts of more modules. Without words: `words=""`."""
    package = folder / name
    (package / "words" / "en").mkdir(parents=True)
    sources = {file.stem: nim(name, file.name) for file in NIM.glob("*.py")} | parts
    if module is not None:
        sources["game"] = module
    for stem, text in sources.items():
        (package / f"{stem}.py").write_text(text, encoding="utf-8")
    ftl = package / "words" / "en" / "game.ftl"
    ftl.write_text(nim(name, "words/en/game.ftl") if words is None else words, encoding="utf-8")
    _metadata(folder, name, {"ludoteca.games": {name: f"{name}.game:GAME"}})


BOTS = """from ludoteca.bots import Bot


class Lowest(Bot):
    def __init__(self, seed):
        self.seed = seed

    def choose(self, question):
        return min(question.answers)


class Highest(Lowest):
    def choose(self, question):
        return max(question.answers)


class Broken(Lowest):
    def __init__(self, seed):
        raise ZeroDivisionError("no parts")


class NoBot:
    def __init__(self, seed):
        self.seed = seed


class Weird(Exception):
    def __str__(self):
        raise self


class Unsaid(Lowest):
    def __init__(self, seed):
        raise Weird


class Wrong(Lowest):
    def choose(self, question):
        raise Weird
"""


def install_bots(folder: Path) -> None:
    """A package with bots for every game, good and bad, and one for the sample alone."""
    (folder / "lowest.py").write_text(BOTS, encoding="utf-8")
    offered = {
        "quay.highest": "lowest:Highest",
        "lowest": "lowest:Lowest",
        "broken": "lowest:Broken",
        "no_bot": "lowest:NoBot",
        "unsaid": "lowest:Unsaid",
        "wrong": "lowest:Wrong",
    }
    _metadata(folder, "lowest", {"ludoteca.bots": offered})


def install_new_game(folder: Path, name: str) -> Path:
    """The folder that `ludoteca new-game` makes, installed as it says itself; it must be on Python's path."""
    files.make(name, folder)
    metadata(folder / name)
    return folder / name


def metadata(folder: Path) -> None:
    """What pip would write down of a project, beside its package."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    _metadata(folder, project["name"], project["entry-points"])


def _metadata(folder: Path, name: str, entry_points: dict[str, dict[str, str]]) -> None:
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{key} = {value}" for key, value in points.items())])
        for group, points in entry_points.items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
