"""Smugglers' Quay in numbers, for bots and learning libraries."""

from typing import Any, Final

from ludoteca.engine import Game
from ludoteca.games.quay.content import MOST_SEATS
from ludoteca.games.quay.state import Quay
from ludoteca.observations.buffer import Buffer
from ludoteca.observations.observer import Observer, each, seat_rows, write_facts


class QuayObserver(Observer):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        content = game.content
        cards: dict[str, int] = dict(zip(content.ids, content.copies, strict=True))
        box, goal = sum(content.copies), max(content.goals)
        hidden = [*seat_rows(MOST_SEATS), "face_down"]
        self._kinds = len(cards)
        table = {"goal": goal, "patrol": 1, "deck": box, "face_down": box}
        self._table = self.block("table", "The agreed goal and whether there is a patrol; cards in the deck.", table)
        self._landing = self.block("landing", "The cargo on the quay.", each(content.ids))
        self._hand = self.block("hand", "Your cards.", cards)
        self._face_up = self.block("face_up", "Cards out of the game that everyone sees.", cards)
        seat = {"there": 1, "points": goal, "cards": content.hand + 2}
        self._seats = self.block(
            "seats", "Whether someone plays there, with their points and cards.", seat, hidden[:-1]
        )
        self._columns = len(seat)
        self._known = self.block("known", "Cards that you know are there.", cards, hidden)
        self._absent = self.block("absent", "Cards that you know are not there.", each(content.ids), hidden)

    def look(self, s: Quay, seat: int, buffer: Buffer) -> None:
        buffer.row(self._table, [int(s.options["goal"]), int(s.options["patrol"]), len(s.deck), len(s.face_down)])
        buffer.one(self._landing, s.landing)
        buffer.tally(self._hand, s.players[seat].hand)
        buffer.tally(self._face_up, s.face_up)
        rows = [0] * (s.seats + 1)
        rows[s.face_down_place] = MOST_SEATS
        for step in range(s.seats):
            other = (seat + step) % s.seats
            rows[other] = step
            player = s.players[other]
            buffer.row(self._seats + step * self._columns, [1, sum(player.points), len(player.hand)])
        write_facts(s.known, seat, rows, self._known, self._kinds, buffer)
        write_facts(s.absent, seat, rows, self._absent, self._kinds, buffer)


FEATURES: Final = QuayObserver
