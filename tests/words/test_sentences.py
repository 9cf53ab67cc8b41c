"""Words: every message id that is used exists, every one that exists is used, and every message can be said."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.support import report_words
from tests.support.refused import refused

import ludoteca
from ludoteca import Message, Name, Seat
from ludoteca.engine import Game, Listener, Outcome, State, kebab
from ludoteca.engine.events import Event
from ludoteca.match.events import event_message
from ludoteca.table import message_ids
from ludoteca.teach.tutorials import shipped
from ludoteca.words.sentences import LONGEST, BadWords, Words, catalogues, ids

SOURCE = Path(ludoteca.__file__).parent
GAMES = ludoteca.games(sample=True)
WORDS = Words()
NAMES = ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana"]
RANDOM_GAMES = 5
EVERY = catalogues("en")
RULES = "game.ftl"
"""The words of a game's rules; its other catalogues are for the page, reports, hints and the terminal."""


@cache
def _known(game_id: str) -> set[str]:
    return message_ids(ludoteca.game(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_catalogue_of_a_game_is_complete_and_has_nothing_else(game_id: str) -> None:
    listed = [name for one in EVERY if (one.game, one.file.name) == (kebab(game_id), RULES) for name in ids(one.file)]
    assert sorted(listed) == sorted(_known(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_ids_of_a_game_begin_with_its_name(game_id: str) -> None:
    assert [name for name in _known(game_id) if not name.startswith(f"{kebab(game_id)}-")] == []


def test_no_id_is_used_twice() -> None:
    """Fluent takes the first of two messages of one id without a word."""
    every = [name for one in EVERY for name in ids(one.file)]
    assert sorted(every) == sorted(set(every))


def test_words_of_a_game_are_found_in_its_package() -> None:
    """Ids in a game's catalogues have its name in them, so no catalogue is read before it is needed."""
    strange = [name for one in EVERY if one.game for name in ids(one.file) if not one.is_likely_to_have(name)]
    assert strange == []


REPORT_PARTS = ("", "-about", "-groups", "-table", "-whole")
"""A part of a report has the name of its figure, and so have its words."""


def _code() -> Iterator[ast.AST]:
    for path in SOURCE.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _texts_in_code() -> set[str]:
    return {node.value for node in _code() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _beginnings_in_code() -> Iterator[str]:
    """The beginnings of ids that are put together in Python: `report-col-` of f"report-col-{name}"."""
    for path in SOURCE.rglob("*.py"):
        yield from re.findall(r"f\"((?:[a-z]+-){2,})\{", path.read_text(encoding="utf-8"))


def _texts_in_the_page(pattern: str) -> set[str]:
    sources = (SOURCE.parent.parent / "web" / "src").rglob("*.*")
    texts = [path.read_text(encoding="utf-8") for path in sources if path.suffix in (".ts", ".svelte")]
    return {found for text in texts for found in re.findall(pattern, text)}


def _texts_asked_for() -> Iterator[str]:
    """The first argument of every call of `.text(...)`, `text(...)` or `Message(...)`, where it is a plain text."""
    for node in _code():
        if isinstance(node, ast.Call) and node.args and _callee(node.func) in ("text", "_text", "Message"):
            for part in ast.walk(node.args[0]) if not isinstance(node.args[0], ast.Subscript) else ():
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def _callee(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_every_word_of_the_program_is_used() -> None:
    used = _texts_in_code() | _texts_in_the_page(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]")
    used |= {f"report-{text.replace('_', '-')}{part}" for text in used for part in REPORT_PARTS}
    used |= {name for tutorial in shipped() for name in tutorial.message_ids}
    used |= {name for game_id in GAMES for name in report_words.allowed(ludoteca.game(game_id))}
    beginnings = (*_texts_in_the_page(r"`(web-[a-z0-9-]+-)\$\{"), *_beginnings_in_code())
    ours = [name for one in EVERY if not (one.game and one.file.name == RULES) for name in ids(one.file)]
    unused = [name for name in ours if name not in used and not name.startswith(beginnings)]
    assert unused == []


def test_every_word_that_is_used_exists() -> None:
    """No command asks for words that are not there. (Ids of games are put together; random games below say them.)"""
    every = {name for one in EVERY for name in ids(one.file)}
    asked = {text for text in _texts_asked_for() if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    assert "play-hint" in asked
    assert sorted(asked - every) == []


class _Hearing(Listener):
    """Says every event as every seat and a spectator would read it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        for shown in {None, secret if seen_by and secret >= 0 else None}:
            _say(self.game, event_message(self.game, Event(1, what, seat, a, b, shown)))


SAID: set[str] = set()


def _say(game: Game[Any], message: Message) -> None:
    if repr(message) in SAID:
        return
    SAID.add(repr(message))
    known = _known(game.id)
    named = [arg.id for arg in message.args.values() if isinstance(arg, Name)]
    assert [name for name in (message.id, *named) if name not in known] == []
    assert WORDS.say(message, NAMES).strip()


def _random_game(game: Game[Any], players: int, seed: int, options: dict[str, Any]) -> State:
    """A whole random game in which every question, every answer and every outcome is said."""
    state: State = game.new(players, options)
    state.listener = _Hearing(game)
    rng = ludoteca.Rng(seed)
    while not state.over:
        if state.player >= 0:
            _say(game, game.prompt(state))
        for answer in state.answers:
            _say(game, game.named(state, answer)[1])
        if state.player >= 0:
            state.choose(state.answers[rng.below(len(state.answers))])
        else:
            number, player, args = state.stack[-1]
            rule = state.rules[number]
            state.choose(rule.at(state, rng.below(rule.total(state, player, args)), player, args))
    return state


@pytest.mark.parametrize("seed", range(RANDOM_GAMES))
@pytest.mark.parametrize("game_id", GAMES)
def test_random_games_say_only_what_the_catalogue_knows(game_id: str, seed: int) -> None:
    """Every prompt, answer, event and ending has words, and no argument is missing."""
    game = ludoteca.game(game_id)
    rng = ludoteca.Rng(seed)
    options = {name: option.allowed[rng.below(len(option.allowed))] for name, option in game.options.items()}
    outcome = _random_game(game, game.players[rng.below(len(game.players))], seed, options).outcome
    assert outcome is not None
    _say(game, outcome.ending())


def test_names_and_seats_are_put_in() -> None:
    """A name is a message of its own, a seat is the player's name, and no invisible marks surround them."""
    message = Message("quay-event-gives", {"seat": Seat(1), "other": Seat(0), "card": Name("quay-card-silk")}, [])
    assert WORDS.say(message, ["Ana", "Ben"]) == "Ben gives Ana silk."
    assert WORDS.say(Message("undone", {"seat": Seat(-1)}, []), ["Ana"]) == "nobody undoes a step."


def test_an_argument_that_is_missing_is_named() -> None:
    missing = "The words for 'play-saved' do not fit what they are about (Unknown external: file)."
    assert refused(WORDS.text, "play-saved") == missing


def test_very_long_names_are_cut() -> None:
    longest = "x" * LONGEST
    assert WORDS.text("end-won", names=longest) in WORDS.text("end-won", names=f"{longest}y").replace("...", "")
    assert "x" * (LONGEST + 1) not in WORDS.text("end-won", names="x" * 100_000)


def _content(folder: Path, text: str) -> Path:
    words = folder / "words" / "en"
    words.mkdir(parents=True)
    (words / "more.ftl").write_bytes(text.encode("utf-8", "surrogateescape"))
    return folder


def test_components_of_your_own_may_bring_words(tmp_path: Path) -> None:
    """A folder of components names what it adds, and may rename what is there."""
    words = Words(content=_content(tmp_path, "quay-card-rum = rum\nquay-card-tea = green tea\n"))
    assert words.text("quay-card-rum") == "rum"
    assert words.text("quay-card-tea") == "green tea"
    assert WORDS.text("quay-card-tea") == "tea"


@pytest.mark.parametrize("text", ["quay-card-rum rum\n", "quay-card-rum = \udcff\n"])
def test_words_that_are_no_words_are_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadWords, match=r"^more\.ftl"):
        Words(content=_content(tmp_path, text))


def _asked(game_id: str, question: str, **position: Any) -> str:
    game = ludoteca.game(game_id)
    return WORDS.say(game.prompt(ludoteca.position(game, players=2, question=question, **position)), NAMES)


def test_questions_count_along_and_name_what_they_are_about() -> None:
    lane = {"colour": None, "halves": 0}
    assert _asked("plastics_race", "SpendCard", carries={"more": 1, **lane}) == "Pick a card to spend (1 of 2)"
    assert _asked("plastics_race", "SpendCard", carries={"more": 0, **lane}) == "Pick a card to spend (2 of 2)"
    assert _asked("plastics_race", "PlaceDie", state={"rolled": ["blue"]}) == "Which road should turn blue?"


def test_an_ending_names_the_seat_that_brought_it_about() -> None:
    ended = Outcome((0,), ((0,), (1,)), (12, 9), "plastics-race-end-bins", by=1)
    assert WORDS.say(ended.ending(), NAMES) == "Ben collected every bin."
