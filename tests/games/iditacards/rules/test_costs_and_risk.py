"""Iditacards: energy, health, and payments that fail."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.games.iditacards.rules.costs_and_risk import cost
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, RISK


def costs(table: Table, card: str) -> list[int]:
    return [cost(table.s, 0, table.number(card), kind) for kind in (ENERGY, HEALTH, RISK)]


@pytest.mark.rule("IC-038", "IC-039", "IC-040", "IC-041", "IC-043")
def test_energy_from_the_hand_then_health_from_the_deck() -> None:
    """Dinner asks for two cards of the hand, chosen, then loses two of the deck; there is no way out of paying."""
    table = Table().give(position=10, hand="dinner move lunch rest", deck="2*mush 8*rest")
    table.do("play dinner")
    assert (table.pending, len(table.s.answers)) == ("PayEnergy", 3)
    table.do("pay move")
    assert (table.pending, len(table.s.answers)) == ("PayEnergy", 2)
    table.do("pay rest")
    assert table.pending == "LoseCard"
    table.do("lose mush", "lose rest")
    assert table.names(0, "discard") == ["move", "mush", "rest", "rest"]
    table.deal()
    assert len(table.names(0, "hand")) == 1 + 7


@pytest.mark.rule("IC-040", "IC-042", "IC-049")
def test_each_cost_is_all_or_nothing() -> None:
    """Too few cards in hand: nothing is discarded. Too few in the deck: energy stays paid, the deck is untouched."""
    table = Table().give(position=10, hand="lunch move", deck="3*rest").do("play lunch")
    assert [table.names(0, pile) for pile in ("hand", "discard", "played")] == [["move"], [], ["lunch"]]
    table = Table().give(position=10, hand="dinner 2*move", deck="rest").do("play dinner")
    assert table.names(0, "discard") == ["move", "move"]
    assert (table.names(0, "deck"), table.names(0, "played")) == (["rest"], ["dinner"])
    assert (table.pending, table.at()) == ("Turn", 12)


@pytest.mark.rule("IC-044", "IC-098")
def test_energy_is_computed_after_the_personal_card_has_helped() -> None:
    """Hypothermia 2, First Aid: at once 1, so two cards of energy and not three."""
    table = Table().give(position=10, hand="first_aid 2*move", deck="6*rest", hypothermia=2)
    table.do("play first-aid", "lose rest", "lose rest")
    assert table.racer().hypothermia == 1
    assert table.names(0, "discard") == ["move", "move", "rest", "rest"]


@pytest.mark.rule("IC-044", "IC-104")
def test_health_is_computed_after_the_food_has_helped() -> None:
    """Starvation 2, Breakfast: at once 1, so three cards of health and not four."""
    table = Table().give(position=10, hand="breakfast", deck="9*rest", starvation=2)
    assert table.do("play breakfast", "lose rest", "lose rest", "lose rest").pending == "DrawCard"


@pytest.mark.rule("IC-045", "IC-046", "IC-097", "IC-102")
@pytest.mark.parametrize("points", range(8))
def test_cost_is_printed_plus_meter_less_reductions(points: int) -> None:
    """Against the formula: every second point adds one, also to a printed 0; never below 0."""
    table = Table().give(position=10, hypothermia=points, starvation=points)
    more = points // 2
    printed = {"move": (0, 0, 0), "husky": (2, 2, 2), "damaged": (1, 1, 0), "breakfast": (0, 3, 0)}
    for card, (energy, health, risk) in printed.items():
        assert costs(table, card) == [energy + more, health + more, risk]
    table.give(team="cute_dog+harness smart_dog+coat")
    for card, (energy, health, risk) in printed.items():
        assert costs(table, card) == [max(0, energy + more - 2), max(0, health + more - 2), risk]


@pytest.mark.rule("IC-047", "IC-143")
def test_sleeping_bag_and_daylight_make_costs_nothing() -> None:
    table = Table().give(position=10, hand="sleeping_bag move", deck="9*rest", hypothermia=1)
    table.do("play sleeping-bag", "lose rest", "lose rest", "lose rest").give(hypothermia=6)
    assert (costs(table, "mush"), costs(table, "out_of_control")) == ([0, 2, 1], [0, 1, 0])
    table.give(hand="daylight_savings_time", starvation=5, hypothermia=0).do("play daylight-savings-time")
    table.do("lose rest", "lose rest", "lose rest")
    assert costs(table, "breakfast") == [0, 0, 0]
    table.do("new day", "snow").deal().give(starvation=0, hypothermia=0)
    assert (costs(table, "mush"), costs(table, "breakfast")) == ([2, 2, 1], [0, 3, 0])


@pytest.mark.rule("IC-048")
def test_energy_all_is_the_whole_hand() -> None:
    """Meters and reductions do not change it; an empty hand pays it; Damaged in it makes it fail."""
    table = Table().give(position=10, hand="desperate_times 3*move", hypothermia=7, team="cute_dog")
    assert costs(table, "desperate_times") == [ALL, 0, 0]
    table.do("play desperate-times")
    assert (table.names(0, "discard"), table.pending) == (["move"] * 3, "ChooseDeck")
    assert Table().give(position=10, hand="desperate_times").do("play desperate-times").pending == "ChooseDeck"
    damaged = Table().give(position=10, hand="desperate_times damaged move").do("play desperate-times")
    assert (damaged.names(0, "hand"), damaged.pending) == (["damaged", "move"], "Turn")


@pytest.mark.rule("IC-131")
def test_damaged_cannot_pay_energy() -> None:
    table = Table().give(position=10, hand="push move rest damaged").do("play push")
    assert (table.pending, table.offers("damaged")) == ("PayEnergy", False)
    broke = Table().give(position=10, hand="push damaged").do("play push")
    assert (broke.names(0, "hand"), broke.at()) == (["damaged"], 12)


@pytest.mark.rule("IC-159")
def test_dog_collar_lowers_risk_when_it_is_computed() -> None:
    """Husky waits for one; a card that waits keeps its number when the collar goes."""
    table = Table().give(position=10, hand="husky 2*move", deck="9*rest", team="wheel_dog+dog_collar")
    assert costs(table, "husky") == [2, 2, 1]
    table.do("play husky", "lose rest", "lose rest")
    assert table.racer().owed == [1]
    assert table.do("take off dog-collar").racer().owed == [1]


@pytest.mark.rule("IC-058", "IC-159")
def test_risk_nought_takes_effect_at_once() -> None:
    """Mush with a collar moves in the turn in which it is played."""
    table = Table().give(position=10, hand="mush 2*move", deck="3*rest", team="wheel_dog+dog_collar")
    assert table.do("play mush", "lose rest", "lose rest").at() == 10 + 11 + 2


@pytest.mark.rule("IC-012", "IC-131")
def test_a_failed_payment_tells_of_damage_in_the_hand() -> None:
    """A player who holds two cards and cannot pay one must hold two Damaged."""
    table = Table(2).give(position=10, hand="push 2*damaged").give(1, position=5)
    table.do("play push")
    assert table.s.view(1)["known"] == [{"place": 0, "card": "damaged"}] * 2


@pytest.mark.rule("IC-128", "IC-129")
def test_damaged_in_a_health_payment() -> None:
    """Discarding stops at it: what was discarded stays, the rest of the deck is untouched, no effect."""
    table = Table().give(position=50, hand="breakfast", deck="move damaged 2*rest")
    assert table.do("play breakfast", "lose move", "lose damaged").names(0, "discard") == ["damaged", "move"]
    assert (table.names(0, "deck"), table.names(0, "hand"), table.at()) == (["rest", "rest"], [], 52)
    stack = Table().give(position=50, deck="breakfast damaged 3*rest", waiting=[("husky", 1), ("mush", 1)])
    assert stack.do("reveal", "breakfast", "lose damaged").names(0, "played") == ["breakfast", "husky", "mush"]


@pytest.mark.rule("IC-097", "IC-102")
def test_meter_tables() -> None:
    """Odd points cost speed, even points raise the cost."""
    table = Table().give(position=50, team="")
    for meter in ("hypothermia", "starvation"):
        speeds = [table.give(**{meter: points}).speed() for points in range(8)]
        table.give(**{meter: 0})
        assert speeds == [0, -1, -1, -2, -2, -3, -3, -4]


@pytest.mark.rule("IC-018")
def test_a_played_card_stays_in_the_played_area() -> None:
    """It is not in the discard pile while its effect runs, so it cannot recover itself."""
    table = Table().give(position=10, hand="torch", discard="mush")
    assert not table.do("play torch").offers("torch")
    table.do("done")
    assert (table.names(0, "played"), table.names(0, "discard")) == (["torch"], ["mush"])


@pytest.mark.rule("IC-013")
def test_the_card_played_is_the_action_of_the_turn() -> None:
    table = Table(2).give(0, position=10, hand="move mush").give(1, position=5).do("play move")
    assert (table.names(0, "hand"), table.names(0, "played"), table.player) == (["mush"], ["move"], 1)


@pytest.mark.rule("IC-177")
def test_cards_of_the_deck_come_at_random() -> None:
    table = Table().give(position=10, hand="breakfast", deck="3*move 2*mush").do("play breakfast")
    assert (table.pending, table.odds) == ("LoseCard", {"move": 3, "mush": 2})
    table = Table().give(position=10, deck="3*move 2*mush lunch", waiting=[("husky", 1)]).do("reveal")
    assert (table.pending, table.odds) == ("RevealCard", {"move": 3, "mush": 2, "lunch": 1})


@pytest.mark.rule("IC-050", "IC-059", "IC-081")
@pytest.mark.parametrize(("position", "waiting"), [(46, ["husky"]), (40, [])])
def test_a_card_with_risk_waits_or_fails(position: int, waiting: list[str]) -> None:
    """Nothing is revealed on the turn in which it is played; on the rope bridge it fails."""
    table = Table(legs={3: "rope_bridge"})
    table.give(position=position, hand="husky 2*move", deck="rest lunch mush breakfast").do("play husky").deal()
    assert (table.names(0, "waiting"), len(table.names(0, "deck"))) == (waiting, 2)


@pytest.mark.rule("IC-050", "IC-059")
def test_a_risk_is_paid_on_the_next_turns_one_card_each() -> None:
    table = Table().give(position=10, hand="husky 2*move", deck="9*move", team="")
    table.do("play husky", "lose move", "lose move")
    assert (table.pending, table.racer().owed) == ("Turn", [2])
    table.do("reveal", "move")
    assert (table.pending, table.racer().owed) == ("Turn", [1])
    table.do("reveal", "move")
    assert (table.team(), table.racer().owed) == ("husky", [])


@pytest.mark.rule("IC-051")
def test_a_revealed_card_is_played_in_full() -> None:
    table = Table().give(position=10, hand="2*move", deck="lunch 3*rest", waiting=[("mush", 2)], starvation=2)
    table.do("reveal", "lunch")
    assert (table.racer().starvation, table.names(0, "discard")) == (1, ["move", "move"])
    assert table.deal().names(0, "hand") == ["rest"] * 3


@pytest.mark.rule("IC-052")
def test_the_waiting_card_comes_after_its_last_risk_card() -> None:
    """Rest draws before Dog Food counts the hand and the team; both in the same turn."""
    table = Table().give(position=10, deck="rest 5*move", waiting=[("mush", 1)], team="")
    table.do("reveal", "rest")
    assert (table.pending, table.at()) == ("DrawCard", 10)
    assert table.do("draw move", "draw move").at() == 10 + 10 + 1


@pytest.mark.rule("IC-053")
def test_risks_stack_and_resolve_from_the_top() -> None:
    """Dog Trap (2): Move; Mush, which waits for 1; Breakfast. Then Breakfast, Mush and Dog Trap in one turn."""
    table = Table(2).give(0, position=10, hand="dog_trap 2*lunch", team="wheel_dog").give(1, position=90, team="bear")
    table.give(0, deck="move mush 12*rest breakfast").do("play dog-trap", "pass", "reveal", "move", "pass")
    assert table.racer().owed == [1]
    table.do("reveal", "mush", "lose rest", "lose rest", "pass")
    assert (table.racer().owed, len(table.racer().waiting)) == ([1, 1], 2)
    before = table.at()
    table.do("reveal", "breakfast", "lose rest", "lose rest", "lose rest", "draw rest", "draw rest", "draw rest")
    assert (table.racer().waiting, table.team(1), table.at()) == ([], "", before + 11 + 2)
    assert table.names(0, "played") == ["breakfast", "dog_trap", "move", "mush"]


@pytest.mark.rule("IC-057")
def test_an_empty_deck_fails_the_reveal() -> None:
    table = Table().give(position=10, waiting=[("husky", 1)])
    assert table.offers("new day")
    table.do("reveal")
    assert (table.names(0, "played"), table.pending) == (["husky"], "Turn")


@pytest.mark.rule("IC-061", "IC-132")
def test_damaged_as_risk() -> None:
    """Paid with one energy and one health it is destroyed and counts."""
    table = Table().give(position=10, hand="move", deck="damaged 2*rest", waiting=[("husky", 1)])
    table.do("reveal", "damaged", "lose rest")
    assert "damaged" in table.pile("destroyed")
    assert (table.team(), table.names(0, "played")) == ("wheel_dog husky", [])


@pytest.mark.rule("IC-164")
def test_reliable_dog_keeps_the_first_card_and_dies_of_failure() -> None:
    """The first card of each risk goes to the hand and counts; a failing stack kills the dog, a new day does not."""
    table = Table(retired_cards=True)
    table.give(position=10, team="reliable_dog", deck="2*rest lunch", waiting=[("husky", 2)]).do("reveal", "lunch")
    assert (table.names(0, "hand"), table.racer().owed) == (["lunch"], [1])
    assert table.do("reveal", "rest").deal().team() == "reliable_dog husky"
    failing = Table(retired_cards=True).give(position=10, team="reliable_dog wheel_dog", waiting=[("husky", 1)])
    assert failing.do("reveal").team() == "wheel_dog"
    resting = Table(retired_cards=True).give(position=10, team="reliable_dog", waiting=[("husky", 1)])
    assert resting.do("new day", "snow").deal().team() == "reliable_dog"
    saved = Table(retired_cards=True).give(position=10, team="reliable_dog+armour", waiting=[("husky", 1)])
    assert saved.do("reveal").team() == "reliable_dog"


@pytest.mark.rule("IC-081")
def test_risks_always_fail_here() -> None:
    """A card with risk pays energy and health, then fails; a waiting stack fails without turning a card."""
    table = Table(legs={3: "rope_bridge"}).give(position=40, hand="husky 2*move", deck="rest lunch")
    table.do("play husky").deal()
    assert (table.names(0, "played"), len(table.names(0, "discard"))) == (["husky"], 4)
    stack = Table(legs={3: "rope_bridge"}).give(position=40, deck="move", waiting=[("husky", 1)])
    stack.do("reveal")
    assert (stack.names(0, "deck"), stack.names(0, "played")) == (["move"], ["husky"])
    elsewhere = Table(legs={3: "rope_bridge"}).give(position=46, deck="move", waiting=[("husky", 1)])
    assert elsewhere.do("reveal", "move").team() == "wheel_dog husky"


@pytest.mark.rule("IC-040", "IC-045", "IC-159")
def test_the_view_says_what_energy_is_paid_for_and_why() -> None:
    table = (
        Table().give(position=10, hypothermia=2, hand="dinner move mush rest lunch", deck="9*rest").do("play dinner")
    )
    due = table.s.view(0)["paying"]
    printed = table.s.content.cards.costs[ENERGY][table.s.content.ids.index("dinner")]
    assert due == {"card": "dinner", "cost": printed + due["cold"], "printed": printed, "cold": 1, "less": 0}
    table.s.choose(table.s.answers[0])
    assert table.s.view(None)["paying"] == due
    assert Table().s.view(0)["paying"] is None
