"""The worth of a seat's position in Rolling Heights, in points: from what is public and the seat's own targets."""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.rolling_heights.bot.outlook import IDLE_FIGURE, LEFT_OUT, Outlook, turns_left
from ludoteca.games.rolling_heights.bot.values import Values
from ludoteca.games.rolling_heights.pieces import FIGURE, KIND_COUNT
from ludoteca.games.rolling_heights.rules import ads, points, targets
from ludoteca.games.rolling_heights.state import City, Player

TOKEN: Final = 1.0
"""What a wild token scores at the end."""
HANDY: Final = 0.2
"""A wild token is worth this much more while it can still replace a missing cube."""
PLANNED: Final = 0.7
"""How much of what plans score with ads and the target counts before they are completed."""
RIVAL_PER_TURN: Final = 5.0
"""Points for one of the Rival's buildings, at either level."""
IDLE: Final = 0.3
"""How much of a cube's price is lost if next turn's cubes fit no plan."""


def position(s: City, seat: int, values: Values) -> float:
    """Points, tokens, crew, and what the plans promise; not what is in hand, since that is lost with the turn."""
    me = s.players[seat]
    look = Outlook(s, seat, values)
    return me.score + tokens_worth(me, look) + crew_worth(s, look) + plans_worth(s, seat, look)


def tokens_worth(me: Player, look: Outlook) -> float:
    """The points of a player's tokens, and a little more while they can still be used."""
    return (TOKEN + (HANDY if look.turns >= 1 else 0.0)) * me.tokens


def rival(s: City) -> float:
    """What the Rival has, what the ads would score, and what its coming buildings will bring."""
    score = s.rivals[0].score + sum([ads.ad_points(s, s.seats, s.content.ads[ad]) for ad in s.ads])
    return score + RIVAL_PER_TURN * turns_left(s, 0)


def crew_worth(s: City, look: Outlook) -> float:
    """The worth of all the seat's meeples until the end; those beyond the limit only add choice."""
    worth = 0.0
    for kind in range(KIND_COUNT):
        worth += look.values.per_round[kind] * look.crew[kind]
    idle = max(0, look.crew[FIGURE] - look.abilities)
    worth -= (1 - IDLE_FIGURE) * idle * look.values.per_round[FIGURE]
    workforce, limit = sum(look.crew), s.content.active_limit
    if workforce > limit:
        worth *= (limit + LEFT_OUT * (workforce - limit)) / workforce
    return worth * look.turns


def plans_worth(s: City, seat: int, look: Outlook) -> float:
    """What the seat's plans promise, the ones that need least first."""
    me = s.players[seat]
    order = sorted([(sum(missing), at) for at, missing in enumerate(look.missing)])
    worth, before = 0.0, 0
    for count, at in order:
        worth += max(0.0, look.promise(s.tiles[me.plans[at]], look.missing[at], before))
        before += count
    if look.turns >= 1:
        worth -= IDLE * look.price * max(0.0, look.production - before)
    return worth


def aims(s: City, seat: int) -> float:
    """What the ads and the seat's better target would score now."""
    mine = [targets.target_points(s, seat, s.content.targets[target]) for target in s.players[seat].targets]
    return float(sum(ads.ad_points(s, seat, s.content.ads[ad]) for ad in s.ads) + max(mine, default=0))


def aims_to_come(s: City, seat: int) -> float:
    """The same, with plans partly counted as if they were completed; `s` is left unchanged."""
    me = s.players[seat]
    now = aims(s, seat)
    if not me.plans:
        return now
    built = me.buildings
    me.buildings = sorted(built + me.plans)
    then = aims(s, seat)
    me.buildings = built
    return now + PLANNED * (then - now)


def aims_with(s: City, seat: int, plan: int, space: int) -> float:
    """The points of the seat's aims with this plan completed, and the plan's own points; `s` is left unchanged."""
    me = s.players[seat]
    built = me.buildings
    s.tiles[space] = plan
    me.buildings = sorted([*built, *me.plans, space])
    total = aims(s, seat) + points.tile_points(s, seat, space)
    me.buildings = built
    s.tiles[space] = NONE
    return total
