"""Why something cannot be done: each reason is declared once, next to its rule, with the ledger lines behind it."""

from ludoteca.engine.words import Argument, Message


class Reason:
    """One sentence that says why an answer is not offered. Without ledger ids of its own it has those of the question.

    >>> Reason("no-token", "EPR-102").because().reason.name
    'no-token'
    """

    def __init__(self, name: str, *ledger: str) -> None:
        self.name = name
        self.ledger: list[str] = list(ledger)

    def because(self, args: dict[str, Argument] | None = None) -> "WhyNot":
        return WhyNot(self, {} if args is None else args)

    def message_id(self, prefix: str) -> str:
        return f"{prefix}-refused-{self.name}"


class WhyNot:
    """A reason for one answer."""

    def __init__(self, reason: Reason, args: dict[str, Argument]) -> None:
        self.reason = reason
        self.args = args

    def message(self, prefix: str, ledger: list[str]) -> Message:
        """As a message; `ledger` are the lines of the question."""
        return Message(self.reason.message_id(prefix), self.args, self.reason.ledger or ledger)
