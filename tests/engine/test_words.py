"""Messages by id, as JSON for a browser."""

import json

import pytest

from ludoteca.engine import Message, Name, Seat, kebab


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Turn", "turn"),
        ("BlowWhistle", "blow-whistle"),
        ("JoinNewDay", "join-new-day"),
        ("Take2Bins", "take2-bins"),
        ("route_cards", "route-cards"),
        ("plastics_race", "plastics-race"),
        ("True", "true"),
        ("already-kebab", "already-kebab"),
    ],
)
def test_kebab(name: str, expected: str) -> None:
    """Rule names, option names and values become parts of message ids."""
    assert kebab(name) == expected


def test_message_to_json() -> None:
    """Every kind of argument can be told from the others after a journey through JSON."""
    message = Message("quay-ask", {"seat": Seat(1), "card": Name("quay-card-tea"), "n": 3, "text": "x"}, ["QUAY-012"])
    assert json.loads(json.dumps(message.to_json())) == {
        "id": "quay-ask",
        "args": {"seat": {"seat": 1}, "card": {"name": "quay-card-tea"}, "n": 3, "text": "x"},
        "rules": ["QUAY-012"],
    }
