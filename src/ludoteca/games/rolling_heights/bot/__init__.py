"""What bots know about Rolling Heights."""

from ludoteca.games.rolling_heights.bot.adviser import ADVISER

__all__ = ["ADVISER"]
