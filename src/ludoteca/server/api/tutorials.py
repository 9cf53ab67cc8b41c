"""Tutorials as they go over the wire."""

from typing import Literal, cast

from msgspec import Struct

from ludoteca.server.common import asked
from ludoteca.server.common.asked import Args, NextView
from ludoteca.teach.tutorials import Lesson, Taught, Tutorial, reading_time
from ludoteca.words.sentences import usual


class TutorialInfo(Struct):
    """A tutorial or a lesson; `title` is a message id, `seconds` how long it takes."""

    id: str
    kind: Literal["tutorial", "lesson"]
    title: str
    seconds: int


class TutorialStep(Struct):
    """One step of a tutorial.

    `say` is a message id, `light` has ids by domain (`part` is a part of every table), and `kind` ends the step:
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


Kind = Literal["tutorial", "lesson"]
End = Literal["read", "answer", "any", "free", "watch"]


def info(tutorial: Tutorial) -> TutorialInfo:
    """A tutorial on the shelf."""
    return TutorialInfo(
        tutorial.id, cast("Kind", tutorial.kind), tutorial.title, round(reading_time(tutorial, usual("en")))
    )


def view(lesson: Lesson) -> TutorialView:
    """A tutorial with its steps."""
    of = info(lesson.tutorial)
    steps = [_step(step) for step in lesson.steps]
    return TutorialView(of.id, lesson.tutorial.game, of.kind, of.title, of.seconds, steps)


def _step(given: Taught) -> TutorialStep:
    step = given.step
    answers = [] if step.kind == "watch" else [asked.NextView(action.verb, action.to) for action in given.actions]
    return TutorialStep(step.say, list(step.light), cast("End", step.kind), answers, step.usual)
