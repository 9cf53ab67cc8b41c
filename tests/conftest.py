"""Settings for all tests."""

import signal


def pytest_configure() -> None:
    """Programs that a test stops with Ctrl-C hear it even if the tests were started in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
