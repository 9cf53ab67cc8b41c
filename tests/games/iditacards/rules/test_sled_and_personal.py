"""Iditacards: sled, personal, food and utility cards."""

import pytest
from tests.games.iditacards.table import Table, real_game

from ludoteca.games.iditacards.cards import TYPES


@pytest.mark.rule("IC-119", "IC-120", "IC-121")
def test_adding_is_compulsory_taking_is_not() -> None:
    """Upgrade Sled: three cards of one deck come, then up to one old or new may be taken, into the discard pile."""
    table = Table().give(position=50, hand="upgrade_sled 2*move", deck="2*rest").supply("torch")
    table.do("play upgrade-sled", "lose rest", "lose rest")
    assert (table.pending, len(table.s.answers)) == ("ChooseDeck", 4)
    table.do("deck attack")
    added = 0
    while table.pending == "AddToSupply":
        table.s.choose(table.s.answers[0])
        added += 1
    assert (added, len(table.s.supply)) == (3, 4)
    assert set(table.pile("supply")) - {"torch"} <= {
        table.game.content.ids[card] for card in table.game.content.decks.upgrades[1]
    }
    assert table.offers("nothing")
    table.do("take torch")
    assert (table.pending, "torch" in table.names(0, "discard")) == ("Turn", True)


@pytest.mark.rule("IC-120")
def test_a_short_deck_adds_what_it_has() -> None:
    """Two cards left: two are added; an empty one cannot be chosen."""
    table = Table().give(position=50, hand="upgrade_sled 2*move", deck="2*rest").upgrade(0, "push haste").upgrade(1, "")
    table.do("play upgrade-sled", "lose rest", "lose rest")
    assert not table.offers("attack")
    table.do("deck speed").deal()
    assert table.pile("supply") == ["haste", "push"]


@pytest.mark.rule("IC-120", "IC-155")
def test_improvise_chooses_no_deck_unless_robodog_helps() -> None:
    """Nothing is added; one card may be taken. With Robodog one is added and two may be taken."""
    table = Table().give(position=50, hand="improvise").supply("push haste").do("play improvise")
    assert table.pending == "TakeFromSupply"
    table.do("take push")
    assert table.pending == "Turn"
    helped = Table().give(position=50, hand="improvise", team="robodog").supply("push haste").do("play improvise")
    assert helped.pending == "ChooseDeck"
    helped.do("deck attack").deal()
    assert len(helped.s.supply) == 3
    helped.do("take push", "take haste")
    assert helped.pending == "Turn"


@pytest.mark.rule("IC-154", "IC-155")
def test_here_boy_searches_for_a_dog() -> None:
    """Cards are turned up to and including the first dog, fake or not, or the end of the deck."""
    table = Table().give(position=50, deck="move", waiting=[("here_boy", 1)]).upgrade(0, "push haste bear rush")
    table.do("reveal", "move", "deck speed", "add push", "add haste", "add bear")
    assert (table.pending, table.pile("supply")) == ("TakeFromSupply", ["bear", "haste", "push"])
    table.do("take bear")
    assert table.pending == "Turn"
    more = Table().give(position=50, deck="move", waiting=[("here_boy", 1)], team="robodog").upgrade(0, "bear 2*push")
    more.do("reveal", "move", "deck speed", "add bear", "add push")
    assert (more.pending, more.pile("supply")) == ("TakeFromSupply", ["bear", "push"])
    none = Table().give(position=50, deck="move", waiting=[("here_boy", 1)]).upgrade(0, "2*push")
    none.do("reveal", "move", "deck speed", "add push", "add push")
    assert none.pending == "TakeFromSupply"


@pytest.mark.rule("IC-139", "IC-046", "IC-155")
@pytest.mark.parametrize(("team", "more"), [("wheel_dog", 0), ("robodog", 1)])
def test_new_sled(team: str, more: int) -> None:
    """Hypothermia 2, four cards: one is paid, two destroyed, two added, up to two taken; one more with Robodog."""
    table = Table().give(position=50, hand="new_sled move rest lunch", hypothermia=2, team=team)
    destroyed = len(table.s.destroyed)
    table.do("play new-sled", "pay move")
    assert (len(table.s.destroyed), table.names(0, "hand")) == (destroyed + 2, [])
    table.do("deck survivor").deal()
    assert len(table.s.supply) == 2 + more
    taken = 0
    while table.pending == "TakeFromSupply":
        table.s.choose(table.s.answers[1])
        taken += 1
    assert taken == 2 + more
    assert (len(table.names(0, "discard")), table.names(0, "played")) == (1 + taken, ["new_sled"])


@pytest.mark.rule("IC-139", "IC-097")
def test_new_sled_with_hypothermia_one_costs_nothing() -> None:
    """Three cards are destroyed."""
    table = (
        Table()
        .give(position=50, hand="new_sled move rest lunch", hypothermia=1)
        .do("play new-sled", "deck speed")
        .deal()
    )
    assert len(table.s.supply) == 3


@pytest.mark.rule("IC-122", "IC-130")
def test_first_aid() -> None:
    """Look at three, destroy up to one; the others are discarded or shuffled back as one likes."""
    table = Table().give(position=50, hand="first_aid 2*move", deck="3*lunch mush dinner breakfast")
    table.do("play first-aid", "lose lunch", "lose lunch", "see mush", "see dinner", "see breakfast")
    assert (table.pending, len(table.s.answers)) == ("LookDestroy", 4)
    table.do("destroy mush")
    assert table.pending == "LookDiscard"
    table.do("discard dinner", "done")
    assert (table.names(0, "deck"), "dinner" in table.names(0, "discard")) == (["breakfast", "lunch"], True)
    assert "mush" in table.pile("destroyed")


@pytest.mark.rule("IC-012", "IC-122")
def test_looked_at_cards_are_seen_by_their_owner_only() -> None:
    """Another seat sees how many."""
    table = Table(2).give(0, position=50, hand="band_aid", deck="mush lunch").do("play band-aid", "see mush")
    assert table.s.view(0)["players"][0]["own"]["looking"] == ["mush"]
    assert table.s.view(1)["players"][0]["own"] is None
    assert table.s.view(1)["players"][0]["looking"] == 1


@pytest.mark.rule("IC-123")
def test_a_short_deck_shows_what_it_has() -> None:
    """Bandage with two cards shows two, without chance; with none nothing happens."""
    table = Table().give(position=50, hand="bandage move", deck="mush lunch").do("play bandage")
    assert (table.pending, len(table.s.answers)) == ("LookDestroy", 3)
    empty = Table().give(position=50, hand="bandage move").do("play bandage")
    assert empty.pending == "Turn"


@pytest.mark.rule("IC-142", "IC-155")
def test_meditate() -> None:
    """The whole deck is seen, any set discarded, nothing destroyed; with Puppy one may be destroyed."""
    table = Table().give(position=50, hand="meditate move", deck="2*lunch 2*mush 3*rest 3*move dinner")
    table.do("play meditate", "lose dinner")
    assert table.pending == "LookDiscard"
    table.do("discard mush", "discard mush", "discard rest", "done")
    assert table.names(0, "deck") == ["lunch", "lunch", "move", "move", "move", "rest", "rest"]
    puppy = Table().give(position=50, hand="meditate move", deck="2*lunch mush", team="puppy")
    puppy.do("play meditate", "lose lunch", "destroy mush")
    assert puppy.pending == "LookDiscard"


@pytest.mark.rule("IC-155")
def test_puppy_looks_at_one_more_and_destroys_one_more() -> None:
    """Band Aid looks at two and may destroy two."""
    table = Table().give(position=50, hand="band_aid", deck="mush lunch rest", team="puppy")
    table.do("play band-aid", "see mush", "see lunch", "destroy mush", "destroy lunch")
    assert table.pending == "Turn"


@pytest.mark.rule("IC-124")
def test_the_types() -> None:
    """Seven types of the book, and damage."""
    assert TYPES == ("dog", "attachment", "sled", "personal", "food", "movement", "utility", "damage")
    cards = real_game().content.cards
    assert [card for card, kind in enumerate(cards.types) if TYPES[kind] == "damage"] == [cards.damaged]


@pytest.mark.rule("IC-125", "IC-162")
def test_recover_and_leather_hide() -> None:
    """Up to three of choice, each to hand or deck; then every venison, which cannot be left."""
    table = Table().give(position=50, deck="move", waiting=[("leather_hide", 1)])
    table.give(discard="mush lunch raw_venison venison_steak").do(
        "reveal", "move", "recover hand mush", "recover deck lunch"
    )
    table.do("done")
    assert table.pending == "RecoverVenison"
    assert not table.offers("done")
    table.do("recover hand raw-venison", "recover deck venison-steak")
    assert (table.names(0, "hand"), table.names(0, "deck")) == (["mush", "raw_venison"], ["lunch", "venison_steak"])
    assert table.names(0, "discard") == []


@pytest.mark.rule("IC-125")
def test_recover_stops_at_its_number() -> None:
    """Torch: two."""
    table = Table().give(position=50, hand="torch", discard="3*move").do("play torch", "hand move", "hand move")
    assert (table.pending, table.names(0, "discard")) == ("Turn", ["move"])


@pytest.mark.rule("IC-163")
def test_serenity_and_out_of_control() -> None:
    """Serenity destroys none or one; Out of Control moves, then takes five damage."""
    table = (
        Table()
        .give(position=50, hand="serenity mush lunch move", deck="2*rest")
        .do("play serenity", "pay move", "lose rest")
    )
    assert (table.pending, len(table.s.answers)) == ("DestroyFromHand", 3)
    assert table.do("nothing").names(0, "hand") == ["lunch", "mush"]
    wild = Table().give(position=50, hand="out_of_control", deck="2*rest").do("play out-of-control", "lose rest")
    assert (wild.at(), wild.names(0, "discard").count("damaged")) == (50 + 21 + 2, 5)


@pytest.mark.rule("IC-158")
def test_all_in_shuffles_only_the_discard_pile() -> None:
    """The played area stays; Damaged shuffled in ends no turn."""
    table = Table().give(position=50, deck="move", waiting=[("all_in", 1)], discard="mush damaged", played="lunch")
    table.do("reveal", "move")
    assert table.names(0, "deck") == ["damaged", "mush"]
    assert (table.names(0, "played"), table.at()) == (["all_in", "lunch", "move"], 50 + 2 + 11 + 2)


@pytest.mark.rule("IC-138", "IC-180")
def test_satiated_and_ibuprofin() -> None:
    """Satiated needs all three meals, also as its own risk; Ibuprofin any food, otherwise two damage."""
    table = Table().give(position=50, deck="dinner 2*lunch", hand="2*move", meals=0b011, waiting=[("satiated", 1)])
    table.do("reveal", "dinner").deal()
    assert table.pending == "ChooseDeck"
    hungry = Table().give(position=50, deck="move", meals=0b011, waiting=[("satiated", 1)]).do("reveal", "move")
    assert hungry.pending == "Turn"
    fed = Table().give(position=50, deck="venison_carpaccio 12*move", waiting=[("ibuprofin", 1)])
    fed.do("reveal", "venison-carpaccio").deal()
    assert fed.pending == "LookDestroy"
    unfed = Table().give(position=50, deck="move", waiting=[("ibuprofin", 1)]).do("reveal", "move")
    assert unfed.names(0, "discard") == ["damaged", "damaged"]


@pytest.mark.rule("IC-156", "IC-180")
def test_surgery_needs_another_personal_card() -> None:
    """Its own risk card counts; itself does not."""
    table = Table().give(position=50, hand="surgery move", deck="band_aid 12*rest").do("play surgery", "lose rest")
    table.do("reveal", "band-aid", "see rest", "destroy rest")
    assert table.pending in ("LookCard", "LookDestroy")
    alone = Table().give(position=50, hand="surgery move", deck="2*move 12*rest").do("play surgery", "lose rest")
    alone.do("reveal", "move")
    assert alone.pending == "Turn"


@pytest.mark.rule("IC-126", "IC-127")
def test_taking_damage_ends_no_turn_and_stops_with_the_deck() -> None:
    """Whale Meat's damage goes to the discard pile; with an empty damage deck there is none."""
    table = Table().give(position=50, hand="hitch_a_ride move").damage(0).do("play hitch-a-ride")
    assert (table.names(0, "discard"), table.at()) == (["move"], 50 + 7 + 2)
    table = (
        Table().give(position=50, hand="out_of_control", deck="rest").damage(2).do("play out-of-control", "lose rest")
    )
    assert table.names(0, "discard").count("damaged") == 2


@pytest.mark.rule("IC-127", "IC-019")
@pytest.mark.parametrize(("returns", "left"), [(False, 0), (True, 1)])
def test_destroyed_damage_returns_only_by_the_switch(returns: bool, left: int) -> None:
    """A destroyed Damaged card is out of the game, or back in its deck."""
    table = Table(destroyed_damage_returns=returns).give(position=50, hand="damaged move", deck="rest").damage(0)
    table.do("play damaged", "lose rest")
    assert len(table.s.damage_deck) == left


@pytest.mark.rule("IC-128", "IC-129")
def test_damaged_in_a_health_payment() -> None:
    """Discarding stops at it: what was discarded stays, the rest of the deck is untouched, no effect."""
    table = (
        Table()
        .give(position=50, hand="breakfast", deck="move damaged 2*rest")
        .do("play breakfast", "lose move", "lose damaged")
    )
    assert table.names(0, "discard") == ["damaged", "move"]
    assert (table.names(0, "deck"), table.names(0, "hand"), table.at()) == (["rest", "rest"], [], 52)
    stack = Table().give(position=50, deck="breakfast damaged 3*rest", waiting=[("husky", 1), ("mush", 1)])
    stack.do("reveal", "breakfast", "lose damaged")
    assert stack.names(0, "played") == ["breakfast", "husky", "mush"]


@pytest.mark.rule("IC-130")
def test_discarding_damaged_after_a_look() -> None:
    """All is sorted first; then the rest of the card is skipped and the stack fails. Destroying or keeping is safe."""
    table = Table().give(position=50, hand="move", deck="caffeine damaged 2*lunch 3*rest", waiting=[("mush", 1)])
    table.do("reveal", "caffeine", "lose rest", "lose rest", "lose rest", "see damaged", "see lunch", "done")
    table.do("discard damaged")
    assert table.pending == "LookDiscard"
    table.do("discard lunch")
    assert (table.pending, table.at()) == ("Turn", 52)
    assert table.names(0, "played") == ["caffeine", "mush"]
    for answer in ("destroy damaged", "done"):
        safe = Table().give(position=50, hand="caffeine", deck="damaged 4*rest").do("play caffeine")
        safe.do("lose rest", "lose rest", "lose rest")
        safe.do(answer)
        if safe.pending == "LookDiscard":
            safe.do("done")
        assert safe.pending == "Recover"


@pytest.mark.rule("IC-132")
def test_playing_damaged_destroys_it() -> None:
    """For one energy and one health; personal cards and New Sled can destroy it too."""
    table = Table().give(position=50, hand="damaged move", deck="rest").do("play damaged", "lose rest")
    assert (table.names(0, "played"), "damaged" in table.pile("destroyed")) == ([], True)
    sled = Table().give(position=50, hand="new_sled damaged").do("play new-sled")
    assert "damaged" in sled.pile("destroyed")


@pytest.mark.rule("IC-133", "IC-134", "IC-136", "IC-178")
def test_immunity() -> None:
    """Weather, cards of others and passing damage do nothing to the immune; own cards do."""
    table = Table(3).give(0, position=10, hand="stab_in_the_dark thermostat 5*move", deck="9*rest")
    table.give(1, position=30, immune=True).give(2, position=40).do("play stab-in-the-dark").do("pay move").deal()
    assert [table.names(seat, "discard").count("damaged") for seat in range(3)] == [0, 0, 1]
    passing = Table(2).give(0, position=10, immune=True).give(1, position=11).do("pass")
    assert (passing.names(0, "discard"), passing.at(1)) == ([], 10)
    own = Table().give(position=50, hand="hitch_a_ride move", immune=True).do("play hitch-a-ride")
    assert own.names(0, "discard").count("damaged") == 1
    wind = Table().give(position=50, immune=True).weather("wind")
    assert wind.speed() == 1


@pytest.mark.rule("IC-133")
def test_immunity_by_a_leg_is_judged_where_one_passes() -> None:
    """Passing on the town's square costs nothing, passing before it does."""
    table = (
        Table(3, legs={3: "town", 2: "hills"})
        .give(0, position=34, team="bear")
        .give(1, position=35)
        .give(2, position=37)
    )
    table.do("pass")
    assert table.at(0) == 34 + 1 + 3 + 1
    assert table.names(0, "discard").count("damaged") == 1
    assert (table.at(1), table.at(2)) == (34, 36)


@pytest.mark.rule("IC-178", "IC-127")
def test_with_too_few_damaged_cards_the_first_in_order_get_them() -> None:
    """Two left, three others: the third gets none; players on Start are included."""
    table = Table(4).give(0, position=50, hand="stab_in_the_dark move", deck="rest").give(2, position=60).damage(2)
    table.do("play stab-in-the-dark", "lose rest")
    assert [table.names(seat, "discard").count("damaged") for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("IC-175", "IC-176")
def test_every_card_shows_its_costs_and_type() -> None:
    """All 114 cards have energy, health, risk, a type, and an effect or a lasting bonus."""
    cards = real_game().content.cards
    assert len(cards.ids) == 114
    assert [len(costs) for costs in cards.costs] == [114] * 3
    assert len(cards.types) == 114
