"""The search: better than what it searches with, the same for the same seed, and within its limits."""

import pytest

import ludoteca
from ludoteca.bots import Adviser, Bot, Question, adviser, bot
from ludoteca.bots.search import EVERY, FEWEST_WORLDS, Field, Limits, Luck, Search, TurnLuck, play_turns
from ludoteca.engine import NONE, Rng, State

QUAY = ludoteca.game("quay")


def asked(game_id: str = "quay", seed: int = 3) -> State:
    state: State = ludoteca.game(game_id).new(2)
    state.resolve_chance(Rng(seed))
    return state


def won(one: str, other: str, deals: int) -> float:
    """The share of the victories that the first bot has, in both seats of each deal."""
    share = 0.0
    for seed in range(deals):
        for seat in range(2):
            kinds: list[Bot | str] = [one, other] if seat == 0 else [other, one]
            outcome = ludoteca.play(QUAY, kinds, seed=seed).outcome
            assert outcome is not None
            share += (seat in outcome.winners) / len(outcome.winners)
    return share / (2 * deals)


def test_it_beats_random_in_a_game_it_knows_nothing_about() -> None:
    assert won("search:simulations=60", "random", 8) >= 0.8


def test_the_same_seed_gives_the_same_game() -> None:
    kinds = ["search:simulations=30", "search:simulations=30"]
    one, same, other = (ludoteca.play(QUAY, kinds, seed=seed).lines for seed in (1, 1, 2))
    assert one == same != other


class Counting(Adviser):
    """Counts how often a position is judged, which is once in a simulation."""

    def __init__(self) -> None:
        super().__init__(QUAY)
        self.judged = 0

    def chances(self, s: State) -> list[float]:
        self.judged += 1
        return super().chances(s)


@pytest.mark.parametrize("simulations", [1, 10, 100, 400])
def test_a_turn_stays_within_its_simulations(simulations: int) -> None:
    """However many questions it has: each takes a share of what is left, until that is too little to try anything."""
    counting = Counting()
    search = Search(counting, 1, Limits(simulations))
    state = asked()
    for _ in range(12):
        before = counting.judged
        search.choose(Question(state))
        least = FEWEST_WORLDS * (6 + 3 + 2)
        assert counting.judged - before <= max(least, simulations * counting.share)
    assert counting.judged == search.used
    assert search.used <= max(0, simulations - FEWEST_WORLDS) + least
    assert (search.used == 0) is (simulations * counting.share < FEWEST_WORLDS * 6)


def test_a_clock_ends_it() -> None:
    """No world is begun after its share of the turn's seconds: 3 of 6, and every look at this clock is a second."""
    counting = Counting()
    now = iter(range(1000))
    Search(counting, 1, Limits(10_000).by(lambda: next(now), 6)).choose(Question(asked()))
    answers = min(6, len(asked().answers))
    assert counting.judged == 3 * answers


def test_habits_are_not_searched() -> None:
    """Questions that are not worth it cost nothing."""

    class Idle(Counting):
        def ponders(self, s: State) -> bool:
            return False

    idle = Idle()
    state = asked()
    assert Search(idle, 1, Limits(100)).choose(Question(state)) in state.answers
    assert idle.judged == 0


def test_the_first_stays_unless_another_is_clearly_better() -> None:
    """One that only had luck is not taken; one that is always a little better is."""
    field = Field([70, 80, 90])
    field.results = [[0.5, 0.5, 0.5, 0.5], [0.9, 0.2, 0.9, 0.2], [0.4, 0.4, 0.4, 0.4]]
    assert field.winner(doubt=1.0) == 70
    field.results[2] = [0.6, 0.6, 0.6, 0.61]
    assert field.winner(doubt=1.0) == 90


def test_halving_keeps_the_first_and_the_best() -> None:
    field = Field([10, 11, 12, 13, 14, 15])
    field.results = [[0.0], [0.1], [0.5], [0.2], [0.4], [0.3]]
    field.halve()
    assert field.left == [0, 2, 4]
    field.halve()
    assert field.left == [0, 2]


def test_an_answer_that_lags_clearly_is_not_tried_any_more() -> None:
    """Nor one that never differs from the leader; the first stays while another is still open."""
    field = Field([10, 11, 12, 13])
    field.results = [[0.1, 0.1, 0.1, 0.1], [0.5, 0.7, 0.5, 0.7], [0.5, 0.7, 0.5, 0.7], [0.9, 0.1, 0.9, 0.1]]
    assert not field.is_decided()
    assert field.left == [0, 1, 3]
    field.results[3] = [0.4, 0.1, 0.4, 0.1]
    assert field.is_decided()
    assert field.winner(doubt=1.0) == 11


def test_a_question_that_is_decided_costs_no_more() -> None:
    """Where all answers come to the same, it is left at the first look."""

    class Indifferent(Counting):
        def chances(self, s: State) -> list[float]:
            super().chances(s)
            return [0.5, 0.5]

    indifferent = Indifferent()
    Search(indifferent, 1, Limits(2000)).choose(Question(asked()))
    assert indifferent.judged == EVERY * min(6, len(asked().answers))


def _luck(seed: int) -> TurnLuck:
    return Luck(seed).in_turn(0)


def test_a_deck_with_a_card_less_gives_nearly_the_same_card() -> None:
    assert [_luck(seed).below(200) // 2 for seed in range(20)] == [_luck(seed).below(100) for seed in range(20)]


def test_each_turn_has_a_luck_of_its_own() -> None:
    """A later turn begins with the same random numbers, whatever was answered, rolled or drawn before."""

    class Listening(Adviser):
        def __init__(self, turn: int) -> None:
            super().__init__(QUAY)
            self.last = turn
            self.heard: list[int] = []

        def act(self, s: State, rng: Rng) -> int:
            now = self.turn(s)
            if now not in (NONE, self.last):
                self.last = now
                self.heard.append(rng.below(1_000_000))
            return super().act(s, rng)

    heard: list[list[int]] = []
    for answer in asked().answers:
        state = asked()
        listening = Listening(adviser(QUAY).turn(state))
        state.choose(answer)
        play_turns(state, listening, Luck(7), 6, listening.last)
        heard.append(listening.heard)
    assert len(heard) > 1
    assert len(set(heard[0])) == 5
    assert all(numbers == heard[0] for numbers in heard)


def test_turns_are_played_to_the_horizon() -> None:
    """Where the turn after the next begins; a game that ends before is over."""
    knows = adviser(ludoteca.game("plastics_race"))
    state = asked("plastics_race")
    first = knows.turn(state)
    play_turns(state, knows, Luck(1), 2, first)
    assert knows.turn(state) not in (NONE, first)
    play_turns(state, knows, Luck(1), 10_000, knows.turn(state))
    assert state.over


def test_luck_is_the_same_whatever_was_rolled_before() -> None:
    """A die shows the same after an answer that drew one more card; its next roll is another one."""
    luck = Luck(7)
    one, other = luck.in_turn(0), luck.in_turn(0)
    cards = [other.below(52) for _ in range(3)]
    assert [one.below(6) for _ in range(20)] == [other.below(6) for _ in range(20)]
    assert [one.below(52) for _ in range(3)] == cards
    assert [_luck(8).below(6) for _ in range(20)] != [_luck(7).below(6) for _ in range(20)]


def test_chances() -> None:
    """They add up to one; more points are better; after the end they are what was won."""
    knows = adviser(QUAY)
    state = asked()
    assert sum(knows.chances(state)) == pytest.approx(1)
    done = ludoteca.play(QUAY, ["random", "random"], seed=1)
    assert done.outcome is not None
    assert knows.chances(done.state) == [float(seat in done.outcome.winners) for seat in range(2)]


def test_easy_sticks_to_its_mistakes() -> None:
    """The same seed misjudges the same question in the same way; another seed does it another way."""
    game = ludoteca.game("plastics_race")
    question = Question(asked("plastics_race", 5))
    answers = [bot("easy", game, seed).choose(question) for seed in (1, 1, 2, 3, 4, 5, 6, 7, 8)]
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1
