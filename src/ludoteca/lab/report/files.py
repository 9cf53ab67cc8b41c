"""The two files of a report, written together or not at all, and figures read back."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ludoteca.engine import Refused
from ludoteca.lab.report.checking import check
from ludoteca.lab.report.figures import FORMAT, KIND, Figures
from ludoteca.match.files import FOR_ALL, FULL, check_place, write_whole

PAGE: Final = ".html"
FIGURES: Final = ".json"
LARGEST: Final = 1_000_000
"""The most bytes of a page."""
WANTED: Final = "a comparison needs the .json files of two reports"


def figures_of(path: Path) -> Path:
    """The file of figures next to a page.

    >>> figures_of(Path("heights.html")).name
    'heights.json'
    """
    return path.with_suffix(FIGURES)


def check_there(paths: Iterable[Path]) -> None:
    """Refuse names of files that do not exist, such as those of several games."""
    for path in paths:
        if not path.exists():
            raise Refused(f"{path}: there is no such file; a report takes the name of one game, or files.")


def check_new(path: Path) -> None:
    """Before anything is played, refuse a place where a report cannot be written."""
    check_place(path, PAGE)
    for made in (path, figures_of(path)):
        if made.exists():
            raise Refused(f"{made} already exists. Choose another file.")


def write(path: Path, page: str, told: Figures) -> None:
    """Write both files, or neither if one cannot be written."""
    figures = figures_of(path)
    try:
        write_whole(figures, text(told), FOR_ALL)
        write_whole(path, page, FOR_ALL)
    except BaseException as error:
        figures.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Refused(f"{error.filename or path} cannot be written: {_reason(error)}.") from None
        raise


def _reason(error: OSError) -> str:
    if error.errno in FULL:
        return "the disk is full; make room on it, or choose a place on another one with --out"
    return error.strerror or str(error)


def text(told: Figures) -> str:
    """Figures as they are written: one per line, so that two files can be compared by eye."""
    lines = ",\n".join(f" {json.dumps(name)}: {_value(value)}" for name, value in told.items())
    return f"{{\n{lines}\n}}\n"


def _value(value: object) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"  {_json(item)}" for item in value) + "\n ]"
    return _json(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def read(path: Path) -> Figures:
    """The figures of a report; `Refused` if the file holds something else, or not all of it."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        json.dumps(told, ensure_ascii=False, allow_nan=False).encode()  # fails for what could not be written again
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror or error}.") from None
    except (ValueError, RecursionError):
        raise Refused(f"{path.name} cannot be read as JSON; {WANTED}.") from None
    if not isinstance(told, dict) or told.get("ludoteca") != KIND:
        raise Refused(f"{path.name}: not the figures of a report; {WANTED}.")
    if told.get("format") != FORMAT:
        raise Refused(f"{path.name}: written in another format than this version reads ({FORMAT}).")
    try:
        check(told)
    except Refused as error:
        raise Refused(f"{path.name} is damaged: {error}; make that report again.") from None
    return told
