"""The bots' knowledge of European Plastic's Race: sensible, honest, never idle, and better than chance."""

import re

import pytest
from tests.games.plastics_race.race import Race, begun, the_game

import ludoteca
from ludoteca.bots import Bot, Question, bot
from ludoteca.bots.finding import adviser
from ludoteca.engine import Rng
from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.state import REWARD


def test_normal_beats_random_play() -> None:
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
    race = Race().at("fyli").hand(0, "orange_swap")
    greedy = bot("normal", the_game(), 1)
    while race.s.player == 0 and race.me.bins == []:
        race.s.choose(greedy.choose(Question(race.s)))
        race.s.resolve_chance(Rng(1))
    assert race.me.bins == [3]


def test_normal_takes_the_last_bin() -> None:
    """Being near the Bonus card is not worth more than having it, or the truck would stay there for ever."""
    race = Race("madrid", spare=False, routes=True).at("lineal").bins(0, 2, 3, 4)
    race.hand(0, "continuous_red_purple", "continuous_green_purple", "wild", "wild", "wild")
    race.s.capacity = 0
    assert {"drive", "ventas"} <= _words(race, bot("normal", the_game(), 1))


def test_a_plant_where_it_would_not_sell_is_no_goal() -> None:
    """While it keeps its bins for the Bonus card, it does not wait beside a plant that would pay well for them."""
    race = Race("london", spare=False).at("docklands").hand(0, "wild", "wild").bins(0, 2, 3, 4, 5)
    race.s.plant = 3
    race.s.capacity = 5
    assert worth.sale(race.s, 0) == 0
    assert "end" not in _words(race, bot("normal", the_game(), 1))
    race.s.bonus = 1
    assert worth.sale(race.s, 0) > 0


@pytest.mark.parametrize("seed", range(4))
def test_it_collects_though_the_other_may_have_a_puncture(seed: int) -> None:
    race = Race().at("fyli").hand(0, "orange_swap").hand(1, "purple_puncture", "blue_puncture", "wild")
    for observed in ("purple_puncture", "blue_puncture"):
        race.s.learn(0, 1, race.content.card_ids.index(observed))
    assert {"drive", "liosia"} <= _words(race, bot("normal", the_game(), seed))


def test_it_ends_the_turn_when_nothing_helps() -> None:
    """After collecting there is nothing worth doing with plain cards."""
    race = Race(spare=False).hand(0, "yellow_ask", "orange_change_die", "dashed_red_blue")
    race.s.moving = False
    race.s.path = [race.section("fyli", "liosia")]
    race.s.colours = [4]
    race.s.resume()
    assert bot("normal", the_game(), 1).choose(Question(race.s)) == 0


@pytest.mark.parametrize(
    ("bot_name", "hand", "last_round"),
    [
        ("normal", ["dashed_red_green", "wild"], 2),
        ("normal", ["red_draw_3", "green_draw_2"], 1),
        ("search:simulations=40", ["dashed_red_green", "wild", "red_roll_dice"], 1),
    ],
    ids=["drive", "draw", "search"],
)
def test_it_does_nothing_in_vain(bot_name: str, hand: list[str], last_round: int) -> None:
    """With all bins in hand it does not drive or roll dice for nothing, or draw cards that it cannot use."""
    race = Race("paris", spare=False).at("bercy").bins(0, 1, 2, 3).hand(0, *hand)
    race.s.bonus = 0
    race.s.last_round = last_round
    assert {"end", "turn"} <= _words(race, bot(bot_name, the_game(), 1))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_puts_no_cards_away_in_the_last_round(level: str) -> None:
    """There is no turn left to draw better ones for; before that useless cards go."""
    race = Race("paris", spare=False).at("bercy").bins(0, 1, 2, 3).hand(0, "dashed_red_green", "orange_change_die")
    race.s.bonus = 0
    race.choose("end turn")
    assert race.asked == "Discard"
    assert "discard" in _words(race, bot(level, the_game(), 1))
    race.s.last_round = race.s.round
    assert "done" in _words(race, bot(level, the_game(), 1))


def test_it_drives_on_with_the_open_card() -> None:
    race = Race(spare=False).at("monastiraki").hand(0, "green_steal", "wild").bins(0, 1, 2, 4)
    race.drive("omonia", "green-steal")
    assert {"go", "on", "peristeri"} <= _words(race, bot("normal", the_game(), 1))


@pytest.mark.parametrize(("held", "verb"), [((1, 2, 4), "puncture"), ((), "pass")])
def test_a_puncture_is_kept_for_those_who_matter(held: tuple[int, ...], verb: str) -> None:
    """Somebody who takes the last bin is stopped; somebody who is far behind is let pass."""
    race = Race().at("fyli").hand(0, "orange_swap").hand(1, "purple_puncture", "wild").bins(0, *held)
    race.s.players[1].points[REWARD] = 9
    race.drive("liosia", "orange-swap").choose("collect")
    assert race.asked == "PlayPuncture"
    assert verb in _words(race, bot("normal", the_game(), 1))


def test_hard_takes_the_last_bin() -> None:
    """A search of few simulations does not miss what is one card away."""
    race = Race().at("fyli").hand(0, "orange_swap", "wild").bins(0, 1, 2, 4)
    assert {"drive", "liosia"} <= _words(race, bot("search:simulations=40", the_game(), 1))


def test_it_sees_only_what_its_seat_sees() -> None:
    """The same answer whatever the hidden cards are, given the same view and generator."""
    game = the_game()
    state = begun(3, 3, city="london", starting_seat="1")
    answers = {bot("normal", game, 5).choose(Question(state.determinize(0, Rng(seed)))) for seed in range(6)}
    assert len(answers) == 1


def test_every_turn_has_its_number() -> None:
    mind, race = adviser(the_game()), Race().at("monastiraki").hand(0, "green_steal", "wild").hand(1, "yellow_ask")
    first = mind.turn(race.s)
    race.drive("omonia", "green-steal")
    assert mind.turn(race.s) == first
    race.end_turn()
    assert mind.turn(race.s) == first + 1


def test_only_a_few_questions_are_worth_a_search() -> None:
    """The adviser thinks about what to do, but not about which card pays for it."""
    mind, race = adviser(the_game()), Race().at("fyli").hand(0, "orange_swap", "wild")
    assert mind.ponders(race.s)
    race.choose("drive liosia")
    assert race.asked == "Pay"
    assert not mind.ponders(race.s)


@pytest.mark.parametrize("players", [2, 4])
def test_chances_add_up(players: int) -> None:
    """To one, and the seat that is ahead has the best."""
    race = Race(players=players).bins(1, 1, 2)
    chances = adviser(the_game()).chances(race.s)
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) == chances[1]


def test_chances_at_the_end_say_who_won() -> None:
    race = Race("paris", spare=False).bins(1, 1)
    race.s.stack.clear()
    assert adviser(the_game()).chances(race.s) == [0.0, 1.0]


def test_worth_follows_points() -> None:
    """A point more in hand is a point more in the end, and nothing for the other."""
    race, mind = Race(), adviser(the_game())
    before = [mind.worth(race.s, seat) for seat in range(2)]
    race.s.players[0].points[REWARD] += 3
    assert mind.worth(race.s, 0) == pytest.approx(before[0] + 3)
    assert mind.worth(race.s, 1) == pytest.approx(before[1])


def test_worth_grows_towards_a_bin() -> None:
    """Nearer to the last one is better, holding it with what the die gave for it is better still."""
    mind = adviser(the_game())
    far, near = Race("paris").bins(0, 1, 3).at("cite"), Race("paris").bins(0, 1, 3).at("nation")
    held = Race("paris").bins(0, 1, 2, 3).at("nation")
    held.s.bonus = 0
    held.me.points[REWARD] = 2
    assert mind.worth(far.s, 0) < mind.worth(near.s, 0) < mind.worth(held.s, 0)


def test_what_cannot_be_reached_any_more_is_worth_nothing() -> None:
    mind, soon, late = adviser(the_game()), Race().at("piraeus"), Race().at("piraeus")
    late.s.last_round = late.s.round
    points = late.s.scores[0]
    assert mind.worth(late.s, 0) - points < (mind.worth(soon.s, 0) - points) / 2


def test_in_the_last_turn_a_bin_counts_if_the_hand_reaches_it() -> None:
    """An orange card takes the truck from Fyli to bin 3, a green one does not."""
    mind = adviser(the_game())
    orange, green = (Race(spare=False).at("fyli").hand(0, card) for card in ("orange_swap", "green_steal"))
    for race in (orange, green):
        race.s.last_round = race.s.round
    assert mind.worth(orange.s, 0) > mind.worth(green.s, 0) + 2


def _words(race: Race, player: Bot) -> set[str]:
    return set(re.split("[^a-z]+", race.said[player.choose(Question(race.s))]))
