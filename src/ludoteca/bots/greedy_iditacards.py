"""A fair beginner at Iditacards: tries each answer in worlds it holds possible and takes what looks best afterwards.

The main question and the call to a new day are tried out, until the next turn begins; the small questions in
between (what to pay with, what to take) follow the worth of the cards.
"""

from typing import Final, cast

from ludoteca.bots.base import Bot, Question
from ludoteca.engine import Rng
from ludoteca.games.iditacards.cards import ATTACHMENT, DOG, FOOD, PERSONAL
from ludoteca.games.iditacards.content import MOST_DOGS, Content
from ludoteca.games.iditacards.rules import attachments, costs, dogs, new_day, personal, sled, turn, utility
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race, Racer
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, RESOLVE_OPS, RISK, SELF, Op

WORLDS: Final = 3
LUCK: Final = 0.6
"""How likely one card of a risk is to be paid."""
WORTH_TAKING: Final = 2.0
WORTH_DESTROYING: Final = 1.0
LINE: Final = 60.0
MOST_TURNS: Final = 20.0
SOON: Final = 1.5
HAND_WEIGHTS: Final = (0.4, 0.3, 0.2, 0.1)
LOST_ACTION: Final = 6.0
DECK_WEIGHT: Final = 0.12

# What one unit of each effect is worth, in squares.
UNIT: Final[dict[str, float]] = {
    "draw": 1.0, "take": 1.6, "look": 0.8, "recover": 0.8, "clear": 2.5, "new_day": 2.0, "free_cost": 4.0,
    "immune_today": 1.0, "kill_dog": 2.0, "raise_to_leg": 1.0, "destroy_from_hand": 0.5,
}  # fmt: skip


class Worths:
    """What each kind of card is worth, in squares, from its numbers alone: once it works, and before it is paid."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.working: list[float] = [self._working(card) for card in range(len(content.ids))]
        self.cards: list[float] = [self._unpaid(card) for card in range(len(content.ids))]

    def _working(self, card: int) -> float:
        cards = self.content.cards
        worth = self._block(cards.block[card])
        if cards.types[card] in (DOG, ATTACHMENT):
            worth += 7.0 * cards.speed[card] + 3.0 * cards.hand_size[card] + 2.0 * cards.speed_other_dogs[card]
            worth += 8.0 * (cards.speed_times[card] - 1) + 2.0 * cards.on_move[card] + 1.0
            worth += 3.0 * sum([cards.reduction[kind][card] for kind in (ENERGY, HEALTH, RISK)])
        return worth

    def _unpaid(self, card: int) -> float:
        printed = self.content.cards.costs
        if card == self.content.cards.damaged:
            return -3.0
        energy = 3.0 if printed[ENERGY][card] == ALL else 0.8 * printed[ENERGY][card]
        lucky: float = LUCK ** printed[RISK][card]
        return self.working[card] * lucky - energy - 0.3 * printed[HEALTH][card]

    def _block(self, block: int) -> float:
        return sum([self._step(op) for op in self.content.cards.blocks[block]])

    def _step(self, op: Op) -> float:
        word = RESOLVE_OPS[op.code]
        if word == "move":
            return (op.n + 3.0) * op.k
        if word == "when":
            return 0.4 * self._block(op.then)
        if word in ("damage", "hypothermia", "starvation"):
            return -2.0 * op.n if op.who == SELF else 1.5 * op.n
        if word == "sacrifice":
            return -5.0
        units = 2.0 if op.n < 0 else float(op.n)
        return UNIT.get(word, 0.0) * (units if word in ("draw", "take", "recover") else 1.0)


class GreedyIditacards(Bot):
    """One step ahead, by hand-written worths."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._worths: Worths | None = None

    def choose(self, question: Question) -> int:
        """Try the big questions out; answer the small ones by worth."""
        answers = question.answers
        if question.rule == "Turn":
            answers = sensible(self._world(question), question.seat, answers)
        elif question.rule != "JoinNewDay":
            world = self._world(question)
            worths = self._of(world).cards
            return self._deck(world, worths) if question.rule == "ChooseDeck" else small_answer(world, answers, worths)
        if len(answers) == 1:
            return answers[0]
        totals = [0.0] * len(answers)
        for _ in range(WORLDS):
            world = self._world(question)
            luck = self._rng.below(1 << 30)
            for at, answer in enumerate(answers):
                totals[at] += self._look(world, question.seat, answer, luck)
                if question.rule == "Turn" and answer == turn.PASS:
                    totals[at] -= LOST_ACTION
        return answers[totals.index(max(totals))]

    def _deck(self, s: Race, worths: list[float]) -> int:
        """Any upgrade deck, the better ones more often: for variety."""
        tickets = [int(10 * sum([max(0.0, worths[card]) for card in deck]) / max(1, len(deck))) for deck in s.upgrades]
        drawn = self._rng.below(max(1, sum(tickets)))
        for deck, chances in enumerate(tickets):
            if drawn < chances:
                return deck
            drawn -= chances
        return s.answers[0]

    def _world(self, question: Question) -> Race:
        return cast("Race", question.world(self._rng))

    def _of(self, world: Race) -> Worths:
        if self._worths is None or self._worths.content is not world.content:
            self._worths = Worths(world.content)
        return self._worths

    def _look(self, world: Race, seat: int, answer: int, luck: int) -> float:
        """What the position is worth once the next turn begins; the same luck for every answer."""
        trial = world.copy()
        worths = self._of(trial)
        rng = Rng(luck)
        trial.choose(answer)
        trial.deal(rng)
        while not trial.over and trial.rules[trial.stack[-1][0]].name != "Turn":
            trial.choose(small_answer(trial, trial.answers, worths.cards))
            trial.deal(rng)
        return value(trial, seat, worths)


def sensible(s: Race, seat: int, answers: list[int]) -> list[int]:
    """No dog or attachment given up for nothing, no card that must fail, no turn wasted that would not even move."""
    kept = [answer for answer in answers if answer < turn.FIRST_SACRIFICE]
    if turn.NEW_DAY in kept and turn.PASS in kept and speed(s, seat) < 0:
        kept.remove(turn.PASS)
    return kept + [
        answer for answer in answers if answer >= turn.FIRST_PLAY and helps(s, seat, answer - turn.FIRST_PLAY)
    ]


def helps(s: Race, seat: int, card: int) -> bool:
    """A card that can be paid, as far as one can tell; or a meal or remedy that helps even if it fails."""
    racer = s.players[seat]
    kind = s.content.cards.types[card]
    if (kind == FOOD and racer.starvation) or (kind == PERSONAL and racer.hypothermia):
        return True
    energy = costs.cost(s, seat, card, ENERGY)
    damaged = racer.hand.count(s.content.cards.damaged)
    payable = damaged == 0 if energy == ALL else energy < len(racer.hand) - damaged
    return payable and costs.cost(s, seat, card, HEALTH) <= len(racer.deck)


def value(s: Race, seat: int, worths: Worths) -> float:
    """One's own race, less a third of the best rival's."""
    mine = race_value(s, seat, worths)
    others = [race_value(s, other, worths) for other in s.others_from_left(seat)]
    return mine - max(others) / 3 if others else mine


def race_value(s: Race, seat: int, worths: Worths) -> float:
    """A player's prospects, in squares: what is behind, what the team will bring, what the cards promise."""
    racer = s.players[seat]
    if racer.position >= s.content.line:
        return LINE + racer.position
    turns = min(MOST_TURNS, (s.content.line - racer.position) / 7)
    # Weather and leg soon change: the speed of now counts for a few turns, that of the team for all.
    worth = racer.position + SOON * speed(s, seat) + 0.7 * turns * lasting_speed(s, racer)
    worth -= 0.4 * (racer.hypothermia**2 + racer.starvation**2)
    worth -= 15.0 * ((racer.hypothermia >= s.content.frozen_at) + (racer.starvation >= s.content.frozen_at))
    worth += hand_value(s, racer, worths.cards)
    worth += DECK_WEIGHT * sum([worths.cards[card] for card in racer.deck + racer.discard + racer.played + racer.hand])
    for card, owed in zip(racer.waiting, racer.owed, strict=True):
        worth += worths.working[card] * LUCK**owed
    return worth


def lasting_speed(s: Race, racer: Racer) -> float:
    """Speed by team and meters alone, larger new hands included at a discount."""
    cards, penalty = s.content.cards, s.content.speed_penalty
    mine = [*racer.team, *(card for held in racer.attached for card in held)]
    total = float(sum([cards.speed[card] + cards.speed_other_dogs[card] * (len(racer.team) - 1) for card in mine]))
    total -= penalty[racer.hypothermia] + penalty[racer.starvation]
    total += 0.4 * sum([cards.hand_size[card] for card in mine])
    return total + 0.5 * sum([cards.reduction[kind][card] for kind in (ENERGY, HEALTH, RISK) for card in mine])


def hand_value(s: Race, racer: Racer, worths: list[float]) -> float:
    """A hand is a choice for the next turns, and means to pay: its best payable cards count, and their number."""
    energy = s.content.cards.costs[ENERGY]
    means = len(racer.hand) - racer.hand.count(s.content.cards.damaged) - 1
    held = sorted([worths[card] for card in racer.hand if worths[card] > 0 and energy[card] <= means], reverse=True)
    choice = sum([weight * worth for weight, worth in zip(HAND_WEIGHTS, held, strict=False)])
    return choice + 0.4 * min(means + 1, 8)


def small_answer(s: Race, answers: list[int], worths: list[float]) -> int:
    """The answer to a small question, by the worth of the cards in it."""
    rule = s.rules[s.stack[-1][0]].name
    player = s.stack[-1][1]
    racer = s.players[player]
    if rule == "PayEnergy":
        return min(answers, key=lambda card: worths[card])
    if rule == "EarnLegendary":
        return max(answers, key=lambda card: worths[card])
    if rule == "TakeFromSupply":
        best = max(answers[1:], key=lambda answer: worths[answer - sled.FIRST_CARD], default=sled.STOP)
        return best if best and worths[best - sled.FIRST_CARD] >= WORTH_TAKING else sled.STOP
    if rule in ("LookDestroy", "DestroyFromHand"):
        worst = min(answers[1:], key=lambda answer: worths[answer - personal.FIRST_CARD], default=personal.DONE)
        return worst if worst and worths[worst - personal.FIRST_CARD] < WORTH_DESTROYING else personal.DONE
    if rule in ("Recover", "RecoverVenison"):
        cards = [answer for answer in answers if answer != utility.STOP]
        best = max(cards, key=lambda answer: _recovered(answer, worths), default=utility.STOP)
        return best if rule == "RecoverVenison" or (best and _recovered(best, worths) > 0) else utility.STOP
    if rule == "Attach":
        return min(answers, key=lambda answer: _attached(s, racer, answer, s.stack[-1][2], worths))
    if rule == "TargetDog":
        return max(answers, key=lambda answer: _target(s, player, answer, worths))
    if rule in ("KillOwnDog", "Sacrifice", "MakeRoom"):
        return min(answers, key=lambda at: _lost(racer, at, s.stack[-1][2], rule, worths))
    return new_day.SIT_OUT if rule == "JoinNewDay" else answers[0]


def _recovered(answer: int, worths: list[float]) -> float:
    card, to = divmod(answer - utility.FIRST_CARD, 2)
    return worths[card] * (1.0 if to == utility.TO_HAND else 0.5)


def _attached(s: Race, racer: Racer, answer: int, card: int, worths: list[float]) -> float:
    """What is given up: nothing on a free dog, the old attachment, or the new one."""
    if answer == attachments.DECLINE:
        return worths[card]
    if answer < attachments.FIRST_REPLACED:
        return -1.0
    at, slot = divmod(answer - attachments.FIRST_REPLACED, 2)
    return worths[racer.attached[at][slot]]


def _target(s: Race, player: int, answer: int, worths: list[float]) -> float:
    """A rival's best dog; one's own only if there is no other."""
    seat, at = divmod(answer, MOST_DOGS)
    racer = s.players[seat]
    return _dog(racer, at, worths) if seat != player else -100.0 - _dog(racer, at, worths)


def _dog(racer: Racer, at: int, worths: list[float]) -> float:
    return worths[racer.team[at]] + sum([worths[card] for card in racer.attached[at]])


def _lost(racer: Racer, at: int, card: int, rule: str, worths: list[float]) -> float:
    """What is lost with a dog; declining a new dog loses that one."""
    if rule == "MakeRoom" and at == dogs.DECLINE:
        return worths[card]
    return _dog(racer, at, worths)


BOT: Final = GreedyIditacards
