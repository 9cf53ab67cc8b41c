"""A table in memory, and what the store keeps of it."""

import msgspec

from ludoteca.server.tables.table import OpenWindows


def test_open_windows_are_kept_under_their_first_name() -> None:
    """Stores of earlier versions are read, and earlier versions read ours."""
    kept = b'{"until":12.5,"hushes":[[{},3,4]]}'
    windows = msgspec.json.decode(kept, type=OpenWindows)
    assert windows == OpenWindows(12.5, [[{}, 3, 4]])
    assert msgspec.json.encode(windows) == kept
