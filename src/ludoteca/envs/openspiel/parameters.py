"""The parameters of a game that is loaded: players, returns, horizon, components, and the options of the game."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from ludoteca.engine import BadOptions, Game, OptionValue
from ludoteca.engine.shape import brief
from ludoteca.games.installed import game

WIN: Final = "win"
POINTS: Final = "points"
RETURNS: Final = (WIN, POINTS)
USUAL: Final = "usual"
YES_NO: Final = {True: "yes", False: "no"}


class Setting(NamedTuple):
    game: Game[Any]
    players: int
    options: dict[str, OptionValue]
    returns: str
    horizon: int
    """After how many choices the game is cut short; 0: never."""
    content: str
    """The folder of the components; empty for the game's own."""

    @property
    def parameters(self) -> dict[str, OptionValue]:
        """In the form of `specification`. OpenSpiel saves these, and loads the game from them again."""
        options = {name: _spelled(self.game, name, value) for name, value in self.options.items()}
        return {
            "players": self.players, "returns": self.returns, "horizon": self.horizon, "content": self.content,
            **options,
        }  # fmt: skip


def specification(played: Game[Any]) -> dict[str, OptionValue]:
    usual = {name: USUAL if _varies(played, name) else option.default for name, option in played.options.items()}
    return {"players": max(2, played.players[0]), "returns": WIN, "horizon": 0, "content": "", **usual}


def setting(game_id: str, parameters: Mapping[str, Any]) -> Setting:
    """What the parameters ask for; `BadOptions` or `BadContent` says what does not fit."""
    chosen = dict(parameters)
    players, returns, horizon, content = (chosen.pop(name) for name in ("players", "returns", "horizon", "content"))
    if returns not in RETURNS:
        raise BadOptions(f"returns: expected one of {', '.join(RETURNS)}; found {returns!r}.")
    if horizon < 0:
        raise BadOptions(f"horizon: expected a number of choices, or 0 for no limit; found {horizon}.")
    played = with_components(game_id, content)
    options = {name: _read(played, name, value) for name, value in chosen.items() if value != USUAL}
    return Setting(played, played.checked_players(players), played.checked_options(options), returns, horizon, content)


@cache
def with_components(game_id: str, content: str) -> Game[Any]:
    """A game with the components of a folder, read once."""
    return game(game_id, content or None)


@cache
def _varies(played: Game[Any], name: str) -> bool:
    """Whether the usual value of an option depends on another option."""
    usual = played.options[name].default
    others = [(other, value) for other, option in played.options.items() for value in option.allowed if other != name]
    return any(played.complete({other: value})[name] != usual for other, value in others)


def _spelled(played: Game[Any], name: str, value: OptionValue) -> OptionValue:
    """The value of an option as a parameter: OpenSpiel reads text like 1 as a number, and has one type for each."""
    if isinstance(value, bool):
        return YES_NO[value] if _varies(played, name) else value
    text = f"'{value}'" if str(value).isdigit() else str(value)
    return text if isinstance(value, str) or _varies(played, name) else value


def _read(played: Game[Any], name: str, value: OptionValue) -> OptionValue:
    """The reverse of `_spelled`; anything that is not a value of the option is refused, here or by the game."""
    allowed = played.options[name].allowed
    spelled = {_spelled(played, name, one): one for one in allowed}
    if value not in spelled and value not in allowed and _varies(played, name):
        values = ", ".join(map(str, [USUAL, *spelled]))
        raise BadOptions(f"options.{name}: expected one of {values}; found {brief(value)}.")
    return spelled.get(value, value)
