"""HTTP on one connection: requests are read by httptools, which is fast, and answered in order by uvicorn.

httptools has no limits and keeps reading while an answer is under way, so both are handled here.
"""

import asyncio
from typing import Any, cast
from urllib.parse import unquote

import httptools
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

LARGEST_HEAD = 32 * 1024
"""How many bytes may come in before they make up a whole head, piece of a body, or end of one."""
MOST_HEADERS = 200
MOST_AHEAD = 200
"""How many requests may wait for the answers to those before them."""
FRAMING = {b"content-length", b"transfer-encoding"}


class NotHttp(httptools.HttpParserError):
    """A request that httptools would let pass."""


class HttpConnection(HttpToolsProtocol):
    """Reads requests and has them answered, one after the other."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.answering: RequestResponseCycle | None = None
        """The last request that we began to answer."""
        self._in_head = False
        self._unheard = 0
        self._upgrading = False

    # ---------------------------------------------------------------- what the visitor is doing

    @property
    def idle(self) -> bool:
        """Whether there is no complete request still to be answered."""
        return self.answering is None or self.answering.response_complete or self.answering.more_body

    @property
    def in_body(self) -> bool:
        """Whether the rest of a request is still to come, whether it is already answered or not."""
        return self.answering is not None and self.answering.more_body

    # ---------------------------------------------------------------- connection

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody gets the answer that is under way, or those that would follow."""
        self.pipeline.clear()
        if self.answering is not None:
            self.answering.disconnected = not self.answering.response_complete
            self.answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read it, unless it is too much or not HTTP."""
        self._unset_keepalive_if_required()
        self._unheard += len(data)
        try:
            self._feed(data)
            if self._unheard > LARGEST_HEAD:
                raise NotHttp
        except httptools.HttpParserError:
            self.send_400_response("Invalid HTTP request received.")

    def _feed(self, data: bytes) -> None:
        """After a request to upgrade, httptools skips the body: as we never upgrade, another parser reads it."""
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            framing = b"".join(b"%b: %b\r\n" % header for header in self.headers if header[0] in FRAMING)
            self.parser = httptools.HttpRequestParser(self)
            self._upgrading = True
            self.parser.feed_data(b"POST / HTTP/1.1\r\n%b\r\n" % framing)
            self._feed(data[upgrade.args[0] :])

    def send_400_response(self, msg: str) -> None:
        """Say that this is not HTTP. An answer under way goes first, unless it is to the broken request."""
        now = self.answering
        if now is not None and not self.idle:
            now.keep_alive = False
        elif now is not None and now.more_body and now.response_started:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def shutdown(self) -> None:
        """End as soon as nothing is being answered."""
        if self.answering is None or self.answering.response_complete:
            self.transport.close()
        else:
            self.answering.keep_alive = False

    # ---------------------------------------------------------------- what httptools hears

    def on_message_begin(self) -> None:
        """The first line begins."""
        self._unheard = 0
        if not self._upgrading:
            self._in_head = True
            super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header; those that follow a body are ignored."""
        if self._in_head:
            if len(self.headers) >= MOST_HEADERS:
                raise NotHttp
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        """The request can be answered when its turn comes; its body comes later."""
        self._unheard = 0
        if self._upgrading:
            return
        self._in_head = False
        version = self.parser.get_http_version()
        self._check_hosts(version)
        raw_path, _, query = self.url.partition(b"?")
        self.scope["http_version"] = version
        self.scope["method"] = self.parser.get_method().decode("ascii")
        self.scope["path"] = unquote(raw_path.decode("ascii"))
        self.scope["raw_path"] = raw_path
        self.scope["query_string"] = query
        self.cycle = self._new_cycle(version)
        if self.answering is None or self.answering.response_complete:
            self._start_asgi_task(self.cycle, self.app)
        elif len(self.pipeline) < MOST_AHEAD:
            self.flow.pause_reading()
            self.pipeline.appendleft((self.cycle, self.app))
        else:
            raise NotHttp

    def _check_hosts(self, version: str) -> None:
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (version == "1.1" and not hosts):
            raise NotHttp

    def _new_cycle(self, version: str) -> "Cycle":
        kind = Cycle if version == "1.1" else OldCycle
        return kind(
            scope=self.scope,
            transport=self.transport,
            flow=self.flow,
            logger=self.logger,
            access_logger=self.access_logger,
            access_log=self.access_log,
            default_headers=self.server_state.default_headers,
            message_event=asyncio.Event(),
            expect_100_continue=any(
                name == b"expect" and value.lower() == b"100-continue" for name, value in self.headers
            ),
            keep_alive=version == "1.1" and self.parser.should_keep_alive(),
            on_response=self.on_response_complete,
        )

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        """A piece of the body, which is no longer needed once the answer is given."""
        self._unheard = 0
        if not self.cycle.response_complete:
            self.cycle.body += body
            if len(self.cycle.body) > HIGH_WATER_LIMIT:
                self.flow.pause_reading()
            self.cycle.message_event.set()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self._unheard = 0
        if self.parser.should_upgrade():
            return  # only the head is here: see _feed
        self._upgrading = False
        self.cycle.more_body = False
        self.cycle.message_event.set()


class HeldBack:
    """Where an answer is written: its head waits for the first part of its body, since every write is a system call."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._head = b""
        self.holds = False

    def write(self, data: bytes) -> None:
        """Keep it, or send it with what was kept."""
        if self.holds:
            self._head += data
        elif self._head:
            head, self._head = self._head, b""
            self._transport.write(head + data)
        else:
            self._transport.write(data)

    def close(self) -> None:
        """Nothing more comes."""
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self._transport.is_closing()


class Cycle(RequestResponseCycle):
    """An answer whose head is sent together with the first part of its body."""

    def __init__(self, transport: asyncio.Transport, **given: Any) -> None:
        self._held = HeldBack(transport)
        super().__init__(transport=cast("asyncio.Transport", self._held), **given)

    async def send(self, message: Any) -> None:
        """Send one part of the answer; a response to HEAD has only a head."""
        self._held.holds = message["type"] == "http.response.start" and self.scope["method"] != "HEAD"
        await super().send(message)


class OldCycle(Cycle):
    """An answer to HTTP/1.0, which has no chunks: it lasts until the connection ends."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.chunked_encoding = False

    async def send(self, message: Any) -> None:
        """Send one part of the answer."""
        if message["type"] == "http.response.body":
            self.expected_content_length = len(message.get("body", b"")) + message.get("more_body", False)
        await super().send(message)
