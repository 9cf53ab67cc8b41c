"""The greedy bot of Iditacards."""

import pytest
from tests.games.iditacards.table import Table, real_game

import ludoteca
from ludoteca.bots import Question, bot
from ludoteca.bots.greedy_iditacards import BOT, Worths, sensible
from ludoteca.games.iditacards.rules import turn


def answer(table: Table, seed: int = 1) -> str:
    """What the bot answers, in words."""
    return table.said()[BOT(seed).choose(Question(table.s))]


def test_it_beats_random() -> None:
    """In both seats."""
    game = real_game()
    for seed in range(2):
        bots = [bot("greedy", game, seed), bot("random", game, seed)]
        match = ludoteca.play(game, bots if seed else bots[::-1], seed=seed)
        assert match.outcome is not None
        assert match.outcome.winners == (0 if seed else 1,)


@pytest.mark.long
def test_it_beats_random_nearly_always() -> None:
    """In at least 95 of 100 races for two."""
    game = real_game()
    won = 0
    for seed in range(100):
        bots = [bot("greedy", game, seed), bot("random", game, seed)]
        match = ludoteca.play(game, bots if seed % 2 else bots[::-1], seed=seed)
        assert match.outcome is not None
        won += match.outcome.winners == (0 if seed % 2 else 1,)
    assert won >= 95


def test_it_gives_up_no_dog_and_plays_no_card_that_must_fail() -> None:
    """Of all answers those that only harm are not even tried."""
    table = Table().give(position=50, hand="dinner move", team="wheel_dog+tiara")
    kept = sensible(table.s, 0, table.s.answers)
    assert [table.said()[at].split()[2] for at in kept] == ["pass", "new", "play"]
    assert kept[-1] == turn.FIRST_PLAY + table.number("move")


def test_it_crosses_the_line_when_it_can() -> None:
    """Push takes it over; resting does not."""
    table = Table(2).give(0, position=155, hand="push rest lunch", deck="6*move").give(1, position=20)
    assert "push" in answer(table)


def test_it_pays_with_its_worst_card_and_takes_the_best() -> None:
    """Energy by the least worth; from the supply the best."""
    table = Table().give(position=50, hand="push mush move armour").do("play push")
    assert "armour" in answer(table)
    table = Table().give(position=50, hand="improvise").supply("big_dog plate_mail").do("play improvise")
    assert "big-dog" in answer(table)


def test_it_destroys_damage_and_keeps_good_cards() -> None:
    """Damaged is destroyed; a hand of good cards is left alone."""
    table = Table().give(position=50, hand="bandage move", deck="damaged mush big_dog").do("play bandage")
    assert "damaged" in answer(table)
    table = Table().give(position=50, hand="bandage move", deck="mush big_dog").do("play bandage")
    assert "done" in answer(table).split()


def test_worths_are_in_a_sensible_order() -> None:
    """A fast dog is worth more than a step, a step more than nothing, Damaged less."""
    worths, number = Worths(real_game().content).cards, Table().number
    assert worths[number("big_dog")] > worths[number("move")] > 0 > worths[number("damaged")]
