"""The view that each seat of European Plastic's Race has of the game."""

from collections import deque
from itertools import takewhile
from typing import Annotated, TypedDict

from ludoteca.engine import NONE, FactView, HiddenPlace, Randomness, Rule, scatter
from ludoteca.games.plastics_race.cities import COLOURS, Colour
from ludoteca.games.plastics_race.domains import ENDINGS, SECTION
from ludoteca.games.plastics_race.rules import driving, street_cards, turn
from ludoteca.games.plastics_race.state import PlasticsRace, Player


class DieView(TypedDict):
    """A die on the board."""

    section: Annotated[str, "The section that it is on."]
    colour: Annotated[Colour, "The colour that it gives to the section."]


class OneWayView(TypedDict):
    """A one-way token on the board."""

    one_way: Annotated[str, "The token, with its direction."]
    section: Annotated[str, "The section that it is on."]
    to: Annotated[str, "The node that it points to."]


class RunView(TypedDict):
    """The card being driven with."""

    colour: Annotated[Colour | None, "The colour that it still covers."]
    next: Annotated[Colour | None, "The second colour of a dashed pair while it is not reached."]


class TurnView(TypedDict):
    """The turn that is being played."""

    moving: Annotated[bool, "Whether the player whose turn it is may still drive."]
    free_pass: Annotated[bool, "Whether the player was shut in and may still pass one closed section for free."]
    passes: Annotated[list[str], "The sections where the police lets them pass a token."]
    path: Annotated[list[str], "The sections driven, in order."]
    colours: Annotated[list[Colour | None], "The colour that each of them counted as."]
    run: Annotated[RunView, "The card being driven with."]
    shortcut: Annotated[bool, "Whether that card is a Shortcut."]
    paying: Annotated[str | None, "The section that is being paid for."]
    pays: Annotated[
        dict[str, list[str]], "While you choose what to do: for each section ahead, your cards that pay for it alone."
    ]


class CompanyView(TypedDict):
    """One player."""

    truck: Annotated[str | None, "The node of their truck."]
    points: Annotated[int, "The points that they have won; bin cards and the Bonus card come on top."]
    bins: Annotated[list[int], "The numbers of the bin cards that they hold."]
    police: Annotated[int, "How many police tokens they have."]
    puncture: Annotated[str | None, "The Puncture in front of them."]
    played: Annotated[list[str], "The street cards that they have played this turn."]
    cards: Annotated[int, "How many street cards they hold."]
    hand: Annotated[list[str] | None, "Their street cards, if this is your seat."]
    offers: Annotated[bool, "Whether the player offers a card in a swap."]
    offer: Annotated[str | None, "That card, if this is your seat."]
    route_cards: Annotated[int, "How many route cards they hold."]
    routes: Annotated[list[str] | None, "Their route cards, if this is your seat."]
    new_route: Annotated[str | None, "A route card just drawn for which an earlier one must go, if this is your seat."]
    route_progress: Annotated[
        dict[str, list[Colour]] | None,
        "Their route cards with the colours that the last sections of this turn have shown, if this is your seat.",
    ]
    bin_distances: Annotated[
        dict[str, int] | None,
        "How many sections away each bin is that can be reached as the board is now, if this is your seat.",
    ]


class RaceView(TypedDict):
    """The race as one seat sees it."""

    city: Annotated[str, "The city that is played."]
    round: Annotated[int, "The round that is being played, from 1 on."]
    last_round: Annotated[int | None, "The last round, once the end has been brought about."]
    ending: Annotated[str, "What caused the end, or that the game goes on."]
    starter: Annotated[int, "The starting player."]
    current: Annotated[int, "The player whose turn it is."]
    deck: Annotated[int, "How many street cards are still to be drawn."]
    discards: Annotated[list[str], "The street cards on the discard pile."]
    route_deck: Annotated[int, "How many route cards are still to be drawn."]
    route_discards: Annotated[list[str], "The route cards that were completed or dropped."]
    stacks: Annotated[list[int], "How many cards are left for bin 1, bin 2 and so on."]
    bonus: Annotated[int | None, "The seat that has the Bonus card."]
    plant: Annotated[str | None, "The plant card in play."]
    capacity: Annotated[int, "How many bins the plant still buys."]
    dice: Annotated[list[DieView], "The dice on the board."]
    rolled: Annotated[list[Colour], "Dice that were rolled and are about to be placed."]
    works: Annotated[list[str], "The sections with street works."]
    one_ways: Annotated[list[OneWayView], "The one-way tokens on the board."]
    turn: Annotated[TurnView, "The turn that is being played."]
    players: Annotated[list[CompanyView], "One entry for each seat."]
    known: Annotated[list[FactView], "Cards that you know are there; once for each copy."]
    absent: Annotated[list[FactView], "Cards that you know are not there."]


def seen_by_all(s: PlasticsRace) -> RaceView:
    """Everything except hands, decks, route cards and offered cards."""
    cards, sections = s.content.card_ids, s.content.streets.section_ids
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
        "dice": [{"section": sections[section], "colour": COLOURS[colour]} for section, colour in s.dice],
        "rolled": [COLOURS[colour] for colour in s.rolled],
        "works": [sections[section] for section in s.works],
        "one_ways": [_one_way(s, arrow) for arrow in s.one_ways],
        "turn": _turn(s),
        "players": [_player(s, player) for player in s.players],
        "known": [],
        "absent": [],
    }


def seen_by(s: PlasticsRace, seat: int, seen: RaceView) -> RaceView:
    """The seat's cards, what pays for the streets ahead, and what it knows of the other hands."""
    cards, routes, player = s.content.card_ids, s.content.route_ids, s.players[seat]
    mine: CompanyView = {
        **seen["players"][seat],
        "hand": [cards[card] for card in player.hand],
        "offer": None if player.offer == NONE else cards[player.offer],
        "routes": [routes[card] for card in player.routes],
        "new_route": None if player.new_route == NONE else routes[player.new_route],
        "route_progress": _route_progress(s, player) if seat == s.current else {},
        "bin_distances": {} if player.truck == NONE else _bin_distances(s, player.truck),
    }
    return {
        **seen,
        "turn": {**seen["turn"], "pays": _pays(s, seat)},
        "players": [mine if at == seat else other for at, other in enumerate(seen["players"])],
        "known": s.facts_of(seat, s.known),
        "absent": s.facts_of(seat, s.absent),
    }


def _one_way(s: PlasticsRace, arrow: int) -> OneWayView:
    streets = s.content.streets
    return {
        "one_way": streets.arrow_ids[arrow],
        "section": streets.section_ids[streets.arrow_section[arrow]],
        "to": streets.node_ids[streets.arrow_to[arrow]],
    }


def _turn(s: PlasticsRace) -> TurnView:
    sections = s.content.streets.section_ids
    return {
        "moving": s.moving,
        "free_pass": s.free_pass,
        "passes": [sections[section] for section in s.passes],
        "path": [sections[section] for section in s.path],
        "colours": [_colour(colour) for colour in s.colours],
        "run": {"colour": _colour(s.run_colour), "next": _colour(s.run_next)},
        "shortcut": s.run_shortcut,
        "paying": _paying(s),
        "pays": {},
    }


def _colour(colour: int) -> Colour | None:
    return None if colour == NONE else COLOURS[colour]


def _paying(s: PlasticsRace) -> str | None:
    """The section that the topmost payment is for."""
    # Paying for a section and driving over it, with frames that carry the section first.
    paying: tuple[Rule[PlasticsRace], ...] = driving.PAY, driving.NAME_COLOUR, driving.CHOOSE_LANE_COLOUR, driving.DRIVE
    numbers = [rule.number for rule in paying]
    paid = [args[0] for number, _, args in s.stack if number in numbers]
    return s.content.streets.section_ids[paid[-1]] if paid else None


def _pays(s: PlasticsRace, seat: int) -> dict[str, list[str]]:
    """For each section that can be driven over with a new card; a white lane takes two cards, so none alone."""
    if not s.stack or s.player != seat or not isinstance(s.rule, turn.Main):
        return {}
    cards, drive = s.content.card_ids, s.rule.drive
    ahead = [SECTION.meant(s, drive.object(answer)) for answer in s.answers if drive.covers(answer)]
    return {
        s.content.streets.section_ids[section]: [cards[kind] for kind in street_cards.alone(s, seat, section)]
        for section in ahead
    }


def _route_progress(s: PlasticsRace, player: Player) -> dict[str, list[Colour]]:
    """The colours of each route card that have been driven since the last section in another colour."""
    found: dict[str, list[Colour]] = {}
    for card in player.routes if player.new_route == NONE else [*player.routes, player.new_route]:
        wanted = s.content.route_colours[card]
        driven = set(takewhile(wanted.__contains__, reversed(s.colours)))
        if driven:
            found[s.content.route_ids[card]] = [COLOURS[colour] for colour in wanted if colour in driven]
    return found


def _bin_distances(s: PlasticsRace, start: int) -> dict[str, int]:
    """By the number of the bin, obeying signs and street works."""
    streets = s.content.streets
    steps, queue = {start: 0}, deque([start])
    while queue:
        near = queue.popleft()
        for section, far in streets.exits[near]:
            if far not in steps and not s.blocked(section, near):
                steps[far] = steps[near] + 1
                queue.append(far)
    bins = s.content.cities[s.city].bin_nodes
    return {str(number): steps[node] for number, node in enumerate(bins, start=1) if node in steps}


def _player(s: PlasticsRace, player: Player) -> CompanyView:
    cards = s.content.card_ids
    return {
        "truck": None if player.truck == NONE else s.content.streets.node_ids[player.truck],
        "points": sum(player.points),
        "bins": list(player.bins),
        "police": player.police,
        "puncture": None if player.puncture == NONE else cards[player.puncture],
        "played": [cards[card] for card in player.played],
        "cards": len(player.hand),
        "hand": None,
        "offers": player.offer != NONE,
        "offer": None,
        "route_cards": len(player.routes),
        "routes": None,
        "new_route": None,
        "route_progress": None,
        "bin_distances": None,
    }


def determinize(s: PlasticsRace, seat: int, rng: Randomness) -> PlasticsRace:
    """Deal again what the seat cannot see: other hands and offers, the deck, other routes, the route deck."""
    world = s.copy()
    others = s.others_from_left(seat)
    _deal_cards(s, world, seat, others, rng)
    if s.options["routes"]:
        _deal_routes(s, world, others, rng)
    return world


def _deal_cards(s: PlasticsRace, world: PlasticsRace, seat: int, others: list[int], rng: Randomness) -> None:
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


def _deal_routes(s: PlasticsRace, world: PlasticsRace, others: list[int], rng: Randomness) -> None:
    pool = [*s.route_deck, *(card for other in others for card in s.players[other].routes)]
    places = [HiddenPlace(len(s.players[other].routes), [], []) for other in others]
    places.append(HiddenPlace(len(s.route_deck), [], []))
    dealt = scatter(pool, places, rng)
    for other, routes in zip(others, dealt, strict=False):
        world.players[other].routes = routes
    world.route_deck = dealt[-1]
