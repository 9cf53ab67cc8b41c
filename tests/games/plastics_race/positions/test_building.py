"""Positions of European Plastic's Race that somebody builds."""

from typing import Any

import pytest
from tests.games.plastics_race.race import the_game
from tests.support.building import leads_on

from ludoteca.engine import BadPosition, Rng
from ludoteca.positions import position

ATHENS = {"city": "athens", "starting_seat": "1"}
AT_BIN = {
    "path": ["athens/piraeus-korydallos"],
    "players": {0: {"truck": "athens/piraeus"}, 1: {"hand": ["purple_puncture", "wild"]}},
}
DICE = [
    f"athens/{die}" for die in ("liosia-fyli:red", "fyli-kamatero:blue", "marousi-plant:red", "nionia-galatsi:blue")
]


def hand(*cards: str, seat: int = 0) -> dict[str, Any]:
    return {"players": {seat: {"hand": list(cards)}}}


def everywhere(kind: str) -> list[str]:
    """As many tokens as there are, on sections that can be gone round."""
    content = the_game().content
    city = content.cities[content.city_ids.index("athens")]
    if kind == "works":
        return [content.streets.section_ids[section] for section in city.touchable[::8]][: content.works]
    return [content.streets.arrow_ids[arrow] for arrow in list(city.arrows)[::17]][: content.one_ways]


def at(node: str, *cards: str) -> dict[str, Any]:
    """Seat 0 is there with these cards."""
    city, me = node.partition("/")[0], {"truck": node, "hand": list(cards)}
    return {"players": 2, "options": {"city": city}, "state": {"players": {0: me}}}


LANE = "berlin/alex-frankfurter"
RED_CARDS = hand("red_ask", "red_police", seat=1)
TWO: dict[str, Any] = {"players": 2, "options": ATHENS}
QUESTIONS: dict[str, dict[str, Any]] = {
    "Main": {**TWO, "turn": 1},
    "ChooseLight": {"players": 3, "options": {"city": "victoria", "starting_seat": "1"}, "turn": 1},
    "Discard": {**TWO, "turn": 1},
    "Pay": {**TWO, "carries": {"section": "athens/vyronas-syntagma"}, "state": hand("wild", "red_ask", "red_police")},
    "SpendCard": {
        **TWO,
        "carries": {"more": 1, "colour": None, "halves": 0},
        "state": {**hand("blue_works", "green_steal", "red_ask"), "run_colour": "red"},
    },
    "NameColour": {**at("paris/etoile", "wild"), "carries": {"section": "paris/etoile-concorde", "payment": "wild"}},
    "ChooseLaneColour": {**at("berlin/alex", "wild", "wild", "red_ask"), "carries": {"section": LANE}},
    "PayHalf": {**at("berlin/alex", "wild", "wild", "red_ask"), "carries": {"colour": "red", "halves": 1}},
    "TakeShortcut": TWO,
    "LiftDie": {**TWO, "state": {"dice": DICE}},
    "PlaceDie": {**TWO, "state": {"rolled": ["red", "blue"]}},
    "ChangeDie": {**TWO, "state": {"dice": DICE}},
    "ChooseOpponent": {**TWO, "players": 3, "carries": {"effect": "ask", "card": None}},
    "NameCard": {**TWO, "carries": {"asked": 1}},
    "GiveCard": {**TWO, "asked": 1, "carries": {"asker": 0, "wanted": "red"}, "state": RED_CARDS},
    "TakeCard": {**TWO, "carries": {"asked": 1, "wanted": "red"}, "state": RED_CARDS},
    "OfferCard": {**TWO, "carries": {"partner": 1}},
    "LiftWorks": {**TWO, "state": {"works": everywhere("works")}},
    "PlaceWorks": {**TWO, "carries": {"lifted": None, "way_out": [0, 1]}},
    "LiftOneWay": {**TWO, "state": {"one_ways": everywhere("one_ways")}},
    "PlaceOneWay": {**TWO, "carries": {"lifted": None, "way_out": [0, 1]}},
    "CallPolice": {**TWO, "state": {"one_ways": ["athens/fyli>liosia"]}},
    "PlayPuncture": {**TWO, "asked": 1, "carries": {"victim": 0}, "state": AT_BIN},
    "Collect": {**TWO, "state": AT_BIN},
    "DropRoute": {**TWO, "state": {"players": {0: {"routes": ["rt01", "rt02", "rt03"], "new_route": "rt04"}}}},
    "Sell": {**TWO, "carries": {"sold": False}, "state": {"players": {0: {"truck": "athens/plant", "bins": [1, 3]}}}},
    "TakeReward": {**TWO, "state": {"players": {0: {"truck": "athens/thissio"}}}},
}


def test_every_question_is_here() -> None:
    assert sorted(QUESTIONS) == sorted(rule.name for rule in the_game().rulebook.decisions)


@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_by_name(question: str) -> None:
    """Each can be asked, and play goes on from it."""
    leads_on(the_game(), question, QUESTIONS[question])


def test_a_turn_ends_and_the_next_begins() -> None:
    """Seat 1 is the current one, ends its turn, fills up its hand, and seat 2 goes on."""
    game = the_game()
    s = position(game, 3, ATHENS, turn=1, state={"players": {1: {"hand": ["wild"]}}})
    assert (s.current, s.player, s.moving) == (1, 1, True)
    s.choose(game.answer(s, "end_turn"))
    s.choose(game.answer(s, "done"))
    s.resolve_chance(Rng(1))
    assert (s.rule.name, s.player, s.current) == ("Main", 2, 2)
    assert len(s.players[1].hand) == game.content.hand


def test_a_hand_and_a_truck() -> None:
    """One hand is as given, the other keeps its size, and the truck drives from where it was put."""
    game = the_game()
    given = {"players": {0: {"hand": ["wild", "wild", "blue_works"], "truck": "athens/piraeus"}}}
    s = position(game, 2, ATHENS, state=given, seed=3)
    fields = game.to_data(s)["state"]
    assert fields["players"][0]["hand"] == ["blue_works", "wild", "wild"]
    assert fields["players"][0]["truck"] == "athens/piraeus"
    assert len(s.players[1].hand) == game.content.deal[2][1]
    driven = [game.decode(s, answer) for answer in s.answers]
    sections = {action.to["section"] for action in driven if action.verb == "drive"}
    assert sections == {"athens/kallithea-piraeus", "athens/piraeus-korydallos", "athens/piraeus-thissio"}


def test_what_follows_from_other_fields() -> None:
    """Bin cards leave their stacks, the Bonus card goes with all bins, a plant has room, a locked truck a free pass."""
    game = the_game()
    s = position(game, 3, ATHENS, state={"round": 4, "players": {0: {"bins": [1, 2]}, 2: {"bins": [1, 2, 3, 4]}}})
    assert (s.stacks, s.bonus, s.ending, s.last_round) == ([1, 1, 2, 2], 2, 1, 5)
    s = position(game, 2, ATHENS, state={"plant": "pl2"})
    assert s.capacity == game.content.plant_capacity[1]
    closed = ["athens/liosia-fyli", "athens/fyli-kamatero"]
    assert not position(game, 2, ATHENS, state={"works": closed}).free_pass
    assert position(game, 2, ATHENS, state={"works": closed, "players": {0: {"truck": "athens/fyli"}}}).free_pass


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"state": hand(*["wild"] * 6)}, "position: one wild too many: 6 of 5."),
        ({"state": {"current": 1}}, "position.state.current: it is the turn of seat 0, found 1."),
        ({"state": {"wheels": 4}}, "position.state: 'wheels' is not a field"),
        ({"state": hand("wlid")}, "position.state.players[0].hand[0]: expected one of"),
        ({"question": "Collect"}, "position.stack[2]: Collect of seat 0 cannot be pending here: the truck is not"),
        ({"question": "NameCard"}, "position.carries: NameCard carries asked, found an object."),
        ({"question": "ChooseLight"}, "position: ChooseLight is not asked of seat 0 in this set-up."),
    ],
)
def test_what_cannot_be(wanted: dict[str, Any], reason: str) -> None:
    """It is refused with what is wrong and where."""
    with pytest.raises(BadPosition) as refusal:
        position(the_game(), 2, ATHENS, **wanted)
    assert str(refusal.value).startswith(reason)
