"""Driving: runs, junctions, tokens in the way, free pass."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.plastics_race.paths import Search, played
from tests.games.plastics_race.table import Table, the_game

from ludoteca.engine import Rng
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.words import saying

CITIES = ["paris", "victoria", "madrid", "berlin", "athens", "rome", "ankara", "london"]


@pytest.mark.rule("EPR-042", "EPR-043")
def test_a_run_goes_over_bins_and_may_stop_anywhere() -> None:
    """Two green sections on both sides of Berlin's bin 1: one card, and one may stop between."""
    table = Table("berlin").at("lankwitz").bins(0, 1).hand(0, "green_steal")
    table.drive("steglitz", "green-steal")
    assert table.offers("end turn")
    table.go_on("grunewald")
    assert (table.stands_at("grunewald"), table.s.colours) == (True, [2, 2])


@pytest.mark.rule("EPR-044")
def test_no_section_twice_with_one_card() -> None:
    """A ring of one colour cannot be driven round and round; with a later card it can be driven again."""
    table = Table("athens").at("monastiraki").hand(0, "green_steal", "green_draw_2", "wild")
    for a, b in (("omonia", "thissio"), ("thissio", "monastiraki")):
        table.die(a, b, "green")
    table.drive("omonia", "green-steal").go_on("thissio").go_on("monastiraki")
    assert not table.offers("go on omonia")
    assert table.offers("drive omonia")
    table.drive("omonia", "green-draw-2")
    assert table.s.path[0] == table.s.path[3]


@pytest.mark.rule("EPR-045")
def test_a_reward_can_lengthen_a_run() -> None:
    """Dice rolled at a circle count for the next section of the same card."""
    table = Table().at("piraeus").bins(0, 4).hand(0, "blue_works")
    table.choose("drive thissio").choose("blue-works")
    table.choose("take reward").choose("roll die blue").choose("roll die blue")
    table.choose("thissio rouf").choose("liosia fyli")
    assert table.offers("go on rouf")


@pytest.mark.rule("EPR-045")
def test_a_reward_can_break_a_run() -> None:
    """The colour is checked when a section is entered."""
    table = Table().at("monastiraki").hand(0, "orange_swap")
    table.choose("drive thissio").choose("orange-swap").choose("take reward").choose("roll die red").choose(
        "roll die red"
    )
    assert table.offers("thissio omonia")
    table.choose("thissio omonia").choose("liosia fyli")
    assert not table.offers("go on omonia")


@pytest.mark.rule("EPR-046")
def test_what_closes_a_run() -> None:
    """An effect card closes it, Police does not."""
    table = (
        Table("berlin").at("schoneberg").hand(0, "yellow_ask", "red_police", "green_draw_2").works("plant", "olympia")
    )
    table.hand(0, "yellow_works")
    table.drive("potsdamer", "yellow-ask").let_fall()
    table.choose("effect police")
    assert table.offers("go on tor")
    table.choose("effect draw-2").let_fall()
    assert not table.offers("go on")


@pytest.mark.rule("EPR-047")
def test_no_turning_back_within_a_turn() -> None:
    """Neither with the same card nor with another; next turn one is free."""
    table = Table().at("fyli").hand(0, "wild", "wild", "wild")
    table.drive("kamatero", "wild")
    assert not table.offers("drive fyli")
    assert not table.offers("go on fyli")
    table.hand(1, "yellow_roll_dice").end_turn().end_turn()
    assert table.offers("drive fyli")


@pytest.mark.rule("EPR-048", "EPR-050")
def test_at_a_junction_every_other_section_is_open() -> None:
    """Stop, turn off or go on; the truck always stands on a node."""
    table = Table().at("zografou").hand(0, "wild", "wild", "wild")
    table.drive("ambelokipi", "wild")
    for node in ("syntagma", "psychiko", "paraskevi", "galatsi"):
        assert table.offers(f"drive {node}")
    assert table.offers("end turn")
    assert table.stands_at("ambelokipi")


@pytest.mark.rule("EPR-049")
def test_works_close_a_section_both_ways_and_an_arrow_one() -> None:
    """Works stop everybody; a one-way token lets pass along its arrow."""
    table = Table().at("fyli").hand(0, "wild", "wild").works("fyli", "liosia").arrow("kamatero", "fyli")
    assert not table.offers("drive")
    table.at("kamatero")
    assert table.offers("drive fyli")
    table.at("liosia")
    assert not table.offers("drive fyli")


@pytest.mark.rule("EPR-051", "EPR-153")
def test_the_free_pass_is_used_up_by_the_first_closed_section() -> None:
    """Whoever is shut in may pass one closed section; a colour is still needed."""
    table = Table("ankara", spare=False).hand(0, "blue_works", "wild", "wild", "red_ask").hand(1, "yellow_roll_dice")
    table.at("umitkoy").works("bilkent", "umitkoy").works("bestepe", "bilkent")
    table.end_turn().end_turn()
    assert table.s.free_pass
    table.drive("bilkent", "blue-works")
    assert not table.s.free_pass
    assert not table.offers("drive bestepe")
    assert table.offers("drive emek")


@pytest.mark.rule("EPR-051", "EPR-099")
def test_a_shortcut_saves_the_free_pass() -> None:
    """A section that Police or Shortcut opens does not use it up."""
    table = Table("ankara").hand(0, "yellow_shortcut", "wild").at("umitkoy").works("bilkent", "umitkoy")
    table.s.free_pass = True
    table.s.resume()
    table.choose("effect shortcut")
    assert table.stands_at("bilkent")
    assert table.s.free_pass


@pytest.mark.rule("EPR-051")
def test_printed_one_ways_bind_the_free_pass_too() -> None:
    """In the Vatican nobody turns back."""
    table = Table("rome").at("santuffizio").hand(0, "wild", "wild")
    table.s.free_pass = True
    table.s.resume()
    assert not table.offers("drive sanpietro")
    assert table.offers("drive vaticano")


@pytest.mark.rule("EPR-201")
def test_joker_street_takes_any_card() -> None:
    """A wild names any colour, a pair one of its two."""
    table = Table("paris").at("etoile").hand(0, "wild", "continuous_red_blue")
    table.choose("drive concorde").choose("pay wild")
    assert len(table.s.answers) == 6
    pair = Table("paris").at("etoile").hand(0, "wild", "continuous_red_blue")
    pair.choose("drive concorde").choose("continuous-red-blue")
    assert [pair.offers(colour) for colour in ("red", "blue", "green")] == [True, True, False]
    pair.choose("blue").go_on("invalides")
    assert pair.s.colours == [1, 1]


@pytest.mark.rule("EPR-204", "EPR-046")
def test_white_lane_joins_no_run() -> None:
    """The card before does not go on over it, and what paid it does not go on behind it."""
    table = Table("berlin").at("frankfurter").hand(0, "red_ask", "red_police")
    table.choose("drive alex").choose("pay red-ask").choose("pay red-police").let_fall()
    assert table.stands_at("alex")
    assert not table.offers("go on ostbahnhof")


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


@pytest.mark.rule(
    "EPR-034",
    "EPR-035",
    "EPR-037",
    "EPR-040",
    "EPR-042",
    "EPR-043",
    "EPR-044",
    "EPR-047",
    "EPR-049",
    "EPR-201",
    "EPR-031",
    "EPR-032",
    "EPR-041",
)
@given(st.sampled_from(CITIES), st.integers(0, 100_000))
@settings(max_examples=60, deadline=None)
def test_one_card_drives_exactly_these_paths(city: str, seed: int) -> None:
    """Random trucks, dice, works and arrows; singles, both pairs and wilds."""
    rng = Rng(seed)
    kind = 1 + rng.below(54)
    table = Table(city).hand(0, the_game().content.card_ids[kind])
    place = the_game().content.cities[table.s.city]
    table.me.truck = place.first_node + rng.below(place.nodes)
    touchable = place.touchable
    dice = {touchable[rng.below(len(touchable))]: rng.below(len(COLOURS)) for _ in range(rng.below(5))}
    table.s.dice = sorted(dice.items())
    table.s.works = sorted({touchable[rng.below(len(touchable))] for _ in range(rng.below(3))})
    arrows = sorted({touchable[rng.below(len(touchable))] for _ in range(rng.below(3))})
    table.s.one_ways = [the_game().content.streets.arrows[section][rng.below(2)] for section in arrows]
    table.s.resume()
    assert played(table, kind) == Search(table, kind).paths()


@pytest.mark.rule("EPR-036", "EPR-220")
def test_a_dashed_pair_may_stop_early() -> None:
    """After the first colour the turn can be ended or another way taken."""
    table = Table().at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    table.drive("thissio", "dashed-blue-orange")
    assert table.offers("end turn")
    assert table.offers("drive kallithea")


@pytest.mark.rule("EPR-030", "EPR-031", "EPR-032", "EPR-033")
def test_what_can_pay_for_a_section() -> None:
    """A single card, a continuous pair or a wild of its colour, or any two cards; nothing else."""
    table = Table("berlin").at("schoneberg").hand(0, "wild", "continuous_red_yellow", "yellow_ask", "green_steal")
    table.choose("drive potsdamer")
    assert table.asked == "Pay"
    for words in ("pay wild", "pay continuous-red-yellow", "pay yellow-ask", "pay two"):
        assert table.offers(words)
    assert not table.offers("green-steal")


@pytest.mark.rule("EPR-100", "EPR-132")
def test_the_colours_driven_are_written_down_in_their_order() -> None:
    """Those of cards and of a Shortcut alike."""
    table = Table().at("fyli").hand(0, "red_ask", "yellow_shortcut")
    table.drive("kamatero", "red-ask").choose("effect shortcut").choose("shortcut peristeri").decline()
    assert table.s.colours == [table.s.colour_of(section) for section in table.s.path]
    assert len(table.s.colours) == 2


@pytest.mark.rule("EPR-044")
def test_a_road_that_is_offered_twice_says_which_way_costs_a_card() -> None:
    """With the open card for nothing, or with another one: the words tell them apart."""
    table = Table().at("monastiraki").hand(0, "green_steal", "green_draw_2")
    for a, b in (("monastiraki", "omonia"), ("omonia", "thissio")):
        table.die(a, b, "green")

    def to(node: str) -> set[str]:
        said = {saying.words(table.game.named(table.s, answer)[1]) for answer in table.s.answers}
        return {text for text in said if f" to {node}" in text}

    assert to("Omonia") == {"Drive to Omonia: green, costs 1 card"}
    table.drive("omonia", "green-steal")
    assert to("Thissio") == {
        "Drive on to Thissio: green, free",
        "Drive to Thissio with a new card: green, costs 1 card",
    }
