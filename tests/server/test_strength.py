"""What the page says about the strength of bots comes from a file that may be there."""

import json
from pathlib import Path

from ludoteca.server import strength
from ludoteca.server.api.types import BotStrength


def test_strength_of_a_game(tmp_path: Path) -> None:
    """By number of players; nothing of games that were not measured, nothing without the file."""
    file = tmp_path / "strength.json"
    assert strength.of_game("iditacards", tmp_path / "none.json") == []
    hard = {"elo": 190, "low": 150.5, "high": 230, "against": "normal", "share": 0.75}
    file.write_text(json.dumps({"iditacards": {"4": {"hard": hard | {"share": 0.5}}, "2": {"hard": hard}}}))
    assert strength.of_game("iditacards", file) == [
        BotStrength("hard", 2, "normal", 0.75, 190, 150.5, 230),
        BotStrength("hard", 4, "normal", 0.5, 190, 150.5, 230),
    ]
    assert strength.of_game("quay", file) == []


def test_what_is_shipped_can_be_read() -> None:
    """Whatever was measured for this version."""
    assert all(0 < one.share < 1 for game in strength.read(strength.FILE) for one in strength.of_game(game))
