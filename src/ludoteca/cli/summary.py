"""The summary at the end of a simulation."""

from collections.abc import Sequence
from typing import Final

from ludoteca.cli.screen import Screen
from ludoteca.lab.simulate import Setup, Summary
from ludoteca.words.sentences import Words

TINY: Final = 1e-6
"""Thirds of a win do not always add up exactly."""


def show(screen: Screen, words: Words, results: Sequence[Summary]) -> None:
    for result in results:
        setup = result.setup
        if len(results) > 1:
            screen.say(words.text("simulate-plan", players=setup.players, settings=_settings(setup)), "bold")
        for one in result.bots:
            screen.say(words.text(
                "simulate-bot", bot=one.bot, victories=_wins(one.victories), seats=one.seats,
                share=f"{100 * one.share:.1f}", points=f"{one.mean_points:.2f}",
            ))  # fmt: skip
        if setup.players > 1:
            screen.say(words.text("simulate-seats", shares=_shares(result.by_seat, result.games)))
            screen.say(words.text("simulate-turns", shares=_shares(result.by_turn, result.games)))


def _wins(victories: float) -> int | str:
    """A number that words can follow; with a fraction, ready to print.

    >>> _wins(1.0), _wins(2.5)
    (1, '2.5')
    """
    whole = round(victories)
    return whole if abs(victories - whole) < TINY else f"{victories:g}"


def _settings(setup: Setup) -> str:
    """The options and bots of a setup, as they are typed.

    >>> _settings(Setup("quay", None, 2, (("goal", 8), ("patrol", False)), ("easy", "normal"), seed=7))
    'goal=8, patrol=false, easy and normal'
    """
    options = [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in setup.options]
    return ", ".join([*options, " and ".join(setup.bots)])


def _shares(victories: Sequence[float], games: int) -> str:
    """The wins of each seat or turn, in percent of all games.

    >>> _shares([3, 1], 4)
    '75.0 %, 25.0 %'
    """
    return ", ".join(f"{100 * one / max(1, games):.1f} %" for one in victories)
