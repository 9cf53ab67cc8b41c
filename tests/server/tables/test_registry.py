"""Tables in memory keep up with what other processes write, and make room for others."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.support.finishing import finish
from tests.support.serving import quick

from ludoteca.server.common.settings import Settings
from ludoteca.server.running import Server
from ludoteca.server.service import seats
from ludoteca.server.service.creation import plan
from ludoteca.server.service.requests import NewTable, SeatWish
from ludoteca.server.store.sql import open_store
from ludoteca.server.tables import registry
from ludoteca.server.tables.transaction import Transaction


async def made(server: Server) -> str:
    """A new table at which two people play; its id."""
    planned = plan(NewTable(game="quay", seats=[SeatWish("person"), SeatWish("person")]), server.settings.shelf)
    await server.make(planned)
    return planned.id


def held_back(
    read: Callable[..., Coroutine[Any, Any, Any]], free: asyncio.Event
) -> Callable[..., Coroutine[Any, Any, Any]]:
    """The same reads, whose results are kept back for a while."""

    async def late(work: Any) -> Any:
        result = await read(work)
        await free.wait()
        return result

    return late


def renamed(transaction: Transaction) -> None:
    """The first seat has another name."""
    seats.rename(transaction, 0, "Ada")
    seats.keep(transaction, 0)


async def change_while_loading(settings: Settings) -> str:
    """One process loads a table while another renames a seat; the name that the first one then shows."""
    loading, changing = Server(settings, open_store(settings.db)), Server(settings, open_store(settings.db))
    planned = plan(NewTable(game="quay", seats=[SeatWish("open"), SeatWish("open")]), settings.shelf)
    await changing.make(planned)
    read, free = loading.store.read, asyncio.Event()
    loading.store.read = held_back(read, free)  # type: ignore[method-assign]
    load = asyncio.ensure_future(loading.tables.get(planned.id))
    await asyncio.sleep(0.1)
    await changing.tables.change(planned.id, renamed)
    loading.store.read = read  # type: ignore[method-assign]
    news = asyncio.ensure_future(loading.tables.changed_elsewhere(planned.id))
    await asyncio.sleep(0.1)
    free.set()
    await asyncio.gather(load, news)
    name = (await loading.tables.get(planned.id)).chairs[0].name
    await asyncio.gather(loading.stop(), changing.stop())
    return name


def test_a_table_that_changes_while_it_is_loaded(db: str) -> None:
    """A state read before the change is not kept for ever: nobody would be told of the change again."""
    assert finish(change_while_loading(quick(db))) == "Ada"


async def visit_many(settings: Settings) -> tuple[list[str], list[str]]:
    """Visit ten tables, at the first of which somebody waits; all of them, and those in memory."""
    server = Server(settings, open_store(settings.db))
    ids = [await made(server)]
    server.tables.channels.enter(ids[0])
    for _ in range(9):
        ids.append(await made(server))
        await server.tables.get(ids[1])
    resident = list(server.tables.resident)
    await server.stop()
    return ids, resident


def test_memory_holds_only_so_many_tables(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were used last stay, and those at which somebody waits."""
    monkeypatch.setattr(registry, "MOST_RESIDENT", 4)
    ids, resident = finish(visit_many(quick(sqlite)))
    assert sorted(resident) == sorted([ids[0], ids[1], *ids[-3:]])


def test_what_was_not_committed_is_shown_to_nobody(sqlite: str) -> None:
    """Somebody who wants to look while a change is under way waits; then it fails, and they see the table before it."""

    async def read_while_a_change_fails() -> str:
        server = Server(quick(sqlite), open_store(sqlite))
        table = await made(server)
        write = server.store.write

        async def failing(work: Callable[..., Any]) -> Any:
            def all_but_the_commit(rows: Any) -> None:
                work(rows)
                raise OSError("no disk")

            try:
                return await write(all_but_the_commit)
            finally:
                await asyncio.sleep(0.2)

        server.store.write = failing  # type: ignore[method-assign]
        change = asyncio.ensure_future(server.tables.change(table, renamed))
        await asyncio.sleep(0.1)
        async with server.tables.reading(table) as shown:
            name = shown.chairs[0].name
        with pytest.raises(OSError, match="no disk"):
            await change
        server.store.write = write  # type: ignore[method-assign]
        await server.stop()
        return name

    assert finish(read_while_a_change_fails()) == "Player 1"
