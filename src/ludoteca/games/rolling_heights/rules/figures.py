"""Rolling Heights, 'Public Figure' and the purple abilities of buildings."""

from typing import Final

from ludoteca.engine import Decision, GameError, add, ask
from ludoteca.games.rolling_heights import plans
from ludoteca.games.rolling_heights.city import SPACES
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, KIND_COUNT
from ludoteca.games.rolling_heights.plans import Ability, Counting
from ludoteca.games.rolling_heights.rules import counting, cubes, meeples, points, prep, wild
from ludoteca.games.rolling_heights.state import STEEL, City, Player

IDLE: Final = 0
IN_BOX: Final = 1
STEADY: Final = 2
HARD: Final = 3
SPENT: Final = 4
STATES: Final = 5

STOP: Final = 0
AGAIN: Final = 1
KEEP: Final = 4
"""The answer of `GiveBack` that ends the exchange."""


def usable(s: City, player: int, hard: bool, own: int) -> list[int]:
    """The player's completed buildings whose ability is unused this turn and would change something.

    `own` is 1 if the acting figure itself still stands steady, so that it does not count as one to upgrade.
    RH-053, RH-072, RH-073
    """
    choices: list[int] = []
    for space in s.players[player].buildings:
        ability = s.content.plans[s.tiles[space]].ability
        if ability is not None and space not in s.used and would_help(s, player, space, ability, hard, own):
            choices.append(space)
    return choices


def would_help(s: City, player: int, space: int, ability: Ability, hard: bool, own: int) -> bool:
    """Whether an ability would change anything. RH-053, RH-170, RH-175"""
    me = s.players[player]
    if ability.counting is not None:
        return points_of(s, player, space, ability, ability.counting, hard) > 0
    if ability.kind == plans.WILD_TOKENS:
        return wild.can_take(s)
    if ability.kind == plans.CONVERT:
        return s.meeples[ability.into] > 0 and me.meeples(ability.source) > 0
    if ability.kind == plans.REROLL:
        return any(me.box)
    if ability.kind == plans.UPGRADE:
        return meeples.can_raise(me, own)
    if ability.kind == plans.SWAP_CUBES:
        return any(s.held) or any(s.misc)
    return True


def points_of(s: City, player: int, space: int, ability: Ability, what: Counting, hard: bool) -> int:
    """Points for what is counted, by the state of the board now. RH-074, RH-167, RH-168, RH-169"""
    base = ability.hard_base if hard else 0
    return base + ability.value[hard] * counting.count(s, player, space, what)


class UseBuilding(Decision[City]):
    """Which completed building a Public Figure uses; each only once per turn. RH-072, RH-073"""

    size = SPACES

    def fits(self, s: City, player: int, hard: int, b: int) -> bool:
        """There is a building to use."""
        return hard in (0, 1) and b == 0 and bool(usable(s, player, bool(hard), 0))

    def options(self, s: City, player: int, hard: int, b: int) -> list[int]:
        """Those whose ability would change something."""
        return usable(s, player, bool(hard), 0)

    def chosen(self, s: City, player: int, space: int, hard: int, b: int) -> None:
        """The figure's state picks the value."""
        add(s.used, space)
        s.tell("uses-building", player, s.tiles[space], hard)
        ability = s.content.plans[s.tiles[space]].ability
        if ability is None:
            raise GameError(f"{s.content.plan_ids[s.tiles[space]]} has no ability to use")
        if ability.counting is not None:
            points.score(s, player, points_of(s, player, space, ability, ability.counting, bool(hard)))
        else:
            carry_out(s, player, ability, bool(hard))


def carry_out(s: City, player: int, ability: Ability, hard: bool) -> None:
    """What each kind of ability does beyond scoring what it counts. RH-165, RH-170, RH-171, RH-173, RH-175"""
    value, kind = ability.value[hard], ability.kind
    if kind == plans.CONVERT:
        s.then([ask(CONVERT, player, ability.source, ability.into)])
    elif kind == plans.REROLL:
        s.then([*prep.rolls(s, player), ask(REROLL_AGAIN, player, value - 1)])
    elif kind == plans.UPGRADE:
        s.then([ask(meeples.RAISE, player, value, meeples.FIRST)])
    elif kind == plans.SWAP_CUBES:
        s.then([ask(GIVE_BACK, player, value, 1)])
    elif kind in (plans.DISCOUNT, plans.EXTRA_BUY):
        help_buying(s, ability, hard)
    else:
        gain_at_once(s, player, ability, value)


def help_buying(s: City, ability: Ability, hard: bool) -> None:
    """A lower total for the next plan bought, or one more plan to buy. RH-172, RH-174"""
    if ability.kind == plans.DISCOUNT:
        s.discount += ability.value[hard]
    else:
        s.buys += ability.value[hard]
        s.discount += ability.hard_discount if hard else 0


def gain_at_once(s: City, player: int, ability: Ability, value: int) -> None:
    """Cubes, spending power, points or wild tokens. RH-165, RH-171"""
    if ability.kind == plans.SPENDING_POWER:
        meeples.gain_power(s, player, value)
    elif ability.kind == plans.POINTS:
        points.score(s, player, value)
    elif ability.kind == plans.WILD_TOKENS:
        wild.gain(s, player, value)
    elif ability.colour == plans.ANY_COLOUR:
        s.then([ask(ANY_CUBE, player) for _ in range(value)])
    else:
        cubes.gain(s, player, ability.colour, value)


class AnyCube(Decision[City]):
    """One cube of a colour of your choice. RH-171"""

    size = COLOUR_COUNT

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """All four colours, whether or not they ran out."""
        return list(range(COLOUR_COUNT))

    def chosen(self, s: City, player: int, colour: int, a: int, b: int) -> None:
        """Gained as always."""
        cubes.gain(s, player, colour, 1)


class Convert(Decision[City]):
    """Which of your meeples of a kind is swapped, by its state, which the new one takes over exactly. RH-170"""

    size = STATES

    def fits(self, s: City, player: int, source: int, into: int) -> bool:
        """One to give, one to take."""
        if not (0 <= source < KIND_COUNT and 0 <= into < KIND_COUNT):
            return False
        return s.players[player].meeples(source) > 0 and s.meeples[into] > 0

    def options(self, s: City, player: int, source: int, into: int) -> list[int]:
        """Every state in which there is one."""
        return [state for state in range(STATES) if in_state(s.players[player], state)[source]]

    def chosen(self, s: City, player: int, state: int, source: int, into: int) -> None:
        """The old one goes back to the supply."""
        lot = in_state(s.players[player], state)
        lot[source] -= 1
        lot[into] += 1
        s.meeples[source] += 1
        s.meeples[into] -= 1
        s.tell("converts", player, source, into)


def in_state(me: Player, state: int) -> list[int]:
    """A player's meeples in one state, by kind."""
    return (me.idle, me.box, me.steady, me.hard, me.spent)[state]


class RerollAgain(Decision[City]):
    """Roll the exhausted meeples once more, or let them lie; no bust. RH-068, RH-175"""

    size = 2

    def fits(self, s: City, player: int, left: int, b: int) -> bool:
        """Rolls that are left."""
        return 0 <= left <= 9 and b == 0

    def options(self, s: City, player: int, left: int, b: int) -> list[int]:
        """Nothing to decide without a roll left or without an exhausted meeple."""
        return [STOP, AGAIN] if left and any(s.players[player].box) else [STOP]

    def chosen(self, s: City, player: int, answer: int, left: int, b: int) -> None:
        """As a City Planner does."""
        if answer == AGAIN:
            s.then([*prep.rolls(s, player), ask(REROLL_AGAIN, player, left - 1)])


class GiveBack(Decision[City]):
    """Which cube to give back for another colour, `left` times at most; miscellaneous first. RH-123, RH-173"""

    size = KEEP + 1

    def fits(self, s: City, player: int, left: int, first: int) -> bool:
        """Exchanges that are left; the first is not optional."""
        return 0 < left <= 9 and first in (0, 1) and (first == 0 or any(s.held) or any(s.misc))

    def options(self, s: City, player: int, left: int, first: int) -> list[int]:
        """Colours of cubes in hand."""
        hand = s.misc if any(s.misc) else s.held
        choices = [colour for colour, count in enumerate(hand) if count]
        return choices if first else [*choices, KEEP]

    def chosen(self, s: City, player: int, colour: int, left: int, first: int) -> None:
        """A payment, then a gain."""
        if colour == KEEP:
            return
        if s.misc[colour]:
            s.misc[colour] -= 1
        else:
            cubes.give_back(s, colour, 1)
        s.tell("gives-back", player, colour)
        again = [ask(GIVE_BACK, player, left - 1)] if left > 1 else []
        s.then([ask(TAKE_OTHER, player, colour), *again])


class TakeOther(Decision[City]):
    """Wood, concrete or glass for the cube given back, of another colour. RH-173"""

    size = STEEL

    def fits(self, s: City, player: int, given: int, b: int) -> bool:
        """The colour given back."""
        return 0 <= given < COLOUR_COUNT and b == 0

    def options(self, s: City, player: int, given: int, b: int) -> list[int]:
        """Never steel."""
        return [colour for colour in range(STEEL) if colour != given]

    def chosen(self, s: City, player: int, colour: int, given: int, b: int) -> None:
        """Gained as always."""
        cubes.gain(s, player, colour, 1)


USE_BUILDING: Final = UseBuilding()
ANY_CUBE: Final = AnyCube()
CONVERT: Final = Convert()
REROLL_AGAIN: Final = RerollAgain()
GIVE_BACK: Final = GiveBack()
TAKE_OTHER: Final = TakeOther()
