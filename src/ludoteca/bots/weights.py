"""Files of weights: what `ludoteca train` has learned about a game, one network for each number of players."""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.net import Net, net_of
from ludoteca.engine import Game, Refused

FORMAT: Final = 1
SHIPPED: Final = "weights.json"


@cache
def shipped(game: Game[Any], name: str = SHIPPED) -> str | None:
    """The weights that come with the package, as text; None if there are none of that name for this game.

    They are read once: every bot that is made asks whether there are any.
    """
    try:
        file = files(f"ludoteca.bots.{game.id}").joinpath(name)
    except ModuleNotFoundError:
        return None
    return file.read_text(encoding="utf-8") if file.is_file() else None


def read_weights(path: Path) -> str:
    """A file of weights as text; `Refused` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Refused(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from None


def digest(net: Mapping[str, Any]) -> str:
    """A fingerprint of a network's data: what is told about its making is about this network and no other."""
    return hashlib.sha256(json.dumps(net, sort_keys=True).encode()).hexdigest()[:16]


def nets_of(text: str, game: Game[Any], name: str) -> dict[int, Net]:
    """The networks of a file; `Refused` says what is wrong with it. `name` is what the file is called."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise Refused(f"{name} has format {data['format']!r}; this version reads {FORMAT}.")
        if data["game"] != game.id:
            raise Refused(f"{name} is for {data['game']}, not for {game.title}.")
        nets = {int(players): _net(net, name) for players, net in data["players"].items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Refused(f"{name} is not a file of weights ({type(error).__name__}: {error}).") from None
    return nets


def _net(data: Mapping[str, Any], name: str) -> Net:
    net = net_of(data)
    units = len(net.weights)
    if len(net.offsets) != units or len(net.outward) != units or any(len(row) != net.size for row in net.weights):
        raise Refused(f"{name} has a network whose parts do not fit together.")
    return net
