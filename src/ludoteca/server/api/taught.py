"""What the server says about tutorials: the list, and the steps of each."""

from typing import Literal

from msgspec import Struct

from ludoteca.server.api.asked import Args, NextView


class TutorialInfo(Struct):
    """A tutorial or a lesson; `title` is a message id, `seconds` how long it takes."""

    id: str
    kind: Literal["tutorial", "lesson"]
    title: str
    seconds: int


class TutorialStep(Struct):
    """What is said (a message id), what lights up (ids by domain; `part` is a part of every table), what ends it.

    `read`: the reader continues; `answer`: all `answers` one after the other; `any`: one of them; `free`: any answer;
    `watch`: the bots play until the reader is asked. `usual`: the last answer brings along what usually follows.
    """

    say: str
    light: list[Args]
    kind: Literal["read", "answer", "any", "free", "watch"]
    answers: list[NextView]
    usual: bool


class TutorialView(Struct):
    """A tutorial with its steps. Its table has fixed cards and dice as long as you follow it."""

    id: str
    game: str
    kind: Literal["tutorial", "lesson"]
    title: str
    seconds: int
    steps: list[TutorialStep]
