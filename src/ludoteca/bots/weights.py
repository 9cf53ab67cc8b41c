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

    They are read once: every new bot asks whether there are any.
    """
    file = files(game.package).joinpath("bot", name)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def read_weights(path: Path) -> str:
    """A file of weights as text; `Refused` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise Refused(f"{path} cannot be read: it is not a text file.") from None


def digest(net: Mapping[str, Any]) -> str:
    """A fingerprint of a network's data: ties the notes about its training to this network and no other."""
    return hashlib.sha256(json.dumps(net, sort_keys=True).encode()).hexdigest()[:16]


def nets_of(text: str, game: Game[Any], name: str) -> dict[int, Net]:
    """The networks of a file; `Refused` says what is wrong with it. `name` is the name of the file."""
    try:
        data = json.loads(text)
        _check_origin(data, game, name)
        return {int(players): _net(net, name) for players, net in data["players"].items()}
    except Refused:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        raise Refused(
            f"{name} is not a file of weights, or it is damaged. Use one that ludoteca train has written."
        ) from None


def _check_origin(data: Mapping[str, Any], game: Game[Any], name: str) -> None:
    if data["format"] != FORMAT:
        raise Refused(f"{name} has format {data['format']!r}; this version reads {FORMAT}.")
    if data["game"] != game.id:
        raise Refused(f"{name} is for {data['game']}, not for {game.title}.")


def _net(data: Mapping[str, Any], name: str) -> Net:
    net = net_of(data)
    units = len(net.weights)
    if len(net.offsets) != units or len(net.outward) != units or any(len(row) != net.size for row in net.weights):
        raise Refused(f"{name} has a network whose parts do not fit together.")
    return net
