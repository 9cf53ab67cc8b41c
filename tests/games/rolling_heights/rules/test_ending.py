"""Rolling Heights: the end of the game, scoring, ties."""

import pytest
from tests.games.rolling_heights.scenes import (
    CONTENT,
    GAME,
    MAIN,
    alone,
    asked,
    at,
    choose,
    construction,
    drain,
    goes_on,
    hold,
    in_main,
    own,
    passes_on,
    plan,
    table,
)

from ludoteca.engine import do
from ludoteca.games.rolling_heights.rules import ending
from ludoteca.games.rolling_heights.state import BY_ROUNDS


@pytest.mark.rule("RH-130", "RH-126")
def test_the_end_is_triggered_when_all_cubes_of_a_colour_are_built() -> None:
    """Supply 0 and 2 steel in hand: not yet; both on tiles: yes; one paid instead: no. EX-53"""
    s = table(2)
    own(s, 0, at(2, 0), plan("Union Steelworks"), complete=False)
    drain(s, "steel", left=2)
    hold(s, steel=2)
    in_main(s)
    assert (s.supply[3], s.last_round) == (0, 0)
    choose(s, construction(at(2, 0), "steel"))
    assert s.last_round == 0
    paid = choose(s.copy(), MAIN.buy.at(0), at(1, 0))
    assert (paid.supply[3], paid.last_round) == (1, 0)
    choose(s, construction(at(2, 0), "steel"))
    assert (s.last_round, s.ended_by) == (4, 3)


@pytest.mark.rule("RH-130")
@pytest.mark.parametrize("colour", range(4))
def test_any_colour_can_end_the_game(colour: int) -> None:
    """An incomplete tile is enough, and later triggers change nothing."""
    s = table(2)
    s.supply[colour] = 0
    ending.look_at(s, colour)
    assert (s.last_round, s.ended_by) == (4, colour)
    s.round = 4
    ending.look_at(s, colour)
    assert s.last_round == 4


@pytest.mark.rule("RH-131")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    """A trigger in the second player's turn of round 12: all four play round 13. EX-54"""
    s = table(4)
    s.round, s.last_round, s.ended_by = 12, 13, 0
    for seat, following, number in ((1, 2, 12), (2, 3, 12), (3, 0, 13), (0, 1, 13), (1, 2, 13), (2, 3, 13)):
        passes_on(s, seat)
        assert (s.at_turn, s.round) == (following, number)
    passes_on(s, 3)
    assert asked(s) == "ScoreTarget"


@pytest.mark.rule("RH-132")
def test_a_stalemate_ends_after_the_agreed_rounds_and_one_more() -> None:
    s = table(2)
    s.round = 60
    passes_on(s, 0)
    assert s.last_round == 0
    passes_on(s, 1)
    assert (s.last_round, s.ended_by, s.round) == (61, BY_ROUNDS, 61)
    short = table(2, {"max_rounds": 10})
    short.round = 10
    assert passes_on(short, 1).last_round == 11


@pytest.mark.rule("RH-135", "RH-138", "RH-012", "RH-160")
def test_scoring_ads_then_a_target_then_tokens() -> None:
    """Ads for all, one target of two by choice, the better one first; then a point per token."""
    s = table(2)
    s.ads = [CONTENT.ad_ids.index("AD-05")]  # a point per column with a building
    own(s, 0, at(0, 0), plan("Maple Row Houses"))
    own(s, 1, at(0, 1), plan("Pocket Green"))
    own(s, 1, at(0, 5), plan("Lovers' Lane Garden"))
    s.players[0].targets = [CONTENT.target_ids.index("TG-05"), CONTENT.target_ids.index("TG-11")]
    s.players[1].targets = [CONTENT.target_ids.index("TG-10"), CONTENT.target_ids.index("TG-12")]
    s.players[0].tokens, s.tokens = 2, 28
    goes_on(s, [do(ending.FINAL_SCORING)])
    assert [player.score for player in s.players] == [1, 2]
    assert (asked(s), s.player) == ("ScoreTarget", 0)
    assert [CONTENT.target_ids[answer] for answer in s.answers] == ["TG-05", "TG-11"]
    choose(s, s.answers[0])
    assert s.players[0].score == 1 + 6
    assert s.view(1)["players"][0]["revealed"] == "TG-05"
    assert s.view(1)["players"][0]["targets"] is None
    assert [CONTENT.target_ids[answer] for answer in s.answers] == ["TG-10", "TG-12"]
    choose(s, s.answers[1])  # the worse one, as one likes
    assert s.over
    assert [player.score for player in s.players] == [1 + 6 + 2, 2]


@pytest.mark.rule("RH-183")
@pytest.mark.parametrize(
    ("lead", "rank", "wins"),
    [(-5, "labourer", False), (0, "labourer", False), (1, "foreman", True), (10, "foreman", True),
     (11, "contractor", True), (21, "magnate", True), (36, "master-builder", True)],
)  # fmt: skip
def test_ranks(lead: int, rank: str, wins: bool) -> None:
    """You win with strictly more points; the rank is the last one whose number is reached."""
    s = alone()
    s.players[0].points[0], s.rivals[0].points[0] = 40 + lead, 40
    outcome = GAME.outcome(s)
    assert outcome.reason == f"rolling-heights-rank-{rank}"
    assert outcome.winners == ((0,) if wins else ())


@pytest.mark.rule("RH-183")
def test_the_rival_scores_the_ads() -> None:
    """But no target and no tokens."""
    s = alone()
    s.ads = [CONTENT.ad_ids.index("AD-05")]
    goes_on(s, [do(ending.FINAL_SCORING)])
    assert s.rivals[0].score == 1
    assert s.players[0].score == 0
    s.choose(s.answers[0])
    assert s.over
