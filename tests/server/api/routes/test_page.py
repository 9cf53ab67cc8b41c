"""The page for every path that is not a file of it."""

from tests.support.serving import quick, served

NO_FILES = ["/" + "a" * 300, "/" + "a/" * 3000, "/%00", "/assets/" + "%C3%A4" * 200]


def test_paths_that_no_file_has(sqlite: str) -> None:
    """The page itself, which says what it does not know."""
    with served(quick(sqlite)) as client:
        for path in NO_FILES:
            reply = client.get(path)
            assert reply.status_code == 200
            assert reply.headers["content-type"].startswith("text/html")
