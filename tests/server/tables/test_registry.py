"""Tables in memory keep up with what other processes write."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.support.finishing import finish
from tests.support.serving import quick

from ludoteca.server.api.requests import NewTable, SeatWish
from ludoteca.server.server import Server
from ludoteca.server.settings import Settings
from ludoteca.server.tables import seats
from ludoteca.server.tables.creation import plan
from ludoteca.server.tables.transaction import Transaction


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
    loading, changing = Server(settings), Server(settings)
    made = plan(NewTable(game="quay", seats=[SeatWish("open"), SeatWish("open")]), settings.shelf)
    await changing.make(made)
    read, free = loading.store.read, asyncio.Event()
    loading.store.read = held_back(read, free)  # type: ignore[method-assign]
    load = asyncio.ensure_future(loading.tables.get(made.id))
    await asyncio.sleep(0.1)
    await changing.tables.change(made.id, renamed)
    loading.store.read = read  # type: ignore[method-assign]
    news = asyncio.ensure_future(loading.tables.changed_elsewhere(made.id))
    await asyncio.sleep(0.1)
    free.set()
    await asyncio.gather(load, news)
    name = (await loading.tables.get(made.id)).chairs[0].name
    await asyncio.gather(loading.stop(), changing.stop())
    return name


def test_a_table_that_changes_while_it_is_loaded(db: str) -> None:
    """What was read before the change is not kept for ever: nobody would be told of the change again."""
    assert finish(change_while_loading(quick(db))) == "Ada"
