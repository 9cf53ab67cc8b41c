"""People play at a server to which their streams are cut again and again."""

import time
from functools import partial
from unittest import mock

from ludoteca import Rng
from ludoteca.server.watch import stream
from tests.support.pages import Page, settle, told
from tests.support.people import GAMES, PATIENCE, PEOPLE, Hand, Memory
from tests.support.proxy import KINDS, Proxy
from tests.support.serving import quick, served, wait_for

PING_SECONDS = 1.0
SILENCE = 4.0
"""How long a page waits for a sign of life before it takes its stream for broken."""


def cut(db: str, cuts: int, seed: int) -> tuple[Memory, dict[str, int]]:
    """Play while streams are cut again and again; returns what people know, and counts."""
    rng, memory = Rng(seed), Memory()
    counts = {"cuts": 0, **{f"cuts by kind: {kind}": 0 for kind in KINDS}}
    with mock.patch.object(stream, "PING_SECONDS", PING_SECONDS), served(quick(db)) as client:
        url = str(client.base_url).rstrip("/")
        proxies = [Proxy(int(url.rpartition(":")[2]), seed) for _ in range(len(GAMES) * len(PEOPLE))]
        pages = _pages(url, proxies, seed, memory)
        for page in pages:
            page.start()
        while counts["cuts"] < cuts:
            kind, which = KINDS[(seed + counts["cuts"]) % len(KINDS)], rng.below(len(pages))
            if _cut_one(proxies[which], pages[which], kind):
                counts["cuts"] += 1
                counts[f"cuts by kind: {kind}"] += 1
            time.sleep(rng.below(300) / 1000)
        settle(pages)
        memory.finished = sorted({page.made["table"] for page in pages if page.log.table["over"]})
        memory.fetch_records(url)
        for proxy in proxies:
            proxy.close()
    for page in pages:
        page.join(PATIENCE)
        page.check()
    return memory, {**counts, **told(pages)}


def _cut_one(proxy: Proxy, page: Page, kind: str) -> bool:
    """Cut a page's stream and wait until it has another; False if its game is over, for then no message may come."""
    wait_for(lambda: bool(page.log.table), PATIENCE)
    before = page.streams
    proxy.cut(kind)
    wait_for(lambda: (proxy.has_cut and page.streams > before) or page.log.table["over"], PATIENCE)
    return proxy.has_cut


def _pages(url: str, proxies: list[Proxy], seed: int, memory: Memory) -> list[Page]:
    """A table of each game with two people; their answers go to the server straight, their streams through a proxy."""
    pages: list[Page] = []
    for number, proxy in enumerate(proxies):
        own, seat = seed * len(proxies) + number, PEOPLE[number % len(PEOPLE)]
        hand = Hand(url, own, memory)
        made = hand.create(GAMES[number // len(PEOPLE)]) if seat == 0 else pages[-1].made
        pages.append(Page(hand, made, seat, proxy.url, SILENCE, partial(_think, Rng(own))))
    return pages


def _think(rng: Rng) -> float:
    return rng.below(300) / 1000
