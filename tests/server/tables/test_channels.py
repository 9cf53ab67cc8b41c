"""Readers who wait for news of a table."""

from tests.support.finishing import finish

from ludoteca.server.tables.channels import Channels


def test_all_are_woken_when_the_server_stops() -> None:
    """Even where nothing is new: they must end."""

    async def run() -> None:
        channels = Channels()
        waiting = [channels.enter("mine"), channels.enter("mine"), channels.enter("another")]
        channels.wake_all()
        assert all(one.is_set() for one in waiting)

    finish(run())
