"""European Plastic's Race: what an option says of its price and its points, and what goes without saying."""

import pytest
from tests.games.plastics_race.table import Table

from ludoteca.engine import NONE
from ludoteca.table.one_click import ahead
from ludoteca.words import saying


def words(table: Table) -> list[str]:
    """What is offered."""
    return [saying.words(table.game.describe(table.s, answer)) for answer in table.s.answers]


def number(table: Table, begins: str) -> int:
    """The only option whose words begin so."""
    (answer,) = [one for one, said in zip(table.s.answers, words(table), strict=True) if said.startswith(begins)]
    return answer


def usual(table: Table, begins: str) -> list[str]:
    """What follows by itself on an option."""
    return [saying.words(step.words) for step in ahead(table.s, number(table, begins)).then]


@pytest.mark.rule("EPR-030", "EPR-033", "EPR-040")
def test_a_road_says_its_price_and_the_only_card_pays() -> None:
    """One card that fits, or any two; of several that fit the player chooses."""
    table = Table(spare=False).at("monastiraki").hand(0, "green_steal", "yellow_ask", "wild")
    table.die("monastiraki", "omonia", "blue")
    assert "Drive to Omonia: blue, costs 1 card" in words(table)
    assert usual(table, "Drive to Omonia") == ["Pay with a wild card"]
    table = Table(spare=False).at("monastiraki").hand(0, "green_steal", "yellow_ask")
    table.die("monastiraki", "omonia", "blue")
    assert "Drive to Omonia: blue, costs any 2 cards" in words(table)
    table.hand(0, "blue_works", "blue_swap")
    assert "Drive to Omonia: blue, costs 1 card" in words(table)
    assert usual(table, "Drive to Omonia") == []


@pytest.mark.rule("EPR-204")
@pytest.mark.parametrize(
    ("hand", "cards"), [(["red_ask", "red_police"], 2), (["red_ask", "wild"], 2), (["red_ask"], 3), ([], 4)]
)
def test_a_white_lane_says_how_many_cards_it_takes_at_least(hand: list[str], cards: int) -> None:
    """Two of one colour; any two stand for one that is missing."""
    table = Table("berlin", spare=False).at("reuter").hand(0, *hand)
    table.hand(0, "dashed_red_blue", "dashed_red_green", "dashed_red_yellow", "dashed_red_orange")
    assert any(said.endswith(f": white lane, costs {cards} cards or more") for said in words(table))


@pytest.mark.rule("EPR-046")
def test_the_free_way_stands_for_the_one_that_costs_a_card() -> None:
    """Where the open card goes on, that is named instead of a new card."""
    table = Table().at("monastiraki").hand(0, "green_steal", "green_draw_2")
    for a, b in (("monastiraki", "omonia"), ("omonia", "thissio")):
        table.die(a, b, "green")
    table.drive("omonia", "green-steal")
    paid, free = number(table, "Drive to Thissio with a new card"), number(table, "Drive on to Thissio")
    main, seat = table.s.rule, 0
    assert main.instead(table.s, seat, paid, ()) == free
    assert main.instead(table.s, seat, free, ()) == NONE


@pytest.mark.rule("EPR-120", "EPR-125", "EPR-126")
def test_collecting_goes_along_and_says_its_points() -> None:
    """The drive to a bin collects it, and says what the card brings before the die; not with a puncture."""
    table = Table().at("fyli").hand(0, "orange_swap")
    assert usual(table, "Drive to Ano Liosia") == [
        "Pay with orange (Swap)",
        "Collect bin 3: +2 points and a die (ends your drive)",
    ]
    before = table.s.scores[0]
    table.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=0)
    points, _ = table.content.plain_die[0]
    assert table.s.scores[0] - before - points == 2


@pytest.mark.rule("EPR-131", "EPR-132")
def test_a_road_that_finishes_a_route_says_its_points() -> None:
    """As soon as the last colour lies ahead."""
    table = Table(routes=True).at("omonia").route(0, "rt09")
    table.die("fyli", "kamatero", "blue").die("argyroupoli", "glyfada", "red")
    table.hand(0, "green_steal", "yellow_ask", "blue_works", "orange_swap")
    table.drive("peristeri", "green-steal").drive("kamatero", "yellow-ask").drive("fyli", "blue-works")
    points = table.content.route_points[table.content.route_ids.index("rt09")]
    assert f"Drive to Ano Liosia: orange, costs 1 card, +{points} points" in words(table)


@pytest.mark.rule("EPR-022", "EPR-023")
def test_ending_a_turn_keeps_the_cards_unless_there_are_too_many() -> None:
    """Done goes along with up to five cards."""
    table = Table().hand(0, "green_steal", "yellow_ask", "wild")
    assert usual(table, "End your turn") == ["Done: draw new cards"]
    table.hand(0, "blue_works", "blue_swap", "red_ask")
    assert usual(table, "End your turn") == []


@pytest.mark.rule("EPR-022")
def test_a_turn_that_ends_by_itself_still_asks_which_cards_to_put_away() -> None:
    """After the last road that can be driven nobody has said that they want to keep their cards."""
    table = Table(spare=False).at("fyli").bins(0, 3).hand(0, "orange_swap", "dashed_red_blue")
    assert usual(table, "Drive to Ano Liosia") == ["Pay with orange (Swap)"]
    table.drive("liosia", "orange-swap")
    assert table.asked == "Discard"
