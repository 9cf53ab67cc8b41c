"""The views of a table that people get."""

import httpx
from tests.support.serving import BOT, PERSON, create, key, look


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
