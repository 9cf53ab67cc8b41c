"""Bots that do what a bot must not do, and a tournament to try them in."""

import sys
from pathlib import Path

from ludoteca.lab.tournament import Tournament
from ludoteca.lab.tournament.playing import TournamentGames
from ludoteca.lab.tournament.rows import TournamentRow

CLASSES = '''"""Bots, good and bad."""

import os
import sys
import time


class First:
    """Takes the first answer."""

    def choose(self, question):
        return question.answers[0]


class Seeded(First):
    """Needs a seed."""

    def __init__(self, seed):
        self.seed = seed + 1


class Fails(First):
    def choose(self, question):
        raise KeyError(f"no plan {object()}")


class Leaves(First):
    def choose(self, question):
        sys.exit(3)


class Unmade(First):
    def __init__(self):
        raise ZeroDivisionError("no parts")


class Cheats(First):
    def choose(self, question):
        question.answers.append(99)
        return 99


class Yes(First):
    def choose(self, question):
        return True


class Hangs(First):
    def choose(self, question):
        while True:
            time.sleep(0.01)


class Slow(First):
    def choose(self, question):
        time.sleep(0.3)
        return question.answers[0]


class Dies(First):
    def choose(self, question):
        os._exit(7)


class NoBot:
    pass
'''
PROGRAM = """
import json, sys, time
def say(text):
    print(text, flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "question":
        %s
"""
FIRST = 'say(json.dumps({"answer": told["answers"][0]["answer"]}))'


def classes(folder: Path) -> Path:
    path = folder / "some.py"
    path.write_text(CLASSES, encoding="utf-8")
    return path


def program(folder: Path, does: str, name: str = "program") -> str:
    """A contestant that is a program which does this at every question."""
    path = folder / f"{name}.py"
    path.write_text(PROGRAM % does, encoding="utf-8")
    return (
        f"stdio:'{sys.executable}' '{path}'" if " " in f"{sys.executable}{path}" else f"stdio:{sys.executable} {path}"
    )


def fault_of(row: TournamentRow) -> tuple[str, str]:
    """How the first bot of a game lost it."""
    assert row.fault is not None
    assert (row.share, row.fault.seat) == (0, row.seat)
    return row.fault.why, row.fault.what


def played(one: str, rest: str = "random", seconds: float = 20.0, number: int = 1) -> TournamentRow:
    return TournamentGames(Tournament("quay", 2, (one, rest), seconds=seconds)).do(number)
