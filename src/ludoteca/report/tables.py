"""Rows that `ludoteca simulate` has written, from any of its kinds of file."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ludoteca import found
from ludoteca.engine import Game, Refused
from ludoteca.report.told import Told
from ludoteca.sim import Row
from ludoteca.sim.whereabouts import PARQUET, sheet_of

SUFFIXES: Final = (".csv", ".jsonl", PARQUET)
SHEETS: Final = ("games", "players")
OPTION: Final = "option_"


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
            yield from _of_parquet(path)
        elif path.suffix == ".csv":
            with path.open(encoding="utf-8", newline="") as file:
                yield from map(_of_csv, csv.DictReader(file, strict=True))
        else:
            with path.open(encoding="utf-8") as file:
                yield from (_json(line) for line in file)
    except UnicodeDecodeError:
        raise Refused(f"{path.name}: not UTF-8 text.") from None
    except csv.Error as error:
        raise Refused(f"{path.name}: not a CSV file ({error}).") from None


def _json(line: str) -> Any:
    """What stands in a line; a line that is cut off is None."""
    try:
        return json.loads(line) if line.endswith("\n") else None
    except (ValueError, RecursionError):
        return None


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


def _of_parquet(path: Path) -> Iterator[dict[str, Any]]:
    """The fields of a row from two of the files that a run makes."""
    try:
        import pyarrow as pa  # noqa: PLC0415 - it is there only if somebody wants it
        from pyarrow.parquet import read_table  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Refused("Parquet files need pyarrow: install it with pip install 'ludoteca[lab]'.") from None
    base = path.with_name(path.name.removesuffix(f".games{PARQUET}").removesuffix(PARQUET) + PARQUET)
    try:
        games, players = (read_table(sheet_of(base, sheet)).to_pylist() for sheet in SHEETS)
    except FileNotFoundError:
        needed = " and ".join(sheet_of(base, sheet).name for sheet in SHEETS)
        raise Refused(f"{path.name}: a report needs both {needed}.") from None
    except pa.ArrowInvalid:
        raise Refused(f"{path.name}: the Parquet files are damaged.") from None
    seats: dict[int, list[dict[str, Any]]] = {}
    for line in players:
        seats.setdefault(line["game"], []).append(line)
    for line in games:
        yield _joined(line, seats.get(line["game"], []))


def _joined(line: dict[str, Any], seats: list[dict[str, Any]]) -> dict[str, Any]:
    points = "points_"
    return {
        **{name: value for name, value in line.items() if not name.startswith(OPTION)},
        "options": {name.removeprefix(OPTION): value for name, value in line.items() if name.startswith(OPTION)},
        "bots": [seat["bot"] for seat in seats],
        "scores": [seat["score"] for seat in seats],
        "places": [seat["place"] for seat in seats],
        "breakdown": [
            {name.removeprefix(points): value for name, value in seat.items() if name.startswith(points)}
            for seat in seats
        ],
    }


def _row(data: dict[str, Any]) -> Row:
    """A row with everything in it that a report reads."""
    lists = {name: tuple(data[name]) for name in ("bots", "scores", "places", "winners", "breakdown")}
    row = Row(**{**{name: data[name] for name in Row._fields[:-1]}, **lists})
    whole = [row.players, row.answers, *row.scores, *row.winners]
    whole += [number for number in (row.starter, row.rounds) if number is not None]
    whole += [points for by_source in row.breakdown for points in by_source.values()]
    if not all(type(number) is int for number in whole) or not isinstance(row.reason, str):
        raise TypeError
    if not isinstance(data["options"], dict) or not all(isinstance(kind, str) for kind in row.bots):
        raise TypeError
    if {len(row.bots), len(row.scores), len(row.breakdown)} != {row.players} or row.players < 1:
        raise ValueError
    if not {*row.winners, row.starter or 0} <= set(range(row.players)):
        raise ValueError
    return row


def _game_of(row: Row, content: Path | None) -> Game[Any] | None:
    """The game that a row is of, by how it ended."""
    for game_id in found.games(sample=True):
        game = found.game(game_id)
        if row.reason.startswith(f"{game.prefix}-end-"):
            return game if content is None else found.game(game_id, content)
    return None
