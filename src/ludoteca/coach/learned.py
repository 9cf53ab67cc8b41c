"""How likely each seat is to win, as the coach sees it when chance has fallen.

For some numbers of players a small network has learned it from many games of bots (`python -m tools.coach_train`).
Without one, some turns are played on, and the adviser of our strongest bot says who stands how.
"""

import json
from functools import cache
from typing import Any, Final, NamedTuple

from ludoteca.bots.adviser import SAME_TURN, Adviser, soft
from ludoteca.bots.finding import judge
from ludoteca.bots.net import Net
from ludoteca.bots.search import Luck
from ludoteca.bots.weights import nets_of, shipped
from ludoteca.engine import CHANCE, Game, Refused, State

FILE: Final = "judgement.json"
"""Beside the adviser of a game."""


class Look(NamedTuple):
    """How the coach looks at what one kind of chance changed."""

    turns: int = 0
    """How many turns players play on before it looks; 0: it looks at once."""
    times: int = 1
    """So many times as many other falls are compared as worlds are asked for."""
    part: float = 1.0
    """How much of the difference counts as luck: less than all of it where much noise comes with it."""


class Judgement(NamedTuple):
    """For one number of players."""

    adviser: Adviser
    net: Net | None
    """What was learned."""
    looks: dict[str, Look]
    """By the name of the rule by which chance falls, where it does not look at once."""

    def look(self, fall: str) -> Look:
        """The one for a rule."""
        return Look(self.adviser.foresight) if self.net is None else self.looks.get(fall, AT_ONCE)

    def chances(self, s: State) -> list[float]:
        """As the position is, with all cards open."""
        if self.net is None or not s.stack:
            return self.adviser.chances(s)
        net = self.net
        return soft([net.value(numbers) for numbers in self.adviser.luck_measures(s)])

    def later(self, s: State, luck: Luck, turn: int, turns: int) -> list[float]:
        """The same once so many turns have been played on after `turn`."""
        trial = s.copy()
        self._play_on(trial, luck, turns, turn)
        return self.chances(trial)

    def _play_on(self, s: State, luck: Luck, turns: int, turn: int) -> None:
        """Each turn has its own luck from its first fall on: what fell before does not change what falls then."""
        answer = self.adviser.act if self.net is None else self.adviser.usual
        begun, falls = 0, luck.in_turn(0)
        while s.stack and begun < turns:
            now = self.adviser.turn(s)
            if now not in (SAME_TURN, turn):
                turn = now
                begun += 1
                falls = luck.in_turn(begun)
            if s.player == CHANCE:
                s.deal(falls)
            elif begun < turns:
                s.give(answer(s, falls.answers))


AT_ONCE: Final = Look(times=4)
"""Where nothing is played on, more falls are compared: that takes little time."""


@cache
def judgement(game: Game[Any], players: int) -> Judgement:
    """The one that was learned for this game and so many players, or else the adviser's."""
    adviser, text, name = judge(game), shipped(game, FILE), f"{game.id}/{FILE}"
    net = None if text is None else nets_of(text, game, name).get(players)
    if text is None or net is None:
        return Judgement(adviser, None, {})
    wanted = len(adviser.luck_measures(game.new(players))[0])
    if net.size != wanted:
        raise Refused(f"{name} has weights for {net.size} numbers; {game.title} has {wanted}.")
    looks = json.loads(text)["players"][str(players)]["looks"]
    return Judgement(adviser, net, {fall: Look(*look) for fall, look in looks.items()})
