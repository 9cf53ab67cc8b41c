"""The pairings of a tournament, their seats and their deals."""

from collections import Counter

import pytest

from ludoteca import Refused
from ludoteca.lab.tournament import GAUNTLET, LADDER, Tournament


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_from_every_seat(players: int) -> None:
    plan = Tournament("quay", players, ("a", "b", "c"))
    for deal in (1, 2, 7):
        fixtures = [plan.fixture(number) for number in range((deal - 1) * plan.block + 1, deal * plan.block + 1)]
        assert {fixture.deal for fixture in fixtures} == {deal}
        assert len({fixture.seed for fixture in fixtures}) == 1
        assert Counter((fixture.pair, fixture.seat) for fixture in fixtures) == Counter(
            (pair, seat) for pair in plan.pairs for seat in range(players)
        )


def test_deals_differ() -> None:
    """By number, by the seed of the tournament, and by what is played."""
    plans = [
        Tournament("quay", 2, ("a", "b"), seed=seed, options=(("goal", goal),)) for seed in (0, 1) for goal in (8, 12)
    ]
    seeds = {plan.fixture(number).seed for plan in plans for number in range(1, 101)}
    assert len(seeds) == 4 * 50


def test_a_pair_plays_the_same_games_with_any_other_contestants() -> None:
    """Another contestant changes nothing between two others: not the deals, not the seeds of the bots."""
    small, large = Tournament("quay", 2, ("a", "b")), Tournament("quay", 2, ("a", "c", "b"))
    alone = small.fixture(2)
    among = next(fixture for fixture in map(large.fixture, range(1, 7)) if (fixture.pair, fixture.seat) == alone[3:5])
    assert (alone.seed, small.bot_seed(alone, 0)) == (among.seed, large.bot_seed(among, 0))


def test_deals_take_turns_with_the_boards() -> None:
    """Each combination of a grid is dealt as often as the others, and in every seat; each has deals of its own."""
    plan = Tournament("quay", 2, ("a", "b"), options=(("patrol", False),), axes=(("goal", (8, 12)),))
    fixtures = [plan.fixture(number) for number in range(1, 9)]
    assert [dict(fixture.options)["goal"] for fixture in fixtures] == [8, 8, 12, 12, 8, 8, 12, 12]
    assert all(dict(fixture.options)["patrol"] is False for fixture in fixtures)
    assert len({fixture.seed for fixture in fixtures}) == 4


def test_no_two_bots_share_a_seed() -> None:
    """Or a bot against itself would play every game as in the mirror, and the control could not fail."""
    plan = Tournament("quay", 2, ("a",), control=True)
    seeds = [plan.bot_seed(plan.fixture(number), seat) for number in range(1, 101) for seat in (0, 1)]
    assert len(set(seeds)) == 200


def test_the_ladder_of_a_game_without_levels() -> None:
    assert Tournament("quay", 4, ("random", "search"), LADDER).pairs == (("search", "random"), ("random", "random"))


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Tournament("quay", 2, ("random",)), "needs at least two bots"),
        (Tournament("quay", 2, ()), "needs at least two bots"),
        (Tournament("quay", 2, ("random",), GAUNTLET), "needs at least two bots"),
        (Tournament("quay", 1, ("a", "b")), "at least 2 players"),
        (Tournament("quay", 9, ("a", "b")), "for 2 to 4 players, not 9"),
        (Tournament("quay", 2, ("a", "b", "a")), "'a' is named twice"),
        (Tournament("quay", 2, tuple(map(str, range(33)))), "33 bots are too many"),
        (Tournament("quay", 2, ("a", "b"), options=(("goal", 9),)), "expected one of 8, 12, 16"),
        (Tournament("quay", 2, ("a", "b"), axes=(("goal", (8, 9)),)), "expected one of 8, 12, 16"),
        (Tournament("chess", 2, ("a", "b")), "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Tournament, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        plan.check()
