"""European Plastic's Race: conditions that every position meets."""

from typing import Final

from ludoteca.engine import NOBODY, NONE, BrokenInvariant
from ludoteca.games.plastics_race import setup
from ludoteca.games.plastics_race.content import PUNCTURE
from ludoteca.games.plastics_race.domains import GOING_ON, OUT_OF_ROUNDS
from ludoteca.games.plastics_race.rules import arriving, dice, driving, end, hands, opponents, puncture, routes, turn
from ludoteca.games.plastics_race.rules.street_cards import must_drive_on
from ludoteca.games.plastics_race.state import PlasticsRace, Player

GOES_ON: Final = (turn.MAIN, turn.END_TURN, turn.NEXT_TURN, turn.BEGIN_TURN)
"""The rules that lead from one turn to the next: one of them is always pending."""
NO_PLANT_CARD: Final = "a city with a plant has no plant card"
SET_UP: Final = (
    setup.START, setup.PLACE_TRUCKS, setup.CHOOSE_LIGHT, setup.DRAW_PLANT, setup.DEAL, setup.DRAW_STARTER,
    hands.DRAW_CARD,
)  # fmt: skip
"""The rules that can be pending while the game is set up."""


def check(s: PlasticsRace) -> None:
    """Every piece is in exactly one place, and in one where it may be. EPR-016, EPR-017"""
    _need(s.content.city_ids[s.city] == s.options["city"], "the city is not the one of the options")
    _need(max(s.starter, s.current, s.bonus) < s.seats, "a seat is named that nobody has")
    _street_cards(s)
    _route_cards(s)
    _bin_cards(s)
    _board(s)
    _rounds(s)
    for player in s.players:
        _player(s, player)
    _turn(s)
    if s.stack:
        _pending(s)


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BrokenInvariant(otherwise)


# -------------------------------------------------------------------- pieces


def _street_cards(s: PlasticsRace) -> None:
    cards = [*s.deck, *s.discards]
    for player in s.players:
        cards += player.hand
        cards += player.played
        cards += [card for card in (player.puncture, player.offer) if card != NONE]
    cards.sort()
    box = s.content.deck
    if len(cards) != len(box):
        raise BrokenInvariant(f"{len(cards)} street cards in all, not {len(box)}")
    _need(cards == box, "a street card has turned into another")


def _route_cards(s: PlasticsRace) -> None:
    cards = [*s.route_deck, *s.route_discards]
    for player in s.players:
        cards += [*player.routes, *([player.new_route] if player.new_route != NONE else [])]
    wanted = list(range(len(s.content.route_ids))) if s.options["routes"] else []
    _need(sorted(cards) == wanted, f"{len(cards)} route cards in all, not each of {len(wanted)} once")


def _bin_cards(s: PlasticsRace) -> None:
    """As many of each number as there are players; a player with all of them gets the Bonus card. EPR-011, EPR-127"""
    bins = s.content.cities[s.city].bins
    _need(len(s.stacks) == bins, "there is not one stack for each bin")
    for player in s.players:
        _need(all(number <= bins for number in player.bins), f"somebody holds a bin above {bins}, the last of the city")
        _need(len(set(player.bins)) == len(player.bins), "somebody holds two cards of one bin")
        _need(s.bonus != NONE or len(player.bins) < bins, "somebody holds all bins, but nobody has the Bonus card")
    for number, left in enumerate(s.stacks, start=1):
        held = sum(player.bins.count(number) for player in s.players)
        if left + held != s.seats:
            raise BrokenInvariant(f"{left + held} cards of bin {number}, not {s.seats}")


def _board(s: PlasticsRace) -> None:
    city, streets = s.content.cities[s.city], s.content.streets
    sections = [section for section, _ in s.dice]
    arrows = [streets.arrow_section[arrow] for arrow in s.one_ways]
    for carrying, name in ((sections, "dice"), (s.works, "works"), (arrows, "one-way tokens")):
        _need(len(set(carrying)) == len(carrying), f"two {name} are on one section")
        for section in carrying:
            _need(city.has_section(section) and not streets.untouchable[section], f"{name} are where they may not be")
    _need(len(s.dice) + len(s.rolled) <= s.content.dice_count, "there are too many dice")
    _need(len(s.works) <= s.content.works and len(s.one_ways) <= s.content.one_ways, "there are too many tokens")
    _need(sum(player.police for player in s.players) <= s.content.police, "there are too many police tokens")
    _need(s.plant == NONE or city.plant != NONE, "a city without a plant has a plant card")
    full = 0 if s.plant == NONE else s.content.plant_capacity[s.plant]
    _need(s.capacity <= full, "the plant wants more bins than its card says")


def _player(s: PlasticsRace, player: Player) -> None:
    city = s.content.cities[s.city]
    _need(player.truck == NONE or city.has_node(player.truck), "a truck is in another city")
    _need(len(player.routes) <= s.content.most_routes, "somebody holds too many route cards")
    is_puncture = player.puncture == NONE or s.content.effect[player.puncture] == PUNCTURE
    _need(is_puncture, "the card in front of somebody as a puncture is not one")


# -------------------------------------------------------------------- rounds and turns


def _rounds(s: PlasticsRace) -> None:
    """The end is announced once, and comes after the next round or the last agreed round. EPR-170, EPR-171, EPR-175"""
    agreed = int(s.options["max_rounds"])
    _need(s.round <= agreed, f"round {s.round} comes after the last one agreed on, {agreed}")
    announced = s.last_round > 0
    _need(not announced or s.round <= s.last_round, f"round {s.round} comes after the last round, {s.last_round}")
    _need(not announced or s.last_round <= s.round + 1, "the last round is more than one round away")
    _need(not announced or s.ending != GOING_ON, "there is a last round, but no ending was brought about")
    _need(announced or s.ending in (GOING_ON, OUT_OF_ROUNDS), "an ending was brought about, but there is no last round")
    _need(s.ending != OUT_OF_ROUNDS or s.round == agreed, "the rounds agreed on are not over")


def _turn(s: PlasticsRace) -> None:
    """The sections driven this turn lead to where the truck is."""
    city, streets = s.content.cities[s.city], s.content.streets
    _need(all(city.has_section(section) for section in (*s.path, *s.passes)), "a section is in another city")
    node = s.players[s.current].truck
    for section in reversed(s.path):
        _need(node in streets.ends[section], f"the sections driven do not lead to the truck of seat {s.current}")
        node = streets.far_end(section, node)
    _need(len(s.path) == len(s.colours), "the sections driven and their colours do not agree")
    _need(s.run_from <= len(s.path), "the open run begins after the end of the path")
    _need(s.run_next == NONE or s.run_next != s.run_colour != NONE, "a second colour without a first one")
    _need(s.moving or s.run_colour == NONE, "a card is open although the truck has stopped")
    for seat, player in enumerate(s.players):
        _need(seat == s.current or not player.played, f"seat {seat} has played cards out of turn")


# -------------------------------------------------------------------- what is pending


def _pending(s: PlasticsRace) -> None:
    """The pending rules fit together, and belong to the player whose turn it is."""
    numbers = [number for number, _, _ in s.stack]
    _need(numbers[0] == end.GAME_END.number, "GameEnd must be at the bottom of the stack")
    _dice(s, numbers)
    _swaps(s)
    for seat, player in enumerate(s.players):
        dropping = (routes.DROP_ROUTE.number, seat, ()) in s.stack
        _need(
            (player.new_route != NONE) == dropping, f"seat {seat} has a new route card without choosing which to drop"
        )
    if len(numbers) > 1:
        started = setup.START.number not in numbers
        _started(s, numbers) if started else _setting_up(s, numbers)


def _dice(s: PlasticsRace, numbers: list[int]) -> None:
    """Each die on the board was rolled first; any number may be there, so that examples need no second one. EPR-070"""
    to_roll, to_place = numbers.count(dice.ROLL_DIE.number), numbers.count(dice.PLACE_DIE.number)
    waiting = len(s.rolled) + to_roll
    _need(waiting == to_place, f"dice rolled or to be rolled: {waiting}, but dice to be placed: {to_place}")
    on_board = len(s.dice) - numbers.count(dice.LIFT_DIE.number) + to_place
    _need(on_board <= s.content.dice_count, "there are too many dice")


def _swaps(s: PlasticsRace) -> None:
    """Both sides of a swap have offered a card or are still to be asked, and nobody else has. EPR-084"""
    swapping = [{player, args[0]} for number, player, args in s.stack if number == opponents.EXCHANGE.number]
    asked = [player for number, player, _ in s.stack if number == opponents.OFFER_CARD.number]
    for seat, player in enumerate(s.players):
        cards = asked.count(seat) + (player.offer != NONE)
        wanted = sum(seat in both for both in swapping)
        _need(cards == wanted, f"seat {seat} offers or is to offer {cards} cards in a swap, not {wanted}")


def _setting_up(s: PlasticsRace, numbers: list[int]) -> None:
    """Trucks and plant card are there or still to come, and it is nobody's turn. EPR-008, EPR-012"""
    known = [rule.number for rule in SET_UP]
    _need(numbers[1] == setup.START.number and numbers.count(numbers[1]) == 1, "Start must be above GameEnd, once")
    _need(all(number in known for number in numbers[1:]), "the stack mixes the set-up with a turn")
    _need((hands.DRAW_CARD.number, NOBODY, ()) not in s.stack, "a card is to be drawn for nobody")
    all_to_come = setup.PLACE_TRUCKS.number in numbers
    for seat, player in enumerate(s.players):
        to_come = all_to_come or (setup.CHOOSE_LIGHT.number, seat, ()) in s.stack
        _need((player.truck == NONE) == to_come, f"the truck of seat {seat} must be on the board or still to be placed")
    has_plant = s.content.cities[s.city].plant != NONE
    _need(not has_plant or (s.plant == NONE) == (setup.DRAW_PLANT.number in numbers), NO_PLANT_CARD)
    _need(not s.path and not s.moving, "somebody has driven before the first turn")


def _started(s: PlasticsRace, numbers: list[int]) -> None:
    """After set-up, all trucks and the plant card are there, and it is one player's turn. EPR-008, EPR-012"""
    for seat, player in enumerate(s.players):
        _need(player.truck != NONE, f"the truck of seat {seat} is not on the board")
    has_plant = s.content.cities[s.city].plant != NONE
    _need(not has_plant or s.plant != NONE, NO_PLANT_CARD)
    goes_on = [rule.number for rule in GOES_ON]
    _need(numbers[1] in goes_on, "Main, EndTurn, NextTurn or BeginTurn must be above GameEnd")
    _need(not any(number in goes_on for number in numbers[2:]), "the stack holds two turns")
    bound = numbers[1] == turn.MAIN.number and arriving.STAY_ON_WALK.number not in numbers and must_drive_on(s)
    leads_on = not bound or bool(driving.answers(s, s.current, 0, 0, forced=True))
    _need(leads_on, "the open dashed pair leads to no second colour")
    after_main = (turn.DISCARD.number, hands.DRAW_CARD.number)
    in_place = numbers[1] == turn.MAIN.number or all(number in after_main for number in numbers[2:])
    _need(in_place, "only Discard and DrawCard can be above the end of a turn")
    over = numbers[1] in (turn.NEXT_TURN.number, turn.BEGIN_TURN.number)
    _need(not over or not (s.path or s.players[s.current].played), "the turn is over, but what was done in it is left")
    for number, asked, args in s.stack[1:]:
        reaction = number in (puncture.PLAY_PUNCTURE.number, opponents.GIVE_CARD.number)
        at_turn = args[0] if reaction else asked
        if at_turn != s.current and number not in (turn.BEGIN_TURN.number, opponents.OFFER_CARD.number):
            name = s.rules[number].name
            raise BrokenInvariant(f"{name} belongs to the turn of seat {at_turn}, but it is that of seat {s.current}")
