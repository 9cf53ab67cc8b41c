"""Rolling Heights, 'Market strips': taking, sliding, refilling, and wild tokens on tiles."""

from typing import Final

from ludoteca.engine import NOBODY, NONE, Args, Argument, Draw, Effect, EventType, Frame, Verb, roll
from ludoteca.games.rolling_heights.content import MARKET, STRIP, STRIPS
from ludoteca.games.rolling_heights.domains import MARKET_STRIP, SLOT, TILE, TYPE
from ludoteca.games.rolling_heights.pieces import COLOURS
from ludoteca.games.rolling_heights.rules import points, wild
from ludoteca.games.rolling_heights.state import City

DRAWN: Final = EventType("drawn", TILE, SLOT)

NOTHING_DUE: Final = [0] * MARKET


def on_strip(s: City, strip: int) -> list[int]:
    """The slots of a strip that have a tile, farthest from the draw pile first. RH-017"""
    market = s.market
    return [slot for slot in range(strip * STRIP, strip * STRIP + STRIP) if market[slot] != NONE]


def take(s: City, slot: int) -> tuple[int, int]:
    """Take a tile with the wild tokens on it; its slot stays blank for now. RH-086"""
    plan, tokens = s.market[slot], s.tokens_on[slot]
    s.market[slot] = NONE
    s.tokens_on[slot] = 0
    s.due[slot] = 0
    return plan, tokens


def tile_words(s: City, player: int, slot: int) -> dict[str, Argument]:
    """What players want to know about a tile in the market when they think of taking it."""
    number = s.market[slot]
    if number == NONE:
        return {
            **s.called(TILE, NONE),
            "type": "",
            "points": 0,
            "varies": "no",
            "tokens": 0,
            **dict.fromkeys(COLOURS, 0),
        }
    plan = s.content.plans[number]
    return {
        **s.called(TILE, number),
        **s.called(TYPE, plan.type),
        "points": points.most_now(s, player, number),
        "varies": "no" if plan.variable is None else "yes",
        "tokens": s.tokens_on[slot],
        **dict(zip(COLOURS, plan.cubes, strict=True)),
    }


def promise_tokens(s: City, slot: int) -> None:
    """If a bought tile is not one of the two farthest, those get a token at the end of the turn. RH-091, RH-095"""
    passed_over = on_strip(s, slot // STRIP)[:2]
    if slot not in passed_over:
        for other in passed_over:
            s.due[other] += 1


def put_promised_tokens(s: City) -> None:
    """Put tokens on tiles that were passed over, while the supply lasts, the farthest first. RH-091, RH-092, RH-093"""
    while s.due != NOTHING_DUE:
        for slot in range(MARKET):
            if s.due[slot]:
                s.due[slot] -= 1
                s.tokens_on[slot] += wild.take(s, 1)


def slide(s: City) -> list[Frame]:
    """Slide both strips to the far end, tokens with their tiles; returns what must be drawn. RH-026, RH-116, RH-117"""
    draws: list[Frame] = []
    if NONE not in s.market:
        return draws
    for strip in range(len(STRIPS)):
        slots = on_strip(s, strip)
        blanks = STRIP - len(slots)
        if blanks:
            low, high = strip * STRIP, strip * STRIP + STRIP
            s.market[low:high] = [s.market[slot] for slot in slots] + [NONE] * blanks
            s.tokens_on[low:high] = [s.tokens_on[slot] for slot in slots] + [0] * blanks
            draws += [roll(DRAW_TILE, NOBODY, strip)] * blanks
    return draws


class DrawTile(Draw[City]):
    """One tile from the strip's own pile, or the other pile, goes to its lowest blank slot. RH-006, RH-116, RH-117"""

    CARRIES = (MARKET_STRIP,)

    draw_tile = Verb(TILE)

    def bag(self, s: City, player: int, args: Args) -> list[int]:
        """A pile is a bag: nobody knows its order."""
        strip = args[0]
        return s.pile(strip) or s.pile(1 - strip)

    def chosen(self, s: City, player: int, plan: int, args: Args) -> None:
        """It is priced by the strip it is on."""
        self.bag(s, player, args).remove(plan)
        blank = s.market.index(NONE, args[0] * STRIP)
        s.market[blank] = plan
        s.tell(DRAWN, a=plan, b=blank)


class Refill(Effect[City]):
    """Slide and draw missing tiles, outside a player's Cleanup; no tokens are added. RH-026, RH-182"""

    def run(self, s: City, player: int, args: Args) -> None:
        s.then(slide(s))


DRAW_TILE: Final = DrawTile()
REFILL: Final = Refill()
