"""Preparing for the game."""

import pytest
from tests.games.plastics_race.race import BINS, Race, begun, the_game

from ludoteca.engine import NONE


@pytest.mark.rule("EPR-005")
@pytest.mark.parametrize(("deal", "left"), [([4, 5], 50), ([4, 5, 6], 44), ([4, 5, 5, 6], 39), ([4, 5, 5, 5, 6], 34)])
def test_deal(deal: list[int], left: int) -> None:
    """The starting player gets four, the others follow in turn order."""
    seats = len(deal)
    state = begun(seats, 4, starting_seat="2")
    hands = [len(state.players[(1 + place) % seats].hand) for place in range(seats)]
    assert hands == deal
    assert len(state.deck) == left


@pytest.mark.rule("EPR-006", "EPR-007")
def test_starting_player() -> None:
    """A seat is named or drawn; it has the first turn of every round."""
    for seat in range(3):
        state = begun(3, starting_seat=str(seat + 1))
        assert (state.starter, state.player) == (seat, seat)
    drawn = set()
    for seed in range(20):
        state = begun(3, seed, starting_seat="random")
        assert state.player == state.starter
        drawn.add(state.starter)
    assert drawn == {0, 1, 2}


@pytest.mark.rule("EPR-008", "EPR-010", "EPR-212")
@pytest.mark.parametrize("city", [city for city in BINS if city != "victoria"])
def test_all_trucks_start_on_the_light(city: str) -> None:
    state = begun(5, city=city)
    lights = the_game().content.cities[state.city].lights
    assert len(lights) == 1
    assert {player.truck for player in state.players} == set(lights)


@pytest.mark.rule("EPR-009", "EPR-200")
def test_two_lights_in_victoria() -> None:
    """Everybody chooses in turn order, with their hands dealt, also where another truck is already."""
    state = begun(2, city="victoria", starting_seat="2")
    for seat in (1, 0):
        assert state.pending is not None
        assert (state.pending.rule, state.pending.player, state.pending.answers) == ("ChooseLight", seat, (0, 1))
        assert state.players[seat].hand
        state.choose(1)
    assert [player.truck for player in state.players] == [the_game().content.cities[state.city].lights[1]] * 2


@pytest.mark.rule("EPR-012", "EPR-013")
def test_one_plant_card_with_its_counters() -> None:
    drawn = set()
    for seed in range(40):
        state = begun(2, seed, city="rome")
        assert state.capacity == the_game().content.plant_capacity[state.plant]
        drawn.add(state.plant)
    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.rule("EPR-015")
def test_nobody_starts_with_a_route_card() -> None:
    state = begun(4, city="athens", routes=True)
    assert [player.routes for player in state.players] == [[]] * 4
    assert len(state.route_deck) == 14
    assert state.route_discards == []


@pytest.mark.rule("EPR-016", "EPR-017", "EPR-011")
def test_what_is_in_the_box() -> None:
    """Dice, tokens and cards as the component list says; the board is empty at first."""
    content = the_game().content
    assert len(content.deck) == 59
    assert (content.dice_count, content.works, content.one_ways, content.police) == (4, 2, 2, 5)
    assert (len(content.plant_ids), len(content.route_ids)) == (5, 14)
    assert (len(content.plain_die), len(content.routes_die)) == (6, 6)
    state = Race("london", 5).s
    assert (state.dice, state.works, state.one_ways) == ([], [], [])
    assert state.stacks == [5] * 5
    assert sum(player.police for player in state.players) == 0


@pytest.mark.rule("EPR-014")
def test_no_plant_card_without_a_plant() -> None:
    state = begun(2, city="paris")
    assert (state.plant, state.capacity) == (NONE, 0)
