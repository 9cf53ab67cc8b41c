"""Write a table as the browser gets it, without a server: for building and photographing boards.

`python -m tools.table_view GAME --players 3 --seed 7 --lines 40 --seat 0 > web/dev/tables/NAME.json`: random bots play
up to a line of the record, and on until the seat is asked. The file holds `{"table": {...}, "content": {...}}`.
"""

import argparse
import json
from typing import Any

import msgspec

import ludoteca
from ludoteca.bots import Question, bot
from ludoteca.engine import Message, ledger_of
from ludoteca.games import components
from ludoteca.match.match import Match
from ludoteca.server.common.messages import log_lines
from ludoteca.server.watch.shared import breakdown_view
from ludoteca.server.watch.views import answers_view, bundles_view
from ludoteca.table.one_click import fewest_picks, picks

NAMES = ("Marta", "Jonas", "Pepe", "Ayşe", "Nikos")
LOG_LINES = 200


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="tools.table_view", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=ludoteca.games(sample=True))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--lines", type=int, default=0, help="lines of the record before the seat is asked again")
    parser.add_argument("--rule", help="play on until this rule asks")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="VALUE is JSON")
    given = parser.parse_args()
    options = {name: json.loads(value) for name, _, value in (text.partition("=") for text in given.option)}
    match = Match(ludoteca.game(given.game), given.players, options, given.seed, list(NAMES[: given.players]))
    play_until(match, given.lines, given.seat, given.rule, given.seed)
    content = components.read(components.checked_folder(match.game))
    print(json.dumps({"table": table_view(match, given.seat), "content": content}, ensure_ascii=False))


def play_until(match: Match, lines: int, seat: int, rule: str | None, seed: int) -> None:
    """Let random bots play up to a line, and on until the seat is asked, by the rule if one is named."""
    bots = [bot("random", match.game, seed + at) for at in range(match.state.seats)]
    while (pending := match.pending) is not None:
        if match.version >= lines and pending.player == seat and rule in (None, pending.rule):
            return
        match.choose(bots[pending.player].choose(Question(match.state)))


def table_view(match: Match, seat: int) -> dict[str, Any]:
    """The table as one of its seats may see it."""
    outcome = match.outcome
    limit = match.undo_limit(seat)
    return {
        "table": "example", "game": match.game.id, "title": match.game.title, "options": match.state.options,
        "commitment": match.dealer.commitment, "secret": match.dealer.secret.hex() if outcome else None,
        "version": match.version, "last_event": len(match.events()), "started": True, "over": match.state.over,
        "code": None, "you": [seat], "host": True, "seats": seats(match, seat), "view": match.state.view(seat),
        "viewed_as": seat, "scores": match.state.scores, "pending": pending(match, seat),
        "breakdown": msgspec.to_builtins(breakdown_view(match.state)),
        "outcome": outcome and {**outcome._asdict(), "reason": Message(outcome.reason, {}, []).to_json()},
        "to_agree": [],
        "undo": {"answers": limit.answers, "stopped_by": limit.stopped_by, "words": None},
        "undo_request": None, "rematch": None, "phrases": [], "hints": True, "webhook": None,
        "dealt": "sealed", "seat_notes": [], "log": log(match, seat),
    }  # fmt: skip


def seats(match: Match, seat: int) -> list[dict[str, Any]]:
    """The seats: a person at the one given, bots at the others."""
    kinds = ["person" if at == seat else "bot" for at in range(match.state.seats)]
    return [
        {"seat": at, "name": match.names[at], "kind": kind, "bot": "random" if kind == "bot" else None, "present": True}
        for at, kind in enumerate(kinds)
    ]


def pending(match: Match, seat: int) -> dict[str, Any] | None:
    """The question, with its answers if the seat is asked."""
    asked = match.pending_for(seat)
    if asked is None:
        return None
    rule, together = match.game.rulebook.by_name[asked.rule], picks(match.state)
    answers = answers_view(match.state, match.state, together > 1) if asked.answers else []
    return {
        "rule": asked.rule, "player": None if asked.player < 0 else asked.player,
        "prompt": match.game.prompt(match.state).to_json(), "rules": ledger_of(rule),
        "answers": msgspec.to_builtins(answers),
        "bundles": msgspec.to_builtins(bundles_view(match.state)) if asked.answers else [],
        "picks": together, "fewest": fewest_picks(match.state), "window": False, "until": None,
    }  # fmt: skip


def log(match: Match, seat: int) -> list[dict[str, Any]]:
    """The last lines of the log."""
    told = match.told_so_far
    lines: list[dict[str, Any]] = msgspec.to_builtins(log_lines(match.game, told, seat, 0, len(told)))
    return lines[-LOG_LINES:]


if __name__ == "__main__":
    main()
