"""One POST to a machine that was checked, with short time limits; only the first line of the reply is read."""

import asyncio
import ssl

from ludoteca.server.service import target
from ludoteca.server.service.target import Target, is_public

CONNECT_SECONDS = 5.0
TOTAL_SECONDS = 10.0
LONGEST_LINE = 1024
MOST_ADDRESSES = 2
"""How many addresses of a name are tried: the first may be of a kind that this machine cannot reach."""
TRY_AGAIN = {408, 425, 429}

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Undelivered(Exception):
    """It did not work; `reason` is the end of a message's id, `again` whether it may work later."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.again = again


async def deliver(to: Target, body: bytes, private: bool) -> None:
    """Send JSON; `Undelivered` if it does not arrive. `private`: it may go to any machine, even this one."""
    try:
        async with asyncio.timeout(TOTAL_SECONDS):
            line = await _exchange(to, body, await _addresses(to, private))
    except ssl.SSLError:
        raise Undelivered("certificate", again=False) from None
    except (OSError, EOFError, asyncio.LimitOverrunError):  # time-outs are OSErrors
        raise Undelivered("silent", again=True) from None
    _check(line)


async def _addresses(to: Target, private: bool) -> list[str]:
    """The addresses of the name now. One address that must not be reached is enough to refuse them all."""
    addresses = await target.resolve(to.host, to.port)
    if not addresses:
        raise Undelivered("name", again=True)
    if not private and not all(map(is_public, addresses)):
        raise Undelivered("private", again=False)
    return addresses[:MOST_ADDRESSES]


async def _exchange(to: Target, body: bytes, addresses: list[str]) -> bytes:
    reader, writer = await _connect(to, addresses)
    try:
        head = (
            f"POST {to.path} HTTP/1.1\r\nHost: {to.authority}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: Ludoteca\r\nAccept: */*\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        return await reader.readuntil(b"\n")
    finally:
        writer.transport.abort()


async def _connect(to: Target, addresses: list[str]) -> Streams:
    """Connect to exactly these addresses: the name is not looked up again, but the certificate must be for it."""
    *first, last = addresses
    for address in first:
        try:
            return await _connect_to(to, address)
        except OSError:
            continue
    return await _connect_to(to, last)


async def _connect_to(to: Target, address: str) -> Streams:
    async with asyncio.timeout(CONNECT_SECONDS):
        if not to.secure:
            return await asyncio.open_connection(address, to.port, limit=LONGEST_LINE)
        return await asyncio.open_connection(
            address, to.port, limit=LONGEST_LINE, ssl=trusted(), server_hostname=to.host
        )


def trusted() -> ssl.SSLContext:
    """The certificates that count: those that the system trusts."""
    return ssl.create_default_context()


def _check(line: bytes) -> None:
    """Check the status. No redirect is followed: it could lead to a machine that was not checked."""
    version, _, rest = line.decode("latin-1").partition(" ")
    number = rest[:3]
    if not version.startswith("HTTP/") or not number.isdecimal():
        raise Undelivered("silent", again=True)
    status = int(number)
    if 300 <= status < 400:
        raise Undelivered("redirect", again=False)
    if not 200 <= status < 300:
        raise Undelivered("refused", again=status >= 500 or status in TRY_AGAIN)
