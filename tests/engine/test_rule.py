"""Rules as objects, and frames."""

import pytest
from tests.support.quays import QUAY, SALT, SILK, TEA, WHISTLE, table

from ludoteca import GameError
from ludoteca.engine import Args, Chance, Count, Decision, Die, Draw, Effect, Rule, Verb, YesNo, ask, do, roll
from ludoteca.engine.rule import CHANCE, DECISION, EFFECT, outcomes
from ludoteca.games.quay.rules.turn import DRAW_CARD, PASS_ON, TURN
from ludoteca.games.quay.state import Quay


class Jump(Decision[Quay]):
    """Jump, or do not. TOY-001, TOY-002"""

    COMMUTES = True
    WINDOW = True
    CARRIES = (YesNo("high"),)

    stay = Verb()
    jump = Verb(Count("steps", 1, 3), Count("height", 2, 3))

    def answers(self, s: Quay, player: int, args: Args) -> list[int]:
        return [self.stay.first]

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        """Nothing happens."""


class Coin(Die[Quay]):
    show = Verb(Count("face", 1, 2))

    def chosen(self, s: Quay, player: int, answer: int, args: Args) -> None:
        """Nothing happens."""


class Splash(Effect[Quay]):
    def run(self, s: Quay, player: int, args: Args) -> None:
        """Nothing happens."""


def test_frames() -> None:
    """A frame names the rule by its number, a seat or nobody, and what it carries."""
    assert ask(TURN, 2) == (TURN.number, 2, ())
    assert ask(TURN, 2, 5, 7) == (TURN.number, 2, (5, 7))
    assert roll(DRAW_CARD) == (DRAW_CARD.number, -1, ())
    assert roll(DRAW_CARD, 1, 8, 9, 10) == (DRAW_CARD.number, 1, (8, 9, 10))
    assert do(PASS_ON) == (PASS_ON.number, -1, ())
    assert do(PASS_ON, 1, 8) == (PASS_ON.number, 1, (8,))


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
    assert (jump.kind, jump.commutes, jump.window, jump.name) == (DECISION, True, True, "Jump")
    assert [domain.name for domain in jump.carries] == ["high"]
    assert (Coin().kind, Coin().commutes, Coin().window, Coin().carries) == (CHANCE, False, False, ())
    assert Splash().kind == EFFECT


def test_verbs_are_numbered_in_the_order_of_their_declaration() -> None:
    """Each rule object has verbs of its own, and their ranges follow one another from 0 on."""
    jump = Jump()
    jump.bind(QUAY.content)
    assert [(verb.name, verb.first, verb.end) for verb in jump.verbs] == [("stay", 0, 1), ("jump", 1, 7)]
    assert jump.size == 7
    assert [jump.jump.at(steps, height) for steps in (1, 2, 3) for height in (2, 3)] == [1, 2, 3, 4, 5, 6]
    assert jump.verb(0) is jump.stay
    assert jump.verb(6) is jump.jump
    assert jump.verb(6).objects(6) == (3, 3)
    assert not Jump().jump.covers(1)
    with pytest.raises(GameError, match=r"^Jump has no answer 7$"):
        jump.verb(7)


def test_a_handle_leads_to_the_rule_of_a_game() -> None:
    s = table([[SALT], [TEA]])
    assert TURN.of(s) is QUAY.rulebook.by_name["Turn"]
    assert TURN.of(s).land.at(SILK) == SILK


@pytest.mark.parametrize(
    ("kind", "method"), [(Decision, "answers"), (Decision, "chosen"), (Chance, "total"), (Draw, "bag"), (Effect, "run")]
)
def test_missing_methods(kind: type[Rule[Quay]], method: str) -> None:
    """A rule that lacks what its kind needs cannot be made; the sentence names rule and method."""
    methods = {"answers", "chosen", "total", "at", "bag", "run"} - {method, *(("total", "at") if kind is Draw else ())}
    lacking = type("Lacking", (kind,), dict.fromkeys(methods, Jump.answers))
    with pytest.raises(GameError, match=rf"^Lacking does not define {method}\(\)$"):
        lacking()


def test_outcomes() -> None:
    """Every outcome has as many ways as places lead to it."""
    s = table([[SALT], [TEA]], deck=[WHISTLE, SALT, SALT, SILK])
    assert outcomes(DRAW_CARD, s, 0, ()) == {WHISTLE: 1, SALT: 2, SILK: 1}
    coin = Coin()
    coin.bind(QUAY.content)
    assert outcomes(coin, s, 0, ()) == {0: 1, 1: 1}
