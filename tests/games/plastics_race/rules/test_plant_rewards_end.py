"""The plant, the white circles, the end of the game."""

import pytest
from tests.games.plastics_race.table import Table

from ludoteca.engine import Rng


@pytest.mark.rule("EPR-140", "EPR-142")
def test_passing_the_plant_is_free() -> None:
    """Without selling one drives on; with nothing to sell nothing is asked."""
    table = Table().at("marousi").hand(0, "purple_steal", "red_ask").bins(0, 3).plant("pl1", 6)
    table.drive("plant", "purple-steal").choose("sell done").drive("paraskevi", "red-ask")
    assert table.stands_at("paraskevi")
    poor = Table().at("marousi").hand(0, "purple_steal", "red_ask").bins(0, 1, 2).plant("pl1", 6)
    poor.drive("plant", "purple-steal")
    assert poor.asked == "Main"


@pytest.mark.rule("EPR-141", "EPR-143", "EPR-144")
def test_a_sale_pays_and_clears_the_board() -> None:
    """Each bin for the points of the card; colours driven stay written down."""
    table = Table().at("marousi").hand(0, "purple_steal").bins(0, 3, 4).plant("pl4", 5)
    table.works("liosia", "fyli").arrow("nionia", "galatsi").die("thissio", "rouf", "red").die(
        "omonia", "galatsi", "red"
    )
    table.drive("plant", "purple-steal").take("sell", bin=4).choose("sell done")
    assert (table.counters, table.me.bins, table.s.stacks, table.s.capacity) == (4, [3], [2, 2, 1, 2], 4)
    assert (table.s.works, table.s.one_ways, table.s.dice) == ([], [], [])
    assert (table.s.colours, table.s.moving) == ([5], False)


@pytest.mark.rule("EPR-145", "EPR-170", "EPR-172")
def test_the_last_bin_of_the_capacity_triggers_the_end() -> None:
    """And the plant buys nothing more."""
    table = Table().at("marousi").hand(0, "purple_steal").bins(0, 3, 4).plant("pl1", 2)
    table.drive("plant", "purple-steal").take("sell", bin=3).take("sell", bin=4)
    assert (table.s.capacity, table.s.last_round, table.s.ending) == (0, 2, 2)
    after = Table().at("marousi").hand(0, "purple_steal").bins(0, 3).plant("pl1", 0)
    after.drive("plant", "purple-steal")
    assert after.asked == "Main"


@pytest.mark.rule("EPR-160", "EPR-161", "EPR-202", "EPR-211")
@pytest.mark.parametrize(
    ("city", "reward", "cards"), [("madrid", 0, 1), ("london", 1, 2), ("rome", 1, 2), ("ankara", 0, 1)]
)
def test_draw_circles(city: str, reward: int, cards: int) -> None:
    """Cards come at once when the circle is reached, not when a turn begins there."""
    table = Table(city).hand(0, "wild")
    streets = table.game.content.streets
    places = table.game.content.cities[table.s.city]
    nodes = range(places.first_node, places.first_node + places.nodes)
    circle = next(node for node in nodes if streets.kind[node] == 4 and streets.number[node] == reward)
    section, near = next((section, far) for section, far in streets.exits[circle] if streets.kind[far] == 0)
    table.at(streets.node_ids[near].split("/")[1]).drive(streets.node_ids[circle].split("/")[1], "wild")
    for _ in range(cards):
        assert table.asked == "DrawCard"
        table.choose("draw wild")
    assert (table.asked, table.cards().count("wild")) == ("Main", cards)
    assert table.s.path == [section]


@pytest.mark.rule("EPR-162", "EPR-165", "EPR-205")
def test_circles_of_athens() -> None:
    """Roll dice, change a die and one-way may be declined; change is skipped without dice."""
    table = Table().at("piraeus").bins(0, 4).hand(0, "blue_works", "orange_swap", "blue_swap")
    table.choose("drive thissio").choose("blue-works")
    assert table.asked == "TakeReward"
    table.choose("decline").choose("drive omonia").choose("orange-swap").choose("take reward")
    assert table.asked == "PlaceOneWay"
    table.answer(0).drive("syntagma", "blue-swap")
    assert table.asked == "Main"
    change = Table().at("vyronas").hand(0, "red_ask").die("liosia", "fyli", "red").die("nionia", "galatsi", "red")
    change.choose("drive syntagma").choose("red-ask").choose("take reward").choose("liosia fyli blue")
    assert change.s.colour_of(change.section("liosia", "fyli")) == 1


@pytest.mark.rule("EPR-163", "EPR-206", "EPR-210")
@pytest.mark.parametrize(("city", "near", "circle"), [("rome", "prati", "popolo"), ("ankara", "tandogan", "bestepe")])
def test_police_circles(city: str, near: str, circle: str) -> None:
    """A token comes by itself, never a second one."""
    table = Table(city).at(near).hand(0, "wild").drive(circle, "wild")
    assert table.me.police == 1
    again = Table(city).at(near).hand(0, "wild")
    again.me.police = 1
    again.drive(circle, "wild")
    assert again.me.police == 1


@pytest.mark.rule("EPR-171")
def test_the_round_is_finished_and_one_more_played() -> None:
    """Triggered by the second of three: the third plays, then all three once more."""
    table = Table(players=3).hand(1, "orange_swap", "yellow_roll_dice").hand(2, "wild")
    table.end_turn().at("fyli", seat=1).bins(1, 1, 2, 4)
    table.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=0)
    order = []
    while not table.s.over:
        order.append((table.s.player, table.s.round))
        table.end_turn()
    assert order == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


@pytest.mark.rule("EPR-172")
def test_a_second_trigger_changes_nothing() -> None:
    """The plant fills up in the last round: the end stays where it was."""
    table = Table().at("marousi").hand(0, "purple_steal").bins(0, 3).plant("pl1", 1)
    table.s.round, table.s.last_round, table.s.ending, table.s.bonus = 7, 7, 1, 1
    table.drive("plant", "purple-steal").take("sell", bin=3)
    assert (table.s.last_round, table.s.ending) == (7, 1)


@pytest.mark.rule("EPR-173")
def test_the_bonus_card_stays() -> None:
    """Its owner sells a bin and keeps it."""
    table = Table().at("marousi").hand(0, "purple_steal").bins(0, 1, 2, 3, 4).plant("pl2", 8)
    table.s.bonus = 0
    table.drive("plant", "purple-steal").take("sell", bin=1).choose("sell done")
    assert table.s.bonus == 0
    assert table.s.scores[0] == 2 + 3 * 2 + 3


@pytest.mark.rule("EPR-174")
def test_points() -> None:
    """Counters, two for a bin card, three for the Bonus card; equals share the victory."""
    table = Table(players=3).bins(0, 1, 2).bins(1, 3)
    for player, counters in zip(table.s.players, ([0, 1, 2, 0, 0], [2, 0, 0, 0, 0], [0, 0, 0, 2, 4]), strict=True):
        player.points = counters
    table.s.bonus = 1
    assert table.s.scores == [7, 7, 6]
    assert table.s.breakdown == [
        {"extra": 1, "reward": 2, "bins": 4},
        {"earlier": 2, "bins": 2, "bonus": 3},
        {"routes": 2, "sold": 4},
    ]
    table.s.stack = []
    outcome = table.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0, 1), ((0, 1), (2,)))


@pytest.mark.rule("EPR-175")
def test_no_sequence_of_answers_goes_on_for_ever() -> None:
    """Every random game ends by itself or at the agreed round."""
    state = Table("london", 3).game.new(3, {"city": "london", "max_rounds": 20})
    rng = Rng(9)
    state.deal(rng)
    while not state.over:
        state.choose(state.answers[rng.below(len(state.answers))])
        state.deal(rng)
    assert state.round <= 20
