"""How the questions of Iditacards are answered by the worth of the cards: what to pay with, what to take, which dog."""

from typing import Final

from ludoteca.engine import Verb
from ludoteca.games.iditacards.cards import FOOD, PERSONAL
from ludoteca.games.iditacards.rules import costs, turn
from ludoteca.games.iditacards.rules.attachments import Attach
from ludoteca.games.iditacards.rules.dogs import KillOwnDog, MakeRoom, Sacrifice, TargetDog
from ludoteca.games.iditacards.rules.movement import EarnLegendary
from ludoteca.games.iditacards.rules.personal import LookDestroy
from ludoteca.games.iditacards.rules.sled import TakeFromSupply
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.rules.utility import TO_HAND, DestroyFromHand, Recover, Recovery
from ludoteca.games.iditacards.state import Race, Racer
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH

WORTH_TAKING: Final = 3.0
WORTH_DESTROYING: Final = 0.5


def sensible(s: Race, seat: int, answers: list[int]) -> list[int]:
    """No dog or attachment given up for nothing, no card that must fail, no turn wasted that would not even move."""
    rule = turn.TURN.of(s)
    nothing, reveal, new_day = rule.play_nothing.first, rule.reveal.first, rule.new_day.first
    kept = [answer for answer in answers if answer in (nothing, reveal, new_day)]
    if new_day in kept and nothing in kept and speed(s, seat) < 0:
        kept.remove(nothing)
    cards = [answer for answer in answers if rule.play.covers(answer)]
    return kept + [answer for answer in cards if helps(s, seat, rule.play.object(answer))]


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


def small_answer(s: Race, answers: list[int], worths: list[float]) -> int:
    """The answer to a small question, by the worth of the cards in it."""
    rule, player = s.rule, s.stack[-1][1]
    if isinstance(rule, costs.PayEnergy):
        return min(answers, key=lambda answer: worths[rule.pay.object(answer)])
    if isinstance(rule, EarnLegendary):
        return max(answers, key=lambda answer: worths[rule.earn.object(answer)])
    if isinstance(rule, TakeFromSupply):
        best = max(answers[1:], key=lambda answer: worths[rule.take.object(answer)], default=rule.stop.first)
        good = rule.take.covers(best) and worths[rule.take.object(best)] >= WORTH_TAKING
        return best if good else rule.stop.first
    if isinstance(rule, LookDestroy):
        return _destroy(rule.destroy, answers, worths)
    if isinstance(rule, DestroyFromHand):
        return _destroy(rule.destroy_from_hand, answers, worths)
    if isinstance(rule, Recovery):
        return _recover(rule, answers, worths)
    if isinstance(rule, Attach):
        return min(answers, key=lambda answer: _attached(rule, s.players[player], answer, s.args[0], worths))
    if isinstance(rule, TargetDog):
        return max(answers, key=lambda answer: _target(s, player, *rule.target.objects(answer), worths))
    return _own_dog(s, s.players[player], answers, worths)


def _destroy(verb: Verb, answers: list[int], worths: list[float]) -> int:
    """The worst card, if it is bad enough; else the answer that stops, which comes first."""
    worst = min(answers[1:], key=lambda answer: worths[verb.object(answer)], default=answers[0])
    bad = verb.covers(worst) and worths[verb.object(worst)] < WORTH_DESTROYING
    return worst if bad else answers[0]


def _recover(rule: Recovery, answers: list[int], worths: list[float]) -> int:
    """The best card; nothing if none is worth anything, unless all must come back."""

    def worth(answer: int) -> float:
        card, pile = rule.recover.objects(answer)
        return worths[card] * (1.0 if pile == TO_HAND else 0.5)

    cards = [answer for answer in answers if rule.recover.covers(answer)]
    best = max(cards, key=worth, default=rule.stop.first)
    useless = isinstance(rule, Recover) and not (cards and worth(best) > 0)
    return rule.stop.first if useless else best


def _attached(rule: Attach, racer: Racer, answer: int, card: int, worths: list[float]) -> float:
    """What is given up: nothing on a free dog, the old attachment, or the new one."""
    if rule.decline.covers(answer):
        return worths[card]
    if rule.attach.covers(answer):
        return -1.0
    at, slot = rule.replace.objects(answer)
    return worths[racer.attached[at][slot]]


def _target(s: Race, player: int, seat: int, at: int, worths: list[float]) -> float:
    """A rival's best dog; one's own only if there is no other."""
    racer = s.players[seat]
    return _dog(racer, at, worths) if seat != player else -100.0 - _dog(racer, at, worths)


def _dog(racer: Racer, at: int, worths: list[float]) -> float:
    return worths[racer.team[at]] + sum([worths[card] for card in racer.attached[at]])


def _own_dog(s: Race, racer: Racer, answers: list[int], worths: list[float]) -> int:
    """The dog whose loss costs least; declining a new dog loses that one. Anything to every other question."""
    rule = s.rule
    if isinstance(rule, KillOwnDog):
        return min(answers, key=lambda answer: _dog(racer, rule.kill.object(answer), worths))
    if isinstance(rule, Sacrifice):
        return min(answers, key=lambda answer: _dog(racer, rule.give_up.object(answer), worths))
    if isinstance(rule, MakeRoom):
        lost = {
            answer: worths[s.args[0]]
            if rule.decline.covers(answer)
            else _dog(racer, rule.make_room.object(answer), worths)
            for answer in answers
        }
        return min(lost, key=lambda answer: lost[answer])
    return answers[0]
