"""How components get through a game, for the tables of a report."""

from typing import NamedTuple

from ludoteca.engine.domain import Things


class Life(NamedTuple):
    """The life of the components of one kind: offered to players, then stage by stage."""

    of: Things
    offered: tuple[str, ...]
    """The verbs by which a player may get one; none if nobody can choose."""
    stages: dict[str, tuple[str, ...]]
    """Each stage with the events that tell of it. Players who have brought one to the first stage have it."""
    points: tuple[str, ...] = ()
    """The events that tell how many points one gives: they name it, or follow an event of the same step that does."""
