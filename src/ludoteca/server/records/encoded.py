"""In a worker: work whose result is sent as it is."""

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.server.shelf import Folders


def encoded(folders: Folders, work: Callable[..., Any], *args: Any) -> bytes:
    """The result of the work, as JSON: decoding and encoding a page of moments would keep the server itself busy."""
    return msgspec.json.encode(work(folders, *args))
