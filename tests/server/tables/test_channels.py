"""Those who wait for news of a table."""

import asyncio

from tests.support.finishing import finish

from ludoteca.server.tables.channels import Channels


def test_who_can_be_told_at_once_is_not_woken() -> None:
    """They are told once, however often the table changed; who cannot be told is woken, and who only waits."""

    async def run() -> None:
        channels = Channels()
        told: list[str] = []

        def tells(table: str) -> bool:
            told.append(table)
            return True

        def breaks() -> bool:
            raise ValueError

        stream = channels.enter("mine", lambda: tells("mine"))
        slow, broken = channels.enter("mine", lambda: False), channels.enter("mine", breaks)
        poll, elsewhere = channels.enter("mine"), channels.enter("another", lambda: tells("another"))
        channels.wake("mine")
        channels.wake("mine")
        assert [one.is_set() for one in (stream, slow, broken, poll, elsewhere)] == [False, False, False, True, False]
        await asyncio.sleep(0)
        assert told == ["mine"]
        assert [one.is_set() for one in (stream, slow, broken, elsewhere)] == [False, True, True, False]

    finish(run())


def test_all_are_woken_when_the_server_stops() -> None:
    """Also those who could be told at once: there is nothing to tell, but they must end."""

    async def run() -> None:
        channels = Channels()
        waiting = channels.enter("mine", lambda: True)
        channels.wake_all()
        assert waiting.is_set()

    finish(run())
