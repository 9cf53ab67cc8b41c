"""The project's own ladder: every level of every game against the one below it, with two and with four players.

`python -m tools.ladder --deals 200` plays it, or continues it, and writes the results: the figures into
`benchmarks/ladder/`, the page `docs/reference/ladder.md` and `bot/strength.json` in each game's package. With
`--no-play` it writes the page and the packages' files from the existing figures.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import ludoteca
from ludoteca.bots import bots, judge
from ludoteca.bots.finding import EXPERT
from ludoteca.bots.strength import MEASURED
from ludoteca.cli.progress import bar_of_games
from ludoteca.engine import Game
from ludoteca.lab.tournament import LADDER, Tournament, results, run, text
from ludoteca.match.files import FOR_ALL, write_whole

TOP: Final = Path(__file__).parent.parent
FIGURES: Final = TOP / "benchmarks" / "ladder"
PAGE: Final = TOP / "docs" / "reference" / "ladder.md"
PLAYERS: Final = (2, 4)
BOARDS: Final = {"plastics_race": "city"}
"""The option that chooses a game's board: the deals rotate through all of them."""
SECONDS: Final = 600.0
"""The time for an answer: the clock must not decide a game, however busy the machine is."""
HEAD: Final = """# How strong the levels are

Written by `python -m tools.ladder`, which plays all of it, continues where it was stopped, and keeps the figures in
`benchmarks/ladder/`. Each level plays against the one below it in all other seats, and every deal is played with it in
every seat. "Won" is its share of the wins; a shared win counts in part. "Even" is what equals would win. Elo is worked
out from all pairs of a table; `normal` is 0. All intervals are 95 %; [Run a tournament](../howto/run-a-tournament.md)
says how they are made. "itself" is the control: a level against copies of itself must come out even.
"""


def play(game_id: str, players: int, deals: int, seed: int, workers: int, folder: Path = FIGURES) -> None:
    """Play one ladder, or continue it, and write its figures."""
    game = ludoteca.game(game_id)
    if players not in game.players:
        return
    axes = tuple((name, tuple(game.options[name].allowed)) for id_, name in BOARDS.items() if id_ == game_id)
    tournament = Tournament(game_id, players, levels(game, players), LADDER, seed=seed, seconds=SECONDS, axes=axes)
    kept = folder / f"{game_id}-{players}.games.jsonl"
    print(f"{game.title} with {players} players: {deals * tournament.block} games", flush=True)
    with bar_of_games(deals * tournament.block) as seen:
        rows = run(tournament, deals, kept, workers, resume=True, progress=seen)
    write_whole(folder / f"{game_id}-{players}.json", text(results(tournament, rows)), FOR_ALL)


def levels(game: Game[Any], players: int) -> tuple[str, ...]:
    """The bots of a game that differ with this many players: without weights for that, `expert` is `hard`."""
    return tuple(kind for kind in bots(game) if kind != EXPERT or players in judge(game).nets)


def reports(folder: Path = FIGURES) -> list[dict[str, Any]]:
    """All existing figures, in the order of the page."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.json")]
    return sorted(found, key=lambda report: (report["game"], report["players"]))


def page(found: Sequence[dict[str, Any]]) -> str:
    """The page about them."""
    parts = [HEAD]
    for report in found:
        parts += [f"## {ludoteca.game(report['game']).title}, {report['players']} players\n", _section(report)]
    return "\n".join(parts if found else [HEAD, "It has not been played yet.\n"])


def strength(found: Sequence[dict[str, Any]], game_id: str) -> str:
    """The file in a game's package: how strong its levels are, by number of players."""
    measured = {str(report["players"]): _levels(report) for report in found if report["game"] == game_id}
    return json.dumps(measured, indent=1) + "\n"


def strength_file(game_id: str) -> Path:
    """Where a game's package has it."""
    return TOP / "src" / "ludoteca" / "games" / game_id / "bot" / MEASURED


def _levels(report: dict[str, Any]) -> dict[str, Any]:
    rated = {one["bot"]: one for one in report["ratings"]}
    levels: dict[str, Any] = {}
    below = None
    for level in report["bots"]:
        share = next((pair["share"] for pair in report["pairs"] if (pair["one"], pair["rest"]) == (level, below)), None)
        levels[level] = {name: rated[level][name] for name in ("elo", "low", "high")}
        levels[level] |= {"against": below, "share": share}
        below = level
    return levels


def _section(report: dict[str, Any]) -> str:
    turns = report["times"]["milliseconds_per_turn"]
    pairs = [_pair(pair) for pair in report["pairs"]]
    ratings = [
        f"| {one['bot']} | {one['elo']:.0f} | {_interval(one['low'], one['high'])} | {_times(turns[one['bot']])} | "
        f"{sum(report['faults'][one['bot']].values())} |"
        for one in report["ratings"]
    ]
    built = "compiled" if report["times"]["compiled"] else "pure Python"
    versions = f"Ludoteca {report['ludoteca']}, rules {report['rules']}, {built}, seed {report['seed']}"
    size = f"{report['deals']} deals, {report['games']} games. Even is {100 / report['players']:.0f} %."
    today = ludoteca.game(report["game"]).version
    older = "" if today == report["rules"] else f"It was played before rules {today}, with other cards or rules.\n"
    return "\n".join([
        f"    {report['command']}\n",
        f"{versions}, {size}\n",
        *([older] if older else []),
        "| level | against | games | won | 95 % |",
        "|---|---|---|---|---|",
        *pairs,
        "",
        "| level | Elo | 95 % | seconds for a turn: median, 95 %, longest | faults |",
        "|---|---|---|---|---|",
        *ratings,
        "",
    ])  # fmt: skip


def _pair(pair: dict[str, Any]) -> str:
    against = "itself" if pair["one"] == pair["rest"] else pair["rest"]
    uneven = " (not even)" if against == "itself" and not pair["even"] else ""
    interval = f"{100 * pair['low']:.1f} to {100 * pair['high']:.1f}"
    return f"| {pair['one']} | {against} | {pair['games']} | {100 * pair['share']:.1f} %{uneven} | {interval} |"


def _interval(low: float, high: float) -> str:
    return f"{low:.0f} to {high:.0f}" if low < high else ""


def _times(turn: dict[str, float]) -> str:
    return ", ".join(f"{turn[name] / 1000:.2g}" for name in ("median", "most", "longest"))


def main(args: Sequence[str]) -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="tools.ladder", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="which games; all if left out")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--deals", type=int, default=200, help="with two players; half as many with four")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-play", action="store_true", help="only write the page and the package's file")
    given = parser.parse_args(args)
    if not given.no_play:
        for game_id in given.games or ludoteca.games():
            for players in given.players:
                play(game_id, players, given.deals * 2 // players, given.seed, given.workers)
    found = reports()
    write_whole(PAGE, page(found), FOR_ALL)
    for game_id in dict.fromkeys(report["game"] for report in found):
        write_whole(strength_file(game_id), strength(found, game_id), FOR_ALL)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("Stopped; run the same command again to continue.")
    except ludoteca.Refused as error:
        sys.exit(str(error))
