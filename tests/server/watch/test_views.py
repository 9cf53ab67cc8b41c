"""The views of a table that people get."""

from typing import Any

import httpx
import pytest
from tests.support.serving import BOT, NO_WINDOWS, PERSON, answer, create, key, look, quick, served

from ludoteca.engine import Game, Message, Randomness
from ludoteca.engine.events import Event
from ludoteca.games.quay.game import QuayGame
from ludoteca.games.quay.state import Quay
from ludoteca.match.events import event_message
from ludoteca.server.common import messages
from ludoteca.server.common.shelf import Shelf
from ludoteca.server.watch import views

MANY = 70


class Counted(QuayGame):
    """The toy game, which counts the worlds that it draws: a seat's question takes one."""

    def __init__(self, drawn: list[int]) -> None:
        super().__init__()
        self._drawn = drawn

    def determinize(self, s: Quay, seat: int, rng: Randomness) -> Quay:
        """Count one more."""
        self._drawn.append(seat)
        return super().determinize(s, seat, rng)


class OneGame(Shelf):
    """A shelf with one game."""

    def __init__(self, game: QuayGame) -> None:
        super().__init__()
        self._game = game

    def game(self, name: str) -> QuayGame:
        """The game, whatever its name."""
        return self._game

    def of_table(self, name: str, own_content: str | None) -> QuayGame:
        """The game of every table."""
        return self._game


def test_a_question_is_looked_into_once(sqlite: str) -> None:
    """However many tables there are and however often they are looked at; anew when the table has moved on."""
    drawn: list[int] = []
    with served(quick(sqlite, shelf=OneGame(Counted(drawn)))) as client:
        tables = [create(client, [PERSON, PERSON]) for _ in range(MANY)]
        for _ in range(2):
            views = [look(client, made, 0) for made in tables]
        assert len(drawn) == MANY
        assert answer(client, tables[0], views[0], views[0]["pending"]["answers"][0]["answer"]).status_code == 200
        drawn.clear()
        seats = [look(client, tables[0], seat)["pending"]["answers"] for seat in (0, 1, 0, 1)]
        assert len(drawn) == sum(map(bool, seats[:2])) == 1


def test_only_the_lines_of_a_log_that_are_sent_are_made(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the start or from the end of a long log: each line once."""
    monkeypatch.setattr(views, "LOG_LENGTH", 3)
    made_lines: list[int] = []

    def counted(game: Game[Any], event: Event) -> Message:
        made_lines.append(event.number)
        return event_message(game, event)

    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        while (last := look(client, made, 0)["last_event"]) < 9:
            view = look(client, made, look(client, made, 0)["pending"]["player"])
            assert answer(client, made, view, view["pending"]["answers"][0]["answer"]).status_code == 200
        monkeypatch.setattr(messages, "event_message", counted)
        for log_from, numbers in ((None, [last - 2, last - 1, last]), (0, [1, 2, 3]), (last - 1, [last])):
            made_lines.clear()
            view = client.get(
                f"/api/tables/{made['table']}",
                params={} if log_from is None else {"log_from": log_from},
                headers=key(made["seats"][0]["token"]),
            ).json()
            assert [line["number"] for line in view["log"]] == made_lines == numbers


def test_a_public_table_says_its_round_where_the_game_has_rounds(client: httpx.Client) -> None:
    """The toy game counts none; Iditacards does."""
    create(client, [PERSON, BOT], public=True)
    made = create(client, [PERSON, BOT], "iditacards", public=True)
    rounds = {table["game"]: table["round"] for table in client.get("/api/tables/public").json()}
    assert rounds == {"quay": None, "iditacards": look(client, made, 0)["view"]["round"]}


def test_a_person_can_look_as_a_spectator(client: httpx.Client) -> None:
    """While a screen is handed over, nobody's cards are in the page."""
    made = create(client, [PERSON, PERSON])
    headers = key(",".join(seat["token"] for seat in made["seats"]))
    view = client.get(f"/api/tables/{made['table']}?seat=-1", headers=headers).json()
    assert (view["viewed_as"], view["you"], view["pending"]["answers"]) == (None, [0, 1], [])
    assert view["view"] == client.get(f"/api/tables/{made['table']}", headers=key(made["watch"])).json()["view"]
