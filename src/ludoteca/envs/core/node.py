"""A node of a game tree in which chance is a player, as OpenSpiel walks it: who is asked, what can be done, and odds.

>>> import ludoteca
>>> node = Node(ludoteca.game("quay").new(players=2), to_go=-1)
>>> node.player, [outcome for outcome, _ in node.chances()]
(-1, [0, 1, 2, 3])
>>> for card in (1, 1, 1, 2, 2, 2):
...     node.take(card)
>>> node.player, node.actions()[:3]
(0, [0, 1, 2])
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.engine import State
from ludoteca.engine.rule import DECISION, outcomes

OVER: Final = -4
"""The player of a node at which the game has ended: what OpenSpiel calls terminal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A position that moves forward. While it is `shared`, it is copied before it is changed."""

    def __init__(self, position: State, to_go: int, shared: bool = True) -> None:
        self.position = position
        self.to_go = to_go
        """How many choices are left until the horizon; below zero if there is none."""
        self.shared = shared
        self.player: int = OVER
        """The seat that is asked, -1 for chance, or `OVER`."""
        self.offset: int = 0
        """The action number of answer 0; outcomes of chance have their own numbers."""
        self._legal: list[int] = []
        self._moved()

    def actions(self) -> list[int]:
        """The actions that are offered now, in order; do not change this list."""
        if not self._legal and self.player != OVER:
            offset = self.offset
            legal = [offset + answer for answer in self.position.answers]
            legal.sort()
            self._legal = legal
        return self._legal

    def chances(self) -> list[tuple[int, float]]:
        """Every outcome of the pending chance with its probability, in order."""
        place, player, args = self.position.stack[-1]
        rule, position = self.position.rules[place], self.position
        total = rule.total(position, player, args)
        part = 1.0 / total
        legal: list[int] = []
        odds: list[tuple[int, float]] = []
        alike = 0
        last = rule.at(position, 0, player, args)
        for at in range(total):
            outcome = rule.at(position, at, player, args)
            if outcome < last:
                return self._sorted_chances(part)
            if outcome > last:  # a bag is sorted, so equal outcomes are together
                legal.append(last)
                odds.append((last, alike * part))
                last = outcome
                alike = 0
            alike += 1
        legal.append(last)
        odds.append((last, alike * part))
        self._legal = legal
        return odds

    def _sorted_chances(self, part: float) -> list[tuple[int, float]]:
        """The same where the rule lists its outcomes in no order."""
        place, player, args = self.position.stack[-1]
        weights = outcomes(self.position.rules[place], self.position, player, args)
        self._legal = sorted(weights)
        return [(outcome, weights[outcome] * part) for outcome in self._legal]

    def take(self, action: int) -> None:
        """Take an action; `IllegalAnswer` if it is not offered."""
        position = self.position.copy() if self.shared else self.position
        if action in self._legal:
            position.give(action - self.offset)
        else:
            position.choose(action - self.offset)
        self.position = position
        self.shared = False
        if self.player >= 0:
            self.to_go -= 1
        self._moved()

    def _moved(self) -> None:
        self._legal = []
        self.offset = 0
        self.player = OVER
        stack = self.position.stack
        if not stack:
            return
        place, player, _ = stack[-1]
        if self.position.rules[place].kind != DECISION:
            self.player = -1
        elif self.to_go != 0:
            self.player = player
            self.offset = self.position.game.offsets[place]
