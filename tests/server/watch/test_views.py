"""The views of a table that people get."""

import httpx
from tests.support.serving import BOT, PERSON, create, look


def test_a_public_table_says_its_round_where_the_game_has_rounds(client: httpx.Client) -> None:
    """The toy game counts none; Iditacards does."""
    create(client, [PERSON, BOT], public=True)
    made = create(client, [PERSON, BOT], "iditacards", public=True)
    rounds = {table["game"]: table["round"] for table in client.get("/api/tables/public").json()}
    assert rounds == {"quay": None, "iditacards": look(client, made, 0)["view"]["round"]}
