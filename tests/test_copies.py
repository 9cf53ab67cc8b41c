"""Games, positions, matches, bots and environments can be copied and pickled, and a copy goes on as the original does.

`tools.check_compiled` runs these tests with the compiled build too.
"""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import BadContent, BadRecord, CannotUndo, IllegalAnswer, Refused
from ludoteca.client import ServerRefused
from ludoteca.games import components
from tests.support.playing_on import KINDS, goes_on

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),  # noqa: S301 - our own bytes
}
REFUSALS = [
    IllegalAnswer("Turn", 99, "99 is not offered"),
    BadRecord(3, "not JSON"),
    BadContent("cards.toml", "card[3].cost", "expected a whole number"),
    CannotUndo(0, "start"),
    ServerRefused(409, "stale", "The table has moved on."),
    Refused("There is no such thing."),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_on_alike(kind: str, way: str) -> None:
    """First the copy goes on alone: the original must not notice."""
    original = KINDS[kind].begin()
    copied = WAYS[way](original)
    assert goes_on(kind, copied) == goes_on(kind, original)


@pytest.mark.parametrize("method", get_all_start_methods())
def test_a_copy_goes_on_alike_in_another_process(method: str) -> None:
    """Also in one that met the games in another order."""
    begun = {kind: made.begin() for kind, made in KINDS.items()}
    with ProcessPoolExecutor(1, get_context(method), partial(ludoteca.game, "rolling_heights")) as pool:
        there = dict(zip(begun, pool.map(goes_on, begun, begun.values()), strict=True))
    assert there == {kind: goes_on(kind, thing) for kind, thing in begun.items()}


def test_a_game_stays_the_one_that_everybody_has() -> None:
    for way in WAYS.values():
        assert way(ludoteca.game("quay")) is ludoteca.game("quay")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_a_refusal_comes_back_whole(refusal: Refused, way: str) -> None:
    """A worker's refusal reaches the process that started it."""
    found = WAYS[way](refusal)
    assert (type(found), str(found), vars(found)) == (type(refusal), str(refusal), vars(refusal))


def test_other_components_are_refused(tmp_path: Path) -> None:
    """A position means something else if its components were changed since."""
    folder = tmp_path / "data"
    components.copy(ludoteca.game("quay"), folder)
    kept = pickle.dumps(ludoteca.game("quay", folder).new(players=2))
    file = folder / "quay.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("hand = 3", "hand = 2"), encoding="utf-8")
    with pytest.raises(BadContent, match="the components are not those that this was pickled with"):
        pickle.loads(kept)  # noqa: S301 - as above
