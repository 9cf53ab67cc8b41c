"""Usual values of a game's options, even if they depend on another option."""

from collections.abc import Mapping
from typing import Any

from ludoteca.engine import Game, OptionValue

UsualWith = dict[str, dict[OptionValue, OptionValue]]
"""By another option and its values: what is usual with each."""


def usual_with(game: Game[Any], name: str) -> UsualWith:
    """The other options that the usual value of an option depends on, and what is usual with each of their values.

    >>> import ludoteca
    >>> usual_with(ludoteca.game("quay"), "goal")
    {}
    >>> usual_with(ludoteca.game("plastics_race"), "routes")["city"]["rome"]
    True
    """
    usual = {
        other: {value: game.complete({other: value})[name] for value in option.allowed}
        for other, option in game.options.items()
        if other != name
    }
    return {other: values for other, values in usual.items() if len(set(values.values())) > 1}


def unusual(game: Game[Any], options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options of a game that differ from what they would be by default.

    >>> import ludoteca
    >>> game = ludoteca.game("plastics_race")
    >>> unusual(game, game.complete({"city": "rome", "u_turn": True}))
    {'city': 'rome', 'u_turn': True}
    """

    def usual(name: str) -> OptionValue:
        return game.complete({other: value for other, value in options.items() if other != name})[name]

    return {name: value for name, value in options.items() if value != usual(name)}
