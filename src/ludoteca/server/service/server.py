"""One running server: its store, its tables, its bots, and its background tasks."""

import asyncio
import gc
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, delete

from ludoteca.server.common.background import Tasks, Upkeep
from ludoteca.server.common.settings import DAY, Settings
from ludoteca.server.common.traffic import Traffic
from ludoteca.server.common.turns import Limits
from ludoteca.server.common.workers import Readers, Workers
from ludoteca.server.service import thinking
from ludoteca.server.service.bots import Bots
from ludoteca.server.service.coaching import Analyses
from ludoteca.server.service.creation import Plan, make
from ludoteca.server.service.driver import Driver
from ludoteca.server.service.limits import Rate, Streams, Tries
from ludoteca.server.service.notices import Notices
from ludoteca.server.service.replies import MadeTable
from ludoteca.server.store import open_store, schema
from ludoteca.server.tables.idle import Idle
from ludoteca.server.tables.registry import Registry
from ludoteca.server.tables.windows import TableMatch
from ludoteca.server.watch.audience import Audience
from ludoteca.server.watch.presence import REPEAT_SECONDS

SWEEP_SECONDS = 15.0
CLEAR_SECONDS = 3600.0
RARELY = (5_000, 500, 20)
"""When Python looks for cycles: often among new objects, but only rarely among older ones, since all tables stand still
meanwhile. What a table drops is in no cycle, and freed at once."""

TOO_MANY_TABLES = "Too many tables were made; wait a minute."
TOO_FAST = "Too many requests; slow down."
TOO_MUCH_SAID = "That was a lot of talking. Wait a minute."
AT_TABLES = Limits(at_once=2, waiting_each=32, waiting=128)
"""For looking back at tables: a whole class may do so at the end of a game."""
OF_VISITORS = Limits(at_once=2, waiting_each=4, waiting=16)
"""For records that are sent: each may hold 8 MiB while it waits."""

OF_COACH = Limits(at_once=2, waiting_each=4, waiting=64)
"""For analyses: they take a minute, so they have processes of their own."""


class Server:
    """Everything that the routes share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.db)
        self.tables = Registry(self.store, settings)
        self.stopping = asyncio.Event()
        self.upkeep: list[Upkeep] = []
        self._tasks = Tasks()
        self._announcing = self._upkeep("telling other servers who is here")
        self.audience = Audience(self.tables, self._tasks, self.stopping, self._announcing)
        self.idle = Idle(settings.idle_days * DAY)
        self.workers = Workers(settings.workers, load=thinking.load)
        self.readers = Readers(AT_TABLES)
        self.visitors = Readers(OF_VISITORS)
        self.analyses = Analyses(Readers(OF_COACH), self.store, settings.shelf.folders)
        self.driver = Driver(self.tables, Bots(self.workers, settings), settings, self.audience.presence)
        self.tables.watchers.append(self.driver.look_at)
        self.notices = Notices(self.tables, settings, self._upkeep("telling webhooks whose turn it is"))
        self.tables.watchers.append(self.notices.look_at)
        self.joining = Tries(settings.codes_per_minute_of_browser, settings.codes_per_minute, self.stopping)
        self.creating = Rate(settings.tables_per_minute, 60.0, TOO_MANY_TABLES)
        self.creating_here = Rate(settings.tables_per_minute_of_browser, 60.0, TOO_MANY_TABLES)
        self.posting = Rate(settings.posts_per_second * 2, 2.0, TOO_FAST)
        self.posting_here = Rate(settings.posts_per_second_of_seat * 2, 2.0, TOO_FAST)
        self.renaming = Rate(settings.renames_per_minute, 60.0, "This seat was renamed too often; wait a minute.")
        self.speaking = Rate(settings.phrases_per_minute, 60.0, TOO_MUCH_SAID)
        self.speaking_here = Rate(settings.phrases_per_minute_of_seat, 60.0, TOO_MUCH_SAID)
        self.hinting = Rate(settings.hints_per_minute_of_seat, 60.0, "That was a lot of hints. Wait a minute.")
        self.traffic = Traffic()
        self.streams = Streams(settings.streams, settings.streams_per_address)

    async def start(self) -> None:
        """Start the background tasks."""
        gc.freeze()
        gc.set_threshold(*RARELY)
        hearing = self._upkeep("hearing what other servers change")
        self._tasks.begin(self.store.follow(self.audience.changed, self.audience.heard, hearing))
        self._every(SWEEP_SECONDS, self._sweep, "letting go of tables that nobody uses")
        self._tasks.begin(self._announcing.forever(REPEAT_SECONDS, self.audience.announce))
        deleting = self._every(CLEAR_SECONDS, self.delete_old, "deleting tables that nobody has touched for long")
        await deleting.once(self.delete_old)
        if self.settings.ready_after is not None:
            self._tasks.begin(self._get_ready(self.settings.ready_after))

    def _upkeep(self, what: str) -> Upkeep:
        self.upkeep.append(Upkeep(what))
        return self.upkeep[-1]

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]], what: str) -> Upkeep:
        upkeep = self._upkeep(what)
        self._tasks.begin(upkeep.forever(seconds, work))
        return upkeep

    def begin_to_stop(self) -> None:
        """Let streams end."""
        self.stopping.set()
        self.tables.channels.wake_all()
        self._close_readers()

    async def stop(self) -> None:
        """Finish what is being committed, end everything else."""
        self.stopping.set()
        await self.driver.close()
        await self.notices.close()
        await self.tables.finish()
        await self._tasks.end()
        self.workers.close()
        self._close_readers()
        await self.store.close()

    def _close_readers(self) -> None:
        self.readers.close()
        self.analyses.close()
        self.visitors.close()

    # ---------------------------------------------------------------- for the routes

    def check_pace(self, seat: str, address: str) -> None:
        """Refuse a seat, or an address, that sends more than anyone can play."""
        self.posting_here.check(seat)
        self.posting.check(address)

    async def make(self, planned: Plan, match: TableMatch | None = None) -> MadeTable:
        """Make a table and begin to look after it."""
        _, made = await self.store.write(lambda conn: make(conn, self.store, self.settings, planned, match))
        await self.tables.get(planned.id)
        return made

    async def delete(self, table_id: str) -> None:
        """Delete a table and everything about it."""

        def work(conn: Connection) -> None:
            conn.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            self.store.changed(conn, table_id)

        await self.store.write(work)
        if table_id in self.tables.resident:
            self.tables.forget(self.tables.resident[table_id])
        self.tables.channels.wake(table_id)

    # ---------------------------------------------------------------- in the background

    async def _get_ready(self, seconds: float) -> None:
        """Get the workers ready before anyone needs them, so that the first hint does not wait."""
        await asyncio.sleep(seconds)
        await self.workers.get_ready()

    async def _sweep(self) -> None:
        self.tables.forget_idle()

    async def delete_old(self) -> None:
        """Delete tables that nobody has touched for a long time."""
        for table in await self.store.write(self.idle.delete):
            if table in self.tables.resident:
                self.tables.forget(self.tables.resident[table])
