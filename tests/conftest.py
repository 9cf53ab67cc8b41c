"""Settings for all tests."""

import signal


def pytest_configure() -> None:
    """Programs that a test stops by Ctrl-C hear it also where the tests were started in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
