"""A table for tests of Iditacards: any position in a few words, then answers and chance by name.

Cards that nobody was given are in the destroyed pile, so that every position holds the whole box.
"""

import re
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from tests.support.scenarios import matching, text

import ludoteca
from ludoteca.engine import NOBODY, OptionValue, Rng
from ludoteca.games.iditacards.board import type_and_side
from ludoteca.games.iditacards.content import DATA
from ludoteca.games.iditacards.game import IditacardsGame
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race, Racer


@cache
def real_game() -> IditacardsGame:
    game = ludoteca.game("iditacards")
    assert isinstance(game, IditacardsGame)
    return game


@cache
def quiet_game() -> IditacardsGame:
    """The game with legs that do nothing, and with more of the plain cards to arrange positions with."""
    folder = Path(tempfile.mkdtemp())
    for path in DATA.glob("*.toml"):
        words = path.read_text(encoding="utf-8")
        if path.name == "legs.toml":
            words = re.sub(r"effect = \[\{[^}]*\}\]", 'effect = [{op = "none"}]', words)
            words = re.sub(r"(hypothermia|starvation) = \d", r"\1 = 0", words)
        if path.name == "decks.toml":
            words = words.replace("dog_shoes = 4", "dog_shoes = 4\nmove = 20\nrest = 20\nlunch = 10")
            words = words.replace("size = 53", "size = 103", 1)
        (folder / path.name).write_text(words, encoding="utf-8")
    return IditacardsGame(folder)


class Table:
    """A race that has just begun, seat 0 to act, on snow: arrange it, play it, ask it."""

    def __init__(self, players: int = 1, *, legs: dict[int, str] | None = None, **options: OptionValue) -> None:
        self.game = quiet_game() if legs is None else real_game()
        self.s: Race = self.game.new(players, {"first_player": "first_seat", **options})
        self.s.resolve_chance(Rng(1))
        self.s.weather = 0
        for racer in self.s.players:
            for pile in (racer.hand, racer.deck, racer.legendary):
                self.s.destroyed += pile
                pile.clear()
        self.s.destroyed.sort()
        for leg, terrain in (legs or {}).items():
            self.leg(leg, terrain)
        self.s.resume()

    # ---------------------------------------------------------------- arranging

    def number(self, card: str) -> int:
        return int(self.game.content.ids.index(card))

    def _fetch(self, card: str) -> int:
        number = self.number(card)
        s = self.s
        for pile in (s.destroyed, s.damage_deck, *s.upgrades, s.legendary_deck):
            if number in pile:
                pile.remove(number)
                return number
        raise AssertionError(f"no {card} is left in the box")

    def give(self, seat: int = 0, **piles: str | list[tuple[str, int]] | int | bool) -> "Table":
        """Put cards into piles by name, `3*mush` for several; a team as `wheel_dog+armour husky`; set numbers."""
        racer = self.s.players[seat]
        for name, value in piles.items():
            if name == "team":
                assert isinstance(value, str)
                self._team(racer, value)
            elif name == "waiting":
                assert isinstance(value, list)
                racer.waiting = [self._fetch(card) for card, _ in value]
                racer.owed = [owed for _, owed in value]
                racer.paid = [0 for _ in value]
            elif isinstance(value, str):
                pile: list[int] = getattr(racer, name)
                pile += [self._fetch(card) for card in spelled(value)]
                pile.sort()
            else:
                setattr(racer, name, value)
        if self.s.finished(seat) and seat not in self.s.crossed:
            self.s.crossed.append(seat)
        self.s.resume()
        return self

    def _team(self, racer: Racer, value: str) -> None:
        self.s.destroyed = sorted([*self.s.destroyed, *racer.team, *(card for held in racer.attached for card in held)])
        dogs = [dog.split("+") for dog in value.split()]
        racer.team = [self._fetch(dog[0]) for dog in dogs]
        racer.attached = [tuple(sorted(self._fetch(card) for card in dog[1:])) for dog in dogs]

    def supply(self, cards: str) -> "Table":
        self.s.supply = sorted(self.s.supply + [self._fetch(card) for card in spelled(cards)])
        return self

    def upgrade(self, deck: int, cards: str) -> "Table":
        """Let an upgrade deck hold exactly these cards."""
        self.s.destroyed = sorted(self.s.destroyed + self.s.upgrades[deck])
        self.s.upgrades[deck] = []
        self.s.upgrades[deck] = sorted(self._fetch(card) for card in spelled(cards))
        return self

    def damage(self, left: int) -> "Table":
        self.s.destroyed = sorted(self.s.destroyed + self.s.damage_deck[left:])
        del self.s.damage_deck[left:]
        return self

    def weather(self, face: str) -> "Table":
        self.s.weather = [weather.id for weather in self.game.content.weathers].index(face)
        return self

    def leg(self, leg: int, terrain: str) -> "Table":
        """Let leg 1 to 8 have this terrain."""
        kind, side = type_and_side(leg - 1)
        legs = self.game.content.legs
        self.s.legs[kind] = next(card for card in legs.of_type[kind] if legs.sides[2 * card + side].terrain == terrain)
        return self

    # ---------------------------------------------------------------- playing

    @property
    def pending(self) -> str:
        pending = self.s.pending
        return "" if pending is None else pending.rule

    def said(self) -> dict[int, str]:
        return {answer: text(self.game.describe(self.s, answer)) for answer in self.s.answers}

    def offers(self, words: str) -> bool:
        return bool(matching(self.said(), words))

    def do(self, *answers: str) -> "Table":
        """Give answers, or outcomes of chance, by words that fit exactly one; the position is checked each time."""
        for words in answers:
            found = matching(self.said(), words)
            assert len(found) == 1, f"{words!r} fits {len(found)} of {self.pending}: {list(self.said().values())}"
            self.s.choose(found[0])
            self.game.check(self.s)
        return self

    def deal(self, seed: int = 0) -> "Table":
        self.s.resolve_chance(Rng(seed))
        self.game.check(self.s)
        return self

    # ---------------------------------------------------------------- asking

    @property
    def player(self) -> int:
        assert self.s.player != NOBODY
        return self.s.player

    @property
    def odds(self) -> dict[str, int]:
        """The cards that chance may choose now, with their weights."""
        pending = self.s.pending
        assert pending is not None
        assert pending.weights is not None
        return {self.game.content.ids[card]: n for card, n in zip(pending.answers, pending.weights, strict=True)}

    def names(self, seat: int, pile: str) -> list[str]:
        """The ids of the cards in a pile of a player, in the order of their names."""
        return sorted(self.game.content.ids[card] for card in getattr(self.s.players[seat], pile))

    def pile(self, pile: str) -> list[str]:
        return sorted(self.game.content.ids[card] for card in getattr(self.s, pile))

    def team(self, seat: int = 0) -> str:
        """A team as `give` spells it."""
        racer, ids = self.s.players[seat], self.game.content.ids
        return " ".join(
            "+".join([ids[dog], *(ids[card] for card in held)])
            for dog, held in zip(racer.team, racer.attached, strict=True)
        )

    def at(self, seat: int = 0) -> int:
        return self.s.players[seat].position

    def speed(self, seat: int = 0) -> int:
        return speed(self.s, seat)

    def racer(self, seat: int = 0) -> Any:
        return self.s.players[seat]


def spelled(cards: str) -> list[str]:
    """`2*mush lunch` as three names."""
    names: list[str] = []
    for word in cards.split():
        times, _, name = word.rpartition("*")
        names += [name] * int(times or 1)
    return names
