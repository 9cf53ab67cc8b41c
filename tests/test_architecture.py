"""The page on the architecture has every room, and the functions that one answer and one event pass, in their order."""

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from tests.support.serving import NO_WINDOWS, PERSON, TRADE_IN, answer, create, key, look, quick, served, sqlite_url

TOP = Path(__file__).parent.parent
PACKAGE = TOP / "src" / "ludoteca"
PAGE = TOP / "docs" / "architecture.md"
FUNCTION = re.compile(r"`([\w/]+\.py: [\w.]+)`")


class Calls:
    """The functions of the package that the threads of a server call while `recorded`, by their first call."""

    def __init__(self) -> None:
        self._first: dict[str, None] = {}
        self._recording = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if self._recording and event == "call":
            file = Path(frame.f_code.co_filename)
            if file.is_relative_to(PACKAGE):
                self._first[f"{file.relative_to(PACKAGE).as_posix()}: {frame.f_code.co_qualname}"] = None

    @contextmanager
    def recorded(self) -> Iterator[list[str]]:
        called: list[str] = []
        self._first.clear()
        self._recording = True
        try:
            yield called
        finally:
            self._recording = False
            called += self._first


@pytest.fixture
def calls() -> Iterator[Calls]:
    calls, before = Calls(), threading.getprofile()
    threading.setprofile(calls.note)
    yield calls
    threading.setprofile(before)


def _named(title: str) -> list[str]:
    section = PAGE.read_text(encoding="utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    return FUNCTION.findall(section)


def _assert_called_in_order(named: list[str], called: list[str]) -> None:
    assert [function for function in named if function not in called] == []
    assert named == [function for function in called if function in named]


def _news(lines: Iterator[str]) -> list[str]:
    """The events that the next message of a stream tells."""
    data = next(line for line in lines if line.startswith("data: "))
    return [event["what"] for event in json.loads(data.removeprefix("data: "))["events"]]


def test_the_page_tells_the_path_of_an_answer_and_of_an_event(tmp_path: Path, calls: Calls) -> None:
    """A trade-in is answered while nobody listens; then a card put away reaches another player's stream."""
    with served(quick(sqlite_url(tmp_path))) as client:
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        view = look(client, made, 0)
        with calls.recorded() as of_answer:
            assert answer(client, made, view, TRADE_IN).status_code == 200

        view = look(client, made, 0)
        put_away = view["pending"]["answers"][0]
        assert put_away["do"] == "put_away"
        url, other = f"/api/tables/{made['table']}/events", key(made["seats"][1]["token"])
        with client.stream("GET", url, headers=other) as stream:
            lines = stream.iter_lines()
            _news(lines)
            with calls.recorded() as of_event:
                answer(client, made, view, put_away["answer"])
                assert _news(lines) == ["puts-away"]

    of_one_answer, of_one_event = _named("The path of one answer"), _named("The path of one event")
    assert len(of_one_answer) >= 12
    assert len(of_one_event) >= 8
    _assert_called_in_order(of_one_answer, of_answer)
    _assert_called_in_order(of_one_event, of_event)


def test_the_page_draws_every_room() -> None:
    """Those of the package first, then those of the server."""
    package, _, server = PAGE.read_text(encoding="utf-8").partition("## The layers of the server\n")
    for page, folder in ((package, PACKAGE), (server, PACKAGE / "server")):
        drawn = re.findall(r'\["([\w/]+)/ &nbsp;', page)
        rooms = {file.parent.relative_to(folder).as_posix() for file in folder.glob("*/__init__.py")}
        assert set(drawn) - {"web", "store/sql"} == rooms
