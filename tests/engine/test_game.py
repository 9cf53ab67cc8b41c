"""A game: options, words, positions as JSON, the table of actions."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.broken import CrashingReason
from tests.support.quays import QUAY, SALT, SILK, STEADY, TEA, WHISTLE, Variant, asked, dealt, positions, table

from ludoteca.engine import (
    BadOptions,
    BadPosition,
    BrokenInvariant,
    Game,
    GameError,
    IllegalAnswer,
    Rng,
    Seat,
    State,
    ranked,
)
from ludoteca.engine.rule import DECIDES
from ludoteca.games.quay.rules.turn import asking
from ludoteca.games.quay.state import Quay

# -------------------------------------------------------------------- players and options


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
    """What is not given has its usual value, and the order in which they are given makes no difference."""
    assert dict(QUAY.new(2).options) == {"goal": 12, "patrol": True}
    assert dict(QUAY.new(2, {"patrol": False}).options) == {"goal": 12, "patrol": False}
    assert QUAY.new(2, {"patrol": False, "goal": 8}) == QUAY.new(2, {"goal": 8, "patrol": False})


def test_options_are_not_shared() -> None:
    """Changing what was given does not change the game."""
    given_options: dict[str, Any] = {"goal": 8}
    state = QUAY.new(2, given_options)
    given_options["goal"] = 16
    assert state.options["goal"] == 8


def test_a_game_without_its_folder() -> None:
    """Each function that a folder must provide is asked for by name."""
    bare: Game[State] = Game(
        "bare", "Bare", "1", range(2, 3), {}, QUAY.table, QUAY.shape, QUAY.content, "0" * 64, QUAY.card_ids
    )
    state = dealt()
    calls: dict[str, Any] = {
        "empty": lambda: bare.empty(2, {}),
        "set_up": lambda: bare.set_up(state),
        "invariants": lambda: bare.invariants(state),
        "cards_at": lambda: bare.cards_at(state, 0),
        "view": lambda: bare.view(state, 0),
        "determinize": lambda: bare.determinize(state, 0, Rng(0)),
        "scores": lambda: bare.scores(state),
        "outcome": lambda: bare.outcome(state),
        "option_words": lambda: bare.option_words(state, "Turn", 0, 0, 0, 0),
        "event_words": lambda: bare.event_words("lands", 0, 0, 0, 0),
        "features": lambda: bare.features(state, 0),
    }
    for name, call in calls.items():
        with pytest.raises(GameError, match=rf"^bare has no {name}\(\)$"):
            call()


# -------------------------------------------------------------------- the table of actions


def test_actions_have_fixed_numbers() -> None:
    """Offset and answer give each action of each decision a number of its own; this table never changes."""
    rules = QUAY.table.rules
    table_of = {rule.name: (QUAY.offsets[rule.place], QUAY.sizes[rule.place]) for rule in rules if rule.kind == DECIDES}
    assert table_of == {"Turn": (0, 20), "PutAway": (20, 5), "BlowWhistle": (25, 2)}
    assert QUAY.actions == 27
    assert [rule.name for rule in rules] == [
        "DealCard", "Turn", "PutAway", "EndTurn", "DrawCard", "PassOn", "BlowWhistle", "Confiscate", "Tide", "GameEnd",
    ]  # fmt: skip


# -------------------------------------------------------------------- words


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
    assert QUAY.refusal(s, WHISTLE).id == "not-offered"
    assert QUAY.refusal(s, WHISTLE).rules == ["QUAY-010", "QUAY-011", "QUAY-012", "QUAY-013"]


@pytest.mark.parametrize("answer", [-(10**9), -1, QUAY.sizes[QUAY.table.by_name["Turn"].place], 10**9])
def test_a_game_is_not_asked_for_reasons_of_answers_that_never_are(answer: int) -> None:
    """Anybody may send any number; it is refused in words whatever the game has to say of its own answers."""
    game = CrashingReason()
    s = table([[SALT], [TEA]], turn_of=1)
    assert game.refusal(s, answer).id == "not-offered"
    with pytest.raises(IndexError):
        game.refusal(s, 0)


def test_message_ids() -> None:
    """Title, score, prompts, options and their values come from the base class."""
    assert Game.message_ids(QUAY) == {
        "quay-title", "quay-score", "quay-ask-turn", "quay-ask-put-away", "quay-ask-blow-whistle", "quay-option-goal",
        "quay-option-goal-8", "quay-option-goal-12", "quay-option-goal-16", "quay-option-patrol",
        "quay-option-patrol-true", "quay-option-patrol-false",
    }  # fmt: skip
    assert Game.message_ids(QUAY) <= QUAY.message_ids()


# -------------------------------------------------------------------- results


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


# -------------------------------------------------------------------- positions


def test_positions_round_trip() -> None:
    """Any position, also where chance is pending, goes to JSON and back, and on from there in the same way."""
    rng = Rng(3)
    for s in positions(4):
        assert same_after_json(s)
        after = s.copy()
        after.choose(after.answers[rng.below(len(after.answers))])
        assert same_after_json(after)
    new = QUAY.new(4)
    assert same_after_json(new)


def same_after_json(s: Quay) -> bool:
    """Whether JSON and back give the same position with the same answers."""
    back = QUAY.from_json(QUAY.to_json(s))
    return back == s and back.answers == s.answers and back.pending == s.pending and back.view(0) == s.view(0)


def test_positions_are_written_by_ids() -> None:
    """Cards and rules stand by name, so a position can be edited by hand."""
    s = table([[SALT], [TEA, WHISTLE]], deck=[SILK], points=[4, 5])
    s.learn(0, 1, TEA)
    s.rule_out(1, 0, SILK)
    data = json.loads(QUAY.to_json(s))
    assert data["stack"] == [["GameEnd", -1, 0, 0], ["Turn", 0, 0, 0]]
    assert data["table"]["players"] == [
        {"hand": ["salt"], "points": 4},
        {"hand": ["whistle", "tea"], "points": 5},
    ]
    assert (data["known"], data["absent"]) == ([[0, 1, "tea"]], [[1, 0, "silk"]])
    assert (data["game"], data["players"], data["options"]) == ("quay", 2, {"goal": 12, "patrol": True})


DAMAGES: list[tuple[list[Any], Any, str]] = [
    (["ludoteca"], "record", "position.format: this version reads positions of format 1 only."),
    (["format"], 2, "position.format: this version reads positions of format 1 only."),
    (["format"], True, "position.format: expected a whole number, found true or false."),
    (["game"], "chess", "position.game: expected 'quay', found 'chess'."),
    (["players"], 3, "position.table.players: expected a list of 3, found 2 entries."),
    (["players"], 9, "position.players: Smugglers' Quay is for 2 to 4 players, not 9."),
    (["options"], {"goal": 7}, "position.options.goal: expected one of 8, 12, 16; found 7."),
    (["options"], [], "position.options: expected an object, found a list."),
    (["table", "deck", 0], "gold", "position.table.deck[0]: expected one of whistle, salt, tea, silk, found 'gold'."),
    (["table", "deck"], [], "position: 6 cards in all, not 24."),
    (["table", "players", 1, "points"], -1,
     "position.table.players[1].points: expected a whole number from 0 to 999, found -1."),
    (["table", "players", 0], None, "position.table.players[0]: expected an object, found null."),
    (["table", "landing"], 3, "position.table.landing: expected one of whistle, salt, tea, silk, found 3."),
    (["known"], [[0, 1, "silk"]], "position: seat 0 is sure of a card 3 that is not in place 1."),
    (["known"], [[0, 1, "tea"]] * 2, "position: seat 0 is sure of a card 2 that is not in place 1."),
    (["known"], [[2, 1, "tea"]], "position.known[0]: expected a whole number from 0 to 1, found 2."),
    (["known"], [[0, 1]], "position.known[0]: expected a seat, a place and a card, found a list."),
    (["known"], [[0, "x", "tea"]], "position.known[0]: expected a whole number from 0 to 2147483648, found 'x'."),
    (["absent"], [[0, 1, "tea"]], "position: seat 0 rules out a card 2 that is in place 1."),
    (["absent"], ["tea"], "position.absent[0]: expected a seat, a place and a card, found 'tea'."),
    (["stack", 1], ["Turn", 0, 0], "position.stack[1]: expected a rule, a seat and two numbers, found a list."),
    (["stack", 1], ["Turn", True, 0, 0], "position.stack[1]: expected a rule, a seat and two numbers, found a list."),
    (["stack", 1], ["Swim", 0, 0, 0], "position.stack[1]: 'Swim' is no rule of Smugglers' Quay."),
    (["stack", 1], [7, 0, 0, 0], "position.stack[1]: 7 is no rule of Smugglers' Quay."),
    (["stack", 1], ["Turn", 2, 0, 0], "position.stack[1]: Turn cannot be pending here with 2, 0, 0."),
    (["stack", 1], ["Turn", -1, 0, 0], "position.stack[1]: Turn cannot be pending here with -1, 0, 0."),
    (["stack", 1], ["Turn", 0, 1, 0], "position.stack[1]: Turn cannot be pending here with 0, 1, 0."),
    (["stack", 1], ["PutAway", 0, 2, 0], "position.stack[1]: PutAway cannot be pending here with 0, 2, 0."),
    (["stack", 1], ["PutAway", 0, 2**40, 0],
     "position.stack[1]: PutAway cannot be pending here with 0, 1099511627776, 0."),
]  # fmt: skip


@pytest.mark.parametrize(("where", "value", "reason"), DAMAGES)
def test_damaged_positions(where: list[Any], value: Any, reason: str) -> None:
    """Each damage is refused in one sentence with the place, what was expected and what was found."""
    data: Any = QUAY.to_data(table([[SALT, SALT, TEA], [WHISTLE, SALT, TEA]]))
    holder = data
    for key in where[:-1]:
        holder = holder[key]
    holder[where[-1]] = value
    with pytest.raises(BadPosition) as refusal:
        QUAY.from_json(json.dumps(data))
    assert str(refusal.value) == reason


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '"quay"', "null", "NaN", "1" * 5000])
def test_texts_that_are_no_position(text: str) -> None:
    """Whatever is no JSON object is refused as a position, never by another error."""
    with pytest.raises(BadPosition, match=r"^position: "):
        QUAY.from_json(text)


@pytest.mark.parametrize("name", list(QUAY.to_data(dealt())))
def test_missing_fields(name: str) -> None:
    """Every field of a position is needed, and its absence is named."""
    data = QUAY.to_data(dealt())
    del data[name]
    with pytest.raises(BadPosition, match=f"^position: '{name}' is missing.$"):
        QUAY.from_data(data)


SCRAPS: list[Any] = [None, True, -1, 0, 1, 10**20, 1.5, float("nan"), "", "tea", "Turn", [], [[]], {}, {"x": 1}]


@pytest.mark.parametrize("seed", range(10))
def test_random_damages(seed: int) -> None:
    """Thirty random damages per seed are each refused as a position, or leave one that is sound."""
    rng = Rng(seed)
    states = list(positions(1, seed))
    for _ in range(30):
        data = copy.deepcopy(QUAY.to_data(states[rng.below(len(states))]))
        damage(data, rng)
        try:
            s = QUAY.from_json(json.dumps(data))
        except BadPosition:
            continue
        QUAY.check(s)
        assert QUAY.from_json(QUAY.to_json(s)) == s


def damage(data: Any, rng: Rng) -> None:
    """Replace, remove or double something somewhere in it."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = keys[rng.below(len(keys))]
    if isinstance(data[key], dict | list) and data[key] and rng.below(4):
        damage(data[key], rng)
    elif rng.below(3) or not isinstance(data, list):
        data[key] = SCRAPS[rng.below(len(SCRAPS))]
    elif rng.below(2):
        del data[key]
    else:
        data.append(data[key])


# -------------------------------------------------------------------- checks


def test_check_finds_what_cannot_be() -> None:
    """Lost and changed cards, wild numbers, unsorted bags and facts, and false facts are all found."""
    broken: list[tuple[str, Any]] = [
        ("23 cards in all, not 24", lambda s: s.deck.pop()),
        ("a card has turned into another", lambda s: s.deck.__setitem__(3, SALT)),
        (r"quay\.players\[0\]\.points is -1", lambda s: setattr(s.players[0], "points", -1)),
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


def test_an_edited_position_goes_on_to_its_next_question() -> None:
    """Effects and forced answers on top of an edited stack are carried out at once."""
    data = QUAY.to_data(table([[SALT], [TEA]]))
    data["stack"][-1] = ["PassOn", 0, 0, 0]
    assert asked(QUAY.from_data(data)) == ("Turn", 1)
    data["stack"] = [["Turn", 1, 0, 0], ["PutAway", 0, 0, 0], ["PutAway", 0, 1, 0]]
    assert QUAY.from_data(data).answers == [0, TEA, *(asking(0, kind) for kind in range(4))]


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ([["PassOn", 0, 0, 0]] * 60, "position.stack: "),
        ([["EndTurn", 0, 0, 0]] * 2, "position.stack: "),
        ([["GameEnd", -1, 0, 0], ["Confiscate", 0, 0, 0]], "position: "),
    ],
)
def test_stacks_that_lead_nowhere(stack: list[list[Any]], reason: str) -> None:
    """A stack that breaks the game as soon as it goes on is refused as a position."""
    data = QUAY.to_data(table([[SALT], [TEA]], deck=[]))
    data["stack"] = stack
    with pytest.raises(BadPosition, match=f"^{reason}"):
        QUAY.from_data(data)


def test_variants_are_games_of_their_own() -> None:
    """The helper of these tests changes nothing in the real game."""
    rules = list(QUAY.table.rules)
    Variant()
    assert QUAY.table.rules == rules
    assert asking(1, 2) == 10
