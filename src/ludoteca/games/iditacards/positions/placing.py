"""Where each rule of Iditacards can be pending in a position that somebody builds or edits."""

from typing import Any, Final

from ludoteca.engine import Args, Frame, Rule, ask, do
from ludoteca.games.iditacards.rules import (
    attachments,
    card_effects,
    costs_and_risk,
    dogs,
    free_actions,
    movement,
    new_day,
    personal,
    sled,
    utility,
)
from ludoteca.games.iditacards.rules.immunity import within_reach
from ludoteca.games.iditacards.setup import DrawLeg
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import RESOLVE_OPS
from ludoteca.positions import Placing


def first_step(s: Race, word: str) -> tuple[int, int]:
    """The first effect list with this word, and the step where it occurs."""
    code = RESOLVE_OPS.index(word)
    lists = enumerate(s.content.cards.blocks)
    return next((block, at) for block, steps in lists for at, step in enumerate(steps) if step.code == code)


class LegPlacing(Placing[DrawLeg, Race]):
    """The types come in their order."""

    def misplaced(self, rule: DrawLeg, s: Race, player: int, args: Args) -> str:
        return "the leg card of that type lies there already" if args[0] < len(s.legs) else ""


class PlayedCard(Placing[Rule[Any], Race]):
    """The card that the frame carries last is in the played area."""

    def misplaced(self, rule: Rule[Any], s: Race, player: int, args: Args) -> str:
        return "" if args[-1] in s.players[player].played else "the card does not lie in front of that player"


class LostCard(PlayedCard):
    """The card that costs it has been played, and the deck can pay."""

    def misplaced(self, rule: Rule[Any], s: Race, player: int, args: Args) -> str:
        wrong, deck = super().misplaced(rule, s, player, args), len(s.players[player].deck)
        return f"their deck can pay {deck}, not {args[0]}" if not wrong and args[0] > deck else wrong


class EnergyPlacing(Placing[costs_and_risk.PayEnergy, Race]):
    """Everything owed can be paid; beneath are the other costs of a card in front of them, if there is one."""

    def misplaced(self, rule: costs_and_risk.PayEnergy, s: Race, player: int, args: Args) -> str:
        hand = s.players[player].hand
        payable = len(hand) - hand.count(s.content.cards.damaged)
        return f"their hand can pay {payable}, not {args[0]}" if args[0] > payable else ""

    def beneath(self, rule: costs_and_risk.PayEnergy, s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        health = [do(costs_and_risk.PAY_HEALTH, player, card) for card in s.players[player].played[:1]]
        return [*health, *super().beneath(rule, s, player, turn, args)]


class WaitingCard(Placing[Rule[Any], Race]):
    """A card is waiting for risk."""

    def misplaced(self, rule: Rule[Any], s: Race, player: int, args: Args) -> str:
        return "" if s.players[player].waiting else "no card of that player waits for risk"


class EffectPlacing(Placing[card_effects.RunEffect, Race]):
    """The step is in the list, or is its end."""

    def misplaced(self, rule: card_effects.RunEffect, s: Race, player: int, args: Args) -> str:
        steps = len(s.content.cards.blocks[args[0]])
        return f"the effect has {steps} steps, not {args[1]}" if args[1] > steps else ""


class ChainPlacing(Placing[dogs.Chain, Race]):
    """There is a death."""

    def misplaced(self, rule: dogs.Chain, s: Race, player: int, args: Args) -> str:
        return "" if args else "there is no death"


class MortalDog(Placing[Rule[Any], Race]):
    """A dog can die."""

    def misplaced(self, rule: Rule[Any], s: Race, player: int, args: Args) -> str:
        return "" if dogs.mortal(s, player) else "no dog of that player can die"


class SacrificePlacing(MortalDog):
    """A dog can die; beneath is the rest of the first effect that demands it."""

    def beneath(self, rule: Rule[Any], s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        block, step = first_step(s, "sacrifice")
        rest = do(card_effects.RUN_EFFECT, player, block, step + 1)
        return [rest, *super().beneath(rule, s, player, turn, args)]


class TargetPlacing(Placing[dogs.TargetDog, Race]):
    """There is a dog of that sort."""

    def misplaced(self, rule: dogs.TargetDog, s: Race, player: int, args: Args) -> str:
        return "" if dogs.targets(s, player, args[0]) else "there is no dog of that sort to choose"


class FreeActionsPlacing(Placing[free_actions.AtAnyTime, Race]):
    """The switch is on."""

    def misplaced(self, rule: free_actions.AtAnyTime, s: Race, player: int, args: Args) -> str:
        return "" if free_actions.are_asked(s) else "free actions belong to the turn"


class LegendaryPlacing(Placing[movement.EarnLegendary, Race]):
    """There is one to choose, and the checkpoint is the next square, where the move ends."""

    def misplaced(self, rule: movement.EarnLegendary, s: Race, player: int, args: Args) -> str:
        racer = s.players[player]
        if not racer.legendary:
            return "that player has no legendary card to choose"
        return "" if racer.position < s.content.squares else "that player is past the last square"

    def beneath(self, rule: movement.EarnLegendary, s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        arrival = [do(movement.ARRIVE, player), do(movement.AFTER_MOVE, player)]
        return [*arrival, *super().beneath(rule, s, player, turn, args)]


class JoinPlacing(Placing[new_day.JoinNewDay, Race]):
    """Beneath is the new day that was called."""

    def beneath(self, rule: new_day.JoinNewDay, s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        return [do(new_day.END_DAYS, turn), *super().beneath(rule, s, player, turn, args)]


class LookPlacing(Placing[personal.LookDestroy, Race]):
    """Beneath, the rest is discarded or kept."""

    def beneath(self, rule: personal.LookDestroy, s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        block, _ = first_step(s, "look")
        rest = ask(personal.LOOK_DISCARD, player, s.content.cards.block_card[block], 0)
        return [rest, *super().beneath(rule, s, player, turn, args)]


class DeckPlacing(Placing[sled.ChooseDeck, Race]):
    """There are cards to add; beneath, one card from the supply may be taken."""

    def misplaced(self, rule: sled.ChooseDeck, s: Race, player: int, args: Args) -> str:
        return "" if any(s.upgrades) else "all upgrade decks are empty"

    def beneath(self, rule: sled.ChooseDeck, s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        return [ask(sled.TAKE_FROM_SUPPLY, player, 1), *super().beneath(rule, s, player, turn, args)]


class VenisonPlacing(Placing[utility.RecoverVenison, Race]):
    """There is venison."""

    def misplaced(self, rule: utility.RecoverVenison, s: Race, player: int, args: Args) -> str:
        return "" if utility.venison(s, player) else "no venison lies in their discard pile"


class RivalPlacing(Placing[utility.ChooseRival, Race]):
    """There is someone to choose."""

    def misplaced(self, rule: utility.ChooseRival, s: Race, player: int, args: Args) -> str:
        return "" if within_reach(s, player) else "nobody can be chosen"


PLACING: Final[dict[type[Rule[Any]], Placing[Any, Any]]] = {
    DrawLeg: LegPlacing(),
    costs_and_risk.PayEnergy: EnergyPlacing(),
    costs_and_risk.PayHealth: PlayedCard(),
    costs_and_risk.LoseCard: LostCard(),
    costs_and_risk.PayRisk: PlayedCard(),
    costs_and_risk.RevealCard: WaitingCard(),
    costs_and_risk.RiskPaid: WaitingCard(),
    card_effects.Resolve: PlayedCard(),
    card_effects.RunEffect: EffectPlacing(),
    attachments.PlaceAttachment: PlayedCard(),
    attachments.Attach: PlayedCard(),
    dogs.PlaceDog: PlayedCard(),
    dogs.MakeRoom: PlayedCard(),
    dogs.Chain: ChainPlacing(),
    dogs.KillOwnDog: MortalDog(),
    dogs.Sacrifice: SacrificePlacing(),
    dogs.TargetDog: TargetPlacing(),
    free_actions.AtAnyTime: FreeActionsPlacing(),
    movement.EarnLegendary: LegendaryPlacing(),
    new_day.JoinNewDay: JoinPlacing(),
    personal.LookDestroy: LookPlacing(),
    sled.ChooseDeck: DeckPlacing(),
    utility.RecoverVenison: VenisonPlacing(),
    utility.ChooseRival: RivalPlacing(),
}
