"""Why an answer is good, from the plan of the turn and the worth of the cards; only what the asked seat may know."""

from ludoteca.engine import NOBODY, NONE, Argument, Message, Seat
from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.bot.board import board_of
from ludoteca.games.plastics_race.bot.plan import DriveGoal, aim, planned
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.content import DRAW_2, DRAW_3
from ludoteca.games.plastics_race.domains import EFFECT
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
    turn,
)
from ludoteca.games.plastics_race.state import PlasticsRace


def reasons(s: PlasticsRace, seat: int, answer: int) -> list[Message]:
    """What the plan says; else what this kind of question is about."""
    if answer == planned(s, seat):
        goal = aim(s, seat) if isinstance(s.rule, turn.Main) else _aim_after(s, seat, answer)
        if goal is not None:
            return [_reached(s, seat, goal)]
    rule = s.rule
    if isinstance(rule, turn.Main):
        return [_in_turn(s, seat, rule, answer)]
    if isinstance(rule, effects.TakeShortcut):
        return [_driven(s, seat, answer)]
    if isinstance(rule, turn.Discard):
        return [_put_away(s, seat, rule.done.covers(answer))]
    if isinstance(rule, puncture.PlayPuncture):
        return [_puncture(s, rule.let_pass.covers(answer))]
    if isinstance(rule, bins.Collect):
        return [_said("hint-plastics-race-collect", points=_points(_brings(s, seat, _here(s, seat))))]
    if isinstance(rule, (driving.Pay, driving.PayHalf, driving.SpendCard, opponents.OfferCard, opponents.GiveCard)):
        return [_said("hint-card-least")]
    if isinstance(rule, opponents.ChooseOpponent):
        return [_opponent(s, seat, rule.choose.object(answer))]
    return _about_tokens(s, seat, answer)


def _about_tokens(s: PlasticsRace, seat: int, answer: int) -> list[Message]:
    rule = s.rule
    if isinstance(rule, (dice.PlaceDie, dice.ChangeDie, tokens.PlaceWorks, tokens.PlaceOneWay, police.CallPolice)):
        return [_placed(s, seat, answer)]
    if isinstance(rule, (dice.LiftDie, tokens.LiftOneWay, tokens.LiftWorks)):
        return [_said("hint-plastics-race-any")]
    if isinstance(rule, opponents.NameCard):
        names_colour = rule.name_card.object(answer) < len(COLOURS)
        return [_said("hint-plastics-race-name-colour" if names_colour else "hint-plastics-race-name-draw")]
    if isinstance(rule, rewards.TakeReward):
        takes = rule.take_reward.covers(answer)
        return [_said("hint-plastics-race-reward" if takes else "hint-plastics-race-no-reward")]
    if isinstance(rule, plant.Sell):
        keeps = "hint-plastics-race-keep-set" if worth.collecting(s, seat) else "hint-plastics-race-no-sale"
        return [_said(keeps if rule.done.covers(answer) else "hint-plastics-race-sell")]
    if isinstance(rule, routes.DropRoute):
        return [_said("hint-plastics-race-route-least")]
    return [_said("hint-best-placed")]


def _aim_after(s: PlasticsRace, seat: int, answer: int) -> DriveGoal | None:
    """Where the drive leads, as planned, after this question and the payment that it belongs to."""
    world = _settled(s, seat, answer)
    if not world.stack or world.player != seat:
        return None
    if isinstance(world.rule, bins.Collect):
        return DriveGoal(_here(world, seat), len(world.players[seat].hand))
    return aim(world, seat)


def _settled(s: PlasticsRace, seat: int, answer: int) -> PlasticsRace:
    """The position after an answer and the small questions that follow from it, such as what to pay with."""
    world = s.copy()
    world.choose(answer)
    while world.stack and world.player == seat and not isinstance(world.rule, (turn.Main, bins.Collect)):
        following = planned(world, seat)
        world.choose(world.answers[0] if following == NONE else following)
    return world


def _here(s: PlasticsRace, seat: int) -> int:
    """The goal where the truck is."""
    board = board_of(s, seat)
    return board.goals.index(s.players[seat].truck - board.first_node)


def _opponent(s: PlasticsRace, seat: int, other: int) -> Message:
    points = s.game.scores(s)
    leads = points[other] == max(points[one] for one in range(s.seats) if one != seat)
    return _said("hint-plastics-race-leader" if leads and s.seats > 2 else "hint-best-placed", player=Seat(other))


def _reached(s: PlasticsRace, seat: int, goal: DriveGoal) -> Message:
    points = _points(_brings(s, seat, goal.goal))
    if goal.goal < len(s.stacks):
        return _said("hint-plastics-race-reach-bin", bin=goal.goal + 1, left=goal.left, points=points)
    return _said("hint-plastics-race-reach-plant", left=goal.left, points=points)


def _brings(s: PlasticsRace, seat: int, goal: int) -> float:
    """The gain at a goal; the last bin brings the Bonus card, too."""
    last = goal < len(s.stacks) and len(s.players[seat].bins) == len(s.stacks) - 1 and s.bonus == NONE
    return worth.goals(s, seat)[goal] + (s.content.bonus_points if last else 0)


def _in_turn(s: PlasticsRace, seat: int, rule: turn.Main, answer: int) -> Message:
    if rule.end_turn.covers(answer):
        return _end_turn(s, seat, rule)
    if rule.play_effect.covers(answer):
        return _effect(s, seat, rule, rule.play_effect.object(answer))
    if rule.use_token.covers(answer):
        return _said("hint-plastics-race-token")
    return _driven(s, seat, answer)


def _end_turn(s: PlasticsRace, seat: int, rule: turn.Main) -> Message:
    goal = aim(s, seat)
    if goal is not None:
        is_bin = goal.goal < len(s.stacks)
        return _said("hint-plastics-race-end-turn-bin", bin=goal.goal + 1) if is_bin else _said("hint-best-placed")
    if s.round == s.last_round:
        return _said("hint-plastics-race-last-turn")
    if s.moving and s.players[seat].puncture != NONE:
        return _said("hint-plastics-race-end-turn-puncture")
    if not s.moving:
        return _said("hint-plastics-race-end-turn")
    costs = any(rule.drive.covers(answer) or rule.play_effect.covers(answer) for answer in s.answers)
    return _said("hint-plastics-race-end-turn-far" if costs else "hint-plastics-race-end-turn-here")


def _effect(s: PlasticsRace, seat: int, rule: turn.Main, card: int) -> Message:
    """What the effect is good for, and why the card is not needed for driving."""
    effect = s.content.effect[card]
    if effect in (DRAW_2, DRAW_3):
        return _said("hint-plastics-race-effect-draw" if s.moving else "hint-plastics-race-effect-draw-late")
    goal = aim(s, seat)
    if goal is not None and goal.goal < len(s.stacks):
        without = s.copy()
        without.players[seat].hand.remove(card)
        spared = aim(without, seat)
        if spared is None or spared.goal != goal.goal:
            return _said("hint-plastics-race-better-than-bin", bin=goal.goal + 1)
        free = "bin"
    else:
        free = "moving" if s.moving and any(rule.drive.covers(answer) for answer in s.answers) else "stopped"
    bin_ = 0 if goal is None else goal.goal + 1
    return _said("hint-plastics-race-effect", free=free, bin=bin_, effect=str(EFFECT.id(s.content, effect)))


def _driven(s: PlasticsRace, seat: int, answer: int) -> Message:
    """A drive that is not what the plan of the turn says."""
    reached = _aim_after(s, seat, answer)
    if reached is not None:
        return _reached(s, seat, reached)
    instead = aim(s, seat)
    if instead is not None and instead.goal < len(s.stacks):
        return _said("hint-plastics-race-better-than-bin", bin=instead.goal + 1)
    goal = _towards(s, seat)
    if goal == NONE or instead is not None:
        return _said("hint-best-placed")
    if goal == len(s.stacks):
        return _said("hint-plastics-race-towards-plant")
    before, after = worth.away(s, seat)[goal], _away_after(s, seat, answer, goal)
    return _said("hint-plastics-race-towards-bin" if after < before else "hint-plastics-race-way-round", bin=goal + 1)


def _towards(s: PlasticsRace, seat: int) -> int:
    """The goal that counts most now; `NONE` if there is nothing to gain."""
    worths = [
        value * worth.FADING**cards for value, cards in zip(worth.goals(s, seat), worth.away(s, seat), strict=True)
    ]
    return worths.index(max(worths)) if max(worths) > 0.0 else NONE


def _away_after(s: PlasticsRace, seat: int, answer: int, goal: int) -> float:
    """How many cards it takes once the drive has been paid for."""
    world = _settled(s, seat, answer)
    return worth.away(world, seat)[goal] if world.stack and world.player != NOBODY else 0.0


def _put_away(s: PlasticsRace, seat: int, done: bool) -> Message:
    if s.round == s.last_round:
        return _said("hint-plastics-race-cards-over")
    goal = _towards(s, seat)
    if not 0 <= goal < len(s.stacks):
        return _said("hint-plastics-race-keep" if done else "hint-plastics-race-new-card")
    return _said("hint-plastics-race-keep-for-bin" if done else "hint-plastics-race-useless-for-bin", bin=goal + 1)


def _puncture(s: PlasticsRace, lets_pass: bool) -> Message:
    (victim,) = s.args
    if lets_pass:
        return _said("hint-plastics-race-no-puncture", player=Seat(victim))
    last = len(s.players[victim].bins) == len(s.stacks) - 1
    return _said("hint-plastics-race-puncture-last" if last else "hint-plastics-race-puncture", player=Seat(victim))


def _placed(s: PlasticsRace, seat: int, answer: int) -> Message:
    """Whom it delays most, by how much farther they are from what they want most."""
    world = s.copy()
    world.choose(answer)
    losses = [(worth.outlook(s, other) - worth.outlook(world, other), other) for other in s.others_from_left(seat)]
    most, other = max(losses)
    gain = worth.reach(world, seat) - worth.reach(s, seat)
    if gain > 0.0 and gain >= most:
        return _said("hint-plastics-race-own-way")
    return _said("hint-plastics-race-holds-up", player=Seat(other)) if most > 0.0 else _said("hint-best-placed")


def _points(points: float) -> str:
    return f"{points:.1f}"


def _said(what: str, **args: Argument) -> Message:
    return Message(what, dict(args), [])
