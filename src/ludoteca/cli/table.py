"""A table at one terminal: bots answer, people are asked, and everyone reads only what they may.

One person at the keyboard reads what their seat may see. Several people pass the keyboard around: between two of them
the screen is scrolled away, and the next one reads what happened since they last looked. If only bots play, a watcher
reads what everyone may read.
"""

from ludoteca.bots import Bot, Question
from ludoteca.cli.asking import Asking, Leave
from ludoteca.cli.saving import Saving
from ludoteca.cli.screen import EndOfInput
from ludoteca.cli.telling import Teller
from ludoteca.engine.events import Event
from ludoteca.match.match import Match
from ludoteca.match.record import Answer

RECENT = 10
"""How many past events of a loaded game are shown again."""


class TerminalTable:
    """Plays one match to its end, or until someone leaves."""

    def __init__(self, teller: Teller, match: Match, chairs: list[Bot | None], saving: Saving) -> None:
        self.teller = teller
        self.match = match
        self.saving = saving
        self._chairs = chairs
        self._people = [seat for seat, chair in enumerate(chairs) if chair is None]
        self._at_keyboard = self._people[0] if len(self._people) == 1 else None
        self._begin = max(0, len(match.events()) - RECENT) if saving.resumed else 0
        self._read: dict[int | None, int] = {}
        self._last_to_act: int | None = None

    def play(self) -> None:
        """The whole game; however it stops, it is saved if that was asked for."""
        try:
            self._play()
        except (Leave, EndOfInput):
            self.teller.screen.say(self.teller.words.text("play-left"))
        finally:
            self._save()

    def _play(self) -> None:
        self._tell()
        while not self.match.state.over:
            self._one_answer()
        self._tell()
        self.teller.end(self.match.state)

    def _one_answer(self) -> None:
        seat, version = self.match.state.player, self.match.version
        chair = self._chairs[seat]
        if chair is None:
            self._ask(seat)
        else:
            self.match.choose(chair.choose(Question(self.match.state)))
        self._last_to_act = seat
        passed_over = self._passed_over(version, seat)
        if not passed_over and not self._reaction_of_another():
            self._tell()
        for other in passed_over:
            self._hand_over(other)
            self.teller.screen.say(self.teller.words.text("play-nothing-to-do", name=self.teller.names[other]))

    def _save(self) -> None:
        path = self.saving.at_the_end()
        if path is not None:
            self.teller.screen.say(self.teller.words.text("play-saved-end", file=str(path)))

    # ---------------------------------------------------------------- who reads what

    def _tell(self) -> None:
        """Tell the person at the screen what is new to them."""
        reader = self._at_keyboard
        if reader is None and self._people:
            return
        self.teller.events(self._news(reader))

    def _news(self, reader: int | None) -> list[Event]:
        read = self._read.get(reader, self._begin)
        news = self.match.events(read, reader)
        self._read[reader] = read + len(news)
        return news

    def skip_news(self, seat: int) -> None:
        """Skip what the seat did itself: it knows about that."""
        self._news(seat)

    # ---------------------------------------------------------------- who is asked

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell()
        if self._last_to_act != seat:
            self.teller.opening(self.match.state, seat)
        Asking(self, seat).take()

    def _hand_over(self, seat: int) -> None:
        """Let another person sit down at the keyboard, with nothing left on the screen from the last one."""
        if self._at_keyboard == seat:
            return
        screen, text, name = self.teller.screen, self.teller.words.text, self.teller.names[seat]
        if self._at_keyboard is not None:
            screen.say()
            screen.ask(text("play-pass-on", name=name))
        screen.scroll_away()
        screen.ask(text("play-ready", name=name))
        self._at_keyboard = seat

    def _passed_over(self, version: int, actor: int) -> list[int]:
        """People who had nothing to react with: they sit down too, so that nobody can tell who is able to react."""
        if len(self._people) < 2:
            return []
        rules = self.match.game.rulebook.by_name
        return [
            line.seat
            for line in self.match.lines[version:]
            if isinstance(line, Answer) and line.seat != actor and line.seat in self._people and rules[line.rule].window
        ]

    def _reaction_of_another(self) -> bool:
        """Whether the next person is asked in a reaction window: then nothing may be shown before they sit down."""
        pending = self.match.pending
        if pending is None or len(self._people) < 2 or pending.player not in self._people:
            return False
        return pending.player != self._at_keyboard and self.match.game.rulebook.by_name[pending.rule].window
