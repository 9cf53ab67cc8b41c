"""The answers that are the same for everybody: the games, their rules, components and words."""

import httpx
from tests.support.serving import error


def test_games(client: httpx.Client) -> None:
    """Every visitor sees what can be played."""
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert games["quay"]["players"] == {"min": 2, "max": 4}
    assert (games["quay"]["bots"], games["quay"]["usual_bot"]) == (["random", "search"], "search")
    assert games["iditacards"]["usual_bot"] == "normal"
    assert client.get("/api/games/quay/rules").json()[0]["id"] == "QUAY-001"
    content = client.get("/api/games/quay/content")
    assert "quay.toml" in content.json()
    again = client.get("/api/games/quay/content", headers={"If-None-Match": content.headers["etag"]})
    assert again.status_code == 304
    words = client.get("/api/words/en").text
    assert "quay-ask-turn" in words
    assert "report-" not in words  # no page uses them, and they are many
    assert error(client.get("/api/words/xx")) == (404, "unknown")
    assert error(client.get("/api/games/chess/rules")) == (404, "unknown")
