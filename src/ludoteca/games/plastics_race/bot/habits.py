"""How the small questions of European Plastic's Race are answered: payments, rewards, cards put away."""

from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine import NONE, Rule
from ludoteca.games.plastics_race import setup
from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.cities import ARROW, COLOURS, ROLL
from ludoteca.games.plastics_race.content import DRAW_3, WILD
from ludoteca.games.plastics_race.domains import ARROW as ARROWS
from ludoteca.games.plastics_race.domains import CARD, SECTION
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

FEW: Final = 4
"""How many to try of many answers about which nothing is known."""
AHEAD: Final = 3
FAR_AHEAD: Final = 5
"""How many cards ahead a player thinks."""
KEPT: Final = 0.35
"""Cards worth less than this for the way ahead are put away at the end of the turn."""


def habit(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The answer to a question that is not the whole turn."""
    usual = _HABITS.get(type(s.rule))
    return answers[0] if usual is None else usual(s, seat, answers)


def best_next(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The answer that leaves the seat in the best position."""

    def value(answer: int) -> float:
        world = s.copy()
        world.choose(answer)
        return worth.position(world, seat)

    return max(answers, key=value)


def place_die(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """On your own way if that helps, else on that of the best other player."""
    leader = _leader(s, seat)
    few = _on_way(s, seat, answers) if _in_hand(s, seat, s.rolled[0]) else []
    return best_next(s, seat, few + _on_way(s, leader, answers) or answers[:FEW])


def change_die(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """To a colour in hand, if there is one."""
    change = dice.CHANGE_DIE.of(s).change_die
    few = [answer for answer in answers if _in_hand(s, seat, change.objects(answer)[1])]
    return best_next(s, seat, few or answers[:FEW])


def _in_hand(s: PlasticsRace, seat: int, colour: int) -> bool:
    return any(colour in s.content.colours[kind] for kind in s.players[seat].hand)


def place_token(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Works or an arrow go on the way of the best other player."""
    leader = _leader(s, seat)
    few = _on_way(s, leader, answers) or answers[:FEW]
    return max(few, key=lambda answer: _holds_up(s, seat, leader, answer))


def _leader(s: PlasticsRace, seat: int) -> int:
    points = s.game.scores(s)
    return max(s.others_from_left(seat), key=lambda other: points[other] + worth.standing(s, other))


def _holds_up(s: PlasticsRace, seat: int, leader: int, answer: int) -> float:
    """How much longer a token makes the leader's way, and how little your own."""
    world = s.copy()
    world.choose(answer)
    return worth.reach(world, seat) - worth.outlook(world, leader)


def placed_on_ways(s: PlasticsRace, answers: list[int]) -> list[int]:
    return [answer for seat in range(s.seats) for answer in _on_way(s, seat, answers)]


def _on_way(s: PlasticsRace, seat: int, answers: list[int]) -> list[int]:
    """The answers that place something where the cards that a seat will play next begin."""
    sections = [section for section, _, _ in worth.way(s, seat, AHEAD)]
    return [answer for answer in answers if _section_of(s, answer) in sections]


def _section_of(s: PlasticsRace, answer: int) -> int:
    verb = s.rule.verb(answer)
    placed = ARROWS.meant(s, verb.object(answer)) if verb.one is ARROWS else SECTION.meant(s, verb.object(answer))
    return s.content.streets.arrow_section[placed] if verb.one is ARROWS else placed


def cheapest(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The card that is missed least; two cards only if no single one will do."""
    kinds = {answer: s.rule.verb(answer).object(answer) for answer in answers if s.rule.verb(answer).one is CARD}
    if not kinds:
        return answers[0]
    wanted = way_colours(s, seat) if len(kinds) > 1 else []
    least = min(kinds, key=lambda answer: usefulness(s, wanted, kinds[answer]))
    spare = [kind for kind in s.players[seat].hand if s.content.form[kind] != WILD]
    if s.content.form[kinds[least]] == WILD and len(answers) > len(kinds) and len(spare) > AHEAD:
        return answers[-1]
    return least


def usefulness(s: PlasticsRace, wanted: list[int], kind: int) -> float:
    """What a card is good for: colours of the way ahead, and its effect."""
    if s.content.form[kind] == WILD:
        return 2.0
    value = sum([0.6 for colour in s.content.colours[kind] if colour in wanted])
    return value + 2.0 * worth.card_worth(s, kind)


def way_colours(s: PlasticsRace, seat: int) -> list[int]:
    """The colours of the cards for the way ahead, the next one first."""
    return [colour for _, colour, _ in worth.way(s, seat, FAR_AHEAD)]


def discard(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Put away cards that are no use on the way ahead, and the worst if there are too many; in the last round none."""
    rule = turn.DISCARD.of(s)
    kinds = [rule.discard.object(answer) for answer in answers if rule.discard.covers(answer)]
    if not kinds or (s.round == s.last_round and rule.done.first in answers):
        return rule.done.first
    wanted = way_colours(s, seat)
    worst = min(kinds, key=lambda kind: usefulness(s, wanted, kind))
    useless = rule.done.first not in answers or usefulness(s, wanted, worst) < KEPT
    return rule.discard.at(worst) if useless else rule.done.first


def opponent(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    choose, points = opponents.CHOOSE_OPPONENT.of(s).choose, s.game.scores(s)
    others = [choose.object(answer) for answer in answers]
    return choose.at(max(others, key=lambda other: points[other] + worth.standing(s, other) + worth.outlook(s, other)))


def name_card(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The next colour of the way that is not in hand."""
    held = {colour for kind in s.players[seat].hand for colour in s.content.colours[kind]}
    missing = [colour for colour in way_colours(s, seat) if colour < len(COLOURS) and colour not in held]
    wanted = missing[0] if missing else len(COLOURS) + DRAW_3
    return opponents.NAME_CARD.of(s).name_card.at(wanted)


def react(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Play a Puncture on somebody who is not far behind, or about to take their last bin."""
    (victim,) = s.args
    last = len(s.players[victim].bins) == len(s.stacks) - 1
    points = s.game.scores(s)
    threat = points[victim] + s.content.bin_points + worth.die_worth(s) >= points[seat]
    return answers[-1] if last or threat else puncture.PLAY_PUNCTURE.of(s).let_pass.first


def collect(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Always, unless a Puncture would only put the truck back."""
    rule = bins.COLLECT.of(s)
    return (rule.collect if s.players[seat].puncture == NONE else rule.pass_bin).first


def take_reward(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Dice and arrows are used; a die is changed if that helps, which shows when it is asked."""
    reward = s.content.streets.number[s.players[seat].truck]
    rule = rewards.TAKE_REWARD.of(s)
    return (rule.take_reward if reward in (ROLL, ARROW) or s.dice else rule.decline_reward).first


def sell(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Sell if the plant pays more than the card is worth; a full set only once the Bonus card is gone."""
    profit = s.content.plant_points[s.plant] - s.content.bin_points
    return answers[-1] if profit > 0 and not worth.collecting(s, seat) else answers[0]


def drop_route(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The one that pays least for its length."""
    drop, content = routes.DROP_ROUTE.of(s).drop_route, s.content
    cards = [drop.object(answer) for answer in answers]
    return drop.at(min(cards, key=lambda card: content.route_points[card] / len(content.route_colours[card])))


Habit = Callable[[PlasticsRace, int, list[int]], int]

_HABITS: Final[dict[type[Rule[Any]], Habit]] = {
    driving.Pay: cheapest, driving.PayHalf: cheapest, driving.SpendCard: cheapest, driving.NameColour: best_next,
    opponents.OfferCard: cheapest, opponents.GiveCard: cheapest, opponents.TakeCard: best_next,
    opponents.ChooseOpponent: opponent, opponents.NameCard: name_card,
    turn.Discard: discard, effects.TakeShortcut: best_next, police.CallPolice: best_next,
    dice.ChangeDie: change_die, dice.PlaceDie: place_die,
    tokens.PlaceWorks: place_token, tokens.PlaceOneWay: place_token,
    puncture.PlayPuncture: react, bins.Collect: collect, rewards.TakeReward: take_reward, plant.Sell: sell,
    routes.DropRoute: drop_route, setup.ChooseLight: best_next,
}  # fmt: skip
"""Everywhere else the first answer will do."""
