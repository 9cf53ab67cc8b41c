"""The games in OpenSpiel: importing this module registers every installed game as `ludoteca_<id>`.

>>> import pyspiel
>>> import ludoteca.envs.openspiel
>>> state = pyspiel.load_game("ludoteca_quay(players=3,goal=8)").new_initial_state()
>>> state.is_chance_node(), state.action_to_string(3)
(True, 'DealCard.deal(silk)')
"""

try:
    import numpy  # noqa: F401, ICN001 - only to see that it is there
    import pyspiel
except ImportError as error:
    _missing = "NumPy" if error.name == "numpy" else "OpenSpiel"
    raise ImportError(f"{_missing} is missing: install it with pip install 'ludoteca[openspiel]'.") from None

from ludoteca.envs.openspiel.game import SpielGame, game_type
from ludoteca.games.installed import game, games

for _id in games(sample=True):
    _type = game_type(game(_id))
    # One class per game, kept here by name: OpenSpiel pickles games by that name, and holds on until Python has ended.
    _class = globals()[_type.short_name] = type(_type.short_name, (SpielGame,), {"game_id": _id})
    pyspiel.register_game(_type, _class)

__all__ = ["SpielGame"]
