"""Moments of a record: followed once, then any page at once, the same as if followed anew."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest

import ludoteca
from ludoteca.engine import Rng
from ludoteca.match.replay import Replay
from ludoteca.server.service import moments


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Each test begins without records."""
    moments._KEPT.clear()
    yield
    moments._KEPT.clear()


def played(seed: int, game: str = "quay") -> bytes:
    """The record of a random game."""
    match, rng = ludoteca.Match(ludoteca.game(game), 3, seed=seed), Rng(seed)
    while not match.state.over:
        match.choose(match.state.answers[rng.below(len(match.state.answers))])
    return match.record.text().encode()


def page(first: int, last: int, *, brief: bool = False) -> moments.Page:
    """A page of a finished game."""
    return moments.Page(first, last, 2**31 - 1, None, open=True, brief=brief)


def test_pages_in_any_order_are_those_of_one_reading() -> None:
    """Forward, far ahead, back: always the moments that were asked for."""
    text = played(3)
    whole = moments.of_record((), text, page(0, 10_000))
    moments._KEPT.clear()
    assert len(whole.moments) == whole.checks.lines + 1
    for first in (0, 20, 75, 40, 0):
        assert moments.of_table((), text, page(first, first + 19)) == whole.moments[first : first + 20]
    assert moments.of_record((), text, page(5, 5)).checks == whole.checks


@pytest.mark.parametrize("game", ludoteca.games(sample=True))
def test_every_moment_of_every_game_can_be_seen(game: str) -> None:
    """Also those between forced answers."""
    whole = moments.of_record((), played(1, game), page(0, 100_000))
    assert whole.checks.stopped is None
    assert len(whole.moments) == whole.checks.lines + 1


def test_a_record_is_followed_once() -> None:
    """Later pages follow nothing."""
    text = played(4)
    moments.of_record((), text, page(0, 0))
    with patch.object(Replay, "go_to", side_effect=AssertionError("followed again")):
        assert moments.of_table((), text, page(30, 39))[0].n == 30
        assert moments.of_record((), text, page(1, 1)).checks.stopped is None


def test_only_a_few_records_are_kept() -> None:
    """The oldest one goes."""
    for seed in range(moments.KEPT + 2):
        moments.of_table((), played(seed), page(0, 1))
    assert len(moments._KEPT) == moments.KEPT


def test_brief_moments_have_plain_values_and_everything_else() -> None:
    """Events and points are whole; of the view no lists and no tables."""
    text = played(5)
    whole, brief = (moments.of_table((), text, page(0, 60, brief=short)) for short in (False, True))
    assert [(one.n, one.events, one.scores) for one in brief] == [(one.n, one.events, one.scores) for one in whole]
    assert not [value for one in brief for value in one.view.values() if isinstance(value, list | dict)]
    assert any(one.view for one in brief)
