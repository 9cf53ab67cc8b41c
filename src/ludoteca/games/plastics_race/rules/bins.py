"""European Plastic's Race, 'Stop by the bins to collect plastic'."""

from typing import Any, Final

from ludoteca.engine import NONE, Chance, Decision, Effect, add, ask, do, roll
from ludoteca.games.plastics_race.cities import BIN
from ludoteca.games.plastics_race.rules import puncture, routes
from ludoteca.games.plastics_race.state import ALL_BINS, PlasticsRace

PASS_BY: Final = 0
COLLECT_IT: Final = 1


def reach(s: PlasticsRace, player: int, node: int) -> None:
    """Whoever lacks the card and has no puncture decides at once. EPR-112, EPR-122, EPR-123"""
    me = s.players[player]
    if me.puncture == NONE and s.content.streets.number[node] not in me.bins:
        s.then([ask(COLLECT, player)])
    else:
        pass_by(s, player)


def pass_by(s: PlasticsRace, player: int) -> None:
    """Nothing is collected; at a dead end the drive is over all the same. EPR-121, EPR-128, EPR-222"""
    streets = s.content.streets
    node = s.players[player].truck
    routes.score(s, player)
    if streets.must_stop[node] or (streets.dead_end[node] and not s.options["u_turn"]):
        s.stop()


def collectable(s: PlasticsRace, player: int) -> bool:
    """Whether the truck stands at a bin whose card the player lacks."""
    truck = s.players[player].truck
    streets = s.content.streets
    return truck != NONE and streets.kind[truck] == BIN and streets.number[truck] not in s.players[player].bins


class Collect(Decision[PlasticsRace]):
    """Collect at the bin just reached, or not. EPR-120, EPR-121, EPR-122"""

    size = 2

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """The truck stands at a bin whose card is lacking."""
        return a == b == 0 and bool(s.path) and collectable(s, player)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """It is always a choice."""
        return [PASS_BY, COLLECT_IT]

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """Before the card is taken the others may puncture a tyre. EPR-110"""
        if answer == PASS_BY:
            pass_by(s, player)
            return
        s.tell("declares", player, s.content.streets.number[s.players[player].truck])
        window = [ask(puncture.PLAY_PUNCTURE, seat, player) for seat in s.others_from_left(player)]
        s.then([*window, do(TAKE_BIN, player)])


class TakeBin(Effect[PlasticsRace]):
    """Take the bin card and its extra points, perhaps the Bonus card; then roll. EPR-120, EPR-124, EPR-125, EPR-127"""

    def fits(self, s: PlasticsRace, player: int, a: int, b: int) -> bool:
        """The truck stands at a bin whose card is lacking."""
        return a == b == 0 and bool(s.path) and collectable(s, player)

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """The routes driven so far count first. EPR-134"""
        me = s.players[player]
        streets = s.content.streets
        number = streets.number[me.truck]
        routes.score(s, player)
        add(me.bins, number)
        s.stacks[number - 1] -= 1
        me.points += streets.extra[me.truck]
        s.stop()
        s.tell("collects", player, number, streets.extra[me.truck])
        s.then([roll(REWARD_DIE, player)])
        if s.bonus == NONE and len(me.bins) == len(s.stacks):
            s.bonus = player
            s.tell("bonus", player)
            s.trigger(ALL_BINS)


def reward_faces(s: PlasticsRace) -> list[tuple[int, int]]:
    """The faces of the reward die in use: points and route cards."""
    return s.content.routes_die if s.options["routes"] else s.content.plain_die


class RewardDie(Chance[PlasticsRace]):
    """How much plastic was in the bin: points at once, and route cards if they are in play. EPR-124"""

    def size_with(self, content: Any) -> int:
        """A face of either die."""
        return max(len(content.plain_die), len(content.routes_die))

    def total(self, s: PlasticsRace, player: int, a: int, b: int) -> int:
        """Every face weighs one."""
        return len(reward_faces(s))

    def at(self, s: PlasticsRace, place: int, player: int, a: int, b: int) -> int:
        """The face itself."""
        return place

    def chosen(self, s: PlasticsRace, player: int, face: int, a: int, b: int) -> None:
        """Points won are safe; route cards are drawn one by one."""
        points, cards = reward_faces(s)[face]
        s.players[player].points += points
        s.tell("reward-die", player, points, cards)
        s.then([roll(routes.DRAW_ROUTE, player)] * cards)


COLLECT: Final = Collect()
TAKE_BIN: Final = TakeBin()
REWARD_DIE: Final = RewardDie()
