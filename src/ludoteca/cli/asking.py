"""One question to a person at the keyboard: the numbered answers, and everything else they can type."""

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ludoteca.engine import NONE, Message, Refused, State
from ludoteca.table.one_click import better_answer, failure
from ludoteca.table.terminal import Readable, columns
from ludoteca.words import ledger

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.cli.table import TerminalTable
    from ludoteca.cli.telling import Teller
    from ludoteca.match.record import Answer, Undo

MANY = 12
SHORT = 24
"""If there are more answers than `MANY` and none is longer than this, they are shown side by side."""
MOST_THINGS = 6
"""More things than this are only named."""


class Leave(Exception):
    """The person at the keyboard wants to stop."""


class Asking:
    """Asks until there is an answer, an undo, or the person leaves."""

    def __init__(self, table: "TerminalTable", seat: int) -> None:
        self._table = table
        self._seat = seat
        self._match = table.match
        self._say = table.teller.screen.say
        self._text = table.teller.words.text
        state = self._match.state
        self._answers = sorted(state.answers, key=lambda answer: _below(state, answer))
        self._messages = [self._match.game.describe(state, answer) for answer in self._answers]
        self._texts = [
            self._in_words(answer, message) for answer, message in zip(self._answers, self._messages, strict=True)
        ]
        self._offered: int | None = None
        self._warned = False
        self._done = False
        self._commands: dict[str, Callable[[str], None]] = {
            "u": self._undo, "undo": self._undo,
            "v": self._view, "view": self._view,
            "i": self._info, "info": self._info,
            "l": self._log, "log": self._log,
            "r": self._rule, "rule": self._rule,
            "s": self._save, "save": self._save,
            "q": self._quit, "quit": self._quit,
            "?": self._help, "help": self._help,
        }  # fmt: skip

    def take(self) -> None:
        """Show the question and carry out what is typed, until the question is settled."""
        self._show(range(len(self._answers)))
        while not self._done:
            typed = self._table.teller.screen.ask(self._text("play-your-answer"))
            try:
                self._carry_out(typed)
            except Refused as refusal:
                self._say(str(refusal))

    def _carry_out(self, typed: str) -> None:
        first, _, rest = typed.partition(" ")
        command = self._commands.get(first.lower())
        offered, self._offered = self._offered, None
        if command is not None:
            command(rest.strip())
        elif typed.isdecimal():
            self._number(typed)
        elif typed:
            self._filter(typed)
        elif offered is not None:
            self._choose(offered)
        else:
            self._show(range(len(self._answers)))

    # ---------------------------------------------------------------- answers

    def _show(self, places: "range | list[int]") -> None:
        self._say()
        question = self._table.teller.message(self._match.game.prompt(self._match.state))
        self._say(self._text("play-question", name=self._table.teller.names[self._seat], question=question), "bold")
        self._list(places)

    def _list(self, places: "range | list[int]") -> None:
        lines = [self._text("play-answer", number=str(place + 1), text=self._texts[place]) for place in places]
        if len(lines) > MANY and max(map(len, lines)) <= SHORT:
            lines = columns(lines, self._table.teller.screen.width)
        for line in lines:
            self._say(line)

    def _in_words(self, answer: int, message: Message) -> str:
        text, fails = self._table.teller.message(message), failure(self._match.state, answer)
        return text if fails is None else self._text("play-fails", text=text, reason=self._table.teller.message(fails))

    def _number(self, typed: str) -> None:
        place = _place(typed, len(self._answers))
        if place is None:
            number = typed if len(typed) <= 9 else f"{typed[:9]}..."
            self._say(self._text("play-no-such-number", number=number, last=len(self._answers)))
        else:
            self._choose(place)

    def _filter(self, typed: str) -> None:
        found = [place for place, text in enumerate(self._texts) if typed.casefold() in text.casefold()]
        if not found:
            self._say(self._text("play-fits-none", typed=repr(typed), last=len(self._answers)))
            return
        self._say(self._text("play-fits", count=len(found), typed=repr(typed)))
        self._list(found)
        if len(found) == 1:
            self._offered = found[0]

    def _choose(self, place: int) -> None:
        self._match.choose(self._answers[place])
        self._done = True

    # ---------------------------------------------------------------- commands

    def _undo(self, rest: str) -> None:
        limit = self._match.undo_limit(self._seat)
        if not limit.answers:
            self._say(self._text("play-undo-none", reason=self._text(f"undo-stop-{limit.stopped_by}")))
            return
        self._match.undo(self._seat)
        self._table.skip_news(self._seat)
        self._say(self._text("play-undone", answer=self._taken_back()))
        left = self._match.undo_limit(self._seat)
        reason = self._text(f"undo-stop-{left.stopped_by}")
        self._say(self._text("play-undo-more", count=left.answers, reason=reason))
        self._done = True

    def _taken_back(self) -> str:
        """The answer that the last line of the record undoes; it is offered again now."""
        undo = cast("Undo", self._match.lines[-1])
        line = cast("Answer", self._match.lines[undo.undo - 1])
        return self._table.teller.message(self._match.game.describe(self._match.state, line.answer))

    def _view(self, rest: str) -> None:
        self._table.teller.table(self._match.state, self._seat, rest)

    def _info(self, rest: str) -> None:
        for line in reading(self._table.teller, self._match.state, self._seat, rest):
            self._say(line)

    def _log(self, rest: str) -> None:
        events = self._match.events(seat=self._seat)
        if not events:
            self._say(self._text("play-log-empty"))
        self._table.teller.events(events)

    def _rule(self, rest: str) -> None:
        message: Message = self._match.game.prompt(self._match.state)
        if rest:
            place = _place(rest, len(self._answers))
            if place is None:
                self._say(self._text("play-no-such-number", number=rest[:9], last=len(self._answers)))
                return
            message = self._messages[place]
        lines = [line for line in ledger.of_game(self._match.game) if line.id in message.rules]
        for line in lines:
            self._say(f"{line.id} {line.text}")
        if not lines:
            self._say(self._text("play-no-rules"))

    def _save(self, rest: str) -> None:
        if not rest:
            self._say(self._text("play-save-where"))
            return
        self._table.saving.to(Path(rest))
        self._say(self._text("play-saved", file=rest))

    def _quit(self, rest: str) -> None:
        if self._table.saving.would_be_lost and not self._warned:
            self._warned = True
            self._say(self._text("play-not-saved"))
            return
        raise Leave

    def _help(self, rest: str) -> None:
        self._say(self._text("play-help"))


def _below(state: State, answer: int) -> int:
    """Answers that are bound to fail go below the others; those that another answer gets for less go last."""
    if better_answer(state, answer) != NONE:
        return 2
    return int(failure(state, answer) is not None)


def _place(typed: str, answers: int) -> int | None:
    """The index of the answer whose number was typed; None if there is no such number."""
    if not typed.isascii() or not typed.isdecimal() or len(typed) > 9 or not 1 <= int(typed) <= answers:
        return None
    return int(typed) - 1


def reading(teller: "Teller", state: State, seat: int, typed: str) -> list[str]:
    """The texts of the things whose names contain these letters; without letters, what is in sight."""
    text, things = teller.words.text, teller.things(state, seat)
    if not things:
        return [text("play-no-texts")]
    if not typed:
        seen = sorted({thing.name for thing in things if thing.in_sight}, key=plain)
        return [text("play-in-sight"), *columns(seen, teller.screen.width)]
    found = fitting(things, typed)
    if not found:
        return [text("play-things-none", typed=repr(typed))]
    if len(found) > MOST_THINGS:
        names = [text("play-things", count=len(found), typed=repr(typed))]
        return [*names, *columns([thing.name for thing in found], teller.screen.width)]
    return [text("play-thing", name=thing.name, about=thing.about) for thing in found]


def fitting(things: list[Readable], typed: str) -> list[Readable]:
    """The things whose names contain these letters; if one name matches exactly, only that one.

    >>> hill = Readable("Hills", "Each dog gives 1 more speed.", in_sight=True)
    >>> [thing.name for thing in fitting([hill, Readable("Opéra", "A crossing.", in_sight=False)], "opera")]
    ['Opéra']
    """
    wanted = plain(typed)
    exact = [thing for thing in things if plain(thing.name) == wanted]
    return exact or [thing for thing in things if wanted in plain(thing.name)]


def plain(text: str) -> str:
    """The text in lowercase and without accents.

    >>> plain("Porte d'Orléans")
    "porte d'orleans"
    """
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
