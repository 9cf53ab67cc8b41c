"""What a position of European Plastic's Race is worth to a seat, in points, for bots that look one step ahead."""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.plastics_race.bot.board import LANE, NEVER, Hop, board_of
from ludoteca.games.plastics_race.cities import COLOURS, JOKER
from ludoteca.games.plastics_race.content import DRAW_2, DRAW_3, PUNCTURE, SHORTCUT, WILD
from ludoteca.games.plastics_race.rules.bins import reward_faces
from ludoteca.games.plastics_race.state import PlasticsRace

SET: Final = 0.2
"""Each bin brings the others nearer to the Bonus card: times the square of the bins held."""
FADING: Final = 0.84
"""A place is worth this share of its value for each card that it is away."""
MATCHING: Final = 0.7
"""What a section costs if a card of its colour is in hand; 1 otherwise."""
SPARED: Final = 1.0 - MATCHING
COMING_BACK: Final = 2.5
"""Standing at a place counts for nothing: you have to leave it and come back."""
NEXT_TURN: Final = 0.5
"""Turning back has to wait until then."""
CARD: Final = 0.06
GOOD_CARD: Final = 0.2
TOKEN: Final = 0.25
ROUTE: Final = 0.4
PUNCTURED: Final = 0.5
LEADER: Final = 0.4
"""How much the standing of the best other player counts against your own."""


def position(s: PlasticsRace, seat: int) -> float:
    """The seat's own standing, less a part of that of the best other player."""
    points = s.game.scores(s)
    others = [points[other] + standing(s, other) + outlook(s, other) for other in range(s.seats) if other != seat]
    return points[seat] + standing(s, seat) + reach(s, seat) + hand(s, seat) - LEADER * max(others)


def standing(s: PlasticsRace, seat: int) -> float:
    """Besides points: the way to the Bonus card, tokens and route cards; a Puncture in front of it costs a turn."""
    player = s.players[seat]
    value = TOKEN * player.police + ROUTE * len(player.routes)
    if s.bonus == NONE:
        value += SET * len(player.bins) ** 2
    return value - (PUNCTURED if player.puncture != NONE else 0.0)


def hand(s: PlasticsRace, seat: int) -> float:
    """The worth of a hand. New cards come every turn, so old ones are worth little, and nothing in the last round."""
    return 0.0 if s.round == s.last_round else sum([card_worth(s, kind) for kind in s.players[seat].hand])


def card_worth(s: PlasticsRace, kind: int) -> float:
    """Wilds, drawing, Shortcut and Puncture are good at any time."""
    good = s.content.form[kind] == WILD or s.content.effect[kind] in (DRAW_2, DRAW_3, SHORTCUT, PUNCTURE)
    return GOOD_CARD if good else CARD


def goals(s: PlasticsRace, seat: int) -> list[float]:
    """The gain at each bin, and last at the plant if the city has one."""
    city, held = s.content.cities[s.city], s.players[seat].bins
    a_bin = s.content.bin_points + die_worth(s)
    extra = s.content.streets.extra
    found = [0.0 if at + 1 in held else a_bin + extra[node] for at, node in enumerate(city.bin_nodes)]
    if city.plant != NONE:
        found.append(sale(s, seat))
    return found


def die_worth(s: PlasticsRace) -> float:
    """What the die brings on average for a bin."""
    faces = reward_faces(s)
    return sum([points + ROUTE * routes for points, routes in faces]) / len(faces)


def sale(s: PlasticsRace, seat: int) -> float:
    """What selling everything that the plant wants brings, beyond what the cards are worth anyway."""
    if s.plant == NONE or not s.capacity or collecting(s, seat):
        return 0.0
    excluded = s.content.plant_excluded[s.plant]
    wanted = sum([number not in excluded for number in s.players[seat].bins])
    return float((s.content.plant_points[s.plant] - s.content.bin_points) * min(wanted, s.capacity))


def collecting(s: PlasticsRace, seat: int) -> bool:
    """Whether a seat keeps its bins: it lacks at most one for the Bonus card, which nobody has yet."""
    return s.bonus == NONE and len(s.players[seat].bins) + 1 >= len(s.stacks)


def outlook(s: PlasticsRace, seat: int) -> float:
    """What another player can hope for, by plain distances: their hand is hidden."""
    board = board_of(s, seat)
    here = s.players[seat].truck - board.first_node
    return _best(s, seat, [cards or COMING_BACK for cards in board.cards[here]])


def reach(s: PlasticsRace, seat: int) -> float:
    """What the best goal is worth, given how many cards the way there takes with this hand and these tokens."""
    return _best(s, seat, away(s, seat))


def _best(s: PlasticsRace, seat: int, cards: list[float]) -> float:
    """The value of the goal that counts most, by its distance in cards; the last bin brings the Bonus card."""
    bins = len(s.stacks)
    last = _bonus(s) if s.bonus == NONE and len(s.players[seat].bins) == bins - 1 else 0.0
    best = 0.0
    for at, value in enumerate(goals(s, seat)):
        if value > 0.0:
            best = max(best, (value + last if at < bins else value) * FADING ** cards[at])
    return best


def _bonus(s: PlasticsRace) -> float:
    """What the Bonus card brings beyond the way to it, which no longer counts once you have it."""
    return s.content.bonus_points - SET * (len(s.stacks) - 1) ** 2


def away(s: PlasticsRace, seat: int) -> list[float]:
    """Roughly how many cards it takes to each goal: with a card of the right colour the next two are cheaper."""
    board = board_of(s, seat)
    here = s.players[seat].truck - board.first_node
    usual = prices(s, seat)
    held = 0
    for colour, price in enumerate(usual):
        if price < 1.0:
            held |= 1 << colour
    found = [NEVER] * len(board.goals)
    for hop in board.hops[here]:
        price = first_price(s, seat, hop, usual)
        cards, nearer = board.cards[hop[2]], board.nearer(hop[2])
        for at, rest in enumerate(cards):
            found[at] = min(found[at], price + rest - (SPARED if nearer[at] & held else 0.0))
    if here in board.goals:
        at = board.goals.index(here)
        found[at] = max(found[at], COMING_BACK)
    return found


def prices(s: PlasticsRace, seat: int) -> list[float]:
    """What a hop costs by its colour: less if a card of that colour is in hand."""
    found = [1.0] * len(COLOURS) + [MATCHING, LANE]
    for kind in s.players[seat].hand:
        for colour in s.content.colours[kind]:
            found[colour] = MATCHING
    return found


def first_price(s: PlasticsRace, seat: int, hop: Hop, usual: list[float]) -> float:
    """The cost of a hop from where the truck is: nothing with the open card; turning back has to wait."""
    section, colour, _ = hop
    if seat != s.current or not s.path:
        return usual[colour]
    if section == s.path[-1]:
        return usual[colour] + NEXT_TURN
    going_on = s.run_colour != NONE and colour in (s.run_colour, s.run_next, JOKER)
    return 0.0 if going_on and section not in s.path[s.run_from :] else usual[colour]


def way(s: PlasticsRace, seat: int, most: int) -> list[Hop]:
    """The first hops towards the goal that is worth most now, and on to the next ones."""
    board, values, cards = board_of(s, seat), goals(s, seat), away(s, seat)
    usual = prices(s, seat)
    node = s.players[seat].truck - board.first_node
    found: list[Hop] = []
    while len(found) < most and board.hops[node]:
        worths = [value * FADING ** cards[at] for at, value in enumerate(values)]
        if max(worths) <= 0.0:
            break
        goal = worths.index(max(worths))
        costs = [usual[hop[1]] if found else first_price(s, seat, hop, usual) for hop in board.hops[node]]
        rests = [cost + board.cards[hop[2]][goal] for cost, hop in zip(costs, board.hops[node], strict=True)]
        found.append(board.hops[node][rests.index(min(rests))])
        node = found[-1][2]
        cards = board.cards[node]
        if node == board.goals[goal]:
            values[goal] = 0.0
    return found
