"""Shares, intervals and ratings are what statistics says they are."""

from math import log

import pytest

from ludoteca.engine import Rng
from ludoteca.lab.statistics import ratings, wilson
from ludoteca.lab.tournament import Tournament, TournamentRow, results
from ludoteca.lab.tournament.rows import Lost
from ludoteca.lab.tournament.setup import anchor

PLAN = Tournament("quay", 2, ("a", "b"))


def row(plan: Tournament, number: int, share: float, fault: Lost | None = None) -> TournamentRow:
    fixture = plan.fixture(number)
    return TournamentRow(
        *fixture[:3], *fixture.pair, fixture.seat, share, (), "", 0, fault, ([1.0 * number], [2.0, 4.0])
    )  # fmt: skip


def rows(*shares: float) -> list[TournamentRow]:
    return [row(PLAN, number, share) for number, share in enumerate(shares, start=1)]


def test_a_share_with_its_interval() -> None:
    """Independent games give Wilson's interval over all of them; a shared victory counts half."""
    (share,) = results(PLAN, rows(*[1, 1, 1, 0, 0, 1, 0.5, 0.5] * 10)).shares
    assert share.games == 80
    assert share.share == pytest.approx(0.625)
    assert share.weight == 80
    assert (share.low, share.high) == wilson(0.625, 80)


def test_games_that_repeat_each_other_count_once() -> None:
    """Where both games of a deal always go alike, there is one result for each deal, not two."""
    (share,) = results(PLAN, rows(*[1, 1, 0, 0] * 50)).shares
    assert share.games == 200
    assert share.weight == pytest.approx(100, rel=0.02)
    assert (share.low, share.high) == wilson(0.5, share.weight)


@pytest.mark.parametrize(("won", "weight"), [(1.0, 20), (0.0, 20)])
def test_always_or_never_is_not_certain(won: float, weight: float) -> None:
    """Deals that all went alike leave an interval."""
    (share,) = results(PLAN, rows(*[won] * 40)).shares
    assert share.weight == weight
    assert share.high - share.low > 0.1


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """95 of 100 times, for games of a deal that depend on each other."""
    rng, held, trials = Rng(5), 0, 400
    for _ in range(trials):
        shares: list[float] = []
        for _ in range(40):
            first = rng.below(10) < 6
            shares += [first, first if rng.below(2) else rng.below(10) < 6]
        (share,) = results(PLAN, rows(*shares)).shares
        held += share.low <= 0.6 <= share.high
    assert 0.92 <= held / trials <= 0.98


def test_three_wins_in_four_are_191_elo() -> None:
    """With two players; with four, a fair share is 25 %, and 50 % makes one three times as strong as each other."""
    (anchor, other) = ratings(("a", "b"), "a", 2, [("a", "b", 0.25, 1e9)])[::-1]
    assert (anchor.bot, anchor.elo, anchor.low, anchor.high) == ("a", 0, 0, 0)
    assert other.elo == pytest.approx(190.85, abs=0.01)
    (best, _) = ratings(("a", "b"), "a", 4, [("b", "a", 0.5, 1e9)])
    assert best.elo == pytest.approx(400 * log(3) / log(10), abs=0.01)


def test_ratings_add_up_along_a_ladder() -> None:
    """Bots that never met are compared by way of the bots between them, which is less certain."""
    met = [("b", "a", 0.75, 400.0), ("c", "b", 0.75, 400.0)]
    c, b, a = ratings(("a", "b", "c"), "a", 2, met)
    assert (a.bot, b.bot, c.bot) == ("a", "b", "c")
    assert c.elo == pytest.approx(2 * b.elo)
    assert c.high - c.low == pytest.approx(2**0.5 * (b.high - b.low))


def test_the_interval_of_a_rating_is_that_of_its_share() -> None:
    """About: the one is symmetric in Elo, the other in shares."""
    low, high = wilson(0.75, 400)
    (one, _) = ratings(("a", "b"), "a", 2, [("b", "a", 0.75, 400.0)])
    assert one.low == pytest.approx(400 * log(low / (1 - low)) / log(10), abs=3)
    assert one.high == pytest.approx(400 * log(high / (1 - high)) / log(10), abs=3)


def test_a_bot_that_always_wins_has_a_rating() -> None:
    (one, _) = ratings(("a", "b"), "a", 2, [("b", "a", 1.0, 100.0)])
    assert 800 < one.elo < 1000
    assert one.high - one.low > 500


def test_normal_is_the_measure() -> None:
    assert [anchor(bots) for bots in (("easy", "normal"), ("b", "a"))] == ["normal", "b"]


def test_a_bot_that_is_alone_has_a_rating_too() -> None:
    plan = Tournament("quay", 2, ("a",), control=True)
    found = results(plan, [row(plan, 1, 1.0), row(plan, 2, 1.0), row(plan, 3, 0.0), row(plan, 4, 1.0)])
    assert [one.elo for one in found.ratings] == [0]
    assert found.shares[0].even(2)


def test_a_control_that_is_not_even_shows() -> None:
    plan = Tournament("quay", 2, ("a",), control=True)
    (share,) = results(plan, [row(plan, number, float(number % 10 > 0)) for number in range(1, 101)]).shares
    assert not share.even(2)
    assert share.even(1) is False


def test_faults_and_times_go_to_those_who_made_them() -> None:
    faulty = [
        row(PLAN, 1, 0.0, Lost(0, "time", "no answer within 1 s")),
        row(PLAN, 2, 1.0, Lost(0, "illegal", "99 is not offered")),
        row(PLAN, 3, 1.0, Lost(1, "error", "KeyError")),
    ]
    found = results(PLAN, faulty)
    assert found.faults == {"a": {"illegal": 0, "error": 0, "time": 1}, "b": {"illegal": 1, "error": 1, "time": 0}}
    assert found.times["a"] == (3, 2.0, 3.0, 3.0)
    assert found.times["b"] == (6, 4.0, 4.0, 4.0)
