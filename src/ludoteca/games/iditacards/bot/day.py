"""The rest of a player's day: the gain from each card of the hand, and the worth of the others afterwards."""

from typing import Final

from ludoteca.engine import distinct
from ludoteca.games.iditacards.bot.habits import lost_with
from ludoteca.games.iditacards.bot.judge import FEW_CARDS, Judge, owned_cards
from ludoteca.games.iditacards.bot.prices import Prices, usual_sacrifice
from ludoteca.games.iditacards.cards import ATTACHMENT, DOG, FOOD, PERSONAL
from ludoteca.games.iditacards.rules import costs_and_risk, dogs, meters
from ludoteca.games.iditacards.rules.movement import distance
from ludoteca.games.iditacards.rules.speed import Pull
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import ALL, ANY, ENERGY, HEALTH, HYPOTHERMIA, MOST, RESOLVE_OPS, Op

NEVER: Final = 100  # turns
IMPOSSIBLE: Final = 1000.0


class Offer:
    """A card in hand: what it brings if it is played now, and how many cards leave the hand for it.

    One that is `wasted` cannot be paid for, and lowers no meter either.
    """

    def __init__(self, card: int, gain: float, used: int, *, wasted: bool = False) -> None:
        self.card = card
        self.gain = gain
        self.used = used
        self.wasted = wasted


class Day:
    """The rest of a player's day. Gains are in squares; `tempo` is what an action must bring to be worth a turn."""

    def __init__(self, s: Race, seat: int, judge: Judge) -> None:
        self.s = s
        self.seat = seat
        self.judge = judge
        self.taste = judge.taste
        self.pull: Pull = Pull(s, seat)
        self.prices: Prices = judge.prices(s, seat, self.pull.speed_in(s.content.weathers[s.weather]))
        racer, damaged = s.players[seat], s.content.cards.damaged
        self.racer = racer
        self.means: int = len(racer.hand) - racer.hand.count(damaged)
        self.sound: float = 1 - racer.deck.count(damaged) / len(racer.deck) if racer.deck else 0.0
        self.last: bool = bool(s.crossed)
        cold, hunger = racer.hypothermia, racer.starvation
        now = judge.burden(s, racer, cold, hunger)
        self.warmth: float = now - judge.burden(s, racer, cold - 1, hunger) if cold else 0.0
        self.food: float = now - judge.burden(s, racer, cold, hunger - 1) if hunger else 0.0
        self.tempo: float = 0.0 if self.last else judge.tempo(s, seat, self.prices, self.warmth, self.food)
        self.paid: list[float] = []
        """How likely the next card of the deck is to be paid, by the number of cards in hand."""
        self.revealed: list[float] = []
        """The gain from it then."""
        self._roll: float | None = None
        """The squares that new weather adds, once somebody asks."""
        self._changes: list[int] = costs_and_risk.changes(s, seat)
        self.offers: list[Offer] = [self._offer(card) for card in distinct(racer.hand)]
        self._good: list[Offer] = [offer for offer in self.offers if offer.gain > self.tempo]
        """Those that are worth a turn, the best per card of the hand first."""
        if len(self._good) > 1:
            self._good.sort(key=self._beyond, reverse=True)

    # ---------------------------------------------------------------- what each card brings

    def _offer(self, card: int) -> Offer:
        s, racer = self.s, self.racer
        energy, health, risk = costs_and_risk.costs_when_played(s, self.seat, card, self._changes)
        used = self.means if energy == ALL or self.judge.scraps[card] else energy + (card != s.content.cards.damaged)
        relief = self.relief(card)
        if used > self.means or health > len(racer.deck):
            return Offer(card, relief, 1, wasted=not relief)
        sound: float = self.sound**health
        gain = sound * self._after_risk(card, self.means - used, health, risk) - self.taste.spent * health
        return Offer(card, gain + relief, used)

    def relief(self, card: int) -> float:
        """Food and personal cards lower a meter even if they fail."""
        kind = self.s.content.cards.types[card]
        return self.food if kind == FOOD else self.warmth if kind == PERSONAL else 0.0

    def _after_risk(self, card: int, means: int, health: int, risk: int) -> float:
        """The gain from a paid card with `means` cards left; each card of its risk takes a turn."""
        worth = self._working(card, health)
        return self._through(worth, risk, means) if risk else worth

    def _through(self, worth: float, owed: int, means: int) -> float:
        """A worth that waits for `owed` cards of the deck."""
        if self.last:
            return 0.0
        self._look_at_deck()
        luck, turn = self.paid[means], self.revealed[means] - self.tempo
        total, so_far = 0.0, 1.0
        for _ in range(owed):
            total += so_far * turn
            so_far *= luck
        return total + so_far * worth

    def _look_at_deck(self) -> None:
        """How likely each number of cards in hand is to pay for the next card of the deck, and what that brings."""
        if self.paid:
            return
        s, racer, cards, prices = self.s, self.racer, self.s.content.cards, self.prices
        self.paid = [0.0] * (self.means + 1)
        self.revealed = [0.0] * (self.means + 1)
        size = len(racer.deck)
        if not size or s.leg_at(racer.position).risks_fail:
            return
        energies, healths, lucky = cards.costs[ENERGY], cards.costs[HEALTH], self.judge.lucky
        change = -MOST if racer.free_energy else self._changes[ENERGY]
        for card in racer.deck:
            owed, health = max(0, energies[card] + change), healths[card]
            if owed <= self.means and health < size:
                chance: float = self.sound**health * lucky[card] / size if health else lucky[card] / size
                self.paid[owed] += chance
                self.revealed[owed] += chance * prices.working[card]
        for number in range(1, self.means + 1):
            self.paid[number] += self.paid[number - 1]
            self.revealed[number] += self.revealed[number - 1]

    def _working(self, card: int, health: int) -> float:
        """The gain from a card in this position once it works."""
        s, racer, prices = self.s, self.racer, self.prices
        worth = prices.working[card]
        if prices.draws[card]:
            worth += self.tempo * self.taste.draw * min(prices.draws[card], len(racer.deck) - health)
        kind = s.content.cards.types[card]
        if kind == DOG:
            return max(0.0, worth - self._room_for(card))
        if kind == ATTACHMENT:
            return max(0.0, worth - self._place())
        if self.judge.special[card]:
            for op in s.content.cards.blocks[s.content.cards.block[card]]:
                worth += self._differs(op, worth)
        return worth

    def _differs(self, op: Op, worth: float) -> float:
        """How much more a step of an effect is worth here than usual; one without effect loses all of `worth`."""
        s, racer, word = self.s, self.racer, RESOLVE_OPS[op.code]
        if word == "sacrifice":
            return max(-worth, usual_sacrifice(self.taste, self.prices.turns) - self._cheapest_dog())
        if word == "kill_dog" and op.who == ANY:
            return 0.0 if dogs.targets(s, self.seat, op.word) else -worth
        if word == "take" and op.k == 0:
            return 0.0 if s.supply else -worth
        if word == "destroy_hand":
            return self._scrapped() - worth
        if word == "recover" and not racer.discard:
            return -self.taste.recover * max(1, op.n)
        if word == "clear":
            return self._cleared(op.word) - self.taste.clear
        return self.tempo if word == "new_day" else 0.0

    def _cleared(self, meter: int) -> float:
        racer, judge = self.racer, self.judge
        cold, hunger = racer.hypothermia, racer.starvation
        left = judge.burden(self.s, racer, 0, hunger) if meter == HYPOTHERMIA else judge.burden(self.s, racer, cold, 0)
        return judge.burden(self.s, racer, cold, hunger) - left

    def _scrapped(self) -> float:
        """One card of the supply for each card of the hand that is destroyed."""
        scrapped = len(self.racer.hand) - 1
        prices, owned = self.prices, len(owned_cards(self.racer))
        new = self.taste.taken * prices.turns * min(scrapped, 1 + scrapped / 3)
        good = sum([max(0.0, prices.in_deck[card]) for card in self.racer.hand])
        lost = 2 * self.taste.deck * prices.turns / owned * good
        too_few = max(0, scrapped - max(0, owned - FEW_CARDS))
        return new - lost - self.tempo * too_few / 2

    def _room_for(self, card: int) -> float:
        """The worth of the dog that must go for a new one."""
        s = self.s
        fits = dogs.heads(s, self.seat) + s.content.cards.counts_as[card] <= s.content.dog_limit
        return 0.0 if fits else self._cheapest_dog()

    def _place(self) -> float:
        """The worth of the attachment that must go for a new one."""
        racer, slots, working = self.racer, self.s.content.cards.slots, self.prices.working
        worst = IMPOSSIBLE
        for at, dog in enumerate(racer.team):
            if len(racer.attached[at]) < slots[dog]:
                return 0.0
            for card in racer.attached[at]:
                worst = min(worst, working[card])
        return worst

    def _cheapest_dog(self) -> float:
        """The worth of the dog whose death costs least; out of reach if none can die."""
        s, working = self.s, self.prices.working
        return min([lost_with(s, self.seat, at, working) for at in dogs.mortal(s, self.seat)], default=IMPOSSIBLE)

    # ---------------------------------------------------------------- what the answers are worth

    def rest(self, without: int, used: int) -> float:
        """The gain from the hand beyond the usual tempo once a card has been played for `used` cards."""
        if self.last:
            return 0.0
        means = self.means - used
        worth, later = 0.0, self.taste.later
        for offer in self._good:
            if offer.card != without and offer.used <= means:
                means -= offer.used
                worth += (offer.gain - self.tempo) * later
                later *= self.taste.later
        return worth + self.taste.left_over * means

    def _beyond(self, offer: Offer) -> float:
        return (offer.gain - self.tempo) / max(1, offer.used)

    def play(self, card: int) -> float:
        """The worth of a card of the hand as the action of this turn."""
        for offer in self.offers:
            if offer.card == card:
                if offer.wasted and self.taste.sees_waste:
                    return self.wait() - self.taste.left_over
                return offer.gain + self.rest(card, offer.used)
        return 0.0

    def wait(self) -> float:
        """A turn without an action: the new day comes later, perhaps where it costs less."""
        if self.last or self.racer.position >= self.s.content.line:
            return 0.0
        change, cost = self._weather(), self.dawn()
        turns = self._turns_on_leg() if cost else 1
        return self.new_day() - turns * (self.tempo + change) + cost

    def _turns_on_leg(self) -> int:
        """How many automatic moves lead to the next leg."""
        s, square = self.s, self.racer.position
        step = self._gained(distance(s, self.seat, s.content.base_move))
        if step <= 0:
            return NEVER
        leg, end = s.layout.leg, square
        while end <= s.content.squares and leg[end] == leg[square]:
            end += 1
        return (end - square + step - 1) // step

    def _gained(self, step: int) -> int:
        """How many squares of a walk are left once the rivals have walked too: who passes a sled pushes it back."""
        s, square = self.s, self.racer.position
        there = square + step
        for seat in range(s.seats):
            rival = s.players[seat].position
            if seat == self.seat or rival > there:
                continue
            behind = rival - 1 if rival > square else rival
            if behind < there <= behind + distance(s, seat, s.content.base_move):
                step -= 1
        return step

    def reveal(self) -> float:
        """The gain from the waiting cards, from the newest down."""
        self._look_at_deck()
        racer = self.racer
        if self.last:
            return self.revealed[self.means]
        worth, newest = 0.0, len(racer.waiting) - 1
        for at, card in enumerate(racer.waiting):
            owed = racer.owed[at] - (at < newest)  # a card waiting above this one pays one of its risks
            worth = self._through(worth + self.prices.working[card], owed, self.means)
        return worth + self.tempo + self.taste.while_waiting * self.rest(-1, 0)

    def join(self) -> float:
        """The worth of a new hand that somebody else has called the day for."""
        return self.tempo - self.dawn()

    def stay(self) -> float:
        """The worth of hand and waiting cards; if it is nothing, a new day is still possible."""
        if self.racer.position >= self.s.content.line:
            return 0.0
        return max(0.0, self.reveal() - self.tempo) if self.racer.waiting else self.rest(-1, 0)

    def new_day(self) -> float:
        """A new hand instead of an action, with the weather that may come."""
        if self.last:
            return self._weather()
        return self.tempo + self.taste.weather * self._weather() - self.dawn() - self.taste.patience

    def dawn(self) -> float:
        """The cost of a new day here."""
        s, racer = self.s, self.racer
        leg = s.leg_at(racer.position)
        worth = 0.0
        if leg.day_starve:
            worth += self.judge.burden(s, racer, racer.hypothermia, min(7, racer.starvation + leg.day_starve))
            worth -= self.judge.burden(s, racer, racer.hypothermia, racer.starvation)
        if leg.day_kill:
            worth += self._cheapest_dog() if dogs.mortal(s, self.seat) else 0.0
        return worth

    def _weather(self) -> float:
        """How many squares a new roll adds to an automatic move."""
        if self._roll is None:
            s, pull, total = self.s, self.pull, 0
            if not pull.affected or meters.frozen(s, self.seat):
                return 0.0
            base, weathers = s.content.base_move, s.content.weathers
            for weather in weathers:
                total += max(0, base + pull.speed_in(weather))
            self._roll = total / len(weathers) - max(0, base + pull.speed_in(weathers[s.weather]))
        return self._roll
