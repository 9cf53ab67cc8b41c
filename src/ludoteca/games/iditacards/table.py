"""Iditacards: what saves clicks."""

from typing import Final

from ludoteca.engine import Args, Reason, WhyNot, distinct, without
from ludoteca.games.iditacards.domains import CARD
from ludoteca.games.iditacards.forecast import energy_short
from ludoteca.games.iditacards.rules.costs_and_risk import PayEnergy, changes, costs_when_played
from ludoteca.games.iditacards.rules.turn import Turn
from ludoteca.games.iditacards.state import Race
from ludoteca.table import Bundle, Bundled, Clicks, FewerClicks, replies

KEEP: Final = Bundle("keep")

ENERGY_SHORT: Final = Reason("energy-short", "IC-042", "IC-049")
HEALTH_SHORT: Final = Reason("health-short", "IC-042", "IC-049")
NO_RISK_HERE: Final = Reason("no-risk-here", "IC-081")
NO_DECK_LEFT: Final = Reason("no-deck-left", "IC-057")


class TurnClicks(Clicks[Turn, Race]):
    """Cards of the hand can be played even if they must fail."""

    def fails(self, rule: Turn, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        """A card that cannot be paid for, or risk where risks fail. IC-042, IC-049, IC-057, IC-081"""
        racer = s.players[player]
        if rule.reveal.covers(answer):
            if not racer.deck:
                return NO_DECK_LEFT.because()
            return NO_RISK_HERE.because() if s.leg_at(racer.position).risks_fail else None
        return must_fail(s, player, rule.play.object(answer)) if rule.play.covers(answer) else None


def must_fail(s: Race, player: int, card: int) -> WhyNot | None:
    """Why a card in the hand cannot be paid for, whatever the deck holds. IC-042, IC-081, IC-131"""
    racer = s.players[player]
    energy, health, risks = costs_when_played(s, player, card, changes(s, player))
    short = energy_short(s, without(racer.hand, [card]), energy)
    if short:
        return ENERGY_SHORT.because({"short": short})
    if health > len(racer.deck):
        return HEALTH_SHORT.because({"short": health - len(racer.deck)})
    return NO_RISK_HERE.because() if risks and s.leg_at(racer.position).risks_fail else None


class EnergyClicks(Clicks[PayEnergy, Race]):
    """If all cards but one are paid, it is easier to say which one to keep."""

    def bundles(self, rule: PayEnergy, s: Race, player: int, args: Args) -> list[Bundled]:
        damaged = s.content.cards.damaged
        payable = [card for card in s.players[player].hand if card != damaged]
        if args[0] == 1 or len(payable) != args[0] + 1:
            return []
        return [keeping(rule, s, payable, card) for card in distinct(payable)]


def keeping(rule: PayEnergy, s: Race, payable: list[int], kept: int) -> Bundled:
    """Pay with all the others; nothing is asked once the remaining cards are alike."""
    rest = payable
    answers: list[int] = []
    for card in without(payable, [kept]):
        if len(set(rest)) > 1:
            answers.append(rule.pay.at(card))
        rest = without(rest, [card])
    return KEEP.of(replies(rule, answers), CARD.words(s.game.prefix, s.content, kept), {"card": s.content.ids[kept]})


TABLE: Final = FewerClicks(
    {Turn: TurnClicks(), PayEnergy: EnergyClicks()}, [KEEP, ENERGY_SHORT, HEALTH_SHORT, NO_RISK_HERE, NO_DECK_LEFT]
)
