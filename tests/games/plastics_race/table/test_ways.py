"""European Plastic's Race: ways over several sections in one click, and other answers that one click gives."""

import pytest
from tests.games.plastics_race.race import Race
from tests.support.scenarios import matching

from ludoteca.engine import Name
from ludoteca.table import one_click
from ludoteca.table.bundles import Bundled
from ludoteca.table.one_click import ahead
from ludoteca.words import saying


def bundles(race: Race) -> dict[str, Bundled]:
    """The answers that are offered together, by their words."""
    s = race.s
    return {saying.say(found.message(s.game.prefix)): found for found in one_click.bundles(s)}


def give(race: Race, words: str) -> Race:
    """All answers of a bundle; each must be asked for."""
    for number, answer in bundles(race)[words].replies:
        assert race.s.stack[-1][0] == number
        race.s.choose(answer)
    return race


def athens() -> Race:
    """At Hymettus, with green on to Zografou and Ambelokipi."""
    return Race(spare=False).at("hymettus").die("zografou", "ambelokipi", "green")


@pytest.mark.rule("EPR-040", "EPR-044")
def test_one_click_drives_as_far_as_a_card_goes() -> None:
    """The way names the card that pays, and leads to a place that the board can show; single roads stay."""
    race = athens().hand(0, "green_steal", "dashed_red_blue")
    way = bundles(race)["Drive to Ambelokipi: pay green (Steal)"]
    assert way.to == {"node": "athens/ambelokipi"}
    race.offered("drive zografou")
    give(race, "Drive to Ambelokipi: pay green (Steal)")
    assert race.me.truck == race.node("ambelokipi")
    assert [race.content.card_ids[kind] for kind in race.me.hand] == ["dashed_red_blue"]


@pytest.mark.rule("EPR-033", "EPR-040")
def test_the_card_that_is_missed_least_pays() -> None:
    """Wilds are kept, and effects that are always good; where no card fits, any two."""
    race = athens().hand(0, "wild", "green_draw_2", "green_steal")
    assert "Drive to Ambelokipi: pay green (Steal)" in bundles(race)
    race = athens().hand(0, "wild", "green_draw_2", "red_ask")
    assert "Drive to Ambelokipi: pay green (Draw two)" in bundles(race)
    race = Race(spare=False).at("kamatero").hand(0, "green_steal", "yellow_ask", "continuous_orange_purple")
    give(race, "Collect bin 3 at Ano Liosia: pay green (Steal), yellow (Ask), orange or purple, +2 points")
    assert (race.asked, race.me.hand) == ("RewardDie", [])


@pytest.mark.rule("EPR-120", "EPR-121")
def test_a_way_ends_at_a_bin_and_collects_it() -> None:
    race = Race(spare=False).at("kamatero").hand(0, "blue_swap", "orange_swap", "dashed_red_blue")
    race.die("fyli", "kamatero", "blue")
    words = "Collect bin 3 at Ano Liosia: pay blue (Swap), orange (Swap), +2 points"
    assert words in bundles(race)
    assert not [said for said in bundles(race.bins(0, 3)) if said.startswith("Collect")]


@pytest.mark.rule("EPR-121", "EPR-162")
def test_every_bin_that_the_hand_pays_for_is_one_click_away() -> None:
    """However far it is, and behind circles whose reward is declined."""
    for at, hand, words in (
        ("syntagma", ("continuous_yellow_orange", "red_roll_dice", "wild"),
         "Collect bin 2 at Glyfada: pay red (Roll dice), yellow or orange, a wild card, +2 points"),
        ("zografou", ("green_steal", "orange_police", "dashed_orange_purple"),
         "Collect bin 1 at Nea Ionia: pay green (Steal), orange (Police), dashed orange and purple, +2 points"),
        ("syntagma", ("purple_steal", "wild", "red_roll_dice"),
         ("Collect bin 1 at Nea Ionia: pay a wild card, red (Roll dice), purple (Steal), +2 points, "
          "take nothing on the way")),
    ):  # fmt: skip
        race = give(Race(spare=False).at(at).hand(0, *hand), words)
        assert len(race.me.bins) == 1 or race.asked == "RewardDie"


@pytest.mark.rule("EPR-222")
def test_a_dashed_pair_that_must_be_driven_on_is_left_to_the_player() -> None:
    for early, offered in ((True, True), (False, False)):
        race = Race(spare=False, dashed_may_stop_early=early).at("hymettus").hand(0, "dashed_green_yellow", "wild")
        paid = [bundled.args.get("card1") for bundled in bundles(race).values()]
        assert (Name("plastics-race-card-dashed-green-yellow") in paid) == offered


@pytest.mark.rule("EPR-022", "EPR-023")
def test_a_whole_hand_is_put_away_with_one_click() -> None:
    race = Race().hand(0, "green_steal").choose("end turn")
    give(race, "Put away all 2 cards")
    assert len(race.s.discards) == 2
    assert bundles(Race().choose("end turn")) == {}


@pytest.mark.rule("EPR-071", "EPR-162")
def test_a_reward_is_taken_with_the_first_die_that_is_rolled_again() -> None:
    """If all four are on the board; with dice in the supply nothing is lifted, and the roll goes along."""
    race = Race().at("rouf").hand(0, "red_ask", "wild")
    race.die("fyli", "kamatero", "green").die("faliro", "smyrni", "red")
    drive = matching(race.said, "drive thissio")
    assert [step.action.verb for step in ahead(race.s, drive[0]).then] == []
    race.choose("drive thissio").choose("pay red-ask")
    assert bundles(race) == {}
    race.die("marousi", "plant", "blue").die("elliniko", "smyrni", "blue")
    (green,) = [said for said in bundles(race) if said.startswith("Yes: roll the green die again")]
    give(race, green)
    assert (race.asked, len(race.s.dice)) == ("LiftDie", 3)


@pytest.mark.rule("EPR-080")
def test_an_effect_names_both_opponents() -> None:
    """Where it could be either of two, one click says whom; alone the effect still asks."""
    race = Race(players=3).hand(0, "yellow_ask").hand(1, "wild").hand(2, "blue_swap")
    asks = {said: found.to for said, found in bundles(race).items() if said.startswith("Ask")}
    assert [*asks.values()] == [{"card": "yellow_ask", "seat": seat} for seat in (1, 2)]
    race.offered("play effect ask")
    give(race, next(iter(asks)))
    assert race.asked == "NameCard"
    race = Race(players=2).hand(0, "yellow_ask").hand(1, "wild")
    assert not [said for said in bundles(race) if said.startswith("Ask")]
