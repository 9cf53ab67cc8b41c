"""Tutorials as they go over the wire."""

from typing import Literal, cast

from ludoteca.server.api import asked, taught
from ludoteca.teach.tutorials import Lesson, Taught, Tutorial, reading_time
from ludoteca.words.sentences import usual

Kind = Literal["tutorial", "lesson"]
End = Literal["read", "answer", "any", "free", "watch"]


def info(tutorial: Tutorial) -> taught.TutorialInfo:
    """A tutorial on the shelf."""
    return taught.TutorialInfo(
        tutorial.id, cast("Kind", tutorial.kind), tutorial.title, round(reading_time(tutorial, usual("en")))
    )


def view(lesson: Lesson) -> taught.TutorialView:
    """A tutorial with its steps."""
    of = info(lesson.tutorial)
    steps = [_step(step) for step in lesson.steps]
    return taught.TutorialView(of.id, lesson.tutorial.game, of.kind, of.title, of.seconds, steps)


def _step(given: Taught) -> taught.TutorialStep:
    step = given.step
    answers = [] if step.kind == "watch" else [asked.NextView(action.verb, action.to) for action in given.actions]
    return taught.TutorialStep(step.say, list(step.light), cast("End", step.kind), answers, step.usual)
