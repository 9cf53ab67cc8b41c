"""Build the compiled wheel and prove that it plays like the pure sources.

The wheel is built once for each version of the compiled sources and kept in `.venv/compiled`; quickly, so its machine
code is not fast. Then three builds play the same random games of every game installed, and one with each of its bots,
and their digests must be equal: pure; compiled; compiled engine with interpreted games and bots, as in someone else's
package. The last two also pass the conformance suite, and the compiled one the tests of what a compiler could change.
`--long` plays many more games, with fast code.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import hatch_build
from hatch_build import FAST, QUICK, CannotCompile
from tools.probe_build import BLOCK

TOP = Path(__file__).parent.parent
SOURCE = TOP / "src" / "ludoteca"
CACHE = Path(sys.prefix) / "compiled"
NATIVE = (".so", ".pyd")
TESTS = ("tests/test_copies.py", "tests/test_refused.py")
"""They are about Python, not about the rules: a compiler could change the result."""
PLAYED = ("ludoteca/games/", "ludoteca/bots/")
SHORT: dict[str, Any] = {"check": 10, "digest": 100, "seconds": 3}
LONG: dict[str, Any] = {"check": 10_000, "digest": 10_000, "seconds": 1800}


def main() -> int:
    """The whole check; 0 if all is well."""
    parser = argparse.ArgumentParser(prog="tools.check_compiled", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--long", action="store_true", help="play up to 10,000 games of each")
    parser.add_argument("--need-compiler", action="store_true", help="a missing C compiler is a failure")
    given = parser.parse_args()
    try:
        hatch_build.need_compiler()
    except CannotCompile as error:
        print(error)
        return 1 if given.need_compiler else 0
    with tempfile.TemporaryDirectory(prefix="ludoteca-compiled-") as folder:
        return compare(builds(Path(folder), FAST if given.long else QUICK), given.long)


def builds(folder: Path, how: str) -> dict[str, Path | None]:
    """Where each build is; None is what is installed here."""
    made: dict[str, Path | None] = {"pure": None}
    wheel = built_wheel(how)
    made["compiled"] = unpacked(wheel, folder / "compiled")
    made["compiled engine, interpreted games"] = unpacked(wheel, folder / "mixed", without=PLAYED)
    return made


def built_wheel(how: str = FAST) -> Path:
    """The compiled wheel of these sources, from the cache if it was built before."""
    folder = CACHE / f"{fingerprint()}-{how}"
    if not folder.exists():
        print("Compiling engine, games and bots (once for each version of them) ...", flush=True)
        shutil.rmtree(CACHE, ignore_errors=True)
        part = CACHE / "part"
        subprocess.run(
            [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", part, TOP],
            env={**os.environ, hatch_build.VARIABLE: how},
            check=True,
        )
        nothing_missing(next(part.glob("*.whl")))
        part.rename(folder)
    return next(folder.glob("*.whl"))


def fingerprint() -> str:
    """A hash of everything that the compiled modules depend on."""
    whole = hashlib.sha256(sys.version.encode())
    for path in [
        *hatch_build.compiled_sources(SOURCE),
        *(TOP / name for name in ("hatch_build.py", "requirements-compile.lock")),
    ]:
        whole.update(path.relative_to(TOP).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def nothing_missing(wheel: Path) -> None:
    """Sources, components and words must all be in the wheel."""
    with ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    missing = {path.relative_to(SOURCE.parent).as_posix() for path in package_files()} - inside
    if missing:
        raise SystemExit(f"The wheel lacks {', '.join(sorted(missing))}.")


def package_files() -> list[Path]:
    """Every file of the package."""
    return [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def unpacked(wheel: Path, folder: Path, without: tuple[str, ...] = ()) -> Path:
    """Put the sources as they are now next to the compiled modules of a wheel, except those under `without`."""
    shutil.copytree(SOURCE, folder / "ludoteca", ignore=shutil.ignore_patterns("__pycache__"))
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(NATIVE) and not name.startswith(without):
                archive.extract(name, folder)
    return folder


def compare(made: dict[str, Path | None], long: bool) -> int:
    """Let every build play, the pure one first; the others then play as much, all at once. 0 if all play the same."""
    request = {**(LONG if long else SHORT), "blocks": None}
    (first, folder), *others = made.items()
    pure = probe(first, folder, {**request, "check": 0})
    request["blocks"] = {game: len(blocks) for game, blocks in pure["digests"].items()}
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda build: probe(build[0], build[1], request), others))
    same = [plays_like(pure, name, one) for (name, _), one in zip(others, found, strict=True)]
    return int(not all([*same, passes(made["compiled"])]))


def passes(compiled: Path | None) -> bool:
    """Whether the compiled build passes the tests of what a compiler could change."""
    command = [sys.executable, "-m", "pytest", "-q", *TESTS]
    return subprocess.run(command, cwd=TOP, env=_environment(compiled), check=False).returncode == 0


def plays_like(pure: dict[str, Any], name: str, found: dict[str, Any]) -> bool:
    """Whether a build plays like the pure sources; prints a line about it."""
    if found["digests"] != pure["digests"]:
        wrong = ", ".join(_different(pure["digests"], found["digests"]))
        print(f"{name}: plays differently from the pure sources: {wrong}")
    elif found["bots"] != pure["bots"]:
        print(f"{name}: a bot plays differently from the pure sources: {found['bots']}, not {pure['bots']}")
    else:
        print(f"{name}: {_told(found)}", flush=True)
        return True
    return False


def _different(pure: dict[str, list[str]], other: dict[str, list[str]]) -> list[str]:
    """The games that went differently, with the seeds where they first did."""
    wrong = []
    for game in sorted({*pure, *other}):
        blocks = list(zip(pure.get(game, []), other.get(game, []), strict=False))
        first = next((at for at, (one, two) in enumerate(blocks) if one != two), None)
        if first is not None:
            wrong.append(f"{game} (seeds {first * BLOCK} to {first * BLOCK + BLOCK - 1})")
        elif game not in pure or game not in other:
            wrong.append(f"{game} (not found)")
    return wrong


def _told(found: dict[str, Any]) -> str:
    return ", ".join(
        f"{game} {len(blocks) * BLOCK} games equal, {found['checked'][game]} checked"
        + (" (interpreted)" if game in found["interpreted"] else "")
        for game, blocks in found["digests"].items()
    )


def probe(name: str, folder: Path | None, request: dict[str, Any]) -> dict[str, Any]:
    """What one build says about itself and its games."""
    command = [sys.executable, "-m", "tools.probe_build", json.dumps(request)]
    done = subprocess.run(command, cwd=TOP, env=_environment(folder), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name}: does not play as it should; see above for the reason.")
    found: dict[str, Any] = json.loads(done.stdout)
    if found["compiled"] != (folder is not None):
        raise SystemExit(f"The build {name!r} is not what it should be: {found}.")
    return found


def _environment(folder: Path | None) -> dict[str, str]:
    """The variables with which Python finds this build first."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return env if folder is None else {**env, "PYTHONPATH": str(folder)}


if __name__ == "__main__":
    sys.exit(main())
