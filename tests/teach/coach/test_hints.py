"""A hint names a sensible answer, and what it says is true."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.iditacards.table import Table
from tests.games.plastics_race.race import Race as Drive
from tests.games.rolling_heights.scenes import CONTENT, crew, kind
from tests.games.rolling_heights.scenes import table as city

import ludoteca
from ludoteca import Match, Rng
from ludoteca.bots import Question, bot, judge
from ludoteca.engine import NONE, Message, State
from ludoteca.games.iditacards import forecast
from ludoteca.games.iditacards.state import Race
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.games.rolling_heights.bot import habits
from ludoteca.table.one_click import better_answer, bundles
from ludoteca.teach.coach import hint, hints
from ludoteca.teach.coach.decisions import sensible
from ludoteca.words.sentences import Words, catalogues, ids

GAMES = ["iditacards", "plastics_race", "rolling_heights"]
FIVE = ["red_police", "red_draw_3", "blue_swap", "blue_works", "wild"]
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
            fails = round(odds["fails"] / 10)
            kind = "-lost" if fails == 100 else "-long" if fails > 50 else "" if fails else "-sure"
            assert why.id == f"hint-iditacards-reveal{kind}"
            assert why.args.get("fails", fails) == fails
    assert told


def _why(table: Table, answer: str) -> list[Message]:
    """The reasons for the answer with these words."""
    (number,) = [one for one, words in table.said().items() if answer in words]
    return judge(table.game).reasons(table.s, number)


def test_a_card_that_must_fail_is_not_said_to_work() -> None:
    """Nothing in the hand pays for anything in the deck: failing is advised only to be free again."""
    table = Table().give(position=50, hand="move", deck="2*mush", waiting=[("big_dog", 1)])
    assert [why.id for why in _why(table, "reveal")] == ["hint-iditacards-reveal-lost"]


@pytest.mark.parametrize(
    ("players", "cold", "said"), [(2, 7, "wait-for-others"), (2, 0, "just-move"), (1, 7, "no-matter")]
)
def test_just_move_says_how_far_or_what_it_waits_for(players: int, cold: int, said: str) -> None:
    table = Table(players).give(position=50, hypothermia=cold, hand="rest", deck="4*move")
    (why,) = _why(table, "pass")
    assert (why.id, why.args.get("squares")) == (f"hint-iditacards-{said}", 2 if said == "just-move" else None)


@pytest.mark.parametrize(
    ("near", "hand", "free"),
    [("fyli", ["orange_swap", "green_steal"], "bin"), ("vyronas", ["green_steal", "red_ask"], "moving")],
)
def test_an_effect_has_a_reason_of_its_own(near: str, hand: list[str], free: str) -> None:
    """It says what the effect does, and if a bin is in reach without the card."""
    drive = Drive(players=3).at(near).hand(0, *hand).hand(1, *FIVE)
    steal = drive.game.answer(drive.s, "play_effect", card="green_steal")
    (why,) = judge(drive.game).reasons(drive.s, steal)
    assert (why.id, why.args["effect"], why.args["free"]) == ("hint-plastics-race-effect", "steal", free)


def test_chances_that_trials_cannot_tell_apart_are_told_as_equal() -> None:
    for best, other, said in ((0.52, 0.50, "hint-close"), (0.56, 0.50, "hint-better")):
        assert hints.compared([[best], [other]], 0).id == said


def test_a_way_is_advised_with_the_reason_of_its_first_road() -> None:
    """Later answers of the click are not offered yet, so they have no reasons."""
    adviser = judge(ludoteca.game("plastics_race"))
    states = _asked("plastics_race", "Main", games=2)
    found = [hint(adviser, Question(state), 1, lambda: True) for state in states if bundles(state)]
    assert "plastics-race-bundle-way" in {one.words.id for one in found}


def test_a_click_that_does_it_all_is_advised() -> None:
    """All workers act anyway: the hint names the one click, not its first answer."""
    adviser = judge(ludoteca.game("rolling_heights"))
    found = [
        hint(adviser, Question(state), 1, lambda: True)
        for state in _asked("rolling_heights", "Main", games=2)
        if any(one.bundle.name == "all-workers" for one in bundles(state))
    ]
    whole = [one for one in found if one.words.id == "rolling-heights-bundle-all-workers"]
    assert len(whole) > len(found) / 2


def test_a_new_kind_of_worker_counts_for_a_target_that_counts_kinds() -> None:
    """With Melting Pot in hand, the fifth kind is worth more than one more of a better kind."""
    s = city(2)
    s.players[0].targets = [CONTENT.target_ids.index("TG-09")]
    crew(s, 0, "idle", architect=1, riveter=1)
    assert [habits.for_targets(s, 0, kind(name)) for name in ("politician", "worker")] == [2, 0]


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
            assert 1 <= len(said) <= 3
            assert all(len(sentence) <= 120 for sentence in said), said
    assert len(asked) > 4
