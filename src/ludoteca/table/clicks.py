"""What saves clicks: attached to the questions of a game by the types of their rules.

A game's `table` defines `TABLE`. Rules, search, simulation and environments know nothing of it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine import NONE, Args, Game, Reason, Rule, State, WhyNot
from ludoteca.engine.parts import part
from ludoteca.table.bundles import Bundle, Bundled

R = TypeVar("R", bound=Rule[Any])
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clicks(Generic[R, S]):
    """What saves clicks at one kind of question."""

    def bundles(self, rule: R, s: S, player: int, args: Args) -> list[Bundled]:
        """Answers that one click can give together, to this question and the ones after it."""
        return []

    def usual(self, rule: R, s: S, player: int, args: Args, forced: bool) -> int:
        """The answer that almost everyone would give, so that the previous click can give it too; or `NONE`.

        `forced`: since that click an answer was forced, so the player may not have seen this question coming.
        """
        return NONE

    def instead(self, rule: R, s: S, player: int, answer: int, args: Args) -> int:
        """Another answer that gets the same for less, or more for the same; `NONE` if there is none."""
        return NONE

    def fails(self, rule: R, s: S, player: int, answer: int, args: Args) -> WhyNot | None:
        """Why an answer that is offered must fail, as far as the player knows; None if it can succeed."""
        return None


class FewerClicks:
    """One game at a table, with few clicks; `sentences` are the bundles and reasons that only the table has."""

    def __init__(
        self, clicks: Mapping[type[Rule[Any]], Clicks[Any, Any]], sentences: Sequence[Bundle | Reason] = ()
    ) -> None:
        self._clicks: dict[type[Rule[Any]], Clicks[Any, Any]] = dict(clicks)
        self._sentences = list(sentences)

    def at(self, rule: Rule[Any]) -> Clicks[Any, Any]:
        return self._clicks.get(type(rule), NO_CLICKS)

    def message_ids(self, prefix: str) -> set[str]:
        return {sentence.message_id(prefix) for sentence in self._sentences}


NO_CLICKS: Final[Clicks[Any, Any]] = Clicks()
NO_TABLE: Final = FewerClicks({})


def table_of(game: Game[Any]) -> FewerClicks:
    """What a game's package has in `table`; nothing for a game without it."""
    found = part(game.package, "table", FewerClicks)
    return NO_TABLE if found is None else found


def message_ids(game: Game[Any]) -> set[str]:
    """Every message id that a game and its table can use: exactly those in its catalogue."""
    return game.message_ids() | table_of(game).message_ids(game.prefix)


def clicks_at(s: State) -> Clicks[Any, Any]:
    """What saves clicks at the pending question."""
    return table_of(s.game).at(s.rule)
