"""A hint names a sensible answer, and what it says is true."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import ludoteca
from ludoteca import Match, Rng
from ludoteca.bots import Question, bot, judge
from ludoteca.engine import NONE, State
from ludoteca.games.iditacards import forecast
from ludoteca.games.iditacards.state import Race
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.table.one_click import better_answer
from ludoteca.teach.coach import hint
from ludoteca.teach.coach.decisions import sensible
from ludoteca.words.sentences import Words, catalogues, ids

GAMES = ["iditacards", "plastics_race", "rolling_heights"]
SOURCES = [*(f"games/{game}/bot/reasons.py" for game in GAMES), "teach/coach/hints.py"]


def _questions(game_id: str, players: int, seed: int) -> Iterator[State]:
    """Every question of a game of bots."""
    game = ludoteca.game(game_id)
    match = Match(game, players, seed=seed)
    seats = [bot("normal", game, seat) for seat in range(players)]
    while not match.state.over:
        yield match.state
        match.choose(seats[match.state.player].choose(Question(match.state)))


def _asked(game_id: str, rule: str, games: int = 4) -> list[State]:
    questions = [_questions(game_id, 2 + seed % 3, seed) for seed in range(games)]
    return [state.copy() for states in questions for state in states if state.rule.name == rule]


def test_every_reason_has_words_and_all_words_are_reasons() -> None:
    """Nothing is said by an id alone, and the catalogue has nothing that nobody says."""
    package = Path(str(files("ludoteca")))
    said = {found for path in SOURCES for found in re.findall(r'"(hint-[a-z-]+)"', (package / path).read_text())}
    words = [name for one in catalogues("en") if one.file.name == "hints.ftl" for name in ids(one.file)]
    assert sorted(said) == sorted(words)
    assert all(Words().has(one) for one in said)


def test_cards_that_are_still_to_be_paid_are_not_left() -> None:
    adviser = judge(ludoteca.game("plastics_race"))
    told = 0
    for state in _asked("plastics_race", "SpendCard"):
        assert isinstance(state, PlasticsRace)
        for why in adviser.reasons(state, adviser.routine(state, state.answers, Rng(1))):
            if why.id == "hint-plastics-race-reach-bin":
                told += 1
                left = why.args["left"]
                assert isinstance(left, int)
                assert 0 <= left <= len(state.players[state.player].hand) - 1 - state.args[0]
    assert told


def test_nobody_is_told_to_pay_for_what_is_free() -> None:
    """An answer that another one beats by the rules is never tried."""
    adviser = judge(ludoteca.game("plastics_race"))
    dear = 0
    for state in _asked("plastics_race", "Main"):
        beaten = [one for one in state.answers if better_answer(state, one) != NONE]
        dear += len(beaten)
        if beaten:
            assert not set(beaten) & set(sensible(adviser, Question(state), state, Rng(1)))
    assert dear


def test_the_odds_of_a_risk_are_those_that_the_table_shows() -> None:
    adviser = judge(ludoteca.game("iditacards"))
    told = 0
    for state in _asked("iditacards", "Turn", games=1):
        assert isinstance(state, Race)
        odds = forecast.reveal(state, state.player)
        if odds is not None:
            (why,) = adviser.reasons(state, state.answers[0])
            told += 1
            assert (why.id, why.args["fails"]) == ("hint-iditacards-reveal", round(odds["fails"] / 10))
    assert told


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_is_said_in_few_words_whatever_is_asked(game_id: str) -> None:
    adviser, words, names = judge(ludoteca.game(game_id)), Words(), ["Ana", "Ben"]
    asked = set[str]()
    for state in _questions(game_id, 2, 5):
        if state.rule.name not in asked and len(state.answers) > 1:
            asked.add(state.rule.name)
            found = hint(adviser, Question(state), 1, lambda: True)
            said = [words.say(why, names) for why in found.why]
            assert found.answer in state.answers
            assert 1 <= len(said) <= 2
            assert all(len(sentence) <= 120 for sentence in said), said
    assert len(asked) > 4
