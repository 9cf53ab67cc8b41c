"""Answers that one click gives together: each kind is declared once, beside what offers it."""

from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.engine.words import Argument, Message, kebab

if TYPE_CHECKING:
    from ludoteca.engine.rule import Rule

Reply = tuple[int, int]
"""A rule by its number, and an answer to it."""


class Bundle:
    """One sentence that says what several answers do together.

    If it has the same name as the verb of its first answer, it replaces that answer, which is rarely wanted alone.

    >>> Bundle("all-workers").of([(3, 4), (3, 7)]).message("rolling-heights").id
    'rolling-heights-bundle-all-workers'
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def of(
        self, replies: list[Reply], args: dict[str, Argument] | None = None, to: dict[str, Any] | None = None
    ) -> "Bundled":
        """These answers in a row, what the sentence mentions besides their number, and what they lead to."""
        return Bundled(self, replies, {} if args is None else args, {} if to is None else to)

    def message_id(self, prefix: str) -> str:
        return f"{prefix}-bundle-{kebab(self.name)}"


class Bundled(NamedTuple):
    """Answers offered together now: the first to the pending question, the others to the same one or to later ones.

    `to` has ids by domain, for the place on the board that shows it.
    """

    bundle: Bundle
    replies: list[Reply]
    args: dict[str, Argument]
    to: dict[str, Any]

    def message(self, prefix: str) -> Message:
        return Message(self.bundle.message_id(prefix), {"count": len(self.replies), **self.args}, [])


def replies(rule: "Rule[Any]", answers: list[int]) -> list[Reply]:
    """Answers to one question that is asked repeatedly."""
    return [(rule.number, answer) for answer in answers]
