"""The messages to programs that play, and their replies: JSON, one object at a time; and the faults that cost a game.

`docs/howto/bring-your-own-bot.md` describes it for people who write such a program.
"""

import json
from typing import Any, Final, Literal, NamedTuple

from ludoteca.bots import Question
from ludoteca.bots.telling import brief, in_words
from ludoteca.engine import Event, Game, OptionValue, Outcome, Rng
from ludoteca.match.events import event_message, event_things
from ludoteca.observations import observer_of
from ludoteca.words.saying import say

Kind = Literal["illegal", "error", "time"]
ILLEGAL: Final = "illegal"
"""Its answer was not offered, or was not an answer at all."""
ERROR: Final = "error"
"""It failed, exited, or could not be reached."""
TIME: Final = "time"
"""It did not answer in time."""
FAULTS: Final[tuple[str, ...]] = (ILLEGAL, ERROR, TIME)


class Fault(Exception):
    def __init__(self, why: Kind, what: str) -> None:
        super().__init__(what)
        self.why: Kind = why
        self.what = brief(what).encode(errors="backslashreplace").decode()  # half a letter cannot be written to a file


def broke(error: BaseException) -> Fault:
    return Fault(ERROR, in_words(error))


def too_late(seconds: float) -> Fault:
    return Fault(TIME, f"no answer within {seconds:g} s")


VERSION: Final = 1
LONGEST: Final = 10_000
"""The most bytes in a reply."""
STARTING: Final = 10.0
"""Extra seconds for what happens only once: creating a bot, or starting a program."""


class Hello(NamedTuple):
    """What a bot knows before its game begins. The seed is its own: it says nothing about the deal."""

    game: Game[Any]
    seats: int
    seat: int
    options: dict[str, OptionValue]
    seed: int
    seconds: float

    def message(self) -> dict[str, Any]:
        return {
            "type": "hello", "protocol": VERSION, "game": self.game.id, "rules": self.game.version, "seats": self.seats,
            "seat": self.seat, "options": self.options, "seed": self.seed, "seconds": self.seconds,
            "actions": self.game.actions, "numbers": observer_of(self.game).size,
        }  # fmt: skip


def asked(question: Question) -> dict[str, Any]:
    """A question with everything the seat may see. Its words come from a world that fits what the seat knows."""
    game, world = question.game, question.world(Rng(0))
    answers = []
    for answer in question.answers:
        action, said = game.named(world, answer)
        number = question.offset + answer
        answers.append({"answer": answer, "action": number, "do": action.verb, "to": action.to, "words": say(said)})
    return {
        "type": "question", "rule": question.rule, "view": question.view(), "answers": answers,
        "events": [_told(game, event) for event in question.events],
        "observation": [[place, round(number, 4)] for place, number in enumerate(question.observation()) if number],
    }  # fmt: skip


def _told(game: Game[Any], event: Event) -> dict[str, Any]:
    words = say(event_message(game, event))
    return {"what": event.what, "seat": event.seat, "to": event_things(game, event), "words": words}


def end(outcome: Outcome) -> dict[str, Any]:
    return {"type": "end", "winners": list(outcome.winners), "scores": list(outcome.scores)}


def line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def answer_in(reply: bytes) -> Any:
    """The answer in a reply, whatever it is; a fault if there is none."""
    try:
        return json.loads(reply)["answer"]
    except (ValueError, TypeError, LookupError, RecursionError):
        said = reply[:60].decode(errors="replace").strip()
        raise Fault(ILLEGAL, f'it said {said!r}, not {{"answer": n}}') from None
