"""How strong the levels of bots are, as far as it was measured: read from the file that the tournaments wrote."""

from functools import cache
from pathlib import Path

import msgspec

import ludoteca.bots
from ludoteca.server.api.types import BotStrength

FILE = Path(ludoteca.bots.__file__).with_name("strength.json")


class Measured(msgspec.Struct):
    """A level against bots of one other: its Elo with the ends of the 95 % interval, and its share of victories."""

    elo: float
    low: float
    high: float
    against: str
    share: float


@cache
def read(file: Path) -> dict[str, dict[int, dict[str, Measured]]]:
    """What was measured, by game, number of players and level; nothing if there is no such file."""
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[int, dict[str, Measured]]])


def of_game(game: str, file: Path = FILE) -> list[BotStrength]:
    """What was measured of a game."""
    return [
        BotStrength(bot, players, one.against, one.share, one.elo, one.low, one.high)
        for players, levels in sorted(read(file).get(game, {}).items())
        for bot, one in levels.items()
    ]
