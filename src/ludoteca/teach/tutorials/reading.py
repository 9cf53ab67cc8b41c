"""How long a tutorial takes: the words at reading speed, and the clicks."""

from typing import Final

from ludoteca.teach.tutorials.tutorial import LESSON, WATCH, Tutorial
from ludoteca.words.sentences import Words

WORDS_A_MINUTE: Final = 200
CLICK: Final = 4.0
"""Seconds to find the right thing and click it."""
BOTS_TURN: Final = 10.0
"""Seconds to watch what the bots do."""
MOST: Final = {LESSON: 60.0}
MOST_USUALLY: Final = 300.0


def reading_time(tutorial: Tutorial, words: Words) -> float:
    """Seconds from the first sentence to the last click."""
    said = sum(len(words.text(step.say).split()) for step in tutorial.steps)
    clicks = sum(max(1, len(step.answers)) for step in tutorial.steps if step.kind != WATCH)
    watched = sum(step.kind == WATCH for step in tutorial.steps)
    return said * 60 / WORDS_A_MINUTE + clicks * CLICK + watched * BOTS_TURN


def longest(tutorial: Tutorial) -> float:
    """The most seconds that it may take."""
    return MOST.get(tutorial.kind, MOST_USUALLY)
