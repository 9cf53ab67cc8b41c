"""European Plastic's Race: ways over several sections that one click drives, with every card named in advance.

Nothing is decided for the player: a way says which cards pay for it, and every section can still be driven by
itself. A way ends where chance decides or something is collected; circles and bins before that are passed by.
"""

from typing import Final, NamedTuple

from ludoteca.engine import NONE, Argument, Verb, without
from ludoteca.games.plastics_race import cities
from ludoteca.games.plastics_race.cities import CHANGE, JOKER, PLANT, ROLL, TOKEN, WHITE
from ludoteca.games.plastics_race.content import DRAW_2, DRAW_3, PUNCTURE, SHORTCUT, WILD
from ludoteca.games.plastics_race.domains import BIN, CARD, NODE, REWARD, SECTION, TO
from ludoteca.games.plastics_race.rules import bins, dice, driving, plant, rewards, routes, street_cards
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.table.bundles import Bundle, Bundled, Reply

WAY: Final = Bundle("way")

MOST_TRIED: Final = 400
"""How many places a way is extended from; those that cost the fewest cards come first."""
MOST_CARDS: Final = 6
FEWEST_SECTIONS: Final = 2
GOOD_AT_ANY_TIME: Final = (DRAW_2, DRAW_3, SHORTCUT, PUNCTURE)

# At the end of a way nothing happens, or the way must end, or there is something to gain.
PASSES: Final = 0
ENDS: Final = 1
BRINGS: Final = 2


class OpenCard(NamedTuple):
    """The card in use: its colour, its second colour, and where on the path it began."""

    colour: int
    following: int
    begin: int
    shortcut: bool


class Way(NamedTuple):
    """Where it leads, the cards left, what was driven this turn, and the answers and cards it takes."""

    truck: int
    hand: list[int]
    path: list[int]
    colours: list[int]
    run: OpenCard
    replies: list[Reply]
    cards: list[int]
    points: int
    left_out: int
    """How many circles and bins on the way it passes without taking anything."""


def bundles(s: PlasticsRace, player: int, drive: Verb, go_on: Verb) -> list[Bundled]:
    """The ways to places where there is something to gain, then those that take one card."""
    if not s.moving or street_cards.must_drive_on(s):
        return []
    search = WaySearch(s, player, drive, go_on)
    search.run()
    ways = [way for way in [*search.goals.values(), *search.places.values()] if worth_a_row(s, way)]
    ways.sort(key=lambda way: not is_goal(s, way))
    return [WAY.of(way.replies, words(s, player, way), {NODE.name: NODE.id(s.content, way.truck)}) for way in ways]


def worth_a_row(s: PlasticsRace, way: Way) -> bool:
    """Several sections; with at most two cards to a circle, and one to a place with nothing to gain."""
    if len(way.path) < len(s.path) + FEWEST_SECTIONS:
        return False
    circle = s.content.streets.kind[way.truck] == cities.REWARD
    return is_goal(s, way) or (not way.left_out and len(way.cards) <= (2 if circle else 1))


def is_goal(s: PlasticsRace, way: Way) -> bool:
    """It collects a bin, or leads to a plant that buys."""
    return s.content.streets.kind[way.truck] == PLANT or way.replies[-1][0] == bins.COLLECT.number


def words(s: PlasticsRace, player: int, way: Way) -> dict[str, Argument]:
    """Where it leads, what there is to gain, the cards that pay, and the points."""
    prefix, content, streets = s.game.prefix, s.content, s.content.streets
    kind, number = streets.kind[way.truck], streets.number[way.truck]
    there: dict[str, Argument] = {"there": "place"}
    points = way.points
    if kind == cities.BIN and number not in s.players[player].bins:
        there = {"there": "bin", **BIN.words(prefix, content, number)}
        points += bins.card_points(s, player, way.truck)
    elif kind == cities.REWARD:
        there = {"there": "reward", **REWARD.words(prefix, content, number)}
    paid = {f"card{at}": CARD.words(prefix, content, card)[CARD.name] for at, card in enumerate(way.cards, 1)}
    return {
        **TO.words(prefix, content, way.truck),
        **there,
        **paid,
        "cards": len(way.cards),
        "points": points,
        "left": way.left_out,
    }


class WaySearch:
    """Looks for ways that cost few cards: first over everything the open card covers, then one new card at a time."""

    def __init__(self, s: PlasticsRace, player: int, drive: Verb, go_on: Verb) -> None:
        self.trial = s.copy()
        self.trial.free_pass = False
        self.player = player
        self.drive = drive
        self.go_on = go_on
        self.main: int = s.stack[-1][0]
        self.start: int = s.players[player].truck
        self.queues: list[list[Way]] = [[] for _ in range(MOST_CARDS + 1)]
        """Ways to extend, by how many cards they cost."""
        self.goals: dict[int, Way] = {}
        self.places: dict[int, Way] = {}
        self.seen: set[tuple[int, OpenCard, tuple[int, ...]]] = set()

    def run(self) -> None:
        """Fill `goals`, where there is something to gain, and `places`, by where the best way leads."""
        s, me = self.trial, self.trial.players[self.player]
        run = OpenCard(s.run_colour, s.run_next, s.run_from, s.run_shortcut)
        self.queues[0].append(Way(me.truck, me.hand, s.path, s.colours, run, [], [], 0, 0))
        for _ in range(MOST_TRIED):
            queue = next((queue for queue in self.queues if queue), None)
            if queue is None:
                break
            self.look_around(queue.pop(0))

    def look_around(self, way: Way) -> None:
        """All sections ahead, with a new card only where the open one does not cover them."""
        s, me = self.trial, self.trial.players[self.player]
        me.truck, me.hand, s.path = way.truck, way.hand, way.path
        s.run_colour, s.run_next, s.run_from, s.run_shortcut = way.run
        last = len(way.cards) >= MOST_CARDS
        covered: list[int] = []
        for answer in reversed(driving.answers(s, self.player, self.drive.first, self.go_on.first, forced=last)):
            if self.go_on.covers(answer):
                covered.append(SECTION.meant(s, self.go_on.object(answer)))
                self.drive_on(way, answer, covered[-1])
                continue
            section = SECTION.meant(s, self.drive.object(answer))
            colour = s.colour_of(section)
            if section not in covered and colour not in (JOKER, WHITE):
                self.pay(way, answer, section, colour)

    def drive_on(self, way: Way, answer: int, section: int) -> None:
        colour, run = self.trial.colour_of(section), way.run
        if run.following != NONE:
            if colour == JOKER:
                return
            if colour == run.following:
                run = run._replace(colour=colour, following=NONE)
        self.reach(way, section, run, [(self.main, answer)], [])

    def pay(self, way: Way, answer: int, section: int, colour: int) -> None:
        """Pay with each card that pays alone, the least valuable first; if there is none, with any two."""
        s, pay = self.trial, driving.PAY.of(self.trial)
        kinds = street_cards.payments(s, self.player, section)
        if not kinds and len(way.cards) + street_cards.TWO_CARDS <= MOST_CARDS:
            self.pay_two(way, answer, section, colour)
        asked = len(way.hand) >= street_cards.TWO_CARDS
        for kind in sorted(kinds, key=self.missed) if len(kinds) > 1 else kinds:
            run = OpenCard(colour, street_cards.other_colour(s, kind, colour), len(way.path), False)
            if run.following != NONE and not s.options["dashed_may_stop_early"]:
                continue  # it drives on by itself
            replies = [(self.main, answer), (pay.number, pay.pay.at(kind))]
            self.reach(way, section, run, replies if asked else replies[:1], [kind])

    def pay_two(self, way: Way, answer: int, section: int, colour: int) -> None:
        """Pay with the two least valuable cards; an answer that is forced is not asked for. EPR-033"""
        spend = driving.SPEND_CARD.of(self.trial)
        two = sorted(way.hand, key=self.missed)[: street_cards.TWO_CARDS]
        replies = [(self.main, answer)]
        for at, kind in enumerate(two):
            if len(set(without(way.hand, two[:at]))) > 1:
                replies.append((spend.number, spend.spend.at(kind)))
        self.reach(way, section, OpenCard(colour, NONE, len(way.path), False), replies, two)

    def missed(self, kind: int) -> tuple[bool, bool, int]:
        """How much a card is missed: wilds most, then effects that are good at any time, then two colours."""
        form, effect = self.trial.content.form[kind], self.trial.content.effect[kind]
        return form == WILD, effect in GOOD_AT_ANY_TIME, form

    def reach(self, way: Way, section: int, run: OpenCard, replies: list[Reply], paid: list[int]) -> None:
        """Drive over a section; if the way does not end there, it is extended later."""
        s = self.trial
        far = s.content.streets.far_end(section, way.truck)
        if far == self.start or section in way.path:
            return
        hand = without(way.hand, paid)
        known = (far, run, tuple(hand))
        if known in self.seen:
            return
        self.seen.add(known)
        colours = [*way.colours, run.colour]
        points = way.points + routes.points_of(s, self.player, colours)
        there, taking, leaving = self.at(far)
        path, cards, answers = [*way.path, section], [*way.cards, *paid], [*way.replies, *replies]
        longer = Way(far, hand, path, colours, run, answers, cards, points, way.left_out)
        found = self.goals if there == BRINGS else self.places
        if far not in found:
            found[far] = longer._replace(replies=[*answers, *taking])
        if there == PASSES:
            self.queues[len(cards)].append(longer)
        elif leaving:
            self.queues[len(cards)].append(longer._replace(replies=[*answers, *leaving], left_out=way.left_out + 1))

    def at(self, node: int) -> tuple[int, list[Reply], list[Reply]]:
        """Whether a way goes on at a place, the answers there that take something, and those that leave it. EPR-121"""
        s, streets = self.trial, self.trial.content.streets
        kind, number = streets.kind[node], streets.number[node]
        if kind == cities.BIN:
            return self.at_bin(node, number)
        if kind == PLANT:
            return (BRINGS if plant.wanted(s, self.player) else PASSES), [], []
        if kind != cities.REWARD or number == TOKEN or (number == CHANGE and not s.dice):
            return PASSES, [], []
        if not rewards.usable(s, number):
            return BRINGS, [], []
        take = rewards.TAKE_REWARD.of(s)
        taking = [(take.number, take.take_reward.first)] if number == ROLL and not dice.to_lift(s) else []
        return BRINGS, taking, [(take.number, take.decline_reward.first)]

    def at_bin(self, node: int, number: int) -> tuple[int, list[Reply], list[Reply]]:
        """A bin whose card the player lacks is collected, unless a puncture is there."""
        s, streets, me = self.trial, self.trial.content.streets, self.trial.players[self.player]
        stops = streets.must_stop[node] or (streets.dead_end[node] and not s.options["u_turn"])
        if number in me.bins:
            return (ENDS if stops else PASSES), [], []
        if me.puncture != NONE:
            return ENDS, [], []
        collect = bins.COLLECT.of(s)
        leaving = [] if stops else [(collect.number, collect.pass_bin.first)]
        return BRINGS, [(collect.number, collect.collect.first)], leaving
