"""A race for tests of European Plastic's Race: any position in a few words, then answers and chance by name."""

from functools import cache
from typing import TYPE_CHECKING

from tests.support.scenarios import matching, text

import ludoteca
from ludoteca.engine import NOBODY, OptionValue, Rng
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.game import PlasticsRaceGame
from ludoteca.games.plastics_race.state import PlasticsRace, Player

if TYPE_CHECKING:
    from ludoteca.games.plastics_race.cities import CityMap
    from ludoteca.games.plastics_race.content import Content

BINS = {"paris": 3, "victoria": 3, "madrid": 4, "berlin": 4, "athens": 4, "rome": 4, "ankara": 5, "london": 5}


@cache
def the_game() -> PlasticsRaceGame:
    game = ludoteca.game("plastics_race")
    assert isinstance(game, PlasticsRaceGame)
    return game


def begun(players: int, seed: int = 1, /, **options: OptionValue) -> PlasticsRace:
    """A game as it begins, set up with these random numbers."""
    s: PlasticsRace = the_game().new(players, options)
    s.resolve_chance(Rng(seed))
    return s


class Race:
    """A race in which seat 0 has just begun its turn and nobody holds a card: arrange it, play it, ask it.

    `spare` adds a card to seat 0 that can always be played for its effect, so that no turn ends by itself.
    """

    def __init__(self, city: str = "athens", players: int = 2, *, spare: bool = True, **options: OptionValue) -> None:
        self.game = the_game()
        self.content: Content = self.game.content
        self.city = city
        self.s = begun(players, **{"city": city, "starting_seat": "1", "routes": False, **options})
        while self.asked == "ChooseLight":
            self.s.choose(0)
        for player in self.s.players:
            self.s.deck += player.hand
            player.hand.clear()
        self.s.deck.sort()
        if spare:
            self.hand(0, "red_roll_dice")

    # ---------------------------------------------------------------- arranging

    @property
    def me(self) -> Player:
        return self.s.players[0]

    def hand(self, seat: int, *cards: str) -> "Race":
        for card in cards:
            kind = self.content.card_ids.index(card)
            self.s.deck.remove(kind)
            self.s.players[seat].hand.append(kind)
        self.s.players[seat].hand.sort()
        return self._arranged()

    def route(self, seat: int, *cards: str) -> "Race":
        for card in cards:
            number = self.content.route_ids.index(card)
            self.s.route_deck.remove(number)
            self.s.players[seat].routes.append(number)
        self.s.players[seat].routes.sort()
        return self._arranged()

    def bins(self, seat: int, *numbers: int) -> "Race":
        for number in numbers:
            self.s.stacks[number - 1] -= 1
            self.s.players[seat].bins.append(number)
        return self._arranged()

    def at(self, node: str, seat: int = 0) -> "Race":
        self.s.players[seat].truck = self.node(node)
        return self._arranged()

    def works(self, a: str, b: str) -> "Race":
        self.s.works = sorted([*self.s.works, self.section(a, b)])
        return self._arranged()

    def arrow(self, a: str, b: str) -> "Race":
        self.s.one_ways = sorted([*self.s.one_ways, self.token(a, b)])
        return self._arranged()

    def die(self, a: str, b: str, colour: str) -> "Race":
        self.s.dice = sorted([*self.s.dice, (self.section(a, b), COLOURS.index(colour))])
        return self._arranged()

    def scatter(self, rng: Rng) -> "Race":
        """Place up to two works and two one-way tokens anywhere."""
        free, arrows = self.map.touchable, self.content.streets.arrows
        some = [sorted({free[rng.below(len(free))] for _ in range(rng.below(3))}) for _ in range(2)]
        self.s.works, self.s.one_ways = some[0], [arrows[section][rng.below(2)] for section in some[1]]
        return self._arranged()

    def plant(self, card: str, capacity: int) -> "Race":
        """Choose the plant card and how many bins it still buys."""
        self.s.plant = self.content.plant_ids.index(card)
        self.s.capacity = capacity
        return self._arranged()

    def puncture(self) -> "Race":
        """Lay a Puncture of the deck in front of seat 0."""
        self.me.puncture = self.content.card_ids.index("purple_puncture")
        self.s.deck.remove(self.me.puncture)
        return self._arranged()

    def no_deck(self) -> "Race":
        """All cards of the deck go to seat 1."""
        self.s.players[1].hand = sorted(self.s.players[1].hand + self.s.deck)
        self.s.deck.clear()
        return self._arranged()

    def _arranged(self) -> "Race":
        self.s.resume()
        return self

    # ---------------------------------------------------------------- looking

    @property
    def map(self) -> "CityMap":
        return self.content.cities[self.s.city]

    @property
    def asked(self) -> str:
        pending = self.s.pending
        return "" if pending is None else pending.rule

    @property
    def said(self) -> dict[int, str]:
        return {answer: text(self.game.describe(self.s, answer)) for answer in self.s.answers}

    def offers(self, words: str) -> bool:
        """Whether some answer has all these words."""
        return bool(matching(self.said, words))

    def offered(self, *words: str) -> "Race":
        """Each of these must fit some answer; `not_offered` is the opposite."""
        for one in words:
            assert self.offers(one), f"{one!r} is not offered among {list(self.said.values())} at {self.asked}"
        return self

    def not_offered(self, *words: str) -> "Race":
        for one in words:
            assert not self.offers(one), f"{one!r} is offered among {list(self.said.values())} at {self.asked}"
        return self

    def node(self, name: str) -> int:
        return self.content.streets.node_ids.index(f"{self.city}/{name}")

    def section(self, a: str, b: str) -> int:
        ends = {self.node(a), self.node(b)}
        return next(at for at, pair in enumerate(self.content.streets.ends) if set(pair) == ends)

    def token(self, a: str, b: str) -> int:
        return self.content.streets.arrow_ids.index(f"{self.city}/{a}>{b}")

    def stands_at(self, node: str, seat: int = 0) -> bool:
        return self.s.players[seat].truck == self.node(node)

    def cards(self, seat: int = 0) -> list[str]:
        return [self.content.card_ids[kind] for kind in self.s.players[seat].hand]

    @property
    def counters(self) -> int:
        """The points that seat 0 has won, bin cards and the Bonus card aside."""
        return sum(self.me.points)

    @property
    def sections(self) -> list[int]:
        """The sections that the answers are about, each as often as it is offered."""
        ids = self.content.streets.section_ids
        return [ids.index(self.game.decode(self.s, answer).to["section"]) for answer in self.s.answers]

    @property
    def arrows(self) -> list[int]:
        ids = self.content.streets.arrow_ids
        return [ids.index(self.game.decode(self.s, answer).to["one_way"]) for answer in self.s.answers]

    # ---------------------------------------------------------------- playing

    def choose(self, words: str) -> "Race":
        """Give the one answer that has all these words; and the outcome of chance that they name."""
        found = matching(self.said, words)
        assert len(found) == 1, f"{words!r} fits {len(found)} of {list(self.said.values())} at {self.asked}"
        self.s.choose(found[0])
        self.game.check(self.s)
        return self

    def answer(self, number: int) -> "Race":
        self.s.choose(number)
        self.game.check(self.s)
        return self

    def take(self, verb: str, **objects: object) -> "Race":
        return self.answer(self.game.answer(self.s, verb, **objects))

    def drive(self, node: str, card: str) -> "Race":
        """Drive to the next node and pay with a card; decline rewards on the way."""
        self.choose(f"drive {node}")
        if self.asked == "Pay":
            self.choose(card)
        return self.decline()

    def green_yellow_blue(self) -> "Race":
        """Drive these colours from Omonia to Fyli; bin 3 is the next place, over an orange section."""
        self.at("omonia").hand(0, "green_steal", "yellow_ask", "blue_works", "orange_swap")
        self.die("fyli", "kamatero", "blue").die("argyroupoli", "glyfada", "red")
        return self.drive("peristeri", "green-steal").drive("kamatero", "yellow-ask").drive("fyli", "blue-works")

    def go_on(self, node: str) -> "Race":
        """Drive on with the open card; decline rewards on the way."""
        return self.choose(f"go on {node}").decline()

    def decline(self) -> "Race":
        return self.choose("decline") if self.asked == "TakeReward" else self

    def end_turn(self) -> "Race":
        """End the turn of the seat that is asked, keep the hand and draw cards."""
        self.choose("end turn")
        while self.asked == "Discard":
            self.choose("discard done")
        return self.resolve_chance()

    def resolve_chance(self, seed: int = 3) -> "Race":
        if self.s.player == NOBODY:
            self.s.resolve_chance(Rng(seed))
        self.game.check(self.s)
        return self
