"""Nim, the one rule."""

from typing import Final

from ludoteca.engine import Args, Count, Decision, Verb, ask
from tests.support.nim.state import Nim


class Take(Decision[Nim]):
    take = Verb(Count("sticks", 1, 2))

    def answers(self, s: Nim, player: int, args: Args) -> list[int]:
        return [self.take.at(number) for number in (1, 2) if number <= s.sticks]

    def chosen(self, s: Nim, player: int, answer: int, args: Args) -> None:
        s.sticks -= self.take.object(answer)
        if s.sticks:
            s.then([ask(TAKE, (player + 1) % s.seats)])
        else:
            s.points[player] = 1


TAKE: Final = Take()
