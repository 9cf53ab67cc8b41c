"""Players and switches."""

import pytest
from tests.games.plastics_race.race import BINS, the_game

import ludoteca


@pytest.mark.rule("EPR-220", "EPR-221")
def test_defaults_of_the_switches() -> None:
    options = the_game().options
    on = {name for name, option in options.items() if option.default is True}
    off = {name for name, option in options.items() if option.default is False}
    assert on == {
        "puncture_ends_movement", "laid_puncture_puts_back", "dashed_may_stop_early", "ask_giver_chooses",
        "dice_on_special_streets",
    }  # fmt: skip
    assert off == {"routes", "u_turn", "dashed_on_white_lane"}
    assert options["max_rounds"].default == 200


@pytest.mark.rule("EPR-001")
def test_two_to_five_players() -> None:
    game = the_game()
    assert list(game.players) == [2, 3, 4, 5]
    with pytest.raises(ludoteca.BadOptions):
        game.new(players=6)


@pytest.mark.rule("EPR-004")
@pytest.mark.parametrize("city", BINS)
def test_route_cards_are_an_option_everywhere(city: str) -> None:
    """By default off with three bins and on elsewhere; both can be chosen on every map."""
    game = the_game()
    assert game.new(2, {"city": city}).options["routes"] == (BINS[city] > 3)
    assert len(game.new(2, {"city": city, "routes": True}).route_deck) == 14
    assert game.new(2, {"city": city, "routes": False}).route_deck == []
