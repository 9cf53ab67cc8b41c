"""A well-formed answer goes past the web framework; nobody can tell."""

from collections.abc import Callable
from typing import Any, NoReturn

import pytest
from sqlalchemy.exc import OperationalError
from tests.support.serving import PERSON, create, key, look, quick, served

from ludoteca.server.api import answering
from ludoteca.server.api.routes import play


def never(*_: object) -> NoReturn:
    """What must not be called."""
    raise AssertionError("This goes the other way.")


def raising(error: Exception) -> Callable[..., NoReturn]:
    """A function that fails."""

    def fail(*_: object) -> NoReturn:
        raise error

    return fail


def test_a_good_answer_takes_the_shortcut_and_a_bad_one_does_not(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual way says what is wrong."""
    monkeypatch.setattr(play, "accept", never)
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON])
        view = look(client, made, view_of(client, made))
        seat, path = view["pending"]["player"], f"/api/tables/{made['table']}/answers"
        body = {"seat": seat, "version": view["version"], "answer": view["pending"]["answers"][0]["answer"]}
        token = key(made["seats"][seat]["token"])
        good = client.post(path, json=body, headers=token)
        assert (good.status_code, good.headers["content-type"], good.headers["cache-control"]) == (
            200, "application/json", "no-store",
        )  # fmt: skip
        assert good.json()["version"] > view["version"]
        bad = client.post(path, json={**body, "answer": "x"}, headers=token)
        assert bad.status_code == 400
        assert "answer: Expected `int`, got `str`" in bad.json()["error"]["message"]


def view_of(client: Any, made: dict[str, Any]) -> int:
    """The seat that is asked."""
    asked: int = look(client, made, 0)["pending"]["player"]
    return asked


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [(OperationalError("", None, Exception()), 503, "store"), (ZeroDivisionError(), 500, "mistake")],
)
def test_whatever_breaks_is_said_in_a_sentence(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    """As by the usual way."""
    monkeypatch.setattr(answering, "give_answer", raising(error))
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON])
        seat = view_of(client, made)
        body = {"seat": seat, "version": 1, "answer": 0}
        token = key(made["seats"][seat]["token"])
        reply = client.post(f"/api/tables/{made['table']}/answers", json=body, headers=token)
    assert (reply.status_code, reply.json()["error"]["code"]) == (status, code)
