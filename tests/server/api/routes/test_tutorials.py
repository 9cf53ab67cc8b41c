"""Tutorials at the server: everybody who follows one gets the same game; others just play."""

import time
from collections.abc import Iterator

import pytest
from tests.support.serving import quick, served, sqlite_url

from ludoteca.client import Client, Json, SeatClient
from ludoteca.engine import Rng
from ludoteca.teach.tutorials import shipped

TUTORIALS = [(one.game, one.id) for one in shipped()]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with an empty store."""
    with served(quick(sqlite_url(tmp_path_factory.mktemp("store")))) as client:
        yield str(client.base_url)


def begun(address: str, game: str, tutorial: str) -> tuple[list[Json], SeatClient]:
    """The steps of a tutorial, and a seat at its table."""
    client = Client(address)
    steps = client.call("GET", f"/api/games/{game}/tutorials/{tutorial}")["steps"]
    made = client.call("POST", f"/api/games/{game}/tutorials/{tutorial}", {"names": ["Marta", "Rosa"]})
    return steps, client.seat(made["table"], made["seats"][0]["token"])


def expected(step: Json, *, backwards: bool) -> list[Json]:
    """The answers of a step; cards of one kind of answer may be picked in any order."""
    answers: list[Json] = step["answers"]
    return answers[::-1] if backwards and len({one["do"] for one in answers}) == 1 else answers


def meant(table: Json, wanted: Json) -> Json | None:
    """The answer that a step expects."""
    answers: list[Json] = table["pending"]["answers"]
    return next((one for one in answers if (one["do"], one["to"]) == (wanted["do"], wanted["to"])), None)


def click(seat: SeatClient, table: Json, chosen: Json, step: Json, then: list[Json]) -> None:
    """Answer as the page does: with the other answers of the step, or with what usually follows."""
    usual = [{"do": one["do"], "to": one["to"]} for one in chosen["then"]] if step["usual"] and not then else []
    body = {"seat": seat.number, "version": table["version"], "answer": chosen["answer"], "then": [*then, *usual]}
    seat.client.call("POST", f"/api/tables/{seat.table}/answers", body, seat.token)


def follow(address: str, game: str, tutorial: str, *, backwards: bool = False, waits: Rng | None = None) -> Json:
    """Give every answer when its step comes, after different pauses; the table when the reader plays on."""
    steps, seat = begun(address, game, tutorial)
    turns = seat.turns()
    for step in steps:
        if waits is not None:
            time.sleep(waits.below(4) * 0.03)
        if step["kind"] in {"answer", "any", "free"}:
            table = next(turns)
            assert table["tutorial"] == tutorial
            answers = expected(step, backwards=backwards and step["kind"] == "answer")
            chosen = meant(table, answers[0]) if answers else table["pending"]["answers"][0]
            assert chosen is not None, (step["say"], [one["do"] for one in table["pending"]["answers"]])
            click(seat, table, chosen, step, answers[1:] if step["kind"] == "answer" else [])
    return next(turns)


@pytest.mark.parametrize(("game", "tutorial"), TUTORIALS)
def test_a_tutorial_can_be_followed_to_its_end(address: str, game: str, tutorial: str) -> None:
    """Every answer is offered when its step comes, with the bots of a real table; then the game goes on."""
    assert not follow(address, game, tutorial)["over"]


@pytest.mark.parametrize("game", ["iditacards", "plastics_race", "rolling_heights"])
@pytest.mark.parametrize("runs", [2, pytest.param(50, marks=pytest.mark.long)])
def test_a_first_tutorial_is_the_same_for_everyone(address: str, game: str, runs: int) -> None:
    """Some wait longer, or pick the same cards in another order: they meet the same bots and end in the same place."""
    ends = [follow(address, game, "first", backwards=run % 2 == 1, waits=Rng(run))["view"] for run in range(runs)]
    assert [end for end in ends if end != ends[0]] == []
