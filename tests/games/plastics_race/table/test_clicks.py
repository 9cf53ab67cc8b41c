"""European Plastic's Race: the price and the points that an answer names, and the answers that follow by themselves."""

import pytest
from tests.games.plastics_race.race import Race

from ludoteca.engine import NONE
from ludoteca.table.one_click import ahead, better_answer
from ludoteca.words import saying


def words(race: Race) -> list[str]:
    return [saying.say(race.game.describe(race.s, answer)) for answer in race.s.answers]


def number(race: Race, begins: str) -> int:
    (answer,) = [one for one, said in zip(race.s.answers, words(race), strict=True) if said.startswith(begins)]
    return answer


def usual(race: Race, begins: str) -> list[str]:
    """The steps that follow an option by themselves."""
    return [saying.say(step.words) for step in ahead(race.s, number(race, begins)).then]


@pytest.mark.rule("EPR-030", "EPR-033", "EPR-040")
def test_a_road_says_its_price_and_the_only_card_pays() -> None:
    race = Race(spare=False).at("monastiraki").hand(0, "green_steal", "yellow_ask", "wild")
    race.die("monastiraki", "omonia", "blue")
    assert "Drive to Omonia: blue, costs 1 card" in words(race)
    assert usual(race, "Drive to Omonia") == ["Pay with a wild card"]
    race = Race(spare=False).at("monastiraki").hand(0, "green_steal", "yellow_ask")
    race.die("monastiraki", "omonia", "blue")
    assert "Drive to Omonia: blue, costs any 2 cards" in words(race)
    race.hand(0, "blue_works", "blue_swap")
    assert "Drive to Omonia: blue, costs 1 card" in words(race)
    assert usual(race, "Drive to Omonia") == []


@pytest.mark.rule("EPR-204")
@pytest.mark.parametrize(
    ("hand", "cards"), [(["red_ask", "red_police"], 2), (["red_ask", "wild"], 2), (["red_ask"], 3), ([], 4)]
)
def test_a_white_lane_says_how_many_cards_it_takes_at_least(hand: list[str], cards: int) -> None:
    race = Race("berlin", spare=False).at("reuter").hand(0, *hand)
    race.hand(0, "dashed_red_blue", "dashed_red_green", "dashed_red_yellow", "dashed_red_orange")
    assert any(said.endswith(f": white lane, costs {cards} cards or more") for said in words(race))


@pytest.mark.rule("EPR-046")
def test_the_free_way_stands_for_the_one_that_costs_a_card() -> None:
    race = Race().at("monastiraki").hand(0, "green_steal", "green_draw_2")
    race.die("monastiraki", "omonia", "green").die("omonia", "thissio", "green")
    race.drive("omonia", "green-steal")
    paid, free = number(race, "Drive to Thissio with a new card"), number(race, "Drive on to Thissio")
    assert better_answer(race.s, paid) == free
    assert better_answer(race.s, free) == NONE


@pytest.mark.rule("EPR-120", "EPR-125", "EPR-126")
def test_collecting_goes_along_and_says_its_points() -> None:
    """The drive to a bin collects it, and says what the card brings before the die; not with a puncture."""
    race = Race().at("fyli").hand(0, "orange_swap")
    assert usual(race, "Drive to Ano Liosia") == [
        "Pay with orange (Swap)",
        "Collect bin 3: +2 points and a die (ends your drive)",
    ]
    before = race.s.scores[0]
    race.drive("liosia", "orange-swap").choose("collect")
    assert "1 point" in words(race)  # without a word about route cards, which are not in this game
    race.take("reward_die", face=0)
    points, _ = race.content.plain_die[0]
    assert race.s.scores[0] - before - points == 2


@pytest.mark.rule("EPR-131", "EPR-132")
def test_a_road_that_finishes_a_route_says_its_points() -> None:
    race = Race(routes=True).route(0, "rt09").green_yellow_blue()
    points = race.content.route_points[race.content.route_ids.index("rt09")]
    assert f"Drive to Ano Liosia: orange, costs 1 card, +{points} points" in words(race)


@pytest.mark.rule("EPR-022", "EPR-023")
def test_ending_a_turn_keeps_the_cards_unless_there_are_too_many() -> None:
    race = Race().hand(0, "green_steal", "yellow_ask", "wild")
    assert usual(race, "End your turn") == ["Done: draw new cards"]
    race.s.last_round = race.s.round
    assert usual(race, "End your turn") == ["Done: end your last turn"]
    race.hand(0, "blue_works", "blue_swap", "red_ask")
    assert usual(race, "End your turn") == []


@pytest.mark.rule("EPR-022")
def test_a_turn_that_ends_by_itself_still_asks_which_cards_to_put_away() -> None:
    """After the last road that can be driven nobody has said that they want to keep their cards."""
    race = Race(spare=False).at("fyli").bins(0, 3).hand(0, "orange_swap", "dashed_red_blue")
    assert usual(race, "Drive to Ano Liosia") == ["Pay with orange (Swap)"]
    race.drive("liosia", "orange-swap")
    assert race.asked == "Discard"
