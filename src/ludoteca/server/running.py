"""One running server: its store, its tables, its bots, and its background tasks."""

import asyncio
import gc

from ludoteca.server.common.background import Schedule, Upkeep
from ludoteca.server.common.settings import DAY, Settings
from ludoteca.server.common.traffic import Traffic
from ludoteca.server.common.turns import Room
from ludoteca.server.common.workers import Workers
from ludoteca.server.service import thinking
from ludoteca.server.service.bots import Bots
from ludoteca.server.service.caretaker import Caretaker
from ludoteca.server.service.coaching import Analyses
from ludoteca.server.service.creation import PlannedTable, make
from ludoteca.server.service.limits import Rate, Streams, Tries
from ludoteca.server.service.notices import Notices
from ludoteca.server.service.replies import MadeTable
from ludoteca.server.store.base import Store
from ludoteca.server.tables.idle import Idle
from ludoteca.server.tables.registry import Registry
from ludoteca.server.tables.windows import TableMatch
from ludoteca.server.watch.audience import Audience

SWEEP_SECONDS = 15.0
CLEAR_SECONDS = 3600.0
RARELY = (5_000, 500, 20)
"""When Python looks for cycles: often among new objects, but only rarely among older ones, since all tables stand still
meanwhile. What a table drops is in no cycle, and freed at once."""

TOO_MANY_TABLES = "Too many tables were made; wait a minute."
TOO_FAST = "Too many requests; slow down."
TOO_MUCH_SAID = "That was a lot of talking. Wait a minute."
AT_TABLES = Room(at_once=2, waiting_each=32, waiting=128)
"""For looking back at tables: a whole class may do so at the end of a game."""
OF_VISITORS = Room(at_once=2, waiting_each=4, waiting=16)
"""For records that are sent: each may hold 8 MiB while it waits."""

OF_COACH = Room(at_once=2, waiting_each=4, waiting=64)
"""For analyses: they take a minute, so they have processes of their own."""


class Server:
    """Everything that the routes share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, limits = settings, settings.limits
        self.store = store
        self.tables = Registry(self.store, settings)
        self.stopping = asyncio.Event()
        self.upkeep: list[Upkeep] = []
        self._schedule = Schedule()
        announcing = self._upkeep("telling other servers who is here")
        self.audience = Audience(self.tables, self._schedule, self.stopping, announcing)
        self.idle = Idle(settings.idle_days * DAY)
        self.workers = Workers(Room(settings.workers, seconds=None), niceness=0, load=thinking.load)
        self.readers = Workers(AT_TABLES)
        self.visitors = Workers(OF_VISITORS)
        self.analyses = Analyses(Workers(OF_COACH), self.store, settings.shelf.folders)
        bots, writing = Bots(self.workers, settings), Upkeep("writing what happens at tables by itself")
        caretaker = Caretaker(self.tables, bots, settings, self.audience.presence, self._schedule, writing)
        self.tables.watchers.append(caretaker.look_at)
        telling = self._upkeep("telling webhooks whose turn it is")
        self.notices = Notices(self.tables, settings, self._schedule, telling)
        self.tables.watchers.append(self.notices.look_at)
        self.joining = Tries(limits.codes_per_minute_of_browser, limits.codes_per_minute, self.stopping)
        self.creating = Rate(limits.tables_per_minute, 60.0, TOO_MANY_TABLES)
        self.creating_here = Rate(limits.tables_per_minute_of_browser, 60.0, TOO_MANY_TABLES)
        self.posting = Rate(limits.posts_per_second * 2, 2.0, TOO_FAST)
        self.posting_here = Rate(limits.posts_per_second_of_seat * 2, 2.0, TOO_FAST)
        self.renaming = Rate(limits.renames_per_minute, 60.0, "This seat was renamed too often; wait a minute.")
        self.speaking = Rate(limits.phrases_per_minute, 60.0, TOO_MUCH_SAID)
        self.speaking_here = Rate(limits.phrases_per_minute_of_seat, 60.0, TOO_MUCH_SAID)
        self.hinting = Rate(limits.hints_per_minute_of_seat, 60.0, "That was a lot of hints. Wait a minute.")
        self.traffic = Traffic()
        self.streams = Streams(limits.streams, limits.streams_per_address)

    async def start(self) -> None:
        """Start what goes on in the background."""
        gc.freeze()
        gc.set_threshold(*RARELY)
        hearing = self._upkeep("hearing what other servers change")
        heard = self.audience.changed, self.audience.heard, hearing
        self._schedule.soon(hearing.what, lambda: self.store.follow(*heard))
        self._schedule.soon("telling other servers who is here", self.audience.announce)
        sweeping = self._upkeep("letting go of tables that nobody uses")
        self._schedule.every(SWEEP_SECONDS, sweeping, self._sweep)
        deleting = self._upkeep("deleting tables that nobody has touched for long")
        await deleting.once(self.delete_old)
        self._schedule.every(CLEAR_SECONDS, deleting, self.delete_old)
        if self.settings.ready_after is not None:
            # before anyone needs them, so that the first hint does not wait
            self._schedule.soon("getting workers ready", self.workers.get_ready, self.settings.ready_after)

    def _upkeep(self, what: str) -> Upkeep:
        self.upkeep.append(Upkeep(what))
        return self.upkeep[-1]

    def begin_to_stop(self) -> None:
        """Let streams end."""
        self.stopping.set()
        self.tables.channels.wake_all()
        self._close_readers()

    async def stop(self) -> None:
        """Finish what is being committed, end everything else."""
        self.stopping.set()
        await self._schedule.end()
        await self.tables.finish()
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

    async def make(self, planned: PlannedTable, match: TableMatch | None = None) -> MadeTable:
        """Make a table and begin to look after it."""
        made = await self.store.write(lambda rows: make(rows, self.settings, planned, match))
        await self.tables.get(planned.id)
        return made

    async def delete(self, table_id: str) -> None:
        """Delete a table and everything about it."""
        await self.store.write(lambda rows: rows.delete_table(table_id))
        if table_id in self.tables.resident:
            self.tables.forget(self.tables.resident[table_id])
        self.tables.channels.wake(table_id)

    # ---------------------------------------------------------------- in the background

    async def _sweep(self) -> None:
        self.tables.forget_idle()

    async def delete_old(self) -> None:
        """Delete tables that nobody has touched for a long time."""
        for table in await self.store.write(self.idle.delete):
            if table in self.tables.resident:
                self.tables.forget(self.tables.resident[table])
