"""Comparing what people know with what the store holds, read past the server."""

import json
from collections import Counter, defaultdict
from typing import Any

from sqlalchemy import Connection, create_engine, text

from ludoteca.games import installed
from ludoteca.match.replay import Replay
from ludoteca.server.common.shelf import Shelf
from ludoteca.server.store.sql.rows import SqlRows
from ludoteca.server.tables.loader import load
from tests.support.people import PEOPLE, Memory, Sent

PASSES = {
    (game, rule.name): rule.verbs[0].at()
    for game in installed.games(sample=True)
    for rule in installed.game(game).rulebook.rules
    if rule.window
}
"""The rules of reaction windows, each with the answer that lets pass: by convention the first."""


class Kept:
    def __init__(self, conn: Connection) -> None:
        self.games: dict[str, str] = {row.id: row.game for row in conn.execute(text("SELECT id, game FROM tables"))}
        answers = conn.execute(text("SELECT * FROM answers ORDER BY table_id, number")).all()
        sealed = conn.execute(text("SELECT * FROM sealed")).all()
        self.lines: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self.done: dict[tuple[str, str], tuple[str, int | None]] = {}
        self.unsigned: list[tuple[str, dict[str, Any]]] = []
        for row in answers:
            lines = json.loads(row.lines)
            self.lines[row.table_id] += lines
            if row.key is not None:
                self.done[row.table_id, row.key] = row.request, lines[0].get("answer")
            elif row.seat in PEOPLE:
                self.unsigned.append((row.table_id, lines[0]))
        self.sealed = {(row.table_id, row.key): (row.request, row.answer) for row in sealed if row.key is not None}
        self.keys = Counter((row.table_id, row.key) for row in (*answers, *sealed) if row.key is not None)

    def has(self, sent: Sent) -> bool:
        """Whether an answer is there as it was given; one that was sealed must have counted when its window closed."""
        where, given = (sent.table, sent.key), (sent.request, sent.chosen)
        if where in self.sealed:
            return self.sealed[where] == given and self._counted(sent)
        return self.done.get(where) == given

    def _counted(self, sent: Sent) -> bool:
        """Unless somebody reacted before this seat was asked, or the window is still open."""
        for line in self.lines[sent.table][sent.version :]:
            passes = self._passes(sent.table, line)
            if line["seat"] == sent.seat or passes is None:
                return bool(passes is not None and line["answer"] == sent.chosen)
            if line["answer"] != passes:
                return True
        return True

    def _passes(self, table: str, line: dict[str, Any]) -> int | None:
        return PASSES.get((self.games[table], line.get("rule", "")))

    def doubled(self, acknowledged: list[Sent]) -> int:
        """Keys and lines that are there twice, and answers of people that nobody sent or knows of."""
        known = {(sent.table, sent.key) for sent in acknowledged}
        lines = Counter((table, line["n"]) for table, lines in self.lines.items() for line in lines)
        twice = sum(count - 1 for count in (*self.keys.values(), *lines.values()))
        unsigned = sum(self._passes(table, line) is None for table, line in self.unsigned)
        return twice + unsigned + len(self.keys.keys() - known)


def audit(db: str, memory: Memory) -> dict[str, int]:
    """Every acknowledged answer is there once, no refused one is, and every table's record leads to its position."""
    engine = create_engine(db.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.begin() as conn:
            kept = Kept(conn)
            lines = sum(_followed(conn, table, memory.records.get(table)) for table in kept.games)
    finally:
        engine.dispose()
    acknowledged = memory.acknowledged
    return {
        "tables": len(kept.games),
        "games finished": len(memory.records),
        "record lines replayed": lines,
        "acknowledged": len(acknowledged),
        **{f"acknowledged by game: {game}": 0 for game in installed.games()},
        **Counter(f"acknowledged by game: {kept.games[sent.table]}" for sent in acknowledged),
        "sealed": sum((sent.table, sent.key) in kept.sealed for sent in acknowledged),
        "taken back": sum(sent.chosen is None for sent in acknowledged),
        "refused": len(memory.refused),
        "lost": sum(not kept.has(sent) for sent in acknowledged),
        "doubled": kept.doubled(acknowledged),
        "refused but done": sum(kept.keys[sent.table, sent.key] for sent in memory.refused),
    }


def assert_nothing_wrong(counts: dict[str, int], *more: str) -> None:
    """Nothing lost, nothing twice, nothing done that was refused; nor anything of what else must not be."""
    assert not any(counts[wrong] for wrong in ("lost", "doubled", "refused but done", *more)), counts


def _followed(conn: Connection, table_id: str, downloaded: bytes | None) -> int:
    """Replay all lines of a table to the position that the store shows; how many there were."""
    match = load(SqlRows(conn), table_id, Shelf()).match
    assert match is not None, f"{table_id} has not begun"
    record = match.record
    assert downloaded in {None, record.text().encode()}, f"{table_id}: the downloaded record is another"
    replay = Replay(match.game, record)
    replay.go_to(len(record.lines))
    replay.check_end()
    assert replay.match.state == match.state, f"{table_id}: its record leads to another position"
    return len(record.lines)
