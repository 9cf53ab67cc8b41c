"""The two files of a report, written together or not at all, and figures read back."""

import json
import os
from pathlib import Path
from typing import Final

from ludoteca.engine import Refused
from ludoteca.files import FOR_ALL, write_whole
from ludoteca.report.figures import FORMAT, KIND, Figures

PAGE: Final = ".html"
FIGURES: Final = ".json"
LARGEST: Final = 1_000_000
"""Bytes of a page."""


def figures_of(path: Path) -> Path:
    """The file of figures beside a page.

    >>> figures_of(Path("heights.html")).name
    'heights.json'
    """
    return path.with_suffix(FIGURES)


def check_place(path: Path) -> None:
    """Refuse, before anything is played, a place where a report cannot be written."""
    if path.suffix != PAGE:
        raise Refused(f"{path.name}: the name of the page must end in {PAGE}.")
    for made in (path, figures_of(path)):
        if made.exists():
            raise Refused(f"{made} exists: name another file.")
    if not path.parent.is_dir():
        raise Refused(f"{path.parent}: there is no such folder.")
    if not os.access(path.parent, os.W_OK):
        raise Refused(f"{path.parent}: nothing can be written to this folder.")


def write(path: Path, page: str, told: Figures) -> None:
    """Both files; if one cannot be written, neither is there."""
    figures = figures_of(path)
    try:
        write_whole(figures, text(told), FOR_ALL)
        write_whole(path, page, FOR_ALL)
    except BaseException as error:
        figures.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Refused(f"{path} cannot be written: {error.strerror or error}.") from None
        raise


def text(told: Figures) -> str:
    """Figures as they are written: a line for each, so that two files can be compared by eye."""
    lines = ",\n".join(f" {json.dumps(name)}: {_value(value)}" for name, value in told.items())
    return f"{{\n{lines}\n}}\n"


def _value(value: object) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"  {_json(item)}" for item in value) + "\n ]"
    return _json(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def read(path: Path) -> Figures:
    """The figures of a report; `Refused` if the file holds something else."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise Refused(f"{path.name}: not JSON.") from None
    if not isinstance(told, dict) or told.get("ludoteca") != KIND:
        raise Refused(f"{path.name}: not the figures of a report.")
    if told.get("format") != FORMAT:
        raise Refused(f"{path.name}: written in another format than this version reads ({FORMAT}).")
    return told
