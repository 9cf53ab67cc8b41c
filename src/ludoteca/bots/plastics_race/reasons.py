"""Why an answer is good, from the plan of the turn and the worth of the cards; only what the asked seat may know."""

from ludoteca.bots.plastics_race import worth
from ludoteca.bots.plastics_race.board import board_of
from ludoteca.bots.plastics_race.plan import Aim, aim, planned
from ludoteca.engine import CHANCE, NONE, Argument, Message, Seat
from ludoteca.games.plastics_race.rules import (
    bins,
    dice,
    driving,
    opponents,
    plant,
    puncture,
    rewards,
    routes,
    tokens,
    turn,
)
from ludoteca.games.plastics_race.state import PlasticsRace


def reasons(s: PlasticsRace, seat: int, answer: int) -> list[Message]:
    """What the plan says; else what this kind of question is about."""
    if answer == planned(s, seat):
        goal = aim(s, seat)
        if goal is not None:
            return [_reached(s, seat, goal)]
    rule = s.rule
    if isinstance(rule, turn.Main):
        return [_in_turn(s, seat, rule, answer)]
    if isinstance(rule, turn.Discard):
        return [_put_away(s, seat, rule.done.covers(answer))]
    if isinstance(rule, puncture.PlayPuncture):
        return [_puncture(s, rule.let_pass.covers(answer))]
    if isinstance(rule, bins.Collect):
        board = board_of(s, seat)
        here = board.goals.index(s.players[seat].truck - board.first_node)
        return [_said("hint-collect", points=_points(_brings(s, seat, here)))]
    if isinstance(rule, (driving.Pay, driving.PayHalf, driving.SpendCard, opponents.OfferCard, opponents.GiveCard)):
        return [_said("hint-card-least")]
    if isinstance(rule, opponents.ChooseOpponent):
        return [_said("hint-leader", player=Seat(rule.choose.object(answer)))]
    return _about_tokens(s, seat, answer)


def _about_tokens(s: PlasticsRace, seat: int, answer: int) -> list[Message]:
    rule = s.rule
    if isinstance(rule, (dice.PlaceDie, tokens.PlaceWorks, tokens.PlaceOneWay)):
        return [_placed(s, seat, answer)]
    if isinstance(rule, rewards.TakeReward):
        return [_said("hint-reward" if rule.take_reward.covers(answer) else "hint-no-reward")]
    if isinstance(rule, plant.Sell):
        return [_said("hint-keep-set" if rule.done.covers(answer) else "hint-sell")]
    if isinstance(rule, routes.DropRoute):
        return [_said("hint-route-least")]
    return [_said("hint-best-placed")]


def _reached(s: PlasticsRace, seat: int, goal: Aim) -> Message:
    points = _points(_brings(s, seat, goal.goal))
    if goal.goal < len(s.stacks):
        return _said("hint-reach-bin", bin=goal.goal + 1, left=goal.left, points=points)
    return _said("hint-reach-plant", left=goal.left, points=points)


def _brings(s: PlasticsRace, seat: int, goal: int) -> float:
    """What is to be had at a goal; the last bin brings the Bonus card, too."""
    last = goal < len(s.stacks) and len(s.players[seat].bins) == len(s.stacks) - 1 and s.bonus == NONE
    return worth.goals(s, seat)[goal] + (s.content.bonus_points if last else 0)


def _in_turn(s: PlasticsRace, seat: int, rule: turn.Main, answer: int) -> Message:
    if rule.end_turn.covers(answer):
        return _said("hint-last-turn" if s.round == s.last_round else "hint-end-turn")
    if rule.play_effect.covers(answer):
        return _said("hint-effect")
    if rule.use_token.covers(answer):
        return _said("hint-token")
    instead = aim(s, seat)
    if instead is not None and instead.goal < len(s.stacks):
        return _said("hint-better-than-bin", bin=instead.goal + 1)
    goal = _towards(s, seat)
    if goal == NONE or instead is not None:
        return _said("hint-best-placed")
    if goal == len(s.stacks):
        return _said("hint-towards-plant")
    before, after = worth.away(s, seat)[goal], _away_after(s, seat, answer, goal)
    return _said("hint-towards-bin" if after < before else "hint-way-round", bin=goal + 1)


def _towards(s: PlasticsRace, seat: int) -> int:
    """The goal that counts most now; `NONE` if nothing is to be had."""
    worths = [
        value * worth.FADING**cards for value, cards in zip(worth.goals(s, seat), worth.away(s, seat), strict=True)
    ]
    return worths.index(max(worths)) if max(worths) > 0.0 else NONE


def _away_after(s: PlasticsRace, seat: int, answer: int, goal: int) -> float:
    """How many cards it takes once the drive has been paid for by habit."""
    world = s.copy()
    world.choose(answer)
    while world.stack and world.player == seat and not isinstance(world.rule, turn.Main):
        world.choose(world.answers[0])
    return worth.away(world, seat)[goal] if world.stack and world.player != CHANCE else 0.0


def _put_away(s: PlasticsRace, seat: int, done: bool) -> Message:
    goal = _towards(s, seat)
    if not 0 <= goal < len(s.stacks):
        return _said("hint-keep" if done else "hint-card-least")
    return _said("hint-keep-for-bin" if done else "hint-useless-for-bin", bin=goal + 1)


def _puncture(s: PlasticsRace, lets_pass: bool) -> Message:
    (victim,) = s.args
    if lets_pass:
        return _said("hint-no-puncture", player=Seat(victim))
    last = len(s.players[victim].bins) == len(s.stacks) - 1
    return _said("hint-puncture-last" if last else "hint-puncture", player=Seat(victim))


def _placed(s: PlasticsRace, seat: int, answer: int) -> Message:
    """Whom it holds up most, by how much farther they are from what they want most."""
    world = s.copy()
    world.choose(answer)
    losses = [(worth.outlook(s, other) - worth.outlook(world, other), other) for other in s.others_from_left(seat)]
    most, other = max(losses)
    gain = worth.reach(world, seat) - worth.reach(s, seat)
    if gain > 0.0 and gain >= most:
        return _said("hint-own-way")
    return _said("hint-holds-up", player=Seat(other)) if most > 0.0 else _said("hint-best-placed")


def _points(points: float) -> str:
    return f"{points:.1f}"


def _said(what: str, **args: Argument) -> Message:
    return Message(what, dict(args), [])
