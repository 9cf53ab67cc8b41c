"""Tutorials and lessons: data that leads a newcomer through a fixed position, step by step, checked by the rules."""

from ludoteca.teach.tutorials.shipped import shipped, tutorials_of
from ludoteca.teach.tutorials.tutorial import BadTutorial, Step, Tutorial, read, reading_time
from ludoteca.teach.tutorials.walk import READER, Lesson, Taught, begin, followed, walk

__all__ = [
    "READER", "BadTutorial", "Lesson", "Step", "Taught", "Tutorial", "begin", "followed", "read", "reading_time",
    "shipped", "tutorials_of", "walk",
]  # fmt: skip
