"""Preparing for the game."""

import pytest
from tests.games.plastics_race.table import Table, the_game

import ludoteca
from ludoteca.engine import Rng

WITHOUT_PLANT = {"paris", "victoria"}
BINS = {"paris": 3, "victoria": 3, "madrid": 4, "berlin": 4, "athens": 4, "rome": 4, "ankara": 5, "london": 5}


@pytest.mark.rule("EPR-001")
def test_two_to_five_players() -> None:
    """Fewer or more are refused."""
    game = the_game()
    assert list(game.players) == [2, 3, 4, 5]
    with pytest.raises(ludoteca.BadOptions):
        game.new(players=6)


@pytest.mark.rule("EPR-002", "EPR-003", "EPR-014")
def test_eight_cities_with_their_bins_and_plants() -> None:
    """Every city has its number of bins; a plant card lies only where there is a plant."""
    game = the_game()
    assert set(game.options["city"].allowed) == set(BINS)
    for city, bins in BINS.items():
        state = game.new(2, {"city": city})
        state.deal(Rng(1))
        assert len(state.stacks) == bins
        assert (state.plant >= 0) == (city not in WITHOUT_PLANT)


@pytest.mark.rule("EPR-004")
@pytest.mark.parametrize("city", BINS)
def test_route_cards_are_an_option_everywhere(city: str) -> None:
    """By default off with three bins and on elsewhere; both can be chosen on every map."""
    game = the_game()
    assert game.new(2, {"city": city}).options["routes"] == (BINS[city] > 3)
    assert len(game.new(2, {"city": city, "routes": True}).route_deck) == 14
    assert game.new(2, {"city": city, "routes": False}).route_deck == []


@pytest.mark.rule("EPR-005")
@pytest.mark.parametrize(("deal", "left"), [([4, 5], 50), ([4, 5, 6], 44), ([4, 5, 5, 6], 39), ([4, 5, 5, 5, 6], 34)])
def test_deal(deal: list[int], left: int) -> None:
    """The starting player gets four, the others follow in turn order."""
    seats = len(deal)
    state = the_game().new(seats, {"starting_seat": "2"})
    state.deal(Rng(4))
    hands = [len(state.players[(1 + place) % seats].hand) for place in range(seats)]
    assert hands == deal
    assert len(state.deck) == left


@pytest.mark.rule("EPR-006", "EPR-007")
def test_starting_player() -> None:
    """A seat is named or drawn; he has the first turn of every round."""
    game = the_game()
    for seat in range(3):
        state = game.new(3, {"starting_seat": str(seat + 1)})
        state.deal(Rng(1))
        assert (state.starter, state.player) == (seat, seat)
    drawn = set()
    for seed in range(20):
        state = game.new(3, {"starting_seat": "random"})
        state.deal(Rng(seed))
        assert state.player == state.starter
        drawn.add(state.starter)
    assert drawn == {0, 1, 2}


@pytest.mark.rule("EPR-007", "EPR-027")
def test_rounds_begin_with_the_starting_player() -> None:
    """Play goes to the left; the round counts up when the starting player is on again."""
    table = Table(players=3)
    table.hand(1, "wild", "wild").hand(2, "wild", "wild")
    seen = []
    for _ in range(4):
        seen.append((table.s.player, table.s.round))
        table.end_turn()
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2)]


@pytest.mark.rule("EPR-008", "EPR-010", "EPR-212")
@pytest.mark.parametrize("city", [city for city in BINS if city != "victoria"])
def test_all_trucks_start_on_the_light(city: str) -> None:
    """One light everywhere but in Victoria, shared by all."""
    state = the_game().new(5, {"city": city})
    state.deal(Rng(1))
    lights = the_game().content.cities[state.city].lights
    assert len(lights) == 1
    assert {player.truck for player in state.players} == set(lights)


@pytest.mark.rule("EPR-009", "EPR-200")
def test_two_lights_in_victoria() -> None:
    """Everybody chooses in turn order, with their hands dealt, also where another stands already."""
    state = the_game().new(2, {"city": "victoria", "starting_seat": "2"})
    state.deal(Rng(1))
    for seat in (1, 0):
        assert state.pending is not None
        assert (state.pending.rule, state.pending.player, state.pending.answers) == ("ChooseLight", seat, (0, 1))
        assert state.players[seat].hand
        state.choose(1)
    assert [player.truck for player in state.players] == [the_game().content.cities[state.city].lights[1]] * 2


@pytest.mark.rule("EPR-012", "EPR-013")
def test_one_plant_card_with_its_counters() -> None:
    """Any of the five is drawn and keeps its capacity."""
    game = the_game()
    drawn = set()
    for seed in range(40):
        state = game.new(2, {"city": "rome"})
        state.deal(Rng(seed))
        assert state.capacity == game.content.plant_capacity[state.plant]
        drawn.add(state.plant)
    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.rule("EPR-015")
def test_nobody_starts_with_a_route_card() -> None:
    """All fourteen lie in the deck."""
    state = the_game().new(4, {"city": "athens", "routes": True})
    state.deal(Rng(1))
    assert [player.routes for player in state.players] == [[]] * 4
    assert len(state.route_deck) == 14
    assert state.route_discards == []


@pytest.mark.rule("EPR-016", "EPR-017")
def test_what_is_in_the_box() -> None:
    """Dice, tokens and cards as the component list says; nothing lies on the board at first."""
    content = the_game().content
    assert len(content.deck) == 59
    assert (content.dice_count, content.works, content.one_ways, content.police) == (4, 2, 2, 5)
    assert (len(content.plant_ids), len(content.route_ids)) == (5, 14)
    assert (len(content.plain_die), len(content.routes_die)) == (6, 6)
    state = Table("london", 5).s
    assert (state.dice, state.works, state.one_ways) == ([], [], [])
    assert state.stacks == [5] * 5
    assert sum(player.police for player in state.players) == 0
