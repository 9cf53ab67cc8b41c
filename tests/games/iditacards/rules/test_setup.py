"""Iditacards: components and set-up."""

import pytest
from tests.games.iditacards.table import Table, real_game

import ludoteca
from ludoteca.engine import Rng
from ludoteca.games.iditacards.board import NO_LEG
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race


def dealt(players: int, seed: int = 3) -> Race:
    s = real_game().new(players)
    s.resolve_chance(Rng(seed))
    return s


@pytest.mark.rule("IC-001")
def test_the_box_is_complete() -> None:
    """Starter decks of 26, 22 legendary, four upgrade decks of 53, 18 damage, 32 leg cards, 160 squares, six faces."""
    content = real_game().content
    decks = content.decks
    assert (len(decks.starter), len(decks.legendary), len(decks.damage)) == (26, 22, 18)
    assert [len(deck) for deck in decks.upgrades] == [53] * 4
    assert [len(cards) for cards in content.legs.of_type] == [8] * 4
    assert (content.squares, len(content.weathers)) == (160, 6)
    assert len(content.box(4, retired=False)) == 4 * 26 + 22 + 4 * 53 + 18


@pytest.mark.rule("IC-002")
def test_one_to_four_players() -> None:
    """Nobody can race with none or with five."""
    assert real_game().players == range(1, 5)
    for players in (0, 5):
        with pytest.raises(ludoteca.BadOptions):
            real_game().new(players)


@pytest.mark.rule("IC-003", "IC-005", "IC-006", "IC-007", "IC-008", "IC-011")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_alike(players: int) -> None:
    """On Start, full and warm, Wheel Dog in play, six of 25 cards in hand, five legendary cards, an empty supply."""
    s = dealt(players)
    wheel_dog = s.content.ids.index("wheel_dog")
    for racer in s.players:
        assert (racer.position, racer.hypothermia, racer.starvation) == (0, 0, 0)
        assert (racer.team, racer.attached) == ([wheel_dog], [()])
        assert (len(racer.hand), len(racer.deck), len(racer.legendary)) == (6, 19, 5)
        assert sorted([*racer.hand, *racer.deck, wheel_dog]) == s.content.decks.starter
        assert not racer.discard
    assert s.supply == []
    assert [s.content.legs.types[leg] for leg in s.legs] == [0, 1, 2, 3]
    assert len(s.legendary_deck) == 22 - 5 * players


@pytest.mark.rule("IC-009")
def test_first_player_by_chance_or_by_choice() -> None:
    """Every seat may begin, equally likely; the host may let the first seat begin."""
    s = real_game().new(4)
    rng = Rng(1)
    while s.pending is not None and s.pending.rule != "FirstPlayer":
        s.choose(s.answers[rng.below(len(s.answers))])
    assert s.pending is not None
    assert (s.pending.answers, s.pending.weights) == ((0, 1, 2, 3), (1, 1, 1, 1))
    s.choose(2)
    assert s.pending.rule == "WeatherDie"
    s.choose(1)
    assert (s.player, s.first) == (2, 2)
    fixed = real_game().new(4, {"first_player": "first_seat"})
    fixed.resolve_chance(rng)
    assert fixed.first == 0


@pytest.mark.rule("IC-012")
def test_what_is_hidden_and_what_is_open() -> None:
    """Others see sizes of hand and legendary cards, and everything that is open."""
    s = dealt(2)
    mine, other = s.view(0)["players"][0], s.view(1)["players"][0]
    assert len(mine["own"]["hand"]) == mine["cards"]
    assert other["own"] is None
    assert (other["cards"], other["deck"], other["legendary"]) == (6, 19, 5)
    for open_pile in ("discard", "played", "waiting", "team"):
        assert other[open_pile] == mine[open_pile]
    assert s.view(None)["players"][0]["own"] is None
    assert len(other["unseen"]) == 25


@pytest.mark.rule("IC-072", "IC-073")
def test_left_side_first_half_right_side_second_half() -> None:
    """A card serves legs 1 and 8, 2 and 7, 3 and 6, or 4 and 5, with the ledger's borders; none rules Start."""
    table = Table(legs={})
    borders = [(1, 5), (6, 35), (36, 45), (46, 80), (81, 115), (116, 135), (136, 155), (156, 160)]
    legs = table.game.content.legs
    for number, (first, last) in enumerate(borders):
        card = table.s.legs[min(number, 7 - number)]
        for square in (first, last):
            assert table.s.leg_at(square) is legs.sides[2 * card + (number > 3)]
    assert table.s.leg_at(0) is table.s.leg_at(161) is NO_LEG


@pytest.mark.rule("IC-096")
def test_the_weather_is_rolled_before_the_first_turn() -> None:
    """Everybody is on Start: it hits nobody, whatever it is."""
    for seed in range(12):
        s = dealt(2, seed)
        assert s.weather >= 0
        assert [(racer.hypothermia, racer.starvation) for racer in s.players] == [(0, 0)] * 2
        assert [speed(s, seat) for seat in range(2)] == [1, 1]
