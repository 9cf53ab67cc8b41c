"""What every bot is."""

from mypy_extensions import mypyc_attr

from ludoteca.bots.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions."""

    def choose(self, question: Question) -> int:
        """One of `question.answers`."""
        return question.answers[0]
