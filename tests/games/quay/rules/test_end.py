"""Smugglers' Quay, 'End'."""

import pytest
from tests.support.quays import BLOW, QUAY, SALT, SILK, TEA, WHISTLE, Numbers, asked, asking, listening, table

from ludoteca.engine import Option, Outcome


@pytest.mark.rule("QUAY-030")
@pytest.mark.parametrize("goal", [8, 12, 16])
def test_the_goal_ends_the_game_at_once(goal: int) -> None:
    """Exactly the goal is enough, nobody draws any more; one point less is not."""
    for start, over in ((goal - 3, True), (goal - 4, False), (goal - 1, True)):
        s = table([[SILK] * 3, [TEA]], points=[start, 0], options={"goal": goal})
        deck = len(s.deck)
        s.choose(SILK)
        s.choose(5)
        assert s.over == over
        if over:
            assert (len(s.deck), s.players[0].hand) == (deck, [SILK, SILK])
            assert s.outcome == Outcome((0,), ((0,), (1,)), (start + 3, 0), "quay-end-goal", by=0)


@pytest.mark.rule("QUAY-030")
def test_a_whistle_can_reach_the_goal() -> None:
    """The point for a whistle counts like any other, also in somebody else's turn."""
    s = table([[SILK] * 3, [WHISTLE, TEA]], points=[0, 11])
    heard = listening(s)
    s.choose(SILK)
    s.choose(BLOW)
    assert s.outcome == Outcome((1,), ((1,), (0,)), (0, 12), "quay-end-goal", by=1)
    assert heard.events[-1][0] == "ends"
    assert s.face_up == [WHISTLE, SILK]


@pytest.mark.rule("QUAY-030")
def test_the_switch() -> None:
    """8, 12 or 16 points; 12 unless something else was agreed."""
    assert QUAY.options["goal"] == Option((8, 12, 16), 12)
    assert QUAY.new(2).options["goal"] == 12


@pytest.mark.rule("QUAY-031")
def test_an_empty_deck_ends_the_game_after_the_turn() -> None:
    """The last card is still drawn; then it is over, with the reason."""
    s = table([[SALT] * 3, [TEA] * 3], deck=[SILK], options={"patrol": False})
    s.choose(SALT)
    s.resolve_chance(Numbers([1]))
    assert s.players[0].hand == [SALT, SALT, SILK]
    assert s.outcome == Outcome((0,), ((0,), (1,)), (1, 0), "quay-end-deck")


@pytest.mark.rule("QUAY-031")
def test_a_last_card_keeps_it_going() -> None:
    s = table([[SALT] * 3, [TEA] * 3], deck=[SILK, SILK], options={"patrol": False})
    s.choose(SALT)
    s.resolve_chance(Numbers([1]))
    assert not s.over
    assert asked(s) == ("Turn", 1)


@pytest.mark.rule("QUAY-031")
def test_any_turn_can_be_the_last() -> None:
    """Also one that drew nothing, if the deck is empty at its end."""
    s = table([[SALT] * 3, [TEA] * 3], deck=[])
    s.choose(asking(1, WHISTLE))
    assert s.over


@pytest.mark.rule("QUAY-032")
@pytest.mark.parametrize(
    ("points", "winners", "ranking"),
    [
        ([3, 5, 4], (1,), ((1,), (2,), (0,))),
        ([5, 5, 4], (0, 1), ((0, 1), (2,))),
        ([0, 0, 0], (0, 1, 2), ((0, 1, 2),)),
        ([1, 4, 1], (1,), ((1,), (0, 2))),
    ],
)
def test_most_points_win(points: list[int], winners: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]) -> None:
    """The player with the most points wins; players with equal points share the victory, and every other place."""
    s = table([[SALT] * 3, [TEA] * 3, [TEA] * 3], deck=[], points=points)
    s.choose(asking(1, WHISTLE))
    assert s.outcome == Outcome(winners, ranking, tuple(points), "quay-end-deck")
