"""Turns messages into sentences, with Fluent catalogues.

They are in folders `words/<language>/` of `.ftl` files: ours for every game, one in the package of each game, and a
folder of components may have words too.

>>> from ludoteca import Message, Name, Seat
>>> words = Words()
>>> message = Message("quay-event-lands", {"seat": Seat(0), "card": Name("quay-card-tea")}, [])
>>> words.say(message, ["Ana", "Ben"])
'Ana lays tea on the quay.'
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludoteca.engine import Argument, Game, Message, Name, Refused, Seat, kebab
from ludoteca.engine.packages import installed, package_of

NOBODY = "nobody"
LONGEST = 800
REPORT = "report.ftl"
"""The catalogues that only reports use."""


class Catalogue(NamedTuple):
    """One file of sentences: of all games, or of one, whose name is then in all their ids."""

    file: Traversable
    game: str
    """In the form for message ids; empty for sentences of all games."""

    def is_likely_to_have(self, id: str) -> bool:  # noqa: A002 - what a message's id is called everywhere
        return self.game in id if self.game else id.startswith(kebab(self.file.name.removesuffix(".ftl")))


class BadWords(Refused):
    """A message that the catalogues cannot say; the text names its id and what is missing.

    >>> Words().text("no-such-words")
    Traceback (most recent call last):
    ludoteca.words.sentences.BadWords: There are no words for 'no-such-words' in the language 'en'.
    """


class Words:
    """All catalogues of one language; `content` is a folder of components that may have words for what it adds.

    >>> Words().text("seat-person", number=2)
    'Player 2'
    """

    def __init__(self, lang: str = "en", content: Path | None = None) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread = catalogues(lang)
        self.unreadable: list[str] = []
        """The faults of other packages' catalogues that were left out."""
        if content is not None:
            for file in _ftl_files(content.joinpath("words", lang)):
                self._bundle.add_resource(_parsed(file))

    def say(self, message: Message, names: Sequence[str]) -> str:
        """A message in words; `names` are those of the seats that have one."""
        return self.text(message.id, **{key: self._argument(arg, names) for key, arg in message.args.items()})

    def text(self, id: str, /, **args: int | str) -> str:  # noqa: A002 - what a message's id is called everywhere
        """The words for one id; `BadWords` if there are none or an argument is missing."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise BadWords(f"There are no words for {id!r} in the language {self.lang!r}.")
        text, errors = self._bundle.format_pattern(pattern, {name: _short(arg) for name, arg in args.items()})
        if errors:
            raise BadWords(f"The words for {id!r} do not fit what they are about ({errors[0]}).")
        return str(text)

    def check(self, game: Game[Any]) -> None:
        if missing := self.missing(game):
            file = f"words/{self.lang}/{game.id}.ftl"
            raise BadWords(f"There are no words for {missing[0]!r}: add them to {file} beside the component files.")

    def missing(self, game: Game[Any]) -> list[str]:
        """The message ids of a game that have no words, sorted.

        >>> import ludoteca
        >>> Words().missing(ludoteca.game("quay"))
        []
        """
        return sorted(wanted for wanted in game.message_ids() if not self.has(wanted))

    def has(self, id: str) -> bool:  # noqa: A002 - as in `text`
        """Whether there are words for an id; catalogues are read when first needed, the likely ones first."""
        for likely in (True, False):
            if self._bundle.has_message(id):
                return True
            wanted = [one for one in self._unread if not likely or one.is_likely_to_have(id)]
            self._unread = [one for one in self._unread if one not in wanted]
            for catalogue in wanted:
                self._add(catalogue.file)
        return bool(self._bundle.has_message(id))

    def _add(self, file: Traversable) -> None:
        """Words that are already there stay. A bad catalogue must not silence all the others."""
        try:
            self._bundle.add_resource(_parsed(file))
        except BadWords as error:
            self.unreadable.append(str(error))

    def _argument(self, arg: Argument, names: Sequence[str]) -> int | str:
        if isinstance(arg, Name):
            return self.text(arg.id)
        if not isinstance(arg, Seat):
            return arg
        if arg.number < 0:
            return self.text(NOBODY)
        return names[arg.number] if arg.number < len(names) else self.text("seat-person", number=arg.number + 1)


@cache
def usual(lang: str) -> Words:
    return Words(lang)


def _short(arg: int | str) -> int | str:
    """Fluent gives up on very long arguments, and nobody has a name that long."""
    return arg if isinstance(arg, int) or len(arg) <= LONGEST else f"{arg[:LONGEST]}..."


def catalogues(lang: str) -> list[Catalogue]:
    """The catalogues of a language: ours for all games, and those of each game.

    >>> [one.file.name for one in catalogues("en") if one.game == "quay"]
    ['game.ftl', 'report.ftl']
    """
    found = [Catalogue(file, "") for file in _ftl_files(files("ludoteca").joinpath("words", lang))]
    for id_, point in sorted(installed().items()):
        try:
            of_game = list(_ftl_files(files(package_of(point)).joinpath("words", lang)))
        except Exception:  # noqa: BLE001, S112 - a package that cannot be imported is reported as a broken game
            continue
        found += [Catalogue(file, kebab(id_)) for file in of_game]
    return found


def texts(lang: str, content: Sequence[Path] = ()) -> list[str]:
    """The catalogues that a page needs as they are, then those of folders of components: the last word wins.

    >>> any("quay-title = " in text for text in texts("en")), any("report-quay" in text for text in texts("en"))
    (True, False)
    """
    needed = [one.file for one in catalogues(lang) if one.file.name != REPORT]
    added = [file for folder in content for file in _ftl_files(folder.joinpath("words", lang))]
    readable: list[str] = []
    for file in (*needed, *added):
        try:
            _parsed(file)
        except BadWords:
            continue  # a bad catalogue must not silence all the others
        readable.append(file.read_text(encoding="utf-8"))
    return readable


def ids(file: Traversable) -> list[str]:
    """The message ids that a catalogue file defines, in its order.

    >>> ids(catalogues("en")[0].file)[0]
    'nobody'
    """
    return [entry.id.name for entry in _parsed(file).body if isinstance(entry, ast.Message)]


def _ftl_files(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _parsed(file: Traversable) -> Any:
    try:
        return _resource(file.name, file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadWords(f"{file.name} is not UTF-8 text.") from None


@cache
def _resource(name: str, text: str) -> Any:
    """A catalogue, parsed once; a refusal quotes the first line that is not Fluent."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise BadWords(f"{name}: {line[:60]!r} is not Fluent ({entry.annotations[0].message}).")
    return resource
