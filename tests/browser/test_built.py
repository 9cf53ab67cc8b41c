"""The built page: its size, its lock file, its types."""

import gzip
import json
from pathlib import Path

from tools import web_types

TOP = Path(__file__).parent.parent.parent
BUILT = TOP / "src" / "ludoteca" / "web"
MOST_KILOBYTES = 300


def test_the_page_is_small() -> None:
    """Everything but fonts, compressed."""
    files = [path for path in BUILT.rglob("*") if path.suffix in {".js", ".css", ".svg", ".html"}]
    assert files
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= MOST_KILOBYTES * 1000


def test_the_lock_names_no_registry() -> None:
    """So it works with any mirror."""
    lock = (TOP / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert all("integrity" in package for name, package in json.loads(lock)["packages"].items() if name)


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    fresh = tmp_path / "openapi.ts"
    web_types.main(fresh)
    assert fresh.read_text(encoding="utf-8") == web_types.TYPES.read_text(encoding="utf-8")
