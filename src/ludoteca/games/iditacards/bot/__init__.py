"""What bots know about Iditacards."""

from ludoteca.games.iditacards.bot.adviser import ADVISER

__all__ = ["ADVISER"]
