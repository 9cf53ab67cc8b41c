"""Bots that you bring yourself: a class in a Python file, with a name like `mybot.py:MyBot`."""

import importlib.util
import inspect
import multiprocessing
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from ludoteca.bots import Bot, Question, bot, guard, of_a_package, sent_files
from ludoteca.bots.telling import in_words, shown
from ludoteca.engine import Game, Refused

CLASS: Final = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)")
NO_CLASS: Final = re.compile(r"(?P<file>.+\.py):?")
STDIO: Final = "stdio:"
HTTP: Final = ("http://", "https://")


class OwnBot(Bot):
    """A bot that nobody here wrote, in one of our processes: if anything goes wrong in it, one sentence says what."""

    def __init__(self, text: str, game: Game[Any], seed: int) -> None:
        self._text = text
        self._bot = created(text, game, seed)

    def choose(self, question: Question) -> int:
        offered = tuple(question.answers)
        answer = self._asked(lambda: self._bot.choose(question))
        if type(answer) is not int:
            raise Refused(f"{self._text} answered {shown(answer)}: an answer must be an int.")
        if answer not in offered:
            raise Refused(
                f"{self._text} answered {shown(answer)} to the question {question.rule}; that was not offered."
            )
        return answer

    def value(self) -> float | None:
        if not isinstance(self._bot, Bot):
            return None
        expected = self._asked(self._bot.value)
        if expected is not None and not isinstance(expected, int | float):
            raise Refused(f"{self._text} expects {shown(expected)}: that must be a number or None.")
        return expected

    def _asked(self, ask: Callable[[], Any]) -> Any:
        try:
            with _guarded():
                return ask()
        except BaseException as error:
            if _is_ctrl_c(error):
                raise
            raise Refused(f"{self._text} failed: {in_words(error).removesuffix('.')}.") from error


@contextmanager
def _guarded() -> Iterator[None]:
    """While code from a bot's file runs. Its prints must not mix with our output."""
    with guard.running(), redirect_stdout(sys.stderr):
        yield


def _is_ctrl_c(error: BaseException) -> bool:
    """Whether the error is a Ctrl-C from the keyboard. In a process that works for another one, a bot raised it."""
    return isinstance(error, KeyboardInterrupt) and multiprocessing.parent_process() is None


def elsewhere(text: str) -> bool:
    """Whether a bot runs as a separate program or as a service over HTTP."""
    return text.startswith((STDIO, *HTTP))


def bot_of(text: str, game: Game[Any], seed: int) -> Bot:
    _refuse_elsewhere(text)
    if file_of(text) is not None or of_a_package(text, game):
        return OwnBot(text, game, seed)
    made: Bot = made_of(text, game, seed)
    return made


def made_of(text: str, game: Game[Any], seed: int) -> Any:
    """The bot without any protection: whatever its class raises is passed on."""
    match = CLASS.fullmatch(text)
    if match is None:
        if (bare := NO_CLASS.fullmatch(text)) is not None:
            raise Refused(f"{bare['file']} is a file: name its class, for example {bare['file']}:MyBot.")
        return bot(sent_files.bot_here(text), game, seed)
    made = getattr(_module(Path(sent_files.here(match["file"]))), match["name"], None)
    if not isinstance(made, type):
        raise Refused(f"There is no class {match['name']!r} in {match['file']}.")
    return made(seed) if _takes_seed(made) else made()


def created(text: str, game: Game[Any], seed: int) -> Any:
    """The same bot; `Refused` says in one sentence why it cannot be created."""
    _refuse_elsewhere(text)
    try:
        with _guarded():
            made = made_of(text, game, seed)
            plays = callable(getattr(made, "choose", None))
    except Refused:
        raise
    except BaseException as error:
        if _is_ctrl_c(error):
            raise
        raise Refused(f"{text} cannot be created: {in_words(error).removesuffix('.')}.") from None
    if not plays:
        raise Refused(f"{text} is not a bot: it has no 'choose' method.")
    return made


def check(text: str, game: Game[Any]) -> None:
    """Refuse, in one sentence, a bot that cannot be created. It is created in this process."""
    created(text, game, 0)


def _refuse_elsewhere(text: str) -> None:
    if elsewhere(text):
        raise Refused(f"{text} can play only in ludoteca tournament.")


def file_of(text: str) -> str | None:
    """The file that a bot's class is in, as it was named; None if it has none.

    >>> file_of("bots/mine.py:Mine"), file_of("random")
    ('bots/mine.py', None)
    """
    match = CLASS.fullmatch(text)
    return None if match is None else match["file"]


def files_of(kinds: Iterable[str]) -> list[str]:
    """All files that bots are read from: their classes and their weights.

    >>> files_of(["mine.py:Mine", "random", "search:simulations=40,weights=race.json"])
    ['mine.py', 'race.json']
    """
    return [file for kind in kinds for file in (file_of(kind), *sent_files.weights_in([kind])) if file is not None]


def _takes_seed(made: Any) -> bool:
    """Whether a class is created with a seed or with no arguments."""
    try:
        inspect.signature(made).bind(0)
    except (TypeError, ValueError):
        return False
    return True


_modules: dict[Path, ModuleType] = {}


def _module(file: Path) -> ModuleType:
    """A file as a module, read once; it can import the files next to it."""
    path = file.resolve()
    if path not in _modules:
        if not path.is_file():
            raise Refused(f"There is no file {str(file)!r}.")
        name = f"own_bot_{len(_modules)}_{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise Refused(f"{str(file)!r} is not a Python file.")
        if str(path.parent) not in sys.path:
            sys.path.append(str(path.parent))
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        _modules[path] = module
    return _modules[path]
