"""Rolling Heights: answers of the main phase that one click can give together.

Nothing is decided for the player: each says what it uses and gains, and each of its answers can be given alone.
"""

from typing import Final

from ludoteca.engine import NONE, Args, Argument, Verb
from ludoteca.games.rolling_heights import stacks, tiles
from ludoteca.games.rolling_heights.domains import SPACE, TILE
from ludoteca.games.rolling_heights.pieces import (
    ARCHITECT,
    COLOUR_COUNT,
    EXECUTIVE,
    FIGURE,
    HARD,
    KIND_COUNT,
    SERVANT,
    STEADY,
)
from ludoteca.games.rolling_heights.rules import building, main, meeples, rally_and_strike, wild
from ludoteca.games.rolling_heights.state import City
from ludoteca.games.rolling_heights.tiles import Ability
from ludoteca.table.bundles import Bundle, Bundled, Reply, replies
from ludoteca.table.clicks import Clicks

ALL_WORKERS: Final[Bundle] = Bundle("all-workers")
ALL_CUBES: Final[Bundle] = Bundle("all-cubes")
CUBES_OF_PLAN: Final[Bundle] = Bundle("cubes-of-plan")
FINISH_PLAN: Final[Bundle] = Bundle("finish-plan")
STOP_AND_WORK: Final[Bundle] = Bundle("stop-and-work")

Cube = tuple[int, int]
"""A space, and the colour of a cube that goes there."""


class MainClicks(Clicks[main.Main, City]):
    """All workers, all cubes, all cubes of one plan, and everything that finishes a plan."""

    def bundles(self, rule: main.Main, s: City, player: int, args: Args) -> list[Bundled]:
        """One answer alone is no bundle."""
        workers, cubes = all_workers(s, player, rule.activate), all_cubes(s, player)
        found: list[Bundled] = []
        if len(workers) > 1:
            found.append(ALL_WORKERS.of(replies(rule, workers), gains(s, workers, rule.activate)))
        if len({space for space, _ in cubes}) > 1:
            found.append(ALL_CUBES.of(puts(rule, cubes), {"points": building.points_for(s, player, cubes)}))
        for space in s.players[player].plans:
            here, tokens = [(space, colour) for colour in fitting(s, space)], lacking(s, space)
            if 0 < len(tokens) <= s.players[player].tokens:
                found.append(finish(rule, s, player, space, tokens))
            if len(here) > 1:
                said = {**site(s, space), "points": building.points_for(s, player, here)}
                found.append(CUBES_OF_PLAN.of(puts(rule, here), said))
        return found

    def instead(self, rule: main.Main, s: City, player: int, answer: int, args: Args) -> int:
        """A hard-working meeple gives more as one, unless its hard ability does something else."""
        if not rule.activate.covers(answer):
            return NONE
        kind, way = rule.activate.objects(answer)
        less = way == meeples.HARD_AS_STEADY and kind <= EXECUTIVE
        return rule.activate.at(kind, meeples.AS_HARD) if less else NONE


class RallyClicks(Clicks[rally_and_strike.Rally, City]):
    def bundles(self, rule: rally_and_strike.Rally, s: City, player: int, args: Args) -> list[Bundled]:
        """Use all workers, if the main phase is next. RH-030, RH-040"""
        activate, after = main.MAIN.of(s).activate, s.stack[-2][0] if len(s.stack) > 1 else NONE
        workers = all_workers(s, player, activate) if after == main.MAIN.number else []
        if not workers:
            return []
        steps = [(rule.number, rule.stop.first), *replies(main.MAIN, workers)]
        return [STOP_AND_WORK.of(steps, {**gains(s, workers, activate), "workers": len(workers)})]


def puts(rule: main.Main, cubes: list[Cube]) -> list[Reply]:
    return replies(rule, [rule.construct.at(space, colour) for space, colour in cubes])


def site(s: City, space: int) -> dict[str, Argument]:
    return {**s.called(TILE, s.tiles[space]), **s.called(SPACE, space)}


# -------------------------------------------------------------------- workers


def all_workers(s: City, player: int, activate: Verb) -> list[int]:
    """All meeples that give cubes, points or spending power. RH-060, RH-061, RH-062, RH-063"""
    me, later = s.players[player], wait(s, player)
    answers: list[int] = []
    for kind in range(EXECUTIVE + 1):
        if (kind, STEADY) not in later:
            answers += [activate.at(kind, meeples.AS_STEADY)] * me.steady[kind]
        if (kind, HARD) not in later:
            answers += [activate.at(kind, meeples.AS_HARD)] * me.hard[kind]
    return answers


def wait(s: City, player: int) -> set[tuple[int, int]]:
    """The meeples, by kind and state, that give more if something else is done first.

    They could be upgraded or swapped, or they count while they stand. RH-065, RH-111
    """
    me = s.players[player]
    found: set[tuple[int, int]] = set()
    abilities = left_to_use(s, player)
    raised = any(ability.kind == tiles.UPGRADE for ability in abilities) or me.steady[SERVANT] or me.hard[SERVANT]
    if raised:
        found |= {(kind, STEADY) for kind in range(KIND_COUNT)}
    for ability in abilities:
        if ability.kind == tiles.CONVERT:
            found |= {(ability.source, STEADY), (ability.source, HARD)}
    counted = [s.content.plans[s.tiles[space]].variable for space in me.plans]
    counted += [ability.counting for ability in abilities]
    if any(one is not None and one.count == tiles.HARD_ARCHITECTS for one in counted):
        found.add((ARCHITECT, HARD))
    return found


def left_to_use(s: City, player: int) -> list[Ability]:
    """The abilities that a Public Figure could still use this turn."""
    me = s.players[player]
    if not me.steady[FIGURE] and not me.hard[FIGURE]:
        return []
    unused = [s.content.plans[s.tiles[space]].ability for space in me.buildings if space not in s.used]
    return [ability for ability in unused if ability is not None]


def gains(s: City, workers: list[int], activate: Verb) -> dict[str, Argument]:
    brought: dict[str, int] = dict.fromkeys(meeples.GIVES, 0)
    for answer in workers:
        kind, way = activate.objects(answer)
        brought[meeples.GIVES[kind]] += s.content.gains[way == meeples.AS_HARD][kind]
    return {**brought}


# -------------------------------------------------------------------- cubes


def all_cubes(s: City, player: int) -> list[Cube]:
    """All cubes in hand that fit a plan, where it is clear which cube goes where. RH-105

    Only one building is finished this way: its points may depend on the others. RH-111
    """
    placed = {space: clear_cubes(s, player, space) for space in s.players[player].plans}
    finished = [space for space, colours in placed.items() if sum(map(stacks.cubes, colours)) == s.missing(space)]
    for space in finished[1:]:
        placed[space].pop()
    order = sorted(placed, key=lambda space: space in finished[:1])
    return [(space, colour) for space in order for colour in placed[space]]


def fitting(s: City, space: int) -> list[int]:
    """All cubes in hand that one plan needs. RH-105"""
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        found += [colour] * min(stacks.count(s.missing(space), colour), s.held[colour] + s.misc[colour])
    return found


def lacking(s: City, space: int) -> list[int]:
    """The cubes that a plan needs and the hand does not have. RH-105"""
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        found += [colour] * (stacks.count(s.missing(space), colour) - s.held[colour] - s.misc[colour])
    return found


def finish(rule: main.Main, s: City, player: int, space: int, tokens: list[int]) -> Bundled:
    """Wild tokens for the cubes that a plan lacks, then all its cubes. RH-090, RH-105, RH-107"""
    trial = s.copy()
    for colour in tokens:
        wild.spend(trial, player, colour)
    cubes = [(space, colour) for colour in fitting(trial, space)]
    said = {**site(s, space), "tokens": len(tokens), "points": building.points_for(trial, player, cubes)}
    spent = replies(rule, [rule.spend_token.at(colour) for colour in tokens])
    return FINISH_PLAN.of([*spent, *puts(rule, cubes)], said)


def clear_cubes(s: City, player: int, space: int) -> list[int]:
    """The cubes that go on a plan: each colour that is enough for all plans, or that no other plan needs."""
    needed = [s.missing(other) for other in s.players[player].plans if other != space]
    found: list[int] = []
    for colour in fitting(s, space):
        elsewhere = sum(stacks.count(need, colour) for need in needed)
        here = stacks.count(s.missing(space), colour)
        if not elsewhere or s.held[colour] + s.misc[colour] >= here + elsewhere:
            found.append(colour)
    return found
