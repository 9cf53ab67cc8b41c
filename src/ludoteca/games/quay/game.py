"""Smugglers' Quay: the contents page."""

from pathlib import Path
from typing import Final

from ludoteca.engine import Frame, Game, Option, do
from ludoteca.engine.content import content_hash
from ludoteca.games.quay import setup, state
from ludoteca.games.quay.content import DATA, MOST_SEATS, Content
from ludoteca.games.quay.rules import end, patrol
from ludoteca.games.quay.rules import turn as turns
from ludoteca.games.quay.state import Quay


class QuayGame(Game[Quay]):
    """Smuggle cargo past the patrol."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or DATA
        content = Content(folder)
        super().__init__(
            module=__name__,
            id="quay",
            title="Smugglers' Quay",
            version="1",
            players=range(2, MOST_SEATS + 1),
            options={
                "goal": Option(tuple(content.goals), content.usual_goal),
                "patrol": Option((True, False), True),
            },
            rules=[setup, turns, patrol, end],
            shape=state.shape(content),
            content=content,
            content_hash=content_hash(folder),
            card_ids=content.ids,
            longest_chain=50,
            longest_game=5_000,
        )

    def within_turn(self, s: Quay, turn: int) -> list[Frame]:
        return [do(turns.END_TURN, turn), *self.turn_stack(s, turn)]


GAME: Final = QuayGame
