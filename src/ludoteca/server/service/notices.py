"""Telling a table's webhook whose turn it is: in the background, merged, and never about reaction windows."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import NamedTuple

import msgspec

from ludoteca.server.common.background import Schedule, Upkeep
from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.settings import Settings
from ludoteca.server.service.delivery import Undelivered, deliver
from ludoteca.server.service.target import target_of
from ludoteca.server.tables.registry import Registry
from ludoteca.server.tables.table import PERSON, Table, Webhook
from ludoteca.server.tables.transaction import Transaction, encode
from ludoteca.words.sentences import Words

AT_ONCE = 4
PAUSE_SECONDS = 60.0
"""How long a table waits before its next notice; whatever happens meanwhile goes into one."""
AGAIN_SECONDS = (10.0, 60.0, 300.0)
"""The waits before each new try to send a notice that did not arrive."""
MOST_WAITING = 1_000
"""How many tables may have something to tell, or have told something just now."""
MOST_REMEMBERED = 10_000
NOBODY = -1
LINKING = "<>@&|[]()*_`\\/:"
"""What chat programs could take for a mention, a link or formatting."""


class Notice(NamedTuple):
    """A message, and the address it is sent to."""

    url: str
    body: bytes


class Notices:
    """Looks at a table after every change; what it has to tell is sent in the background."""

    def __init__(self, tables: Registry, settings: Settings, schedule: Schedule, upkeep: Upkeep) -> None:
        self._tables = tables
        self._settings = settings
        self._schedule = schedule
        self._upkeep = upkeep
        self._words = Words()
        self._asked: OrderedDict[str, int] = OrderedDict()
        self._due: set[str] = set()
        self._new: set[str] = set()
        self._tries: dict[str, int] = {}
        """How often a table's notice was tried: of all that have something to tell, or have told something just now."""
        self._slots = asyncio.Semaphore(AT_ONCE)

    def look_at(self, table: Table, own: bool) -> None:
        """A table changed. If this process changed it and it is now another person's turn, send a notice."""
        if table.webhook is None or not self._settings.webhooks:
            self._asked.pop(table.id, None)
            return
        asked = seat_asked(table)
        if asked is None:
            return
        before = self._asked.pop(table.id, asked)  # a table seen for the first time was just loaded, or is greeted
        self._asked[table.id] = asked
        if len(self._asked) > MOST_REMEMBERED:
            self._asked.popitem(last=False)
        if own and asked not in {before, NOBODY}:
            self._begin(table.id)

    def greet(self, table_id: str) -> None:
        """A table has a new webhook: tell it at once how things stand, so that the host sees whether it works."""
        self._new.add(table_id)
        self._begin(table_id)

    def _begin(self, table_id: str) -> None:
        if table_id not in self._tries:
            if len(self._tries) >= MOST_WAITING:
                self._upkeep.failed(OverflowError("too many tables have something to tell; this was left out"))
                return
            self._tries[table_id] = 0
            self._schedule.soon(f"{table_id}/notice", partial(self._tell_on, table_id))
        self._due.add(table_id)

    # ---------------------------------------------------------------- one table

    async def _tell_on(self, table_id: str) -> float | None:
        """Send what is due, as it is now; then pause. Whatever becomes due meanwhile goes into the next notice."""
        if table_id not in self._due:
            del self._tries[table_id]
            self._new.discard(table_id)
            return None
        tries = self._tries[table_id]
        if await self._failed(table_id) and tries < len(AGAIN_SECONDS):
            self._due.add(table_id)
            self._tries[table_id] = tries + 1
            return AGAIN_SECONDS[tries]
        self._tries[table_id] = 0
        return PAUSE_SECONDS

    async def _failed(self, table_id: str) -> bool:
        """Send the notice that is due; whether it should be tried again."""
        again = False
        try:
            notice = await self._notice(table_id)
            again = notice is not None and await self._send(table_id, notice)
        except ApiRefusal:
            self._due.discard(table_id)  # the table is gone
        except Exception as error:  # noqa: BLE001 - whatever it is, the next notice may arrive
            self._upkeep.failed(error)
            return False
        self._upkeep.worked()
        return again

    async def _notice(self, table_id: str) -> Notice | None:
        """The notice that is due now; None if there is none any more."""
        async with self._tables.reading(table_id) as table:
            self._due.discard(table_id)
            seat = seat_asked(table)
            names = [] if seat is None or seat == NOBODY else [table.chairs[seat].name]
            if table.webhook is None or not (names or table_id in self._new):
                return None
            return Notice(table.webhook.url, self._body(table, names))

    def _body(self, table: Table, names: list[str]) -> bytes:
        link = f"{address_of(self._settings)}#/table/{table.id}"
        sentence = "webhook-turn" if names else "webhook-new"
        plain = "".join(letter for letter in ", ".join(names) if letter not in LINKING)
        text = self._words.text(sentence, name=plain, title=table.game.title, link=link)
        return msgspec.json.encode(
            {
                "table": table.id,
                "link": link,
                "game": table.game.id,
                "title": table.game.title,
                "asked": names,
                "text": text,
                "content": text,
            }
        )

    async def _send(self, table_id: str, notice: Notice) -> bool:
        """Send a notice; whether to try again."""
        failed, again = None, False
        async with self._slots:
            try:
                await deliver(target_of(notice.url), notice.body, self._settings.webhooks_private)
            except Undelivered as error:
                failed, again = error.reason, error.again
        if not again:
            self._new.discard(table_id)
        await self._note(table_id, Webhook(notice.url, failed))
        return again

    async def _note(self, table_id: str, webhook: Webhook) -> None:
        """Keep whether it worked, if that is new, for the host to see."""

        def work(transaction: Transaction) -> None:
            known = transaction.table.webhook
            if known is not None and known.url == webhook.url and known != webhook:
                transaction.table.webhook = webhook
                transaction.changed(unseen=True, webhook=encode(webhook))

        async with self._tables.reading(table_id) as table:
            if table.webhook == webhook:
                return
        await self._tables.change(table_id, work)


def seat_asked(table: Table) -> int | None:
    """The person who is asked openly, or `NOBODY`; None while a reaction window hides who is asked."""
    if table.match is None:
        return NOBODY
    if table.window_open or table.match.asks_in_window:
        return None
    seat: int = table.match.state.player
    return seat if seat >= 0 and table.chairs[seat].kind == PERSON else NOBODY


def address_of(settings: Settings) -> str:
    """Where people find the page: behind a proxy, on the network, or on this machine."""
    if settings.origins:
        return f"{settings.origins[0].rstrip('/')}{settings.base}/"
    return settings.lan or settings.local
