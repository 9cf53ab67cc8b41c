"""Turns messages into sentences, with the Fluent catalogues in `locales/`.

A package with a game of its own offers its words with an entry point in the group `ludoteca.locales`, whose value is
a package with a folder `locales/<language>/` of `.ftl` files. A folder of components may have words too.

>>> from ludoteca import Message, Name, Seat
>>> words = Words()
>>> message = Message("quay-event-lands", {"seat": Seat(0), "card": Name("quay-card-tea")}, [])
>>> words.say(message, ["Ana", "Ben"])
'Ana lays tea on the quay.'
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludoteca.engine import NO_SECRET, Argument, Game, Message, Name, Refused, Seat, kebab
from ludoteca.events import Event

GROUP = "ludoteca.locales"
NOBODY = "nobody"
UNDONE = "undone"
LONGEST = 800
REPORT = "report"
"""The start of the names of the catalogues that only reports use."""


class BadWords(Refused):
    """A message that the catalogues cannot say; the text names its id and what is missing.

    >>> Words().text("no-such-words")
    Traceback (most recent call last):
    ludoteca.sentences.BadWords: There are no words for 'no-such-words' in the language 'en'.
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
        """What is wrong with catalogues of other packages that were left out."""
        if content is not None:
            for file in _ftl_files(content.joinpath("locales", lang)):
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
        """Refuse custom components that add things without words."""
        if missing := self.missing(game):
            file = f"locales/{self.lang}/{game.id}.ftl"
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
            files = [file for file in self._unread if id.startswith(_stem(file)) or not likely]
            self._unread = [file for file in self._unread if file not in files]
            for file in files:
                self._add(file)
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
        if isinstance(arg, Seat):
            return self._name(arg.number, names)
        return arg

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if seat < 0:
            return self.text(NOBODY)
        return names[seat] if seat < len(names) else self.text("seat-person", number=seat + 1)


@cache
def usual(lang: str) -> Words:
    """The words of a language, made once."""
    return Words(lang)


def _short(arg: int | str) -> int | str:
    """Fluent gives up on very long arguments, and nobody has a name that long."""
    return arg if isinstance(arg, int) or len(arg) <= LONGEST else f"{arg[:LONGEST]}..."


def event_message(game: Game[Any], event: Event) -> Message:
    """What an event says to the seat that it was read for.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> event_message(match.game, match.events(seat=1)[0]).id
    'quay-event-draws'
    """
    if event.what == UNDONE:
        return Message(UNDONE, {"seat": Seat(event.seat)}, [])
    secret = NO_SECRET if event.secret is None else event.secret
    return game.event_words(event.what, event.seat, event.a, event.b, secret)


def event_things(game: Game[Any], event: Event) -> dict[str, Any]:
    """The things that an event is about, by domain and id, as far as the seat may know them.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> event_things(match.game, match.events(seat=0)[0]), event_things(match.game, match.events(seat=1)[0])
    ({'card': 'whistle'}, {})
    """
    if event.what == UNDONE:
        return {}
    secret = NO_SECRET if event.secret is None else event.secret
    return game.rulebook.events[event.what].about(game.content, event.a, event.b, secret)


def catalogues(lang: str) -> list[Traversable]:
    """The catalogue files of a language: ours, and those that other packages offer.

    >>> [file.name for file in catalogues("en") if file.name in ("app.ftl", "quay.ftl")]
    ['app.ftl', 'quay.ftl']
    """
    packages = ["ludoteca", *sorted(point.value for point in entry_points(group=GROUP))]
    return [file for package in packages for file in _offered(package, lang)]


def texts(lang: str, content: Sequence[Path] = ()) -> list[str]:
    """The catalogues that a page needs as they are, then those of folders of components: the last word wins.

    >>> any("quay-title = " in text for text in texts("en")), any("report-quay" in text for text in texts("en"))
    (True, False)
    """
    needed = [file for file in catalogues(lang) if not _stem(file).startswith(REPORT)]
    own = [file for folder in content for file in _ftl_files(folder.joinpath("locales", lang))]
    readable: list[str] = []
    for file in (*needed, *own):
        try:
            _parsed(file)
        except BadWords:
            continue  # a bad catalogue must not silence all the others
        readable.append(file.read_text(encoding="utf-8"))
    return readable


def ids(file: Traversable) -> list[str]:
    """The message ids that a catalogue file defines, in its order.

    >>> ids(catalogues("en")[0])[0]
    'nobody'
    """
    return [entry.id.name for entry in _parsed(file).body if isinstance(entry, ast.Message)]


def _stem(file: Traversable) -> str:
    return kebab(file.name.removesuffix(".ftl"))


def _ftl_files(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _offered(package: str, lang: str) -> list[Traversable]:
    """The catalogue files of a package; none if it cannot be imported, because then its game is reported as broken."""
    try:
        return list(_ftl_files(files(package).joinpath("locales", lang)))
    except Exception:  # noqa: BLE001 - anything can go wrong in a package that nobody here wrote
        return []


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
