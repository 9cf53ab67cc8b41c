"""The rules that can be pending at the same time, and for whom."""

from typing import Any, Final

from ludoteca.engine import NONE, BrokenInvariant, Rule
from ludoteca.games.rolling_heights import setup
from ludoteca.games.rolling_heights.rules import ending, market, prep, rival, starting, turn
from ludoteca.games.rolling_heights.state import City

LEADS_ON: Final[tuple[type[Rule[Any]], ...]] = (
    setup.DrawStartPlayer, turn.BeginTurn, turn.EndTurn, turn.PassOn, ending.FinalScoring, ending.ScoreTokens,
)  # fmt: skip
"""Rules that can be at the bottom of the stack: from there the game continues to its end."""
DEALS: Final[tuple[type[Rule[Any]], ...]] = (setup.LayBoard, setup.DealAd, setup.DealTarget)
OF_NOBODY: Final[tuple[type[Rule[Any]], ...]] = (
    setup.LayBoard, setup.DealAd, setup.DrawStartPlayer, market.DrawTile, market.Refill,
    rival.PlaceFirst, rival.RivalStep, rival.RivalBuilds, ending.FinalScoring, ending.ScoreTokens,
)  # fmt: skip
OF_ANYBODY: Final[tuple[type[Rule[Any]], ...]] = (
    setup.DealTarget, starting.TakeStartingTile, starting.PlaceStartingTile, turn.BeginTurn, ending.ScoreTarget,
)  # fmt: skip
"""What concerns a player outside their turn. Everything else belongs to the player whose turn it is."""


def check(s: City) -> None:
    """Raise `BrokenInvariant` if the game would end too soon, or ask the wrong player."""
    for number, player, _ in s.stack:
        _check_player(s, s.rules[number], player)
    number, player, _ = s.stack[0]
    lowest = s.rules[number]
    if not isinstance(lowest, LEADS_ON):
        beneath = _beneath(lowest, player)
        raise BrokenInvariant(f"{lowest.name} is all that is pending: {beneath} must be beneath it")
    left_out = [player for number, player, _ in s.stack if isinstance(s.rules[number], prep.LeaveOut)]
    for seat in range(s.seats):
        _check_active(s, seat, left_out.count(seat))


def _check_player(s: City, rule: Rule[Any], player: int) -> None:
    if player == s.at_turn != NONE or isinstance(rule, OF_NOBODY):
        return
    if player == NONE:
        raise BrokenInvariant(f"{rule.name} is pending for nobody, but it needs a seat")
    if not isinstance(rule, OF_ANYBODY):
        whose = "nobody's" if s.at_turn == NONE else f"that of seat {s.at_turn}"
        raise BrokenInvariant(f"{rule.name} of seat {player} is pending, but the turn is {whose}")


def _beneath(rule: Rule[Any], player: int) -> str:
    if isinstance(rule, ending.ScoreTarget):
        return "ScoreTokens"
    if isinstance(rule, DEALS):
        return "DrawStartPlayer"
    return "BeginTurn" if isinstance(rule, OF_ANYBODY + OF_NOBODY) else f"EndTurn of seat {player}"


def _check_active(s: City, seat: int, left_out: int) -> None:
    """Nobody has more active meeples than may roll, except for those still to be left out. RH-031"""
    active = s.players[seat].active()
    too_many = max(0, active - s.content.active_limit)
    if too_many != left_out:
        raise BrokenInvariant(f"{too_many} of the {active} active meeples of seat {seat} are too many, not {left_out}")
