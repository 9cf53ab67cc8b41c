"""Exact error classes.

`Refused` is the family of everything that bad input can cause: its text is one sentence for the person who gave
the input. `GameError` is the family of mistakes in a game's rules: nobody at the table can cause or fix those.
"""

from typing import Any


class Refused(ValueError):
    """Something given from outside cannot be accepted; nothing was changed.

    >>> import ludoteca
    >>> try:
    ...     ludoteca.game("mah jong")
    ... except ludoteca.Refused as refusal:
    ...     print(type(refusal).__name__)
    UnknownGame
    """

    def __reduce__(self) -> tuple[Any, ...]:
        # Python itself would call `__init__` with the text, but some of these take other arguments.
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[Refused], args: tuple[Any, ...], fields: dict[str, Any]) -> Refused:
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class IllegalAnswer(Refused):
    """An answer that the pending question does not offer.

    >>> import ludoteca
    >>> state = ludoteca.game("quay").new(players=2)
    >>> try:
    ...     state.choose(99)
    ... except ludoteca.IllegalAnswer as refusal:
    ...     print(refusal.rule, refusal.answer)
    DealCard 99
    """

    def __init__(self, rule: str, answer: object, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.answer = answer


class UnknownGame(Refused):
    """No game of that name is installed; the text lists those that are.

    >>> import ludoteca
    >>> issubclass(ludoteca.UnknownGame, ludoteca.Refused)
    True
    """


class BrokenGame(Refused):
    """A game that is installed but cannot be played; the text says why. Only its authors can fix it.

    >>> import ludoteca
    >>> issubclass(ludoteca.BrokenGame, ludoteca.Refused)
    True
    """


class BadOptions(Refused):
    """A number of players or an option that the game does not have.

    >>> import ludoteca
    >>> try:
    ...     ludoteca.game("quay").new(players=9)
    ... except ludoteca.BadOptions as refusal:
    ...     print(refusal)
    players: Smugglers' Quay is for 2 to 4 players, not 9.
    """


class BadPosition(Refused):
    """A position file that is damaged, foreign, or breaks the game's invariants.

    >>> import ludoteca
    >>> try:
    ...     ludoteca.game("quay").from_json("[]")
    ... except ludoteca.BadPosition as refusal:
    ...     print(refusal)
    position: expected an object, found a list.
    """


class BadRecord(Refused):
    """A record file that cannot be read; the text gives the line and the reason.

    >>> import ludoteca
    >>> print(ludoteca.BadRecord(3, "not JSON"))
    line 3: not JSON.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}.")
        self.line = line
        self.reason = reason


class BadContent(Refused):
    """A component file with a wrong or missing entry; the text gives the file, the key, and what was expected.

    >>> import ludoteca
    >>> print(ludoteca.BadContent("cards.toml", "card[3].cost", "expected a whole number, found 'two'"))
    cards.toml, card[3].cost: expected a whole number, found 'two'.
    """

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}, {key}: {reason}." if key else f"{file}: {reason}.")
        self.file = file
        self.key = key


class CannotUndo(Refused):
    """There is nothing this seat may take back; `stopped_by` says why.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=1)
    >>> try:
    ...     match.undo(0)
    ... except ludoteca.CannotUndo as refusal:
    ...     print(refusal.stopped_by)
    start
    """

    def __init__(self, seat: int, stopped_by: str) -> None:
        super().__init__(f"Seat {seat} has nothing to take back: stopped by {stopped_by}.")
        self.stopped_by = stopped_by


class GameError(RuntimeError):
    """A mistake in a game's own rules, such as a question without answers; the text names the rule.

    >>> import ludoteca
    >>> issubclass(ludoteca.GameError, RuntimeError)
    True
    """


class Runaway(GameError):
    """One answer set off more steps, or one game took more answers, than the game declares possible.

    >>> import ludoteca
    >>> issubclass(ludoteca.Runaway, ludoteca.GameError)
    True
    """


class BrokenInvariant(GameError):
    """A position in which a piece is missing, doubled, or in an impossible place.

    >>> import ludoteca
    >>> game = ludoteca.game("quay")
    >>> state = game.new(players=2)
    >>> state.deck.pop()
    3
    >>> try:
    ...     game.check(state)
    ... except ludoteca.BrokenInvariant as broken:
    ...     print(broken)
    23 cards in all, not 24
    """
