"""A tutorial as its author writes it: one TOML file. `docs/howto/write-a-tutorial.md` explains every key."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.engine import OptionValue, Refused
from ludoteca.words.sentences import Words

TUTORIAL: Final = "tutorial"
LESSON: Final = "lesson"

READ: Final = "read"
ANSWER: Final = "answer"
ANY: Final = "any"
FREE: Final = "free"
WATCH: Final = "watch"

PARTS: Final = ("board", "own", "seats", "side")
"""The parts of every table, which can be lit up as a whole: `{ part = "own" }`."""

LARGEST: Final = 256 * 1024

_KEYS: Final[dict[str, type | tuple[type, ...]]] = {
    "game": str, "kind": str, "players": int, "options": dict, "bot": str, "seed": (int, str), "question": str,
    "carries": dict, "state": dict, "title": str, "step": list,
}  # fmt: skip
_POSITION: Final[tuple[str, ...]] = ("question", "carries", "state")
_NEEDED: Final = ("game", "title", "step")
_STEP_KEYS: Final[dict[str, type | tuple[type, ...]]] = {
    "say": str, "light": list, "answers": list, "any": list, "free": bool, "watch": (bool, list),
    "usual": bool,
}  # fmt: skip
_ENDS: Final = ("answers", "any", "free", "watch")
"""The keys that can end a step; a step has at most one. Without any, the reader says when to continue."""


class BadTutorial(Refused):
    """A tutorial that cannot be followed; the text names the file, the step and what was expected there."""


class Step(NamedTuple):
    """One step: the sentence, the ids that light up (by domain), and the end of the step.

    `answers` are answers by name: all of them one after the other, or one of them if the kind is `any`. In a `watch`
    step they are what the bots answer; without any, the bots play as they like. `usual`: the last answer brings along
    what almost everyone answers next, as any click does.
    """

    say: str
    light: tuple[dict[str, int | str], ...]
    kind: str
    answers: tuple[str, ...]
    usual: bool


class Tutorial(NamedTuple):
    """A tutorial or a lesson: the game, the position it begins in, and its steps. The reader has the first seat."""

    id: str
    game: str
    kind: str
    title: str
    players: int
    options: dict[str, OptionValue]
    bot: str | None
    seed: int | str
    position: dict[str, Any]
    steps: tuple[Step, ...]
    where: str

    @property
    def message_ids(self) -> list[str]:
        return [self.title, *(step.say for step in self.steps)]


def read(path: Path) -> Tutorial:
    """The tutorial in a file; its id is the name of the file."""
    if path.stat().st_size > LARGEST:
        raise BadTutorial(f"{path}: larger than {LARGEST // 1024} KiB, no tutorial is.")
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadTutorial(f"{path}: not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadTutorial(f"{path}: not TOML: {error}.") from None
    return _tutorial(path.stem, data, str(path))


def _tutorial(id_: str, data: dict[str, Any], where: str) -> Tutorial:
    _check_keys(data, _KEYS, where)
    for key in _NEEDED:
        if key not in data:
            raise BadTutorial(f"{where}: {key!r} is missing.")
    kind = data.get("kind", TUTORIAL)
    if kind not in (TUTORIAL, LESSON):
        raise BadTutorial(f"{where}: kind is {TUTORIAL!r} or {LESSON!r}, not {kind!r}.")
    position: dict[str, Any] = {key: _by_seat(data[key]) for key in _POSITION if key in data}
    steps = tuple(_step(step, f"{where}: step {n}") for n, step in enumerate(data["step"], start=1))
    if not steps:
        raise BadTutorial(f"{where}: there is no step.")
    return Tutorial(
        id_, data["game"], kind, data["title"], data.get("players", 2), data.get("options", {}), data.get("bot"),
        data.get("seed", 0), position, steps, where,
    )  # fmt: skip


def _step(data: Any, where: str) -> Step:
    if not isinstance(data, dict):
        raise BadTutorial(f"{where}: a step is a table, [[step]].")
    _check_keys(data, _STEP_KEYS, where)
    if "say" not in data:
        raise BadTutorial(f"{where}: 'say' is missing, the id of its sentence.")
    ends = [key for key in _ENDS if data.get(key, False) is not False]
    if len(ends) > 1:
        raise BadTutorial(f"{where}: only one of {' and '.join(ends)} can end it.")
    end = ends[0] if ends else ""
    named = data.get(end, [])
    answers = tuple(named) if isinstance(named, list) else ()
    if not all(isinstance(answer, str) and answer for answer in answers):
        raise BadTutorial(f"{where}: an answer is a text such as 'drive victoria/a-b'.")
    if end in ("answers", "any") and not answers:
        raise BadTutorial(f"{where}: {end!r} names no answer.")
    kind = {"": READ, "answers": ANSWER}.get(end, end)
    lit = tuple(_light(light, where) for light in data.get("light", []))
    return Step(data["say"], lit, kind, answers, data.get("usual", True))


def _light(data: Any, where: str) -> dict[str, int | str]:
    if not isinstance(data, dict) or not data or not all(isinstance(to, (int, str)) for to in data.values()):
        raise BadTutorial(f'{where}: what lights up has a domain and an id, such as {{ card = "red_ask" }}.')
    return data


def _check_keys(data: Mapping[str, Any], known: Mapping[str, type | tuple[type, ...]], where: str) -> None:
    for key, value in data.items():
        if key not in known:
            raise BadTutorial(f"{where}: {key!r} is not known; there are {', '.join(known)}.")
        if not isinstance(value, known[key]):
            raise BadTutorial(f"{where}: {key!r} cannot be {value!r}.")


def _by_seat(data: Any) -> Any:
    """TOML has only strings as keys and no null: seats become numbers, the text `null` becomes None."""
    if isinstance(data, dict):
        return {int(key) if key.isdecimal() else key: _by_seat(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_by_seat(value) for value in data]
    return None if data == "null" else data


# -------------------------------------------------------------------- its words

WORDS_A_MINUTE: Final = 200
CLICK: Final = 4.0
"""Seconds to find the right thing and click it."""
BOTS_TURN: Final = 10.0
"""Seconds to watch what the bots do."""
LONGEST: Final = {TUTORIAL: 300.0, LESSON: 60.0}
"""How many seconds one may take, by its kind."""


def reading_time(tutorial: Tutorial, words: Words) -> float:
    """Seconds from the first sentence to the last click."""
    said = sum(len(words.text(step.say).split()) for step in tutorial.steps)
    clicks = sum(max(1, len(step.answers)) for step in tutorial.steps if step.kind != WATCH)
    watched = sum(step.kind == WATCH for step in tutorial.steps)
    return said * 60 / WORDS_A_MINUTE + clicks * CLICK + watched * BOTS_TURN


def check_words(tutorial: Tutorial, words: Words) -> None:
    for message in tutorial.message_ids:
        try:
            words.text(message)
        except Refused as error:
            raise BadTutorial(f"{tutorial.where}: {error}") from None
    seconds, most = reading_time(tutorial, words), LONGEST[tutorial.kind]
    if seconds > most:
        raise BadTutorial(f"{tutorial.where}: it takes {seconds:.0f} seconds, a {tutorial.kind} at most {most:.0f}.")
