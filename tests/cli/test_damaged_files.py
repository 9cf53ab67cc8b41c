"""Damaged records and positions: one clear sentence, exit code 2, no traceback, nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result
from tests.support.commands import run
from tests.support.damage import damaged

import ludoteca
from ludoteca.bots import bot
from ludoteca.engine import BadRecord
from ludoteca.match.record import parse

GAME = ludoteca.game("quay")
MATCH = ludoteca.play(GAME, [bot("random", GAME, seat) for seat in range(3)], seed=11)
RECORD = MATCH.record.text().encode()
POSITION = GAME.to_json(MATCH.at(30)).encode() + b"\n"
LONGEST_SENTENCE = 400
ENOUGH = 200


def _is_one_sentence(text: str, path: Path) -> bool:
    sentence = text.replace(str(path), "FILE")
    if not sentence.startswith("ludoteca: ") or not sentence.endswith(".\n") or sentence.count("\n") != 1:
        return False
    more = re.search(r"\. [A-Z]|Traceback", sentence)
    return len(sentence) <= LONGEST_SENTENCE and sentence.strip().isprintable() and more is None


def _assert_refused(result: Result, path: Path, seed: int) -> None:
    assert result.exit_code == 2, (seed, result.exception, result.output)
    assert _is_one_sentence(result.stderr, path), (seed, result.stderr[:1000])


def _says_the_same(data: bytes) -> bool:
    """Whether a game as true could have been written so.

    Nothing depends on the names of the seats and the version of the program; an option may be left at its usual
    value; and a game may have been taken over from another one.
    """
    try:
        record = parse(data)
    except BadRecord:
        return False
    true = parse(RECORD)
    options, wanted = GAME.complete(record.header.options), true.header
    header = record.header._replace(
        seats=wanted.seats, version=wanted.version, options=options, dealt_from=wanted.dealt_from
    )
    return record._replace(header=header) == true


@pytest.mark.parametrize("part", range(10))
def test_damaged_records_are_refused(part: int, tmp_path: Path) -> None:
    """All commands that read a record, on 200 damaged ones."""
    refused = 0
    for seed in range(part * 1000, (part + 1) * 1000):
        data = damaged(RECORD, seed)
        if _says_the_same(data):
            continue
        path = tmp_path / "damaged.ludo.jsonl"
        path.write_bytes(data)
        verified = run("verify", path)
        if verified.exit_code == 1:
            assert "The record is wrong." in verified.stdout, seed
            assert verified.stderr == ""
        else:
            _assert_refused(verified, path, seed)
            assert verified.stdout == ""
        for args in (("replay", path, "--all"), ("play", "--load", path, "--bots")):
            result = run(*args)
            if verified.exit_code == 1 and result.exit_code == 0:
                assert "We follow it as far as they agree" in result.stdout, seed
            else:
                _assert_refused(result, path, seed)
        refused += 1
        if refused == ENOUGH // 10:
            return
    pytest.fail("not enough damage")


@pytest.mark.parametrize("part", range(10))
def test_damaged_positions_are_refused(part: int, tmp_path: Path) -> None:
    """200 damaged positions; a change that leaves a possible position is played to its end."""
    refused = 0
    for seed in range(part * 1000, (part + 1) * 1000):
        path = tmp_path / "damaged.json"
        path.write_bytes(damaged(POSITION, seed))
        result = run("play", "quay", "--position", path, "--bots", "--seed", "1")
        if result.exit_code == 0:
            assert "The game is over." in result.stdout, seed
            continue
        _assert_refused(result, path, seed)
        refused += 1
        if refused == ENOUGH // 10:
            return
    pytest.fail("not enough damage")


@pytest.mark.parametrize("seed", range(5))
def test_real_processes_refuse_the_same_way(seed: int, tmp_path: Path) -> None:
    """What the tests above see in this process is what a shell sees."""
    path = tmp_path / "damaged.ludo.jsonl"
    path.write_bytes(damaged(RECORD, seed))
    inside = run("verify", path)
    command = [sys.executable, "-m", "ludoteca", "verify", str(path)]
    outside = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (outside.returncode, outside.stdout, outside.stderr) == (inside.exit_code, inside.stdout, inside.stderr)


def test_a_fish_is_no_record(tmp_path: Path) -> None:
    """Files of other programs are refused, whatever command reads them."""
    path = tmp_path / "fish.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 50)
    for args in (("verify", path), ("replay", path), ("play", "--load", path), ("play", "quay", "--position", path)):
        _assert_refused(run(*args), path, 0)
