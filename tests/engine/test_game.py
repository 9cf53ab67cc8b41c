"""A game: options, words, positions as JSON, the table of actions."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.broken import CrashingReason
from tests.support.quays import QUAY, SALT, SILK, STEADY, TEA, WHISTLE, Variant, asking, dealt, table

from ludoteca.engine import Action, BadOptions, BrokenInvariant, IllegalAnswer, Seat, actions, ranked
from ludoteca.engine.rule import DECISION


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, 2.0, "2", None])
def test_wrong_numbers_of_players(players: Any) -> None:
    """Only whole numbers within the game's range are players."""
    with pytest.raises(BadOptions) as refusal:
        QUAY.new(players)
    assert str(refusal.value).startswith("players: Smugglers' Quay is for 2 to 4 players, not ")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"goals": 8}, "options: Smugglers' Quay has no option 'goals'; it has: goal, patrol."),
        ({"goal": 9}, "options.goal: expected one of 8, 12, 16; found 9."),
        ({"goal": 8.0}, "options.goal: expected one of 8, 12, 16; found 8.0."),
        ({"goal": "8"}, "options.goal: expected one of 8, 12, 16; found '8'."),
        ({"goal": [8]}, "options.goal: expected one of 8, 12, 16; found "),
        ({"patrol": 1}, "options.patrol: expected one of True, False; found 1."),
        ({"patrol": None}, "options.patrol: expected one of True, False; found "),
    ],
)
def test_wrong_options(options: dict[str, Any], reason: str) -> None:
    """An unknown option, or a value that it does not have, is refused with what there is."""
    with pytest.raises(BadOptions) as refusal:
        QUAY.new(2, options)
    assert str(refusal.value).startswith(reason)


def test_options_are_completed() -> None:
    """An option that is not given has its default, and the order in which they are given makes no difference."""
    assert dict(QUAY.new(2).options) == {"goal": 12, "patrol": True}
    assert dict(QUAY.new(2, {"patrol": False}).options) == {"goal": 12, "patrol": False}
    assert QUAY.new(2, {"patrol": False, "goal": 8}) == QUAY.new(2, {"goal": 8, "patrol": False})


def test_options_are_not_shared() -> None:
    """Changing what was given does not change the game."""
    given_options: dict[str, Any] = {"goal": 8}
    state = QUAY.new(2, given_options)
    given_options["goal"] = 16
    assert state.options["goal"] == 8


def test_actions_have_fixed_numbers() -> None:
    """Offset and answer give each action of each decision a number of its own; this table never changes."""
    rules = QUAY.rulebook.rules
    table_of = {rule.name: (QUAY.offsets[rule.number], rule.size) for rule in rules if rule.kind == DECISION}
    assert table_of == {"Turn": (0, 20), "PutAway": (20, 5), "BlowWhistle": (25, 2)}
    assert QUAY.actions == 27
    assert [rule.name for rule in rules] == [
        "DealCard", "Turn", "PutAway", "EndTurn", "DrawCard", "PassOn", "BlowWhistle", "Confiscate", "Tide", "GameEnd",
    ]  # fmt: skip


def test_actions_by_name() -> None:
    """Every action has a name, and every answer can be given by its verb and what it is done to."""
    s = table([[SALT, WHISTLE], [TEA]])
    assert QUAY.decode(s, asking(1, SILK)) == Action("Turn", "ask_for", {"seat": 1, "card": "silk"})
    for answer in s.answers:
        action = QUAY.decode(s, answer)
        assert QUAY.answer(s, action.verb, **action.to) == answer
    names = actions.table(QUAY)
    assert len(names) == len(set(names)) == QUAY.actions
    assert names[:3] == ["quay.Turn.trade_in()", "quay.Turn.land(salt)", "quay.Turn.land(tea)"]
    assert names[-2:] == ["quay.BlowWhistle.let_pass()", "quay.BlowWhistle.blow()"]


@pytest.mark.parametrize(
    ("verb", "objects", "reason"),
    [
        ("swim", {}, "Turn: there is no verb 'swim'; there are: trade_in(), land(card), ask_for(seat, card)"),
        ("land", {}, "Turn: expected land(card), found land()"),
        ("land", {"cargo": "tea"}, "Turn: expected land(card), found land(cargo)"),
        ("land", {"card": "whistle"}, "Turn: card: expected one of salt, tea, silk, found 'whistle'"),
        ("ask_for", {"seat": 2, "card": "tea"}, "Turn: seat: expected a whole number from 0 to 1, found 2"),
    ],
)
def test_names_that_do_not_fit(verb: str, objects: dict[str, Any], reason: str) -> None:
    """An answer that cannot be named so is refused with what would fit."""
    with pytest.raises(IllegalAnswer) as refusal:
        QUAY.answer(table([[SALT], [TEA]]), verb, **objects)
    assert str(refusal.value) == reason


def test_numbers_without_a_name() -> None:
    """A number that no verb of the rule covers has no name, and after the end nothing has."""
    s = table([[SALT], [TEA]])
    with pytest.raises(IllegalAnswer, match=r"^Turn: 20 is not one of its answers, which are 0 to 19$"):
        QUAY.decode(s, 20)
    s.stack.clear()
    for call in (lambda: QUAY.decode(s, 0), lambda: QUAY.answer(s, "land", card="tea")):
        with pytest.raises(IllegalAnswer, match=r"^Over: the game is over$"):
            call()


def test_describe() -> None:
    """Every offered answer has words; one that is not offered is refused, and so is any after the end."""
    s = table([[SALT, WHISTLE], [TEA]])
    assert QUAY.describe(s, SALT).to_json() == {
        "id": "quay-land",
        "args": {"card": {"name": "quay-card-salt"}},
        "rules": ["QUAY-010", "QUAY-011", "QUAY-012", "QUAY-013"],
    }
    with pytest.raises(IllegalAnswer, match=r"^Turn: 3 is not offered$"):
        QUAY.describe(s, SILK)
    s.stack.clear()
    s.run()
    for call in (QUAY.describe, QUAY.refusal):
        with pytest.raises(IllegalAnswer, match=r"^Over: the game is over$"):
            call(s, SALT)
    with pytest.raises(IllegalAnswer, match=r"^Over: the game is over$"):
        QUAY.prompt(s)


def test_prompt_and_refusal() -> None:
    """A question names its rule and its seat; a refusal names the rules behind it."""
    s = table([[SALT], [TEA]], turn_of=1)
    assert QUAY.prompt(s).id == "quay-ask-turn"
    assert QUAY.prompt(s).args == {"player": Seat(1)}
    assert QUAY.refusal(s, asking(1, TEA)).id == "not-offered"
    assert QUAY.refusal(s, asking(1, TEA)).rules == ["QUAY-010", "QUAY-011", "QUAY-012", "QUAY-013"]
    assert QUAY.refusal(s, SILK).id == "quay-refused-not-in-hand"
    assert QUAY.refusal(s, SILK).rules == ["QUAY-010"]


@pytest.mark.parametrize("answer", [-(10**9), -1, QUAY.rulebook.by_name["Turn"].size, 10**9])
def test_a_game_is_not_asked_for_reasons_of_answers_that_never_are(answer: int) -> None:
    """Anybody may send any number; it is refused in words whatever the game has to say of its own answers."""
    game = Variant(CrashingReason())
    s = dealt(game=game)
    assert game.refusal(s, answer).id == "not-offered"
    with pytest.raises(IndexError):
        game.refusal(s, 0)


def test_message_ids() -> None:
    """Title, score, options, prompts, verbs, events, reasons, things, endings and sources all have their ids."""
    assert QUAY.message_ids() >= {
        "quay-title", "quay-score", "quay-ask-turn", "quay-option-goal", "quay-option-goal-8", "quay-land", "quay-ask",
        "quay-event-draws", "quay-event-draws-seen", "quay-event-lands", "quay-refused-not-in-hand", "quay-card-tea",
        "quay-end-goal", "quay-source-landed",
    }  # fmt: skip
    assert "quay-event-lands-seen" not in QUAY.message_ids()


@STEADY
@given(st.lists(st.integers(-3, 3), min_size=1, max_size=6))
def test_ranked(scores: list[int]) -> None:
    """Places go down in points, equals share one, and everybody has a place."""
    ranking = ranked(scores)
    assert sorted(seat for place in ranking for seat in place) == list(range(len(scores)))
    levels = [{scores[seat] for seat in place} for place in ranking]
    assert all(len(level) == 1 for level in levels)
    flat = [level.pop() for level in levels]
    assert flat == sorted(set(flat), reverse=True)
    assert all(list(place) == sorted(place) for place in ranking)


def test_check_finds_what_cannot_be() -> None:
    """Lost and changed cards, wild numbers, unsorted bags and facts, and false facts are all found."""
    broken: list[tuple[str, Any]] = [
        ("23 cards in all, not 24", lambda s: s.deck.pop()),
        ("a card has turned into another", lambda s: s.deck.__setitem__(3, SALT)),
        (r"quay\.players\[0\]\.points\[1\] is -1", lambda s: s.players[0].points.__setitem__(1, -1)),
        (r"quay\.deck is not sorted", lambda s: s.deck.reverse()),
        ("facts are not sorted", lambda s: setattr(s, "known", [(1, 0, SALT), (0, 1, TEA)])),
        ("facts are not sorted", lambda s: setattr(s, "absent", [(1, 0, SILK), (0, 1, SILK)])),
        ("seat 0 is sure of a card 3 that is not in place 1", lambda s: s.learn(0, 1, SILK)),
        ("seat 0 rules out a card 2 that is in place 1", lambda s: s.rule_out(0, 1, TEA)),
    ]
    for reason, harm in broken:
        s = table([[SALT], [TEA]])
        harm(s)
        with pytest.raises(BrokenInvariant, match=f"^{reason}"):
            QUAY.check(s)


def test_variants_are_games_of_their_own() -> None:
    rules = list(QUAY.rulebook.rules)
    other = Variant(CrashingReason())
    assert QUAY.rulebook.rules == rules
    assert [rule for rule in other.rulebook.rules if rule in rules] == []
    assert asking(1, 2) == 10
