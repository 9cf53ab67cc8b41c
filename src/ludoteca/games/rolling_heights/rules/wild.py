"""Rolling Heights, 'Wild tokens'."""

from typing import Final

from ludoteca.engine import EventType
from ludoteca.games.rolling_heights.domains import COUNT, CUBE
from ludoteca.games.rolling_heights.rules import cubes
from ludoteca.games.rolling_heights.state import City

GAINS_TOKENS: Final = EventType("gains-tokens", COUNT)
SPENDS_TOKEN: Final = EventType("spends-token", CUBE)


def take(s: City, count: int) -> int:
    """Take up to this many tokens from the supply, which is limited unless an option says otherwise. RH-093"""
    if not s.options["tokens_unlimited"]:
        count = min(count, s.tokens)
    s.tokens -= count
    return count


def can_take(s: City) -> bool:
    return s.tokens > 0 or bool(s.options["tokens_unlimited"])


def gain(s: City, player: int, count: int) -> None:
    """A player gains tokens from the supply. RH-046, RH-165"""
    receive(s, player, take(s, count))


def receive(s: City, player: int, count: int) -> None:
    """Tokens from the supply or from a tile; nothing is said about none."""
    s.players[player].tokens += count
    if count:
        s.tell(GAINS_TOKENS, player, count)


def spend(s: City, player: int, colour: int) -> None:
    """Discard a token for one cube of any colour. RH-090, RH-094"""
    s.players[player].tokens -= 1
    s.tokens += 1
    s.tell(SPENDS_TOKEN, player, colour)
    cubes.gain(s, player, colour, 1)
