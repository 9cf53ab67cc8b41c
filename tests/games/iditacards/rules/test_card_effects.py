"""Iditacards: what cards do."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.engine import do
from ludoteca.games.iditacards.rules import card_effects


def resolved(table: Table, card: str) -> Table:
    """A card of seat 0 is in the played area and takes effect."""
    table.give(played=card)
    table.s.stack.append(do(card_effects.RESOLVE, 0, table.number(card)))
    table.s.run()
    table.game.check(table.s)
    return table


@pytest.mark.rule("IC-160")
def test_polar_bear_hurts_even_without_room() -> None:
    """The dog is asked for first; then hypothermia and damage come, room or not."""
    team = "wheel_dog bear bear greyhound malamute moose"
    table = Table().give(position=50, hand="move", team=team, deck="polar_bear rest", waiting=[("mush", 1)])
    table.give(team="wheel_dog+dog_collar bear bear greyhound malamute moose").do("reveal", "polar-bear", "lose rest")
    assert (table.pending, table.racer().hypothermia) == ("MakeRoom", 0)
    assert table.do("decline").racer().hypothermia == 1
    assert table.names(0, "discard") == ["damaged", "move", "rest"]


@pytest.mark.rule("IC-145", "IC-141")
def test_through_the_night_under_the_knife_runs_once() -> None:
    """The second run is lost with the day."""
    table = Table().give(position=50, deck="through_the_night move", waiting=[("utility_knife", 1)])
    assert table.do("reveal", "through-the-night", "reveal", "move").at() == 50 + 2 + 2 * 2 + 6


@pytest.mark.rule("IC-145", "IC-171")
def test_through_the_night_past_the_line() -> None:
    """No new day there: the stack goes on. 157 + 2, + 6, mush + 11, automatic + 2."""
    table = Table(2).give(0, position=157, deck="move", waiting=[("mush", 1), ("through_the_night", 1)])
    table.do("reveal", "move")
    assert (table.at(), table.pending, table.player) == (178, "Turn", 1)


@pytest.mark.rule("IC-018", "IC-140", "IC-141")
def test_utility_knife_doubles_draws() -> None:
    """Breakfast costs its health once and draws six."""
    table = Table().give(position=10, deck="breakfast 12*rest", waiting=[("utility_knife", 1)])
    table.do("reveal", "breakfast").deal()
    assert (len(table.names(0, "hand")), len(table.names(0, "discard"))) == (6, 3)
    assert table.names(0, "played") == ["breakfast", "utility_knife"]


@pytest.mark.rule("IC-140", "IC-141", "IC-023")
def test_utility_knife_doubles_at_any_depth() -> None:
    """Mush below the knife waits; its Lunch draws six, then Mush makes two moves."""
    table = Table().give(position=50, hand="4*move", deck="mush lunch 12*rest", waiting=[("utility_knife", 1)])
    table.do("reveal", "mush").deal().do("reveal", "lunch").deal()
    assert (len(table.names(0, "hand")), table.at()) == (6, 50 + 2 + 2 * 11 + 2)


@pytest.mark.rule("IC-140", "IC-141")
def test_utility_knife_and_dogs() -> None:
    """A dog is placed once; Polar Bear hurts twice; Damaged destroys itself once."""
    table = Table().give(position=50, hand="move", deck="polar_bear 3*rest", waiting=[("utility_knife", 1)])
    table.give(team="wheel_dog+dog_collar").do("reveal", "polar-bear", "lose rest")
    assert table.team() == "wheel_dog+dog_collar polar_bear"
    assert (table.racer().hypothermia, table.names(0, "discard").count("damaged")) == (2, 2)
    table = Table().give(position=50, hand="move", deck="damaged 3*rest", waiting=[("utility_knife", 1)])
    table.do("reveal", "damaged", "lose rest")
    assert table.names(0, "played") == ["utility_knife"]


@pytest.mark.rule("IC-141", "IC-056")
def test_what_was_doubled_stays_when_the_knife_fails() -> None:
    """Rest drew four before Mush's risk failed."""
    table = Table().give(position=50, deck="rest lunch 9*move", waiting=[("utility_knife", 1), ("mush", 2)])
    table.do("reveal", "rest").deal()
    assert len(table.names(0, "hand")) == 4
    table.racer().hand, table.s.destroyed = [], sorted(table.s.destroyed + table.racer().hand)
    assert table.do("reveal", "lunch").names(0, "played") == ["lunch", "mush", "rest", "utility_knife"]


@pytest.mark.rule("IC-158")
def test_all_in_shuffles_only_the_discard_pile() -> None:
    table = Table().give(position=50, deck="move", waiting=[("all_in", 1)], discard="mush damaged", played="lunch")
    assert table.do("reveal", "move").names(0, "deck") == ["damaged", "mush"]
    assert (table.names(0, "played"), table.at()) == (["all_in", "lunch", "move"], 50 + 2 + 11 + 2)


@pytest.mark.rule("IC-138", "IC-180")
def test_satiated_and_ibuprofin() -> None:
    """Satiated needs all three meals, also as its own risk; Ibuprofin any food, otherwise two damage."""
    table = Table().give(position=50, deck="dinner 2*lunch", hand="2*move", meals=0b011, waiting=[("satiated", 1)])
    assert table.do("reveal", "dinner").deal().pending == "ChooseDeck"
    hungry = Table().give(position=50, deck="move", meals=0b011, waiting=[("satiated", 1)]).do("reveal", "move")
    assert hungry.pending == "Turn"
    fed = Table().give(position=50, deck="venison_carpaccio 12*move", waiting=[("ibuprofin", 1)])
    assert fed.do("reveal", "venison-carpaccio").deal().pending == "LookDestroy"
    unfed = Table().give(position=50, deck="move", waiting=[("ibuprofin", 1)]).do("reveal", "move")
    assert unfed.names(0, "discard") == ["damaged", "damaged"]


@pytest.mark.rule("IC-156", "IC-180")
def test_surgery_needs_another_personal_card() -> None:
    """Its own risk card counts; itself does not."""
    table = Table().give(position=50, hand="surgery move", deck="band_aid 12*rest").do("play surgery", "lose rest")
    assert table.do("reveal", "band-aid", "see rest", "destroy rest").pending in ("LookCard", "LookDestroy")
    alone = Table().give(position=50, hand="surgery move", deck="2*move 12*rest").do("play surgery", "lose rest")
    assert alone.do("reveal", "move").pending == "Turn"


@pytest.mark.rule("IC-132", "IC-061")
def test_damaged_destroys_itself_or_is_scrapped() -> None:
    """Not another one in the played area."""
    table = Table().give(position=50, hand="damaged move", deck="rest", played="damaged")
    table.do("play damaged", "lose rest")
    assert (table.names(0, "played"), table.pile("destroyed").count("damaged")) == (["damaged"], 1)
    sled = Table().give(position=50, hand="new_sled damaged").do("play new-sled")
    assert "damaged" in sled.pile("destroyed")


@pytest.mark.parametrize(
    ("card", "question"),
    [
        pytest.param("dinner", "DrawCard", marks=pytest.mark.rule("IC-124")),
        pytest.param("dog_food", "DrawCard", marks=pytest.mark.rule("IC-106")),
        pytest.param("repair_sled", "ChooseDeck", marks=pytest.mark.rule("IC-119")),
        pytest.param("first_aid", "LookCard", marks=pytest.mark.rule("IC-122")),
        pytest.param("torch", "Recover", marks=pytest.mark.rule("IC-125")),
        pytest.param("leather_hide", "Recover", marks=pytest.mark.rule("IC-162")),
        pytest.param("dog_trap", "KillOwnDog", marks=pytest.mark.rule("IC-151")),
        pytest.param("referee", "TargetDog", marks=pytest.mark.rule("IC-152")),
        pytest.param("serenity", "DestroyFromHand", marks=pytest.mark.rule("IC-163")),
        pytest.param("stop_and_shop", "ChooseDeck", marks=pytest.mark.rule("IC-137")),
        pytest.param("new_sled", "ChooseDeck", marks=pytest.mark.rule("IC-139")),
    ],
)
def test_what_a_card_asks_for(card: str, question: str) -> None:
    table = Table(2).give(0, position=50, hand="mush 2*lunch", deck="5*rest 4*move", discard="move raw_venison")
    table.give(0, team="wheel_dog bear").give(1, position=90, team="bear cat")
    assert resolved(table, card).pending == question


@pytest.mark.rule("IC-051", "IC-157", "IC-176")
@pytest.mark.parametrize(("card", "squares"), [("move", 1 + 1), ("downhill_slide", 2 * (3 + 1))])
def test_movement_cards_add_speed(card: str, squares: int) -> None:
    """Some of them count the sum twice, as one move."""
    assert resolved(Table().give(position=50), card).at() == 50 + squares


@pytest.mark.rule("IC-047", "IC-143", "IC-135")
@pytest.mark.parametrize(
    ("card", "field"),
    [("sleeping_bag", "free_energy"), ("daylight_savings_time", "free_health"), ("vigilance", "immune")],
)
def test_what_lasts_until_the_next_new_day(card: str, field: str) -> None:
    table = Table().give(position=50)
    assert not getattr(table.racer(), field)
    assert getattr(resolved(table, card).racer(), field)


@pytest.mark.rule("IC-109")
def test_without_a_dog_to_sacrifice_the_rest_is_lost() -> None:
    table = resolved(Table().give(position=50, team="moose", deck="9*rest"), "eat_dog")
    assert (table.pending, table.names(0, "hand"), table.team()) == ("Turn", [], "moose")


@pytest.mark.rule("IC-103")
def test_starving_raises_the_meter_by_one() -> None:
    for before, after in ((2, 3), (7, 7)):
        table = Table().give(position=50, starvation=before)
        assert resolved(table, "travel_light").racer().starvation == after


@pytest.mark.rule("IC-141", "IC-132")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_damaged_destroys_only_itself_under_a_utility_knife(others: int) -> None:
    """Other Damaged cards, played without success before, stay in the played area until the next new day."""
    table = Table().give(position=50, hand="move", deck="damaged 3*rest", waiting=[("utility_knife", 1)])
    table.give(played=f"{others}*damaged" if others else "")
    destroyed = table.pile("destroyed").count("damaged")
    assert table.do("reveal", "damaged", "lose rest").names(0, "played") == ["damaged"] * others + ["utility_knife"]
    assert table.pile("destroyed").count("damaged") == destroyed + 1


@pytest.mark.rule("IC-062", "IC-138", "IC-156", "IC-180")
def test_played_today_counts_from_the_table_on() -> None:
    """A meal that failed counts, one that was discarded as payment does not; by the switch it is the other way."""
    assert Table().give(position=10, hand="lunch").do("play lunch").racer().ate is True
    assert Table().give(position=10, hand="first_aid").do("play first-aid").racer().personal == 1
    strict = Table(failed_cards_count_as_played=False).give(position=10, hand="lunch dinner 4*move", deck="9*rest")
    assert strict.do("play lunch", "pay move", "pay move").deal().racer().ate is True
    strict = Table(failed_cards_count_as_played=False).give(position=10, hand="lunch").do("play lunch")
    assert strict.racer().ate is False
    assert Table().give(position=10, hand="push lunch").do("play push").racer().ate is False


@pytest.mark.rule("IC-133", "IC-134", "IC-136", "IC-178")
def test_immunity() -> None:
    """Weather, cards of others and passing damage do nothing to the immune; their own cards do."""
    table = Table(3).give(0, position=10, hand="stab_in_the_dark thermostat 5*move", deck="9*rest")
    table.give(1, position=30, immune=True).give(2, position=40).do("play stab-in-the-dark").do("pay move").deal()
    assert [table.names(seat, "discard").count("damaged") for seat in range(3)] == [0, 0, 1]
    passing = Table(2).give(0, position=10, immune=True).give(1, position=11).do("pass")
    assert (passing.names(0, "discard"), passing.at(1)) == ([], 10)
    own = Table().give(position=50, hand="hitch_a_ride move", immune=True).do("play hitch-a-ride")
    assert own.names(0, "discard").count("damaged") == 1
    assert Table().give(position=50, immune=True).weather("wind").speed() == 1


@pytest.mark.rule("IC-150", "IC-178")
def test_hydrogen_sulfide_and_ice_box() -> None:
    """Each other player gets one point, Lead Dog or not, on Start too; nobody starves on the lake."""
    table = Table(4, legs={3: "blizzard", 2: "frozen_lake"})
    table.give(0, position=60, hand="hydrogen_sulfide ice_box 6*move", deck="8*lunch")
    table.give(1, position=40, team="lead_dog", hypothermia=1).give(2, position=20, starvation=1)
    table.do("play hydrogen-sulfide", "pay move", "pay move").deal()
    assert [table.racer(seat).starvation for seat in range(4)] == [0, 1, 1, 1]
    table.do("pass", "pass", "pass").give(1, position=40, hypothermia=6).give(2, position=20, hypothermia=0)
    table.give(3, position=0).do("play ice-box").deal()
    assert [table.racer(seat).hypothermia for seat in range(4)] == [0, 7, 1, 1]
