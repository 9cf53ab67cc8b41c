"""Players that are programs. A bot sees only what its seat may see."""

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.base import Bot
from ludoteca.bots.finding import NORMAL, adviser, bot, bots
from ludoteca.bots.playout import playout
from ludoteca.bots.question import Question

__all__ = ["NORMAL", "Adviser", "Bot", "Question", "adviser", "bot", "bots", "playout"]
