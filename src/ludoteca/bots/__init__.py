"""Players that are programs. A bot sees only what its seat may see."""

from ludoteca.bots.base import Bot, Question, bot, bots

__all__ = ["Bot", "Question", "bot", "bots"]
