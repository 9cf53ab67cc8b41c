"""The subjects that are measured: each is a separate process that waits until it is asked."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import hatch_build

TOP = Path(__file__).parent.parent
PACKAGES = [TOP / "src" / "ludoteca"]
OURS = ("pure", "compiled")
OUR_ENVS = ("pure_envs", "compiled_envs")
RIVALS = ("catanatron", "open_spiel", "pettingzoo", "old_pettingzoo")
VERSIONS = ("catanatron==3.2.1", "open_spiel==2.0.2")
ENV_VERSIONS = {
    "pettingzoo": ("pettingzoo==1.27.0", "rlcard==1.0.5", "pygame"),
    "old_pettingzoo": ("pettingzoo==1.24.3", "rlcard==1.0.5", "pygame"),
}
"""The old one is the last with gin rummy."""


class Failed(Exception):
    """A subject cannot answer; the text says why."""


class Subject:
    """A process that measures one build of one library."""

    def __init__(self, name: str, python: Path, module: str, folder: Path | None = None) -> None:
        self.name = name
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if folder is not None:
            env["PYTHONPATH"] = str(folder)
        self._process = subprocess.Popen(
            [python, "-m", module], cwd=TOP, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.games: dict[str, list[str]] = self._answer()["games"]
        """Which measures each game has."""

    def measure(self, measure: str, game: str, seconds: float) -> dict[str, float]:
        """One measurement; `Failed` if the game fails."""
        if self._process.stdin is None:
            raise Failed(f"{self.name} takes no requests")
        self._process.stdin.write(json.dumps({"measure": measure, "game": game, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        if "error" in answer:
            raise Failed(answer["error"])
        return answer

    def end(self) -> None:
        """Let the process end."""
        self._process.communicate()

    def _answer(self) -> dict[str, Any]:
        line = "" if self._process.stdout is None else self._process.stdout.readline()
        if not line:
            raise Failed(f"{self.name} has ended; the reason stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer


def start(names: list[str], cache: Path) -> list[Subject]:
    """These subjects, ready and waiting."""
    return [_started(name, cache) for name in names]


def _started(name: str, cache: Path) -> Subject:
    if name in ENV_VERSIONS:
        return Subject(name, rivals_python(cache / name, ENV_VERSIONS[name]), "benchmarks.of_pettingzoo")
    if name in RIVALS:
        return Subject(name, rivals_python(cache / "rivals", VERSIONS), f"benchmarks.of_{name.replace('_', '')}")
    folder = compiled_folder(cache) if name.startswith("compiled") else TOP / "src"
    module = "benchmarks.of_envs" if name in OUR_ENVS else "benchmarks.of_ludoteca"
    return Subject(name, Path(sys.executable), module, folder)


def compiled_folder(cache: Path) -> Path:
    """Ludoteca and the toy game, compiled together; kept until a source changes."""
    whole = hashlib.sha256(sys.version.encode())
    for package in PACKAGES:
        for path in sorted(package.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                whole.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    folder = cache / "compiled" / whole.hexdigest()[:16]
    if not folder.exists():
        print("Compiling Ludoteca and the toy game ...", flush=True)
        shutil.rmtree(cache / "compiled", ignore_errors=True)
        part = cache / "compiled" / "part"
        part.mkdir(parents=True)
        hatch_build.compile_packages(PACKAGES, part)
        part.rename(folder)
    return folder


def rivals_python(folder: Path, versions: tuple[str, ...]) -> Path:
    """The interpreter of an environment with the libraries that Ludoteca is compared with."""
    stamp = folder / "installed"
    python = folder / "bin" / "python"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != " ".join(versions):
        print(f"Installing {', '.join(versions)} into an environment of their own ...", flush=True)
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *versions], check=True)
        stamp.write_text(" ".join(versions), encoding="utf-8")
    return python
