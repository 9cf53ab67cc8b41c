"""European Plastic's Race, 'Four types of street cards': which cards pay for which section."""

from typing import Final

from ludoteca.engine import NONE, Argument, distinct
from ludoteca.games.plastics_race.cities import JOKER, WHITE
from ludoteca.games.plastics_race.content import DASHED
from ludoteca.games.plastics_race.state import PlasticsRace

TWO_CARDS: Final = 2
LANE_HALVES: Final = 2


def payments(s: PlasticsRace, player: int, section: int) -> list[int]:
    """The kinds of card that alone pay for a section (not a white lane). EPR-030, EPR-031, EPR-032, EPR-040"""
    me = s.players[player]
    colour = s.colour_of(section)
    return [kind for kind in distinct(me.hand) if pays(s, kind, section, me.truck, colour)]


def alone(s: PlasticsRace, player: int, section: int) -> list[int]:
    """The same for any section: no card alone pays for a white lane. EPR-204"""
    return [] if s.colour_of(section) == WHITE else payments(s, player, section)


def payable(s: PlasticsRace, player: int, section: int) -> bool:
    """Whether the hand can pay for a section at all. EPR-039"""
    me = s.players[player]
    colour = s.colour_of(section)
    if colour == WHITE:
        return bool(lane_colours(s, player))
    if len(me.hand) >= TWO_CARDS:
        return True
    return any(pays(s, kind, section, me.truck, colour) for kind in me.hand)


def pays(s: PlasticsRace, kind: int, section: int, near: int, colour: int) -> bool:
    """Whether one card alone pays for a section of this colour, entered from `near`. EPR-034, EPR-201"""
    content = s.content
    if content.form[kind] != DASHED:
        return colour == JOKER or content.covers[kind][colour]
    one, other = content.colours[kind]
    far = content.streets.far_end(section, near)
    if colour == JOKER:
        return joined(s, far, one, other, [section]) or joined(s, far, other, one, [section])
    if colour == one:
        return joined(s, far, one, other, [section])
    return colour == other and joined(s, far, other, one, [section])


def other_colour(s: PlasticsRace, kind: int, colour: int) -> int:
    """The other colour of a dashed pair; `NONE` for any other card."""
    if kind == s.content.two_cards or s.content.form[kind] != DASHED:
        return NONE
    one, other = s.content.colours[kind]
    return other if colour == one else one


def joined(s: PlasticsRace, node: int, first: int, second: int, used: list[int]) -> bool:
    """Whether, from here, sections of the first colour, or none, lead to one of the second. EPR-035, EPR-037, EPR-222

    `used` are the sections that cannot be driven again, including the one just driven over. A joker street counts
    as either colour; tokens do not matter unless the pair has to be driven to its end.
    """
    strict = not s.options["dashed_may_stop_early"]
    for section, far in s.content.streets.exits[node]:
        if section in used or (strict and s.blocked(section, node) and section not in s.passes):
            continue
        colour = s.colour_of(section)
        if colour in (second, JOKER):
            return True
        if colour == first and joined(s, far, first, second, [*used, section]):
            return True
    return False


def must_drive_on(s: PlasticsRace) -> bool:
    """Whether an open dashed pair must be driven to its second colour. EPR-222"""
    return s.run_next != NONE and not s.options["dashed_may_stop_early"]


# -------------------------------------------------------------------- white lanes


def lane_colours(s: PlasticsRace, player: int) -> list[int]:
    """The colours in which the hand can pay for both halves of a white lane. EPR-204"""
    hand = s.players[player].hand
    return [colour for colour in range(6) if lane_payable(s, hand, colour, 0, 2)]


def is_half(s: PlasticsRace, kind: int, colour: int) -> bool:
    """Whether a card can be one half of a white lane by itself. EPR-204, EPR-223"""
    if s.content.form[kind] == DASHED:
        return bool(s.options["dashed_on_white_lane"]) and colour in s.content.colours[kind]
    return s.content.covers[kind][colour]


def lane_payable(s: PlasticsRace, hand: list[int], colour: int, picks: int, halves: int) -> bool:
    """Whether a hand can give `picks` cards of any kind and still pay for this many halves of a white lane."""
    fitting = sum([is_half(s, kind, colour) for kind in hand])
    left = len(hand) - picks
    fitting -= max(0, picks - (len(hand) - fitting))
    alone = min(fitting, halves)
    return left >= alone + TWO_CARDS * (halves - alone)


def lane_cards(s: PlasticsRace, player: int) -> int:
    """The fewest cards that pay for both halves of a white lane: for each, one of its colour or any two. EPR-204"""
    hand = s.players[player].hand
    fitting = [sum([is_half(s, kind, colour) for kind in hand]) for colour in lane_colours(s, player)]
    return LANE_HALVES * TWO_CARDS - min(LANE_HALVES, max(fitting))


def price(s: PlasticsRace, player: int, section: int) -> dict[str, Argument]:
    """The price of driving over a section in new cards: one, any two, or, for a white lane, at least this many.

    EPR-030, EPR-033, EPR-040, EPR-204
    """
    if s.players[player].truck not in s.content.streets.ends[section] or not payable(s, player, section):
        return {"price": "none", "cards": 0}
    if s.colour_of(section) == WHITE:
        return {"price": "lane", "cards": lane_cards(s, player)}
    alone = payments(s, player, section)
    return {"price": "one", "cards": 1} if alone else {"price": "two", "cards": TWO_CARDS}
