"""The figures of a tournament as a JSON file."""

import json
import shlex
from typing import Any, Final

from ludoteca.engine import OptionValue
from ludoteca.lab.tournament.designs import GAUNTLET, LADDER
from ludoteca.lab.tournament.figures import Figures, Share
from ludoteca.lab.tournament.plan import Plan
from ludoteca.version import __version__, compiled

FORMAT: Final = 1


def report(found: Figures) -> dict[str, Any]:
    """All figures by name. Everything except `times` follows from the seed."""
    plan = found.plan
    return {
        **_about(plan, found.games // plan.block),
        "ratings": [
            {"bot": one.bot, "elo": _elo(one.elo), "low": _elo(one.low), "high": _elo(one.high)}
            for one in found.ratings
        ],
        "pairs": [_pair(share, plan.players) for share in found.shares],
        "faults": found.faults,
        "times": {
            "compiled": compiled(),
            "milliseconds_per_turn": {bot: times._asdict() for bot, times in found.times.items()},
        },
    }


def _about(plan: Plan, deals: int) -> dict[str, Any]:
    """What a report says before the figures."""
    game = plan.game()
    return {
        "format": FORMAT,
        "command": command(plan, deals),
        "ludoteca": __version__,
        "game": plan.game_id,
        "rules": game.version,
        "components": game.content_hash,
        "options": game.complete(dict(plan.options)),
        "grid": {name: list(values) for name, values in plan.axes},
        "players": plan.players,
        "bots": list(plan.bots),
        "design": plan.design,
        "seed": plan.seed,
        "seconds_per_answer": plan.seconds,
        "deals": deals,
        "games": deals * plan.block,
    }


def is_report_on(plan: Plan, deals: int, written: bytes) -> bool:
    """Whether this is a report on a tournament after this many deals, or after some of them."""
    try:
        told = json.loads(written)
        if told["deals"] not in range(1, deals + 1):
            return False
        own = _about(plan, told["deals"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return False
    return own == {name: told.get(name) for name in own}


def text(found: Figures) -> str:
    """The report as text."""
    return json.dumps(report(found), indent=1, ensure_ascii=False) + "\n"


def command(plan: Plan, deals: int) -> str:
    """The command that plays the same tournament.

    >>> command(Plan("quay", 3, ("random", "search:simulations=20"), GAUNTLET), 40)
    'ludoteca tournament quay random search:simulations=20 --players 3 --deals 40 --gauntlet --seed 0'
    >>> command(Plan("quay", 2, ("random", "search"), axes=(("goal", (8, 12)), ("patrol", (True,)))), 4)
    'ludoteca tournament quay random search --players 2 --deals 4 --grid goal=8,12 --grid patrol=true --seed 0'
    """
    words = ["ludoteca", "tournament", plan.game_id, *plan.bots, "--players", str(plan.players), "--deals", str(deals)]
    words += {GAUNTLET: ["--gauntlet"], LADDER: ["--ladder"]}.get(plan.design, [])
    words += ["--control"] if plan.control else []
    for name, value in plan.options:
        words += ["--option", f"{name}={_typed(value)}"]
    for name, values in plan.axes:
        words += ["--grid", f"{name}={','.join(map(_typed, values))}"]
    return shlex.join([*words, "--seed", str(plan.seed)])


def _typed(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _pair(share: Share, players: int) -> dict[str, Any]:
    return {
        "one": share.pair.one,
        "rest": share.pair.rest,
        "games": share.games,
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "even": share.even(players),
    }


def _elo(number: float) -> float:
    return round(number, 1) + 0.0  # never minus zero
