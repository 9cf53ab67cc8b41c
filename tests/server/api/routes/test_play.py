"""Answers over the wire: what a good one brings, and what is said about the others."""

from typing import NoReturn

import pytest
from tests.support.serving import PERSON, Json, create, key, look, quick, served

from ludoteca.server.api.routes import play
from ludoteca.server.common.errors import StoreFailed


def test_a_good_answer_is_accepted_and_a_bad_one_is_refused_in_words(sqlite: str) -> None:
    """The refusal names the field."""
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON])
        seat = look(client, made, 0)["pending"]["player"]
        view = look(client, made, seat)
        path, token = f"/api/tables/{made['table']}/answers", key(made["seats"][seat]["token"])
        body: Json = {"seat": seat, "version": view["version"], "answer": view["pending"]["answers"][0]["answer"]}
        good = client.post(path, json=body, headers=token)
        assert (good.status_code, good.headers["content-type"], good.headers["cache-control"]) == (
            200, "application/json", "no-store",
        )  # fmt: skip
        assert good.json()["version"] > view["version"]
        bad = client.post(path, json={**body, "answer": "x"}, headers=token)
        assert bad.status_code == 400
        assert "answer: Expected `int`, got `str`" in bad.json()["error"]["message"]


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [(StoreFailed(), 503, "store"), (ZeroDivisionError(), 500, "mistake")],
)
def test_an_error_is_told_in_a_sentence(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    """Also one that nobody expected."""

    def fail(*_: object) -> NoReturn:
        raise error

    monkeypatch.setattr(play, "give_answer", fail)
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON])
        seat = look(client, made, 0)["pending"]["player"]
        body = {"seat": seat, "version": 1, "answer": 0}
        token = key(made["seats"][seat]["token"])
        reply = client.post(f"/api/tables/{made['table']}/answers", json=body, headers=token)
    assert (reply.status_code, reply.json()["error"]["code"]) == (status, code)
