"""`ludoteca play`: whole games by scripted keyboards."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.support.commands import output, refusal

import ludoteca

COMMAND = [sys.executable, "-m", "ludoteca"]
ENOUGH = 400
RANDOM = ("--seat", "random")
"""A bot that does not think long."""
AGAINST = ("--seat", "person", *RANDOM)


def _play(*words: str | Path, typed: str = "") -> str:
    return output("play", *words, typed=typed)


def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    """First answers only, to the end; the record that is left behind is true."""
    path = tmp_path / "mine.ludo.jsonl"
    lines = _play("quay", *AGAINST, "--seed", "7", "--save", path, typed="1\n" * ENOUGH).splitlines()
    assert lines[0] == "Smugglers' Quay with Player 1 and Random 2"
    assert "Player 1: Your turn! What do you want to do?" in lines
    assert any(line.startswith("The game is over. ") for line in lines)
    assert lines[-1] == f"Saved to {path}. To watch it again: ludoteca replay {path}"
    assert ludoteca.Match.load(path).outcome is not None
    output("verify", path)


def test_the_same_seed_is_the_same_game() -> None:
    seeds = ("green", "green", "blue")
    first, same, other = (_play("quay", *AGAINST, *RANDOM, "--seed", seed, typed="2\n" * ENOUGH) for seed in seeds)
    assert first == same != other


def test_a_watcher_sees_what_everybody_sees() -> None:
    """No card that is drawn is named while bots play."""
    lines = _play("quay", *RANDOM, *RANDOM, "--seed", "3").splitlines()
    assert "Only bots play. You watch, and you see what everyone at the table can see." in lines
    assert "Random 1 draws a card." in lines
    assert not [line for line in lines if re.search(r"draws (?!a card)", line)]


def test_people_see_only_their_own_cards() -> None:
    text = _play("quay", *AGAINST, *RANDOM, "--seed", "7", typed="1\n" * ENOUGH)
    assert re.search(r"Player 1 draws (salt|tea|silk|a whistle)\.", text)
    assert not re.search(r"Random \d draws (?!a card)", text)
    assert not re.search(r"Random \d: .*hand", text)


def test_options_and_seats() -> None:
    """The game has the bots and the options that were asked for."""
    options = ("--option", "goal=8", "--option", "patrol=False")
    assert _play("quay", *RANDOM, "--seat", "person", *options).splitlines()[:3] == [
        "Smugglers' Quay with Random 1 and Player 2",
        "Points that end the game: 8, a short game",
        "Whistles: do nothing: easier for a first game",
    ]


def test_undo_says_how_far_it_reaches() -> None:
    """Trading in can be taken back card by card, to where the game begins."""
    text = _play("quay", *AGAINST, "--seed", "7", typed="u\n1\n1\nu\nu\nu\n")
    assert text.count("Nothing to undo: it is the start of the game.") == 2
    assert "Undone: Put away a whistle\nYou can undo 1 more step. Before that, it is the start" in text
    assert "Undone: Trade in: put away cards and draw new ones\nYou can't undo any more: it is" in text


def test_after_another_player_there_is_no_way_back() -> None:
    text = _play("quay", *AGAINST, "--seed", "7", typed="2\nu\n")
    assert "Nothing to undo: someone else made a choice." in text


def test_part_of_an_answer_filters() -> None:
    """Several are listed with their numbers, one is offered to Enter, none is said."""
    text = _play("quay", *AGAINST, "--seed", "7", typed="ask\nLAND\n\nzebra\n")
    assert "4 answers fit 'ask':\n3. Ask Random 2 for a whistle\n4." in text
    assert "One answer fits. Press Enter to choose it:\n2. Land salt" in text
    assert "Player 1 lays salt on the quay." in text
    assert "No answer has 'zebra' in it." in text


def test_all_other_commands(tmp_path: Path) -> None:
    """View, log, rules, help, numbers that are none, and a file that is in the way."""
    path = tmp_path / "there.txt"
    path.write_text("mine")
    looking = "?\nv\nv face\nv moon\nl\nr\nr 2\nr 77\nr x\n99\n" + "9" * 5000
    saving = f"s\ns {path}\ns {tmp_path}/no/where\ns {tmp_path}/new.jsonl\n1\nq\nq\n"
    text = _play("quay", *AGAINST, "--seed", "7", typed=f"{looking}\n{saving}")
    assert "u: undo your last answer." in text
    assert "The table, as Player 1 sees it:\n  deck: 18" in text
    assert "The table, as Player 1 sees it:\n  face down: 0\n" in text
    assert "There is no such part. The table has: deck, landing, " in text
    assert "QUAY-013 [text] To trade in" in text
    assert "There is no answer 99. Type a number from 1 to 6." in text
    assert "There is no answer 999999999.... Type a number" in text
    assert "Say which file: s FILE" in text
    assert f"{path} already exists. Choose another name." in text
    assert f"There is no folder '{tmp_path}/no': create it first." in text
    assert f"Saved to {tmp_path}/new.jsonl." in text
    assert "This game isn't saved. Type q again to quit" in text
    assert text.endswith("You left the game.\n")
    assert path.read_text() == "mine"


def test_a_saved_game_goes_on_with_the_same_seats(tmp_path: Path) -> None:
    """Names, bots and the position come back from the record; the end is the same as without the break."""
    path = tmp_path / "half.ludo.jsonl"
    _play("quay", *AGAINST, *RANDOM, "--seed", "7", "--save", path, typed="1\n1\n")
    lines = _play("--load", path, "--save", path, "--seed", "7", typed="1\n" * ENOUGH).splitlines()
    assert lines[0] == "Smugglers' Quay with Player 1, Random 2 and Random 3"
    assert any(line.startswith("You go on where the record ends, after line") for line in lines)
    whole = tmp_path / "whole.ludo.jsonl"
    _play("quay", *AGAINST, *RANDOM, "--seed", "7", "--save", whole, typed="1\n" * ENOUGH)
    assert ludoteca.Match.load(path).outcome is not None
    assert path.read_bytes() == whole.read_bytes()


def test_a_position_is_played_on(tmp_path: Path) -> None:
    """From a file that `replay` wrote; there is no record to save."""
    record, position = tmp_path / "a.ludo.jsonl", tmp_path / "here.json"
    _play("quay", *RANDOM, *RANDOM, "--seed", "5", "--save", record)
    written = output("replay", record, "--to", "30", "--write-position", position)
    assert re.fullmatch(rf"The position after line 3\d is in {position}\.\n", written)
    assert "\nThe game is over. " in _play("quay", "--position", position, *RANDOM, *RANDOM, "--seed", "5")
    refused = refusal("play", "quay", "--position", position, "--bots", "--save", tmp_path / "b.jsonl")
    assert refused.endswith("a game started from a position has no record to save.")
    assert "has no record to save" in _play("quay", "--position", position, typed=f"s {tmp_path}/c\nq\n")


# ---------------------------------------------------------------- several people at one keyboard


def test_people_pass_the_keyboard_and_see_only_their_own_cards() -> None:
    text = _play("quay", "--seat", "person", "--seat", "person", "--seed", "4", typed="1\n" * ENOUGH)
    parts = re.split(r"(Player \d), press Enter when nobody else is looking:", text)
    assert len(parts) > 6
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        other = "Player 2" if name == "Player 1" else "Player 1"
        assert not re.search(rf"{other} (draws (?!a card)|puts away)", part)
        assert not re.search(rf"{other}: .*hand", part)


def test_nobody_learns_who_could_have_whistled() -> None:
    """After a landing the next person sits down, able to react or not, before anything more is told."""
    seats = [arg for _ in range(3) for arg in ("--seat", "person")]
    able = set()
    for seed in range(12):
        answers = ludoteca.Match(ludoteca.game("quay"), players=3, seed=seed).state.answers
        landing = next((at for at, answer in enumerate(answers, start=1) if 1 <= answer <= 3), None)
        if landing is not None:
            text = _play("quay", *seats, "--seed", str(seed), typed=f"\n{landing}\n\n\n")
            after = text.rpartition("Player 1, it is your turn")[2].partition("help: \n")[2]
            asked, _, then = after.partition("Player 2, press Enter when nobody else is looking: \n")
            assert asked == "\nPress Enter to hide this, then pass the keyboard to Player 2: \n", seed
            able.add(then.startswith("Player 2, you have nothing to choose here."))
    assert able == {True, False}


# ---------------------------------------------------------------- real terminals and pipes


def _in_terminal(args: list[str], typed: list[bytes], env: dict[str, str]) -> tuple[int, str]:
    """Play in a pseudo-terminal, typing the next line whenever the program waits."""
    terminal, inside = pty.openpty()
    game = subprocess.Popen(
        [*COMMAND, *args], stdin=inside, stdout=inside, stderr=inside, env={**os.environ, **env}, start_new_session=True
    )
    os.close(inside)
    seen = b""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        ready, _, _ = select.select([terminal], [], [], 10)
        try:
            chunk = os.read(terminal, 65536) if ready else b""
        except OSError:
            break
        if not chunk:
            break
        seen += chunk
        if re.search(rb"help: (\x1b\[0m)?$", seen):
            os.write(terminal, typed.pop(0) if len(typed) > 1 else typed[0])
    os.close(terminal)
    return game.wait(10), seen.decode()


def test_a_whole_game_in_a_terminal() -> None:
    """With colour, to the end; no cursor is moved and nothing is drawn over."""
    code, seen = _in_terminal(["play", "quay", "--seed", "7"], [b"1\n"], {"TERM": "xterm-256color", "NO_COLOR": ""})
    assert code == 0
    assert "The game is over." in seen
    assert "\x1b[1m" in seen
    assert re.findall(r"\x1b\[[\d;?]*[A-LN-Za-ln-z]", seen) == []


@pytest.mark.parametrize(("args", "env"), [(["--plain"], {}), ([], {"NO_COLOR": "1"})])
def test_plain_means_no_colour_in_a_terminal(args: list[str], env: dict[str, str]) -> None:
    code, seen = _in_terminal(["play", "quay", *args], [b"v\n", b"q\n"], {"TERM": "xterm-256color", **env})
    assert code == 0
    assert "The table, as Player 1 sees it:" in seen
    assert "\x1b" not in seen


def test_a_narrow_terminal_keeps_the_indent() -> None:
    """At 60 columns no line is longer, and a wrapped line continues under the beginning of its text."""
    args = ["play", "iditacards", "--plain", *AGAINST, "--seed", "5"]
    code, seen = _in_terminal(args, [b"v\n", b"q\n"], {"COLUMNS": "60", "TERM": "xterm"})
    assert code == 0
    lines = seen.splitlines()
    assert max(map(len, lines)) <= 60
    assert "1 Player 1: at Start, speed 1, hypothermia 0, starvation 0," in lines
    assert "  hand 6, deck 19. Dogs: Wheel Dog." in lines


def test_ctrl_c_saves_and_is_clean(tmp_path: Path) -> None:
    """The exit code is 130, the record is there, nothing but one word is said."""
    path = tmp_path / "broken-off.ludo.jsonl"
    command = [*COMMAND, "play", "quay", "--seed", "7", "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdin.write(b"1\n1\n")
        game.stdin.flush()
        said = b""
        while said.count(b"? for help: ") < 3:
            said += os.read(game.stdout.fileno(), 65536)
        game.send_signal(signal.SIGINT)
        errors = game.stderr.read()
    assert game.returncode == 130
    assert errors.split() == [b"Stopped."]
    assert ludoteca.Match.load(path).version > 6


def test_output_that_cannot_say_everything_still_says_something(tmp_path: Path) -> None:
    """An old terminal without Unicode, and a record whose players have odd names."""
    record = tmp_path / "odd.ludo.jsonl"
    _play("quay", *RANDOM, *RANDOM, "--seed", "5", "--save", record)
    record.write_text(record.read_text().replace("Random 1", "\\u0001\\u001b[2JZoë \\ud83e\\udd9c"))
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "replay", "--all", str(record)], capture_output=True, env=env, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"??[2JZo? ? draws a card." in done.stdout
