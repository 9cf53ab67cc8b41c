"""Contestants in this process: classes in files, and what happens when they break or cheat."""

from pathlib import Path

import pytest
from tests.support.contestants import classes, fault_of, played

import ludoteca
from ludoteca import GameError, Refused, State
from ludoteca.lab.tournament import Tournament, playing
from ludoteca.lab.tournament.contestants import check_contestants
from ludoteca.lab.tournament.rows import read

QUAY = ludoteca.game("quay")


@pytest.mark.parametrize("name", ["First", "Seeded"])
def test_a_class_in_a_file_plays(tmp_path: Path, name: str) -> None:
    bot = f"{classes(tmp_path)}:{name}"
    check_contestants(Tournament("quay", 2, (bot,), seconds=20))
    row = played(bot)
    assert row.fault is None
    assert row.answers > 5
    assert len(row.scores) == 2


@pytest.mark.parametrize(
    ("name", "why", "what"),
    [
        ("Fails", "error", "KeyError: 'no plan <object object at 0x...>'"),
        ("Leaves", "error", "SystemExit: 3"),
        ("Unmade", "error", "ZeroDivisionError: no parts"),
        ("Cheats", "illegal", "99 is not offered"),
        ("Yes", "illegal", ": True is not offered"),
        ("Slow", "time", "no answer within 0.1 s"),
    ],
)
@pytest.mark.parametrize("number", [1, 2])
def test_a_fault_costs_the_game(tmp_path: Path, name: str, why: str, what: str, number: int) -> None:
    """In either seat; the row says whose it was, and that is the same in every run."""
    row = played(f"{classes(tmp_path)}:{name}", seconds=0.1 if name == "Slow" else 20.0, number=number)
    fault, said = fault_of(row)
    assert fault == why
    assert what in said


WEIRD = """
class Mute(Exception):
    def __str__(self):
        raise SystemExit(3)

class Unshown:
    def __repr__(self):
        raise ValueError("no")

class Bot:
    def choose(self, question):
        {does}
"""


@pytest.mark.parametrize(
    ("does", "why", "what"),
    [
        ("raise Mute", "error", "Mute"),
        ("return 10**5000", "illegal", "is not offered"),
        ("return Unshown()", "illegal", "is not offered"),
        ("raise ValueError('half a letter: \\ud800')", "error", "ValueError: half a letter: \\ud800"),
    ],
)
def test_what_cannot_even_be_shown_costs_only_the_game(tmp_path: Path, does: str, why: str, what: str) -> None:
    (tmp_path / "weird.py").write_text(WEIRD.format(does=does), encoding="utf-8")
    row = played(f"{tmp_path}/weird.py:Bot")
    fault, said = fault_of(row)
    assert fault == why
    assert what in said
    assert read(row.line()) == row


def test_a_fault_of_the_other_wins_the_game(tmp_path: Path) -> None:
    row = played("random", f"{classes(tmp_path)}:Fails")
    assert row.fault is not None
    assert (row.share, row.fault.seat) == (1, 1 - row.seat)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("clever", "There is no 'clever' bot for Smugglers' Quay; there are: random, search."),
        ("search:worlds=3", "A search is set like 'search:simulations=400,horizon=2"),
        ("nowhere.py:Bot", "There is no file 'nowhere.py'."),
        ("{file}:Nobody", "There is no class 'Nobody' in "),
        ("{file}:os", "There is no class 'os' in "),
        ("{file}:Unmade", "some.py:Unmade cannot be created: ZeroDivisionError: no parts."),
        ("{file}:NoBot", "some.py:NoBot is not a bot: it has no 'choose' method."),
        ("{broken}:Bot", "broken.py:Bot cannot be created: SyntaxError: "),
        ("{leaving}:Bot", "leaving.py:Bot cannot be created: SystemExit: 4."),
        ("stdio:", "there is no program ''"),
        ("stdio:no-such-program --fast", "there is no program 'no-such-program' on this machine."),
        ("stdio:'half", "cannot be read as a command: No closing quotation."),
        ("http://127.0.0.1:1/play", "http://127.0.0.1:1/play does not answer: Connection refused. Start the bot"),
        ("http://127.0.0.1:many/", "'http://127.0.0.1:many/' is not a valid address."),
        ("http://127.0.0.1:99999/", "'http://127.0.0.1:99999/' is not a valid address."),
        ("http://[::1", "'http://[::1' is not a valid address."),
        ("http://:9000/", "'http://:9000/' is not a valid address."),
        ("http://a..b/", "'http://a..b/' is not a valid address."),
    ],
)
def test_a_contestant_that_cannot_play_is_refused(tmp_path: Path, bot: str, sentence: str) -> None:
    files = {"file": classes(tmp_path), "broken": tmp_path / "broken.py", "leaving": tmp_path / "leaving.py"}
    files["broken"].write_text("class Bot(\n", encoding="utf-8")
    files["leaving"].write_text("import sys\nsys.exit(4)\n", encoding="utf-8")
    with pytest.raises(Refused) as refused:
        check_contestants(Tournament("quay", 2, (bot.format(**files),), seconds=20))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_bot_that_never_lets_the_game_end_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that has answered most, when there are more answers than the game declares possible."""
    monkeypatch.setattr(QUAY, "longest_game", 6)
    row = played("random")
    assert row.fault is not None
    assert row.fault[1:] == ("error", "the game does not end: more than 6 answers")


def test_a_mistake_in_the_rules_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told with the number and the seed of the game, so that it can be played again."""

    def broken(state: State, events: object) -> None:
        raise ZeroDivisionError("no deck")

    monkeypatch.setattr(playing, "Question", broken)
    with pytest.raises(GameError, match=r"^quay, game 1 with seed \d+: ZeroDivisionError: no deck$"):
        played("random", "search")
