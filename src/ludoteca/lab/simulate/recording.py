"""The record of a simulated game, for `ludoteca replay` and the page."""

from ludoteca.engine import State
from ludoteca.lab.simulate.rows import Head
from ludoteca.match.dealer import Dealer, secret_of
from ludoteca.match.playthrough import Playthrough


class Recording(Playthrough):
    """Follows a game from its first card. The fast generator deals, so the record's secret has not dealt any line."""

    def __init__(self, state: State, begin: Head) -> None:
        names = [f"{kind} {seat + 1}" for seat, kind in enumerate(begin.bots)]
        self._open(state, names, Dealer(secret_of(begin.seed)))

    def text(self) -> str:
        """The whole record, as it is written."""
        self.dealt_from = len(self.lines) + 1
        return self.record.text()
