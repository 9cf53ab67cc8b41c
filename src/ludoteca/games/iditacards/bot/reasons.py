"""Why an answer is good, from what cards bring to this player now: all of it is public, or the seat's own."""

from typing import Final

from ludoteca.engine import Argument, Message
from ludoteca.games.iditacards import forecast
from ludoteca.games.iditacards.bot.day import Day, Offer
from ludoteca.games.iditacards.domains import CARD
from ludoteca.games.iditacards.rules import costs_and_risk, movement, turn
from ludoteca.games.iditacards.rules.attachments import Attach
from ludoteca.games.iditacards.rules.dogs import KillOwnDog, MakeRoom, Sacrifice, TargetDog
from ludoteca.games.iditacards.rules.movement import EarnLegendary
from ludoteca.games.iditacards.rules.new_day import JoinNewDay
from ludoteca.games.iditacards.rules.personal import LookDestroy, LookDiscard
from ludoteca.games.iditacards.rules.sled import ChooseDeck, TakeFromSupply
from ludoteca.games.iditacards.rules.utility import DestroyFromHand, Recovery
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import RISK

LITTLE: Final = 0.5
"""Fewer squares are not worth mentioning."""
SURE: Final = 100
"""Percent."""


def reasons(s: Race, day: Day, answer: int) -> list[Message]:
    rule = s.rule
    if isinstance(rule, turn.Turn):
        return [_action(s, day, rule, answer)]
    if isinstance(rule, JoinNewDay):
        return [_join(day, rule.join.covers(answer))]
    return [_said(_small(rule, answer))]


def _small(rule: object, answer: int) -> str:
    if isinstance(rule, costs_and_risk.PayEnergy):
        return "hint-card-least"
    if isinstance(rule, LookDiscard):
        return "hint-iditacards-deck-pays" if rule.done.covers(answer) else "hint-card-least"
    if isinstance(rule, (KillOwnDog, Sacrifice)):
        return "hint-iditacards-dog-least"
    if isinstance(rule, MakeRoom):
        return "hint-iditacards-dog-not-better" if rule.decline.covers(answer) else "hint-iditacards-dog-least"
    if isinstance(rule, TargetDog):
        return "hint-iditacards-dog-best"
    if isinstance(rule, (TakeFromSupply, Recovery)):
        return "hint-iditacards-nothing-worth" if rule.stop.covers(answer) else "hint-iditacards-card-best"
    if isinstance(rule, (EarnLegendary, ChooseDeck)):
        return "hint-iditacards-deck-best" if isinstance(rule, ChooseDeck) else "hint-iditacards-card-best"
    if isinstance(rule, (LookDestroy, DestroyFromHand)):
        return "hint-iditacards-thin-deck" if not _stops(rule, answer) else "hint-iditacards-cards-good"
    if isinstance(rule, Attach):
        return "hint-iditacards-not-better" if rule.decline.covers(answer) else "hint-iditacards-attach"
    return "hint-best-placed"


def _stops(rule: LookDestroy | DestroyFromHand, answer: int) -> bool:
    return (rule.done if isinstance(rule, LookDestroy) else rule.stop).covers(answer)


def _action(s: Race, day: Day, rule: turn.Turn, answer: int) -> Message:
    if rule.play.covers(answer):
        card = rule.play.object(answer)
        offer = next(offer for offer in day.offers if offer.card == card)
        return _play(s, day, offer)
    if rule.new_day.covers(answer):
        best = max([offer.gain for offer in day.offers], default=0.0)
        if day.last:
            return _said("hint-iditacards-last-weather")
        if day.racer.waiting or best >= day.tempo:
            return _said("hint-iditacards-new-day-tried")
        if best < LITTLE:
            return _said("hint-iditacards-new-day-empty", tempo=_squares(day.tempo))
        return _said("hint-iditacards-new-day", tempo=_squares(day.tempo), best=_squares(best))
    if rule.reveal.covers(answer):
        return _reveal(s, day)
    return _wait(s, day) if rule.play_nothing.covers(answer) else _said("hint-best-placed")


def _wait(s: Race, day: Day) -> Message:
    """Just move: how far, or what a sled that does not move waits for."""
    squares = movement.distance(s, day.seat, s.content.base_move)
    if squares and day.dawn() > LITTLE and not day.last:
        return _said("hint-iditacards-wait", squares=squares)
    if squares:
        return _said("hint-iditacards-just-move", squares=squares)
    if s.seats == 1 or day.last:
        return _said("hint-iditacards-no-matter")
    return _said("hint-iditacards-wait-for-others", dear="yes" if day.dawn() > LITTLE else "no")


def _reveal(s: Race, day: Day) -> Message:
    odds = forecast.reveal(s, day.seat)
    card = CARD.words(s.game.prefix, s.content, day.racer.waiting[-1])
    fails = 0 if odds is None else round(odds["fails"] / 10)
    if fails in (0, SURE):
        return _said("hint-iditacards-reveal-lost" if fails else "hint-iditacards-reveal-sure", **card)
    return _said("hint-iditacards-reveal" if fails <= SURE // 2 else "hint-iditacards-reveal-long", fails=fails, **card)


def _play(s: Race, day: Day, offer: Offer) -> Message:
    squares, left = _squares(offer.gain), max(0, day.means - offer.used)
    risks = s.content.cards.costs[RISK][offer.card]
    if offer.gain < LITTLE:
        return _said("hint-iditacards-play-little", left=left)
    if day.relief(offer.card) > offer.gain / 2:
        return _said("hint-iditacards-play-relief", left=left)
    if risks and not day.last:
        return _said("hint-iditacards-play-risk", squares=squares, left=left, risks=risks)
    return _said("hint-iditacards-play", squares=squares, left=left)


def _join(day: Day, joins: bool) -> Message:
    held, new = day.stay(), day.join()
    if max(held, new) < LITTLE:
        return _said("hint-iditacards-no-matter")
    if not joins and new < LITTLE and day.dawn():
        return _said("hint-iditacards-stay-dear")
    if joins == (held > new):  # the search found what the numbers do not show
        return _said("hint-iditacards-new-day-tried" if joins else "hint-iditacards-stay-tried")
    return _said("hint-iditacards-join" if joins else "hint-iditacards-stay", held=_squares(held), new=_squares(new))


def _squares(squares: float) -> str:
    return f"{max(0.0, squares):.1f}"


def _said(what: str, **args: Argument) -> Message:
    return Message(what, dict(args), [])
