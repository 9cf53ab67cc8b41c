"""Where each rule of Iditacards can be pending in a position that somebody builds or edits."""

from collections.abc import Callable
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


def fits(s: Race, player: int, args: Args) -> str:
    return ""


def nothing(s: Race, player: int, turn: int) -> list[Frame]:
    return []


class Here(Placing[Rule[Any], Race]):
    """A rule that can be pending unless `wrong` says why not; `rest` is what must follow before the turn goes on."""

    def __init__(
        self,
        wrong: Callable[[Race, int, Args], str] = fits,
        rest: Callable[[Race, int, int], list[Frame]] = nothing,
    ) -> None:
        self._wrong = wrong
        self._rest = rest

    def misplaced(self, rule: Rule[Any], s: Race, player: int, args: Args) -> str:
        return self._wrong(s, player, args)

    def beneath(self, rule: Rule[Any], s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        return [*self._rest(s, player, turn), *super().beneath(rule, s, player, turn, args)]


def unless(holds: object, sentence: str) -> str:
    return "" if holds else sentence


def not_in_front(s: Race, player: int, args: Args) -> str:
    return unless(args[-1] in s.players[player].played, "the card does not lie in front of that player")


def too_small_a_deck(s: Race, player: int, args: Args) -> str:
    deck = len(s.players[player].deck)
    return not_in_front(s, player, args) or unless(args[0] <= deck, f"their deck can pay {deck}, not {args[0]}")


def too_small_a_hand(s: Race, player: int, args: Args) -> str:
    hand = s.players[player].hand
    payable = len(hand) - hand.count(s.content.cards.damaged)
    return unless(args[0] <= payable, f"their hand can pay {payable}, not {args[0]}")


def no_such_step(s: Race, player: int, args: Args) -> str:
    steps = len(s.content.cards.blocks[args[0]])
    return unless(args[1] <= steps, f"the effect has {steps} steps, not {args[1]}")


def no_mortal_dog(s: Race, player: int, args: Args) -> str:
    return unless(dogs.mortal(s, player), "no dog of that player can die")


def no_legendary(s: Race, player: int, args: Args) -> str:
    """The checkpoint is the next square."""
    racer = s.players[player]
    on_board = unless(racer.position < s.content.squares, "that player is past the last square")
    return on_board if racer.legendary else "that player has no legendary card to choose"


def first_step(s: Race, word: str) -> tuple[int, int]:
    """The first effect list with this word, and the step where it occurs."""
    code = RESOLVE_OPS.index(word)
    lists = enumerate(s.content.cards.blocks)
    return next((block, at) for block, steps in lists for at, step in enumerate(steps) if step.code == code)


def health(s: Race, player: int, turn: int) -> list[Frame]:
    """The other costs of a card in front of the player, if there is one."""
    return [do(costs_and_risk.PAY_HEALTH, player, card) for card in s.players[player].played[:1]]


def rest_of_effect(s: Race, player: int, turn: int) -> list[Frame]:
    """The steps after the first sacrifice on any card."""
    block, step = first_step(s, "sacrifice")
    return [do(card_effects.RUN_EFFECT, player, block, step + 1)]


def arrival(s: Race, player: int, turn: int) -> list[Frame]:
    return [do(movement.ARRIVE, player), do(movement.AFTER_MOVE, player)]


def called_day(s: Race, player: int, turn: int) -> list[Frame]:
    return [do(new_day.END_DAYS, turn)]


def taking(s: Race, player: int, turn: int) -> list[Frame]:
    return [ask(sled.TAKE_FROM_SUPPLY, player, 1)]


def discarding(s: Race, player: int, turn: int) -> list[Frame]:
    """After the first look on any card, the player discards or keeps the rest."""
    block, _ = first_step(s, "look")
    return [ask(personal.LOOK_DISCARD, player, s.content.cards.block_card[block], 0)]


IN_FRONT: Final = Here(not_in_front)
WAITING: Final = Here(lambda s, player, _: unless(s.players[player].waiting, "no card of that player waits for risk"))

PLACING: Final[dict[type[Rule[Any]], Placing[Any, Any]]] = {
    DrawLeg: Here(lambda s, _, args: unless(args[0] >= len(s.legs), "the leg card of that type lies there already")),
    costs_and_risk.PayEnergy: Here(too_small_a_hand, health),
    costs_and_risk.PayHealth: IN_FRONT,
    costs_and_risk.LoseCard: Here(too_small_a_deck),
    costs_and_risk.PayRisk: IN_FRONT,
    costs_and_risk.RevealCard: WAITING,
    costs_and_risk.RiskPaid: WAITING,
    card_effects.Resolve: IN_FRONT,
    card_effects.RunEffect: Here(no_such_step),
    attachments.PlaceAttachment: IN_FRONT,
    attachments.Attach: IN_FRONT,
    dogs.PlaceDog: IN_FRONT,
    dogs.MakeRoom: IN_FRONT,
    dogs.Chain: Here(lambda _s, _, args: unless(args, "there is no death")),
    dogs.KillOwnDog: Here(no_mortal_dog),
    dogs.Sacrifice: Here(no_mortal_dog, rest_of_effect),
    dogs.TargetDog: Here(
        lambda s, player, args: unless(dogs.targets(s, player, args[0]), "there is no dog of that sort to choose")
    ),
    free_actions.AtAnyTime: Here(
        lambda s, _player, _: unless(free_actions.are_asked(s), "free actions belong to the turn")
    ),
    movement.EarnLegendary: Here(no_legendary, arrival),
    new_day.JoinNewDay: Here(rest=called_day),
    personal.LookDestroy: Here(rest=discarding),
    sled.ChooseDeck: Here(lambda s, _player, _: unless(any(s.upgrades), "all upgrade decks are empty"), taking),
    utility.RecoverVenison: Here(
        lambda s, player, _: unless(utility.venison(s, player), "no venison lies in their discard pile")
    ),
    utility.ChooseRival: Here(lambda s, player, _: unless(within_reach(s, player), "nobody can be chosen")),
}
