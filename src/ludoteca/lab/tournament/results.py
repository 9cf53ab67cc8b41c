"""The results of a tournament: shares of wins with intervals, ratings, faults, times."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from ludoteca.lab.statistics import Rating, ratings, wilson
from ludoteca.lab.tournament.protocol import FAULTS
from ludoteca.lab.tournament.rows import Row
from ludoteca.lab.tournament.setup import Pair, Tournament, anchor


class Share(NamedTuple):
    pair: Pair
    games: int
    share: float
    low: float
    high: float
    weight: float
    """How many independent games would tell as much."""

    def even(self, players: int) -> bool:
        return self.low <= 1 / players <= self.high


class Times(NamedTuple):
    turns: int
    median: float
    most: float
    """19 turns in 20 take no longer than this."""
    longest: float


class Results(NamedTuple):
    tournament: Tournament
    games: int
    ratings: tuple[Rating, ...]
    """The best first."""
    shares: tuple[Share, ...]
    faults: dict[str, dict[str, int]]
    """How often each bot lost by each kind of fault."""
    first_fault: dict[str, str]
    """The reason the first time, for each bot that lost by a fault."""
    times: dict[str, Times]


def results(tournament: Tournament, rows: Sequence[Row]) -> Results:
    shares = tuple(_share(pair, tournament.players, rows) for pair in tournament.pairs)
    met = [(*share.pair, share.share, share.weight) for share in shares if not share.pair.mirror]
    faults = {bot: dict.fromkeys(FAULTS, 0) for bot in tournament.bots}
    first_fault: dict[str, str] = {}
    turns: dict[str, list[float]] = {bot: [] for bot in tournament.bots}
    for row in rows:
        if row.fault is not None:
            bot = row.bot(row.fault.seat)
            faults[bot][row.fault.why] += 1
            first_fault.setdefault(bot, row.fault.what)
        turns[row.one] += row.times[0]
        turns[row.rest] += row.times[1]
    return Results(
        tournament, len(rows), ratings(tournament.bots, anchor(tournament.bots), tournament.players, met), shares,
        faults, first_fault, {bot: _times(sorted(own)) for bot, own in turns.items()},
    )  # fmt: skip


def _share(pair: Pair, players: int, rows: Sequence[Row]) -> Share:
    """The share of one pair. The games of a deal form one block, since they are not independent of each other."""
    blocks: dict[int, float] = {}
    for row in rows:
        if (row.one, row.rest) == pair:
            blocks[row.deal] = blocks.get(row.deal, 0.0) + row.share / players
    share = sum(blocks.values()) / len(blocks)
    weight = _weight(list(blocks.values()), share, players)
    return Share(pair, len(blocks) * players, share, *wilson(share, weight), weight)


def _weight(blocks: list[float], share: float, players: int) -> float:
    """The number of independent games that would vary as little as the blocks.

    It is kept between the number of deals and the number of games, because a few blocks can be alike by luck.
    """
    deals = len(blocks)
    spread = sum((block - share) ** 2 for block in blocks) / max(1, deals - 1)
    if not 0 < share < 1:
        return float(deals)
    alike = share * (1 - share) * deals / spread if spread else inf
    return min(max(alike, float(deals)), float(deals * players)) if deals > 1 else 1.0


def _times(turns: list[float]) -> Times:
    if not turns:
        return Times(0, 0.0, 0.0, 0.0)
    return Times(len(turns), turns[len(turns) // 2], turns[len(turns) * 95 // 100], turns[-1])
