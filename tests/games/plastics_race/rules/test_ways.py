"""European Plastic's Race: ways over several sections in one click, and other answers that one click gives."""

import pytest
from tests.games.plastics_race.table import Table
from tests.support.scenarios import matching

from ludoteca.engine import Name
from ludoteca.table.bundles import Bundled
from ludoteca.table.one_click import ahead
from ludoteca.words import saying


def bundles(table: Table) -> dict[str, Bundled]:
    """What is offered together, by its words."""
    s = table.s
    return {saying.words(found.message(s.game.prefix)): found for found in s.rule.bundles(s, s.player, s.args)}


def give(table: Table, words: str) -> Table:
    """All answers of a bundle; each must be asked for."""
    for place, answer in bundles(table)[words].replies:
        assert table.s.stack[-1][0] == place
        table.s.choose(answer)
    return table


def athens() -> Table:
    """At Hymettus, with green on to Zografou and Ambelokipi."""
    return Table(spare=False).at("hymettus").die("zografou", "ambelokipi", "green")


@pytest.mark.rule("EPR-040", "EPR-044")
def test_one_click_drives_as_far_as_a_card_goes() -> None:
    """The way names the card that pays, and leads to a place that the board can show; single roads stay."""
    table = athens().hand(0, "green_steal", "dashed_red_blue")
    way = bundles(table)["Drive to Ambelokipi: pay green (Steal)"]
    assert way.to == {"node": "athens/ambelokipi"}
    assert table.offers("drive zografou")
    give(table, "Drive to Ambelokipi: pay green (Steal)")
    assert table.me.truck == table.node("ambelokipi")
    assert [table.content.card_ids[kind] for kind in table.me.hand] == ["dashed_red_blue"]


@pytest.mark.rule("EPR-033", "EPR-040")
def test_the_card_that_is_missed_least_pays() -> None:
    """Wilds are kept, and effects that are always good; where no card fits, any two."""
    table = athens().hand(0, "wild", "green_draw_2", "green_steal")
    assert "Drive to Ambelokipi: pay green (Steal)" in bundles(table)
    table = athens().hand(0, "wild", "green_draw_2", "red_ask")
    assert "Drive to Ambelokipi: pay green (Draw two)" in bundles(table)
    table = Table(spare=False).at("kamatero").hand(0, "green_steal", "yellow_ask", "continuous_orange_purple")
    give(table, "Collect bin 3 at Ano Liosia: pay green (Steal), yellow (Ask), orange or purple, +2 points")
    assert (table.asked, table.me.hand) == ("RewardDie", [])


@pytest.mark.rule("EPR-120", "EPR-121")
def test_a_way_ends_at_a_bin_and_collects_it() -> None:
    """It says the points; a bin that one holds brings nothing."""
    table = Table(spare=False).at("kamatero").hand(0, "blue_swap", "orange_swap", "dashed_red_blue")
    table.die("fyli", "kamatero", "blue")
    words = "Collect bin 3 at Ano Liosia: pay blue (Swap), orange (Swap), +2 points"
    assert words in bundles(table)
    assert not [said for said in bundles(table.bins(0, 3)) if said.startswith("Collect")]


@pytest.mark.rule("EPR-222")
def test_a_dashed_pair_that_must_be_driven_on_is_left_to_the_player() -> None:
    """Where it drives on by itself no way is offered with it."""
    for early, offered in ((True, True), (False, False)):
        table = Table(spare=False, dashed_may_stop_early=early).at("hymettus").hand(0, "dashed_green_yellow", "wild")
        paid = [bundled.args.get("card1") for bundled in bundles(table).values()]
        assert (Name("plastics-race-card-dashed-green-yellow") in paid) == offered


@pytest.mark.rule("EPR-022", "EPR-023")
def test_a_whole_hand_is_put_away_with_one_click() -> None:
    """One card alone is an answer like any other."""
    table = Table().hand(0, "green_steal").choose("end turn")
    give(table, "Put away all 2 cards")
    assert len(table.s.discards) == 2
    assert bundles(Table().choose("end turn")) == {}


@pytest.mark.rule("EPR-071", "EPR-162")
def test_a_reward_is_taken_with_the_first_die_that_is_rolled_again() -> None:
    """If all four lie on the board; with dice in the supply nothing is lifted, and the roll goes along."""
    table = Table().at("rouf").hand(0, "red_ask", "wild")
    table.die("fyli", "kamatero", "green").die("faliro", "smyrni", "red")
    drive = matching(table.said, "drive thissio")
    assert [step.action.verb for step in ahead(table.s, drive[0]).then] == []
    table.choose("drive thissio").choose("pay red-ask")
    assert bundles(table) == {}
    table.die("marousi", "plant", "blue").die("elliniko", "smyrni", "blue")
    (green,) = [said for said in bundles(table) if said.startswith("Yes: roll the green die again")]
    give(table, green)
    assert (table.asked, len(table.s.dice)) == ("LiftDie", 3)


@pytest.mark.rule("EPR-080")
def test_an_effect_names_both_opponents() -> None:
    """Where it could be either of two, one click says whom; alone the effect still asks."""
    table = Table(players=3).hand(0, "yellow_ask").hand(1, "wild").hand(2, "blue_swap")
    asks = {said: found.to for said, found in bundles(table).items() if said.startswith("Ask")}
    assert [*asks.values()] == [{"card": "yellow_ask", "seat": seat} for seat in (1, 2)]
    assert table.offers("play effect ask")
    give(table, next(iter(asks)))
    assert table.asked == "NameCard"
    table = Table(players=2).hand(0, "yellow_ask").hand(1, "wild")
    assert not [said for said in bundles(table) if said.startswith("Ask")]
