"""What bots know about European Plastic's Race."""

from ludoteca.games.plastics_race.bot.adviser import ADVISER

__all__ = ["ADVISER"]
