"""How positions of European Plastic's Race are built and checked."""

from ludoteca.games.plastics_race.positions.positions import POSITIONS

__all__ = ["POSITIONS"]
