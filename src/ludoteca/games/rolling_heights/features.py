"""Rolling Heights in numbers, for bots and learning libraries."""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import KIND_COUNT, MOST_SEATS
from ludoteca.games.rolling_heights.state import Builder, City, Player

PER_PLAYER: Final = 2 + 3 + 3 * KIND_COUNT


def features(s: City, seat: int) -> list[float]:
    """The course of the game, the supply, the turn, own targets, ads, the markets; then each seat from one's own."""
    numbers = [float(s.round), float(s.last_round > 0), float(s.at_turn == seat), float(s.tokens)]
    numbers += [float(count) for count in [*s.supply, *s.meeples, *s.held, *s.misc, s.power, s.discount, s.buys]]
    mine = s.players[seat]
    numbers += [float(target in mine.targets) for target in range(len(s.content.targets))]
    numbers += [float(ad in s.ads) for ad in range(len(s.content.ads))]
    for place, plan in enumerate(s.market):
        numbers += [float(plan != NONE), float(s.tokens_on[place]), _worth(s, plan), _size(s, plan)]
    for step in range(s.seats):
        numbers += _player(s, s.players[(seat + step) % s.seats])
    numbers += [0.0] * (PER_PLAYER * (MOST_SEATS - s.seats))
    return numbers + (_builder(s, s.rivals[0]) if s.rivals else [0.0] * 3)


def _worth(s: City, plan: int) -> float:
    return 0.0 if plan == NONE else float(s.content.plans[plan].points + s.content.plans[plan].expected)


def _size(s: City, plan: int) -> float:
    return 0.0 if plan == NONE else float(sum(s.content.plans[plan].cubes))


def _builder(s: City, builder: Builder) -> list[float]:
    """Points, completed buildings, and cubes still missing on plans."""
    missing = sum(sum(stacks.unpack(s.missing(space))) for space in builder.plans)
    return [float(builder.score), float(len(builder.buildings)), float(missing)]


def _player(s: City, player: Player) -> list[float]:
    """A builder's numbers, plans, tokens, and meeples by kind: all, steady, hard."""
    numbers = [*_builder(s, player), float(len(player.plans)), float(player.tokens)]
    numbers += [float(player.meeples(kind)) for kind in range(KIND_COUNT)]
    return numbers + [float(count) for count in [*player.steady, *player.hard]]
