"""The goals that a hand reaches in one turn, and the quick player who gets there."""

import pytest
from tests.games.plastics_race.race import Race, the_game

from ludoteca.bots import Question, adviser, bot
from ludoteca.engine import NONE, Rng
from ludoteca.games.plastics_race.bot.board import NEVER
from ludoteca.games.plastics_race.bot.reach import cards_needed
from ludoteca.games.plastics_race.rules import puncture
from ludoteca.games.plastics_race.state import PlasticsRace


def _needed(race: Race, goal: int) -> float:
    return cards_needed(race.s, 0)[goal - 1]


def test_a_card_of_the_colour_does_it() -> None:
    """Orange leads from Fyli to bin 3, and nowhere near bin 1."""
    race = Race(spare=False).at("fyli").hand(0, "orange_swap")
    assert _needed(race, 3) == 1
    assert _needed(race, 1) == NEVER


def test_two_cards_are_a_wild() -> None:
    race = Race(spare=False).at("fyli").hand(0, "yellow_ask")
    assert _needed(race, 3) == NEVER
    assert _needed(race.hand(0, "blue_works"), 3) == 2


def test_works_stop_it() -> None:
    """The last section before bin 3 is closed."""
    race = Race(spare=False).at("fyli").hand(0, "orange_swap").works("fyli", "liosia")
    assert _needed(race, 3) == NEVER


def test_a_dashed_pair_needs_its_second_colour() -> None:
    """Orange alone leads to bin 3; with a colour that does not follow there, it cannot be played."""
    race = Race(spare=False).at("fyli").hand(0, "dashed_blue_orange")
    assert _needed(race, 3) == NEVER


def test_a_search_pays_with_the_card_that_is_not_needed_later() -> None:
    """Yellow, then purple to Nea Ionia: the card with both colours is kept for the purple road."""
    race = Race(spare=False).at("psychiko").hand(0, "yellow_works", "continuous_yellow_purple")
    player = bot("search:simulations=1", the_game(), 1)
    while race.asked in ("Main", "Pay"):
        race.s.choose(player.choose(Question(race.s)))
    assert race.asked == "Collect"


@pytest.mark.parametrize("city", ["paris", "victoria"])
def test_the_quick_player_gets_what_is_in_reach(city: str) -> None:
    """Nobody punctures, and there is no plant to sell to: only dice rolled on the way can still spoil it."""
    game, mind, reached, missed = the_game(), adviser(the_game()), 0, 0
    for seed in range(6):
        rng, turn, before = Rng(seed), NONE, (NONE, 0)
        s: PlasticsRace = game.new(2, {"city": city})
        s.resolve_chance(rng)
        while not s.over:
            if mind.turn(s) != turn:
                seat, bins = before
                reached += seat != NONE and len(s.players[seat].bins) > bins
                missed += seat != NONE and len(s.players[seat].bins) == bins
                turn, before = mind.turn(s), _in_reach(s)
            let_pass = isinstance(s.rule, puncture.PlayPuncture)
            s.choose(s.answers[0] if let_pass else mind.act(s, rng))
            s.resolve_chance(rng)
    assert reached > 8 * missed
    assert reached > 20


def _in_reach(s: PlasticsRace) -> tuple[int, int]:
    """The seat at turn, and how many bins it has; nobody if it cannot reach another in this turn."""
    held = s.players[s.current].bins
    wanted = [cards for at, cards in enumerate(cards_needed(s, s.current)[: len(s.stacks)]) if at + 1 not in held]
    free = s.players[s.current].puncture == NONE
    return (s.current, len(held)) if free and min(wanted, default=NEVER) < NEVER else (NONE, 0)
