"""The greedy bot: better than chance, quick, honest, and never idle."""

from tests.games.plastics_race.table import Table, the_game

import ludoteca
from ludoteca.bots import Question, bot
from ludoteca.bots.plastics_race import worth
from ludoteca.engine import Rng


def test_it_beats_random_play() -> None:
    """Eight cities, both seats."""
    game = the_game()
    wins = 0
    for number, city in enumerate(game.content.city_ids):
        seat = number % 2
        bots = [bot("normal" if at == seat else "random", game, number * 2 + at) for at in range(2)]
        match = ludoteca.play(game, bots, seed=number, options={"city": city})
        assert match.outcome is not None
        wins += match.outcome.winners == (seat,)
    assert wins >= 7


def test_it_collects_when_it_can() -> None:
    """One orange section from a bin with an orange card in hand."""
    table = Table().at("fyli").hand(0, "orange_swap")
    greedy = bot("normal", the_game(), 1)
    while table.s.player == 0 and table.me.bins == []:
        table.s.choose(greedy.choose(Question(table.s)))
        table.s.deal(Rng(1))
    assert table.me.bins == [3]


def test_it_ends_the_turn_when_nothing_helps() -> None:
    """After collecting there is nothing worth doing with plain cards."""
    table = Table(spare=False).hand(0, "yellow_ask", "orange_change_die", "dashed_red_blue")
    table.s.moving = False
    table.s.path = [table.section("fyli", "liosia")]
    table.s.colours = [4]
    table.s.resume()
    assert bot("normal", the_game(), 1).choose(Question(table.s)) == 0


def test_it_sees_only_what_its_seat_sees() -> None:
    """The same answer whatever the hidden cards are, given the same view and generator."""
    game = the_game()
    state = game.new(3, {"city": "london", "starting_seat": "1"})
    state.deal(Rng(3))
    answers = {bot("normal", game, 5).choose(Question(state.determinize(0, Rng(seed)))) for seed in range(6)}
    assert len(answers) == 1


def test_worth_grows_towards_a_bin() -> None:
    """Nearer is better, holding a bin is better still."""
    far, near = Table().at("peristeri"), Table().at("fyli")
    held = Table().at("fyli").bins(0, 3)
    assert worth.position(far.s, 0) < worth.position(near.s, 0)
    assert worth.standing(held.s, 0) > worth.standing(near.s, 0)
