"""Bots that people bring: a class in a file, and one of another package."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from tests.support.commands import output, refusal, run
from tests.support.contestants import classes
from tests.support.distributions import install_bots

import ludoteca
from ludoteca import Refused
from ludoteca.bots import bot, bots
from ludoteca.bots.from_file import bot_of
from ludoteca.lab.simulate import Setup, grid
from ludoteca.lab.simulate.playing import SimulatedGames
from ludoteca.lab.work.creation import check_created
from ludoteca.lab.work.worker import hired

QUAY = ludoteca.game("quay")
AWKWARD = '''"""Bots that are hard to talk about."""

import os
import time


class Weird(Exception):
    def __str__(self):
        raise ValueError


class Unshown:
    def __repr__(self):
        raise SystemExit


class Bot:
    def __init__(self, seed):
        {creating}

    def choose(self, question):
        {choosing}
        return question.answers[0]
'''


class Impatient(SimulatedGames):
    @property
    def longest(self) -> float:
        return 0.5


def hangs_in_its_first_game(mine: str, name: str) -> None:
    games = Impatient(grid(Setup("quay", None, 2, (), (mine, "random"), 1)))
    sentence = rf"quay, game 1 with seed \d+: .*{name} took more than 0.5 seconds\.$"
    with hired(games) as worker, pytest.raises(Refused, match=sentence):
        worker.do(1)


def awkward(folder: Path, first: str = "", creating: str = "pass", choosing: str = "pass") -> str:
    """A bot that does this when its file is read, when it is created and when it is asked."""
    path = folder / "awkward.py"
    path.write_text(AWKWARD.format(creating=creating, choosing=choosing) + first, encoding="utf-8")
    return f"{path}:Bot"


def simulated(folder: Path, bots: str) -> str:
    """The one sentence with which a simulation refuses these bots; there is no file afterwards."""
    out = folder / "rows.csv"
    sentence = refusal("simulate", "quay", "--bots", bots, "--games", "3", "--workers", "1", "--out", out)
    assert not out.exists()
    return sentence


@pytest.mark.parametrize("name", ["First", "Seeded"])
def test_a_class_in_a_file_plays_a_whole_game(tmp_path: Path, name: str) -> None:
    mine = f"{classes(tmp_path)}:{name}"
    assert ludoteca.play(QUAY, [bot_of(mine, QUAY, 1), "random"], seed=3).outcome is not None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Fails", "some.py:Fails failed: KeyError: 'no plan <object object at 0x...>'."),
        ("Cheats", "some.py:Cheats answered 99 to the question Turn; that was not offered."),
        ("Yes", "some.py:Yes answered True: an answer must be an int."),
        ("NoBot", "some.py:NoBot is not a bot: it has no 'choose' method."),
        ("Nobody", "There is no class 'Nobody' in "),
    ],
)
@pytest.mark.parametrize("command", ["simulate quay --out {out} --bots", "play quay --seat"])
def test_what_is_wrong_with_a_class_is_told(tmp_path: Path, command: str, name: str, sentence: str) -> None:
    """In one sentence, by every command; a simulation also says in which game."""
    words = command.format(out=tmp_path / "rows.csv").split()
    done = run(*words, f"{classes(tmp_path)}:{name}", typed="1\n" * 400)
    assert done.exit_code not in (0, None)
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("Leaves", "some.py:Leaves failed: SystemExit: 3."), ("Dies", "some.py:Dies ended its process with exit code 7.")],
)
@pytest.mark.parametrize(
    "command", ["simulate quay --workers 2 --out rows.csv", "report quay --workers 1 --out a.html"]
)
def test_a_bot_that_ends_its_process_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str, sentence: str
) -> None:
    """In one sentence with the number of the game; nothing is left behind."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    refused = refusal(*command.split(), "--bots", f"{classes(tmp_path)}:{name}")
    assert refused.startswith("quay, game ")
    assert refused.endswith(sentence)
    assert list(Path().iterdir()) == []


def test_a_bot_that_hangs_does_not_stop_a_simulation_for_ever(tmp_path: Path) -> None:
    mine = f"{classes(tmp_path)}:Hangs"
    hangs_in_its_first_game(mine, "Hangs")


@pytest.mark.parametrize(
    ("does", "sentence"),
    [
        ({"first": "os._exit(0)"}, "it ended its process with exit code 0."),
        ({"first": "raise SystemExit"}, "SystemExit."),
        ({"creating": "os._exit(3)"}, "it ended its process with exit code 3."),
        ({"creating": "os.kill(os.getpid(), 9)"}, "it was killed by signal 9."),
        ({"creating": "raise KeyboardInterrupt"}, "KeyboardInterrupt."),
        ({"creating": "raise GeneratorExit"}, "GeneratorExit."),
        ({"creating": "raise Weird"}, "Weird (its message cannot be shown)."),
    ],
)
@pytest.mark.parametrize("command", ["simulate quay --workers 1 --out {out} --bots", "play quay --save {out} --seat"])
def test_a_bot_that_cannot_be_created_is_refused(
    tmp_path: Path, command: str, does: dict[str, str], sentence: str
) -> None:
    out = tmp_path / "left.csv"
    refused = refusal(*command.format(out=out).split(), awkward(tmp_path, **does))
    assert refused.endswith(f"awkward.py:Bot cannot be created: {sentence}")
    assert not out.exists()


def test_what_a_bot_prints_does_not_mix_with_the_game(tmp_path: Path) -> None:
    mine = awkward(tmp_path, "print('read')", "print('created')", "print('asked')")
    done = run("play", "quay", "--bots", "--seat", mine)
    assert done.exit_code == 0
    assert {"read", "created", "asked"} <= set(done.stderr.splitlines())
    assert not {"read", "created", "asked"} & set(done.stdout.splitlines())


@pytest.mark.parametrize("does", [{"first": "time.sleep(99)"}, {"creating": "time.sleep(99)"}])
def test_a_bot_whose_creation_hangs_is_refused(tmp_path: Path, does: dict[str, str]) -> None:
    mine = awkward(tmp_path, **does)
    with pytest.raises(Refused, match=r"awkward.py:Bot cannot be created: it took more than 0.5 seconds\.$"):
        check_created((mine,), "quay", None, longest=0.5)


def test_a_bot_whose_creation_hangs_in_a_game_does_not_stop_a_simulation_for_ever(tmp_path: Path) -> None:
    mine = awkward(tmp_path, creating="time.sleep(99 if seed else 0)")
    check_created((mine,), "quay", None)
    hangs_in_its_first_game(mine, "Bot")


@pytest.mark.parametrize(
    ("does", "sentence"),
    [
        ("raise KeyboardInterrupt", "failed: KeyboardInterrupt."),
        ("raise GeneratorExit", "failed: GeneratorExit."),
        ("raise Weird", "failed: Weird (its message cannot be shown)."),
        ("return 10**5000", "answered a value of type int to the question Turn; that was not offered."),
        ("return Unshown()", "answered a value of type Unshown: an answer must be an int."),
        ("return '0'", "answered '0': an answer must be an int."),
        ("return 0.0", "answered 0.0: an answer must be an int."),
        ("return None", "answered None: an answer must be an int."),
        ("os.kill(os.getpid(), 9)", "was killed by signal 9."),
        ("os.closerange(3, 99), time.sleep(99)", "closed its connection."),
    ],
)
def test_whatever_a_bot_does_is_told_in_one_sentence(tmp_path: Path, does: str, sentence: str) -> None:
    assert simulated(tmp_path, awkward(tmp_path, choosing=does)).endswith(f"awkward.py:Bot {sentence}")


def test_a_bot_that_fails_with_some_seeds_only_is_told(tmp_path: Path) -> None:
    mine = awkward(tmp_path, creating="1 / (seed == 0)")
    assert "awkward.py:Bot cannot be created: ZeroDivisionError: division by zero." in simulated(tmp_path, mine)


@pytest.mark.parametrize("text", ["mybot.py", "mybot.py:"])
def test_a_file_without_a_class_is_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"mybot\.py is a file: name its class, for example mybot\.py:MyBot\."):
        bot_of(text, QUAY, 1)


def test_bots_take_turns_in_a_simulation(tmp_path: Path) -> None:
    """A class and a search with two settings, which have a comma of their own."""
    lineup = f"{classes(tmp_path)}:First,search:simulations=4,doubt=1,random"
    text = output("simulate", "quay", "--bots", lineup, "--games", "3", "--out", tmp_path / "rows.csv")
    for name in ("some.py:First", "search:simulations=4,doubt=1", "random"):
        assert f"{name}: " in text


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bots(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("package")
def test_a_package_offers_bots_by_entry_points() -> None:
    """For every game, or for one of them; they play like any other."""
    assert bots(QUAY)[-6:] == ("broken", "lowest", "no_bot", "highest", "unsaid", "wrong")
    assert "highest" not in bots(ludoteca.game("iditacards"))
    assert ludoteca.play(QUAY, ["lowest", "highest"], seed=3).outcome is not None
    assert "Bot lowest" in output("games")


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("broken", "The bot 'broken' (lowest:Broken) cannot be made: ZeroDivisionError: no parts."),
        ("no_bot", "The bot 'no_bot' (lowest:NoBot) is not a ludoteca.bots.Bot."),
        ("unsaid", "The bot 'unsaid' (lowest:Unsaid) cannot be made: Weird (its message cannot be shown)."),
    ],
)
def test_a_bot_of_a_package_that_does_not_work_is_refused(kind: str, sentence: str) -> None:
    with pytest.raises(Refused, match=f"^{re.escape(sentence)}$"):
        bot(kind, QUAY, 1)
    assert bot("lowest", QUAY, 1).choose is not None


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("kind", ["wrong", "wrong never land:tea"])
@pytest.mark.parametrize("command", ["simulate quay --workers 1 --out {out} --bots", "play quay --bots --seat"])
def test_a_bot_of_a_package_that_fails_in_a_game_is_told(tmp_path: Path, command: str, kind: str) -> None:
    done = run(*command.format(out=tmp_path / "rows.csv").split(), kind)
    assert done.exit_code == 2
    assert done.stderr.endswith(f"{kind} failed: Weird (its message cannot be shown).\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.usefixtures("package")
def test_the_expectations_of_a_bot_of_a_package_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lowest = bot_of("lowest", QUAY, 1)
    assert lowest.value() is None
    monkeypatch.setattr(import_module("lowest").Lowest, "value", lambda _: 0.25)
    assert lowest.value() == 0.25
    monkeypatch.setattr(import_module("lowest").Lowest, "value", lambda _: "much")
    with pytest.raises(Refused, match=r"^lowest expects 'much': that must be a number or None\.$"):
        lowest.value()
    assert bot_of(f"{classes(tmp_path)}:First", QUAY, 1).value() is None
