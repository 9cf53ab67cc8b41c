"""Types help those who write programs with the package: mypy finds their mistakes, and nothing else."""

import subprocess
import sys
from pathlib import Path

import ludoteca

PROGRAM = '''\
"""Which of my plans scores more in Rolling Heights, and how many workers are tired in the end."""

from collections.abc import Callable
from pathlib import Path

import ludoteca
from ludoteca.bots import Bot, Question, bot
from ludoteca.games.rolling_heights.state import City

GAME = ludoteca.game("rolling_heights")


class Patient(Bot):
    """Ends its turn as soon as it may."""

    def choose(self, question: Question) -> int:
        world = question.world(ludoteca.Rng(1))
        for answer in question.answers:
            if question.game.decode(world, answer).verb == "end_turn":
                return answer
        return question.answers[-1]


def tired(city: City) -> int:
    return sum(sum(player.box) for player in city.players)


def points(city: City, seat: int) -> int:
    return sum(city.breakdown[seat].values())


def played(mine: Bot, seed: int) -> City:
    match = ludoteca.play(GAME, [mine, bot("random", GAME, seed)], seed=seed)
    assert match.outcome is not None
    return match.state


def follow(match: ludoteca.Match, seat: int) -> list[str]:
    told = match.events(seat=seat)
    mine = [event for event in told if event.seat == seat]
    return [event.what for event in mine]


def main(make: Callable[[], Bot], games: int) -> None:
    total, stars = 0, 0
    for seed in range(games):
        city = played(make(), seed)
        total += points(city, 0)
        stars += city.moons  # mistake 1: there is no such field
    print(total / games, stars)


match = ludoteca.Match(GAME, players="2", seed=7)  # mistake 2: a text is no number
match.choose(match.state.answers[0])
match.save(Path("mine.ludo.jsonl"))
quay = ludoteca.game("quay")
print(quay.describe(match.state, 0).id)  # mistake 3: a position of another game
again = ludoteca.Match.from_position(ludoteca.position(GAME, players=2, turn=1), seed=7)
print(tired(again.state), follow(again, 0), GAME.from_json(GAME.to_json(again.state)).round)
main(Patient, games=10)
'''
MISTAKES = ["attr-defined", "arg-type", "arg-type"]


def test_mypy_finds_the_mistakes_of_a_program(tmp_path: Path) -> None:
    """Three, in the lines that are marked, and nothing else; it knows the states of all our games."""
    known = [f"reveal_type(ludoteca.game({name!r}).new(2))\n" for name in ludoteca.games(sample=True)]
    (tmp_path / "mine.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "known.py").write_text("".join(["import ludoteca\n", *known]), encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--hide-error-context", "--no-error-summary"]
    done = subprocess.run([*mypy, "known.py", "mine.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    said = done.stdout.splitlines()
    wrong = [line for line in said if "error:" in line]
    marked = [number for number, line in enumerate(PROGRAM.splitlines(), start=1) if "# mistake" in line]
    assert len(PROGRAM.splitlines()) == 60
    assert [int(line.split(":")[1]) for line in wrong] == marked, done.stdout + done.stderr
    assert [line.rpartition("[")[2].rstrip("]") for line in wrong] == MISTAKES
    revealed = [line for line in said if "Revealed type" in line]
    states = [type(ludoteca.game(name).new(2)) for name in ludoteca.games(sample=True)]
    assert [line.split('"')[1] for line in revealed] == [f"{state.__module__}.{state.__name__}" for state in states]
