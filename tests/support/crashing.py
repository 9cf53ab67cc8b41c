"""People play at a server that is killed and started again on the same store."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path

import ludoteca
from ludoteca import Rng
from tests.support.launcher import Launcher
from tests.support.people import GAMES, Group, Hand, Memory

SOON, LATER = 300, 1500
"""In thousandths of a second: how long the server may live after the answers that were waited for.

One time in four it is the longer one: then bots have woken up and windows close.
"""
SECONDS_TO_GO_ON = 300.0
OWN_CODE = str(Path(ludoteca.__file__).parent)


def killed(db: str, kills: int, seed: int) -> Memory:
    """Play on this store while its server is killed again and again; returns what the people know afterwards."""
    rng, memory, tables = Rng(seed), Memory(), len(GAMES)
    launcher = Launcher(db)
    try:
        url = launcher.start()
        groups = [Group(Hand(url, seed * tables + number, memory), game) for number, game in enumerate(GAMES)]
        for group in groups:
            group.start()
        for _ in range(kills):
            enough = len(memory.acknowledged) + 1 + rng.below(tables)
            _wait(groups, lambda: len(memory.acknowledged) >= enough)  # noqa: B023 - it is over before the next one
            time.sleep(rng.below(SOON if rng.below(4) else LATER) / 1000)
            launcher.kill()
            launcher.start()
        *others, toy = groups
        for group in others:
            group.stop()
        _wait([toy], lambda: bool(memory.finished))
        toy.stop()
        memory.fetch_records(url)
        assert launcher.stop() == 0
        assert not mistakes(launcher.said), "".join(launcher.said)
    finally:
        launcher.close()
    return memory


def mistakes(said: Iterable[str]) -> list[str]:
    """Lines of tracebacks in Ludoteca's own code.

    A worker that Python was only starting when its server was killed ends with a traceback too, but elsewhere.
    """
    return [line for line in said if OWN_CODE in line]


def _wait(groups: list[Group], happens: Callable[[], bool]) -> None:
    """Until something is so: a slow machine gets the time that it needs."""
    end = time.monotonic() + SECONDS_TO_GO_ON
    while not happens():
        for group in groups:
            group.check()
        assert time.monotonic() < end, "after a restart nothing goes on"
        time.sleep(0.005)
