"""The contestants of a tournament, as they are typed on the command line."""

from typing import Any

from ludoteca.bots import Question, from_file
from ludoteca.bots.from_file import HTTP, STDIO, elsewhere
from ludoteca.engine import Outcome
from ludoteca.lab.tournament.programs import Program, Service, check_program, check_service
from ludoteca.lab.tournament.protocol import Hello, broke
from ludoteca.lab.tournament.setup import Tournament
from ludoteca.lab.work.creation import check_created


class Local:
    """A bot in this process. Anything it raises is its own fault."""

    def __init__(self, text: str, hello: Hello) -> None:
        self.seconds = hello.seconds
        try:
            self._bot = from_file.made_of(text, hello.game, hello.seed)
        except BaseException as error:  # noqa: BLE001 - bots may raise anything, an exit too
            raise broke(error) from None

    def choose(self, question: Question) -> Any:
        try:
            return self._bot.choose(question)
        except BaseException as error:  # noqa: BLE001 - as above
            raise broke(error) from None

    def close(self, outcome: Outcome | None) -> None: ...


Player = Local | Program | Service
"""A bot in a seat: its `choose` gives an answer that has not been checked, within its `seconds`.

`close` is told the outcome of its game, or None if the game did not end by the rules.
"""


def player(text: str, hello: Hello) -> Player:
    if text.startswith(STDIO):
        return Program(text.removeprefix(STDIO), hello)
    return Service(text, hello) if text.startswith(HTTP) else Local(text, hello)


def check_contestants(tournament: Tournament) -> None:
    """Refuse, in one sentence, contestants that cannot play. Their files are read in another process."""
    for bot in tournament.bots:
        if bot.startswith(STDIO):
            check_program(bot.removeprefix(STDIO))
        elif bot.startswith(HTTP):
            check_service(bot, tournament.seconds)
    made = tuple(bot for bot in tournament.bots if not elsewhere(bot))
    if made:
        check_created(made, tournament.game_id, tournament.content, tournament.seconds)


def files_of(text: str) -> list[str]:
    """The files that a contestant is read from, as they were named: its class, or its weights."""
    return [] if elsewhere(text) else from_file.files_of([text])
