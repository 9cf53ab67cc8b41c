"""Rolling Heights, 'Public Figure' and the purple abilities of buildings."""

from typing import Final

from ludoteca.engine import NONE, Args, Argument, Decision, EventType, GameError, Reason, Verb, WhyNot, add, ask
from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.domains import (
    CUBE,
    EXCHANGED,
    FIRST,
    GIVEN,
    INTO,
    LEFT,
    MEEPLE,
    ROLLS_LEFT,
    SPACE,
    STATE,
    TILE,
    WORKS_HARD,
)
from ludoteca.games.rolling_heights.pieces import ANY_COLOUR, IDLE, SPENT, STEEL
from ludoteca.games.rolling_heights.rules import cubes, paying, points, prep, servants, wild
from ludoteca.games.rolling_heights.state import FROM_ABILITIES, City
from ludoteca.games.rolling_heights.tiles import Ability, Counting

USES_BUILDING: Final = EventType("uses-building", TILE, WORKS_HARD)
CONVERTS: Final = EventType("converts", MEEPLE, INTO)
GIVES_BACK: Final = EventType("gives-back", CUBE)

NOT_YOUR_BUILDING: Final = Reason("not-your-building", "RH-072")
NOT_COMPLETED: Final = Reason("not-completed", "RH-072", "RH-073")
NO_ABILITY_THERE: Final = Reason("no-ability-there", "RH-072")
USED: Final = Reason("used", "RH-072")
NO_USE: Final = Reason("no-use", "RH-053")
NOTHING_TO_GIVE: Final = Reason("nothing-to-give", "RH-173")
GIVE_FIRST: Final = Reason("give-first", "RH-053", "RH-173")
SAME_COLOUR: Final = Reason("same-colour", "RH-173")


def usable(s: City, player: int, hard: bool, own: int) -> list[int]:
    """The player's completed buildings whose ability is unused this turn and would change something.

    `own` is 1 if the acting figure itself is still steady, so that it does not count as one to upgrade.
    RH-053, RH-072, RH-073
    """
    found: list[int] = []
    for space in s.players[player].buildings:
        ability = s.content.plans[s.tiles[space]].ability
        if ability is not None and space not in s.used and would_help(s, player, space, ability, hard, own):
            found.append(space)
    return found


def would_help(s: City, player: int, space: int, ability: Ability, hard: bool, own: int) -> bool:
    """Whether an ability would change anything. RH-053, RH-170, RH-175"""
    me = s.players[player]
    if ability.counting is not None:
        return points_of(s, player, space, ability, ability.counting, hard) > 0
    if ability.kind == tiles.WILD_TOKENS:
        return wild.can_take(s)
    if ability.kind == tiles.CONVERT:
        return s.meeples[ability.into] > 0 and me.meeples(ability.source) > 0
    if ability.kind == tiles.REROLL:
        return any(me.box)
    if ability.kind == tiles.UPGRADE:
        return servants.can_raise(me, own)
    if ability.kind == tiles.SWAP_CUBES:
        return any(s.held) or any(s.misc)
    return True


def points_of(s: City, player: int, space: int, ability: Ability, what: Counting, hard: bool) -> int:
    """Points for what is counted, as the board is now."""
    base = ability.hard_base if hard else 0
    return base + ability.value[hard] * points.count(s, player, space, what)


def scored_by(s: City, player: int, space: int, ability: Ability, hard: bool) -> int:
    """The points that an ability gives at once. RH-165"""
    if ability.counting is not None:
        return points_of(s, player, space, ability, ability.counting, hard)
    return ability.value[hard] if ability.kind == tiles.POINTS else 0


class UseBuilding(Decision[City]):
    """Which completed building a Public Figure uses; each only once per turn. RH-072, RH-073"""

    CARRIES = (WORKS_HARD,)

    use_building = Verb(SPACE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """Those whose ability would change something."""
        return [self.use_building.at(space) for space in usable(s, player, bool(args[0]), 0)]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        """Not yours, not finished, without an ability, already used, or of no use."""
        space = self.use_building.object(answer)
        if s.is_empty(space):
            return None
        me = s.players[player]
        if space not in me.buildings:
            return (NOT_COMPLETED if space in me.plans else NOT_YOUR_BUILDING).because()
        if s.content.plans[s.tiles[space]].ability is None:
            return NO_ABILITY_THERE.because()
        if space in s.used:
            return USED.because()
        return None if space in usable(s, player, bool(args[0]), 0) else NO_USE.because()

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """The figure's state determines the value."""
        space, (hard,) = self.use_building.object(answer), args
        add(s.used, space)
        s.tell(USES_BUILDING, player, s.tiles[space], hard)
        ability = s.content.plans[s.tiles[space]].ability
        if ability is None:
            raise GameError(f"{s.content.plan_ids[s.tiles[space]]} has no ability to use")
        points.score(s, player, FROM_ABILITIES, scored_by(s, player, space, ability, bool(hard)))
        carry_out(s, player, ability, bool(hard))

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        space = self.use_building.object(answer)
        tile = s.tiles[space]
        ability = None if tile == NONE else s.content.plans[tile].ability
        scores = 0
        if ability is not None and space in s.players[player].buildings:
            scores = scored_by(s, player, space, ability, bool(args[0]))
        return {**s.called(TILE, tile), "points": scores}


def carry_out(s: City, player: int, ability: Ability, hard: bool) -> None:
    """What an ability does besides scoring. RH-165, RH-170, RH-171, RH-172, RH-173, RH-174, RH-175"""
    value, kind = ability.value[hard], ability.kind
    if kind == tiles.CONVERT:
        s.then([ask(CONVERT, player, ability.source, ability.into)])
    elif kind == tiles.REROLL:
        s.then([*prep.rolls(s, player), ask(REROLL_AGAIN, player, value - 1)])
    elif kind == tiles.UPGRADE:
        s.then([ask(servants.RAISE, player, value, servants.FIRST, NONE)])
    elif kind == tiles.SWAP_CUBES:
        s.then([ask(GIVE_BACK, player, value, 1)])
    elif kind == tiles.DISCOUNT:
        s.discount += value
    elif kind == tiles.EXTRA_BUY:
        s.buys += value
        s.discount += ability.hard_discount if hard else 0
    else:
        gain_at_once(s, player, ability, value)


def gain_at_once(s: City, player: int, ability: Ability, value: int) -> None:
    """Spending power, wild tokens or cubes. RH-165, RH-171"""
    if ability.kind == tiles.SPENDING_POWER:
        paying.gain_power(s, player, value)
    elif ability.kind == tiles.WILD_TOKENS:
        wild.gain(s, player, value)
    elif ability.kind == tiles.GAIN_CUBES and ability.colour == ANY_COLOUR:
        s.then([ask(ANY_CUBE, player)] * value)
    elif ability.kind == tiles.GAIN_CUBES:
        cubes.gain(s, player, ability.colour, value)


class AnyCube(Decision[City]):
    """One cube of a colour of your choice. RH-171"""

    take_cube = Verb(CUBE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """All four colours, whether or not they have run out."""
        return list(range(self.take_cube.first, self.take_cube.end))

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        cubes.gain(s, player, self.take_cube.object(answer), 1)


class Convert(Decision[City]):
    """Which of your meeples of a kind is swapped, by state; the new one takes exactly that state. RH-170"""

    CARRIES = (MEEPLE, INTO)

    convert = Verb(STATE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        me, source = s.players[player], args[0]
        return [self.convert.at(state) for state in range(IDLE, SPENT + 1) if me.in_state(state)[source]]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        return prep.none_so(s, player, args[0], self.convert.object(answer))

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        source, into = args
        lot = s.players[player].in_state(self.convert.object(answer))
        lot[source] -= 1
        lot[into] += 1
        s.meeples[source] += 1
        s.meeples[into] -= 1
        s.tell(CONVERTS, player, source, into)

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return {**s.called(MEEPLE, args[0]), **s.called(INTO, args[1])}


class RerollAgain(Decision[City]):
    """Roll the exhausted meeples once more, or let them lie; no bust. RH-068, RH-175"""

    CARRIES = (ROLLS_LEFT,)

    let_lie = Verb()
    reroll = Verb()

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """There is nothing to decide without a roll left or an exhausted meeple."""
        again = args[0] and any(s.players[player].box)
        return [self.let_lie.first, self.reroll.first] if again else [self.let_lie.first]

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        if answer == self.reroll.first:
            s.then([*prep.rolls(s, player), ask(REROLL_AGAIN, player, args[0] - 1)])


class GiveBack(Decision[City]):
    """Which cube to give back for another colour, `left` times at most; miscellaneous first. RH-123, RH-173"""

    CARRIES = (LEFT, FIRST)

    give_back = Verb(CUBE)
    keep_cubes = Verb()

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        hand = s.misc if any(s.misc) else s.held
        answers = [self.give_back.at(colour) for colour, count in enumerate(hand) if count]
        return answers if args[1] else [*answers, self.keep_cubes.first]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        """At least one, from those in hand, miscellaneous ones first."""
        if answer == self.keep_cubes.first:
            return GIVE_FIRST.because() if args[1] else None
        colour = self.give_back.object(answer)
        if s.misc[colour]:
            return None
        if not s.held[colour]:
            return NOTHING_TO_GIVE.because(s.called(CUBE, colour))
        return paying.MISC_FIRST.because() if any(s.misc) else None

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        if answer == self.keep_cubes.first:
            return
        colour, left = self.give_back.object(answer), args[0]
        if s.misc[colour]:
            s.misc[colour] -= 1
        else:
            cubes.give_back(s, colour, 1)
        s.tell(GIVES_BACK, player, colour)
        again = [ask(GIVE_BACK, player, left - 1, 0)] if left > 1 else []
        s.then([ask(TAKE_OTHER, player, colour), *again])


class TakeOther(Decision[City]):
    """Take wood, concrete or glass for the cube given back, in another colour. RH-173"""

    CARRIES = (GIVEN,)

    take_cube = Verb(EXCHANGED)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """Never steel."""
        return [self.take_cube.at(colour) for colour in range(STEEL) if colour != args[0]]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        return SAME_COLOUR.because() if self.take_cube.object(answer) == args[0] else None

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        cubes.gain(s, player, self.take_cube.object(answer), 1)


USE_BUILDING: Final = UseBuilding()
ANY_CUBE: Final = AnyCube()
CONVERT: Final = Convert()
REROLL_AGAIN: Final = RerollAgain()
GIVE_BACK: Final = GiveBack()
TAKE_OTHER: Final = TakeOther()
