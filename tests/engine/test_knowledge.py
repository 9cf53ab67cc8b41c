"""Facts about hidden places, and worlds that agree with them."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.quays import STEADY

from ludoteca.engine import GameError, HiddenPlace, Rng, scatter
from ludoteca.engine.knowledge import Fact, insert, minus_one_each, of_observer, outsiders_forget, without_place

FACT = st.tuples(st.integers(0, 3), st.integers(0, 4), st.integers(0, 3))
FACTS = st.lists(FACT, max_size=14).map(sorted)


class World:
    """Cards that really are in places, and true facts about them."""

    def __init__(self, hands: Sequence[Sequence[int]], places: list[HiddenPlace]) -> None:
        self.pool = [card for hand in hands for card in hand]
        self.places = places


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """Hands, and facts that are true of them: so at least one world agrees with the facts."""
    hands = draw(st.lists(st.lists(st.integers(0, 4), max_size=5), min_size=1, max_size=4))
    places = []
    for hand in hands:
        known = [card for card in hand if draw(st.booleans())]
        absent = [card for card in range(5) if card not in hand and draw(st.booleans())]
        places.append(HiddenPlace(len(hand), known, absent))
    return World(hands, places)


def agrees(hands: Sequence[Sequence[int]], places: list[HiddenPlace]) -> bool:
    """Whether every fact holds, and every place has its number of cards."""
    return all(
        len(hand) == place.size and not Counter(place.known) - Counter(hand) and not set(place.absent) & set(hand)
        for hand, place in zip(hands, places, strict=True)
    )


def all_worlds(pool: list[int], places: list[HiddenPlace]) -> set[tuple[tuple[int, ...], ...]]:
    """Every world that agrees with the facts, by trying all orders of the pool."""
    found = set()
    for order in set(permutations(pool)):
        hands, at = [], 0
        for place in places:
            hands.append(tuple(sorted(order[at : at + place.size])))
            at += place.size
        if agrees(hands, places):
            found.add(tuple(hands))
    return found


@STEADY
@given(worlds(), st.integers(0, 10**6))
def test_scatter_keeps_every_fact(world: World, seed: int) -> None:
    """Whatever true facts a seat has, the world dealt for it agrees with them and has the same cards."""
    pool = world.pool.copy()
    hands = scatter(world.pool, world.places, Rng(seed))
    assert agrees(hands, world.places)
    assert sorted(card for hand in hands for card in hand) == sorted(pool)
    assert world.pool == pool
    assert all(hand == sorted(hand) for hand in hands)


@pytest.mark.parametrize(
    ("pool", "places"),
    [
        ([0, 1, 2, 3], [(2, [], []), (2, [], [])]),
        ([0, 0, 1, 2, 3], [(2, [3], [0]), (2, [], [1]), (1, [], [])]),
        # Only chains of swaps lead to these worlds: each place rules out all cards but two.
        ([0, 1, 2, 3], [(1, [], [2, 3]), (1, [], [0, 3]), (1, [], [0, 1]), (1, [], [1, 2])]),
        ([0, 0, 0, 1, 1, 2], [(3, [], [1]), (2, [1], [2]), (1, [], [0])]),
    ],
)
def test_scatter_can_give_every_world(pool: list[int], places: list[tuple[int, list[int], list[int]]]) -> None:
    """Each world that agrees with the facts comes up, and no other."""
    hidden = [HiddenPlace(*place) for place in places]
    rng = Rng(4)
    given_worlds = {tuple(tuple(hand) for hand in scatter(pool, hidden, rng)) for _ in range(2000)}
    assert given_worlds == all_worlds(pool, hidden)


def test_scatter_without_facts_is_fair() -> None:
    """With nothing known each of the four cards is in the small hand equally often."""
    rng = Rng(9)
    counts = Counter(
        scatter([0, 1, 2, 3], [HiddenPlace(1, [], []), HiddenPlace(3, [], [])], rng)[0][0] for _ in range(4000)
    )
    assert all(abs(count - 1000) < 170 for count in counts.values())
    assert len(counts) == 4


def test_scatter_finds_the_only_world() -> None:
    """Facts that leave one world lead to it, however long the chain of swaps is."""
    n = 40
    places = [HiddenPlace(1, [], [card for card in range(n) if card not in (at, at + 1)]) for at in range(n)]
    assert scatter(list(range(n)), places, Rng(1)) == [[at] for at in range(n)]


@pytest.mark.parametrize(
    ("pool", "places"),
    [
        pytest.param([1, 2], [(1, [], [1, 2]), (1, [], [])], id="nothing may lie there"),
        pytest.param([1, 1, 2], [(2, [], [1]), (1, [], [])], id="too few other cards"),
        pytest.param([1, 2], [(1, [3], []), (1, [], [])], id="a known card that is not in the pool"),
        pytest.param([1, 2], [(1, [2], []), (1, [2], [])], id="one card known in two places"),
        pytest.param([1, 2], [(1, [2], [2]), (1, [], [])], id="known and ruled out"),
        pytest.param([1, 2, 3, 4], [(1, [1, 2], []), (3, [], [])], id="more known than there is room"),
        pytest.param([1, 2], [(1, [], []), (2, [], [])], id="too few cards"),
        pytest.param([1, 2, 3], [(1, [], []), (1, [], [])], id="too many cards"),
    ],
)
def test_contradictions_are_loud(pool: list[int], places: list[tuple[int, list[int], list[int]]]) -> None:
    """Facts that no world agrees with are a mistake of a rule, and reported as one."""
    with pytest.raises(GameError, match=r"contradict|cannot fill"):
        scatter(pool, [HiddenPlace(*place) for place in places], Rng(1))


@STEADY
@given(FACTS, st.integers(0, 4), st.integers(0, 3))
def test_left_for_all_to_see(facts: list[Fact], place: int, card: int) -> None:
    """Each observer's count of that card there drops by one, but never below none; no other count changes."""
    before, after = Counter(facts), Counter(minus_one_each(facts, place, card))
    for fact in set(before):
        lower = 1 if fact[1:] == (place, card) else 0
        assert after[fact] == before[fact] - lower
    assert minus_one_each(facts, place, card) == sorted(after.elements())


@STEADY
@given(FACTS, st.integers(0, 4), st.integers(0, 15), st.lists(st.integers(0, 3), max_size=2))
def test_outsiders_forget(facts: list[Fact], place: int, insiders: int, cards: list[int]) -> None:
    """Only those who did not see it forget, only about this place, and only cards that it may have been."""
    kept = outsiders_forget(facts, place, insiders, cards)
    gone = Counter(facts) - Counter(kept)
    may_go = [
        fact for fact in facts if fact[1] == place and not insiders & 1 << fact[0] and (not cards or fact[2] in cards)
    ]
    assert gone == Counter(may_go)


@STEADY
@given(FACTS, FACT)
def test_lists_of_facts(facts: list[Fact], fact: Fact) -> None:
    """Facts stay sorted, are read by observer and place, and a place can be forgotten."""
    observer, place, card = fact
    before = Counter(facts)
    insert(facts, fact)
    assert facts == sorted(facts)
    assert Counter(facts) == before + Counter([fact])
    assert card in of_observer(facts, observer, place)
    assert len(of_observer(facts, observer, place)) == sum(known[:2] == (observer, place) for known in facts)
    assert {known[1] for known in without_place(facts, place)} == {known[1] for known in facts} - {place}
