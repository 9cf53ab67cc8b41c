"""The exit test, against brute force."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.plastics_race.race import BINS, Race

from ludoteca.engine import Rng
from ludoteca.games.plastics_race.rules import exit_test


def arcs(race: Race, works: list[int], arrows: list[int]) -> dict[int, set[int]]:
    """Where one can go from each node, written once more from the book's words."""
    streets, city = race.content.streets, race.map
    goes: dict[int, set[int]] = {node: set() for node in range(city.first_node, city.first_node + city.nodes)}
    for section in set(range(city.first_section, city.first_section + city.sections)) - set(works):
        a, b = streets.ends[section]
        forth, back = streets.arrows[section]
        if back not in arrows:
            goes[a].add(b)
        if forth not in arrows and not streets.printed_one_way[section]:
            goes[b].add(a)
    return goes


def reached(goes: dict[int, set[int]], start: int) -> set[int]:
    found, front = {start}, [start]
    while front:
        for far in goes[front.pop()] - found:
            found.add(far)
            front.append(far)
    return found


def way_out(race: Race, works: list[int], arrows: list[int]) -> set[int]:
    """The nodes from which the largest strongly connected part is reached."""
    goes = arcs(race, works, arrows)
    reach = {node: reached(goes, node) for node in goes}
    parts = {frozenset(far for far in reach[node] if node in reach[far]) for node in goes}
    names = race.content.streets.node_ids
    largest = max(len(part) for part in parts)
    best = min((part for part in parts if len(part) == largest), key=lambda part: min(names[node] for node in part))
    return {node for node in goes if reach[node] & best}


def scattered(city: str, seed: int) -> Race:
    race, rng = Race(city, 4).hand(0, "blue_works", "green_one_way", "red_police"), Rng(seed)
    for player in race.s.players:
        player.truck = race.map.first_node + rng.below(race.map.nodes)
    return race.scatter(rng)


def expected(race: Race, works: list[int], arrows: list[int], before: set[int]) -> bool:
    """Every truck that had a way out keeps one."""
    after = way_out(race, works, arrows)
    return all(player.truck in after for player in race.s.players if player.truck in before)


@pytest.mark.rule("EPR-150", "EPR-151", "EPR-153")
@given(st.sampled_from(sorted(BINS)), st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_open_city_is_what_brute_force_finds(city: str, seed: int) -> None:
    race, rng = Race(city), Rng(seed)
    streets, touchable = race.content.streets, race.map.touchable
    works = sorted({touchable[rng.below(len(touchable))] for _ in range(rng.below(6))})
    arrows = {touchable[rng.below(len(touchable))]: rng.below(2) for _ in range(rng.below(6))}
    tokens = sorted(streets.arrows[section][way] for section, way in arrows.items())
    found = exit_test.open_from(streets, race.map, tuple(works), tuple(tokens))
    assert found == way_out(race, works, tokens)


@pytest.mark.rule("EPR-091", "EPR-152", "EPR-090")
@given(st.sampled_from(sorted(BINS)), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_works_shut_nobody_in(city: str, seed: int) -> None:
    """The offered sections are exactly those that brute force allows, for new and for moved tokens."""
    race = scattered(city, seed)
    before = way_out(race, race.s.works, race.s.one_ways)
    if not race.offers("effect works"):
        return
    race.choose("effect works")
    moved = -1
    if race.asked == "LiftWorks":
        moved = race.sections[0]
        race.answer(race.s.answers[0])
    free = [section for section in race.map.touchable if section not in (*race.s.works, moved)]
    allowed = [section for section in free if expected(race, [*race.s.works, section], race.s.one_ways, before)]
    if race.asked == "PlaceWorks":
        assert race.sections == allowed


@pytest.mark.rule("EPR-095", "EPR-096", "EPR-152")
@given(st.sampled_from(sorted(BINS)), st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_arrows_shut_nobody_in(city: str, seed: int) -> None:
    """The same for one-way tokens, in both directions."""
    race = scattered(city, seed)
    before = way_out(race, race.s.works, race.s.one_ways)
    if not race.offers("effect one-way"):
        return
    streets = race.content.streets
    race.choose("effect one-way")
    moved = -1
    if race.asked == "LiftOneWay":
        lifted = race.sections[0]
        moved = next(token for token in race.s.one_ways if streets.arrow_section[token] == lifted)
        race.answer(race.s.answers[0])
    taken = {streets.arrow_section[token] for token in race.s.one_ways}
    free = [token for section in race.map.touchable if section not in taken for token in streets.arrows[section]]
    kept = [token for token in free if expected(race, race.s.works, [*race.s.one_ways, token], before)]
    allowed = [token for token in kept if token != moved]
    if race.asked == "PlaceOneWay":
        assert race.arrows == allowed


@pytest.mark.rule("EPR-103", "EPR-152")
@given(st.sampled_from(sorted(BINS)), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_turning_an_arrow_shuts_nobody_in(city: str, seed: int) -> None:
    race = scattered(city, seed)
    before = way_out(race, race.s.works, race.s.one_ways)
    if not race.s.one_ways:
        return
    streets = race.content.streets
    turnable = []
    for token in race.s.one_ways:
        forth, back = streets.arrows[streets.arrow_section[token]]
        others = [other for other in race.s.one_ways if other != token]
        if expected(race, race.s.works, [*others, back if token == forth else forth], before):
            turnable.append(streets.section_ids[streets.arrow_section[token]])
    race.choose("effect police")
    offered = [race.game.decode(race.s, answer) for answer in race.s.answers]
    assert sorted(action.to["section"] for action in offered if action.verb == "police_turn") == sorted(turnable)
