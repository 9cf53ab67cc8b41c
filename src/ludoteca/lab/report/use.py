"""How often each thing was offered, done or encountered, and how the players who did it fared."""

from math import sqrt
from typing import Any

from ludoteca.lab.report.intervals import share, two_sided
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.watching import Key, Offered


class Use:
    """One thing over all games. A seat that did it several times in a game counts once for the victories."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.forced = 0
        self.games_offered = 0
        self.games_taken = 0
        self._seats = 0
        self._wins = 0.0
        self._fair = 0.0
        self._variance = 0.0

    def add_offers(self, row: Row, seats: dict[int, Offered]) -> None:
        """Add what one game tells about an option."""
        offered = sum(one.offered for one in seats.values())
        taken = sum(one.taken for one in seats.values())
        self.offered += offered
        self.forced += sum(one.forced for one in seats.values())
        self.games_offered += bool(offered)
        self._add(row, taken, [seat for seat, one in seats.items() if one.taken])

    def add_times(self, row: Row, seats: dict[int, int]) -> None:
        """Add what one game tells about something that nobody chose."""
        self._add(row, sum(seats.values()), [seat for seat in seats if seat >= 0])

    def _add(self, row: Row, times: int, seats: list[int]) -> None:
        self.taken += times
        self.games_taken += bool(times)
        if row.players == 1:
            return
        for seat in seats:
            self._seats += 1
            self._wins += row.victory(seat)
            self._fair += 1 / row.players
            self._variance += (1 - 1 / row.players) / row.players

    def told(self, key: Key, games: int, chosen: bool) -> dict[str, Any]:
        """Its figures, by name."""
        names = dict(zip(("rule", "verb", "domain", "id"), key, strict=True))
        offers = {"offered": self.offered, "forced": self.forced} if chosen else {}
        of = self.games_offered if chosen else games
        return {**names, **offers, "taken": self.taken, "games": share(self.games_taken, of), **self._fared()}

    def _fared(self) -> dict[str, Any]:
        """The wins of those who did it, and what chance would give; solo games, which nobody can lose, do not count."""
        if not self._seats:
            return {}
        return {
            "wins": share(self._wins, self._seats),
            "fair": round(self._fair / self._seats, 5),
            "chance": round(two_sided(self._wins - self._fair, sqrt(self._variance)), 6),
        }
