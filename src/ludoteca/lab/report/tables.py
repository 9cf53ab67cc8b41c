"""Rows written by `ludoteca simulate`, from any of its kinds of file."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Game, OptionValue, Refused
from ludoteca.games import installed
from ludoteca.lab.report.checking import is_number
from ludoteca.lab.report.sheets import OPTION, of_parquet
from ludoteca.lab.report.told import Told
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.whereabouts import PARQUET

SUFFIXES: Final = (".csv", ".jsonl", PARQUET)


def told_by_table(path: Path, content: Path | None) -> Iterator[Told]:
    """The games of a file, one by one; a damaged line is refused with its number."""
    at = 0
    for at, data in enumerate(_lines(path), start=1):
        try:
            row = _row(data)
            game = _game_of(row, content)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Refused(f"{path.name}, game {at}: the line is damaged, or not one of ludoteca simulate.") from None
        if game is None:
            raise Refused(f"{path.name}, game {at}: no game that is installed ends with {row.reason[:60]!r}.")
        yield Told(game, row, None)
    if not at:
        raise Refused(f"{path.name}: there is no game in it.")


def _lines(path: Path) -> Iterator[Any]:
    try:
        if path.suffix == PARQUET:
            yield from of_parquet(path)
        elif path.suffix == ".csv":
            with path.open(encoding="utf-8", newline="") as file:
                yield from map(_of_csv, csv.DictReader(file, strict=True))
        else:
            with path.open(encoding="utf-8") as file:
                yield from (_json(line) for line in file)
    except UnicodeDecodeError:
        raise Refused(f"{path.name}: not UTF-8 text.") from None
    except csv.Error:
        raise Refused(f"{path.name}: not a CSV file of ludoteca simulate.") from None


def _json(line: str) -> Any:
    """The contents of a line; None if it is cut off, or if it has half a character, which could not be written."""
    try:
        data = json.loads(line) if line.endswith("\n") else None
        if "\\u" in line:
            json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None
    return data


def _of_csv(cells: dict[Any, Any]) -> dict[str, Any] | None:
    """The fields of a row from the columns of a CSV file."""
    try:
        seats = range(int(cells["players"]))
        names = list(cells)
        by_seat = [name for name in names[names.index("rounds") + 1 :] if name.endswith("_0")]
        sources = [name.removesuffix("_0") for name in by_seat]
        return {
            **{name: int(cells[name]) for name in ("game", "seed", "players", "answers")},
            "options": {name.removeprefix(OPTION): cells[name] for name in cells if name.startswith(OPTION)},
            "bots": [cells[f"bot_{seat}"] for seat in seats],
            "starter": int(cells["starter"]) if cells["starter"] else None,
            "scores": [int(cells[f"score_{seat}"]) for seat in seats],
            "places": [int(cells[f"place_{seat}"]) for seat in seats],
            "winners": [int(seat) for seat in cells["winners"].split()],
            "reason": cells["reason"],
            "rounds": int(cells["rounds"]) if cells["rounds"] else None,
            "breakdown": [{source: int(cells[f"{source}_{seat}"]) for source in sources} for seat in seats],
        }
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def _row(data: dict[str, Any]) -> Row:
    """A row with everything that a report reads, checked."""
    lists = {name: tuple(data[name]) for name in ("bots", "scores", "places", "winners", "breakdown")}
    row = Row(**{**{name: data[name] for name in Row._fields[:-1]}, **lists})
    whole = [row.players, row.answers, *row.scores, *row.winners]
    whole += [number for number in (row.starter, row.rounds) if number is not None]
    whole += [points for by_source in row.breakdown for points in by_source.values()]
    if not all(type(number) is int and is_number(number) for number in whole) or not isinstance(row.reason, str):
        raise TypeError
    if not all(isinstance(value, OptionValue) for value in row.options.values()):
        raise TypeError
    if not all(isinstance(kind, str) for kind in row.bots):
        raise TypeError
    if {len(row.bots), len(row.scores), len(row.breakdown)} != {row.players} or row.players < 1:
        raise ValueError
    if not {*row.winners, row.starter or 0} <= set(range(row.players)) or len({*row.winners}) < len(row.winners):
        raise ValueError
    return row


def _game_of(row: Row, content: Path | None) -> Game[Any] | None:
    """The game that a row belongs to, by how it ended."""
    for game_id in installed.games(sample=True):
        game = installed.game(game_id)
        if row.reason.startswith(f"{game.prefix}-end-"):
            return game if content is None else installed.game(game_id, content)
    return None
