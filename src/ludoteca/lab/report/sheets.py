"""The Parquet files of `ludoteca simulate`: two of them, joined, have everything that its rows have."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Refused
from ludoteca.lab.simulate.whereabouts import PARQUET, sheet_of

OPTION: Final = "option_"
POINTS: Final = "points_"
SHEETS: Final = {
    "games": ("game", "seed", "players", "starter", "winners", "reason", "answers", "rounds"),
    "players": ("game", "seat", "bot", "score", "place"),
}
"""The files that a report needs, with their columns."""
WHOLE: Final = ("game", "seat")
"""The columns that say which lines belong together."""
OTHERS: Final = {"players": "is read along with it", "decisions": "is not needed"}
"""The files that nobody has to name, and why."""
AGAIN: Final = "write it again with ludoteca simulate"

Line = dict[str, Any]


def of_parquet(path: Path) -> Iterator[Line]:
    """The fields of each row."""
    games, players = _files(path)
    by_game: dict[int, list[Line]] = {}
    for line in _lines(players, SHEETS["players"]):
        by_game.setdefault(line["game"], []).append(line)
    for line in _lines(games, SHEETS["games"]):
        number = line["game"]
        seats = by_game.get(number, [])
        by_seat = {seat["seat"]: seat for seat in seats}
        if set(by_seat) != set(range(len(seats))):
            raise Refused(f"{players.name} is damaged: the seats in game {number} do not count from 0; {AGAIN}.")
        yield _joined(line, [by_seat[seat] for seat in range(len(seats))])


def _files(path: Path) -> list[Path]:
    """Both files, from the name of the one with the games."""
    for sheet, why in OTHERS.items():
        ending = f".{sheet}{PARQUET}"
        if path.name.endswith(ending):
            games = sheet_of(path.with_name(path.name.removesuffix(ending) + PARQUET), "games")
            raise Refused(f"Give {games.name}; {path.name} {why}.")
    base = path.with_name(path.name.removesuffix(f".games{PARQUET}").removesuffix(PARQUET) + PARQUET)
    files = [sheet_of(base, sheet) for sheet in SHEETS]
    if not all(file.exists() for file in files):
        raise Refused(f"{path.name}: a report needs both {' and '.join(file.name for file in files)}.")
    return files


def _lines(file: Path, columns: Sequence[str]) -> list[Line]:
    """The lines of a file, which must have these columns."""
    try:
        import pyarrow as pa  # noqa: PLC0415 - it is there only if somebody wants it
        from pyarrow.parquet import read_table  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Refused("Parquet files need pyarrow: install it with pip install 'ludoteca[lab]'.") from None
    try:
        table = read_table(file)
        lines: list[Line] = table.to_pylist()
    except PermissionError:
        raise
    except (pa.ArrowException, OSError, ValueError, OverflowError):
        raise Refused(f"{file.name} is damaged, or not a Parquet file: {AGAIN}.") from None
    for name in columns:
        if name not in table.column_names:
            raise Refused(f"{file.name} is not a file of ludoteca simulate: the column {name!r} is missing.")
        if name in WHOLE and not pa.types.is_integer(table.schema.field(name).type):
            raise Refused(f"{file.name} is not a file of ludoteca simulate: the column {name!r} has no whole numbers.")
    return lines


def _joined(line: Line, seats: list[Line]) -> Line:
    return {
        **{name: value for name, value in line.items() if not name.startswith(OPTION)},
        "options": {name.removeprefix(OPTION): value for name, value in line.items() if name.startswith(OPTION)},
        "bots": [seat["bot"] for seat in seats],
        "scores": [seat["score"] for seat in seats],
        "places": [seat["place"] for seat in seats],
        "breakdown": [
            {name.removeprefix(POINTS): value for name, value in seat.items() if name.startswith(POINTS)}
            for seat in seats
        ],
    }
