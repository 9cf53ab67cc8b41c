"""Where the rules of Rolling Heights can be pending, and the frames beneath their questions."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludoteca.engine import NONE, Args, Frame, Rule, ask, do
from ludoteca.games.rolling_heights import setup
from ludoteca.games.rolling_heights.content import STRIP
from ludoteca.games.rolling_heights.geometry import SPACES_OF
from ludoteca.games.rolling_heights.pieces import WOOD
from ludoteca.games.rolling_heights.rules import (
    building,
    buying,
    ending,
    figures,
    market,
    paying,
    prep,
    rally_and_strike,
    rival,
    servants,
    starting,
    turn,
)  # fmt: skip
from ludoteca.games.rolling_heights.state import City
from ludoteca.positions import Placing

Condition = tuple[Callable[[City, int, Args], bool], str]
"""A test of the position, the seat and what the rule `CARRIES`, and the sentence that refuses whatever fails it."""


class Needs(Placing[Rule[City], City]):
    """A rule that can be pending where all of these hold; a sentence may name what the frame carries: `{0}`, `{1}`."""

    def __init__(self, *conditions: Condition) -> None:
        self._conditions = conditions

    def misplaced(self, rule: Rule[City], s: City, player: int, args: Args) -> str:
        for holds, otherwise in self._conditions:
            if not holds(s, player, args):
                return otherwise.format(*args)
        return ""


class RollAheadPlacing(Needs):
    """Cleanup is over, and the next player follows."""

    def beneath(self, rule: Rule[City], s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        return [do(turn.PASS_ON, turn_of)]


class LeaveOutPlacing(Needs):
    """More of the same until few enough are left, then the roll."""

    def beneath(self, rule: Rule[City], s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        more = sum(s.players[player].box) - s.content.active_limit - 1
        roll = [do(prep.ROLL_FIRST, player), do(rally_and_strike.RISK, player)]
        return [*[ask(prep.LEAVE_OUT, player)] * more, *roll, *super().beneath(rule, s, player, turn_of, args)]


class StrikePlacing(Needs):
    """More of the same until half of the meeples lie down, then the token."""

    def beneath(self, rule: Rule[City], s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        again = [ask(rally_and_strike.STRIKE, player)] * (s.players[player].working() // 2 - 1)
        return [*again, do(rally_and_strike.END_STRIKE, player), *super().beneath(rule, s, player, turn_of, args)]


class PayPlacing(Placing[paying.Pay, City]):
    """The rest can be paid. A payment does not say what it is for, so it is taken for the wood of a trade."""

    def misplaced(self, rule: paying.Pay, s: City, player: int, args: Args) -> str:
        cost, resource = args
        have = sum(paying.purse(s)[resource:])
        return "" if have >= cost else f"{cost} cannot be paid with {have}"

    def beneath(self, rule: paying.Pay, s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        return [do(building.GAIN_TRADED, player, WOOD), *super().beneath(rule, s, player, turn_of, args)]


class ScoreTargetPlacing(Needs):
    """The last turn is over: players who have not revealed theirs come next, then the tokens."""

    def beneath(self, rule: Rule[City], s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        others = [seat for seat in s.others_from_left(player) if s.players[seat].revealed == NONE]
        return [*(ask(ending.SCORE_TARGET, seat) for seat in others), do(ending.SCORE_TOKENS)]


TILE_IS_THERE: Final[Condition] = (lambda s, _, args: s.market[args[0]] != NONE, "that slot of the market is empty")
MAY_BUY: Final[Condition] = (lambda s, _, args: args[-1] == 1 or s.buys > 0, "no plan may be bought any more this turn")
IS_REWARD: Final[Condition] = (
    lambda s, _, args: args[1] < len(s.content.plans[args[0]].rewards), "that plan brings no meeple number {1}",
)  # fmt: skip

PLACING: Final[Mapping[type[Rule[Any]], Placing[Any, Any]]] = {
    setup.LayBoard: Needs(
        (lambda s, _, args: s.cells[SPACES_OF[args[0]][0]] == NONE, "neighbourhood {0} has a board already")
    ),
    starting.TakeStartingTile: Needs((lambda s, _, __: market.on_strip(s, 0) != [], "the market for Level 1 is empty")),
    starting.PlaceStartingTile: Needs(TILE_IS_THERE),
    market.DrawTile: Needs(
        (lambda s, _, args: len(market.on_strip(s, args[0])) < STRIP, "no slot of that market strip is empty")
    ),
    turn.RollAhead: RollAheadPlacing(
        (lambda s, player, _: s.players[player].active() == 0, "not all of their meeples are idle")
    ),
    prep.LeaveOut: LeaveOutPlacing(),
    rally_and_strike.Rally: Needs(
        (lambda s, player, _: any(s.players[player].box), "no meeple is exhausted, so there is nobody to rally")
    ),
    rally_and_strike.SeeRally: Needs(
        (lambda s, player, args: sum(s.players[player].box) <= args[0], "more meeples are in the box than were rolled")
    ),
    rally_and_strike.Strike: StrikePlacing(
        (lambda s, player, _: s.players[player].working() > 0, "no meeple works, so nobody can lie down")
    ),
    servants.Raise: Needs(
        (
            lambda _, __, args: args[2] == NONE or args[1] == servants.SECOND,
            "only at the second of two meeples it matters which was raised first",
        ),
        (
            lambda s, player, args: args[1] >= servants.FURTHER or servants.can_raise(s.players[player], 0),
            "there is nobody to raise",
        ),
    ),
    figures.UseBuilding: Needs(
        (
            lambda s, player, args: figures.usable(s, player, args[0] == 1, 0) != [],
            "no building has an ability that would help",
        )
    ),
    figures.Convert: Needs(
        (lambda s, player, args: s.players[player].meeples(args[0]) > 0, "the player has no such meeple"),
        (lambda s, _, args: s.meeples[args[1]] > 0, "no meeple to swap for is left"),
    ),
    figures.GiveBack: Needs(
        (lambda s, _, args: args[1] == 0 or any(s.held) or any(s.misc), "there is no cube to give back")
    ),
    buying.PlacePlan: Needs(TILE_IS_THERE, MAY_BUY),
    buying.PutDown: Needs(
        TILE_IS_THERE, MAY_BUY, (lambda s, _, args: buying.closed(s, args[1]) is None, "no tile can go to that space")
    ),
    paying.Pay: PayPlacing(),
    building.GainMeeple: Needs(IS_REWARD),
    building.ChooseMeeple: Needs(
        IS_REWARD, (lambda s, _, args: building.available(s, *args) != [], "no such meeple is left")
    ),
    rival.RivalBuilds: Needs((lambda s, _, __: s.rivals != [], "there is no Rival"), TILE_IS_THERE),
    ending.ScoreTarget: ScoreTargetPlacing(
        (lambda s, player, _: s.players[player].targets != [], "the player holds no target")
    ),
}
