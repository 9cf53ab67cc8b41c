"""What saves clicks in European Plastic's Race."""

from ludoteca.games.plastics_race.table.clicks import TABLE

__all__ = ["TABLE"]
