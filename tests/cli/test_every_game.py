"""The promises of the command line, for every game that is installed."""

from pathlib import Path

import pytest
from tests.support.commands import output, run
from tests.support.damage import damaged

import ludoteca
from ludoteca.words.ledger import of_game

GAMES = ludoteca.games(sample=True)
KEYS = (
    "1", "2", "3", "4", "1", "2", "", "u", "u", "v", "v players", "l", "r", "r 1", "r 9", "e", "zz", "?", "q", "s", "0",
)  # fmt: skip
TYPED = 150


def _monkey(seed: int) -> str:
    """Somebody hits keys without looking."""
    rng = ludoteca.Rng(seed)
    return "".join(f"{KEYS[rng.below(len(KEYS))]}\n" for _ in range(TYPED))


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_monkey_at_the_keyboard(game_id: str, people: int, tmp_path: Path) -> None:
    """Whatever is typed, the game goes on, stops cleanly, and leaves a record that is true."""
    path = tmp_path / "monkey.ludo.jsonl"
    seats = ["--seat", "person"] * people
    result = run("play", game_id, "--seed", people, *seats, "--save", path, typed=_monkey(people))
    assert (result.exit_code, result.stderr) == (0, ""), result.exception
    output("verify", path)


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_play_to_the_end_and_it_can_be_seen_again(game_id: str, tmp_path: Path) -> None:
    path = tmp_path / "bots.ludo.jsonl"
    played = output("play", game_id, "--bots", "--seed", "2", "--save", path)
    assert "The game is over." in played
    assert ("square" if game_id == "iditacards" else "point") in played.partition("\n1. ")[2]
    for seat in ([], ["--seat", "1"]):
        assert "The game is over." in output("replay", path, "--all", *seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_can_be_read(game_id: str) -> None:
    game = ludoteca.game(game_id)
    ledger = of_game(game)
    head, *lines = output("rules", game_id).splitlines()
    assert head == f"{game.title}: the rules as we play them here"
    assert [line for line in lines if line.startswith(ledger[0].id[:-3])] == [
        f"{line.id} {line.text}" for line in ledger
    ]
    assert {line.section for line in ledger} <= set(lines)


def _some_way_into(game_id: str) -> ludoteca.Match:
    game = ludoteca.game(game_id)
    match = ludoteca.Match(game, players=game.players[-1], seed=3)
    rng = ludoteca.Rng(3)
    while not match.state.over and match.version < 250:
        match.choose(match.state.answers[rng.below(len(match.state.answers))])
    return match


@pytest.mark.parametrize("game_id", GAMES)
def test_damaged_files_of_every_game(game_id: str, tmp_path: Path) -> None:
    """Refused with one line, or still a possible position and then played to its end; never a traceback."""
    match = _some_way_into(game_id)
    record = match.record.text().encode()
    position = match.game.to_json(match.state).encode() + b"\n"
    path = tmp_path / "damaged"
    seats = ["--seat", "random"] * match.state.seats
    for seed in range(12):
        path.write_bytes(damaged(position, seed))
        result = run("play", game_id, "--position", path, "--seed", "1", *seats)
        assert result.exit_code in (0, 2), (seed, result.exception)
        assert result.stderr.count("\n") == (result.exit_code == 2), seed
        path.write_bytes(damaged(record, seed))
        result = run("verify", path)
        assert result.exit_code in (0, 1, 2), (seed, result.exception)
        assert result.stderr.count("\n") == (result.exit_code == 2), seed
        assert not isinstance(result.exception, Exception), seed
