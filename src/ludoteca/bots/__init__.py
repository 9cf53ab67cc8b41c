"""Players that are programs. A bot sees only what its seat may see."""

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.base import Bot
from ludoteca.bots.finding import EASY, NORMAL, RANDOM, adviser, bot, bots, judge, of_a_package, usual_bot
from ludoteca.bots.playout import playout
from ludoteca.bots.question import Question

__all__ = [
    "EASY", "NORMAL", "RANDOM", "Adviser", "Bot", "Question", "adviser", "bot", "bots", "judge",
    "of_a_package", "playout", "usual_bot",
]  # fmt: skip
