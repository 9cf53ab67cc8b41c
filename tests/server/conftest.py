"""The same tests on a real SQLite file and on a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.support import postgres
from tests.support.serving import quick, served, sqlite_url


@pytest.fixture(scope="session")
def database_server() -> Iterator[postgres.Postgres]:
    """One PostgreSQL for all tests of this process."""
    with postgres.running() as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path_factory.mktemp("store"))
    url: str = request.getfixturevalue("database_server").database()
    return url


@pytest.fixture(scope="module")
def client(store_url: str) -> Iterator[httpx.Client]:
    """A client of a server with that store."""
    with served(quick(store_url)) as client:
        yield client


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty SQLite store for one test."""
    return sqlite_url(tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind for one test."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    url: str = request.getfixturevalue("database_server").database()
    return url
