"""The columns of the Parquet files and what they mean, and the data dictionary that says so."""

import json
from typing import Any, Final, NamedTuple

from msgspec.structs import asdict

from ludoteca.engine import Game, Option
from ludoteca.lab.simulate.rows import OPTION, DecisionRow, Row

WHOLE: Final = "int64"
NUMBER: Final = "double"
TEXT: Final = "string"
YES_OR_NO: Final = "bool"
SEVERAL: Final = "list of int64"
TEXTS: Final = "list of string"
POINTS: Final = "points_"


class Column(NamedTuple):
    name: str
    kind: str
    meaning: str


class Sheet(NamedTuple):
    """One Parquet file: a line for each game, player or decision."""

    name: str
    meaning: str
    columns: tuple[Column, ...]


OF_GAME: Final = Column("number", WHOLE, "The number of the game, from 1; it is the same in all files.")
DECISIONS: Final = Sheet("decisions", "One line for each decision that was kept.", (
    OF_GAME,
    Column("decision", WHOLE, "Which decision of the game it was, from 1."),
    Column("seat", WHOLE, "The seat that decided, from 0."),
    Column("rule", TEXT, "The question, as the name of its rule."),
    Column("verb", TEXT, "The verb of the answer."),
    Column("to", TEXT, "What the verb was applied to, as JSON."),
    Column("offered", SEVERAL, "All possible answers, as numbers."),
    Column("named", TEXTS, 'The same answers by name, such as "buy:BP-01": the verb, and what it is applied to.'),
    Column("answer", WHOLE, "The answer that was chosen."),
    Column("value", NUMBER, "The share of a win that the bot expected; null if it did not judge that."),
))  # fmt: skip


def sheets(game: Game[Any], decisions: bool) -> list[Sheet]:
    return [_games(game), _players(game), *([DECISIONS] if decisions else [])]


def lines(row: Row, game: Game[Any]) -> dict[str, list[dict[str, Any]]]:
    options = {f"{OPTION}{name}": value for name, value in row.options.items()}
    return {
        "games": [{**asdict(row), **options}],
        "players": [_player_line(row, seat, game) for seat in range(row.players)],
        "decisions": [_decision_line(row, decision) for decision in row.decisions or ()],
    }


def _games(game: Game[Any]) -> Sheet:
    options = (
        Column(f"{OPTION}{name}", _kind(option), f"An option of the game: {_values(option)}.")
        for name, option in game.options.items()
    )
    return Sheet("games", "One line for each game.", (
        Column("game", TEXT, "The id of the game that was played."),
        OF_GAME,
        Column("seed", WHOLE, "Its own seed."),
        Column("players", WHOLE, "How many sat at the table."),
        *options,
        Column("starter", WHOLE, "The seat that had the first turn; null if nobody was ever asked anything in a turn."),
        Column("winners", SEVERAL, "The seats that won; several if they share the win."),
        Column("reason", TEXT, "How the game ended, as a message id."),
        Column("answers", WHOLE, "How many decisions were made."),
        Column("rounds", WHOLE, "The round in which it ended; null in games without rounds."),
    ))  # fmt: skip


def _players(game: Game[Any]) -> Sheet:
    points = (Column(f"{POINTS}{source}", WHOLE, f"Points for {source!r}.") for source in game.sources)
    return Sheet("players", "One line for each player of each game.", (
        OF_GAME,
        Column("seat", WHOLE, "The seat, from 0."),
        Column("turn", WHOLE, "0 for the starter, 1 for the next seat round the table, ...; null without a starter."),
        Column("bot", TEXT, "The bot in that seat."),
        Column("score", WHOLE, "Points at the end."),
        Column("place", WHOLE, "1 is the best; ties share the better place."),
        Column("victory", NUMBER, "1 for a win, a fraction for a shared win, otherwise 0."),
        *points,
    ))  # fmt: skip


def _kind(option: Option) -> str:
    kinds = {type(value) for value in option.allowed}
    return {bool: YES_OR_NO, int: WHOLE}.get(kinds.pop(), TEXT) if len(kinds) == 1 else TEXT


def _values(option: Option) -> str:
    return ", ".join(str(value).lower() for value in option.allowed)


def _player_line(row: Row, seat: int, game: Game[Any]) -> dict[str, Any]:
    return {
        OF_GAME.name: row.number, "seat": seat, "turn": row.turn(seat), "bot": row.bots[seat],
        "score": row.scores[seat], "place": row.places[seat], "victory": row.victory(seat),
        **{f"{POINTS}{source}": row.breakdown[seat].get(source, 0) for source in game.sources},
    }  # fmt: skip


def _decision_line(row: Row, decision: DecisionRow) -> dict[str, Any]:
    return {OF_GAME.name: row.number, **asdict(decision), "to": json.dumps(decision.to, ensure_ascii=False)}


def dictionary(game: Game[Any], decisions: bool) -> str:
    """The meaning of every column of every file, as Markdown.

    >>> import ludoteca
    >>> dictionary(ludoteca.game("quay"), decisions=False).splitlines()[0]
    "# Simulated games of Smugglers' Quay: data dictionary"
    """
    return "\n".join([f"# Simulated games of {game.title}: data dictionary\n", *map(_part, sheets(game, decisions))])


def _part(sheet: Sheet) -> str:
    head = f"## {sheet.name}\n\n{sheet.meaning}\n\n| column | type | meaning |\n|---|---|---|\n"
    return head + "".join(f"| `{name}` | {kind} | {meaning} |\n" for name, kind, meaning in sheet.columns)
