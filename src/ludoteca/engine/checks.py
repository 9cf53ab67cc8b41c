"""What a position must keep to, beyond the range of each field."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.rule import Args, Rule

S_contra = TypeVar("S_contra", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Checks(Generic[S_contra]):
    """Checks nothing. A game's `positions` has a subclass that does."""

    def invariants(self, s: S_contra) -> None:
        """Raise `BrokenInvariant` if a piece is missing or doubled."""

    def misplaced(self, s: S_contra, rule: Rule[S_contra], player: int, args: Args) -> str:
        """Why this frame cannot be on the stack of an edited position, beyond what domains check; empty if it can."""
        return ""
