"""How the questions of Iditacards are answered by the worth of the cards: what to pay with, what to take, which dog."""

from ludoteca.engine import Verb
from ludoteca.games.iditacards.bot.taste import Taste
from ludoteca.games.iditacards.rules import costs_and_risk
from ludoteca.games.iditacards.rules.attachments import Attach
from ludoteca.games.iditacards.rules.dogs import KillOwnDog, MakeRoom, Sacrifice, TargetDog
from ludoteca.games.iditacards.rules.movement import EarnLegendary
from ludoteca.games.iditacards.rules.personal import LookDestroy
from ludoteca.games.iditacards.rules.sled import ChooseDeck, TakeFromSupply
from ludoteca.games.iditacards.rules.utility import TO_HAND, DestroyFromHand, Recover, Recovery
from ludoteca.games.iditacards.state import Race, Racer


def small_answer(s: Race, answers: list[int], worths: list[float], taste: Taste) -> int:
    rule, player = s.rule, s.stack[-1][1]
    if isinstance(rule, costs_and_risk.PayEnergy):
        return min(answers, key=lambda answer: worths[rule.pay.object(answer)])
    if isinstance(rule, EarnLegendary):
        return max(answers, key=lambda answer: worths[rule.earn.object(answer)])
    if isinstance(rule, ChooseDeck):
        return max(answers, key=lambda answer: _mean(s.upgrades[rule.open_deck.object(answer)], worths))
    if isinstance(rule, TakeFromSupply):
        best = max(answers[1:], key=lambda answer: worths[rule.take.object(answer)], default=rule.stop.first)
        good = rule.take.covers(best) and worths[rule.take.object(best)] >= taste.worth_taking
        return best if good else rule.stop.first
    if isinstance(rule, LookDestroy):
        return _destroy(rule.destroy, answers, worths, taste)
    if isinstance(rule, DestroyFromHand):
        return _destroy(rule.destroy_from_hand, answers, worths, taste)
    if isinstance(rule, Recovery):
        return _recover(rule, answers, worths)
    if isinstance(rule, Attach):
        return min(answers, key=lambda answer: _attached(rule, s.players[player], answer, s.args[0], worths))
    if isinstance(rule, TargetDog):
        return max(answers, key=lambda answer: _target(s, player, *rule.target.objects(answer), worths))
    return _own_dog(s, player, answers, worths)


def _mean(cards: list[int], worths: list[float]) -> float:
    """The average worth of these cards; those that nobody would take count for nothing."""
    return sum([max(0.0, worths[card]) for card in cards]) / len(cards)


def _destroy(verb: Verb, answers: list[int], worths: list[float], taste: Taste) -> int:
    """The worst card, if it is bad enough; else the answer that stops, which comes first."""
    worst = min(answers[1:], key=lambda answer: worths[verb.object(answer)], default=answers[0])
    bad = verb.covers(worst) and worths[verb.object(worst)] < taste.worth_destroying
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
    """The worth of what is given up: nothing on a free dog, the old attachment, or the new one."""
    if rule.decline.covers(answer):
        return worths[card]
    if rule.attach.covers(answer):
        return -1.0
    at, slot = rule.replace.objects(answer)
    return worths[racer.attached[at][slot]]


def _target(s: Race, player: int, seat: int, at: int, worths: list[float]) -> float:
    """A rival's best dog; your own only if there is no other."""
    lost = lost_with(s, seat, at, worths)
    return lost if seat != player else -100.0 - lost


def lost_with(s: Race, seat: int, at: int, worths: list[float]) -> float:
    """The worth lost when a dog of the team is killed: with everything it carries, or only its armour."""
    racer, armour = s.players[seat], s.content.cards.armour
    for card in racer.attached[at]:
        if armour[card]:
            return worths[card]
    return worths[racer.team[at]] + sum([worths[card] for card in racer.attached[at]])


def _own_dog(s: Race, player: int, answers: list[int], worths: list[float]) -> int:
    """The dog whose loss costs least; declining a new dog loses that one. For every other question, any answer."""
    rule = s.rule
    if isinstance(rule, KillOwnDog):
        return min(answers, key=lambda answer: lost_with(s, player, rule.kill.object(answer), worths))
    if isinstance(rule, Sacrifice):
        return min(answers, key=lambda answer: lost_with(s, player, rule.give_up.object(answer), worths))
    if isinstance(rule, MakeRoom):
        lost = {
            answer: worths[s.args[0]]
            if rule.decline.covers(answer)
            else lost_with(s, player, rule.make_room.object(answer), worths)
            for answer in answers
        }
        return min(lost, key=lambda answer: lost[answer])
    return answers[0]
