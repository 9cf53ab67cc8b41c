"""The results of a tournament as a JSON file, and its ratings as a picture."""

import json
import shlex
from typing import Any, Final

from ludoteca.engine import OptionValue
from ludoteca.lab.charts import Dot, dots, standalone
from ludoteca.lab.tournament.results import Results, Share
from ludoteca.lab.tournament.setup import GAUNTLET, LADDER, Tournament
from ludoteca.version import __version__, compiled

FORMAT: Final = 1


def report(found: Results) -> dict[str, Any]:
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


def text(found: Results) -> str:
    return json.dumps(report(found), indent=1, ensure_ascii=False) + "\n"


def picture(found: Results, title: str, note: str) -> str:
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


def _pair(share: Share, players: int) -> dict[str, Any]:
    return {
        "one": share.pair.one, "rest": share.pair.rest, "games": share.games, "share": round(share.share, 4),
        "low": round(share.low, 4), "high": round(share.high, 4), "even": share.even(players),
    }  # fmt: skip


def _elo(number: float) -> float:
    return round(number, 1) + 0.0  # never minus zero
