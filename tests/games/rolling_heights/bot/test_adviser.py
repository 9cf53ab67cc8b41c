"""The bots for Rolling Heights: they win, play to the end with any number of players, and do nothing pointless."""

import pytest
from tests.games.rolling_heights.scenes import MAIN, at, in_main, own, plan, shopping, table

import ludoteca
from ludoteca.bots import Bot, Question, adviser, bot, bots
from ludoteca.games.rolling_heights.rules import meeples
from ludoteca.games.rolling_heights.state import City

GAME = ludoteca.game("rolling_heights")


def play(players: list[Bot], seed: int) -> City:
    """A whole game without the overhead of a match."""
    rng = ludoteca.Rng(seed)
    state: City = GAME.new(len(players))
    state.resolve_chance(rng)
    while not state.over:
        state.choose(players[state.player].choose(Question(state)))
        state.resolve_chance(rng)
    return state


def wins_of(kind: str, others: str, games: int, players: int = 2) -> float:
    """The share of games that a bot wins against others, on changing seats."""
    won = 0
    for seed in range(games):
        seat = seed % players
        outcome = play([bot(kind if one == seat else others, GAME, seed) for one in range(players)], seed).outcome
        won += outcome is not None and outcome.winners == (seat,)
    return won / games


def test_they_are_found() -> None:
    assert bots(GAME) == ("random", "easy", "normal", "hard", "expert")


def test_normal_beats_random() -> None:
    """Every one of a few games, also among three."""
    assert wins_of("normal", "random", 4) == 1.0
    assert wins_of("normal", "random", 2, players=4) == 1.0


@pytest.mark.long
def test_normal_beats_random_in_nearly_all_games() -> None:
    assert wins_of("normal", "random", 200) >= 0.97
    assert wins_of("normal", "random", 200, players=4) >= 0.85


@pytest.mark.long
def test_hard_beats_normal() -> None:
    """At least 70 % of 100, and half among three."""
    assert wins_of("hard", "normal", 100) >= 0.7
    assert wins_of("hard", "normal", 100, players=4) >= 0.5


def test_they_finish_games_of_all_sizes_and_alone() -> None:
    for players in (1, 3):
        state = play([bot("normal", GAME, seat) for seat in range(players)], 7)
        assert min(state.scores) > 0


def test_all_rules_of_a_turn_have_an_answer() -> None:
    """With rolling ahead too, and whatever a random player leaves behind."""
    asked: set[str] = set()
    for seed in range(6):
        rng = ludoteca.Rng(seed)
        state = GAME.new(2, {"advance_roll": True})
        state.resolve_chance(rng)
        knows, other = adviser(GAME), bot("random", GAME, seed)
        while not state.over:
            asked.add(state.rule.name)
            answer = knows.act(state, rng) if state.round % 3 else other.choose(Question(state))
            state.choose(answer)
            state.resolve_chance(rng)
    assert asked >= {"Main", "Rally", "Strike", "Raise", "UseBuilding", "PlacePlan", "TakeFreePlan", "Pay", "RollAhead"}


def test_normal_does_nothing_pointless() -> None:
    """No hard worker acts as a steady one; every trade and token puts a cube on a plan; nothing that fits is lost."""
    rng = ludoteca.Rng(3)
    players = [bot("normal", GAME, seat) for seat in range(2)]
    state: City = GAME.new(2)
    state.resolve_chance(rng)
    while not state.over:
        question = Question(state)
        answer = players[question.seat].choose(question)
        if question.rule == "Main":
            assert not (MAIN.activate.covers(answer) and MAIN.activate.objects(answer)[1] == meeples.HARD_AS_STEADY)
            if answer == MAIN.end_phase.first:
                assert not any(MAIN.construct.covers(other) for other in question.answers)
        state.choose(answer)
        state.resolve_chance(rng)


def test_turns_are_numbered() -> None:
    """Each turn has another number, and the number is the same all through it."""
    rng, numbers = ludoteca.Rng(5), []
    state: City = GAME.new(3)
    state.resolve_chance(rng)
    knows = adviser(GAME)
    while state.round < 4:
        if state.round and (state.round, state.at_turn, knows.turn(state)) not in numbers:
            numbers.append((state.round, state.at_turn, knows.turn(state)))
        state.choose(knows.act(state, rng))
        state.resolve_chance(rng)
    assert len(numbers) == 9
    assert len({number for _, _, number in numbers}) == 9


def test_chances_add_up_and_follow_points() -> None:
    """The seat with more points has the better chance; after the end the winner has all."""
    knows, s = adviser(GAME), in_main(table(3))
    even = knows.chances(s)
    assert sum(even) == pytest.approx(1.0)
    s.players[1].points[0] += 20
    ahead = knows.chances(s)
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[1] > even[1] > 0
    over = play([bot("normal", GAME, seat) for seat in range(2)], 1)
    assert sum(knows.chances(over)) == pytest.approx(1.0)
    assert set(knows.chances(over)) <= {0.0, 0.5, 1.0}


def test_alone_the_chance_is_to_beat_the_rival() -> None:
    knows, s = adviser(GAME), in_main(table(1))
    (before,) = knows.chances(s)
    s.rivals[0].points[0] += 30
    (after,) = knows.chances(s)
    assert 0 < after < before < 1


def test_an_adviser_is_for_its_own_game() -> None:
    with pytest.raises(ludoteca.GameError, match="this adviser is for Rolling Heights, not for"):
        adviser(GAME).turn(ludoteca.game("quay").new(2))


def test_buying_is_worth_a_thought_only_when_nobody_is_left_to_activate() -> None:
    """First the meeples act by habit; then what they brought is spent with care."""
    knows, s = adviser(GAME), table()
    own(s, 0, at(1, 1), plan("Hobart Sawmill"))
    s.power = 6
    in_main(s)
    assert knows.ponders(s)
    s.players[0].steady[0] += 1
    s.players[0].idle[0] -= 1
    in_main(s)
    assert not knows.ponders(s)
    assert MAIN.activate.covers(knows.act(s, ludoteca.Rng(1)))


def test_a_bot_can_do_without_one_plan() -> None:
    """A purchase names its plan, so a bot can be told never to buy it, wherever it is in the market."""
    s = shopping(wood=9)
    bought = GAME.decode(s, MAIN.buy.at(3))
    tile = GAME.content.plan_ids[s.market[3]]
    assert (bought.verb, bought.to) == ("buy", {"tile": tile})
    player = bot(f"random never buy:{tile}", GAME, 1)
    chosen = {player.choose(Question(s)) for _ in range(200)}
    assert MAIN.buy.at(2) in chosen
    assert MAIN.buy.at(3) not in chosen
