"""Observations: every block changes with what it names, and none with what the seat may not see."""

from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca import Game, Rng, State
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.observations import features, observer_of
from ludoteca.observations.buffer import zeros

GAMES = ludoteca.games(sample=True)
Change = Callable[[Any], object]


def _play(game: Game[Any], players: int, seed: int, steps: int, options: dict[str, Any] | None = None) -> list[State]:
    """Positions of a random game, each before an answer."""
    rng, state = Rng(seed), game.new(players, options)
    state.resolve_chance(rng)
    seen: list[State] = []
    while not state.over and len(seen) < steps:
        seen.append(state.copy())
        state.choose(state.answers[rng.below(len(state.answers))])
        state.resolve_chance(rng)
    return seen


def _blocks(game: Game[Any], numbers: list[float]) -> dict[str, list[float]]:
    return {block.name: numbers[block.first : block.first + block.size] for block in observer_of(game).blocks}


def _changed(game: Game[Any], state: State, seat: int, change: Change) -> set[str]:
    """The blocks in which a seat sees a change of the position."""
    before = _blocks(game, features(state, seat))
    other = state.copy()
    change(other)
    after = _blocks(game, features(other, seat))
    return {name for name in before if before[name] != after[name]}


def _put(path: str, value: Any) -> Change:
    """Set a field, or an entry of a list."""

    def change(s: Any) -> None:
        *inner, last = path.split(".")
        for name in inner:
            s = s[int(name)] if name.isdigit() else getattr(s, name)
        if last.isdigit():
            s[int(last)] = value
        else:
            setattr(s, last, value)

    return change


def _facts(field: str, *facts: tuple[int, int, int]) -> Change:
    return _put(field, list(facts))


CHANGES: dict[str, list[tuple[Change, set[str]]]] = {
    "quay": [
        (_put("deck", [1]), {"table"}),
        (_put("face_down", [1, 1]), {"table"}),
        (_put("landing", 2), {"landing"}),
        (_put("face_up", [1, 1, 1]), {"face_up"}),
        (_put("players.0.hand", [0, 0, 3]), {"hand"}),
        (_put("players.0.points", [0, 5, 0]), {"seats"}),
        (_put("players.1.hand", [0, 0, 0, 0]), {"seats"}),
        (_facts("known", (0, 1, 2)), {"known"}),
        (_facts("absent", (0, 2, 1)), {"absent"}),
    ],
    "plastics_race": [
        (_put("round", 9), {"table"}),
        (_put("capacity", 7), {"table"}),
        (_put("moving", False), {"table"}),
        (_put("plant", 1), {"plant"}),
        (_put("stacks.0", 5), {"stacks"}),
        (_put("run_colour", 3), {"run"}),
        (_put("run_next", 2), {"run_next"}),
        (_put("rolled", [1, 1]), {"rolled"}),
        (_put("players.0.hand", [0, 1, 2, 3, 4]), {"hand"}),
        (_put("players.0.offer", 4), {"offer", "seats"}),
        (_put("players.0.played", [7, 8]), {"played"}),
        (_put("discards", [5, 5, 9]), {"discards"}),
        (_put("players.0.routes", [2]), {"routes", "seats"}),
        (_put("players.0.new_route", 6), {"new_route"}),
        (_put("route_discards", [1, 3]), {"route_discards"}),
        (_facts("known", (0, 1, 20)), {"known"}),
        (_facts("absent", (0, 2, 30)), {"absent"}),
        (_put("players.1.bins", [2, 3]), {"seats"}),
        (_put("players.2.police", 1), {"seats"}),
        (_put("players.2.puncture", 3), {"seats"}),
        (_put("bonus", 1), {"seats"}),
        (_put("players.1.truck", 20), {"nodes", "seats"}),
        (_put("dice", [(4, 5)]), {"sections"}),
        (_put("works", [11]), {"sections"}),
        (_put("one_ways", [9]), {"sections"}),
        (_put("path", [1, 2]), {"sections", "table"}),
        (_put("passes", [6]), {"sections"}),
    ],
    "rolling_heights": [
        (_put("round", 30), {"course"}),
        (_put("power", 9), {"course"}),
        (_put("pile1", [3]), {"course"}),
        (_put("supply.2", 3), {"supply"}),
        (_put("meeples.1", 1), {"meeples"}),
        (_put("held.0", 17), {"held"}),
        (_put("misc.1", 9), {"misc"}),
        (_put("players.0.targets", [5, 6]), {"targets"}),
        (_put("players.1.revealed", 4), {"revealed"}),
        (_put("ads", [0, 1, 2]), {"ads"}),
        (_put("cells", list(range(54))), {"land"}),
        (_put("used", [3]), {"tiles"}),
        (_put("tokens_on.5", 8), {"market"}),
        (_put("market.8", 1), {"market", "plans"}),
        (_put("players.2.tokens", 15), {"seats"}),
        (_put("players.1.spent", [9] * 9), {"seats"}),
    ],
    "iditacards": [
        (_put("round", 77), {"table"}),
        (_put("damage_deck", []), {"table"}),
        (_put("weather", 5), {"weather"}),
        (_put("legs", [31, 30, 29, 28]), {"legs"}),
        (_put("players.0.hand", [100, 101, 102, 103, 104, 105]), {"own"}),
        (_put("players.0.deck", [100] * 19), {"own"}),
        (_put("players.0.legendary", [1, 2, 3, 4, 5]), {"own"}),
        (_put("players.0.waiting", [50]), {"own", "waiting", "seats"}),
        (_put("supply", [7, 7]), {"supply"}),
        (_put("destroyed", [9]), {"destroyed"}),
        (_put("players.1.discard", [3, 4]), {"others", "seats"}),
        (_put("players.1.deck", [60] * 19), {"others"}),
        (_facts("known", (0, 1, 20)), {"known"}),
        (_facts("known", (0, 4, 20)), {"known"}),
        (_put("players.2.position", 99), {"seats"}),
        (_put("players.1.checkpoints", 4), {"seats"}),
        (_put("resting", [2]), {"seats"}),
    ],
}


@pytest.mark.parametrize(("name", "at"), [(name, at) for name in CHANGES for at in range(len(CHANGES[name]))])
def test_a_block_changes_with_what_it_names(name: str, at: int) -> None:
    game = ludoteca.game(name)
    options = {"city": "paris", "routes": True} if name == "plastics_race" else None
    state = next(s for s in _play(game, 3, 1, 400, options) if s.rule.name in game.turn_rules and s.player == 0)
    change, blocks = CHANGES[name][at]
    seen = _changed(game, state, 0, change)
    assert blocks <= seen
    derived = {"seats", "weather", "layout", "dogs"}  # speed and hand size follow from weather and legs
    assert seen - blocks <= (derived if name == "iditacards" else set())


def test_no_block_is_left_out() -> None:
    """Each block of each game is named by a change above, or comes from a question or an option."""
    for name in GAMES:
        by_option = {"question", "city", "layout", "rival", "dogs"}
        named = {block for _, blocks in CHANGES[name] for block in blocks} | by_option
        blocks = {block.name for block in observer_of(ludoteca.game(name)).blocks if "carries." not in block.name}
        assert blocks - named == set(), name


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_see_is_not_there(name: str) -> None:
    """In every world that the asked seat holds possible its numbers are the same, and those of the others for them."""
    game, rng = ludoteca.game(name), Rng(5)
    for players in game.players:
        for state in _play(game, players, players, 200)[::7]:
            for seat in range(players):
                world = game.determinize(state, seat, rng)
                world.known = [fact for fact in world.known if fact[0] == seat]
                world.absent = [fact for fact in world.absent if fact[0] == seat]
                assert features(world, seat) == features(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_that_remembers_shows_what_a_new_one_shows(name: str) -> None:
    """Only what has changed is written, over several games, from one seat to the next; nothing old is left."""
    game, rng = ludoteca.game(name), Rng(6)
    boards: list[dict[str, Any]] = [{"city": "london"}, {"city": "paris"}] if name == "plastics_race" else [{}, {}]
    for players in game.players:
        numbers = zeros(3 + observer_of(game).size)
        buffer = observer_of(game).buffer(numbers, 3)
        for seed, options in enumerate(boards):
            for state in _play(game, players, seed, 200, options)[::3]:
                seat, fresh = rng.below(players), zeros(observer_of(game).size)
                observer_of(game).write(state, seat, buffer)
                observer_of(game).write(state, seat, observer_of(game).buffer(fresh))
                assert numbers == zeros(3) + fresh


@pytest.mark.parametrize("name", GAMES)
def test_only_the_asked_seat_sees_the_question(name: str) -> None:
    """One question is marked for it, none for the others; the length is the same for all numbers of players."""
    game = ludoteca.game(name)
    for players in game.players:
        for state in _play(game, players, 2, 60)[::5]:
            for seat in range(players):
                numbers = features(state, seat)
                asked = _blocks(game, numbers)["question"]
                assert len(numbers) == observer_of(game).size
                assert sum(asked) == (seat == state.player)
                if seat == state.player:
                    assert observer_of(game).named("question").columns[asked.index(1.0)] == state.rule.name


def test_the_question_shows_what_it_carries() -> None:
    """A section by its number in the city, a seat counted from one's own, a number divided by its top."""
    game = ludoteca.game("plastics_race")
    shown = set()
    for seed in range(4):
        for state in _play(game, 3, seed, 800, {"city": "rome"}):
            blocks = _blocks(game, features(state, state.player))
            carries = {domain.name for domain in state.rule.carries}
            lit = {name.removeprefix("carries.") for name, block in blocks.items() if "carries." in name and any(block)}
            assert lit <= carries
            shown |= lit
            if state.rule.name == "Pay" and isinstance(state, PlasticsRace):
                section = state.args[0] - state.content.cities[state.city].first_section
                assert blocks["carries.section"].index(1.0) == section
            if state.rule.name == "PlayPuncture":
                assert blocks["carries.victim"].index(1.0) == (state.args[0] - state.player) % 3
    assert {"section", "victim", "lifted", "way_out"} <= shown
