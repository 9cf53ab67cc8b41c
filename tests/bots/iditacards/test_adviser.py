"""The greedy bot of Iditacards."""

import pytest
from tests.games.iditacards.table import Table, real_game

import ludoteca
from ludoteca.bots import Question, bot
from ludoteca.bots.iditacards.habits import sensible
from ludoteca.bots.iditacards.worth import Judge, Prices


def answer(table: Table, seed: int = 1) -> str:
    """What the bot answers, in words."""
    return table.said()[bot("normal", table.game, seed).choose(Question(table.s))]


def test_it_beats_random() -> None:
    """In both seats."""
    game = real_game()
    for seed in range(2):
        bots = [bot("normal", game, seed), bot("random", game, seed)]
        match = ludoteca.play(game, bots if seed else bots[::-1], seed=seed)
        assert match.outcome is not None
        assert match.outcome.winners == (0 if seed else 1,)


@pytest.mark.long
def test_it_beats_random_nearly_always() -> None:
    """In at least 95 of 100 races for two."""
    game = real_game()
    won = 0
    for seed in range(100):
        bots = [bot("normal", game, seed), bot("random", game, seed)]
        match = ludoteca.play(game, bots if seed % 2 else bots[::-1], seed=seed)
        assert match.outcome is not None
        won += match.outcome.winners == (0 if seed % 2 else 1,)
    assert won >= 95


def test_it_gives_up_no_dog_and_plays_no_card_that_must_fail() -> None:
    """Of all answers those that only harm are not even tried."""
    table = Table().give(position=50, hand="dinner move", team="wheel_dog+tiara")
    kept = sensible(table.s, 0, table.s.answers)
    assert [table.said()[at].split()[2] for at in kept] == ["pass", "new", "play"]
    assert kept[-1] == table.game.answer(table.s, "play", card="move")


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


def test_it_never_stands_still_for_good() -> None:
    """Two who push each other back on a cliff, with hands they cannot pay: a new day, not another turn of waiting."""
    table = Table(2, legs={1: "cliff_face"})
    table.give(0, position=1, hand="2*mush", deck="rest", discard="4*move 2*lunch 2*breakfast husky").give(
        1, position=2
    )
    assert "new-day" in answer(table)


def test_it_waits_on_for_a_card_that_will_be_paid() -> None:
    """A dog that waits for a risk is not given up for another hand."""
    table = Table().give(position=50, hand="greyhound move", deck="15*rest").do("play greyhound")
    assert "reveal" in answer(table)


def test_a_card_is_kept_only_if_it_can_be_paid() -> None:
    """Hands are worth what they can pay: nothing for health without a deck, little for risk without means."""
    judge = Judge(real_game().content)

    def held(hand: str, deck: str) -> float:
        return judge.hand(Table().give(position=50, hand=hand, deck=deck).s, 0)

    assert held("big_dog 2*move", "6*rest") > held("big_dog 2*move", "rest") + 5
    assert held("bear 6*move", "10*lunch") > held("bear 2*move", "10*lunch") + 5


def test_speed_counts_less_before_a_cliff() -> None:
    """A leg without speed bonuses takes longer, and a fast team is no help there."""
    judge = Judge(real_game().content)
    easy, steep = Table(legs={5: "hills"}).s, Table(legs={5: "cliff_face"}).s
    assert judge.outlook(steep).turns[80] > judge.outlook(easy).turns[80]
    assert judge.outlook(steep).swift[80] < judge.outlook(easy).swift[80]
    assert judge.outlook(steep).turns[80] - judge.outlook(steep).turns[115] == pytest.approx(10)


def test_worths_are_in_a_sensible_order() -> None:
    """A fast dog is worth more than a step, a step more than nothing, Damaged less; harm needs rivals."""
    content, number = real_game().content, Table().number
    early, late = Prices(content, 20, 1, 1).cards, Prices(content, 1, 1, 1).cards
    assert early[number("big_dog")] > early[number("move")] > 0 > early[number("damaged")]
    assert late[number("push")] > late[number("big_dog")]
    alone, crowd = Prices(content, 20, 1, 0).cards, Prices(content, 20, 1, 3).cards
    assert crowd[number("stab_in_the_dark")] > 0 > alone[number("stab_in_the_dark")]
