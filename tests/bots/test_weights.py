"""Learned weights are read from files, used by the search, and refused if they do not fit the game."""

import json
import re
from math import exp, tanh
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import Question, adviser, bot
from ludoteca.bots.finding import _taught
from ludoteca.bots.net import Net
from ludoteca.engine import Rng, State

QUAY = ludoteca.game("quay")
GOOD: dict[str, Any] = {
    "format": 1,
    "game": "quay",
    "players": {"2": {"direct": [9.0, -9.0], "weights": [[1.0, 0.0]], "offsets": [0.5], "outward": [2.0]}},
}


def test_a_network() -> None:
    """The weighted sum, and what the hidden unit adds."""
    net = Net([2.0, -1.0], [[1.0, 3.0]], [0.5], [4.0])
    assert net.value([1.0, 2.0]) == pytest.approx(0.0 + 4 * tanh(7.5))


def test_it_takes_the_place_of_the_worth() -> None:
    knows = _taught(QUAY, json.dumps(GOOD), "good")
    state: State = QUAY.new(2)
    numbers = knows.measures(state)
    values = [knows.nets[2].value(each) for each in numbers]
    assert knows.chances(state)[0] == pytest.approx(exp(values[0]) / (exp(values[0]) + exp(values[1])))
    three: State = QUAY.new(3)
    assert knows.chances(three) == adviser(QUAY).chances(three)


def test_a_search_with_weights(tmp_path: Path) -> None:
    file = tmp_path / "quay.json"
    file.write_text(json.dumps(GOOD), encoding="utf-8")
    state: State = QUAY.new(2)
    state.resolve_chance(Rng(1))
    assert bot(f"search:simulations=10,weights={file}", QUAY, 1).choose(Question(state)) in state.answers


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 2}, "has format 2; this version reads 1"),
        ({"game": "iditacards"}, "is for iditacards, not for Smugglers' Quay"),
        ({"players": {"2": {"direct": [1.0]}}}, "is not a file of weights"),
        ({"players": {"two": GOOD["players"]["2"]}}, "is not a file of weights"),
        ({"players": {"2": {**GOOD["players"]["2"], "offsets": []}}}, "parts do not fit together"),
        ({"players": {"2": {**GOOD["players"]["2"], "direct": [1.0], "weights": [[1.0]]}}}, "for 1 numbers"),
        ({"players": []}, "is not a file of weights"),
        ({"players": {"2": {**GOOD["players"]["2"], "direct": [10**400, 1]}}}, "is not a file of weights"),
    ],
)
def test_weights_that_do_not_fit(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({**GOOD, **change}), encoding="utf-8")
    with pytest.raises(ludoteca.Refused, match=rf"^{re.escape(str(file))} [^(]*{reason}"):
        bot(f"search:weights={file}", QUAY, 1)


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff\xfe", b"{", b"[" * 100_000])
def test_files_that_are_no_weights(tmp_path: Path, content: bytes) -> None:
    """Nothing, another kind of JSON, no text, half a file, too deep; and a file that is not there. No jargon."""
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    for path in (file, tmp_path / "missing.json", tmp_path):
        with pytest.raises(ludoteca.Refused, match=r"(is not a file of weights|cannot be read)") as refused:
            bot(f"search:weights={path}", QUAY, 1)
        assert not re.search(r"Error|codec|Refused|Expecting", str(refused.value))
