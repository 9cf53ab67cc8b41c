"""Effect 12: the puncture."""

from typing import Any

import pytest
from tests.games.plastics_race.race import Race


def about_to_collect(players: int = 2, **switches: Any) -> Race:
    """Seat 0 is one orange section from bin 3."""
    return Race(players=players, **switches).at("fyli").hand(0, "orange_swap", "wild")


@pytest.mark.rule("EPR-109", "EPR-110")
def test_the_window_goes_round_and_the_first_puncture_closes_it() -> None:
    """Clockwise from the active player; only holders have a choice; after the first nobody is asked."""
    race = about_to_collect(3).hand(1, "purple_puncture").hand(2, "blue_puncture")
    race.drive("liosia", "orange-swap").choose("collect")
    assert (race.asked, race.s.player) == ("PlayPuncture", 1)
    race.choose("let pass")
    assert (race.asked, race.s.player) == ("PlayPuncture", 2)
    race.choose("puncture 0 blue-puncture")
    assert race.stands_at("fyli")
    first = about_to_collect(3).hand(1, "purple_puncture").hand(2, "blue_puncture")
    first.drive("liosia", "orange-swap").choose("collect").choose("puncture 0 purple-puncture")
    assert (first.asked, first.s.player) == ("Main", 0)


@pytest.mark.rule("EPR-111", "EPR-107")
def test_back_over_the_last_section_only() -> None:
    """In mid-run only one section is lost; the circle or bin there gives nothing again; effects go on."""
    race = Race("berlin").at("britz").hand(0, "green_steal", "purple_steal", "green_draw_2").hand(1, "blue_puncture")
    race.drive("lankwitz", "purple-steal").drive("steglitz", "green-steal").choose("collect").choose("puncture 0")
    race.not_offered("drive").offered("effect draw-2")
    assert race.stands_at("lankwitz")
    assert (race.s.colours, race.me.bins) == ([5], [])


@pytest.mark.rule("EPR-112")
def test_whom_a_puncture_can_be_laid_before() -> None:
    race = Race(players=3).hand(0, "purple_puncture", "blue_puncture")
    race.choose("effect purple-puncture").choose("opponent 1").choose("effect blue-puncture")
    assert [player.puncture >= 0 for player in race.s.players] == [False, True, True]
    last = Race(players=3).hand(1, "purple_puncture").hand(2, "yellow_roll_dice")
    last.s.round = last.s.last_round = 5
    last.s.ending = 1
    last.end_turn()
    assert last.s.player == 1
    last.choose("effect puncture")
    assert [player.puncture >= 0 for player in last.s.players] == [False, False, True]


@pytest.mark.rule("EPR-222", "EPR-108")
def test_with_the_switch_off_a_laid_puncture_forbids_collecting_not_driving() -> None:
    race = about_to_collect(laid_puncture_puts_back=False).hand(1, "yellow_roll_dice").puncture()
    race.drive("liosia", "orange-swap")
    assert race.asked == "Main"
    assert race.offered("drive haidari").end_turn().me.puncture == -1


@pytest.mark.rule("EPR-113")
def test_nothing_answers_a_puncture_and_sales_are_untouched() -> None:
    """A police token does not help; at the plant the punctured player sells as usual."""
    race = about_to_collect().hand(1, "purple_puncture").hand(0, "red_police")
    race.me.police = 1
    race.drive("liosia", "orange-swap").choose("collect").choose("puncture 0")
    assert race.stands_at("fyli")
    sale = Race().at("marousi").hand(0, "purple_steal").bins(0, 4).plant("pl2", 8).puncture()
    assert sale.drive("plant", "purple-steal").asked == "Sell"


@pytest.mark.rule("EPR-114", "EPR-108", "EPR-024")
def test_both_punctures_between_two_turns() -> None:
    """Two thrown out of turn leave two cards fewer at the start of one's own turn."""
    race = about_to_collect(3).hand(1, "yellow_roll_dice", "wild", "wild").hand(2, "purple_puncture", "blue_puncture")
    race.drive("liosia", "orange-swap").choose("collect").choose("puncture 0 purple-puncture").end_turn()
    race.at("fyli", seat=1).drive("liosia", "wild").choose("collect").choose("puncture 1")
    assert race.cards(2) == []


@pytest.mark.rule("EPR-222")
def test_with_the_switch_off_they_may_drive_on() -> None:
    """Put back, but not stopped; still nothing is collected this turn."""
    race = about_to_collect(puncture_ends_movement=False).hand(1, "purple_puncture")
    race.drive("liosia", "orange-swap").choose("collect").choose("puncture 0").offered("drive kamatero")
    race.drive("liosia", "wild").choose("collect")
    assert (race.asked, race.me.bins) == ("Main", [])


def with_a_laid_puncture(**switches: Any) -> Race:
    """Seat 0 is one orange section from bin 3, with a Puncture before it; seat 1 has another."""
    return about_to_collect(3, **switches).hand(1, "blue_puncture").puncture()


@pytest.mark.rule("EPR-112")
def test_a_laid_puncture_puts_back_those_who_try_to_collect() -> None:
    """A player who declares goes back one section, without the card; nobody else is asked, and the drive is over."""
    laid = with_a_laid_puncture().drive("liosia", "orange-swap")
    assert laid.asked == "Collect"
    laid.choose("collect")
    assert (laid.asked, laid.s.player) == ("Main", 0)
    assert laid.not_offered("drive").stands_at("fyli")
    assert (laid.s.path, laid.s.colours, laid.me.bins) == ([], [], [])
    reacted = about_to_collect(3).hand(1, "purple_puncture")
    reacted.drive("liosia", "orange-swap").choose("collect").choose("puncture 0")
    assert laid.said == reacted.said
    assert laid.me.played == reacted.me.played == [laid.game.content.card_ids.index("orange_swap")]
    assert (laid.me.truck, laid.me.puncture) == (reacted.me.truck, reacted.me.puncture)


@pytest.mark.rule("EPR-112")
def test_a_punctured_truck_may_still_pass() -> None:
    race = with_a_laid_puncture().drive("liosia", "orange-swap").choose("pass bin")
    assert race.offered("drive haidari").stands_at("liosia")


@pytest.mark.rule("EPR-222")
def test_a_laid_puncture_puts_back_every_time() -> None:
    """If the drive goes on after it, the next declaration ends the same way."""
    race = with_a_laid_puncture(puncture_ends_movement=False).drive("liosia", "orange-swap").choose("collect")
    race.drive("liosia", "wild").choose("collect")
    assert race.stands_at("fyli")
    assert (race.me.bins, race.cards().count("wild")) == ([], 0)
