"""Whole games through the service with the store in memory, played without a server."""

import asyncio
import sys
from functools import partial

import ludoteca
from ludoteca import Rng
from ludoteca.match.replay import Replay
from ludoteca.server.common.settings import Settings
from ludoteca.server.running import Server
from ludoteca.server.service.answers import give_answer
from ludoteca.server.service.creation import plan
from ludoteca.server.service.replies import MadeTable
from ludoteca.server.service.requests import GiveAnswer, NewTable, SeatWish
from ludoteca.server.store.memory import MemoryStore
from ludoteca.server.tables import transaction
from ludoteca.server.tables.table import Table
from ludoteca.server.watch.stream import Reader
from ludoteca.server.watch.types import TableView

LOOK_EVERY = 40
WINDOW = 0.001
"""How many seconds a reaction window lasts here; a real server never makes it so short."""


def main() -> None:
    asyncio.run(play_all())


async def play_all() -> None:
    transaction.SHORTEST_WAIT = WINDOW
    server = Server(Settings(db="", ready_after=None, window_wait=WINDOW), MemoryStore())
    await server.start()
    for game in ludoteca.games():
        seats = [SeatWish("person"), SeatWish("person")]
        made = await server.make(plan(NewTable(game, seats, seed=1), server.settings.shelf))
        answers = await play(server, made)
        server.tables.forget(server.tables.resident[made.table])
        view = await look(server, made, 0)  # as the store alone has it
        assert view.over
        assert view.outcome is not None
        async with server.tables.reading(made.table) as table:
            check(table)
        sys.stdout.write(f"{game} {answers}\n")
    await server.stop()


async def play(server: Server, made: MadeTable) -> int:
    """Answer anything that is offered until the game is over; how many answers that took."""
    rng, count = Rng(1), 0
    while True:
        async with server.tables.reading(made.table) as table:
            if table.over:
                return count
            version, questions = table.version, [(seat, table.question(seat)) for seat in table.people]
        asked = [(seat, question.answers) for seat, question in questions if question is not None]
        for seat, answers in asked[:1]:
            given = GiveAnswer(seat, version, answers[rng.below(len(answers))], key=f"answer {count}")
            shown = await server.tables.change(made.table, partial(give_answer, given=given))
            count += 1
            if count % LOOK_EVERY == 0:
                assert (await look(server, made, seat)).version >= shown
        if not asked:  # a window is open
            await asyncio.sleep(WINDOW)


async def look(server: Server, made: MadeTable, seat: int) -> TableView:
    access = await server.tables.access(made.table, [str(made.seats[seat].token)])
    return await Reader(server.audience, access, None, 0).table()


def check(table: Table) -> None:
    """The record leads through the rules to the position that is shown."""
    assert table.match is not None
    record = table.match.record
    replay = Replay(table.game, record)
    replay.go_to(len(record.lines))
    replay.check_end()
