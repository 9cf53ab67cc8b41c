"""Tutorials at the server: everybody who follows one gets the same game; others just play."""

from collections.abc import Iterator

import pytest
from tests.support.serving import quick, served, sqlite_url

from ludoteca.client import Client, Json, SeatClient
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


def meant(table: Json, step: Json) -> Json | None:
    """The answer that a step expects."""
    wanted = step["answers"][0]
    answers: list[Json] = table["pending"]["answers"]
    return next((one for one in answers if (one["do"], one["to"]) == (wanted["do"], wanted["to"])), None)


def click(seat: SeatClient, table: Json, chosen: Json, step: Json) -> None:
    """Answer as the page does: with the other answers of the step, or with what usually follows."""
    then = step["answers"][1:] if step["kind"] == "answer" else []
    usual = [{"do": one["do"], "to": one["to"]} for one in chosen["then"]] if step["usual"] and not then else []
    body = {"seat": seat.number, "version": table["version"], "answer": chosen["answer"], "then": [*then, *usual]}
    seat.client.call("POST", f"/api/tables/{seat.table}/answers", body, seat.token)


@pytest.mark.parametrize(("game", "tutorial"), TUTORIALS)
def test_a_tutorial_can_be_followed_to_its_end(address: str, game: str, tutorial: str) -> None:
    """Every answer is offered when its step comes, with the bots of a real table; then the game goes on."""
    steps, seat = begun(address, game, tutorial)
    turns = seat.turns()
    for step in steps:
        if step["kind"] in {"answer", "any", "free"}:
            table = next(turns)
            assert table["tutorial"] == tutorial
            chosen = meant(table, step) if step["answers"] else table["pending"]["answers"][0]
            assert chosen is not None, (step["say"], [one["do"] for one in table["pending"]["answers"]])
            click(seat, table, chosen, step)
    assert not next(turns)["over"]
