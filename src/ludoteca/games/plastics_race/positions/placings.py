"""European Plastic's Race: where the frames of each rule can be on the stack of a position.

A reason why a frame cannot be there is empty if it can.
"""

from collections.abc import Callable, Mapping
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

Why = Callable[[PlasticsRace, int, Args], str]
Frames = Callable[[PlasticsRace, int, Args], list[Frame]]

NOT_YOURSELF: Final = "it takes another player"
NO_DIE: Final = "no die is on the board"
NOTHING_DRIVEN: Final = "nothing was driven this turn"
LANE_UNPAYABLE: Final = "the white lane cannot be paid for"


class InTurn(Placing[Rule[Any], PlasticsRace]):
    """Why a frame cannot be there, and the frames between it and the rest of the turn."""

    def __init__(self, why: Why | None = None, between: Frames | None = None) -> None:
        self.why = why
        self.between = between

    def misplaced(self, rule: Rule[Any], s: PlasticsRace, player: int, args: Args) -> str:
        return "" if self.why is None else self.why(s, player, args)

    def beneath(self, rule: Rule[Any], s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        between = [] if self.between is None else self.between(s, player, args)
        return [*between, *super().beneath(rule, s, player, turn, args)]


class DiscardPlacing(Placing[turns.Discard, PlasticsRace]):
    def beneath(self, rule: turns.Discard, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        return [do(turns.END_TURN, turn), *positions_of(s.game).turn_stack(s, turn)]


# -------------------------------------------------------------------- driving


def _pay(s: PlasticsRace, player: int, args: Args) -> str:
    (section,) = args
    if s.colour_of(section) == WHITE:
        return "a white lane is paid for in two halves"
    return _not_ahead(s, player, args) or ("" if payable(s, player, section) else "no card pays for the section")


def _name_colour(s: PlasticsRace, player: int, args: Args) -> str:
    """Without a payment, a dashed pair is open."""
    section, payment = args
    if s.colour_of(section) != JOKER:
        return f"{SECTION.id(s.content, section)} is not a joker street"
    elsewhere = _not_ahead(s, player, args)
    if elsewhere:
        return elsewhere
    if payment == NONE:
        return "no dashed pair is open" if s.run_next == NONE else ""
    return "" if driving.NAME_COLOUR.of(s).answers(s, player, args) else "the card cannot be driven with here"


def _choose_lane_colour(s: PlasticsRace, player: int, args: Args) -> str:
    (section,) = args
    if s.colour_of(section) != WHITE:
        return f"{SECTION.id(s.content, section)} is not a white lane"
    return _not_ahead(s, player, args) or ("" if payable(s, player, section) else LANE_UNPAYABLE)


def _pay_half(s: PlasticsRace, player: int, args: Args) -> str:
    colour, halves = args
    return "" if lane_payable(s, s.players[player].hand, colour, 0, halves + 1) else LANE_UNPAYABLE


def _spend_card(s: PlasticsRace, player: int, args: Args) -> str:
    """For a wild, or for that and the rest of a white lane."""
    more, colour, halves = args
    hand = s.players[player].hand
    if colour == NONE:
        return "" if len(hand) > more else "there are not enough cards for a wild"
    return "" if lane_payable(s, hand, colour, more + 1, halves) else LANE_UNPAYABLE


def _second_card_and_drive(s: PlasticsRace, player: int, args: Args) -> list[Frame]:
    more, *lane = args
    second = [ask(driving.SPEND_CARD, player, 0, *lane)] if more else []
    return [*second, *_rest_of_lane(s, player, tuple(lane))]


def _not_ahead(s: PlasticsRace, player: int, args: Args) -> str:
    """The section, which frames carry first, must be in front of the truck; tokens do not matter."""
    section, truck = args[0], s.players[player].truck
    if not s.moving:
        return "the truck has stopped"
    if truck != NONE and any(section == out for out, _ in s.content.streets.exits[truck]):
        return ""
    return f"{SECTION.id(s.content, section)} is not in front of the truck"


def _rest_of_lane(s: PlasticsRace, player: int, args: Args) -> list[Frame]:
    """The other half of a white lane, if it is one, and the drive."""
    colour, halves = args
    white = colour != NONE
    half = [ask(driving.PAY_HALF, player, colour, 0)] if halves else []
    return [*half, do(driving.DRIVE, player, _before_truck(s, player, white), int(white))]


def _before_truck(s: PlasticsRace, player: int, white: bool) -> int:
    """The first section in front of a truck that is, or is not, a white lane."""
    exits = s.content.streets.exits[s.players[player].truck]
    fitting = [section for section, _ in exits if (s.colour_of(section) == WHITE) == white]
    return fitting[0] if fitting else exits[0][0]


# -------------------------------------------------------------------- dice and tokens


def _no_die(s: PlasticsRace, player: int, args: Args) -> str:
    return "" if s.dice else NO_DIE


class LiftPlacing(Placing[tokens.Lift, PlasticsRace]):
    def __init__(self, tokens_called: str) -> None:
        self.called = tokens_called

    def misplaced(self, rule: tokens.Lift, s: PlasticsRace, player: int, args: Args) -> str:
        return "" if rule.TOKENS.on_board(s) and rule.answers(s, player, args) else f"no {self.called} can be moved"


class PlacePlacing(Placing[tokens.Place, PlasticsRace]):
    def __init__(self, tokens_called: str, from_elsewhere: str) -> None:
        self.called = tokens_called
        self.from_elsewhere = from_elsewhere

    def misplaced(self, rule: tokens.Place, s: PlasticsRace, player: int, args: Args) -> str:
        kind = rule.TOKENS
        if args[0] != NONE and kind.domain.counted(s, args[0]) == NONE:
            return f"the {self.from_elsewhere} from another city"
        room = len(kind.on_board(s)) < kind.in_box(s) and rule.answers(s, player, args)
        return "" if room else f"no {self.called} can be placed"


def _take_shortcut(s: PlasticsRace, player: int, args: Args) -> str:
    out = s.moving and s.players[player].truck != NONE and effects.shortcuts(s, player)
    return "" if out else "there is no section that the truck can drive over"


# -------------------------------------------------------------------- opponents


def _choose_opponent(s: PlasticsRace, player: int, args: Args) -> str:
    effect, card = args
    hand = s.players[player].hand
    if effect not in (STEAL, ASK, SWAP, PUNCTURE):
        return f"{EFFECT.id(s.content, effect)} is not played on an opponent"
    if (card != NONE) != (effect == PUNCTURE) or (card != NONE and s.content.effect[card] != PUNCTURE):
        return "a Puncture, and nothing else, comes with its card"
    if (card != NONE and card not in hand) or (effect == SWAP and not hand):
        return "the card for it is not in their hand"
    return "" if opponents.targets(s, player, effect) else "it can be played on nobody"


def _yourself(s: PlasticsRace, player: int, args: Args) -> str:
    return NOT_YOURSELF if args[0] == player else ""


def _give_card(s: PlasticsRace, player: int, args: Args) -> str:
    asker, wanted = args
    return _cannot_pass_on(s, player, asker, wanted)


def _take_card(s: PlasticsRace, player: int, args: Args) -> str:
    asked, wanted = args
    return _cannot_pass_on(s, asked, player, wanted)


def _cannot_pass_on(s: PlasticsRace, giver: int, taker: int, wanted: int) -> str:
    """Why a position cannot ask for a named card to be passed on; empty if it can."""
    if giver == taker:
        return NOT_YOURSELF
    found = opponents.matching_kinds(s, giver, wanted)
    return "" if found else f"seat {giver} has no {WANTED.id(s.content, wanted)} card"


def _offer_card(s: PlasticsRace, player: int, args: Args) -> str:
    me = s.players[player]
    if args[0] == player:
        return NOT_YOURSELF
    return "" if me.hand and me.offer == NONE else "they have no card to offer, or have offered one"


def _exchange(s: PlasticsRace, player: int, args: Args) -> list[Frame]:
    """The other player's offer, unless already made, then the exchange."""
    (partner,) = args
    other = [] if s.players[partner].offer != NONE else [ask(opponents.OFFER_CARD, partner, player)]
    return [*other, do(opponents.EXCHANGE, player, partner)]


def _play_puncture(s: PlasticsRace, player: int, args: Args) -> str:
    (victim,) = args
    return "nobody punctures their own tyre" if victim == player else _collect(s, victim, ())


def _fall_back(s: PlasticsRace, player: int, args: Args) -> str:
    return "" if s.path else NOTHING_DRIVEN


# -------------------------------------------------------------------- bins, routes, the plant, rewards


def _collect(s: PlasticsRace, player: int, args: Args) -> str:
    truck, streets = s.players[player].truck, s.content.streets
    if truck == NONE or streets.kind[truck] != cities.BIN:
        return "the truck is not at a bin"
    if streets.number[truck] in s.players[player].bins:
        return f"they hold bin {streets.number[truck]} already"
    return "" if s.path else NOTHING_DRIVEN


def _drop_route(s: PlasticsRace, player: int, args: Args) -> str:
    me = s.players[player]
    return "" if me.new_route != NONE and me.routes else "there is no new route card, or no earlier one"


def _sell(s: PlasticsRace, player: int, args: Args) -> str:
    at_plant = s.plant != NONE and s.players[player].truck == s.content.cities[s.city].plant
    return "" if at_plant else "the truck is not at a plant that buys"


def _take_reward(s: PlasticsRace, player: int, args: Args) -> str:
    truck, streets = s.players[player].truck, s.content.streets
    if truck == NONE or streets.kind[truck] != cities.REWARD:
        return "the truck is not on a circle"
    return "" if rewards.usable(s, streets.number[truck]) else "the reward of the circle cannot be used now"


PLACINGS: Final[Mapping[type[Rule[Any]], Placing[Any, Any]]] = {
    turns.Discard: DiscardPlacing(),
    driving.Pay: InTurn(_pay),
    driving.NameColour: InTurn(_name_colour),
    driving.ChooseLaneColour: InTurn(_choose_lane_colour),
    driving.PayHalf: InTurn(_pay_half, _rest_of_lane),
    driving.SpendCard: InTurn(_spend_card, _second_card_and_drive),
    driving.Drive: InTurn(_not_ahead),
    dice.LiftDie: InTurn(_no_die, lambda s, player, _: dice.rolling(s, player)[1:]),
    dice.RollDie: InTurn(lambda s, _, __: "" if len(s.rolled) < s.content.dice_count else "no die is left to roll"),
    dice.PlaceDie: InTurn(between=lambda s, player, _: [ask(dice.PLACE_DIE, player)] * len(s.rolled[1:])),
    dice.ChangeDie: InTurn(_no_die),
    tokens.LiftWorks: LiftPlacing("street works"),
    tokens.PlaceWorks: PlacePlacing("street works", "street works come"),
    tokens.LiftOneWay: LiftPlacing("one-way token"),
    tokens.PlaceOneWay: PlacePlacing("one-way token", "one-way token comes"),
    police.CallPolice: InTurn(lambda s, _, __: "" if police.usable(s) else "there is nothing that the police could do"),
    effects.TakeShortcut: InTurn(_take_shortcut),
    opponents.ChooseOpponent: InTurn(_choose_opponent),
    opponents.StealCard: InTurn(_yourself),
    opponents.NameCard: InTurn(_yourself),
    opponents.GiveCard: InTurn(_give_card),
    opponents.TakeCard: InTurn(_take_card),
    opponents.OfferCard: InTurn(_offer_card, _exchange),
    opponents.Exchange: InTurn(_yourself),
    puncture.PlayPuncture: InTurn(_play_puncture, lambda _, __, args: [do(bins.TAKE_BIN, args[0])]),
    puncture.FallBack: InTurn(_fall_back),
    bins.Collect: InTurn(_collect),
    bins.TakeBin: InTurn(_collect),
    routes.DropRoute: InTurn(_drop_route),
    plant.Sell: InTurn(_sell),
    rewards.TakeReward: InTurn(_take_reward),
}
