"""What each seat of European Plastic's Race may see."""

from typing import Any

from ludoteca.engine import NONE, HiddenPlace, Source, scatter
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.domains import ENDINGS
from ludoteca.games.plastics_race.state import PlasticsRace, Player


def view(s: PlasticsRace, seat: int) -> dict[str, Any]:
    """Everything but hands, decks, route cards and cards offered; of the hands, the seat's own facts."""
    cards, streets = s.content.card_ids, s.content.streets
    return {
        "city": s.content.city_ids[s.city],
        "round": s.round,
        "last_round": s.last_round or None,
        "ending": ENDINGS[s.ending],
        "starter": s.starter,
        "current": s.current,
        "deck": len(s.deck),
        "discards": [cards[card] for card in s.discards],
        "route_deck": len(s.route_deck),
        "route_discards": [s.content.route_ids[card] for card in s.route_discards],
        "stacks": list(s.stacks),
        "bonus": None if s.bonus == NONE else s.bonus,
        "plant": None if s.plant == NONE else s.content.plant_ids[s.plant],
        "capacity": s.capacity,
        "dice": [{"section": streets.section_ids[section], "colour": COLOURS[colour]} for section, colour in s.dice],
        "rolled": [COLOURS[colour] for colour in s.rolled],
        "works": [streets.section_ids[section] for section in s.works],
        "one_ways": [_arrow(s, token) for token in s.one_ways],
        "turn": _turn(s),
        "players": [_player(s, player, at == seat) for at, player in enumerate(s.players)],
        "known": s.facts_of(seat, s.known),
        "absent": s.facts_of(seat, s.absent),
    }


def _arrow(s: PlasticsRace, token: int) -> dict[str, str]:
    streets = s.content.streets
    return {
        "section": streets.section_ids[streets.arrow_section[token]],
        "to": streets.node_ids[streets.arrow_to[token]],
    }


def _turn(s: PlasticsRace) -> dict[str, Any]:
    """What was done in the turn that is being played."""
    sections = s.content.streets.section_ids
    return {
        "moving": s.moving,
        "free_pass": s.free_pass,
        "passes": [sections[section] for section in s.passes],
        "path": [sections[section] for section in s.path],
        "colours": [_colour(colour) for colour in s.colours],
        "run": {"colour": _colour(s.run_colour), "next": _colour(s.run_next), "from": s.run_from},
        "shortcut": s.run_shortcut,
    }


def _colour(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]


def _player(s: PlasticsRace, player: Player, own: bool) -> dict[str, Any]:
    cards, routes = s.content.card_ids, s.content.route_ids
    return {
        "truck": None if player.truck == NONE else s.content.streets.node_ids[player.truck],
        "points": sum(player.points),
        "bins": list(player.bins),
        "police": player.police,
        "puncture": None if player.puncture == NONE else cards[player.puncture],
        "played": [cards[card] for card in player.played],
        "cards": len(player.hand),
        "hand": [cards[card] for card in player.hand] if own else None,
        "offers": player.offer != NONE,
        "offer": cards[player.offer] if own and player.offer != NONE else None,
        "route_cards": len(player.routes),
        "routes": [routes[card] for card in player.routes] if own else None,
        "new_route": routes[player.new_route] if own and player.new_route != NONE else None,
    }


def determinize(s: PlasticsRace, seat: int, rng: Source) -> PlasticsRace:
    """Deal what the seat cannot see anew: other hands and offers, the deck, other routes, the route deck."""
    world = s.copy()
    others = s.others_from_left(seat)
    _deal_cards(s, world, seat, others, rng)
    if s.options["routes"]:
        _deal_routes(s, world, others, rng)
    return world


def _deal_cards(s: PlasticsRace, world: PlasticsRace, seat: int, others: list[int], rng: Source) -> None:
    pool = s.deck.copy()
    places: list[HiddenPlace] = []
    for other in others:
        held = s.game.cards_at(s, other)
        pool += held
        places.append(s.hidden_place(seat, other, len(held)))
    places.append(HiddenPlace(len(s.deck), [], []))
    dealt = scatter(pool, places, rng)
    for other, hand in zip(others, dealt, strict=False):
        player = world.players[other]
        if player.offer != NONE:
            player.offer = hand.pop(rng.below(len(hand)))
        player.hand = hand
    world.deck = dealt[-1]


def _deal_routes(s: PlasticsRace, world: PlasticsRace, others: list[int], rng: Source) -> None:
    pool = [*s.route_deck, *(card for other in others for card in s.players[other].routes)]
    places = [HiddenPlace(len(s.players[other].routes), [], []) for other in others]
    places.append(HiddenPlace(len(s.route_deck), [], []))
    dealt = scatter(pool, places, rng)
    for other, routes in zip(others, dealt, strict=False):
        world.players[other].routes = routes
    world.route_deck = dealt[-1]
