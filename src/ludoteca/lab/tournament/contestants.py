"""Who can play in a tournament, as typed on the command line."""

from typing import Any, Protocol

from ludoteca.bots import Question, from_file
from ludoteca.bots.from_file import HTTP, STDIO, elsewhere
from ludoteca.engine import Game, Outcome
from ludoteca.lab.tournament.faults import broke
from ludoteca.lab.tournament.programs import Program, Service, check_program, check_service
from ludoteca.lab.tournament.protocol import Hello


class Player(Protocol):
    """A bot in a seat, either in the process that deals or elsewhere."""

    seconds: float
    """How long it may take for its next answer."""

    def choose(self, question: Question) -> Any:
        """Its answer, not yet checked."""

    def close(self, outcome: Outcome | None) -> None:
        """Its game is over; the outcome is None if the game did not end by the rules."""


class Local:
    """A bot in this process. Anything it raises is its own fault."""

    def __init__(self, text: str, hello: Hello) -> None:
        self.seconds = hello.seconds
        try:
            self._bot = from_file.made_of(text, hello.game, hello.seed)
        except BaseException as error:  # noqa: BLE001 - bots may raise anything, an exit too
            raise broke(error) from None

    def choose(self, question: Question) -> Any:
        """Its answer."""
        try:
            return self._bot.choose(question)
        except BaseException as error:  # noqa: BLE001 - as above
            raise broke(error) from None

    def close(self, outcome: Outcome | None) -> None:
        """Nothing to close."""


def player(text: str, hello: Hello) -> Player:
    """The contestant of that name, ready to play; a `Fault` if it cannot be created."""
    if text.startswith(STDIO):
        return Program(text.removeprefix(STDIO), hello)
    return Service(text, hello) if text.startswith(HTTP) else Local(text, hello)


def check(text: str, game: Game[Any], seconds: float) -> None:
    """Refuse, in one sentence, a contestant that cannot play: it is created once; a program only has to exist."""
    if text.startswith(STDIO):
        check_program(text.removeprefix(STDIO))
    elif text.startswith(HTTP):
        check_service(text, seconds)
    else:
        from_file.check(text, game)


def files_of(text: str) -> list[str]:
    """The files that a contestant is read from, as they were named: its class, or its weights."""
    return [] if elsewhere(text) else from_file.files_of([text])
