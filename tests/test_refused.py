"""Wrong inputs are refused in one sentence each.

`tools.check_compiled` runs these tests with the compiled build too, so both builds say the same.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import BadContent, BadOptions, BadPosition, BadRecord, IllegalAnswer, Match, Refused, Rng, UnknownGame
from ludoteca.bots import bot, bots
from ludoteca.observations import features

QUAY: Any = ludoteca.game("quay")
"""Not typed, since a type checker would find most of these mistakes."""
POSITION: Any = ludoteca.position
FOR = "Smugglers' Quay is for 2 to 4 players"
WANTED = "such as ludoteca.game('quay')"
VERBS = "trade_in(), land(card), ask_for(seat, card)"


def asked() -> Any:
    return POSITION(QUAY, 2, state={"players": {0: {"hand": ["tea", "tea"]}}})


def match() -> Any:
    return Match(QUAY, 2, seed=7)


Case = tuple[Callable[[], object], type[Refused], str]
TYPES: list[Case] = [
    (lambda: asked().choose(True), IllegalAnswer, "Turn: True is not offered"),
    (lambda: asked().choose("0"), IllegalAnswer, "Turn: '0' is not offered"),
    (lambda: asked().choose(0.0), IllegalAnswer, "Turn: 0.0 is not offered"),
    (lambda: asked().choose(None), IllegalAnswer, "Turn: None is not offered"),
    (lambda: asked().choose(np.array([0])), IllegalAnswer, "Turn: array([0]) is not offered"),
    (lambda: match().choose(True), IllegalAnswer, "Turn: True is not offered"),
    (lambda: QUAY.describe(asked(), True), IllegalAnswer, "Turn: True is not offered"),
    (lambda: QUAY.decode(asked(), "0"), IllegalAnswer, "Turn: '0' is not one of its answers, which are 0 to 19"),
    (lambda: QUAY.new(players="2"), BadOptions, f"players: {FOR}, not '2'."),
    (lambda: QUAY.new(players=2.0), BadOptions, f"players: {FOR}, not 2.0."),
    (lambda: QUAY.new(players=True), BadOptions, f"players: {FOR}, not True."),
    (lambda: QUAY.new(2, "goal"), BadOptions, "options: expected values by name, found 'goal'."),
    (lambda: QUAY.new(2, {"goal": "8"}), BadOptions, "options.goal: expected one of 8, 12, 16; found '8'."),
    (lambda: QUAY.new(2, {"patrol": 1}), BadOptions, "options.patrol: expected one of True, False; found 1."),
    (lambda: Match(QUAY, "2"), BadOptions, f"players: {FOR}, not '2'."),  # type: ignore[arg-type]
    (lambda: Match("quay", 2), Refused, f"Expected a game {WANTED}, found 'quay'."),  # type: ignore[arg-type]
    (lambda: POSITION("quay", 2), Refused, f"Expected a game {WANTED}, found 'quay'."),
    (lambda: bots("quay"), Refused, f"Expected a game {WANTED}, found 'quay'."),  # type: ignore[arg-type]
    (lambda: Rng("a"), Refused, "seed: expected a whole number, found 'a'."),  # type: ignore[arg-type]
    (lambda: Rng(1.5), Refused, "seed: expected a whole number, found 1.5."),  # type: ignore[arg-type]
    (lambda: Rng(1).below("6"), Refused, "below: expected a whole number from 1 on, found '6'."),  # type: ignore[arg-type]
    (lambda: bot("random", QUAY, "a"), Refused, "seed: expected a whole number, found 'a'."),  # type: ignore[arg-type]
    (
        lambda: Match(QUAY, 2, seed=1.5),  # type: ignore[arg-type]
        Refused,
        "seed: expected a whole number, a text or 32 bytes, found 1.5.",
    ),
    (
        lambda: QUAY.new(2).resolve_chance(7),
        Refused,
        "Chance needs a source of numbers such as ludoteca.Rng(7), found 7.",
    ),
    (lambda: Match(QUAY, 2, names="ab"), BadOptions, "names: expected a list of texts, found 'ab'."),  # type: ignore[arg-type]
    (
        lambda: ludoteca.play(QUAY, ["random", None]),  # type: ignore[list-item]
        Refused,
        "bots: expected a list of bots or their names, found ['random', None].",
    ),
    (
        lambda: ludoteca.say("hello"),  # type: ignore[arg-type]
        Refused,
        "Expected a message such as game.prompt(state), found 'hello'.",
    ),
    (lambda: Match.from_position(None), BadPosition, "position: expected a state, found None."),  # type: ignore[type-var]
    (lambda: asked().view("0"), Refused, "There is no seat '0'; they are 0 to 1."),
]
RANGES: list[Case] = [
    (lambda: asked().choose(99), IllegalAnswer, "Turn: 99 is not offered"),
    (lambda: asked().choose(-1), IllegalAnswer, "Turn: -1 is not offered"),
    (lambda: QUAY.new(9), BadOptions, f"players: {FOR}, not 9."),
    (lambda: QUAY.new(2, {"goal": 9}), BadOptions, "options.goal: expected one of 8, 12, 16; found 9."),
    (lambda: Rng(1).below(0), Refused, "below: expected a whole number from 1 on, found 0."),
    (lambda: Match(QUAY, 2, seed=b"abc"), Refused, "seed: expected a whole number, a text or 32 bytes, found b'abc'."),
    (lambda: asked().view(-1), Refused, "There is no seat -1; they are 0 to 1."),
    (lambda: asked().determinize(1, Rng(1)), IllegalAnswer, "determinize: seat 1 is not asked now"),
    (lambda: features(asked(), 9), Refused, "There is no seat 9; they are 0 to 1."),
    (lambda: match().events(seat=9), Refused, "There is no seat 9; they are 0 to 1."),
    (lambda: match().events(since=-1), Refused, "since: expected a whole number from 0 on, found -1."),
    (lambda: match().pending_for(9), Refused, "There is no seat 9; they are 0 to 1."),
    (lambda: match().undo(9), Refused, "There is no seat 9; they are 0 to 1."),
    (lambda: match().fork(99), Refused, "This record has lines 0 to 6, not 99."),
    (lambda: POSITION(QUAY, 2, turn=5), BadPosition, "position.turn: expected a seat from 0 to 1, found 5."),
    (lambda: Match(QUAY, 2, names=["Ana"]), BadOptions, "names: 2 players have 2 names, not 1."),
    (
        lambda: ludoteca.conformance.check(QUAY, games=-1),
        Refused,
        "games: expected a whole number from 0 on, found -1.",
    ),
]
NAMES: list[Case] = [
    (
        lambda: ludoteca.game("mah jong"),
        UnknownGame,
        "There is no game 'mah jong'; installed are: iditacards, plastics_race, rolling_heights.",
    ),
    (
        lambda: ludoteca.game(["quay"]),  # type: ignore[call-overload]
        UnknownGame,
        "There is no game ['quay']; installed are: iditacards, plastics_race, rolling_heights.",
    ),
    (
        lambda: QUAY.new(2, {"gaol": 8}),
        BadOptions,
        "options: Smugglers' Quay has no option 'gaol'; it has: goal, patrol.",
    ),
    (
        lambda: bot("nobody", QUAY, 1),
        Refused,
        "There is no 'nobody' bot for Smugglers' Quay; there are: random, search.",
    ),
    (lambda: QUAY.answer(asked(), "sing"), IllegalAnswer, f"Turn: there is no verb 'sing'; there are: {VERBS}"),
    (lambda: QUAY.answer(asked(), "land"), IllegalAnswer, "Turn: expected land(card), found land()"),
    (
        lambda: QUAY.answer(asked(), "land", card="gold"),
        IllegalAnswer,
        "Turn: card: expected one of salt, tea, silk, found 'gold'",
    ),
    (lambda: QUAY.answer(asked(), "land", card="silk"), IllegalAnswer, "Turn: land(card='silk') is not offered"),
    (
        lambda: POSITION(QUAY, 2, question="Tea"),
        BadPosition,
        "position: there is no question 'Tea'; there are BlowWhistle, PutAway, Turn.",
    ),
    (
        lambda: POSITION(QUAY, 2, state={"hand": []}),
        BadPosition,
        "position.state: 'hand' is not a field; there are deck, face_down, face_up, landing, players.",
    ),
    (lambda: QUAY.from_json("[]"), BadPosition, "position: expected an object, found a list."),
    (lambda: QUAY.from_data({}), BadPosition, "position: 'ludoteca' is missing."),
]
FILES: list[tuple[Callable[[Path], object], type[Refused], str]] = [
    (lambda at: Match.load(at / "none"), BadRecord, "line 1: the file cannot be read (No such file or directory)."),
    (Match.load, BadRecord, "line 1: the file cannot be read (Is a directory)."),
    (lambda at: Match.load(at / "empty"), BadRecord, "line 1: the file is empty."),
    (lambda at: Match.load(at / "text"), BadRecord, "line 1: not JSON."),
    (lambda at: match().save(at), Refused, "HERE is a folder. Choose another file."),
    (lambda at: match().save(at / "no" / "x"), Refused, "There is no folder 'HERE/no': create it first."),
    (lambda at: ludoteca.game("quay", at / "none"), BadContent, "HERE/none: is no folder."),
    (lambda at: ludoteca.game("quay", at), BadContent, "quay.toml: not found in HERE."),
    (
        lambda at: bot(f"search:weights={at}/none", QUAY, 1),
        Refused,
        "HERE/none cannot be read: No such file or directory.",
    ),
    (
        lambda at: bot(f"search:weights={at}/text", QUAY, 1),
        Refused,
        "HERE/text is not a file of weights, or it is damaged. Use one that ludoteca train has written.",
    ),
]


CASES = [*TYPES, *RANGES, *NAMES]


@pytest.mark.parametrize(("give", "kind", "sentence"), CASES, ids=map(str, range(len(CASES))))
def test_a_wrong_input_is_refused(give: Callable[[], object], kind: type[Refused], sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        give()
    assert (type(refusal.value), str(refusal.value)) == (kind, sentence)


@pytest.mark.parametrize(("give", "kind", "sentence"), FILES, ids=map(str, range(len(FILES))))
def test_a_wrong_file_is_refused(
    give: Callable[[Path], object], kind: type[Refused], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("Ana begins.\n", encoding="utf-8")
    with pytest.raises(Refused) as refusal:
        give(tmp_path)
    assert (type(refusal.value), str(refusal.value).replace(str(tmp_path), "HERE")) == (kind, sentence)


def test_numbers_of_numpy_are_numbers() -> None:
    """A learner's answer is the place of the greatest of many values."""
    chosen, given = asked(), asked()
    chosen.choose(np.argmax([9, 1]))
    given.choose(0)
    assert chosen == given
    assert QUAY.new(np.int64(2)).seats == 2
    assert Rng(np.int64(7)).below(np.int64(6)) == Rng(7).below(6)
