"""The page about adding a game is followed word by word, and leads to a game that works after every step."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.support.distributions import metadata

TOP = Path(__file__).parent.parent
PAGE = TOP / "docs" / "howto" / "add-a-game.md"
BLOCK = re.compile(r"([^\n]*(?:\n[^\n]+)*)\n\n```(\w+)\n(.*?)```", re.DOTALL)
COMMANDS = {
    "ludoteca": ["-m", "ludoteca"],
    "pytest": ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--disable-plugin-autoload"],
}


def test_the_page_leads_to_a_game_that_works(tmp_path: Path) -> None:
    """Every command runs, every change fits exactly one place, and each step ends with a game that passes its tests."""
    ran = [_follow(tmp_path, *block.groups()) for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))]
    assert sum(ran) == 12  # commands: nothing was overlooked
    assert "treasures" in (tmp_path / "heist.csv").read_text(encoding="utf-8")


def _follow(folder: Path, said_before: str, language: str, text: str) -> int:
    """Do what a block says; the number of commands that it had."""
    if language == "sh":
        return sum(_command(folder, line.partition("#")[0].split()) for line in text.splitlines())
    if ">>>" not in text:
        file = folder / "heist" / re.findall(r"`([\w/]+\.\w+)`", said_before)[-1]
        if language == "diff":
            file.write_text(_changed(file.read_text(encoding="utf-8"), text), encoding="utf-8")
        else:
            file.write_text(text, encoding="utf-8")
    return 0


def _command(folder: Path, words: list[str]) -> int:
    if words[0] == "pip":
        metadata(folder / "heist")
        return 1
    paths = os.pathsep.join([str(TOP / "src"), str(folder / "heist")])
    env = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *COMMANDS[words[0]], *words[1:]]
    done = subprocess.run(
        command, cwd=folder, env=env, input="", capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return 1


def _changed(text: str, diff: str) -> str:
    """The text after the hunks of a diff, which are divided by lines of `@@`."""
    for hunk in diff.split("@@\n"):
        lines = hunk.splitlines()
        old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(old) == 1, f"{text.count(old)} places have\n{old}"
        text = text.replace(old, new)
    return text
