"""European Plastic's Race in numbers, for bots and learning libraries."""

from ludoteca.engine import NONE
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.content import MOST_SEATS
from ludoteca.games.plastics_race.state import PlasticsRace

FAR = 20.0
SEAT_NUMBERS = 14


def features(s: PlasticsRace, seat: int) -> list[float]:
    """Own hand by kind, the turn and the table, then for each seat from one's own what all can see of it."""
    hand = s.players[seat].hand
    numbers = [float(hand.count(kind)) for kind in range(len(s.content.card_ids))]
    numbers += [float(card in s.players[seat].routes) for card in range(len(s.content.route_ids))]
    numbers += _table(s, seat)
    for other in (seat, *s.others_from_left(seat)):
        numbers += _seat(s, other)
    return numbers + [0.0] * (SEAT_NUMBERS * (MOST_SEATS - s.seats))


def _table(s: PlasticsRace, seat: int) -> list[float]:
    """The city, the round, the plant, tokens and dice, and what the turn has come to."""
    return [
        *(float(s.city == city) for city in range(len(s.content.cities))),
        float(s.round),
        float(s.last_round > 0),
        float(s.capacity),
        0.0 if s.plant == NONE else float(s.content.plant_points[s.plant]),
        float(len(s.deck)),
        float(len(s.dice)),
        float(len(s.works)),
        float(len(s.one_ways)),
        float(s.current == seat),
        float(s.moving),
        float(len(s.path)),
        *(float(s.run_colour == colour) for colour in range(len(COLOURS))),
        *(float(s.run_next == colour) for colour in range(len(COLOURS))),
    ]


def _seat(s: PlasticsRace, seat: int) -> list[float]:
    """Points, cards, tokens, and how far the truck is from each bin that is lacking and from the plant."""
    player = s.players[seat]
    return [
        float(sum(player.points)),
        float(len(player.hand)),
        float(len(player.routes)),
        float(player.police),
        float(player.puncture != NONE),
        float(s.bonus == seat),
        *bins_missing(s, seat),
        float(len(player.bins)),
        _steps(s, seat, s.content.cities[s.city].plant),
        float(seat == s.starter),
    ]


def bins_missing(s: PlasticsRace, seat: int) -> list[float]:
    """For each bin number how many sections away it is; 0 for one already held, far for one the city lacks."""
    player, city = s.players[seat], s.content.cities[s.city]
    steps = [0.0 if at + 1 in player.bins else _steps(s, seat, node) for at, node in enumerate(city.bin_nodes)]
    return steps + [FAR] * (5 - len(steps))


def _steps(s: PlasticsRace, seat: int, node: int) -> float:
    """How many sections a truck is from a node on the empty board."""
    truck, city = s.players[seat].truck, s.content.cities[s.city]
    if NONE in (truck, node):
        return FAR
    return float(city.distances[truck - city.first_node][node - city.first_node])
