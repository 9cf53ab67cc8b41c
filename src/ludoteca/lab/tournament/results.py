"""The results of a tournament: shares of wins with intervals, ratings, faults, times; as JSON and as a picture."""

import json
import shlex
from collections.abc import Sequence
from math import inf
from typing import Any, Final, NamedTuple

from ludoteca.engine import OptionValue
from ludoteca.lab.charts import Dot, dots, standalone
from ludoteca.lab.statistics import Rating, ratings, wilson
from ludoteca.lab.tournament.protocol import FAULTS
from ludoteca.lab.tournament.rows import TournamentRow
from ludoteca.lab.tournament.setup import GAUNTLET, LADDER, Pair, Tournament, anchor
from ludoteca.version import __version__, compiled


class PairShare(NamedTuple):
    pair: Pair
    games: int
    share: float
    low: float
    high: float
    weight: float
    """How many independent games would tell as much."""

    def even(self, players: int) -> bool:
        return self.low <= 1 / players <= self.high


class ThinkingTimes(NamedTuple):
    turns: int
    median: float
    most: float
    """19 turns in 20 take no longer than this."""
    longest: float


class TournamentResults(NamedTuple):
    tournament: Tournament
    games: int
    ratings: tuple[Rating, ...]
    """The best first."""
    shares: tuple[PairShare, ...]
    faults: dict[str, dict[str, int]]
    """How often each bot lost by each kind of fault."""
    first_fault: dict[str, str]
    """The reason the first time, for each bot that lost by a fault."""
    times: dict[str, ThinkingTimes]


def results(tournament: Tournament, rows: Sequence[TournamentRow]) -> TournamentResults:
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
    return TournamentResults(
        tournament, len(rows), ratings(tournament.bots, anchor(tournament.bots), tournament.players, met), shares,
        faults, first_fault, {bot: _times(sorted(own)) for bot, own in turns.items()},
    )  # fmt: skip


def _share(pair: Pair, players: int, rows: Sequence[TournamentRow]) -> PairShare:
    """The share of one pair. The games of a deal form one block, since they are not independent of each other."""
    blocks: dict[int, float] = {}
    for row in rows:
        if (row.one, row.rest) == pair:
            blocks[row.deal] = blocks.get(row.deal, 0.0) + row.share / players
    share = sum(blocks.values()) / len(blocks)
    weight = _weight(list(blocks.values()), share, players)
    return PairShare(pair, len(blocks) * players, share, *wilson(share, weight), weight)


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


def _times(turns: list[float]) -> ThinkingTimes:
    if not turns:
        return ThinkingTimes(0, 0.0, 0.0, 0.0)
    return ThinkingTimes(len(turns), turns[len(turns) // 2], turns[len(turns) * 95 // 100], turns[-1])


FORMAT: Final = 1


def report(found: TournamentResults) -> dict[str, Any]:
    """All results by name. Everything except `times` follows from the seed."""
    tournament = found.tournament
    return {
        **_about(tournament, found.games // tournament.block),
        "ratings": [
            {"bot": one.bot, "elo": _elo(one.elo), "low": _elo(one.low), "high": _elo(one.high)}
            for one in found.ratings
        ],
        "pairs": [_pair(share, tournament.players) for share in found.shares],
        "faults": found.faults,
        "times": {
            "compiled": compiled(),
            "milliseconds_per_turn": {bot: times._asdict() for bot, times in found.times.items()},
        },
    }


def _about(tournament: Tournament, deals: int) -> dict[str, Any]:
    game = tournament.game()
    return {
        "format": FORMAT, "command": command(tournament, deals), "ludoteca": __version__, "game": tournament.game_id,
        "rules": game.version, "components": game.content_hash, "options": game.complete(dict(tournament.options)),
        "grid": {name: list(values) for name, values in tournament.axes}, "players": tournament.players,
        "bots": list(tournament.bots), "design": tournament.design, "seed": tournament.seed,
        "seconds_per_answer": tournament.seconds, "deals": deals, "games": deals * tournament.block,
    }  # fmt: skip


def is_report_on(tournament: Tournament, deals: int, written: bytes) -> bool:
    """Whether the file is a report on a tournament after this many deals, or after some of them."""
    try:
        found = json.loads(written)
        if found["deals"] not in range(1, deals + 1):
            return False
        own = _about(tournament, found["deals"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return False
    return own == {name: found.get(name) for name in own}


def text(found: TournamentResults) -> str:
    return json.dumps(report(found), indent=1, ensure_ascii=False) + "\n"


def picture(found: TournamentResults, title: str, note: str) -> str:
    rated = [Dot(one.bot, one.elo, one.low, one.high) for one in found.ratings]
    return standalone(dots("ratings", title, rated, heading=(title, note)))


def command(tournament: Tournament, deals: int) -> str:
    """The command that plays the same tournament.

    >>> command(Tournament("quay", 3, ("random", "search:simulations=20"), GAUNTLET), 40)
    'ludoteca tournament quay random search:simulations=20 --players 3 --deals 40 --gauntlet --seed 0'
    >>> command(Tournament("quay", 2, ("random", "search"), axes=(("goal", (8, 12)), ("patrol", (True,)))), 4)
    'ludoteca tournament quay random search --players 2 --deals 4 --grid goal=8,12 --grid patrol=true --seed 0'
    """
    words = ["ludoteca", "tournament", tournament.game_id, *tournament.bots]
    words += ["--players", str(tournament.players), "--deals", str(deals)]
    words += {GAUNTLET: ["--gauntlet"], LADDER: ["--ladder"]}.get(tournament.design, [])
    words += ["--control"] if tournament.control else []
    for name, value in tournament.options:
        words += ["--option", f"{name}={_typed(value)}"]
    for name, values in tournament.axes:
        words += ["--grid", f"{name}={','.join(map(_typed, values))}"]
    return shlex.join([*words, "--seed", str(tournament.seed)])


def _typed(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _pair(share: PairShare, players: int) -> dict[str, Any]:
    return {
        "one": share.pair.one, "rest": share.pair.rest, "games": share.games, "share": round(share.share, 4),
        "low": round(share.low, 4), "high": round(share.high, 4), "even": share.even(players),
    }  # fmt: skip


def _elo(number: float) -> float:
    return round(number, 1) + 0.0  # never minus zero
