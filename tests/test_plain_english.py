"""What a person reads is plain English: no stiff words, short questions, easy to read. `docs/style.md` says how."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

import click
import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import Message
from ludoteca.words.sentences import Words, catalogues
from tests.support.comments import prose
from tests.support.reading import grade

ROOT = Path(__file__).parent.parent
GAMES = ludoteca.games(sample=True)
WORDS = Words()
PEOPLE = WORDS.text("web-names").split(", ")
LONGEST_PROMPT = 60
HARDEST = {"plastics_race": 4.0, "rolling_heights": 5.0, "iditacards": 4.0, "quay": 3.0}
RANDOM_GAMES = 2

BANNED = [
    r"by lot", r"on turn", r"too dear", r"whoever", r"he", r"him", r"his", r"himself",
    r"sits you down", r"gets in", r"under this code", r"part of the wild", r"let it pass", r"if joined",
    r"something else\?", r"fallen by chance", r"to be expected", r"somebody gets up", r"takes a damage",
    r"is the turn of", r"is on the move", r"of so many", r"a (?:executive|architect)",
]  # fmt: skip
STIFF = re.compile(rf"\b(?:{'|'.join(BANNED)})(?!\w)", re.IGNORECASE)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def _stiff(text: str) -> list[str]:
    """The lines with a banned word; code does not count."""
    return [line for line in CODE.sub("", text).splitlines() if STIFF.search(line)]


@pytest.mark.parametrize("line", ["Starts by lot", "Only this computer gets in.", "He has no red."])
def test_stiff_words_are_found(line: str) -> None:
    assert _stiff(f"A line\n{line}\n`by lot`") == [line]


@pytest.mark.parametrize("file", [one.file for one in catalogues("en")], ids=lambda file: file.name)
def test_no_catalogue_has_a_stiff_word(file: Any) -> None:
    assert _stiff(file.read_text(encoding="utf-8")) == []


PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src" / "ludoteca").rglob("RULES.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_page_has_a_stiff_word(page: Path) -> None:
    assert _stiff(page.read_text(encoding="utf-8")) == []


POSSESSOR = (
    r"my|your|his|her|its|our|their|whose|one's|[\w-]+'s|[\w-]+s'|to|can|may|must|they|who|you|we|that|not|already"
)
PLACE = (
    "above after among as at before behind below beside between beyond by first here in last near next on side there "
    "together under where with within"
)
BARE = (
    "all anybody are as can cannot come comes could did does else everybody follow follows gave gets gives goes had "
    "happened happens has have he holds is it keep keeps lead leads lights makes matters may must nobody nothing of "
    "remains said say says should shows somebody stops takes that there they this to waits was were will works would"
)
BEGIN = r"(?:^|[.:;!?] )"
W = rf"(?:{BEGIN}W|^w)"
HABITS = {
    "own without an owner": [rf"(?<![\w'-])(?!(?i:{POSSESSOR})(?![\w'-]))[\w'-]+ own\b", rf"{BEGIN}Own\b"],
    "stand, lie and fall for be and happen": [
        rf"\b(?:stand|stands|standing|stood|lies|lying|lay|lain) (?:{PLACE.replace(' ', '|')})\b",
        r"\b(?:chance|it|numbers?|outcomes?|rolls?|what|which) (?:falls?|fell|has fallen|have fallen)\b",
        r"\bfall(?:s|en)? (?:by|to) (?:chance|lot)\b",
    ],
    "so many, and nobody says how many": [r"\bso (?:few|many|wide)\b(?! that)"],
    "a sentence that never names the thing": [
        rf"{W}hat (?:{BARE.replace(' ', '|')})\b(?![^.]*\?)",
        rf"{W}hether (?:he|it|nobody|nothing|somebody|they)\b",
        rf"{W}hether (?:all|any|one|that|this) (?:can|could|does|has|is|may|must|was|will)\b",
        rf"{W}ho(?:ever)? (?![^.]*\?)",
    ],
}
LIKE_GERMAN = re.compile("|".join(one for habit in HABITS.values() for one in habit))


def _like_german(texts: list[str]) -> list[str]:
    return [text for text in texts if LIKE_GERMAN.search(CODE.sub("`", text))]


TRANSLATED = """
The own seat that answered last.
Own turning points.
Shows them at an own table.
The board stands in the middle.
The cards lie in a pile, and the one that lies there is open.
How often it fell for a seat.
An outcome that falls to chance.
Of so many tables.
Where something so wide stays.
What is told now.
It is shown. What nothing came after is told too.
Whether it is here.
Who sits there.
Whoever has it.
what is told comes late
"""
NATURAL = """
Their own seat, the game's own words, the players' own hands, and a table of its own.
They own two cards.
So many that nobody can count them.
The die falls off the table.
What does it cost?
What chance gave.
What a street looks like.
Whether the page is dark.
Whether any page is.
Whether there is room.
Who goes first?
`what is this`
It understands the owner.
"""


@pytest.mark.parametrize("line", TRANSLATED.strip().splitlines())
def test_habits_are_found(line: str) -> None:
    assert _like_german([line]) == [line]


@pytest.mark.parametrize("line", NATURAL.strip().splitlines())
def test_plain_sentences_pass(line: str) -> None:
    """Those that only look like one of the habits."""
    assert _like_german([line]) == []


SOURCES = {".css", ".py", ".svelte", ".ts"}
READ = ["benchmarks", "campaigns", "examples", "src", "tests", "tools", "web/src"]
"""Files and folders whose comments, docstrings and titles of tests are read."""


@pytest.mark.parametrize("name", READ)
def test_comments_are_natural_english(name: str) -> None:
    """Read aloud, they are sentences that somebody would say."""
    files = [file for file in [ROOT / name, *sorted((ROOT / name).rglob("*"))] if file.suffix in SOURCES]
    texts = {file.relative_to(ROOT).as_posix(): prose(file) for file in files if file.name != "openapi.ts"}
    assert any(texts.values())
    assert {name: found for name, lines in texts.items() if (found := _like_german(lines))} == {}


def _paragraphs(text: str) -> list[str]:
    """The paragraphs, list items, headings and table rows of a page in Markdown, each as one line, without its code."""
    found = re.split(r"\n(?:\s*\n|(?=\s*(?:[-*|#]|\d+\.) ))", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return [" ".join(one.split()) for one in found]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_pages_are_natural_english(page: Path) -> None:
    assert _like_german(_paragraphs(page.read_text(encoding="utf-8"))) == []


LEDGERS = sorted((ROOT / "src" / "ludoteca").rglob("RULES.md"))
MACHINERY = re.compile(
    r"\b(?:RNG|seeded|strongly connected|component of|graph|directed|arc|invariant|integer|enumerable)\b"
)


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.parent.name)
def test_no_rule_speaks_of_machinery(ledger: Path) -> None:
    """The exact rules are for players too: no words that only programmers know."""
    rules = [line for line in ledger.read_text(encoding="utf-8").splitlines() if re.match(r"- [A-Z]+-\d", line)]
    assert rules
    assert [line for line in rules if MACHINERY.search(line)] == []


def _helps(command: click.Command, name: str) -> Iterator[tuple[str, str]]:
    context = click.Context(command, info_name=name)
    yield name, command.get_help(context)
    if isinstance(command, click.Group):
        for below in command.list_commands(context):
            found = command.get_command(context, below)
            assert found is not None
            yield from _helps(found, f"{name} {below}")


@pytest.mark.parametrize(("name", "text"), list(_helps(main, "ludoteca")), ids=lambda value: value[:20])
def test_no_help_of_a_command_has_a_stiff_word(name: str, text: str) -> None:
    assert _stiff(text) == [], name


Said = dict[str, set[str]]
"""Sentences by message id."""


@cache
def _said(game_id: str) -> tuple[Said, Said]:
    """What random games ask, and what they offer."""
    game = ludoteca.game(game_id)
    asked: Said = {}
    offered: Said = {}
    for seed in range(RANDOM_GAMES):
        rng = ludoteca.Rng(seed)
        state = game.new(game.players[-1])
        state.resolve_chance(rng)
        while not state.over:
            _note(asked, game.prompt(state))
            for answer in state.answers:
                _note(offered, game.describe(state, answer))
            state.choose(state.answers[rng.below(len(state.answers))])
            state.resolve_chance(rng)
    return asked, offered


def _note(said: Said, message: Message) -> None:
    said.setdefault(message.id, set()).add(WORDS.say(message, PEOPLE))


@pytest.mark.parametrize("game_id", GAMES)
def test_questions_are_short(game_id: str) -> None:
    """With the longest name that we propose, and the longest things they can speak of."""
    game = ludoteca.game(game_id)
    longest: dict[str, Any] = {"number": 2, "count": 10, "seat": max(PEOPLE, key=len), "player": max(PEOPLE, key=len)}
    for thing in ("colour", "resource"):
        found = [WORDS.text(name) for name in game.message_ids() if f"-{thing}-" in name]
        longest[thing] = max(found, key=len, default="")
    prompts = [name for name in game.message_ids() if name.startswith(f"{game.prefix}-ask-")]
    assert len(prompts) >= len(_said(game_id)[0])
    too_long = [text for name in prompts if len(text := WORDS.text(name, **longest)) > LONGEST_PROMPT]
    assert too_long == []


@pytest.mark.parametrize("game_id", GAMES)
def test_questions_and_answers_are_easy_to_read(game_id: str) -> None:
    """The average grade of all questions and answers that random games show; `docs/style.md` has the figures."""
    average = fmean(grade(sentences) for said in _said(game_id) for sentences in said.values())
    assert average <= HARDEST[game_id]
    page = (ROOT / "docs" / "style.md").read_text(encoding="utf-8")
    assert f"| {ludoteca.game(game_id).title} | {average:.1f} |" in page
