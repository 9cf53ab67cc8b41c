"""How the positions of a game are built, completed and checked.

A game's `positions` defines `POSITIONS`. Rules, search, simulation and environments know nothing of it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine import Args, BrokenInvariant, Frame, Game, Rule, State
from ludoteca.engine.checks import Checks
from ludoteca.engine.parts import part
from ludoteca.positions.piles import Pile, pieces_of

R = TypeVar("R", bound=Rule[Any])
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Generic[R, S]):
    """Where the frames of one kind of rule can be on the stack."""

    def misplaced(self, rule: R, s: S, player: int, args: Args) -> str:
        """Why this frame cannot be on the stack of an edited position, beyond what domains check; empty if it can."""
        return ""

    def beneath(self, rule: R, s: S, player: int, turn: int, args: Args) -> list[Frame]:
        """The frames beneath this question in a position that somebody builds; what happens next comes first.

        `turn` is the seat whose turn it is, not always the player who is asked.
        """
        return positions_of(s.game).within_turn(s, turn)


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(Checks[S], Generic[S]):
    """How one game's positions are built and checked: its piles, and where its rules can be pending."""

    def __init__(
        self, piles: Sequence[Pile] = (), placing: Mapping[type[Rule[Any]], Placing[Any, Any]] | None = None
    ) -> None:
        self.piles = list(piles)
        """The pieces that must all be somewhere, and where they can be."""
        self._placing: dict[type[Rule[Any]], Placing[Any, Any]] = dict(placing or {})

    def invariants(self, s: S) -> None:
        """Every piece of every pile is in exactly one of its fields."""
        if not self.piles:
            return
        data = s.game.shape.write(s)
        for pile in self.piles:
            box, found = Counter(pile.box(s)), Counter(pieces_of(pile, data, s.seats))
            for piece in sorted(box | found):
                if found[piece] != box[piece]:
                    raise BrokenInvariant(f"{found[piece]} of the {box[piece]} {piece} are there")

    def placing(self, rule: Rule[Any]) -> Placing[Any, Any]:
        return self._placing.get(type(rule), ANYWHERE)

    def misplaced(self, s: S, rule: Rule[S], player: int, args: Args) -> str:
        return self.placing(rule).misplaced(rule, s, player, args)

    def settle(self, s: S, turn: int, given: set[str]) -> None:
        """Make the rest of a position fit what was given (`players.0.hand`). Override it if piles are not enough.

        In the set-up it is nobody's turn.
        """

    def turn_stack(self, s: S, turn: int) -> list[Frame]:
        """The frames beneath the question that begins a seat's turn; what happens next comes first."""
        return []

    def within_turn(self, s: S, turn: int) -> list[Frame]:
        """The frames beneath the later questions of a turn. Override it if the first one does not come again."""
        first = s.game.rulebook.by_name[s.game.turn_rules[0]]
        return [(first.number, turn, ()), *self.turn_stack(s, turn)]


ANYWHERE: Final[Placing[Any, Any]] = Placing()
NO_POSITIONS: Final[Positions[Any]] = Positions()


def positions_of(game: Game[Any]) -> Positions[Any]:
    """What a game's package has in `positions`; nothing for a game without it."""
    found: Positions[Any] | None = part(game.package, "positions", Positions)
    return NO_POSITIONS if found is None else found
