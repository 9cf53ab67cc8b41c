"""What must always hold in a position of European Plastic's Race."""

from typing import TYPE_CHECKING

from ludoteca.engine import NONE, BrokenInvariant

if TYPE_CHECKING:
    from ludoteca.games.plastics_race.state import PlasticsRace, Player


def invariants(s: "PlasticsRace") -> None:
    """Every piece is in exactly one place, and in one where it may be. EPR-016, EPR-017"""
    _need(s.content.city_ids[s.city] == s.options["city"], "the city is not the one of the options")
    _need(max(s.starter, s.current, s.bonus) < s.seats, "a seat is named that nobody has")
    _street_cards(s)
    _route_cards(s)
    _bin_cards(s)
    _board(s)
    _turn(s)
    for player in s.players:
        _player(s, player)


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BrokenInvariant(otherwise)


def _street_cards(s: "PlasticsRace") -> None:
    cards = [*s.deck, *s.discards]
    for player in s.players:
        cards += [*player.hand, *player.played, *(card for card in (player.puncture, player.offer) if card != NONE)]
    box = s.content.deck
    _need(len(cards) == len(box), f"{len(cards)} street cards in all, not {len(box)}")
    _need(sorted(cards) == box, "a street card has turned into another")


def _route_cards(s: "PlasticsRace") -> None:
    cards = [*s.route_deck, *s.route_discards]
    for player in s.players:
        cards += [*player.routes, *([player.new_route] if player.new_route != NONE else [])]
    wanted = list(range(len(s.content.route_ids))) if s.options["routes"] else []
    _need(sorted(cards) == wanted, f"{len(cards)} route cards in all, not each of {len(wanted)} once")


def _bin_cards(s: "PlasticsRace") -> None:
    _need(len(s.stacks) == s.content.cities[s.city].bins, "there is not one stack for each bin")
    for number, left in enumerate(s.stacks, start=1):
        held = sum(player.bins.count(number) for player in s.players)
        _need(left + held == s.seats, f"{left + held} cards of bin {number}, not {s.seats}")


def _board(s: "PlasticsRace") -> None:
    city, streets = s.content.cities[s.city], s.content.streets
    sections = [section for section, _ in s.dice]
    arrows = [streets.arrow_section[arrow] for arrow in s.one_ways]
    for lying, name in ((sections, "dice"), (s.works, "works"), (arrows, "one-way tokens")):
        _need(len(set(lying)) == len(lying), f"two {name} lie on one section")
        for section in lying:
            _need(city.has_section(section) and not streets.untouchable[section], f"{name} lie where they may not")
    _need(len(s.dice) + len(s.rolled) <= s.content.dice_count, "there are too many dice")
    _need(len(s.works) <= s.content.works and len(s.one_ways) <= s.content.one_ways, "there are too many tokens")
    _need(s.plant == NONE or city.plant != NONE, "a plant card lies in a city without a plant")
    full = 0 if s.plant == NONE else s.content.plant_capacity[s.plant]
    _need(s.capacity <= full, "the plant wants more bins than its card says")


def _turn(s: "PlasticsRace") -> None:
    city = s.content.cities[s.city]
    _need(all(city.has_section(section) for section in (*s.path, *s.passes)), "a section lies in another city")
    _need(len(s.path) == len(s.colours), "the sections driven and their colours do not agree")
    _need(s.run_from <= len(s.path), "the open run begins after the end of the path")
    _need(s.run_next == NONE or s.run_next != s.run_colour != NONE, "a second colour without a first one")


def _player(s: "PlasticsRace", player: "Player") -> None:
    city = s.content.cities[s.city]
    _need(player.truck == NONE or city.has_node(player.truck), "a truck stands in another city")
    _need(len(set(player.bins)) == len(player.bins), "somebody holds two cards of one bin")
    _need(len(player.routes) <= s.content.most_routes, "somebody holds too many route cards")
