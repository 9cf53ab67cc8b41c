"""What a position of European Plastic's Race is worth to a seat, in points, for bots that look one step ahead."""

from heapq import heappop, heappush
from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.plastics_race.cities import JOKER, WHITE
from ludoteca.games.plastics_race.content import DRAW_2, DRAW_3, PUNCTURE, SHORTCUT, WILD
from ludoteca.games.plastics_race.state import PlasticsRace

BIN_REWARD: Final = 3.5
"""Two points for the card and one and a half from the die."""
LAST_BIN: Final = 3.0
"""The Bonus card."""
SET: Final = 0.2
"""Each bin brings the others nearer to the Bonus card: times the square of the bins held."""
FADING: Final = 0.84
"""What a place is worth for each card that it is away."""
MATCHING: Final = 0.7
"""What a section costs for which a card of its colour is in the hand; 1 otherwise."""
LANE: Final = 1.8
COMING_BACK: Final = 2.5
"""Standing at a place counts nothing: one has to leave it and come back."""
NEXT_TURN: Final = 0.5
"""Turning back has to wait until then."""
NEVER: Final = 99.0
CARD: Final = 0.06
GOOD_CARD: Final = 0.2
TOKEN: Final = 0.25
ROUTE: Final = 0.4
LEADER: Final = 0.4
"""How much the standing of the best other player counts against one's own."""


def position(s: PlasticsRace, seat: int) -> float:
    """The own standing less a part of that of the best other player."""
    others = [standing(s, other) + outlook(s, other) for other in range(s.seats) if other != seat]
    return standing(s, seat) + reach(s, seat) + hand(s, seat) - LEADER * max(others)


def standing(s: PlasticsRace, seat: int) -> float:
    """Points, the way to the Bonus card, tokens and route cards; a Puncture lying there costs a turn."""
    player = s.players[seat]
    value = sum(player.points) + 2.0 * len(player.bins) + TOKEN * player.police + ROUTE * len(player.routes)
    if s.bonus == seat:
        value += LAST_BIN
    elif s.bonus == NONE:
        value += SET * len(player.bins) ** 2
    return value - (0.5 if player.puncture != NONE else 0.0)


def hand(s: PlasticsRace, seat: int) -> float:
    """Cards are drawn anew every turn, so few of them are worth keeping."""
    return sum([card_worth(s, kind) for kind in s.players[seat].hand])


def card_worth(s: PlasticsRace, kind: int) -> float:
    """Wilds, drawing, Shortcut and Puncture are good at any time."""
    good = s.content.form[kind] == WILD or s.content.effect[kind] in (DRAW_2, DRAW_3, SHORTCUT, PUNCTURE)
    return GOOD_CARD if good else CARD


def goals(s: PlasticsRace, seat: int) -> list[tuple[int, float]]:
    """The nodes worth driving to, and what is to be had there."""
    player, city = s.players[seat], s.content.cities[s.city]
    missing = city.bins - len(player.bins)
    last = LAST_BIN if missing == 1 and s.bonus == NONE else 0.0
    found = [
        (node, BIN_REWARD + last + s.content.streets.extra[node])
        for number, node in enumerate(city.bin_nodes, start=1)
        if number not in player.bins
    ]
    if s.plant != NONE and s.capacity:
        profit = s.content.plant_points[s.plant] - 2.0
        excluded = s.content.plant_excluded[s.plant]
        wanted = sum([number not in excluded for number in player.bins])
        found.append((city.plant, profit * min(wanted, s.capacity)))
    return found


def outlook(s: PlasticsRace, seat: int) -> float:
    """What another player can hope for, by plain distances: his hand is hidden."""
    city, truck = s.content.cities[s.city], s.players[seat].truck
    steps = city.distances[truck - city.first_node]
    values = [value * FADING ** (steps[node - city.first_node] or COMING_BACK) for node, value in goals(s, seat)]
    return max(values, default=0.0)


def reach(s: PlasticsRace, seat: int) -> float:
    """What the best goal is worth, given how many cards the way there takes with this hand and these tokens."""
    away = costs(s, seat)
    values = [value * FADING ** away.get(node, NEVER) for node, value in goals(s, seat)]
    return max(values, default=0.0)


def costs(s: PlasticsRace, seat: int) -> dict[int, float]:
    """How many cards it takes to each node, near enough: a section of a colour in the hand is cheaper."""
    me = s.players[seat]
    paid = [any(colour in s.content.colours[kind] for kind in me.hand) for colour in range(6)]
    prices = [MATCHING if has else 1.0 for has in paid]
    exits = s.content.streets.exits
    open_colour = s.run_colour if s.current == seat and s.moving else NONE
    came_by = s.path[-1] if s.path and s.current == seat else NONE
    away = {me.truck: 0.0}
    front = [(0.0, me.truck)]
    while front:
        cost, node = heappop(front)
        if cost > away[node]:
            continue
        for section, far in exits[node]:
            if (s.works or s.one_ways) and s.blocked(section, node) and section not in s.passes:
                continue
            colour = s.colour_of(section)
            price = LANE if colour == WHITE else MATCHING if colour == JOKER else prices[colour]
            if node == me.truck and section == came_by:
                price += NEXT_TURN
            elif node == me.truck and colour == open_colour:
                price = 0.0
            if cost + price < away.get(far, NEVER):
                away[far] = cost + price
                heappush(front, (cost + price, far))
    away[me.truck] = COMING_BACK
    return away
