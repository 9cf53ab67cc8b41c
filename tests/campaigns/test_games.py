"""The campaign of random games counts what it plays, and says where a fault is found again."""

import pytest
from tests.support import broken_rules as wrong
from tests.support.quays import QUAY, Variant

import ludoteca
from campaigns import games
from campaigns.games import chunk, quick_walk, step, whole_walk
from ludoteca.conformance import Nonconforming


def test_a_chunk_counts_games_answers_endings_and_settings() -> None:
    counts = chunk(QUAY, range(198, 202))
    played = [whole_walk(QUAY, 199), *(quick_walk(QUAY, seed) for seed in (198, 200, 201))]
    assert counts["quay games"] == 4
    assert counts["quay games checked in full"] == 1
    assert counts["quay answers"] == sum(answers for answers, _ in played)
    assert counts["most answers in a game of quay"] == max(answers for answers, _ in played)
    for kind in ("ending", "players", *QUAY.options):
        assert sum(count for name, count in counts.items() if name.startswith(f"quay {kind}: ")) == 4


def test_no_game_is_left_out() -> None:
    assert set(games.GAMES) == set(ludoteca.games())


@pytest.mark.parametrize("name", ludoteca.games())
def test_every_game_is_played(name: str) -> None:
    answers, ending = quick_walk(ludoteca.game(name), 3)
    assert answers > 100
    assert ending


def test_a_lost_card_is_found_and_its_seed_told() -> None:
    """The same game is broken every time it is played with that seed."""
    broken = Variant(wrong.LosesACard())
    with pytest.raises(
        Nonconforming, match=r"quay, seed \d+, after \d+ answers: BrokenInvariant: .* cards in all"
    ) as found:
        chunk(broken, range(60, 80))
    seed = int(str(found.value).split("seed ")[1].split(",")[0])
    assert seed in range(60, 80)
    with pytest.raises(Nonconforming) as again:
        quick_walk(broken, seed)
    assert str(again.value) == str(found.value)


def test_what_only_the_whole_suite_sees_is_found_too() -> None:
    """Facts that are not so break no count of pieces."""
    broken = Variant(wrong.StillKnown())
    quick_walk(broken, 0)
    with pytest.raises(Nonconforming, match=r"quay, seed 0"):
        chunk(broken, range(1))


def test_it_does_not_run_uncompiled() -> None:
    """It would take days; the sentence says what to do."""
    with pytest.raises(SystemExit, match=r"run `./play compile`, then"):
        step(0)
    assert "play-compiled" in games.PURE
