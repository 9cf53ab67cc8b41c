"""The seats that tokens open: several at one screen."""

import httpx
from tests.support.serving import BOT, PERSON, create, error, key


def test_several_seats_at_one_screen(client: httpx.Client) -> None:
    """Several tokens in one request: they give all their seats, and the request says whose view it wants."""
    made = create(client, [PERSON, PERSON, BOT])
    both = key(",".join(made["seats"][seat]["token"] for seat in (0, 1)))
    view = client.get(f"/api/tables/{made['table']}?seat=1", headers=both).json()
    assert view["you"] == [0, 1]
    assert view["viewed_as"] == 1
    assert view["view"]["players"][1]["hand"] is not None
    assert view["view"]["players"][0]["hand"] is None
    assert error(client.get(f"/api/tables/{made['table']}?seat=2", headers=both)) == (403, "foreign")
