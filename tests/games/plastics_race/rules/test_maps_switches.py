"""What is special about each city, and the switches of the rulings."""

from itertools import pairwise

import pytest
from tests.games.plastics_race.table import Table, the_game

from ludoteca.games.plastics_race.cities import JOKER, REWARDS, WHITE

CIRCLES = {
    "victoria": ["draw_1"],
    "paris": ["roll_dice", "roll_dice"],
    "madrid": ["change_die", "draw_1"],
    "berlin": ["draw_1", "draw_1"],
    "athens": ["change_die", "one_way", "roll_dice"],
    "rome": ["draw_2", "police", "roll_dice"],
    "ankara": ["draw_1", "police"],
    "london": ["change_die", "draw_1", "draw_2", "roll_dice"],
}


@pytest.mark.rule("EPR-200", "EPR-201", "EPR-202", "EPR-203", "EPR-205", "EPR-206", "EPR-210", "EPR-211", "EPR-212")
@pytest.mark.parametrize("city", CIRCLES)
def test_circles_lights_and_special_streets(city: str) -> None:
    """As the book describes the map."""
    content = the_game().content
    place = content.cities[content.city_ids.index(city)]
    nodes = range(place.first_node, place.first_node + place.nodes)
    streets = content.streets
    assert sorted(REWARDS[streets.number[node]] for node in nodes if streets.kind[node] == 4) == CIRCLES[city]
    assert len(place.lights) == (2 if city == "victoria" else 1)
    colours = streets.colour[place.first_section : place.first_section + place.sections]
    assert (colours.count(JOKER), colours.count(WHITE)) == (int(city == "paris"), 2 * int(city == "berlin"))
    dead_ends = [streets.number[node] for node in nodes if streets.dead_end[node]]
    assert sorted(dead_ends) == {"berlin": [4], "ankara": [3, 4, 5]}.get(city, [])


@pytest.mark.rule("EPR-207", "EPR-208")
def test_the_vatican_has_one_way_in_and_one_out() -> None:
    """Four streets, all in one direction, which no arrow or works may touch."""
    table = Table("rome").hand(0, "green_one_way", "blue_works")
    streets = table.game.content.streets
    loop = ["sanpietro", "santuffizio", "vaticano", "musei", "cipro"]
    inside = {table.section(a, b) for a, b in pairwise(loop)}
    assert {section for section in range(len(streets.ends)) if streets.untouchable[section]} == inside
    for a, b in pairwise(loop):
        assert (table.section(a, b), table.node(b)) in streets.exits[table.node(a)]
        assert (table.section(a, b), table.node(a)) not in streets.exits[table.node(b)]
    table.choose("effect one-way")
    assert not {streets.arrow_section[arrow] for arrow in table.arrows} & inside


@pytest.mark.rule("EPR-208", "EPR-098")
def test_shortcut_through_the_vatican_forwards() -> None:
    """The colour may be skipped in the printed direction."""
    table = Table("rome").at("sanpietro").hand(0, "yellow_shortcut")
    table.choose("effect shortcut").choose("shortcut santuffizio")
    assert table.stands_at("santuffizio")


@pytest.mark.rule("EPR-209")
def test_the_street_before_the_gate_may_be_closed() -> None:
    """By works or by an arrow."""
    table = Table("rome").hand(0, "green_one_way")
    table.choose("effect one-way")
    assert table.offers("castel sanpietro")


@pytest.mark.rule("EPR-220", "EPR-221")
def test_defaults_of_the_switches() -> None:
    """As the ledger rules."""
    defaults = {name: option.default for name, option in the_game().options.items()}
    assert defaults["u_turn"] is False
    assert defaults["puncture_ends_movement"] is True
    assert defaults["laid_puncture_puts_back"] is False
    assert defaults["dashed_may_stop_early"] is True
    assert defaults["dashed_on_white_lane"] is False
    assert defaults["ask_giver_chooses"] is True
    assert defaults["dice_on_special_streets"] is True
    assert defaults["max_rounds"] == 200


@pytest.mark.rule("EPR-222")
def test_u_turn_switch() -> None:
    """A later card may go back, the same card may not; Berlin's bin 4 stops you, Ankara's bins do not."""
    table = Table(u_turn=True).at("fyli").hand(0, "wild", "wild", "wild").drive("kamatero", "wild")
    assert table.offers("drive fyli")
    assert not table.offers("go on fyli")
    berlin = Table("berlin", u_turn=True).at("adlershof").hand(0, "wild", "wild").drive("muggelsee", "wild")
    berlin.choose("pass bin")
    assert not berlin.offers("drive")
    ankara = Table("ankara", u_turn=True).at("oran").hand(0, "wild", "wild").drive("incek", "wild")
    ankara.choose("pass bin")
    assert ankara.offers("drive oran")


@pytest.mark.rule("EPR-222")
def test_dashed_pairs_to_the_end() -> None:
    """Nothing but the walk is offered until the second colour; bins on it are passed."""
    table = Table(dashed_may_stop_early=False).at("korydallos").hand(0, "dashed_blue_orange", "wild")
    table.choose("drive piraeus").choose("dashed-blue-orange")
    assert (table.asked, table.me.bins, table.stands_at("thissio")) == ("TakeReward", [], True)
    table.choose("decline")
    assert [table.offers("end turn"), table.offers("drive"), table.offers("effect")] == [False] * 3
    table.choose("go on omonia").decline()
    assert table.offers("end turn")


@pytest.mark.rule("EPR-222")
def test_a_dashed_pair_to_the_end_respects_tokens() -> None:
    """Works behind the corner forbid the card; a reward that breaks the way ends it there."""
    table = Table(spare=False, dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange")
    table.works("thissio", "omonia").works("thissio", "monastiraki")
    assert not table.offers("drive thissio")
    broken = Table(dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    broken.choose("drive thissio").choose("dashed-blue-orange").choose("take reward")
    broken.choose("roll die red").choose("roll die red").choose("thissio omonia").choose("thissio monastiraki")
    assert broken.asked == "Main"
    assert not broken.offers("go on")
    assert broken.offers("end turn")


@pytest.mark.rule("EPR-223", "EPR-204")
def test_dashed_pair_on_a_white_lane() -> None:
    """With the switch on it is a half with one of its colours."""
    table = Table("berlin", dashed_on_white_lane=True).at("reuter").hand(0, "red_ask", "dashed_red_blue")
    table.choose("drive tor").choose("lane colour red").choose("pay dashed-red-blue").choose("pay red-ask")
    assert table.stands_at("tor")
    assert table.s.colours == [0]


@pytest.mark.rule("EPR-223")
def test_the_asker_picks() -> None:
    """With the switch off he sees the matching cards, knows the rest is not there, and picks one."""
    table = Table(ask_giver_chooses=False).hand(0, "yellow_ask").hand(1, "red_police", "dashed_red_blue", "wild")
    table.choose("effect ask").choose("name card red")
    assert (table.asked, table.s.player, len(table.s.answers)) == ("TakeCard", 0, 2)
    table.choose("take red-police")
    assert table.cards(1) == ["dashed_red_blue", "wild"]
    ids = table.game.content.card_ids
    assert (0, 1, ids.index("dashed_red_blue")) in table.s.known
    assert (0, 1, ids.index("red_ask")) in table.s.absent


@pytest.mark.rule("EPR-223")
def test_no_dice_on_special_streets() -> None:
    """With the switch off joker street and white lanes take no die."""
    table = Table("berlin", dice_on_special_streets=False)
    table.choose("effect roll-dice").choose("roll die red").choose("roll die red")
    assert not table.offers("reuter tor")
    assert not table.offers("alex frankfurter")
    assert table.offers("hbf tor")
