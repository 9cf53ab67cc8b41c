"""The games of this package, one folder each. Call it to list the games that can be played: `ludoteca.games()`.

>>> import ludoteca
>>> ludoteca.games()
('iditacards', 'plastics_race', 'rolling_heights')
>>> import ludoteca.games.quay.game
>>> ludoteca.games.quay.game.GAME.__name__
'QuayGame'
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    """The package shares its name with a function of the public contract, so the package can be called."""

    def __call__(self, sample: bool = False) -> tuple[str, ...]:
        from ludoteca.games import installed  # noqa: PLC0415 - it imports games, which are in this package

        return installed.games(sample)


sys.modules[__name__].__class__ = _Games
