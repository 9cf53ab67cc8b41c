"""European Plastic's Race: what saves clicks at each question."""

from typing import Final

from ludoteca.engine import NONE, Args
from ludoteca.games.plastics_race.cities import ROLL
from ludoteca.games.plastics_race.content import ASK, PUNCTURE, STEAL, SWAP
from ludoteca.games.plastics_race.domains import CARD, EFFECT, PAINT, SEAT, SECTION
from ludoteca.games.plastics_race.rules import bins, dice, driving, opponents, rewards, turn
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.games.plastics_race.table import ways
from ludoteca.table.bundles import Bundle, Bundled, Reply, replies
from ludoteca.table.clicks import Clicks, FewerClicks

KEEP_NONE: Final = Bundle("keep-none")
PLAY_ON: Final = Bundle("play_effect")
"""Named like the answer it completes, which it replaces."""
ROLL_AGAIN: Final = Bundle("roll-again")

FEW: Final = 2
"""With more opponents than this, choosing one is a separate question."""


class MainClicks(Clicks[turn.Main, PlasticsRace]):
    """Ways over several sections; effects together with the opponent they are played on."""

    def instead(self, rule: turn.Main, s: PlasticsRace, player: int, answer: int, args: Args) -> int:
        """No new card is needed where the open one covers the section."""
        if not rule.drive.covers(answer):
            return NONE
        go_on = rule.go_on.at(rule.drive.object(answer))
        return go_on if go_on in s.answers else NONE

    def bundles(self, rule: turn.Main, s: PlasticsRace, player: int, args: Args) -> list[Bundled]:
        found = ways.bundles(s, player, rule.drive, rule.go_on)
        for answer in s.answers:
            if rule.play_effect.covers(answer):
                found += _on_opponents(s, player, (rule.number, answer), rule.play_effect.object(answer))
        return found


def _on_opponents(s: PlasticsRace, player: int, play: Reply, card: int) -> list[Bundled]:
    """An effect together with the opponent it is played on, if there are exactly two to choose from."""
    effect = s.content.effect[card]
    found = opponents.targets(s, player, effect) if effect in (STEAL, ASK, SWAP, PUNCTURE) else []
    if len(found) != FEW:
        return []
    rule, prefix, content = opponents.CHOOSE_OPPONENT.of(s), s.game.prefix, s.content
    said = {"effect": EFFECT.id(content, effect), **PAINT.words(prefix, content, content.colours[card][0])}
    bundled: list[Bundled] = []
    for seat in found:
        words = {**said, **SEAT.words(prefix, content, seat)}
        to = {CARD.name: CARD.id(content, card), SEAT.name: seat}
        bundled.append(PLAY_ON.of([play, (rule.number, rule.choose.at(seat))], words, to))
    return bundled


class DiscardClicks(Clicks[turn.Discard, PlasticsRace]):
    """Keep all cards or none."""

    def usual(self, rule: turn.Discard, s: PlasticsRace, player: int, args: Args, forced: bool) -> int:
        """Keep them all, if it was the player who ended the turn."""
        return rule.done.first if len(s.players[player].hand) <= s.content.hand and not forced else NONE

    def bundles(self, rule: turn.Discard, s: PlasticsRace, player: int, args: Args) -> list[Bundled]:
        hand = s.players[player].hand
        return [KEEP_NONE.of(replies(rule, [rule.discard.at(kind) for kind in hand]))] if len(hand) > 1 else []


class PayClicks(Clicks[driving.Pay, PlasticsRace]):
    def usual(self, rule: driving.Pay, s: PlasticsRace, player: int, args: Args, forced: bool) -> int:
        """The only card that pays alone, rather than two as a wild."""
        alone = [answer for answer in rule.answers(s, player, args) if rule.pay.covers(answer)]
        return alone[0] if len(alone) == 1 else NONE


class SpendCardClicks(Clicks[driving.SpendCard, PlasticsRace]):
    """If the hand has no cards to spare, they all go."""

    def usual(self, rule: driving.SpendCard, s: PlasticsRace, player: int, args: Args, forced: bool) -> int:
        return rule.answers(s, player, args)[0] if len(s.players[player].hand) == args[0] + 1 else NONE


class CollectClicks(Clicks[bins.Collect, PlasticsRace]):
    """Almost everyone collects."""

    def usual(self, rule: bins.Collect, s: PlasticsRace, player: int, args: Args, forced: bool) -> int:
        """Unless a puncture would put the truck back."""
        return rule.collect.first if s.players[player].puncture == NONE else NONE


class TakeRewardClicks(Clicks[rewards.TakeReward, PlasticsRace]):
    """Roll, with the first die lifted for it."""

    def bundles(self, rule: rewards.TakeReward, s: PlasticsRace, player: int, args: Args) -> list[Bundled]:
        """One for each die on the board."""
        if not _rolls(s, player) or not dice.to_lift(s):
            return []
        take, lift = (rule.number, rule.take_reward.first), dice.LIFT_DIE.of(s)
        found: list[Bundled] = []
        for section, colour in s.dice:
            said = {**SECTION.words(s.game.prefix, s.content, section), **PAINT.words(s.game.prefix, s.content, colour)}
            reply = (lift.number, lift.lift_die.at(SECTION.counted(s, section)))
            found.append(ROLL_AGAIN.of([take, reply], said, {SECTION.name: SECTION.id(s.content, section)}))
        return found

    def usual(self, rule: rewards.TakeReward, s: PlasticsRace, player: int, args: Args, forced: bool) -> int:
        """Roll, if no die has to leave the board: the player decides where the new ones go."""
        return rule.take_reward.first if _rolls(s, player) and not dice.to_lift(s) else NONE


def _rolls(s: PlasticsRace, player: int) -> bool:
    return s.content.streets.number[s.players[player].truck] == ROLL


TABLE: Final = FewerClicks(
    {
        turn.Main: MainClicks(),
        turn.Discard: DiscardClicks(),
        driving.Pay: PayClicks(),
        driving.SpendCard: SpendCardClicks(),
        bins.Collect: CollectClicks(),
        rewards.TakeReward: TakeRewardClicks(),
    },
    [ways.WAY, KEEP_NONE, PLAY_ON, ROLL_AGAIN],
)
