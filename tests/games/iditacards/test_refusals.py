"""Why something is not offered: every reason is true by what the asked seat sees, and nothing offered has one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.iditacards.claims import TRUTHS, trivial
from tests.games.iditacards.table import Table, real_game
from tests.support.reasons import positions, true_reasons

from ludoteca import say
from ludoteca.engine import Decision, Message, Reason, Rng
from ludoteca.engine.actions import encode
from ludoteca.games import iditacards
from ludoteca.games.iditacards import table as table_room
from ludoteca.games.iditacards.rules.attachments import ATTACH
from ludoteca.games.iditacards.rules.costs_and_risk import PAY_ENERGY, cost
from ludoteca.games.iditacards.rules.dogs import SACRIFICE, TARGET_DOG
from ludoteca.games.iditacards.rules.movement import EARN_LEGENDARY
from ludoteca.games.iditacards.rules.personal import LOOK_DESTROY
from ludoteca.games.iditacards.rules.sled import CHOOSE_DECK, TAKE_FROM_SUPPLY
from ludoteca.games.iditacards.rules.utility import CHOOSE_RIVAL, RECOVER, RECOVER_VENISON
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import FAKE, HAS_ATTACHMENT
from ludoteca.table.one_click import failure
from ludoteca.words.sentences import Words

REASONS = real_game().rulebook.reasons


def asked(table: Table, rule: Decision[Race], *args: int) -> Table:
    table.s.stack = [(rule.number, 0, args)]
    table.s.resume()
    return table


def asking(rule: Decision[Race], *args: int, **given: str) -> Table:
    """Seat 0 is asked this, with these piles."""
    return asked(Table().give(0, **given), rule, *args)


def number(card: str) -> int:
    return int(real_game().content.ids.index(card))


def among_rivals(rule: Decision[Race], *args: int) -> Table:
    """Four players: seat 1 has crossed the line, seat 2 is immune; all have dogs, one of them fake with armour."""
    table = Table(4).give(0, team="wheel_dog bear+armour", position=4)
    table.give(1, team="husky", position=170).give(2, team="husky", position=9, immune=True)
    return asked(table, rule, *args)


def attaching() -> Table:
    """An attachment to place: a dog that carries nothing, one that is full, one that has room."""
    return asking(ATTACH, number("dog_collar"), team="greyhound husky+armour wheel_dog", played="dog_collar")


Case = tuple[Table, str, dict[str, Any]]
CASES: dict[str, Callable[[], Case]] = {
    "cards-wait": lambda: (Table().give(hand="mush", waiting=[("rest", 1)]), "play", {"card": "mush"}),
    "nothing-waits": lambda: (Table().give(hand="mush"), "reveal", {}),
    "past-the-line": lambda: (Table(2).give(hand="mush", position=165), "new_day", {}),
    "in-deck": lambda: (Table().give(hand="rest", deck="mush"), "play", {"card": "mush"}),
    "in-discard": lambda: (Table().give(hand="rest", discard="mush"), "play", {"card": "mush"}),
    "in-played": lambda: (Table().give(hand="rest", played="mush"), "play", {"card": "mush"}),
    "in-waiting": lambda: (Table().give(waiting=[("mush", 1)]), "play", {"card": "mush"}),
    "in-team": lambda: (Table().give(team="husky wheel_dog"), "play", {"card": "husky"}),
    "attached": lambda: (Table().give(team="husky+armour"), "play", {"card": "armour"}),
    "unearned": lambda: (Table().give(legendary="cricket"), "play", {"card": "cricket"}),
    "in-supply": lambda: (Table().supply("bear"), "play", {"card": "bear"}),
    "in-upgrades": lambda: (Table().upgrade(1, "bear"), "play", {"card": "bear"}),
    "not-yours": lambda: (Table(2).give(1, hand="cricket"), "play", {"card": "cricket"}),
    "not-in-hand": lambda: (asking(PAY_ENERGY, 1, hand="mush rest"), "pay", {"card": "lunch"}),
    "damaged": lambda: (asking(PAY_ENERGY, 1, hand="mush damaged"), "pay", {"card": "damaged"}),
    "not-in-supply": lambda: (asked(Table().supply("bear"), TAKE_FROM_SUPPLY, 1), "take", {"card": "mush"}),
    "not-looked-at": lambda: (asking(LOOK_DESTROY, 1, looking="mush", deck="rest"), "destroy", {"card": "rest"}),
    "not-in-discard": lambda: (asking(RECOVER, 1, discard="mush"), "recover", {"card": "rest", "pile": "hand"}),
    "not-venison": lambda: (
        asking(RECOVER_VENISON, discard="mush venison_steak"), "recover", {"card": "mush", "pile": "deck"}
    ),
    "all-venison": lambda: (asking(RECOVER_VENISON, discard="venison_steak"), "stop", {}),
    "not-legendary": lambda: (asking(EARN_LEGENDARY, legendary="cricket", hand="mush"), "earn", {"card": "mush"}),
    "deck-empty": lambda: (
        asked(Table().upgrade(1, "").upgrade(2, "bear"), CHOOSE_DECK, 1, 0), "open_deck", {"deck": "attack"}
    ),
    "cannot-die": lambda: (Table().give(team="husky russian_bear_dog"), "sacrifice", {"dog": 1}),
    "kept-alive": lambda: (asking(SACRIFICE, team="husky wheel_dog+plate_mail"), "give_up", {"dog": 1}),
    "not-fake": lambda: (among_rivals(TARGET_DOG, FAKE), "target", {"seat": 0, "dog": 0}),
    "nothing-attached": lambda: (among_rivals(TARGET_DOG, HAS_ATTACHMENT), "target", {"seat": 0, "dog": 0}),
    "holds-nothing": lambda: (attaching(), "attach", {"dog": 0}),
    "holds-enough": lambda: (attaching(), "attach", {"dog": 1}),
    "yourself": lambda: (among_rivals(CHOOSE_RIVAL, 0, 1), "rival", {"seat": 0}),
    "immune": lambda: (among_rivals(CHOOSE_RIVAL, 0, 1), "rival", {"seat": 2}),
    "finished": lambda: (among_rivals(TARGET_DOG, FAKE), "target", {"seat": 1, "dog": 0}),
}  # fmt: skip
FAILING: dict[str, Callable[[], tuple[Table, str, dict[str, Any], str]]] = {
    "energy-short": lambda: (
        Table().give(hand="first_aid move damaged"), "play", {"card": "first_aid"}, "1 energy short"
    ),
    "health-short": lambda: (
        Table().give(hand="breakfast", deck="2*rest"), "play", {"card": "breakfast"}, "1 health short"
    ),
    "no-deck-left": lambda: (Table().give(waiting=[("rest", 1)]), "reveal", {}, "Your deck is empty"),
    "no-risk-here": lambda: (
        Table(legs={3: "rope_bridge"}).give(position=40, hand="husky 2*move", deck="rest lunch"),
        "play", {"card": "husky"}, "No risk can be paid on this leg",
    ),
}  # fmt: skip
"""Answers that are offered although they must fail, by the reason for that, and how it is said."""


def refusal(table: Table, verb: str, **objects: Any) -> Message:
    return table.game.refusal(table.s, encode(table.game, table.s, verb, objects))


@pytest.mark.parametrize("reason", sorted(FAILING))
def test_what_must_fail_says_why(reason: str) -> None:
    table, verb, objects, words = FAILING[reason]()
    answer = table.game.answer(table.s, verb, **objects)
    assert answer in table.s.answers
    said = failure(table.s, answer)
    assert said is not None
    assert (said.id, say(said)) == (f"iditacards-refused-{reason}", words)


def test_a_card_that_can_be_paid_need_not_fail() -> None:
    table = Table().give(hand="first_aid move damaged", deck="5*rest")
    assert failure(table.s, table.game.answer(table.s, "play", card="move")) is None


@pytest.mark.parametrize("reason", sorted(REASONS))
def test_each_reason_is_given_and_can_be_said(reason: str) -> None:
    """Where it is the reason; and everything else that is said there is true as well."""
    table, verb, objects = CASES[reason]()
    said = refusal(table, verb, **objects)
    assert said.id == f"iditacards-refused-{reason}"
    assert Words().say(said, ["Ana", "Ben", "Cleo", "Dora"])
    assert reason in true_reasons(table.game, table.s, TRUTHS, trivial, Rng(0))


def test_any_card_of_the_hand_can_be_played_so_none_is_too_dear() -> None:
    """A card that cannot be paid is offered: it fails, and may still help."""
    table = Table().give(hand="bear")
    assert cost(table.s, 0, number("bear"), 0) > 0
    assert table.offers("play bear")
    assert refusal(table, "play", card="bear").id == "not-offered"


def test_cards_that_wait_forbid_to_pass_and_to_play() -> None:
    table = Table().give(hand="mush", waiting=[("rest", 1)])
    assert refusal(table, "play_nothing").rules == ["IC-015"]
    assert refusal(table, "play", card="mush").rules == ["IC-015"]


def test_no_reason_is_false() -> None:
    """The first questions and every sixth one of random races."""
    game, said = real_game(), set[str]()
    for players in (1, 2, 3, 4):
        for at, s in enumerate(positions(game, players, {}, players, most=160, shun={"Turn": "new_day"})):
            if at % 6 == 0 or at < 8:
                said |= true_reasons(game, s, TRUTHS, trivial, Rng(at))
    assert {"cards-wait", "nothing-waits", "in-deck", "in-discard", "in-played", "in-upgrades", "unearned"} <= said


@pytest.mark.long
def test_no_reason_is_false_in_many_races() -> None:
    for seed in range(200):
        options = {"retired_cards": seed % 2 == 0}
        for s in positions(real_game(), 1 + seed % 4, options, seed, most=2000, shun={"Turn": "new_day"}):
            true_reasons(real_game(), s, TRUTHS, trivial, Rng(seed))


def test_reasons_rest_on_rules_of_the_ledger() -> None:
    """Every id is a line of it; a reason without ids of its own has those of the question."""
    ledger = (Path(iditacards.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    of_table = [thing for thing in vars(table_room).values() if isinstance(thing, Reason)]
    assert len(of_table) == len(FAILING)
    assert all(f"\n- {rule} [" in ledger for reason in [*REASONS.values(), *of_table] for rule in reason.ledger)
    assert refusal(asking(RECOVER, 1, discard="mush"), "recover", card="rest", pile="hand").rules == [
        "IC-085",
        "IC-125",
    ]
