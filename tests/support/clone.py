"""A clone in which everything is set up already, without the minute that this takes."""

import shutil
import sys
from pathlib import Path

from tools.environment import TEST, Environment

TOP = Path(__file__).parents[2]


def ready_clone(folder: Path, ludoteca: str) -> Environment:
    """The commands of the README in a folder, with a shell script in the place of `ludoteca`."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(TOP / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (TOP / "play", TOP / "test", TOP / "pyproject.toml", *TOP.glob("requirements*.lock")):
        shutil.copy(path, folder)
    page = folder / "src" / "ludoteca" / "web" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    environment = Environment(folder.resolve())
    for name, script in (("python", f'exec {sys.executable} "$@"'), ("ludoteca", ludoteca)):
        program = Path(environment.program(name))
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)
    environment.mark_ready(TEST)
    return environment
