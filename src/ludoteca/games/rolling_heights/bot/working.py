"""The Main phase of Rolling Heights for bots: who is activated first, what is built next, what each answer is worth.

Meeples that bring something are activated without much thought, the helpers of others first. Then comes the real
question, which plan to buy if any; what is left in hand is built, traded or lost.
"""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.bot import habits, shopping, worth
from ludoteca.games.rolling_heights.bot.outlook import Outlook
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, FIGURE, KIND_COUNT, PLANNER, SERVANT
from ludoteca.games.rolling_heights.rules import figures, main, meeples
from ludoteca.games.rolling_heights.state import City

WASTED: Final = -1.0
"""What giving something away for nothing seems worth."""
LATER: Final = -0.2
"""What adding a cube to a plan that can wait seems worth."""
OPEN_QUESTION: Final = -1.5
"""Below this, a purchase is not worth a thought."""


# -------------------------------------------------------------------------------------------------- activating


def activation(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """Which meeple to activate next, helpers first, hard workers as hard ones; `NONE` if none brings anything."""
    able = able_to_act(s, answers)
    planner, figure = able[PLANNER], able[FIGURE]
    activate = main.MAIN.of(s).activate
    if planner != NONE and activate.objects(planner)[1] == meeples.AS_STEADY:
        return planner
    if able[SERVANT] != NONE:
        return able[SERVANT]
    producer = max(able[:SERVANT])
    if figure != NONE and figure_helps(s, look, seat, activate.objects(figure)[1], producer == NONE):
        return figure
    if producer != NONE:
        return producer
    return planner if planner != NONE and shopping.best_promise(s, look, seat) > 0 else NONE


def able_to_act(s: City, answers: list[int]) -> list[int]:
    """The answer that activates a meeple of each kind, a hard one if there is one, but a steady City Planner first."""
    activate = main.MAIN.of(s).activate
    able = [NONE] * KIND_COUNT
    for answer in answers:
        if activate.covers(answer):
            kind, way = activate.objects(answer)
            if way != meeples.HARD_AS_STEADY and (kind != PLANNER or able[PLANNER] == NONE):
                able[kind] = answer
    return able


def figure_helps(s: City, look: Outlook, seat: int, way: int, last: bool) -> bool:
    """Whether an ability is worth using; an exchange of cubes waits until all are in hand."""
    hard = way == meeples.AS_HARD
    for space in figures.usable(s, seat, hard, 0 if hard else 1):
        ability = s.content.plans[s.tiles[space]].ability
        exchange = ability is not None and ability.kind == tiles.SWAP_CUBES
        if (last or not exchange) and habits.ability_gain(s, look, seat, space, hard) > 0:
            return True
    return False


# -------------------------------------------------------------------------------------------------- building


def next_step(s: City, look: Outlook, seat: int) -> int:
    """The best step with the cubes in hand if nothing is bought: complete, build, trade, or end the phase."""
    rule, me = main.MAIN.of(s), s.players[seat]
    best, most = NONE, -1.0
    for at, space in enumerate(me.plans):
        missing = look.missing[at]
        colour = in_hand(s, missing)
        if colour == NONE:
            continue
        short = lacking(s, missing)
        rank = (100.0 if short == 0 else 0.0) + look.gives(s.tiles[space], 1.0) / (1 + short)
        if rank > most:
            best, most = rule.construct.at(space, colour), rank
    if most < 100.0 and me.tokens:
        colour = worth_a_token(s, look, seat)
        if colour != NONE:
            return rule.spend_token.at(colour)
    if best != NONE:
        return best
    colour = trade(s, look)
    return rule.trade.at(colour) if colour != NONE else rule.end_phase.first


def in_hand(s: City, missing: list[int]) -> int:
    """The first colour in hand that a plan needs."""
    for colour in range(COLOUR_COUNT):
        if missing[colour] and (s.held[colour] or s.misc[colour]):
            return colour
    return NONE


def lacking(s: City, missing: list[int]) -> int:
    """Cubes that a plan needs beyond those in hand."""
    short = 0
    for colour in range(COLOUR_COUNT):
        short += max(0, missing[colour] - s.held[colour] - s.misc[colour])
    return short


def worth_a_token(s: City, look: Outlook, seat: int) -> int:
    """The colour that tokens should bring, if they complete a plan this turn for more than they are worth."""
    me = s.players[seat]
    best, colour = 0.0, NONE
    for at, space in enumerate(me.plans):
        short = lacking(s, look.missing[at])
        if not 0 < short <= me.tokens:
            continue
        plan, missing = s.tiles[space], look.missing[at]
        later = max(0.0, look.promise(plan, missing, 0))
        gain = look.gives(plan, 0.0) - later - (worth.TOKEN + worth.HANDY) * short
        if gain > best:
            best = gain
            colour = next(c for c in range(COLOUR_COUNT) if missing[c] > s.held[c] + s.misc[c])
    return colour


def trade(s: City, look: Outlook) -> int:
    """The colour to trade spare things for, if a plan needs it; the one that is hardest to get."""
    means = s.power + sum(habits.spare(s, look))
    if means < 2:
        return NONE
    best = NONE
    for colour, missing in enumerate(habits.short(s, look)):
        if missing and s.content.trade_costs[colour] <= means:
            best = colour
    return best


# -------------------------------------------------------------------------------------------------- what it is worth


def may_buy(s: City, look: Outlook, seat: int, answers: list[int]) -> bool:
    """Whether there is a plan to buy that does not look bad at once."""
    buy = main.MAIN.of(s).buy
    slots = [buy.object(answer) for answer in answers if buy.covers(answer)]
    if not slots:
        return False
    purse = shopping.Purse(s, look, seat)
    return max([shopping.purchase(s, look, purse, seat, slot) for slot in slots]) > OPEN_QUESTION


def scores(s: City, look: Outlook, seat: int, answers: list[int]) -> list[float]:
    """What each answer gains against buying nothing and using what is in hand, which is 0."""
    rule = main.MAIN.of(s)
    usual = next_step(s, look, seat)
    purse = shopping.Purse(s, look, seat)
    found: list[float] = []
    for answer in answers:
        if answer == usual:
            found.append(0.0)
        elif rule.buy.covers(answer):
            found.append(shopping.purchase(s, look, purse, seat, rule.buy.object(answer)))
        elif answer == rule.end_phase.first:
            found.append(-look.price * (1 + purse.fitting))
        else:
            found.append(LATER if rule.construct.covers(answer) else WASTED)
    return found
