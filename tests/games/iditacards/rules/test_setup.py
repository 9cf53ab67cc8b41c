"""Iditacards: components and set-up."""

import pytest
from tests.games.iditacards.table import Table, real_game

import ludoteca
from ludoteca.engine import Rng
from ludoteca.games.iditacards.state import Race


def dealt(players: int, seed: int = 3) -> Race:
    """A race at its first question."""
    s = real_game().new(players)
    s.deal(Rng(seed))
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
    for seed in range(6):
        fixed = real_game().new(4, {"first_player": "first_seat"})
        fixed.deal(Rng(seed))
        assert fixed.first == 0


@pytest.mark.rule("IC-010")
def test_the_line_is_square_161() -> None:
    """From the last square one step crosses the line; on it one has not."""
    on_last = Table().give(position=159).do("pass")
    assert on_last.s.over
    short = Table().give(position=158)
    assert not short.do("pass").s.over
    assert short.at() == 160
    assert short.do("pass").s.over


@pytest.mark.rule("IC-004")
def test_speed_is_computed_from_the_table() -> None:
    """There is no stored speed: changing the team changes it at once."""
    table = Table().give(position=10)
    assert table.speed() == 1
    assert table.give(team="wheel_dog bear").speed() == 4


@pytest.mark.rule("IC-012")
def test_what_is_hidden_and_what_is_open() -> None:
    """Others see sizes of hand and legendary cards, and everything that lies open."""
    s = dealt(2)
    mine, other = s.view(0)["players"][0], s.view(1)["players"][0]
    assert len(mine["own"]["hand"]) == mine["cards"]
    assert other["own"] is None
    assert (other["cards"], other["deck"], other["legendary"]) == (6, 19, 5)
    for open_pile in ("discard", "played", "waiting", "team"):
        assert other[open_pile] == mine[open_pile]
    assert s.view(None)["players"][0]["own"] is None
    assert len(other["unseen"]) == 25


@pytest.mark.rule("IC-012")
def test_cards_seen_coming_to_a_hand_are_known() -> None:
    """A recovered card is known to be in the hand until it leaves it or a new day begins."""
    table = Table(2).give(position=10, hand="torch", discard="mush lunch").give(1, position=5)
    table.do("play torch", "recover hand mush", "recover deck lunch")
    assert {"place": 0, "card": "mush"} in table.s.view(1)["known"]
    assert {"place": 2, "card": "lunch"} in table.s.view(1)["known"]
    for seed in range(5):
        assert table.number("mush") in table.s.determinize(1, Rng(seed)).players[0].hand  # type: ignore[attr-defined]
    table.do("pass", "play mush")
    assert {"place": 0, "card": "mush"} not in table.s.view(1)["known"]


@pytest.mark.rule("IC-012", "IC-131")
def test_a_failed_payment_tells_of_damage_in_the_hand() -> None:
    """Who holds two cards and cannot pay one must hold two Damaged."""
    table = Table(2).give(position=10, hand="push 2*damaged").give(1, position=5)
    table.do("play push")
    assert table.s.view(1)["known"] == [{"place": 0, "card": "damaged"}] * 2


@pytest.mark.rule("IC-177")
def test_decks_have_no_order() -> None:
    """Every draw is a card of the deck, each equally likely."""
    table = Table().give(hand="rest", deck="3*move 2*mush lunch").do("play rest")
    pending = table.s.pending
    assert pending is not None
    assert pending.weights is not None
    odds = {table.game.content.ids[card]: n for card, n in zip(pending.answers, pending.weights, strict=True)}
    assert odds == {"move": 3, "mush": 2, "lunch": 1}
