"""Bots that you bring yourself: a class in a Python file, named like `mybot.py:MyBot`."""

import importlib.util
import inspect
import re
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Protocol

from ludoteca import luggage
from ludoteca.bots import Bot, Question, bot
from ludoteca.engine import Game, Refused

CLASS: Final = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)")
LONGEST: Final = 200
ADDRESS: Final = re.compile(r"0x[0-9a-fA-F]+")
STDIO: Final = "stdio:"
HTTP: Final = ("http://", "https://")


class Clock(Protocol):
    """A number that another process can read: since when a bot of a file thinks, 0 while none does."""

    value: float


class _Unread:
    value = 0.0


clock: Clock = _Unread()
"""Set by a process in which bots may hang, for the one that watches it."""


class OwnBot(Bot):
    """A bot of a file, in a process of ours: what goes wrong in it is told in one sentence."""

    def __init__(self, text: str, game: Game[Any], seed: int) -> None:
        self._text = text
        check(text, game)
        self._bot = made_of(text, game, seed)

    def choose(self, question: Question) -> int:
        """What it answers, if that is offered."""
        offered = tuple(question.answers)
        clock.value = time.monotonic()
        try:
            answer: int = self._bot.choose(question)
        except (Exception, SystemExit) as error:
            raise Refused(f"{self._text} broke: {told(error).removesuffix('.')}.") from error
        finally:
            clock.value = 0.0
        if type(answer) is not int or answer not in offered:
            raise Refused(f"{self._text} answered {brief(repr(answer))} to {question.rule}, which is not offered.")
        return answer


def elsewhere(text: str) -> bool:
    """Whether a bot thinks in a process of its own: a program, or a service over HTTP."""
    return text.startswith((STDIO, *HTTP))


def bot_of(text: str, game: Game[Any], seed: int) -> Bot:
    """A bot by its name, or one of a class in a file."""
    _refuse_elsewhere(text)
    return bot(luggage.bot_here(text), game, seed) if file_of(text) is None else OwnBot(text, game, seed)


def made_of(text: str, game: Game[Any], seed: int) -> Any:
    """The same without any care: whatever a class raises comes out."""
    match = CLASS.fullmatch(text)
    if match is None:
        return bot(luggage.bot_here(text), game, seed)
    made = getattr(_module(Path(luggage.here(match["file"]))), match["name"], None)
    if not isinstance(made, type):
        raise Refused(f"There is no class {match['name']!r} in {match['file']}.")
    return made(seed) if _takes_seed(made) else made()


def check(text: str, game: Game[Any]) -> None:
    """Refuse, in one sentence, a bot that cannot be made."""
    _refuse_elsewhere(text)
    try:
        made = made_of(text, game, 0)
    except Refused:
        raise
    except BaseException as error:  # noqa: BLE001 - a file may raise anything, an exit too
        raise Refused(f"{text} cannot be made: {told(error).removesuffix('.')}.") from None
    if not callable(getattr(made, "choose", None)):
        raise Refused(f"{text} is not a bot: it has no method 'choose'.")


def _refuse_elsewhere(text: str) -> None:
    if elsewhere(text):
        raise Refused(f"{text} can play in ludoteca tournament only.")


def file_of(text: str) -> str | None:
    """The file that a bot comes from, as it was named, if it comes from one.

    >>> file_of("bots/mine.py:Mine"), file_of("random")
    ('bots/mine.py', None)
    """
    match = CLASS.fullmatch(text)
    return None if match is None else match["file"]


def files_of(kinds: Iterable[str]) -> list[str]:
    """All files that bots are read from: their own, and weights.

    >>> files_of(["mine.py:Mine", "random", "search:simulations=40,weights=race.json"])
    ['mine.py', 'race.json']
    """
    return [file for kind in kinds for file in (file_of(kind), *luggage.weights_in([kind])) if file is not None]


def told(error: BaseException) -> str:
    """What a bot raised, as one short line."""
    text = str(error)
    return brief(f"{type(error).__name__}: {text}" if text else type(error).__name__)


def brief(text: str) -> str:
    r"""One short line, the same in every run: addresses of objects are left out.

    >>> brief("<Thing at 0x7f01a2>\nis   bad")
    '<Thing at 0x...> is bad'
    """
    line = ADDRESS.sub("0x...", " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."


def _takes_seed(made: Any) -> bool:
    """Whether a class is made with a seed, or without anything."""
    try:
        inspect.signature(made).bind(0)
    except (TypeError, ValueError):
        return False
    return True


_modules: dict[Path, ModuleType] = {}


def _module(file: Path) -> ModuleType:
    """A file as a module, read once; it can import what lies beside it."""
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
