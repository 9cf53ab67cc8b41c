"""Rolling Heights, 'Phase 4: Cleanup'."""

from typing import Final

from ludoteca.engine import Args, Effect, EventType
from ludoteca.games.rolling_heights.pieces import KIND_COUNT
from ludoteca.games.rolling_heights.rules import cubes, market
from ludoteca.games.rolling_heights.state import City

CLEANS_UP: Final = EventType("cleans-up")


class Cleanup(Effect[City]):
    """Cubes and power go, meeples are gathered, the market slides. RH-075, RH-091, RH-115, RH-116, RH-117, RH-118"""

    def run(self, s: City, player: int, args: Args) -> None:
        """Tokens are placed before the tiles slide."""
        cubes.return_all(s)
        s.power = 0
        s.discount = 0
        s.buys = 0
        s.used = []
        gather(s, player)
        market.put_promised_tokens(s)
        s.tell(CLEANS_UP, player)
        s.then(market.slide(s))


def gather(s: City, player: int) -> None:
    """All meeples, whatever they did, are free for the next turn. RH-115"""
    me = s.players[player]
    for kind in range(KIND_COUNT):
        active = me.box[kind] + me.steady[kind] + me.hard[kind] + me.spent[kind]
        if active:
            me.idle[kind] += active
            me.box[kind] = me.steady[kind] = me.hard[kind] = me.spent[kind] = 0
    me.ready = False


CLEANUP: Final = Cleanup()
