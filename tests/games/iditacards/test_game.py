"""Iditacards as a game: words, views, undo, conformance, and that races meet every card."""

from collections import Counter
from collections.abc import Sequence

import pytest
from tests.games.iditacards.records import limited
from tests.games.iditacards.table import real_game

import ludoteca
from ludoteca import conformance
from ludoteca.bots import Bot, Question, bot
from ludoteca.engine import Listener, Rng
from ludoteca.games.iditacards.state import Race
from ludoteca.table.clicks import message_ids
from ludoteca.words import sentences


def test_it_is_found_by_its_name() -> None:
    game = ludoteca.game("iditacards")
    assert "iditacards" in ludoteca.games()
    assert set(game.options) == {
        "layout", "first_player", "game_end", "leg_entry", "leg_entry_backwards", "roll_before_draw",
        "failed_cards_count_as_played", "armour_satisfies_sacrifice", "destroyed_damage_returns", "retired_cards",
        "recover", "free_actions_at_any_time",
    }  # fmt: skip


def test_the_catalogue_has_exactly_its_words() -> None:
    catalogues = [one.file for one in sentences.catalogues("en") if one.game == "iditacards"]
    catalogue = next(file for file in catalogues if file.name == "game.ftl")
    assert set(sentences.ids(catalogue)) == message_ids(real_game())


@pytest.mark.parametrize(("games", "at_any_time"), [(12, False), (6, True)])
def test_conformance(games: int, at_any_time: bool) -> None:
    """Short random races keep everything the engine promises."""
    report = conformance.check(limited(5), games=games, options={"free_actions_at_any_time": at_any_time})
    assert report.games == games


@pytest.mark.long
def test_conformance_campaign() -> None:
    """Thousands of random races, whole ones among them."""
    conformance.check(limited(30), games=3000)
    conformance.check(real_game(), games=200, seed=10_000)


class Played(Listener):
    def __init__(self) -> None:
        self.cards: Counter[int] = Counter()

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        if what == "resolves":
            self.cards[a] += 1


def race(heard: Played, players: int, seed: int, bots: Sequence[Bot] = ()) -> Race:
    """One race to the end, retired cards included, by bots or at random."""
    rng = Rng(seed)
    state = real_game().new(players, {"retired_cards": True})
    state.listener = heard
    state.resolve_chance(rng)
    while not state.over:
        at_random = rng.below(len(state.answers))
        state.choose(bots[state.player].choose(Question(state)) if bots else state.answers[at_random])
        state.resolve_chance(rng)
    return state


def test_random_races_end() -> None:
    """With 300 rounds at most, however badly they are played."""
    for seed in range(4):
        state = race(Played(), 1 + seed, seed)
        real_game().check(state)
        assert state.outcome is not None
        assert state.round <= 300


@pytest.mark.long
def test_races_meet_every_card() -> None:
    """Every card of the box takes effect: nearly all in random races; the dearest need a player who wants them."""
    game, heard = real_game(), Played()
    for seed in range(700):
        race(heard, 4, seed)
    for seed in range(60):
        if len(heard.cards) == len(game.content.ids):
            break
        race(heard, 2, seed, [bot("greedy", game, seat) for seat in range(2)])
    assert [name for card, name in enumerate(game.content.ids) if card not in heard.cards] == []


def test_undo_goes_back_to_the_last_choice() -> None:
    """A card played by mistake can be taken back while nothing was turned up; not what chance has followed."""
    match = ludoteca.Match(real_game(), players=1, seed=6)
    assert match.undo_limit(0).answers == 0
    asked = match.state.answers
    lunch = next(answer for answer in asked if "lunch" in str(match.game.describe(match.state, answer)))
    before = match.state.copy()
    match.choose(lunch)
    assert match.undo_limit(0).answers == 1
    match.undo(0)
    assert match.state == before
