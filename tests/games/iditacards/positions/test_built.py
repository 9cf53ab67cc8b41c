"""Positions of Iditacards that somebody builds."""

from typing import Any

import pytest
from tests.games.iditacards.table import real_game
from tests.support.building import leads_on

from ludoteca.engine import BadPosition
from ludoteca.positions import position

TWO: dict[str, Any] = {"players": 2}
PACK = ["wheel_dog", "husky", "husky"]


def mine(**fields: Any) -> dict[str, Any]:
    return {"players": {0: fields}}


QUESTIONS: dict[str, dict[str, Any]] = {
    "Turn": {**TWO, "turn": 1},
    "AtAnyTime": {**TWO, "options": {"free_actions_at_any_time": True}, "state": mine(team=PACK)},
    "EarnLegendary": {**TWO, "state": mine(position=5)},
    "PayEnergy": {**TWO, "carries": {"owed": 2}, "state": mine(hand=["move", "rest", "lunch"], played=["mush"])},
    "JoinNewDay": {**TWO, "asked": 1, "state": {"resting": [0]}},
    "KillOwnDog": {**TWO, "carries": {"deaths": []}, "state": mine(team=PACK)},
    "Sacrifice": {**TWO, "state": mine(team=PACK)},
    "TargetDog": {
        **TWO,
        "carries": {"sort": "has_attachment"},
        "state": mine(team=PACK, attached=[["armour"], ["a_hat"], []]),
    },
    "MakeRoom": {**TWO, "carries": {"card": "husky"}, "state": mine(team=PACK[:2], played=["husky"])},
    "Attach": {**TWO, "carries": {"card": "armour"}, "state": mine(team=PACK, played=["armour"])},
    "ChooseDeck": {**TWO, "carries": {"added": 2, "until_dog": False}},
    "TakeFromSupply": {**TWO, "carries": {"most": 2}, "state": {"supply": ["husky", "armour"]}},
    "LookDestroy": {**TWO, "carries": {"most": 1}, "state": mine(looking=["move", "rest"])},
    "LookDiscard": {**TWO, "carries": {"card": "first_aid", "damaged": False}, "state": mine(looking=["move", "rest"])},
    "Recover": {**TWO, "carries": {"most": 2}, "state": mine(discard=["move", "rest"])},
    "RecoverVenison": {**TWO, "state": mine(discard=["venison_steak", "raw_venison"])},
    "DestroyFromHand": {**TWO, "carries": {"most": 1}},
    "ChooseRival": {"players": 3, "carries": {"meter": "starvation", "points": 1}},
}


def test_every_question_is_here() -> None:
    assert sorted(QUESTIONS) == sorted(rule.name for rule in real_game().rulebook.decisions)


@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_by_name(question: str) -> None:
    """Each can be asked, and play goes on from it."""
    leads_on(real_game(), question, QUESTIONS[question])


def test_a_turn_ends_and_the_next_begins() -> None:
    """`Turn` alone leads on to the automatic move and the next player's turn."""
    game = real_game()
    s = position(game, 3, {"first_player": "first_seat"}, turn=1, state={"weather": "snow"})
    assert (s.rule.name, s.player, s.players[1].turns) == ("Turn", 1, 1)
    s.choose(game.answer(s, "play_nothing"))
    assert (s.rule.name, s.player, s.players[1].position > 0) == ("Turn", 2, True)


def test_a_hand_comes_from_its_own_deck() -> None:
    """Starter cards from the player's deck, others from the upgrade decks; the rest of the hand goes back."""
    game = real_game()
    for seed in range(5):
        s = position(game, 2, state=mine(hand=["mush", "mush", "bear"]), seed=seed)
        fields = game.to_data(s)["state"]
        assert sorted(fields["players"][0]["hand"]) == ["bear", "mush", "mush"]
        assert len(s.players[0].deck) == len(game.content.decks.starter) - 1 - 2
        assert (len(s.players[1].hand), len(s.players[1].deck)) == (6, len(game.content.decks.starter) - 1 - 6)
        assert sum(map(len, s.upgrades)) == sum(map(len, game.content.upgrades(retired=False))) - 1
        assert s.destroyed == []


def test_what_follows_from_other_fields() -> None:
    """Checkpoints behind a sled, who has crossed, what a waiting card owes, dogs without attachments."""
    game = real_game()
    s = position(game, 2, turn=1, state={"players": {0: {"position": 165}, 1: {"position": 40, "waiting": ["bear"]}}})
    assert (s.crossed, s.players[1].checkpoints, s.players[0].checkpoints) == ([0], 3, 31)
    assert (len(s.players[1].owed), s.players[1].paid) == (1, [0])
    s = position(game, 2, state=mine(team=["wheel_dog", "bear"]))
    assert s.players[0].attached == [(), ()]


def test_where_nothing_is_left_of_a_deck() -> None:
    """Cards of a deck that is given go out of the race."""
    s = position(real_game(), 2, state=mine(deck=["move"]))
    assert len(s.destroyed) == len(real_game().content.decks.starter) - 1 - 6 - 1


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"state": mine(hand=["lunch"] * 5)}, "position: one lunch too many: 5 of 4."),
        ({"state": mine(hand=["lnch"])}, "position.state.players[0].hand[0]: expected one of"),
        ({"state": mine(moon=1)}, "position.state.players[0]: 'moon' is not a field"),
        (
            {"state": mine(team=["wheel_dog", "wheel_dog"])},
            "position: the last wheel_dog lies in players.1.team: say what lies there, too.",
        ),
        ({"state": {"weather": None}}, "position: the race is on, but there is no weather."),
        ({"question": "JoinNewDay"}, "position: a new day has players who rest, and comes to an end."),
        ({"question": "Recover"}, "position.carries: Recover carries most, found an object."),
    ],
)
def test_what_cannot_be(wanted: dict[str, Any], reason: str) -> None:
    """It is refused with what is wrong and where."""
    with pytest.raises(BadPosition) as refusal:
        position(real_game(), 2, **wanted)
    assert str(refusal.value).startswith(reason)
