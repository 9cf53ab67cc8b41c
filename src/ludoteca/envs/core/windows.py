"""Reaction windows: the engine skips seats that cannot react, and nobody may learn who they were."""

from ludoteca.engine import Frame, Listener, State


class Windows(Listener):
    """Keeps the position before each seat that is asked in a reaction window, including those that are skipped.

    An environment that lets all of them act gives away nobody's cards.
    """

    def __init__(self) -> None:
        self.asked: list[State] = []

    def asks(self, s: State, frame: Frame) -> None:
        """The position is copied while the question is still on its stack."""
        if s.rules[frame[0]].window:
            self.asked.append(s.copy())

    def passed_over(self, s: State) -> list[State]:
        """The positions before seats that had no choice, in order; they are then forgotten."""
        passed = self.asked
        self.asked = []
        if passed and s.stack and s.rule.window:
            passed.pop()  # the last one is asked now
        return passed
