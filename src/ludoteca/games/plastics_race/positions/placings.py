"""European Plastic's Race: where the frames of each rule can be on the stack of a position."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import NONE, Args, Frame, Rule, ask, do
from ludoteca.games.plastics_race import cities
from ludoteca.games.plastics_race.cities import JOKER, WHITE
from ludoteca.games.plastics_race.content import ASK, PUNCTURE, STEAL, SWAP
from ludoteca.games.plastics_race.domains import EFFECT, SECTION, WANTED
from ludoteca.games.plastics_race.rules import (
    bins,
    dice,
    driving,
    effects,
    opponents,
    plant,
    police,
    puncture,
    rewards,
    routes,
    tokens,
)
from ludoteca.games.plastics_race.rules import turn as turns
from ludoteca.games.plastics_race.rules.street_cards import lane_payable, payable
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.positions import Placing, positions_of

NOT_YOURSELF: Final = "it takes another player"
NO_DIE: Final = "no die is on the board"


# -------------------------------------------------------------------- the turn and driving


class DiscardPlacing(Placing[turns.Discard, PlasticsRace]):
    """Cards are discarded at the end of the turn."""

    def beneath(self, rule: turns.Discard, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        return [do(turns.END_TURN, turn), *positions_of(s.game).turn_stack(s, turn)]


class PayPlacing(Placing[driving.Pay, PlasticsRace]):
    """The section is in front of the truck and can be paid for."""

    def misplaced(self, rule: driving.Pay, s: PlasticsRace, player: int, args: Args) -> str:
        """A white lane is never paid for in one piece."""
        (section,) = args
        if s.colour_of(section) == WHITE:
            return "a white lane is paid for in two halves"
        return not_ahead(s, player, section) or ("" if payable(s, player, section) else "no card pays for the section")


class NameColourPlacing(Placing[driving.NameColour, PlasticsRace]):
    """A joker street is in front of the truck, and the card has a colour for it."""

    def misplaced(self, rule: driving.NameColour, s: PlasticsRace, player: int, args: Args) -> str:
        """Without a payment, a dashed pair is open."""
        section, payment = args
        if s.colour_of(section) != JOKER:
            return f"{SECTION.id(s.content, section)} is not a joker street"
        elsewhere = not_ahead(s, player, section)
        if elsewhere:
            return elsewhere
        if payment == NONE:
            return "no dashed pair is open" if s.run_next == NONE else ""
        return "" if rule.answers(s, player, args) else "the card cannot be driven with here"


class ChooseLaneColourPlacing(Placing[driving.ChooseLaneColour, PlasticsRace]):
    """A white lane is in front of the truck, and the hand can pay for it."""

    def misplaced(self, rule: driving.ChooseLaneColour, s: PlasticsRace, player: int, args: Args) -> str:
        """No other section is paid for like this."""
        (section,) = args
        if s.colour_of(section) != WHITE:
            return f"{SECTION.id(s.content, section)} is not a white lane"
        pays = payable(s, player, section)
        return not_ahead(s, player, section) or ("" if pays else "the white lane cannot be paid for")


class PayHalfPlacing(Placing[driving.PayHalf, PlasticsRace]):
    """This half and what follows can be paid for."""

    def misplaced(self, rule: driving.PayHalf, s: PlasticsRace, player: int, args: Args) -> str:
        colour, halves = args
        pays = lane_payable(s, s.players[player].hand, colour, 0, halves + 1)
        return "" if pays else "the white lane cannot be paid for"

    def beneath(self, rule: driving.PayHalf, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        return [*_rest_of_lane(s, player, *args), *super().beneath(rule, s, player, turn, args)]


class SpendCardPlacing(Placing[driving.SpendCard, PlasticsRace]):
    """There are enough cards."""

    def misplaced(self, rule: driving.SpendCard, s: PlasticsRace, player: int, args: Args) -> str:
        """For a wild, or for that and the rest of a white lane."""
        more, colour, halves = args
        hand = s.players[player].hand
        if colour == NONE:
            return "" if len(hand) > more else "there are not enough cards for a wild"
        return "" if lane_payable(s, hand, colour, more + 1, halves) else "the white lane cannot be paid for"

    def beneath(self, rule: driving.SpendCard, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        """The second card, the other half of a white lane, and the drive that all this pays for."""
        more, *lane = args
        second = [ask(driving.SPEND_CARD, player, 0, *lane)] if more else []
        return [*second, *_rest_of_lane(s, player, *lane), *super().beneath(rule, s, player, turn, args)]


class DrivePlacing(Placing[driving.Drive, PlasticsRace]):
    """The section is in front of the truck, tokens aside."""

    def misplaced(self, rule: driving.Drive, s: PlasticsRace, player: int, args: Args) -> str:
        return not_ahead(s, player, args[0])


def not_ahead(s: PlasticsRace, player: int, section: int) -> str:
    """Why a section cannot be entered from where the truck is, tokens aside; empty if it can."""
    truck = s.players[player].truck
    if not s.moving:
        return "the truck has stopped"
    if truck != NONE and any(section == out for out, _ in s.content.streets.exits[truck]):
        return ""
    return f"{SECTION.id(s.content, section)} is not in front of the truck"


def _rest_of_lane(s: PlasticsRace, player: int, colour: int, halves: int) -> list[Frame]:
    """The other half of a white lane, if it is one, and the drive."""
    white = colour != NONE
    half = [ask(driving.PAY_HALF, player, colour, 0)] if halves else []
    return [*half, do(driving.DRIVE, player, _before_truck(s, player, white), int(white))]


def _before_truck(s: PlasticsRace, player: int, white: bool) -> int:
    """The first section in front of a truck that is, or is not, a white lane."""
    exits = s.content.streets.exits[s.players[player].truck]
    for section, _ in exits:
        if (s.colour_of(section) == WHITE) == white:
            return section
    return exits[0][0]


# -------------------------------------------------------------------- dice and tokens


class LiftDiePlacing(Placing[dice.LiftDie, PlasticsRace]):
    """There is a die to lift."""

    def misplaced(self, rule: dice.LiftDie, s: PlasticsRace, player: int, args: Args) -> str:
        return "" if s.dice else NO_DIE

    def beneath(self, rule: dice.LiftDie, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        """The other dice to lift, then all are rolled and placed."""
        return [*dice.rolling(s, player)[1:], *super().beneath(rule, s, player, turn, args)]


class RollDiePlacing(Placing[dice.RollDie, PlasticsRace]):
    """A die is in the supply, or soon will be."""

    def misplaced(self, rule: dice.RollDie, s: PlasticsRace, player: int, args: Args) -> str:
        return "" if len(s.rolled) < s.content.dice_count else "no die is left to roll"


class PlaceDiePlacing(Placing[dice.PlaceDie, PlasticsRace]):
    """Dice are placed one after the other."""

    def beneath(self, rule: dice.PlaceDie, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        others = [ask(dice.PLACE_DIE, player) for _ in s.rolled[1:]]
        return [*others, *super().beneath(rule, s, player, turn, args)]


class ChangeDiePlacing(Placing[dice.ChangeDie, PlasticsRace]):
    """There is a die to turn."""

    def misplaced(self, rule: dice.ChangeDie, s: PlasticsRace, player: int, args: Args) -> str:
        return "" if s.dice else NO_DIE


class LiftPlacing(Placing[tokens.Lift, PlasticsRace]):
    """Some token can be moved."""

    def __init__(self, tokens_called: str) -> None:
        self.called = tokens_called

    def misplaced(self, rule: tokens.Lift, s: PlasticsRace, player: int, args: Args) -> str:
        return "" if rule.tokens.on_board(s) and rule.answers(s, player, args) else f"no {self.called} can be moved"


class PlacePlacing(Placing[tokens.Place, PlasticsRace]):
    """A token is in the supply and can be placed."""

    def __init__(self, tokens_called: str, from_elsewhere: str) -> None:
        self.called = tokens_called
        self.from_elsewhere = from_elsewhere

    def misplaced(self, rule: tokens.Place, s: PlasticsRace, player: int, args: Args) -> str:
        """A lifted token was in the city being played."""
        kind = rule.tokens
        if args[0] != NONE and kind.domain.counted(s, args[0]) == NONE:
            return f"the {self.from_elsewhere} from another city"
        room = len(kind.on_board(s)) < kind.in_box(s) and rule.answers(s, player, args)
        return "" if room else f"no {self.called} can be placed"


class CallPolicePlacing(Placing[police.CallPolice, PlasticsRace]):
    """There is something to do."""

    def misplaced(self, rule: police.CallPolice, s: PlasticsRace, player: int, args: Args) -> str:
        return "" if police.usable(s) else "there is nothing that the police could do"


class TakeShortcutPlacing(Placing[effects.TakeShortcut, PlasticsRace]):
    """There is a way out of the node."""

    def misplaced(self, rule: effects.TakeShortcut, s: PlasticsRace, player: int, args: Args) -> str:
        """For a truck that may still drive."""
        out = s.moving and s.players[player].truck != NONE and bool(effects.shortcuts(s, player))
        return "" if out else "there is no section that the truck can drive over"


# -------------------------------------------------------------------- opponents


class ChooseOpponentPlacing(Placing[opponents.ChooseOpponent, PlasticsRace]):
    """One of the four effects; for a Puncture also the card that will be laid."""

    def misplaced(self, rule: opponents.ChooseOpponent, s: PlasticsRace, player: int, args: Args) -> str:
        effect, card = args
        hand = s.players[player].hand
        if effect not in (STEAL, ASK, SWAP, PUNCTURE):
            return f"{EFFECT.id(s.content, effect)} is not played on an opponent"
        if (card != NONE) != (effect == PUNCTURE) or (card != NONE and s.content.effect[card] != PUNCTURE):
            return "a Puncture, and nothing else, comes with its card"
        if (card != NONE and card not in hand) or (effect == SWAP and not hand):
            return "the card for it is not in their hand"
        return "" if opponents.targets(s, player, effect) else "it can be played on nobody"


class OnAnother(Placing[Rule[PlasticsRace], PlasticsRace]):
    """The frame carries another player."""

    def misplaced(self, rule: Rule[PlasticsRace], s: PlasticsRace, player: int, args: Args) -> str:
        return NOT_YOURSELF if args[0] == player else ""


class GiveCardPlacing(Placing[opponents.GiveCard, PlasticsRace]):
    """The player who was asked has such a card."""

    def misplaced(self, rule: opponents.GiveCard, s: PlasticsRace, player: int, args: Args) -> str:
        asker, wanted = args
        return _cannot_pass_on(s, player, asker, wanted)


class TakeCardPlacing(Placing[opponents.TakeCard, PlasticsRace]):
    """The player who was asked has such a card."""

    def misplaced(self, rule: opponents.TakeCard, s: PlasticsRace, player: int, args: Args) -> str:
        asked, wanted = args
        return _cannot_pass_on(s, asked, player, wanted)


def _cannot_pass_on(s: PlasticsRace, giver: int, taker: int, wanted: int) -> str:
    """Why a position cannot ask for a named card to be passed on; empty if it can."""
    if giver == taker:
        return NOT_YOURSELF
    found = opponents.matching_kinds(s, giver, wanted)
    return "" if found else f"seat {giver} has no {WANTED.id(s.content, wanted)} card"


class OfferCardPlacing(Placing[opponents.OfferCard, PlasticsRace]):
    """There is a card to offer, and none has been offered yet."""

    def misplaced(self, rule: opponents.OfferCard, s: PlasticsRace, player: int, args: Args) -> str:
        me = s.players[player]
        if args[0] == player:
            return NOT_YOURSELF
        return "" if me.hand and me.offer == NONE else "they have no card to offer, or have offered one"

    def beneath(self, rule: opponents.OfferCard, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        """The other player's offer, unless already made, then the exchange."""
        (partner,) = args
        other = [] if s.players[partner].offer != NONE else [ask(opponents.OFFER_CARD, partner, player)]
        exchange = do(opponents.EXCHANGE, player, partner)
        return [*other, exchange, *super().beneath(rule, s, player, turn, args)]


class PlayPuncturePlacing(Placing[puncture.PlayPuncture, PlasticsRace]):
    """The victim is another player who could collect."""

    def misplaced(self, rule: puncture.PlayPuncture, s: PlasticsRace, player: int, args: Args) -> str:
        (victim,) = args
        return "nobody punctures their own tyre" if victim == player else _cannot_collect(s, victim)

    def beneath(self, rule: puncture.PlayPuncture, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        """The victim takes the bin unless someone plays a Puncture."""
        return [do(bins.TAKE_BIN, args[0]), *super().beneath(rule, s, player, turn, args)]


class FallBackPlacing(Placing[puncture.FallBack, PlasticsRace]):
    """A section has been driven."""

    def misplaced(self, rule: puncture.FallBack, s: PlasticsRace, player: int, args: Args) -> str:
        return "" if s.path else "nothing was driven this turn"


# -------------------------------------------------------------------- bins, routes, the plant, rewards


class AtBin(Placing[Rule[PlasticsRace], PlasticsRace]):
    """The truck is at a bin whose card the player lacks."""

    def misplaced(self, rule: Rule[PlasticsRace], s: PlasticsRace, player: int, args: Args) -> str:
        return _cannot_collect(s, player)


def _cannot_collect(s: PlasticsRace, player: int) -> str:
    """Why a position cannot ask whether a player collects; empty if it can."""
    truck = s.players[player].truck
    streets = s.content.streets
    if truck == NONE or streets.kind[truck] != cities.BIN:
        return "the truck is not at a bin"
    if streets.number[truck] in s.players[player].bins:
        return f"they hold bin {streets.number[truck]} already"
    return "" if s.path else "nothing was driven this turn"


class DropRoutePlacing(Placing[routes.DropRoute, PlasticsRace]):
    """There is a new card, and an earlier one."""

    def misplaced(self, rule: routes.DropRoute, s: PlasticsRace, player: int, args: Args) -> str:
        me = s.players[player]
        return "" if me.new_route != NONE and me.routes else "there is no new route card, or no earlier one"


class SellPlacing(Placing[plant.Sell, PlasticsRace]):
    """The truck is at the plant."""

    def misplaced(self, rule: plant.Sell, s: PlasticsRace, player: int, args: Args) -> str:
        at_plant = s.plant != NONE and s.players[player].truck == s.content.cities[s.city].plant
        return "" if at_plant else "the truck is not at a plant that buys"


class TakeRewardPlacing(Placing[rewards.TakeReward, PlasticsRace]):
    """The truck is on a circle whose reward can be used."""

    def misplaced(self, rule: rewards.TakeReward, s: PlasticsRace, player: int, args: Args) -> str:
        truck, streets = s.players[player].truck, s.content.streets
        if truck == NONE or streets.kind[truck] != cities.REWARD:
            return "the truck is not on a circle"
        return "" if rewards.usable(s, streets.number[truck]) else "the reward of the circle cannot be used now"


PLACINGS: Final[Mapping[type[Rule[Any]], Placing[Any, Any]]] = {
    turns.Discard: DiscardPlacing(),
    driving.Pay: PayPlacing(),
    driving.NameColour: NameColourPlacing(),
    driving.ChooseLaneColour: ChooseLaneColourPlacing(),
    driving.PayHalf: PayHalfPlacing(),
    driving.SpendCard: SpendCardPlacing(),
    driving.Drive: DrivePlacing(),
    dice.LiftDie: LiftDiePlacing(),
    dice.RollDie: RollDiePlacing(),
    dice.PlaceDie: PlaceDiePlacing(),
    dice.ChangeDie: ChangeDiePlacing(),
    tokens.LiftWorks: LiftPlacing("street works"),
    tokens.PlaceWorks: PlacePlacing("street works", "street works come"),
    tokens.LiftOneWay: LiftPlacing("one-way token"),
    tokens.PlaceOneWay: PlacePlacing("one-way token", "one-way token comes"),
    police.CallPolice: CallPolicePlacing(),
    effects.TakeShortcut: TakeShortcutPlacing(),
    opponents.ChooseOpponent: ChooseOpponentPlacing(),
    opponents.StealCard: OnAnother(),
    opponents.NameCard: OnAnother(),
    opponents.GiveCard: GiveCardPlacing(),
    opponents.TakeCard: TakeCardPlacing(),
    opponents.OfferCard: OfferCardPlacing(),
    opponents.Exchange: OnAnother(),
    puncture.PlayPuncture: PlayPuncturePlacing(),
    puncture.FallBack: FallBackPlacing(),
    bins.Collect: AtBin(),
    bins.TakeBin: AtBin(),
    routes.DropRoute: DropRoutePlacing(),
    plant.Sell: SellPlacing(),
    rewards.TakeReward: TakeRewardPlacing(),
}
