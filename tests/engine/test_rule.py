"""Rules as objects, frames, and the table of a game's rules."""

from types import ModuleType
from typing import Any

import pytest
from tests.support.quays import QUAY, SALT, SILK, TEA, WHISTLE, table

from ludoteca.engine import Chance, Decision, Die, Effect, GameError, Rule, RuleTable, ask, do, ledger_ids, roll
from ludoteca.engine.rule import DECIDES, FALLS, HAPPENS, outcomes
from ludoteca.games.quay.rules.turn import DRAW_CARD, PASS_ON, TURN
from ludoteca.games.quay.state import Quay


class Jump(Decision[Quay]):
    """Jump, or do not. TOY-001, TOY-002"""

    size = 7
    commutes = True
    window = True


class Coin(Die[Quay]):
    """Two faces."""

    size = 2


class Draw(Chance[Quay]):
    """A draw without methods."""


class Splash(Effect[Quay]):
    """An effect without methods."""


def module(name: str, *rules: Rule[Any]) -> ModuleType:
    """A rule module that defines these rules."""
    made = ModuleType(name)
    for at, rule in enumerate(rules):
        setattr(made, f"RULE_{at}", rule)
    return made


def test_frames() -> None:
    """A frame names the rule by its place, and a seat or nobody, and two numbers or zeros."""
    assert ask(TURN, 2) == (TURN.place, 2, 0, 0)
    assert ask(TURN, 2, 5, 7) == (TURN.place, 2, 5, 7)
    assert roll(DRAW_CARD) == (DRAW_CARD.place, -1, 0, 0)
    assert roll(DRAW_CARD, 1, 8, 9) == (DRAW_CARD.place, 1, 8, 9)
    assert do(PASS_ON) == (PASS_ON.place, -1, 0, 0)
    assert do(PASS_ON, 1, 8, 9) == (PASS_ON.place, 1, 8, 9)


def test_rules_outside_the_table() -> None:
    """A rule that no module of the game defines cannot be pushed by accident."""
    with pytest.raises(GameError, match=r"^Jump is in none of the game's rule modules$"):
        ask(Jump(), 0)
    with pytest.raises(GameError, match=r"^Coin is in none"):
        roll(Coin())
    with pytest.raises(GameError, match=r"^Splash is in none"):
        do(Splash())


def test_kinds_and_declarations() -> None:
    """What a class declares is what its object has, whichever class declares it."""
    jump = Jump()
    assert (jump.kind, jump.sides, jump.swaps, jump.quiet, jump.name) == (DECIDES, 7, True, True, "Jump")
    assert (Coin().kind, Coin().sides, Coin().swaps, Coin().quiet) == (FALLS, 2, False, False)
    assert (Splash().kind, Splash().sides) == (HAPPENS, 0)
    assert jump.size_with(QUAY.content) == 7
    assert TURN.fits(table([[SALT], [TEA]]), 0, 0, 0)
    assert not TURN.fits(table([[SALT], [TEA]]), 0, 1, 0)
    assert not TURN.fits(table([[SALT], [TEA]]), 0, 0, 1)


def test_missing_methods() -> None:
    """A rule that lacks what its kind needs is a mistake that names rule and method."""
    s = table([[SALT], [TEA]])
    with pytest.raises(GameError, match=r"^Jump has no options\(\)$"):
        Jump().options(s, 0, 0, 0)
    with pytest.raises(GameError, match=r"^Jump has no chosen\(\)$"):
        Jump().chosen(s, 0, 0, 0, 0)
    with pytest.raises(GameError, match=r"^Draw has no total\(\)$"):
        Draw().total(s, 0, 0, 0)
    with pytest.raises(GameError, match=r"^Draw has no at\(\)$"):
        Draw().at(s, 0, 0, 0, 0)
    with pytest.raises(GameError, match=r"^Splash has no run\(\)$"):
        Splash().run(s, 0, 0, 0)


def test_table_in_the_order_of_the_modules() -> None:
    """Places follow the modules and their definitions; a rule that a module only imports is not placed again."""
    jump, coin, splash = Jump(), Coin(), Splash()
    for rule in (jump, coin):
        type(rule).__module__ = "first"
    Splash.__module__ = "second"
    made = RuleTable([module("first", coin, jump), module("second", jump, splash, coin)])
    assert [rule.name for rule in made.rules] == ["Coin", "Jump", "Splash"]
    assert [rule.place for rule in (coin, jump, splash)] == [0, 1, 2]
    assert made.by_name["Jump"] is jump


def test_duplicate_names() -> None:
    """Two rules of one name could not be told apart in records, and are refused."""
    first, second = type("Jump", (Jump,), {"__module__": "twins"})(), Jump()
    Jump.__module__ = "twins"
    with pytest.raises(GameError, match=r"^two rules are called Jump$"):
        RuleTable([module("twins", first, second)])


def test_ledger_ids() -> None:
    """The ids in a rule's docstring are found, in their order, and nothing that only looks like one."""
    assert TURN.ledger == ["QUAY-010", "QUAY-011", "QUAY-012", "QUAY-013"]
    assert ledger_ids("EPR-112, IC-068. Not A-001, IC-68, IC-0681, ABCDE-123, ic-068") == ["EPR-112", "IC-068"]


def test_outcomes() -> None:
    """Every outcome has as many ways as places lead to it."""
    s = table([[SALT], [TEA]], deck=[WHISTLE, SALT, SALT, SILK])
    assert outcomes(DRAW_CARD, s, 0, 0, 0) == {WHISTLE: 1, SALT: 2, SILK: 1}
    assert outcomes(Coin(), s, 0, 0, 0) == {0: 1, 1: 1}
