"""Driving: runs, junctions, tokens in the way, free pass."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.plastics_race.paths import Search, played
from tests.games.plastics_race.race import BINS, Race, the_game

from ludoteca.engine import Rng
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.words import saying


@pytest.mark.rule("EPR-042", "EPR-043")
def test_a_run_goes_over_bins_and_may_stop_anywhere() -> None:
    """Two green sections on both sides of Berlin's bin 1: one card, and one may stop between."""
    race = Race("berlin").at("lankwitz").bins(0, 1).hand(0, "green_steal")
    race.drive("steglitz", "green-steal").offered("end turn")
    race.go_on("grunewald")
    assert (race.stands_at("grunewald"), race.s.colours) == (True, [2, 2])


@pytest.mark.rule("EPR-044")
def test_no_section_twice_with_one_card() -> None:
    """A ring of one colour cannot be driven round and round; with a later card it can be driven again."""
    race = Race().at("monastiraki").hand(0, "green_steal", "green_draw_2", "wild")
    race.die("omonia", "thissio", "green").die("thissio", "monastiraki", "green")
    race.drive("omonia", "green-steal").go_on("thissio").go_on("monastiraki").not_offered("go on omonia")
    race.offered("drive omonia").drive("omonia", "green-draw-2")
    assert race.s.path[0] == race.s.path[3]


@pytest.mark.rule("EPR-045")
def test_a_reward_can_lengthen_a_run() -> None:
    """Dice rolled at a circle count for the next section of the same card."""
    race = Race().at("piraeus").bins(0, 4).hand(0, "blue_works")
    race.choose("drive thissio").choose("blue-works")
    race.choose("take reward").choose("roll die blue").choose("roll die blue")
    race.choose("thissio rouf").choose("liosia fyli").offered("go on rouf")


@pytest.mark.rule("EPR-045")
def test_a_reward_can_break_a_run() -> None:
    race = Race().at("monastiraki").hand(0, "orange_swap")
    race.choose("drive thissio").choose("orange-swap").choose("take reward")
    race.choose("roll die red").choose("roll die red").choose("thissio omonia").choose("liosia fyli")
    race.not_offered("go on omonia")


@pytest.mark.rule("EPR-046")
def test_what_closes_a_run() -> None:
    """An effect card closes it, Police does not."""
    race = Race("berlin").at("schoneberg").works("plant", "olympia")
    race.hand(0, "yellow_ask", "yellow_works", "red_police", "green_draw_2")
    race.drive("potsdamer", "yellow-ask").resolve_chance()
    race.choose("effect police").offered("go on tor")
    race.choose("effect draw-2").resolve_chance().not_offered("go on")


@pytest.mark.rule("EPR-047")
def test_no_turning_back_within_a_turn() -> None:
    """Neither with the same card nor with another; next turn one is free."""
    race = Race().at("fyli").hand(0, "wild", "wild", "wild")
    race.drive("kamatero", "wild").not_offered("drive fyli", "go on fyli")
    race.hand(1, "yellow_roll_dice").end_turn().end_turn().offered("drive fyli")


@pytest.mark.rule("EPR-048", "EPR-050")
def test_at_a_junction_every_other_section_is_open() -> None:
    race = Race().at("zografou").hand(0, "wild", "wild", "wild").drive("ambelokipi", "wild")
    race.offered("drive syntagma", "drive psychiko", "drive paraskevi", "drive galatsi", "end turn")
    assert race.stands_at("ambelokipi")


@pytest.mark.rule("EPR-049")
def test_works_close_a_section_both_ways_and_an_arrow_one() -> None:
    race = Race().at("fyli").hand(0, "wild", "wild").works("fyli", "liosia").arrow("kamatero", "fyli")
    race.not_offered("drive").at("kamatero").offered("drive fyli").at("liosia").not_offered("drive fyli")


@pytest.mark.rule("EPR-051", "EPR-153")
def test_the_free_pass_is_used_up_by_the_first_closed_section() -> None:
    race = Race("ankara", spare=False).hand(0, "blue_works", "wild", "wild", "red_ask").hand(1, "yellow_roll_dice")
    race.at("umitkoy").works("bilkent", "umitkoy").works("bestepe", "bilkent")
    race.end_turn().end_turn()
    assert race.s.free_pass
    race.drive("bilkent", "blue-works")
    assert not race.s.free_pass
    race.not_offered("drive bestepe").offered("drive emek")


@pytest.mark.rule("EPR-051", "EPR-099")
def test_a_shortcut_saves_the_free_pass() -> None:
    """A section that Police or Shortcut opens does not use it up."""
    race = Race("ankara").hand(0, "yellow_shortcut", "wild").at("umitkoy").works("bilkent", "umitkoy")
    race.s.free_pass = True
    race.s.resume()
    race.choose("effect shortcut")
    assert race.stands_at("bilkent")
    assert race.s.free_pass


@pytest.mark.rule("EPR-051")
def test_printed_one_ways_bind_the_free_pass_too() -> None:
    race = Race("rome").at("santuffizio").hand(0, "wild", "wild")
    race.s.free_pass = True
    race.s.resume()
    race.not_offered("drive sanpietro").offered("drive vaticano")


@pytest.mark.rule("EPR-201")
def test_joker_street_takes_any_card() -> None:
    race = Race("paris").at("etoile").hand(0, "wild", "continuous_red_blue")
    race.choose("drive concorde").choose("pay wild")
    assert len(race.s.answers) == 6
    pair = Race("paris").at("etoile").hand(0, "wild", "continuous_red_blue")
    pair.choose("drive concorde").choose("continuous-red-blue")
    pair.offered("red", "blue").not_offered("green").choose("blue").go_on("invalides")
    assert pair.s.colours == [1, 1]


@pytest.mark.rule("EPR-204", "EPR-046")
def test_white_lane_joins_no_run() -> None:
    """The card before does not go on over it, and what paid it does not go on behind it."""
    race = Race("berlin").at("frankfurter").hand(0, "red_ask", "red_police")
    race.choose("drive alex").choose("pay red-ask").choose("pay red-police").resolve_chance()
    assert race.stands_at("alex")
    race.not_offered("go on ostbahnhof")


@pytest.mark.rule("EPR-222")
def test_u_turn_switch() -> None:
    """A later card may go back, the same card may not; Berlin's bin 4 stops you, Ankara's bins do not."""
    race = Race(u_turn=True).at("fyli").hand(0, "wild", "wild", "wild").drive("kamatero", "wild")
    race.offered("drive fyli").not_offered("go on fyli")
    berlin = Race("berlin", u_turn=True).at("adlershof").hand(0, "wild", "wild").drive("muggelsee", "wild")
    berlin.choose("pass bin").not_offered("drive")
    ankara = Race("ankara", u_turn=True).at("oran").hand(0, "wild", "wild").drive("incek", "wild")
    ankara.choose("pass bin").offered("drive oran")


@pytest.mark.rule("EPR-222")
def test_dashed_pairs_to_the_end() -> None:
    """Nothing but the walk is offered until the second colour; bins on it are passed."""
    race = Race(dashed_may_stop_early=False).at("korydallos").hand(0, "dashed_blue_orange", "wild")
    race.choose("drive piraeus").choose("dashed-blue-orange")
    assert (race.asked, race.me.bins, race.stands_at("thissio")) == ("TakeReward", [], True)
    race.choose("decline").not_offered("end turn", "drive", "effect")
    race.choose("go on omonia").decline().offered("end turn")


@pytest.mark.rule("EPR-031", "EPR-032", "EPR-034", "EPR-035", "EPR-037", "EPR-040", "EPR-041")
@pytest.mark.rule("EPR-042", "EPR-043", "EPR-044", "EPR-047", "EPR-049", "EPR-201")
@given(st.sampled_from(sorted(BINS)), st.integers(0, 100_000))
@settings(max_examples=60, deadline=None)
def test_one_card_drives_exactly_these_paths(city: str, seed: int) -> None:
    """Random trucks, dice, works and arrows; singles, both pairs and wilds."""
    rng = Rng(seed)
    kind = 1 + rng.below(54)
    race = Race(city).hand(0, the_game().content.card_ids[kind])
    race.me.truck = race.map.first_node + rng.below(race.map.nodes)
    touchable = race.map.touchable
    dice = {touchable[rng.below(len(touchable))]: rng.below(len(COLOURS)) for _ in range(rng.below(5))}
    race.s.dice = sorted(dice.items())
    race.scatter(rng)
    assert played(race, kind) == Search(race, kind).paths()


@pytest.mark.rule("EPR-036", "EPR-220")
def test_a_dashed_pair_may_stop_early() -> None:
    """After the first colour the turn can be ended or another way taken."""
    race = Race().at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    race.drive("thissio", "dashed-blue-orange").offered("end turn", "drive kallithea")


@pytest.mark.rule("EPR-030", "EPR-031", "EPR-032", "EPR-033")
def test_what_can_pay_for_a_section() -> None:
    """A single card, a continuous pair or a wild of its colour, or any two cards; nothing else."""
    race = Race("berlin").at("schoneberg").hand(0, "wild", "continuous_red_yellow", "yellow_ask", "green_steal")
    race.choose("drive potsdamer").offered("pay wild", "pay continuous-red-yellow", "pay yellow-ask", "pay two")
    race.not_offered("green-steal")


@pytest.mark.rule("EPR-100", "EPR-132")
def test_the_colours_driven_are_written_down_in_their_order() -> None:
    race = Race().at("fyli").hand(0, "red_ask", "yellow_shortcut")
    race.drive("kamatero", "red-ask").choose("effect shortcut").choose("shortcut peristeri").decline()
    assert race.s.colours == [race.s.colour_of(section) for section in race.s.path]
    assert len(race.s.colours) == 2


@pytest.mark.rule("EPR-044")
def test_a_road_that_is_offered_twice_says_which_way_costs_a_card() -> None:
    """With the open card for nothing, or with another one: the words tell them apart."""
    race = Race().at("monastiraki").hand(0, "green_steal", "green_draw_2")
    race.die("monastiraki", "omonia", "green").die("omonia", "thissio", "green")

    def to(node: str) -> set[str]:
        said = {saying.say(race.game.named(race.s, answer)[1]) for answer in race.s.answers}
        return {text for text in said if f" to {node}" in text}

    assert to("Omonia") == {"Drive to Omonia: green, costs 1 card"}
    race.drive("omonia", "green-steal")
    assert to("Thissio") == {
        "Drive on to Thissio: green, free",
        "Drive to Thissio with a new card: green, costs 1 card",
    }
