"""European Plastic's Race, 'Stop by the bins to collect plastic'."""

from typing import Final

from ludoteca.engine import NONE, Args, Argument, Chance, Decision, Effect, EventType, Verb, add, ask, do, roll
from ludoteca.games.plastics_race.domains import ALL_BINS, BIN, FACE, POINTS, ROUTE_CARDS
from ludoteca.games.plastics_race.rules import end, puncture, routes
from ludoteca.games.plastics_race.state import EXTRA, REWARD, PlasticsRace

DECLARES: Final = EventType("declares", BIN)
COLLECTS: Final = EventType("collects", BIN, POINTS)
BONUS: Final = EventType("bonus")
REWARD_ROLLED: Final = EventType("reward-die", POINTS, ROUTE_CARDS)


def reach(s: PlasticsRace, player: int, node: int) -> None:
    """A player without the card decides at once; without a switch, even if punctured. EPR-112, EPR-122, EPR-123"""
    me = s.players[player]
    may_declare = me.puncture == NONE or s.options["laid_puncture_puts_back"]
    if may_declare and s.content.streets.number[node] not in me.bins:
        s.then([ask(COLLECT, player)])
    else:
        pass_by(s, player)


def pass_by(s: PlasticsRace, player: int) -> None:
    """Nothing is collected; a dead end still ends the drive. EPR-121, EPR-128, EPR-222"""
    streets = s.content.streets
    node = s.players[player].truck
    routes.score(s, player)
    if streets.must_stop[node] or (streets.dead_end[node] and not s.options["u_turn"]):
        s.stop()


def card_points(s: PlasticsRace, player: int, node: int) -> int:
    """The points of a bin's card before the reward die: its own, extra points, the Bonus card. EPR-120, EPR-125"""
    first = s.bonus == NONE and len(s.players[player].bins) + 1 == len(s.stacks)
    return s.content.bin_points + s.content.streets.extra[node] + (s.content.bonus_points if first else 0)


class Collect(Decision[PlasticsRace]):
    """Collect at the bin just reached, or not. EPR-120, EPR-121, EPR-122"""

    pass_bin = Verb()
    collect = Verb()

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """It is always a choice."""
        return [self.pass_bin.first, self.collect.first]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        truck, streets = s.players[player].truck, s.content.streets
        return {"bin": streets.number[truck], "points": card_points(s, player, truck)}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Before the card is taken, the others may play a Puncture, unless one is there already. EPR-110, EPR-222"""
        if self.pass_bin.covers(answer):
            pass_by(s, player)
            return
        me = s.players[player]
        s.tell(DECLARES, player, s.content.streets.number[me.truck])
        if me.puncture != NONE:
            s.then([do(puncture.FALL_BACK, player)])
            return
        window = [ask(puncture.PLAY_PUNCTURE, seat, player) for seat in s.others_from_left(player)]
        s.then([*window, do(TAKE_BIN, player)])


class TakeBin(Effect[PlasticsRace]):
    """Take the bin card and its extra points, perhaps the Bonus card; then roll. EPR-120, EPR-124, EPR-125, EPR-127"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """Routes completed so far count first. EPR-134"""
        me = s.players[player]
        streets = s.content.streets
        number, extra = streets.number[me.truck], streets.extra[me.truck]
        routes.score(s, player)
        add(me.bins, number)
        s.stacks[number - 1] -= 1
        me.points[EXTRA] += extra
        s.stop()
        s.tell(COLLECTS, player, number, extra)
        s.then([roll(REWARD_DIE, player)])
        if s.bonus == NONE and len(me.bins) == len(s.stacks):
            s.bonus = player
            s.tell(BONUS, player)
            end.trigger(s, ALL_BINS)


def reward_faces(s: PlasticsRace) -> list[tuple[int, int]]:
    return s.content.routes_die if s.options["routes"] else s.content.plain_die


class RewardDie(Chance[PlasticsRace]):
    """How much plastic was in the bin: points at once, and route cards if they are in play. EPR-124"""

    reward_die = Verb(FACE)

    def total(self, s: PlasticsRace, player: int, args: Args) -> int:
        return len(reward_faces(s))

    def at(self, s: PlasticsRace, place: int, player: int, args: Args) -> int:
        return place

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        points, cards = reward_faces(s)[answer]
        return {"points": points, "cards": cards}

    def chosen(self, s: PlasticsRace, player: int, face: int, args: Args) -> None:
        """Points won are safe; route cards are drawn one by one."""
        points, cards = reward_faces(s)[face]
        s.players[player].points[REWARD] += points
        s.tell(REWARD_ROLLED, player, points, cards)
        s.then([roll(routes.DRAW_ROUTE, player)] * cards)


COLLECT: Final = Collect()
TAKE_BIN: Final = TakeBin()
REWARD_DIE: Final = RewardDie()
