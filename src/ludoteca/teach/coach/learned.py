"""How likely each seat is to win, as the coach sees it after a chance outcome.

For some numbers of players a small network has learned it from many bot games (`python -m tools.coach_train`).
Without one, the game is played on for a few turns, and our strongest bot's adviser says how each seat is doing.
"""

import json
from functools import cache
from typing import Any, Final, NamedTuple

from ludoteca.bots.adviser import Adviser, soft
from ludoteca.bots.finding import judge
from ludoteca.bots.net import Net
from ludoteca.bots.search import Luck
from ludoteca.bots.weights import nets_of, shipped
from ludoteca.engine import NOBODY, NONE, Game, Refused, State

FILE: Final = "judgement.json"
"""Next to a game's adviser."""


class Look(NamedTuple):
    """How the coach looks at what one kind of chance event changed."""

    turns: int = 0
    """How many turns are played on before it looks; 0: it looks at once."""
    times: int = 1
    """How many other outcomes are compared for each world asked for."""
    part: float = 1.0
    """How much of the difference counts as luck: not all of it where there is much noise."""


class Judgement(NamedTuple):
    """How the coach judges positions of a game with one number of players."""

    adviser: Adviser
    net: Net | None
    """The trained network, if there is one."""
    looks: dict[str, Look]
    """By the name of the chance rule, for those where it does not look at once."""

    def look(self, fall: str) -> Look:
        return Look(self.adviser.foresight) if self.net is None else self.looks.get(fall, AT_ONCE)

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win in the position as it is, with all cards open."""
        if self.net is None or not s.stack:
            return self.adviser.chances(s)
        net = self.net
        return soft([net.value(numbers) for numbers in self.adviser.luck_measures(s)])

    def later(self, s: State, luck: Luck, turn: int, turns: int) -> list[float]:
        """The same, after this many turns have been played on after `turn`.

        Each turn has its own luck: earlier outcomes do not change what comes up in it.
        """
        answer = self.adviser.act if self.net is None else self.adviser.usual
        trial, begun, falls = s.copy(), 0, luck.in_turn(0)
        while trial.stack and begun < turns:
            now = self.adviser.turn(trial)
            if now not in (NONE, turn):
                turn = now
                begun += 1
                falls = luck.in_turn(begun)
            if trial.player == NOBODY:
                trial.resolve_chance(falls)
            elif begun < turns:
                trial.give(answer(trial, falls.answers))
        return self.chances(trial)


AT_ONCE: Final = Look(times=4)
"""Without playing on, more outcomes are compared: that takes little time."""


@cache
def judgement(game: Game[Any], players: int) -> Judgement:
    adviser, text, name = judge(game), shipped(game, FILE), f"{game.id}/{FILE}"
    net = None if text is None else nets_of(text, game, name).get(players)
    if text is None or net is None:
        return Judgement(adviser, None, {})
    wanted = len(adviser.luck_measures(game.new(players))[0])
    if net.size != wanted:
        raise Refused(f"{name} has weights for {net.size} numbers; {game.title} has {wanted}.")
    looks = json.loads(text)["players"][str(players)]["looks"]
    return Judgement(adviser, net, {fall: Look(*look) for fall, look in looks.items()})
