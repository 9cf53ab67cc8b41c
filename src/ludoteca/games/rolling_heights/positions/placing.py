"""Where the rules of Rolling Heights can be pending, and the frames beneath their questions."""

from collections.abc import Mapping
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

EMPTY_SLOT: Final = "that slot of the market is empty"
ALL_BOUGHT: Final = "no plan may be bought any more this turn"


class LayBoardPlacing(Placing[setup.LayBoard, City]):
    """A neighbourhood is one board."""

    def misplaced(self, rule: setup.LayBoard, s: City, player: int, args: Args) -> str:
        laid = s.cells[SPACES_OF[args[0]][0]] != NONE
        return f"neighbourhood {args[0]} has a board already" if laid else ""


class TakeStartingTilePlacing(Placing[starting.TakeStartingTile, City]):
    """There is a tile to take."""

    def misplaced(self, rule: starting.TakeStartingTile, s: City, player: int, args: Args) -> str:
        return "" if market.on_strip(s, 0) else "the market for Level 1 is empty"


class PlaceStartingTilePlacing(Placing[starting.PlaceStartingTile, City]):
    """The tile is still in the market."""

    def misplaced(self, rule: starting.PlaceStartingTile, s: City, player: int, args: Args) -> str:
        return "" if s.market[args[0]] != NONE else EMPTY_SLOT


class DrawTilePlacing(Placing[market.DrawTile, City]):
    """There is a blank slot."""

    def misplaced(self, rule: market.DrawTile, s: City, player: int, args: Args) -> str:
        return "" if len(market.on_strip(s, args[0])) < STRIP else "no slot of that market strip is empty"


class RollAheadPlacing(Placing[turn.RollAhead, City]):
    """All meeples have been gathered; Cleanup is over, and the next player follows."""

    def misplaced(self, rule: turn.RollAhead, s: City, player: int, args: Args) -> str:
        me = s.players[player]
        return "" if me.workforce() == sum(me.idle) else "not all of their meeples are idle"

    def beneath(self, rule: turn.RollAhead, s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        return [do(turn.PASS_ON, turn_of)]


class LeaveOutPlacing(Placing[prep.LeaveOut, City]):
    """More of the same until few enough are left, then the roll."""

    def beneath(self, rule: prep.LeaveOut, s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        more = sum(s.players[player].box) - s.content.active_limit - 1
        roll = [do(prep.ROLL_FIRST, player), do(rally_and_strike.RISK, player)]
        return [*[ask(prep.LEAVE_OUT, player)] * more, *roll, *super().beneath(rule, s, player, turn_of, args)]


class RallyPlacing(Placing[rally_and_strike.Rally, City]):
    """At least one meeple is exhausted."""

    def misplaced(self, rule: rally_and_strike.Rally, s: City, player: int, args: Args) -> str:
        return "" if any(s.players[player].box) else "no meeple is exhausted, so there is nobody to rally"


class SeeRallyPlacing(Placing[rally_and_strike.SeeRally, City]):
    """The meeples in the box were rolled."""

    def misplaced(self, rule: rally_and_strike.SeeRally, s: City, player: int, args: Args) -> str:
        return "" if sum(s.players[player].box) <= args[0] else "more meeples are in the box than were rolled"


class StrikePlacing(Placing[rally_and_strike.Strike, City]):
    """A meeple works; more of the same until half of them lie down, then the token."""

    def misplaced(self, rule: rally_and_strike.Strike, s: City, player: int, args: Args) -> str:
        me = s.players[player]
        return "" if any(me.steady) or any(me.hard) else "no meeple works, so nobody can lie down"

    def beneath(self, rule: rally_and_strike.Strike, s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        me = s.players[player]
        again = [ask(rally_and_strike.STRIKE, player)] * ((sum(me.steady) + sum(me.hard)) // 2 - 1)
        return [*again, do(rally_and_strike.END_STRIKE, player), *super().beneath(rule, s, player, turn_of, args)]


class RaisePlacing(Placing[servants.Raise, City]):
    """The first step is not optional."""

    def misplaced(self, rule: servants.Raise, s: City, player: int, args: Args) -> str:
        _, mode, raised = args
        if raised != NONE and mode != servants.SECOND:
            return "only at the second of two meeples it matters which was raised first"
        able = mode >= servants.FURTHER or servants.can_raise(s.players[player], 0)
        return "" if able else "there is nobody to raise"


class UseBuildingPlacing(Placing[figures.UseBuilding, City]):
    """There is a building to use."""

    def misplaced(self, rule: figures.UseBuilding, s: City, player: int, args: Args) -> str:
        return "" if figures.usable(s, player, bool(args[0]), 0) else "no building has an ability that would help"


class ConvertPlacing(Placing[figures.Convert, City]):
    """There is one to give, and one to take."""

    def misplaced(self, rule: figures.Convert, s: City, player: int, args: Args) -> str:
        source, into = args
        if not s.players[player].meeples(source):
            return "the player has no such meeple"
        return "" if s.meeples[into] else "no meeple to swap for is left"


class GiveBackPlacing(Placing[figures.GiveBack, City]):
    """The first exchange is not optional."""

    def misplaced(self, rule: figures.GiveBack, s: City, player: int, args: Args) -> str:
        return "there is no cube to give back" if args[1] and not any(s.held) and not any(s.misc) else ""


class PlacePlanPlacing(Placing[buying.PlacePlan, City]):
    """The tile is still in the market, and may be bought."""

    def misplaced(self, rule: buying.PlacePlan, s: City, player: int, args: Args) -> str:
        slot, free = args
        if s.market[slot] == NONE:
            return EMPTY_SLOT
        return "" if free or s.buys else ALL_BOUGHT


class PutDownPlacing(Placing[buying.PutDown, City]):
    """A tile is in the market, and the space is empty land."""

    def misplaced(self, rule: buying.PutDown, s: City, player: int, args: Args) -> str:
        slot, space, free = args
        if s.market[slot] == NONE:
            return EMPTY_SLOT
        if not free and not s.buys:
            return ALL_BOUGHT
        return "" if buying.closed(s, space) is None else "no tile can go to that space"


class PayPlacing(Placing[paying.Pay, City]):
    """The rest can be paid. A payment does not say what it is for, so it is taken for the wood of a trade."""

    def misplaced(self, rule: paying.Pay, s: City, player: int, args: Args) -> str:
        cost, resource = args
        have = sum(paying.purse(s)[resource:])
        return "" if have >= cost else f"{cost} cannot be paid with {have}"

    def beneath(self, rule: paying.Pay, s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        return [do(building.GAIN_TRADED, player, WOOD), *super().beneath(rule, s, player, turn_of, args)]


class GainMeeplePlacing(Placing[building.GainMeeple, City]):
    """The building has that many meeples."""

    def misplaced(self, rule: building.GainMeeple, s: City, player: int, args: Args) -> str:
        return _no_such_reward(s, args)


class ChooseMeeplePlacing(Placing[building.ChooseMeeple, City]):
    """Something is left of that reward."""

    def misplaced(self, rule: building.ChooseMeeple, s: City, player: int, args: Args) -> str:
        plan, at = args
        return _no_such_reward(s, args) or ("" if building.available(s, plan, at) else "no such meeple is left")


def _no_such_reward(s: City, args: Args) -> str:
    plan, at = args
    return "" if at < len(s.content.plans[plan].rewards) else f"that plan brings no meeple number {at}"


class RivalBuildsPlacing(Placing[rival.RivalBuilds, City]):
    """There is a Rival, and the tile is still in the market."""

    def misplaced(self, rule: rival.RivalBuilds, s: City, player: int, args: Args) -> str:
        if not s.rivals:
            return "there is no Rival"
        return "" if s.market[args[0]] != NONE else EMPTY_SLOT


class ScoreTargetPlacing(Placing[ending.ScoreTarget, City]):
    """The last turn is over: players who have not revealed theirs come next, then the tokens."""

    def misplaced(self, rule: ending.ScoreTarget, s: City, player: int, args: Args) -> str:
        return "" if s.players[player].targets else "the player holds no target"

    def beneath(self, rule: ending.ScoreTarget, s: City, player: int, turn_of: int, args: Args) -> list[Frame]:
        others = [seat for seat in s.others_from_left(player) if s.players[seat].revealed == NONE]
        return [*(ask(ending.SCORE_TARGET, seat) for seat in others), do(ending.SCORE_TOKENS)]


PLACING: Final[Mapping[type[Rule[Any]], Placing[Any, Any]]] = {
    setup.LayBoard: LayBoardPlacing(),
    starting.TakeStartingTile: TakeStartingTilePlacing(),
    starting.PlaceStartingTile: PlaceStartingTilePlacing(),
    market.DrawTile: DrawTilePlacing(),
    turn.RollAhead: RollAheadPlacing(),
    prep.LeaveOut: LeaveOutPlacing(),
    rally_and_strike.Rally: RallyPlacing(),
    rally_and_strike.SeeRally: SeeRallyPlacing(),
    rally_and_strike.Strike: StrikePlacing(),
    servants.Raise: RaisePlacing(),
    figures.UseBuilding: UseBuildingPlacing(),
    figures.Convert: ConvertPlacing(),
    figures.GiveBack: GiveBackPlacing(),
    buying.PlacePlan: PlacePlanPlacing(),
    buying.PutDown: PutDownPlacing(),
    paying.Pay: PayPlacing(),
    building.GainMeeple: GainMeeplePlacing(),
    building.ChooseMeeple: ChooseMeeplePlacing(),
    rival.RivalBuilds: RivalBuildsPlacing(),
    ending.ScoreTarget: ScoreTargetPlacing(),
}
