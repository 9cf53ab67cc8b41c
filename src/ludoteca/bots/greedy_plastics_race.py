"""The greedy bot for European Plastic's Race: it tries every answer of its turn and takes what improves its position.

What an answer sets off (the payment, a reward) it decides by simple habits, then it looks where it stands: nearer to
a bin it lacks, to the plant, better cards, an opponent held up. It ends the turn when nothing is better than that.
`games/plastics_race/worth.py` says what things are worth to it.
"""

from collections.abc import Callable
from typing import Final

from ludoteca.bots.base import Bot, Question
from ludoteca.engine import CHANCE, NONE, GameError, Rng
from ludoteca.games.plastics_race import worth
from ludoteca.games.plastics_race.cities import ARROW, ROLL
from ludoteca.games.plastics_race.content import EFFECTS, WILD
from ludoteca.games.plastics_race.rules import bins, puncture, rewards, turn
from ludoteca.games.plastics_race.state import PlasticsRace

LEAST_GAIN: Final = 0.03
"""What a card must bring to be played at all."""
STANDING_STILL: Final = 0.6
"""A turn without driving is wasted: even good cards are spent to get away."""
A_CARD_TO_COME: Final = 0.3
A_ROUTE_TO_COME: Final = 0.4
DICE_TO_COME: Final = 0.05
FEW_TRIED: Final = 14
"""Of many sections only those near the own truck, or the leader's, are tried."""
NEAR: Final = 3
KEPT: Final = 0.35
"""Cards worth less than this for the way ahead are put away at the end of the turn."""


class GreedyPlasticsRace(Bot):
    """Answers one question at a time, from a world that agrees with all its seat knows."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, question: Question) -> int:
        """In the turn the best of all answers, otherwise by the habit for that question."""
        world = question.world(self._rng)
        if not isinstance(world, PlasticsRace):
            raise GameError(f"this bot plays European Plastic's Race, not {question.game.title}")
        if question.rule == "Main":
            return best_move(world, question.seat, question.answers)
        return habit(world, question.seat, question.rule, question.answers)


def best_move(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The answer after which the seat stands best; ending the turn unless something is clearly better."""
    best, most = answers[0], -worth.NEVER
    if best == turn.END_TURN_NOW:
        most = worth.position(s, seat) + LEAST_GAIN - (0.0 if s.path else STANDING_STILL)
    for answer in answers:
        if answer != turn.END_TURN_NOW:
            value = after(s, seat, answer)
            if value > most:
                best, most = answer, value
    return best


def after(s: PlasticsRace, seat: int, answer: int) -> float:
    """What the position is worth once an answer and the habits that follow it are carried out."""
    world = s.copy()
    world.choose(answer)
    while not world.over and world.player != CHANCE:
        rule = world.rules[world.stack[-1][0]].name
        if rule == "Main" or (world.player != seat and rule == "Discard"):
            break
        world.choose(habit(world, world.player, rule, world.answers))
    return worth.position(world, seat) + still_to_fall(world, seat)


def still_to_fall(s: PlasticsRace, seat: int) -> float:
    """What chance that is pending will bring on average."""
    value = 0.0
    for place, player, _, _ in s.stack:
        rule = s.rules[place].name
        if player == seat and rule in ("DrawCard", "StealCard"):
            value += A_CARD_TO_COME
        elif player == seat and rule == "RewardDie":
            value += 1.5 + (A_ROUTE_TO_COME if s.options["routes"] else 0.0)
        elif player == seat and rule == "RollDie":
            value += DICE_TO_COME
    return value


# -------------------------------------------------------------------------------------------------- habits


def habit(s: PlasticsRace, seat: int, rule: str, answers: list[int]) -> int:
    """The answer to a question that is not the whole turn."""
    return _HABITS.get(rule, first_named)(s, seat, answers)


def first_named(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Where it hardly matters."""
    return answers[0]


def best_next(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The answer right after which the seat stands best."""

    def value(answer: int) -> float:
        world = s.copy()
        world.choose(answer)
        return worth.position(world, seat)

    return max(answers, key=value)


def near_truck(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """A section for a die: one near the own truck, if that helps."""
    return best_next(s, seat, _nearest(s, seat, answers, 1))


def near_leader(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """A section for works or an arrow: one on the way of the best other player."""
    per_section = 2 if s.rules[s.stack[-1][0]].name == "PlaceOneWay" else 1
    leader = max(s.others_from_left(seat), key=lambda other: worth.standing(s, other))
    few = _nearest(s, leader, answers, per_section)
    return max(few, key=lambda answer: _holds_up(s, seat, leader, answer))


def _holds_up(s: PlasticsRace, seat: int, leader: int, answer: int) -> float:
    """How far a token makes the leader's way longer, and how little the own one."""
    world = s.copy()
    world.choose(answer)
    return worth.reach(world, seat) - worth.reach(world, leader)


def _nearest(s: PlasticsRace, seat: int, answers: list[int], per_section: int) -> list[int]:
    """The answers whose sections lie nearest to a truck."""
    city, ends = s.content.cities[s.city], s.content.streets.ends
    steps = city.distances[s.players[seat].truck - city.first_node]

    def away(answer: int) -> int:
        a, b = ends[city.first_section + answer // per_section]
        return min(steps[a - city.first_node], steps[b - city.first_node])

    return sorted(answers, key=away)[:FEW_TRIED]


def cheapest(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The card that is missed least; two cards only if no single one will do."""
    kinds = [answer for answer in answers if answer < len(s.content.card_ids)]
    if not kinds:
        return answers[0]
    least = min(kinds, key=lambda kind: usefulness(s, seat, kind))
    spare = [kind for kind in s.players[seat].hand if s.content.form[kind] != WILD]
    if s.content.form[least] == WILD and len(answers) > len(kinds) and len(spare) > NEAR:
        return answers[-1]
    return least


def usefulness(s: PlasticsRace, seat: int, kind: int) -> float:
    """What a card is good for: colours of the way ahead, and its effect."""
    if s.content.form[kind] == WILD:
        return 2.0
    wanted = way_colours(s, seat)
    value = sum([0.6 for colour in s.content.colours[kind] if colour in wanted])
    return value + 2.0 * worth.card_worth(s, kind)


def way_colours(s: PlasticsRace, seat: int) -> list[int]:
    """The colours of the sections that lead from the truck towards the nearest goal."""
    city, streets = s.content.cities[s.city], s.content.streets
    node = s.players[seat].truck
    nodes = [goal for goal, value in worth.goals(s, seat) if value > 0]
    if not nodes:
        return []
    here = city.distances[node - city.first_node]
    goal = min(nodes, key=lambda other: here[other - city.first_node] or worth.NEVER)
    found: list[int] = []
    while node != goal:
        section, node = min(
            streets.exits[node], key=lambda out: city.distances[out[1] - city.first_node][goal - city.first_node]
        )
        found.append(s.colour_of(section))
    return found


def discard(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Whatever is of no use on the way ahead goes, and the worst if there are too many."""
    done = len(s.content.card_ids)
    kinds = [answer for answer in answers if answer != done]
    if not kinds:
        return done
    worst = min(kinds, key=lambda kind: usefulness(s, seat, kind))
    return worst if done not in answers or usefulness(s, seat, worst) < KEPT else done


def opponent(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Whoever stands best."""
    return max(answers, key=lambda other: worth.standing(s, other) + worth.outlook(s, other))


def name_card(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The next colour of the way for which the hand has nothing."""
    held = {colour for kind in s.players[seat].hand for colour in s.content.colours[kind]}
    missing = [colour for colour in way_colours(s, seat) if colour < 6 and colour not in held]
    return missing[0] if missing else 6 + EFFECTS.index("draw_3")


def react(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """A Puncture is for somebody who is not far behind, or about to take his last bin."""
    _, _, victim, _ = s.stack[-1]
    last = len(s.players[victim].bins) == len(s.stacks) - 1
    threat = worth.standing(s, victim) + worth.BIN_REWARD >= worth.standing(s, seat)
    return answers[-1] if last or threat else puncture.LET_PASS


def collect(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Always."""
    return bins.COLLECT_IT


def take_reward(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Dice and arrows are used; a die is changed if that helps, which is seen when it is asked."""
    reward = s.content.streets.number[s.players[seat].truck]
    return rewards.TAKE if reward in (ROLL, ARROW) or s.dice else rewards.DECLINE


def sell(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """Where the plant pays more than the card is worth; a full set is sold only once the Bonus card is gone."""
    profit = s.content.plant_points[s.plant] - s.content.bin_points
    collecting = s.bonus == NONE and len(s.players[seat].bins) + 1 >= len(s.stacks)
    return answers[-1] if profit > 0 and not collecting else answers[0]


def drop_route(s: PlasticsRace, seat: int, answers: list[int]) -> int:
    """The one that pays least for its length."""
    return min(answers, key=lambda card: s.content.route_points[card] / len(s.content.route_colours[card]))


Habit = Callable[[PlasticsRace, int, list[int]], int]

_HABITS: Final[dict[str, Habit]] = {
    "Pay": cheapest, "PayHalf": cheapest, "SpendCard": cheapest, "OfferCard": cheapest, "GiveCard": cheapest,
    "TakeCard": best_next, "NameColour": best_next, "ChooseLaneColour": first_named, "Discard": discard,
    "TakeShortcut": best_next, "CallPolice": best_next, "ChangeDie": best_next, "LiftDie": first_named,
    "PlaceDie": near_truck, "PlaceWorks": near_leader, "PlaceOneWay": near_leader, "LiftWorks": first_named,
    "LiftOneWay": first_named, "ChooseOpponent": opponent, "NameCard": name_card, "PlayPuncture": react,
    "Collect": collect, "TakeReward": take_reward, "Sell": sell, "DropRoute": drop_route, "ChooseLight": best_next,
}  # fmt: skip

BOT: Final = GreedyPlasticsRace
