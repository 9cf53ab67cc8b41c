"""Packages that offer a game, as pip would install them: a folder of modules and one of metadata."""

from pathlib import Path

from ludoteca.sentences import catalogues

PLAIN = '''"""Smugglers' Quay under another name, without components of its own."""

import ludoteca
from ludoteca.engine.content import content_hash


class Plain(type(ludoteca.game("quay"))):
    def __init__(self, folder=None):
        super().__init__()
        self.id = __name__.partition(".")[0]
        self.prefix = self.id.replace("_", "-")
        self.content_hash = content_hash(None)


GAME = Plain
'''


def quay_words(game: str) -> str:
    """The words of Smugglers' Quay for a game of another name."""
    text = next(file for file in catalogues("en") if file.name == "quay.ftl").read_text(encoding="utf-8")
    return text.replace("quay-", f"{game.replace('_', '-')}-")


def install(folder: Path, name: str, module: str = PLAIN, words: str | None = None, locales: str | None = None) -> None:
    """A package `name` with a game of the same id; `locales` is where it says that its words are, `""` for nowhere."""
    package = folder / name
    (package / "locales" / "en").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game.py").write_text(module, encoding="utf-8")
    ftl = package / "locales" / "en" / f"{name}.ftl"
    ftl.write_text(quay_words(name) if words is None else words, encoding="utf-8")
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    points = f"[ludoteca.games]\n{name} = {name}.game:GAME\n"
    if locales != "":
        points += f"[ludoteca.locales]\n{name} = {locales or name}\n"
    (metadata / "entry_points.txt").write_text(points, encoding="utf-8")
