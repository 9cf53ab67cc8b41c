"""How far it is, in cards: runs of one colour count once; dice and tokens matter."""

from tests.games.plastics_race.race import Race

from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.bot.board import board_of


def _cards(race: Race, node: str, goal: int) -> float:
    board = board_of(race.s, 0)
    return board.cards[race.node(node) - board.first_node][goal - 1]


def test_a_run_takes_one_card() -> None:
    """Monastiraki, Omonia and Peristeri lie on one green street."""
    race = Race()
    board = board_of(race.s, 0)
    green = [far for _, colour, far in board.hops[race.node("monastiraki") - board.first_node] if colour == 2]
    assert {race.node("omonia") - board.first_node, race.node("peristeri") - board.first_node} <= set(green)


def test_works_make_the_way_longer() -> None:
    """The last section before bin 3 is closed on one side."""
    race = Race()
    before = _cards(race, "fyli", 3)
    race.works("fyli", "liosia")
    assert before == 1.0
    assert _cards(race, "fyli", 3) > before


def test_an_arrow_closes_one_direction() -> None:
    race = Race().arrow("liosia", "fyli")
    board = board_of(race.s, 0)
    ends = {node: {far for _, _, far in board.hops[race.node(node) - board.first_node]} for node in ("fyli", "liosia")}
    assert race.node("liosia") - board.first_node not in ends["fyli"]
    assert race.node("fyli") - board.first_node in ends["liosia"]


def test_the_police_opens_the_way_for_its_player_only() -> None:
    race = Race().works("fyli", "liosia")
    race.s.passes = [race.section("fyli", "liosia")]
    own, other = board_of(race.s, 0), board_of(race.s, 1)
    at = race.node("fyli") - own.first_node
    assert own.cards[at][2] == 1.0
    assert other.cards[at][2] > 1.0


def test_equal_boards_are_built_once() -> None:
    assert board_of(Race().works("fyli", "liosia").s, 0) is board_of(Race().works("fyli", "liosia").s, 1)


def test_a_card_of_the_right_colour_shortens_the_way() -> None:
    without, with_orange = Race().at("fyli"), Race().at("fyli").hand(0, "orange_swap")
    assert worth.away(with_orange.s, 0)[2] < worth.away(without.s, 0)[2]


def test_a_tour_visits_all_that_is_left() -> None:
    """Nothing left costs nothing; one bin as much as the way to it; more bins never less."""
    board = board_of(Race().s, 0)
    first = board.goals[0]
    assert board.tours[0][0] == 0.0
    assert board.tours[0][0b0010] == board.cards[first][1]
    assert board.tours[0][0b0110] >= board.tours[0][0b0010]


def test_the_way_leads_to_the_goal() -> None:
    """From Fyli over the orange section to bin 3 first."""
    race = Race().at("fyli").hand(0, "orange_swap")
    section, colour, _ = worth.way(race.s, 0, 3)[0]
    assert (section, colour) == (race.section("fyli", "liosia"), 4)
