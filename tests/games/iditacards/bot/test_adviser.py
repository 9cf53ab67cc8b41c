"""The bots' knowledge of Iditacards."""

from typing import Any

import pytest
from tests.games.iditacards.table import Table, real_game

import ludoteca
from ludoteca.bots import Question, adviser, bot
from ludoteca.engine import Rng
from ludoteca.games.iditacards.bot import judge as judges
from ludoteca.games.iditacards.bot.day import Day
from ludoteca.games.iditacards.bot.judge import Judge
from ludoteca.games.iditacards.bot.prices import Prices
from ludoteca.games.iditacards.bot.taste import Taste
from ludoteca.games.iditacards.rules.costs_and_risk import changes, costs_when_played
from ludoteca.games.iditacards.rules.movement import distance
from ludoteca.games.iditacards.rules.turn import Turn


def answer(table: Table, seed: int = 1) -> str:
    return table.said()[bot("normal", table.game, seed).choose(Question(table.s))]


def scored(table: Table) -> dict[str, float]:
    scores = adviser(table.game).scores(table.s, table.s.answers, Rng(1))
    said = table.said()
    return {said[at]: score for at, score in zip(table.s.answers, scores, strict=True)}


@pytest.mark.parametrize(("races", "least"), [(2, 2), pytest.param(100, 95, marks=pytest.mark.long)])
def test_it_beats_random(races: int, least: int) -> None:
    game, won = real_game(), 0
    for seed in range(races):
        bots = [bot("normal", game, seed), bot("random", game, seed)]
        match = ludoteca.play(game, bots if seed % 2 else bots[::-1], seed=seed)
        assert match.outcome is not None
        won += match.outcome.winners == (0 if seed % 2 else 1,)
    assert won >= least


def test_it_gives_up_no_dog_and_plays_no_card_that_must_fail() -> None:
    """Of all answers those that only harm look worst; a dinner that cannot be paid is hardly better than nothing."""
    table = Table().give(position=50, hand="dinner move", deck="6*move", team="wheel_dog+tiara")
    scores = scored(table)
    order = sorted(scores, key=lambda words: scores[words])
    assert ["sacrifice" in words or "take-off" in words for words in order] == [True, True, False, False, False, False]
    assert "dinner" in order[3]


def test_it_crosses_the_line_when_it_can() -> None:
    table = Table(2).give(0, position=155, hand="push rest lunch", deck="6*move").give(1, position=20)
    assert "push" in answer(table)


def test_it_pays_with_its_worst_card_and_takes_the_best() -> None:
    table = Table().give(position=50, hand="push mush move armour").do("play push")
    assert "armour" in answer(table)
    table = Table().give(position=50, hand="improvise").supply("big_dog plate_mail").do("play improvise")
    assert "big-dog" in answer(table)


def test_it_opens_the_deck_with_the_best_cards() -> None:
    table = Table(legs={}).give(position=5, hand="stop_and_shop 2*move").do("play stop-and-shop")
    assert "speed" in answer(table)


def test_it_destroys_damage_and_keeps_good_cards() -> None:
    table = Table().give(position=50, hand="bandage move", deck="damaged mush big_dog").do("play bandage")
    assert "damaged" in answer(table)
    table = Table().give(position=50, hand="bandage move", deck="mush big_dog").do("play bandage")
    assert "done" in answer(table).split()


def test_it_never_stands_still_for_good() -> None:
    """Two who push each other back on a cliff, with hands they cannot pay: a new day, not another turn of waiting."""
    table = Table(2, legs={1: "cliff_face"})
    table.give(0, position=1, hand="2*mush", deck="rest", discard="4*move 2*lunch 2*breakfast husky")
    table.give(1, position=2)
    assert "new-day" in answer(table)


def test_two_who_push_each_other_back_at_the_edge_of_a_forest_do_not_walk_on_for_ever() -> None:
    """A walk of one square is lost again when the other passes, so waiting leads nowhere: better a new day."""
    table = Table(2, legs={2: "forest", 3: "mountain"})
    for seat, position in enumerate((35, 36)):
        table.give(seat, position=position, team="wheel_dog", hypothermia=2, deck="4*move", discard="2*lunch mush")
    assert "new-day" in answer(table)


def test_it_waits_on_for_a_card_that_will_be_paid() -> None:
    table = Table().give(position=50, hand="greyhound move", deck="15*rest").do("play greyhound")
    assert "reveal" in answer(table)


def test_it_goes_on_before_a_new_day_that_kills_a_dog() -> None:
    """On the last square of a forest it does not rest; in the middle of it there is no way round."""
    edge, middle = Table(legs={2: "forest"}), Table(legs={2: "forest"})
    edge.give(position=35, team="big_dog greyhound", deck="4*move 2*mush 2*lunch")
    middle.give(position=8, team="big_dog greyhound", deck="4*move 2*mush 2*lunch", starvation=7)
    assert "pass" in answer(edge)
    assert "new-day" in answer(middle)


def test_it_scraps_no_hand_of_a_small_deck() -> None:
    """A New Sled is worth the start of a large deck, not its last good cards."""
    small = Table().give(position=50, hand="new_sled big_dog greyhound move", deck="8*move")
    large = Table().give(position=5, hand="new_sled 5*rest", deck="12*move 9*rest 6*lunch")
    assert "new-sled" not in answer(small)
    assert "new-sled" in answer(large)


def test_a_card_is_kept_only_if_it_can_be_paid() -> None:
    """Hands are worth what they can pay: nothing for health without a deck, little for risk without means."""

    def held(hand: str, deck: str) -> float:
        table = Table().give(position=50, hand=hand, deck=deck)
        return Day(table.s, 0, Judge(table.game.content, Taste())).stay()

    assert held("big_dog 2*move", "6*rest") > held("big_dog 2*move", "rest") + 5
    assert held("bear 6*move", "10*lunch") > held("bear 2*move", "10*lunch") + 5


def test_dogs_count_less_before_a_cliff() -> None:
    """A leg without speed bonuses takes longer, and a fast team is no help there."""
    judge = Judge(real_game().content, Taste())
    easy, steep = Table(legs={5: "hills"}).s, Table(legs={5: "cliff_face"}).s
    for s in (easy, steep):
        s.players[0].position = 80
    assert judge.race(steep, 0) < judge.race(easy, 0)
    assert judge.swift(steep, 0, 0.0) < judge.swift(easy, 0, 0.0)


def test_a_meter_costs_until_a_leg_raises_it_anyway() -> None:
    """Right before a blizzard a point of cold that it brings too is less of a burden than far from it."""
    judge = Judge(real_game().content, Taste())
    table = Table(legs={5: "blizzard", 6: "town", 7: "forest"})
    racer = table.give(position=79).s.players[0]
    near = judge.burden(table.s, racer, 3, 0)
    racer.position = 50
    assert 0 < near < judge.burden(table.s, racer, 3, 0)
    assert judge.burden(table.s, racer, 7, 0) > judge.burden(table.s, racer, 6, 0) + Taste().frozen


def test_worth_follows_the_race() -> None:
    """Squares, dogs and a good deck are worth something; meters and Damaged cards cost; the line is worth most."""

    def worth(**given: Any) -> float:
        table = Table(2).give(0, **{"position": 60, "team": "wheel_dog", "deck": "20*move", **given})
        return adviser(table.game).worth(table.s, 0)

    usual = worth()
    assert worth(position=80) > usual
    assert worth(team="wheel_dog big_dog") > usual
    assert worth(deck="20*move midnight_sun") > usual
    assert worth(hand="big_dog 3*move") > usual
    assert worth(starvation=2) < usual
    assert worth(hypothermia=7) < worth(hypothermia=6) < usual
    assert worth(discard="3*damaged") < usual
    assert worth(position=161) > worth(position=160)


def test_chances_add_up_and_end_with_the_winner() -> None:
    game = real_game()
    knows, rng = adviser(game), Rng(3)
    s = game.new(3)
    s.resolve_chance(rng)
    turns: list[int] = []
    while not s.over:
        before = s.copy()
        if isinstance(s.rule, Turn) and knows.turn(s) not in turns:
            turns.append(knows.turn(s))
            assert sum(knows.chances(s)) == pytest.approx(1)
            assert knows.ponders(s)
        answered = knows.act(s, rng)
        assert answered in s.answers
        assert s == before, "judging changes nothing"
        s.choose(answered)
        s.resolve_chance(rng)
    assert turns == list(range(1, sum(racer.turns for racer in s.players) + 1))
    outcome = game.outcome(s)
    assert knows.chances(s) == [1.0 if seat in outcome.winners else 0.0 for seat in range(3)]


def test_the_leader_has_the_best_chances() -> None:
    table = Table(3).give(0, position=90, team="big_dog").give(1, position=60).give(2, position=30)
    chances = adviser(table.game).chances(table.s)
    assert chances[0] > chances[1] > chances[2] > 0


def test_a_lead_counts_more_the_later_it_is() -> None:
    early = Table(2).give(0, position=20).give(1, position=10)
    late = Table(2).give(0, position=150).give(1, position=140)
    knows = adviser(early.game)
    assert 0.5 < knows.chances(early.s)[0] < knows.chances(late.s)[0]


def test_a_new_weather_is_worth_the_squares_that_it_brings_on_average() -> None:
    """A new day promises the mean of all automatic moves, less the one of now; nothing to somebody who is immune."""
    table = Table().give(position=50, team="big_dog wheel_dog", deck="9*move")
    table.weather("cloud")
    judge, s = Judge(table.game.content, Taste()), table.s
    now, walks = distance(s, 0, s.content.base_move), []
    day = Day(s, 0, judge)
    promised = day.new_day() - day.tempo
    for face in range(len(s.content.weathers)):
        s.weather = face
        walks.append(distance(s, 0, s.content.base_move))
    assert len(set(walks)) > 2
    assert promised == pytest.approx(sum(walks) / len(walks) - now)
    s.players[0].immune = True
    immune = Day(s, 0, judge)
    assert immune.new_day() == immune.tempo


def test_worths_are_in_a_sensible_order() -> None:
    """A fast dog is worth more than a step, a step more than nothing, Damaged less; harm needs rivals."""
    content, number = real_game().content, Table().number
    early, late = Prices(content, Taste(), 20, 1, 1).cards, Prices(content, Taste(), 1, 1, 1).cards
    assert early[number("big_dog")] > early[number("move")] > 0 > early[number("damaged")]
    assert late[number("push")] > late[number("big_dog")]
    alone, crowd = Prices(content, Taste(), 20, 1, 0).cards, Prices(content, Taste(), 20, 1, 3).cards
    assert crowd[number("stab_in_the_dark")] > 0 > alone[number("stab_in_the_dark")]


def test_it_forgets_boards_of_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server plays on ever new boards: a worker's memory must not grow with them."""
    monkeypatch.setattr(judges, "KEPT", 3)
    game = real_game()
    judge = Judge(game.content, Taste())
    states = [game.new(2) for _ in range(8)]
    for seed, state in enumerate(states):
        state.resolve_chance(Rng(seed))
    assert len({tuple(state.legs) for state in states}) > judges.KEPT
    outlook = judge.outlook(states[0])
    assert judge.outlook(states[0]) is outlook
    for state in states[1:]:
        judge.outlook(state)
    assert judge.outlook(states[0]) is not outlook


@pytest.mark.parametrize("points", range(7))
def test_it_reckons_with_the_costs_of_a_card_that_lowers_a_meter_first(points: int) -> None:
    """First Aid is paid for by somebody less cold, dinner by somebody less hungry: just what the page says."""
    table = Table().give(hand="first_aid dinner 5*move", hypothermia=points, starvation=points)
    energy, _, _ = costs_when_played(table.s, 0, table.number("first_aid"), changes(table.s, 0))
    _, health, _ = costs_when_played(table.s, 0, table.number("dinner"), changes(table.s, 0))

    def used(card: str, deck: int) -> int:
        table.s.players[0].deck = [table.number("rest")] * deck
        day = Day(table.s, 0, Judge(table.game.content, Taste()))
        return next(offer.used for offer in day.offers if offer.card == table.number(card))

    assert used("first_aid", 9) == energy + 1
    assert used("dinner", health) > used("dinner", health - 1) == 1


@pytest.mark.rule("IC-172")
@pytest.mark.parametrize("deal", [1, 186])
def test_it_gets_out_of_the_cold_and_hunger(deal: int) -> None:
    """Through a blizzard into a forest that kills dogs, it plays food and personal cards, not one day after another.

    In these two races it once reckoned with a usual day that it could no longer pay for: they took 240 and 250 rounds.
    """
    game, rng = real_game(), Rng(deal)
    s = game.new(2)
    s.resolve_chance(rng)
    s.legs[:2] = [game.content.legs.ids.index(card) for card in ("amber_3", "jade_6")]
    s.resume()
    players = [bot("normal", game, 480 + seat) for seat in range(2)]
    while not s.over:
        s.choose(players[s.player].choose(Question(s)))
        s.resolve_chance(rng)
    assert s.round < 140
