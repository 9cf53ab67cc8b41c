"""The drive of a turn as a whole: which goal the hand reaches, and what to answer to get there.

Nothing is remembered: the plan is made again at every question, with the cards that are left and the open one.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ludoteca.engine import NONE, Rule, distinct, without
from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.bot.board import NEVER, RoadMap, board_of
from ludoteca.games.plastics_race.bot.reach import Reach, reach
from ludoteca.games.plastics_race.cities import JOKER, WHITE
from ludoteca.games.plastics_race.content import DASHED, WILD
from ludoteca.games.plastics_race.domains import SECTION
from ludoteca.games.plastics_race.rules import driving, effects, turn
from ludoteca.games.plastics_race.state import PlasticsRace

SPENT: Final = 0.15
"""What a card on the way costs; a new one is drawn at the end of the turn."""
SPENT_GOOD: Final = 0.3
SPENT_WILD: Final = 0.5
ONWARD: Final = 0.2
"""What each card for the tour of the other bins costs from there."""
TWO: Final = 2
"""How many cards make a wild."""
FEW: Final = 4
"""How many cards to try as half of one."""


Step = tuple[list[int], int]
"""The cards to be played, none if one is open, and the first section."""


def planned(s: PlasticsRace, seat: int) -> int:
    """The answer that brings the truck to the best goal in reach this turn; `NONE` if there is none."""
    plan = _PLANS.get(type(s.rule))
    if plan is None or seat != s.current or not s.moving:
        return NONE
    answer = plan(s, seat)
    return answer if answer in s.answers else NONE


class DriveGoal(NamedTuple):
    """The goal of the drive, by its place among the goals, and how many cards are left in hand there."""

    goal: int
    left: int


def aim(s: PlasticsRace, seat: int) -> DriveGoal | None:
    """Where the drive of this turn leads, if there is anything to gain there."""
    if seat != s.current or not s.moving or s.players[seat].truck == NONE:
        return None
    board, here, hand = board_of(s, seat), _here(s, seat), s.players[seat].hand
    found = reach(s.content, board, 1 << here | _mask(going_on(s, board, here)), tuple(hand))
    _, played, node = _best(s, seat, found)
    return None if node == NONE else DriveGoal(board.goals.index(node), len(hand) - played.bit_count())


def _drive(s: PlasticsRace, seat: int) -> int:
    """Continue with the open card, or play the next one; a Shortcut if its colour does not lead on."""
    cards, section = _first_step(s, seat)
    main = turn.MAIN.of(s)
    if section != NONE:
        return (main.drive if cards else main.go_on).at(SECTION.counted(s, section))
    return main.play_effect.at(cards[0]) if cards else NONE


def _first_step(s: PlasticsRace, seat: int) -> Step:
    """Towards the best goal; no section without one, or for the effect of a card."""
    board, here = board_of(s, seat), _here(s, seat)
    on = going_on(s, board, here)
    found = reach(s.content, board, 1 << here | _mask(on), tuple(s.players[seat].hand))
    _, played, node = _best(s, seat, found)
    if node == NONE:
        return [], NONE
    while played:
        less, near = found.step_to(played, node)
        if not less and near == here:
            cards = [kind for at, kind in enumerate(found.hand) if played >> at & 1]
            return cards, _section_to(s, board, cards[0] if len(cards) == 1 else NONE, node)
        played, node = less, near
    return [], on[node]


def _section_to(s: PlasticsRace, board: RoadMap, kind: int, node: int) -> int:
    """The section where a card sets off for a node; two cards if `kind` is none."""
    for section, colour, end in board.hops[_here(s, s.current)]:
        if _leads(s, board, kind, colour, end) >> node & 1:
            return section
    return NONE


def _leads(s: PlasticsRace, board: RoadMap, kind: int, colour: int, end: int) -> int:
    """Where a card (two if `kind` is none) takes the truck over a hop: a mask, empty if it does not pay for it."""
    content = s.content
    if kind == NONE or content.form[kind] == WILD or colour == JOKER:
        return 1 << end
    if colour == WHITE or colour not in content.colours[kind]:
        return 0
    if content.form[kind] != DASHED:
        return 1 << end
    one, other = content.colours[kind]
    onward = board.ways.runs[other if colour == one else one][end]
    return 1 << end | onward if onward else 0


def going_on(s: PlasticsRace, board: RoadMap, here: int) -> dict[int, int]:
    """Where the open card still leads, and the section where the truck sets off for it."""
    found: dict[int, int] = {}
    used = s.path[s.run_from :]
    walk = [] if s.run_colour == NONE else [(here, NONE, s.run_colour, s.run_next)]
    for node, first, along, following in walk:
        for section, colour, far in board.exits[node]:
            if colour not in (along, following, JOKER) or section in used or far in found or far == here:
                continue
            found[far] = section if first == NONE else first
            turns = colour == following
            walk.append((far, found[far], following if turns else along, NONE if turns else following))
    return found


def _best(s: PlasticsRace, seat: int, found: Reach) -> tuple[float, int, int]:
    """What the best goal is worth less the cards that it takes, these cards, and its node; `NONE` if there is none."""
    here = _here(s, seat)
    costs = [_cost(s, kind) for kind in found.hand]
    wanted = [(value, node) for value, node in _wanted(s, seat, found.board) if node != here]
    best = (-NEVER, 0, NONE)
    for played, nodes in enumerate(found.spots):
        for value, node in wanted:
            if nodes >> node & 1:
                left = value - sum([cost for at, cost in enumerate(costs) if played >> at & 1])
                best = max(best, (left, played, node))
    return best


def _wanted(s: PlasticsRace, seat: int, board: RoadMap) -> list[tuple[float, int]]:
    """The goals where there is something to gain now: what it is worth, less the way to what is left after it."""
    values, bins, player = worth.goals(s, seat), range(len(s.stacks)), s.players[seat]
    missing = sum([1 << at for at in bins if at + 1 not in player.bins])
    found: list[tuple[float, int]] = []
    for at, value in enumerate(values):
        is_bin = at in bins
        if value <= 0.0 or (is_bin and player.puncture != NONE):
            continue
        left = missing & ~(1 << at)
        last = s.content.bonus_points if is_bin and not left and s.bonus == NONE else 0
        found.append((value + last - ONWARD * board.tours[at][left], board.goals[at]))
    return found


def _cost(s: PlasticsRace, kind: int) -> float:
    if s.content.form[kind] == WILD:
        return SPENT_WILD
    return SPENT_GOOD if worth.card_worth(s, kind) > worth.CARD else SPENT


# -------------------------------------------------------------------- what to pay with


def _pay(s: PlasticsRace, seat: int) -> int:
    """The card, or the two, that keep the best goal in reach."""
    (section,) = s.args
    rule, board, hand = driving.PAY.of(s), board_of(s, seat), s.players[seat].hand
    cards, wanted = _first_step(s, seat)
    if wanted == section and cards:
        return rule.pay.at(cards[0]) if len(cards) == 1 else rule.pay_two.first
    values: list[float] = []
    for answer in s.answers:
        kind = rule.pay.object(answer) if rule.pay.covers(answer) else NONE
        nodes = 0
        for first, colour, end in board.hops[_here(s, seat)]:
            if first == section:
                nodes |= _leads(s, board, kind, colour, end)
        values.append(_spending(s, seat, nodes, hand, TWO) if kind == NONE else _without(s, seat, nodes, hand, kind, 0))
    return _most(s, values)


def _spend(s: PlasticsRace, seat: int) -> int:
    """Of two cards that make a wild, the one that is missed least."""
    more, lane, _ = s.args
    if lane != NONE:
        return NONE
    nodes, hand = _mask(going_on(s, board_of(s, seat), _here(s, seat))), s.players[seat].hand
    spend = driving.SPEND_CARD.of(s).spend
    return _most(s, [_without(s, seat, nodes, hand, spend.object(answer), more) for answer in s.answers])


def _take_shortcut(s: PlasticsRace, seat: int) -> int:
    """The section that keeps the best goal in reach."""
    shortcut, hops = effects.TAKE_SHORTCUT.of(s).shortcut, board_of(s, seat).hops[_here(s, seat)]
    values: list[float] = []
    for answer in s.answers:
        section = SECTION.meant(s, shortcut.object(answer))
        nodes = _mask({end: section for first, _, end in hops if first == section})
        values.append(_spending(s, seat, nodes, s.players[seat].hand, 0))
    return _most(s, values)


def _without(s: PlasticsRace, seat: int, nodes: int, hand: list[int], kind: int, more: int) -> float:
    """The most that can be gained from some nodes after this card is spent, and `more` others."""
    return _spending(s, seat, nodes, without(hand, [kind]), more) - _cost(s, kind)


def _spending(s: PlasticsRace, seat: int, nodes: int, hand: list[int], cards: int) -> float:
    """The most that can be gained from some nodes after `cards` cards are spent: cheap ones that leave the most."""
    if cards:
        few = sorted(distinct(hand), key=lambda kind: _cost(s, kind))[:FEW]
        return max([_without(s, seat, nodes, hand, kind, cards - 1) for kind in few])
    return _best(s, seat, reach(s.content, board_of(s, seat), nodes, tuple(hand)))[0]


def _most(s: PlasticsRace, values: list[float]) -> int:
    """The answer with the highest value; `NONE` if there is nothing left to gain."""
    most = max(values)
    return s.answers[values.index(most)] if most > -NEVER / 2 else NONE


def _here(s: PlasticsRace, seat: int) -> int:
    return s.players[seat].truck - s.content.cities[s.city].first_node


def _mask(nodes: dict[int, int]) -> int:
    found = 0
    for node in nodes:
        found |= 1 << node
    return found


Plan = Callable[[PlasticsRace, int], int]

_PLANS: Final[dict[type[Rule[Any]], Plan]] = {
    turn.Main: _drive, driving.Pay: _pay, driving.SpendCard: _spend, effects.TakeShortcut: _take_shortcut,
}  # fmt: skip
