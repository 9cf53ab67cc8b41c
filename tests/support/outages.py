"""People play at two servers whose database goes away and comes back."""

import time
from functools import partial

from ludoteca import Rng
from tests.support.pages import Page, settle, told
from tests.support.people import GAMES, PATIENCE, PEOPLE, Hand, Memory
from tests.support.postgres import Postgres
from tests.support.serving import quick, served

AWAY_AFTER = 4.0
"""Seconds before a bot plays for a person who is asked and not there: far less than many outages last."""
SILENCE = 60.0
MODES = ("immediate", "fast")


def restarted(
    database: Postgres, db: str, restarts: int, seed: int, longest: int = 10
) -> tuple[Memory, dict[str, int]]:
    """Play while the database stops again and again, up to `longest` seconds; what people know, and counts."""
    rng, memory = Rng(seed), Memory()
    counts = {"restarts": restarts, "seconds away": 0, **{f"restarts by mode: {mode}": 0 for mode in MODES}}
    settings = quick(db, away_after=AWAY_AFTER)
    with served(settings) as one, served(settings) as other:
        urls = [str(client.base_url).rstrip("/") for client in (one, other)]
        pages = _pages(urls, seed, memory)
        for page in pages:
            page.start()
        for _ in range(restarts):
            _wait_until_all_go_on(pages, memory)
            mode, seconds = MODES[rng.below(len(MODES))], 1 + rng.below(longest)
            with database.away(mode):
                time.sleep(seconds)
            counts["seconds away"] += seconds
            counts[f"restarts by mode: {mode}"] += 1
        _wait_until_all_go_on(pages, memory)
        settle(pages)
        memory.finished = sorted({page.made["table"] for page in pages if page.log.table["over"]})
        memory.fetch_records(urls[0])
    for page in pages:
        page.join(PATIENCE)
        page.check()
    return memory, {**counts, **told(pages)}


def _pages(urls: list[str], seed: int, memory: Memory) -> list[Page]:
    """A table of each game; its first person is at the one server, its second at the other."""
    pages = []
    for number, game in enumerate(GAMES):
        made = Hand(urls[0], seed, memory).create(game)
        for seat, url in zip(PEOPLE, urls, strict=True):
            own = (seed * len(GAMES) + number) * len(PEOPLE) + seat
            pages.append(Page(Hand(url, own, memory), made, seat, url, SILENCE, partial(_think, Rng(own))))
    return pages


def _think(rng: Rng) -> float:
    """People mostly answer soon; sometimes it takes them longer than a person who is away would get."""
    return AWAY_AFTER + 2 if rng.below(20) == 0 else rng.below(300) / 1000


def _wait_until_all_go_on(pages: list[Page], memory: Memory) -> None:
    """Until people at both servers answer again, and everybody is present at both."""
    end = time.monotonic() + PATIENCE
    enough = len(memory.acknowledged) + len(pages)
    while len(memory.acknowledged) < enough or not all(_sees_all(page) for page in pages):
        for page in pages:
            page.check()
        assert time.monotonic() < end, "after a restart nothing goes on"
        time.sleep(0.2)


def _sees_all(page: Page) -> bool:
    return all(seat["present"] for seat in page.hand.look(page.made, page.seat)["seats"])
