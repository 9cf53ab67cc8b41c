"""European Plastic's Race in numbers, for bots and learning libraries."""

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine import NONE, Game
from ludoteca.games.plastics_race.cities import COLOURS, MOST_BINS, NODE_KINDS, CityMap
from ludoteca.games.plastics_race.content import MOST_SEATS, Content
from ludoteca.games.plastics_race.domains import PAINTS
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.observations.buffer import Buffer, zeros
from ludoteca.observations.observer import Observer, each, seat_rows, write_facts

if TYPE_CHECKING:
    from array import array

MOST_POINTS: Final = 50
LONGEST: Final = 200
MOST_CARDS: Final = 20
BINS: Final = [f"bin_{number}" for number in range(1, MOST_BINS + 1)]
SECTION: Final = (*PAINTS, "die", "works", "one_way", "one_way_back", "driven", "free")
DIE: Final = len(PAINTS)
WORKS: Final = DIE + 1
ONE_WAY: Final = DIE + 2
DRIVEN: Final = DIE + 4
FREE: Final = DIE + 5
SEAT: Final = {
    "there": 1, "points": MOST_POINTS, "cards": MOST_CARDS, "route_cards": 5, "police": 1, "puncture": 1, "offers": 1,
    "bonus": 1, "starter": 1, "at_turn": 1, **each(BINS, MOST_SEATS),
}  # fmt: skip


class RaceObserver(Observer):
    """The turn and the table, the seat's cards, the board, and what everyone can see of each seat."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._content: Content = game.content
        content, rows = self._content, seat_rows(MOST_SEATS)
        self._kinds = len(content.card_ids)
        self._rows: list[list[list[int]]] = [
            [[(other - seat) % seats for other in range(seats)] for seat in range(seats)]
            for seats in range(MOST_SEATS + 1)
        ]
        """The row of each seat, by number of seats and by the seat that looks."""
        self._far = 1 + max(max(max(steps) for steps in city.distances) for city in content.cities)
        self._table = self.block(
            "table", "How far the game is, what is left, and what the turn has come to.",
            {
                "routes_played": 1, "round": LONGEST, "rounds_left": LONGEST, "last_round": 1, "plant_capacity": 25,
                "deck": len(content.deck), "route_deck": len(content.route_ids), "moving": 1, "free_pass": 1,
                "shortcut": 1, "driven": 20,
            },
        )  # fmt: skip
        self._city = self.block("city", "The city that is played.", each(content.city_ids))
        self._plant = self.block("plant", "The plant card in play.", each(content.plant_ids))
        self._stacks = self.block("stacks", "Bin cards that are left.", each(BINS, MOST_SEATS))
        self._run = self.block("run", "The colour that the card being driven with still covers.", each(COLOURS))
        self._next = self.block("run_next", "The second colour of a dashed pair, not yet reached.", each(COLOURS))
        self._rolled = self.block("rolled", "Dice about to be placed.", each(COLOURS, content.dice_count))
        self._declare_cards(rows)
        near = dict.fromkeys([f"near_{name}" for name in [*BINS, "plant"]], self._far)
        self._seats = self.block(
            "seats", "One row for each seat. Near: how near the truck is on the empty board; 0 if there is no way.",
            SEAT | near, rows,
        )  # fmt: skip
        self._nowhere_near = zeros(MOST_BINS + 1)
        self._near = [self._near_in(city) for city in content.cities]
        self._declare_board(rows)

    def _declare_cards(self, rows: list[str]) -> None:
        content = self._content
        cards: dict[str, int] = dict(zip(content.card_ids, content.copies, strict=True))
        routes = each(content.route_ids)
        self._hand = self.block("hand", "Your street cards.", cards)
        self._offer = self.block("offer", "The card that you offer in a swap.", each(cards))
        self._played = self.block("played", "Street cards played in this turn.", cards)
        self._discards = self.block("discards", "Street cards on the discard pile.", cards)
        self._routes = self.block("routes", "Your route cards.", routes)
        self._new_route = self.block("new_route", "The route card that you have just drawn.", routes)
        self._routes_out = self.block("route_discards", "Route cards completed or dropped.", routes)
        self._known = self.block("known", "Cards that you know are in a hand.", cards, rows)
        self._absent = self.block("absent", "Cards that you know are not in a hand.", each(cards), rows)

    def _declare_board(self, rows: list[str]) -> None:
        content = self._content
        node = [f"truck_{row}" for row in rows] + list(NODE_KINDS)
        nodes = [str(at) for at in range(max(city.nodes for city in content.cities))]
        sections = [str(at) for at in range(content.most_sections)]
        self._nodes = self.block(
            "nodes", "The places of the city: whose truck is there, what it is.", each(node), nodes
        )
        self._node_columns = len(node)
        self._sections = self.block(
            "sections", "The sections of the city: their colour now, and what is on them.", each(SECTION), sections
        )
        self._empty_nodes = [self._nodes_of(city) for city in content.cities]
        self._empty_sections = [self._sections_of(city) for city in content.cities]

    def _nodes_of(self, city: CityMap) -> "array[float]":
        numbers = zeros(self._sections - self._nodes)
        for at in range(city.nodes):
            numbers[at * self._node_columns + MOST_SEATS + self._content.streets.kind[city.first_node + at]] = 1.0
        return numbers

    def _sections_of(self, city: CityMap) -> "array[float]":
        numbers = zeros(self.size - self._sections)
        for at in range(city.sections):
            numbers[at * len(SECTION) + self._content.streets.colour[city.first_section + at]] = 1.0
        return numbers

    def look(self, s: PlasticsRace, seat: int, buffer: Buffer) -> None:
        """Everything a view has, except what each section could be paid with."""
        self._look_at_table(s, buffer)
        self._look_at_cards(s, seat, buffer)
        self._look_at_seats(s, seat, buffer)
        self._look_at_sections(s, buffer)

    def _look_at_table(self, s: PlasticsRace, buffer: Buffer) -> None:
        table = [
            int(s.options["routes"]), s.round, s.rounds_left, int(s.last_round > 0), s.capacity, len(s.deck),
            len(s.route_deck), int(s.moving), int(s.free_pass), int(s.run_shortcut), len(s.path),
        ]  # fmt: skip
        buffer.row(self._table, table)
        buffer.one(self._city, s.city)
        buffer.one(self._plant, s.plant)
        buffer.row(self._stacks, s.stacks)
        buffer.one(self._run, s.run_colour)
        buffer.one(self._next, s.run_next)
        buffer.heap(self._rolled, s.rolled)

    def _look_at_cards(self, s: PlasticsRace, seat: int, buffer: Buffer) -> None:
        player = s.players[seat]
        buffer.tally(self._hand, player.hand)
        buffer.one(self._offer, player.offer)
        buffer.tally(self._played, s.players[s.current].played)
        buffer.tally(self._discards, s.discards)
        buffer.tally(self._routes, player.routes)
        buffer.one(self._new_route, player.new_route)
        buffer.tally(self._routes_out, s.route_discards)
        rows = self._rows[s.seats][seat]
        write_facts(s.known, seat, rows, self._known, self._kinds, buffer)
        write_facts(s.absent, seat, rows, self._absent, self._kinds, buffer)

    def _look_at_seats(self, s: PlasticsRace, seat: int, buffer: Buffer) -> None:
        content = s.content
        city, columns = content.cities[s.city], len(SEAT) + MOST_BINS + 1
        trucks = [s.city]
        for step in range(s.seats):
            other = (seat + step) % s.seats
            player, first = s.players[other], self._seats + step * columns
            points = content.bin_points * len(player.bins)
            for gained in player.points:  # a loop is faster than `sum` once it is compiled
                points += gained
            bonus = s.bonus == other
            seen = [
                1, points + content.bonus_points if bonus else points, len(player.hand), len(player.routes),
                player.police, int(player.puncture != NONE), int(player.offer != NONE), int(bonus),
                int(s.starter == other), int(s.current == other),
            ]  # fmt: skip
            buffer.row(first, seen)
            buffer.tally(first + len(seen) - 1, player.bins)
            self._look_around(s.city, city, player.truck, first + len(SEAT), buffer)
            trucks.append(player.truck)
        self._look_at_trucks(trucks, city, buffer)

    def _look_at_trucks(self, trucks: list[int], city: CityMap, buffer: Buffer) -> None:
        """Where the trucks are; `trucks` starts with the city."""
        old = buffer.last(self._nodes)
        if not buffer.changed(self._nodes, trucks):
            return
        moved = len(old) == len(trucks) and old[0] == trucks[0]
        if not moved:
            buffer.paste(self._nodes, self._empty_nodes[trucks[0]])
        first, columns = self._nodes - 1 - city.first_node * self._node_columns, self._node_columns
        for at in range(1, len(trucks)):
            if moved and old[at] != trucks[at] and old[at] != NONE:
                buffer.erase(first + old[at] * columns + at)
            if trucks[at] != NONE:
                buffer.mark(first + trucks[at] * columns + at)

    def _look_around(self, number: int, city: CityMap, truck: int, first: int, buffer: Buffer) -> None:
        if buffer.changed(first, [number, truck]):
            near = self._nowhere_near if truck == NONE else self._near[number][truck - city.first_node]
            buffer.paste(first, near)

    def _near_in(self, city: CityMap) -> "list[array[float]]":
        """By place in a city: how close it is to each bin and to the plant."""
        around: list[array[float]] = []
        for steps in city.distances:
            near = [0] * (MOST_BINS + 1)
            for at, node in enumerate(city.bin_nodes):
                near[at] = self._far - steps[node - city.first_node]
            if city.plant != NONE:
                near[MOST_BINS] = self._far - steps[city.plant - city.first_node]
            around.append(self.divided(self._seats + len(SEAT), near))
        return around

    def _look_at_sections(self, s: PlasticsRace, buffer: Buffer) -> None:
        columns = len(SECTION)
        first = self._sections - s.content.cities[s.city].first_section * columns
        driven = buffer.last(self._sections + DRIVEN)
        if buffer.changed(self._sections, _on_sections(s)):
            buffer.paste(self._sections, self._empty_sections[s.city])
            self._look_at_what_lies(s, first, buffer)
        elif driven == s.path:
            return
        else:
            for section in driven:
                buffer.erase(first + section * columns + DRIVEN)
        buffer.changed(self._sections + DRIVEN, s.path)
        for section in s.path:
            buffer.mark(first + section * columns + DRIVEN)

    def _look_at_what_lies(self, s: PlasticsRace, first: int, buffer: Buffer) -> None:
        """Dice, street works, one-way tokens and free passes."""
        streets, columns = s.content.streets, len(SECTION)
        for section, colour in s.dice:
            at = first + section * columns
            buffer.erase(at + streets.colour[section])
            buffer.mark(at + colour)
            buffer.mark(at + DIE)
        for section in s.works:
            buffer.mark(first + section * columns + WORKS)
        for arrow in s.one_ways:
            section = streets.arrow_section[arrow]
            back = arrow != streets.arrows[section][0]
            buffer.mark(first + section * columns + ONE_WAY + int(back))
        for section in s.passes:
            buffer.mark(first + section * columns + FREE)


def _on_sections(s: PlasticsRace) -> list[int]:
    """Everything on the sections of the city, except which were driven over."""
    found = [s.city]
    for section, colour in s.dice:
        found.append(section)
        found.append(colour)
    for lot in (s.works, s.one_ways, s.passes):
        found.append(NONE)
        found += lot
    return found


FEATURES: Final = RaceObserver
