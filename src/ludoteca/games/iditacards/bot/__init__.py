"""Bots' knowledge of Iditacards."""

from ludoteca.games.iditacards.bot.adviser import ADVISER

__all__ = ["ADVISER"]
