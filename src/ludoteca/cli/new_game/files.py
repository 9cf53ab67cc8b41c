"""A folder with a small working game, for its author to change: the files of `template` under a new name."""

import re
import secrets
import shutil
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path, PurePosixPath
from typing import Final

from ludoteca.engine import Refused, kebab
from ludoteca.engine.shape import brief
from ludoteca.games import installed
from ludoteca.words.sentences import catalogues, ids

SUFFIX: Final = "-tpl"
"""The ending of every template's name, so that no tool mistakes it for the real file."""
PLACE: Final = "GAME"
"""What stands for the name of the game in file names."""
LONGEST_NAME: Final = 30
LONGEST_LEDGER: Final = 8
_NAME: Final = re.compile(r"[a-z]([a-z0-9_]*[a-z0-9])?")


def make(name: str, into: Path) -> list[str]:
    """Write the folder `name` with all its files, or nothing; returns their names."""
    folder = into / name
    check(name, folder)
    unfinished = into / f".{name}-{secrets.token_hex(4)}"
    try:
        for path, text in written(name):
            file = unfinished / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        unfinished.rename(folder)
    except OSError as error:
        reason = error.strerror or "it cannot be written"
        raise Refused(f"{folder} cannot be made ({reason}).") from None
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def check(name: str, folder: Path) -> None:
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME or len(ledger_prefix(name)) < 2:
        raise Refused(
            f"{brief(name)} cannot be the name of a game: use small letters, digits and underscores, such as "
            f"harbour_cats; two letters at least, {LONGEST_NAME} characters at most."
        )
    if name in installed.games(sample=True) or name in installed.broken():
        raise Refused(f"There is a game {brief(name)} already: choose another name.")
    if folder.exists() or folder.is_symlink():
        raise Refused(f"{folder} is there already: choose another name, or work in another folder.")
    if iskeyword(name) or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise Refused(f"{brief(name)} means something else to Python already: choose another name.")
    begins = f"{kebab(name)}-"
    if any(known.startswith(begins) for one in catalogues("en") for known in ids(one.file)):
        raise Refused(f"Sentences of Ludoteca begin with {brief(begins)} already: choose another name.")


def ledger_prefix(name: str) -> str:
    """What the ids of a game's rules begin with.

    >>> ledger_prefix("harbour_cats")
    'HARBOURC'
    """
    return "".join(letter for letter in name if letter.isalpha()).upper()[:LONGEST_LEDGER]


def written(name: str) -> Iterator[tuple[PurePosixPath, str]]:
    """Every file of a new game: its path inside the folder, and its text.

    >>> [str(path) for path, _ in written("harbour_cats")][:2]
    ['harbour_cats/RULES.md', 'harbour_cats/__init__.py']
    """
    words = name.split("_")
    said = {
        "{{name}}": name,
        "{{Name}}": "".join(word.capitalize() for word in words),
        "{{title}}": " ".join(word.capitalize() for word in words),
        "{{prefix}}": kebab(name),
        "{{LEDGER}}": ledger_prefix(name),
    }
    for path, template in _templates(files("ludoteca.cli.new_game").joinpath("template"), PurePosixPath()):
        text = template.read_text(encoding="utf-8")
        for placeholder, value in said.items():
            text = text.replace(placeholder, value)
        yield PurePosixPath(path.as_posix().replace(PLACE, name).removesuffix(SUFFIX)), text


def _templates(folder: Traversable, at: PurePosixPath) -> Iterator[tuple[PurePosixPath, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _templates(entry, at / entry.name)
        elif entry.name.endswith(SUFFIX):
            yield at / entry.name, entry
