"""The rulebook of a game: its rules in their order, its events and reasons, its ledger ids."""

from types import ModuleType
from typing import Any

import pytest
from tests.support.quays import QUAY, Variant

from ludoteca import GameError
from ludoteca.engine import Args, Decision, Effect, EventType, Reason, Rulebook, Verb, do, ledger_ids, ledger_of
from ludoteca.games.quay.rules.turn import TURN
from ludoteca.games.quay.state import Quay


class Jump(Decision[Quay]):
    jump = Verb()

    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        return [self.jump.first]

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        """Nothing happens."""


class Splash(Effect[Quay]):
    def run(self, s: Quay, player: int, args: Args) -> None:
        """Nothing happens."""


def module(name: str, *things: Any) -> ModuleType:
    made = ModuleType(name)
    for at, thing in enumerate(things):
        setattr(made, f"THING_{at}", thing)
    return made


def test_rules_in_the_order_of_the_modules() -> None:
    """They follow the modules and their definitions; a rule that a module only imports is not added again."""
    jump, splash = Jump(), Splash()
    Jump.__module__, Splash.__module__ = "first", "second"
    book = Rulebook([module("first", jump), module("second", jump, splash)], QUAY.content)
    assert [rule.name for rule in book.rules] == ["Jump", "Splash"]
    assert [rule.index for rule in book.rules] == [0, 1]
    assert [book.by_number[handle.number].name for handle in (jump, splash)] == ["Jump", "Splash"]
    assert book.rules[0] is not jump
    assert type(book.by_name["Jump"]) is Jump
    assert [rule.name for rule in book.decisions] == ["Jump"]


def test_two_games_have_verbs_of_their_own() -> None:
    Jump.__module__ = "first"
    one, other = (Rulebook([module("first", Jump())], QUAY.content) for _ in range(2))
    assert one.rules[0].verbs[0] is not other.rules[0].verbs[0]


def test_two_games_can_use_one_rule() -> None:
    """It has the same number in both, wherever it is among their rules, and a rule of another game is refused."""
    Jump.__module__, Splash.__module__ = "first", "second"
    jump, splash = Jump(), Splash()
    both = Rulebook([module("second", splash), module("first", jump)], QUAY.content)
    alone = Rulebook([module("first", jump)], QUAY.content)
    for book, index in ((both, 1), (alone, 0)):
        assert book.by_number[jump.number] is book.by_name["Jump"]
        assert book.by_name["Jump"].index == index
    stranger = Variant()
    s = stranger.new(2)
    s.stack.append(do(splash))
    s.rules = alone.by_number + [alone.by_number[0]] * (splash.number + 1 - len(alone.by_number))
    with pytest.raises(GameError, match=r"^a rule of another game is pending in Smugglers' Quay$"):
        s.run()


def test_duplicate_names() -> None:
    """Two rules, events or reasons of one name could not be told apart in records and catalogues."""
    first, second = type("Jump", (Jump,), {"__module__": "twins"})(), Jump()
    Jump.__module__ = "twins"
    with pytest.raises(GameError, match=r"^two rules are called Jump$"):
        Rulebook([module("twins", first, second)], QUAY.content)
    with pytest.raises(GameError, match=r"^two EventTypes are called falls$"):
        Rulebook([module("twins", EventType("falls"), EventType("falls"))], QUAY.content)
    with pytest.raises(GameError, match=r"^two Reasons are called wet$"):
        Rulebook([module("twins", Reason("wet"), Reason("wet"))], QUAY.content)
    wet = Reason("wet")
    assert Rulebook([module("twins", wet), module("others", wet)], QUAY.content).reasons == {"wet": wet}


def test_ledger_ids() -> None:
    """The ids in a rule's docstring are found, in their order, and nothing that only looks like one."""
    assert ledger_of(TURN) == ["QUAY-010", "QUAY-011", "QUAY-012", "QUAY-013"]
    text = "EPR-112, IC-068, A-001, SUPERCALIFRAGILISTIC-123. Not IC-68, IC-0681, ic-068, -001"
    assert ledger_ids(text) == ["EPR-112", "IC-068", "A-001", "SUPERCALIFRAGILISTIC-123"]
