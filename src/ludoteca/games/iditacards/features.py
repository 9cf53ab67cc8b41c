"""Iditacards in numbers, for bots and learning libraries."""

from typing import Any, Final

from ludoteca.engine import NONE, Game
from ludoteca.games.iditacards.board import LEGS
from ludoteca.games.iditacards.cards import MEALS, MOST_SLOTS, Cards
from ludoteca.games.iditacards.content import MOST_DOGS, MOST_SEATS, Content
from ludoteca.games.iditacards.rules.immunity import immune
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race, Racer
from ludoteca.observations.buffer import Buffer
from ludoteca.observations.observer import Observer, each, seat_rows, write_facts

MOST_ALIKE: Final = 6
"""The top of the scale for cards of one kind."""
MOST_CARDS: Final = 60
FASTEST: Final = 20
CHECKPOINTS: Final = 5
OWN: Final = ("hand", "deck", "looking", "discard", "in_play", "legendary")
OTHERS: Final = ("unseen", "discard", "in_play")
SEAT: Final = {
    "there": 1, "square": 161, "hypothermia": 7, "starvation": 7, "speed": FASTEST, "slow": FASTEST, "hand_size": 12,
    "cards": 20, "deck": MOST_CARDS, "looking": 10, "discard": MOST_CARDS, "damaged": 18, "legendary": 5,
    "waiting": 5, "owed": 10, "paid": 10, "dogs": MOST_DOGS, "attachments": 12, "immune": 1, "free_energy": 1,
    "free_health": 1, "crossed": 1, "resting": 1, "began": 1, "ate": 1, "personal": 5, **each(MEALS), "moved": 1,
    "turns": 100, "days": 30,
    **each(f"checkpoint_{number}" for number in range(1, CHECKPOINTS + 1)),
    **each(f"leg_{number}" for number in range(1, LEGS + 1)),
}  # fmt: skip
CARDS: Final = list(SEAT).index("cards")
REST: Final = list(SEAT).index("immune")
DOG: Final = {"there": 1, "speed": FASTEST, "heads": 6, "slots": MOST_SLOTS, "attachments": MOST_SLOTS, "undying": 1}


class RaceObserver(Observer):
    """The race, the seat's own cards by where they are, the supply, other players' cards, teams, and known cards."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        content: Content = game.content
        rows = seat_rows(MOST_SEATS)
        cards = each(content.ids, MOST_ALIKE) | {content.ids[content.cards.damaged]: len(content.decks.damage)}
        self._kinds = len(cards)
        decks = {f"deck_{deck}": len(cards) for deck, cards in zip(
            content.decks.upgrade_ids, content.upgrades(retired=True), strict=True)}  # fmt: skip
        self._table = self.block(
            "table", "How far the race is, and how many cards are left.",
            {
                "round": 200, "damage": len(content.decks.damage), "legendary": len(content.decks.legendary),
                "scrapped": 10, **decks,
            },
        )  # fmt: skip
        self._layout = self.block("layout", "Which board is used.", each(content.layouts))
        self._weather = self.block("weather", "The weather.", each(content.weather_ids))
        self._legs = self.block("legs", "The leg cards on the board.", each(content.legs.ids))
        self._own = self.block("own", "Your cards by where they are.", cards, OWN)
        self._waiting = self.block("waiting", "Your cards that wait for risk.", cards)
        self._supply = self.block("supply", "The cards in the supply.", cards)
        self._destroyed = self.block("destroyed", "The cards that are out of the game.", cards)
        zones = [f"{row}_{zone}" for row in rows[1:] for zone in OTHERS]
        self._others = self.block(
            "others", "Cards of the others. Unseen: hand, deck and cards looked at, together.", cards, zones
        )
        places = [f"{row}_{place}" for row in rows for place in ("hand", "deck")]
        self._known = self.block("known", "Cards that you know are there.", cards, places)
        self._seats = self.block("seats", "One row for each seat.", SEAT, rows)
        self._dogs = self.block(
            "dogs",
            "The teams, the oldest dog first.",
            DOG,
            [f"{row}_{dog}" for row in rows for dog in range(MOST_DOGS)],
        )
        self._layouts = list(content.layouts.values())

    def look(self, s: Race, seat: int, buffer: Buffer) -> None:
        """Everything a view has, except forecasts."""
        surroundings = self._look_at_table(s, buffer)
        rows = [NONE] * (2 * s.seats)
        for step in range(s.seats):
            other = (seat + step) % s.seats
            rows[other] = 2 * step
            rows[s.deck_place(other)] = 2 * step + 1
            team = self._look_at_seat(s, other, step, surroundings, buffer)
            if step:
                self._look_at_other(
                    s.players[other], self._others + (step - 1) * len(OTHERS) * self._kinds, team, buffer
                )
            else:
                self._look_at_own(s.players[other], team, buffer)
        write_facts(s.known, seat, rows, self._known, self._kinds, buffer)

    def _look_at_table(self, s: Race, buffer: Buffer) -> bool:
        """Write what all have in common; true if it changed in a way that every player's speed depends on."""
        table = [s.round, len(s.damage_deck), len(s.legendary_deck), s.scrapped]
        buffer.row(self._table, table + [len(deck) for deck in s.upgrades])
        if not buffer.last(self._layout):  # an option, so the same for all games on a buffer
            buffer.one(self._layout, self._layouts.index(s.layout))
        buffer.tally(self._supply, s.supply)
        buffer.tally(self._destroyed, s.destroyed)
        surroundings = [s.weather]
        surroundings += s.legs
        if not buffer.changed(self._weather + 1, surroundings):
            return False
        buffer.one(self._weather, s.weather)
        buffer.heap(self._legs, s.legs)
        return True

    def _look_at_own(self, racer: Racer, team: bool, buffer: Buffer) -> None:
        first, kinds = self._own, self._kinds
        buffer.tally(first, racer.hand)
        buffer.tally(first + kinds, racer.deck)
        buffer.tally(first + 2 * kinds, racer.looking)
        buffer.tally(first + 3 * kinds, racer.discard)
        self._look_at_played(racer, first + 4 * kinds, team, buffer)
        buffer.tally(first + 5 * kinds, racer.legendary)
        buffer.heap(self._waiting, racer.waiting)

    def _look_at_other(self, racer: Racer, first: int, team: bool, buffer: Buffer) -> None:
        buffer.heap(first, racer.hand + racer.deck + racer.looking)
        buffer.tally(first + self._kinds, racer.discard)
        self._look_at_played(racer, first + 2 * self._kinds, team, buffer)

    def _look_at_played(self, racer: Racer, first: int, team: bool, buffer: Buffer) -> None:
        laid = racer.played + racer.waiting
        if buffer.changed(first + 1, laid) or team:
            buffer.heap(first, laid + racer.in_play())

    def _look_at_seat(self, s: Race, seat: int, step: int, surroundings: bool, buffer: Buffer) -> bool:
        """Write what all see of a seat, apart from cards by name; true if its team has changed."""
        racer, first = s.players[seat], self._seats + step * len(SEAT)
        dogs = racer.team.copy()
        attachments = owed = paid = 0  # loops are faster than `sum` once they are compiled
        for held in racer.attached:
            dogs.append(NONE)
            dogs += held
            attachments += len(held)
        for number in racer.owed:
            owed += number
        for number in racer.paid:
            paid += number
        cards = [
            len(racer.hand), len(racer.deck), len(racer.looking), len(racer.discard),
            racer.discard.count(s.content.cards.damaged), len(racer.legendary), len(racer.waiting), owed, paid,
            len(racer.team), attachments,
        ]  # fmt: skip
        buffer.row(first + CARDS, cards)
        flags = (
            int(racer.immune) | int(racer.free_energy) << 1 | int(racer.free_health) << 2 | int(racer.ate) << 3
            | int(racer.moved) << 4 | int(seat in s.crossed) << 5 | int(seat in s.resting) << 6
            | int(s.first == seat) << 7 | racer.meals << 8
        )  # fmt: skip
        about = [
            flags, racer.position, racer.hypothermia, racer.starvation, racer.personal, racer.turns, racer.days,
            racer.checkpoints,
        ]  # fmt: skip
        team = buffer.changed(first + 1, dogs)
        if buffer.changed(first + 2, about) or team or surroundings:
            self._write_seat(s, seat, first, buffer)
        if team:
            buffer.row(self._dogs + step * MOST_DOGS * len(DOG), _dogs(racer, s.content.cards))
        return team

    def _write_seat(self, s: Race, seat: int, first: int, buffer: Buffer) -> None:
        """The row of a seat without its card counts."""
        racer, ready = s.players[seat], s.weather != NONE
        fast = speed(s, seat) if ready else 0
        size = hand_size(s, seat) if ready else s.content.starting_hand
        buffer.row(first, [1, racer.position, racer.hypothermia, racer.starvation, fast, -fast, size])
        numbers = [
            int(immune(s, seat)), int(racer.free_energy), int(racer.free_health), int(seat in s.crossed),
            int(seat in s.resting), int(s.first == seat), int(racer.ate), racer.personal, racer.meals & 1,
            racer.meals >> 1 & 1, racer.meals >> 2 & 1, int(racer.moved), racer.turns, racer.days,
        ]  # fmt: skip
        numbers += [racer.checkpoints >> number & 1 for number in range(CHECKPOINTS)]
        buffer.row(first + REST, numbers)
        there = 0 < racer.position <= s.content.squares
        buffer.one(first + REST + len(numbers), s.layout.leg[racer.position] if there else NONE)


def _dogs(racer: Racer, cards: Cards) -> list[int]:
    numbers: list[int] = []
    for at in range(len(racer.team)):
        dog, held = racer.team[at], racer.attached[at]
        quick = cards.speed[dog]
        for card in held:
            quick += cards.speed[card]
        numbers += [1, quick, cards.counts_as[dog], cards.slots[dog], len(held), int(cards.cannot_die[dog])]
    return numbers


FEATURES: Final = RaceObserver
