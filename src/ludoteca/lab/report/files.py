"""The two files of a report, written together or not at all, and results read back."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from ludoteca.engine import Refused
from ludoteca.lab.report.comparison import Comparison
from ludoteca.lab.report.results import FORMAT, KIND, Results
from ludoteca.match.files import FOR_ALL, FULL, check_place, write_whole

PAGE: Final = ".html"
RESULTS: Final = ".json"
LARGEST: Final = 1_000_000
"""The most bytes of a page."""
WANTED: Final = "a comparison needs the .json files of two reports or more"


def results_file(path: Path) -> Path:
    """The file of results next to a page.

    >>> results_file(Path("heights.html")).name
    'heights.json'
    """
    return path.with_suffix(RESULTS)


def check_there(paths: Iterable[Path]) -> None:
    """Refuse names of files that do not exist, such as those of several games."""
    for path in paths:
        if not path.exists():
            raise Refused(f"{path}: there is no such file; a report takes the name of one game, or files.")


def check_new(path: Path) -> None:
    """Before anything is played, refuse a place where a report cannot be written."""
    check_place(path, PAGE)
    for made in (path, results_file(path)):
        if made.exists():
            raise Refused(f"{made} already exists. Choose another file.")


def write(path: Path, page: str, found: Results | Comparison) -> None:
    """Write both files, or neither if one cannot be written."""
    results = results_file(path)
    try:
        write_whole(results, text(found), FOR_ALL)
        write_whole(path, page, FOR_ALL)
    except BaseException as error:
        results.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Refused(f"{error.filename or path} cannot be written: {_reason(error)}.") from None
        raise


def _reason(error: OSError) -> str:
    if error.errno in FULL:
        return "the disk is full; make room on it, or choose a place on another one with --out"
    return error.strerror or str(error)


def text(found: Results | Comparison) -> str:
    """Results as they are written: one per line, so that two files can be compared by eye."""
    lines = ",\n".join(f" {json.dumps(name)}: {_value(value)}" for name, value in msgspec.to_builtins(found).items())
    return f"{{\n{lines}\n}}\n"


def _value(value: object) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"  {_json(item)}" for item in value) + "\n ]"
    return _json(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


class _Kind(msgspec.Struct):
    ludoteca: str = ""
    format: int = 0


def read(path: Path) -> Results:
    """The results of a report; `Refused` if the file holds something else, or not all of it."""
    try:
        data = path.read_bytes()
        msgspec.json.decode(data)
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror or error}.") from None
    except (msgspec.DecodeError, RecursionError):
        raise Refused(f"{path.name} cannot be read as JSON; {WANTED}.") from None
    try:
        kind = msgspec.json.decode(data, type=_Kind)
    except msgspec.ValidationError:
        kind = _Kind()
    if kind.ludoteca != KIND:
        raise Refused(f"{path.name}: not the results of a report; {WANTED}.")
    if kind.format != FORMAT:
        raise Refused(f"{path.name}: written in another format than this version reads ({FORMAT}).")
    try:
        return msgspec.json.decode(data, type=Results)
    except msgspec.ValidationError as error:
        raise Refused(f"{path.name} is damaged: {error}; make that report again.") from None
