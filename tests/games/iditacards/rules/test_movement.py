"""Iditacards: movement, passing and checkpoints."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.iditacards.table import Table


def _shops(table: Table) -> bool:
    table.do("play stop-and-shop")
    while table.pending == "PayEnergy":
        table.do("pay rest")
    return table.pending == "ChooseDeck"


@pytest.mark.rule("IC-023", "IC-086")
def test_every_move_adds_speed() -> None:
    """A card, and the automatic move after it: 10 + 4, then 1 + 4."""
    table = Table().give(position=100, team="wheel_dog bear", deck="move", waiting=[("mush", 1)])
    assert table.do("reveal", "move").at() == 100 + (1 + 4) + (10 + 4) + (1 + 4)


@pytest.mark.rule("IC-023", "IC-034", "IC-086")
def test_speed_three_moves_four() -> None:
    """The book's example: speed 3, automatic move 4."""
    assert Table().give(position=50, team="bear").do("pass").at() == 54


@pytest.mark.rule("IC-024")
def test_speed_never_moves_backwards() -> None:
    """With speed -3 the automatic move is nothing, and Move too."""
    table = Table().give(position=50, team="lazy_dog", starvation=3, hand="move")
    assert table.speed() == -3
    assert table.do("play move").at() == 50


@pytest.mark.rule("IC-025")
def test_distance_is_fixed_at_the_start_of_a_move() -> None:
    """Counters of a leg entered on the way do not shorten the move, only the next one."""
    table = Table(legs={3: "blizzard", 2: "hills"}).give(position=34, hand="push move", team="wheel_dog")
    assert table.speed() == 2
    table.do("play push")
    # 5 + 2 takes the player to 41; then 3/3 and one dog less one: 1 - 1 - 2 - 2.
    assert (table.racer().hypothermia, table.at()) == (3, 41)


@pytest.mark.rule("IC-026", "IC-027", "IC-028", "IC-029")
@pytest.mark.parametrize(
    ("distance", "squares", "damage"), [(2, [12, 11, 13], 1), (5, [15, 11, 12], 2), (1, [11, 12, 13], 0)]
)
def test_passing(distance: int, squares: list[int], damage: int) -> None:
    """Everybody passed or landed on steps back one, in path order; each costs one damage."""
    table = Table(3).give(0, position=10, team="").give(1, position=12).give(2, position=13)
    table.give(0, team={2: "wheel_dog", 5: "wheel_dog bear", 1: ""}[distance])
    table.do("pass")
    assert [table.at(seat) for seat in range(3)] == squares
    assert table.names(0, "discard") == ["damaged"] * damage


@pytest.mark.rule("IC-030")
def test_start_is_shared_and_off_the_board() -> None:
    """Leaving Start passes nobody; a player who is pushed back from square 1 is on Start again, without weather."""
    table = Table(3).give(0, team="").give(1, position=1, team="").weather("wind")
    table.do("pass")
    assert [table.at(seat) for seat in range(3)] == [1, 0, 0]
    assert table.names(0, "discard") == ["damaged"]
    assert (table.speed(0), table.speed(1)) == (5, 0)


@pytest.mark.rule("IC-032", "IC-037")
def test_leg_then_checkpoint_then_rival() -> None:
    """The leg's counters are there when the legendary card is chosen; the push and its damage come after."""
    table = Table(2, legs={3: "mountain"}).give(0, position=35, legendary="waffle moose").give(1, position=36, team="")
    table.do("pass")
    assert (table.racer().hypothermia, table.at(1)) == (2, 36)
    table.do("earn moose")
    assert (table.at(0), table.at(1)) == (37, 35)
    assert table.names(0, "discard") == ["damaged", "moose"]


@pytest.mark.rule("IC-035", "IC-036", "IC-037")
def test_checkpoints_earn_one_legendary_each_once() -> None:
    """Squares 6, 36, 81, 116 and 136, the first time only; without a card left nothing is asked."""
    assert Table().s.layout.checkpoints == [6, 36, 81, 116, 136]
    table = Table().give(position=5, legendary="waffle moose puppy", team="")
    table.do("pass", "earn puppy")
    assert (table.names(0, "discard"), table.names(0, "legendary")) == (["puppy"], ["moose", "waffle"])
    assert table.give(position=5).do("pass").pending == "Turn"
    table.give(position=35).do("pass", "earn moose")
    table.give(position=80).do("pass").give(position=115).do("pass")
    assert table.names(0, "discard") == ["moose", "puppy", "waffle"]
    assert table.racer().checkpoints == 0b1111


@pytest.mark.rule("IC-035")
def test_a_move_over_two_checkpoints_earns_twice() -> None:
    table = Table().give(position=110, hand="out_of_control", deck="2*rest", team="wheel_dog bear bear")
    table.give(legendary="waffle moose").do("play out-of-control", "lose rest", "earn waffle")
    assert (table.at(), table.names(0, "legendary")) == (110 + 20 + 7 + 8, [])


@pytest.mark.rule("IC-148")
def test_malamutes_draw_after_each_move_of_their_player() -> None:
    """Two Malamutes draw two after the card's move, before its next effect, and two after the automatic move."""
    table = Table(3).give(position=50, team="malamute malamute wheel_dog", hand="slow_and_steady", deck="8*move")
    table.do("play slow-and-steady").deal()
    assert len(table.names(0, "hand")) == 2 + 1 + 2
    still = Table().give(position=50, team="malamute", starvation=1, deck="move").do("pass")
    assert still.names(0, "hand") == []


@pytest.mark.rule("IC-161")
def test_buffer_panel_saves_from_passing_damage() -> None:
    table = Table(2).give(0, position=10, team="wheel_dog+buffer_panel").give(1, position=11)
    table.do("pass")
    assert (table.at(1), table.names(0, "discard")) == (10, [])
    assert not Table().give(team="wheel_dog+buffer_panel").offers("sacrifice")


@pytest.mark.rule("IC-157")
@pytest.mark.parametrize(("card", "distance"), [("downhill_slide", 2 * (3 + 4)), ("tactical_play", 2 * 4)])
def test_doubled_sums_are_one_move(card: str, distance: int) -> None:
    """Twice the sum of number and speed, in one move: one Malamute draw."""
    table = Table().give(position=50, team="malamute wheel_dog bear", deck="4*move", waiting=[(card, 1)])
    table.do("reveal", "move").deal()
    assert (table.at(), len(table.names(0, "hand"))) == (50 + 5 + distance + 5, 3)


@pytest.mark.rule("IC-137")
def test_what_counts_as_movement_for_stop_and_shop() -> None:
    """The automatic move does not; a movement card that moved does; one that moved nothing does not."""
    table = Table(4).give(position=50, hand="stop_and_shop 5*rest").do("pass", "pass", "pass", "pass")
    assert _shops(table) is True
    moved = Table(4).give(position=50, hand="stop_and_shop move 3*rest").do("play move", "pass", "pass", "pass")
    assert _shops(moved) is False
    still = Table(4).give(position=50, hand="stop_and_shop move 3*rest", team="", starvation=1)
    assert _shops(still.do("play move", "pass", "pass", "pass")) is True


@pytest.mark.rule("IC-026", "IC-027", "IC-028", "IC-029", "IC-030", "IC-033")
@settings(max_examples=60, deadline=None)
@given(
    start=st.integers(0, 160),
    rivals=st.lists(st.one_of(st.just(0), st.integers(1, 160), st.integers(161, 180)), min_size=3, max_size=3),
    bears=st.integers(0, 3),
)
def test_passing_is_the_formula(start: int, rivals: list[int], bears: int) -> None:
    """Everyone who was passed is one square back, nobody else has moved, and each of them cost one damage."""
    on_board = [square for square in [start, *rivals] if 1 <= square <= 160]
    if len(set(on_board)) < len(on_board):
        return
    table = Table(4).give(0, position=start, team=" ".join(["bear"] * bears))
    for seat, square in enumerate(rivals, start=1):
        table.give(seat, position=square)
    table.do("pass")
    end = start + 1 + 3 * bears
    passed = [start < square <= min(end, 160) for square in rivals]
    pushed = [square - was_passed for square, was_passed in zip(rivals, passed, strict=True)]
    assert [table.at(seat) for seat in range(4)] == [end, *pushed]
    assert table.names(0, "discard") == ["damaged"] * sum(passed)


@pytest.mark.rule("IC-100")
@pytest.mark.parametrize(("starvation", "moved"), [(6, True), (7, False)])
def test_a_movement_card_at_seven_moves_nobody(starvation: int, moved: bool) -> None:
    table = Table().give(position=50, hand="move", starvation=starvation, team="bear bear bear").do("play move")
    assert (table.at() > 50) is moved


@pytest.mark.rule("IC-080", "IC-182")
@pytest.mark.parametrize(("leg", "square", "terrain", "base"), [(2, 10, "mountainside", 5), (7, 140, "avalanche", 0)])
def test_mountainside_and_avalanche_set_the_base_of_every_move(leg: int, square: int, terrain: str, base: int) -> None:
    """The automatic move and every card start from 5, or from 0; speed 3 is added, and what goes twice goes twice."""
    table = Table(legs={leg: terrain}).give(position=square, team="bear", hand="move")
    assert table.do("pass").at() == square + base + 3
    assert table.give(position=square).do("play move").at() == square + 2 * (base + 3)
    waiting = Table(legs={leg: terrain}).give(position=square, team="bear", deck="move", waiting=[("tactical_play", 1)])
    assert waiting.do("reveal", "move").at() == square + (base + 3) + 2 * (base + 3) + (base + 3)


@pytest.mark.rule("IC-182")
def test_the_base_of_a_move_is_that_of_the_leg_where_it_begins() -> None:
    """The last square before a mountainside: a walk is still 1 plus speed; on Start there is no leg."""
    table = Table(legs={1: "town", 2: "mountainside"}).give(position=5, team="bear").do("pass")
    assert table.at() == 5 + 1 + 3
    assert table.do("pass").at() == 9 + 5 + 2
