"""Build what a wheel needs besides its Python files: the page for browsers, and compiled modules if asked for.

The page is built from `web/` unless it is there and up to date: see `tools/page.py`, which `./play` uses too.

`LUDOTECA_COMPILE=1` compiles engine, games, bots, observations and the core of the environments with mypyc; otherwise
the wheel is pure Python. `LUDOTECA_COMPILE=quick` does so without optimising the machine code, in a third of the time:
enough to see that it plays the same. The sources stay in the compiled wheel: the docstrings of the rules are read from
them. An editable install is never compiled, since edits would then be silently ignored.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # where pip and build do not look
from tools.page import NODE, CannotBuild, build_page, packaged_npm, page_is_built, system_npm

VARIABLE = "LUDOTECA_COMPILE"
FAST = "1"
QUICK = "quick"
COMPILED = ("engine", "table", "positions", "observations", "bots", "games", "envs/core")
INTERPRETED = (
    "engine/errors.py",  # its classes inherit from Python's own, which compiled classes cannot
    "games/__init__.py",
    "games/components.py",
    "games/installed.py",
    "observations/picture.py",
    "positions/builder.py",
    "table/terminal.py",
    "bots/finding.py",
    "bots/from_file.py",
    "bots/sent_files.py",
    "games/*/picture.py",
    "games/*/terminal.py",
)
"""Of these folders: what no search or simulation waits for."""

SETUP = '''
"""Compile the files named in the last word, at the level named before it, as many at once as there are cores."""

import os
import sys
from multiprocessing.pool import ThreadPool

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class Parallel(build_ext):
    def build_extensions(self):
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self.compile_at_once
            for extension in self.extensions:  # calls between our modules go straight there, a tenth faster in all
                extension.extra_compile_args.append("-fvisibility=hidden")
        super().build_extensions()

    def compile_at_once(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                        extra_postargs=None, depends=None):
        compiler = self.compiler
        _, objects, postargs, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs)
        cc = compiler._get_cc_args(options, debug, extra_preargs)
        with ThreadPool(os.cpu_count()) as pool:
            pool.map(lambda made: compiler._compile(made, *build[made], cc, postargs, options), build)
        return objects


sources, level = sys.argv.pop().split("\\n"), sys.argv.pop()
setup(name="compiled", py_modules=[], cmdclass={"build_ext": Parallel}, ext_modules=mypycify(
    [*sources, "--strict"], group_name="ludoteca", opt_level=level, debug_level="0", multi_file=True))
'''


class BuildHook(BuildHookInterface[Any]):
    """Adds the page and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The compiler and Node, only if they will be used."""
        need_node = not page_is_built(Path(self.root)) and system_npm() is None
        return [*(["mypy[mypyc]>=2.4"] if _wanted() else []), *([NODE] if need_node else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, compile, and tell hatchling about the result."""
        if version == "editable":
            return
        try:
            build_page(Path(self.root), system_npm() or packaged_npm())
        except CannotBuild as error:
            self.app.abort(str(error))
        if not _wanted():
            return
        self._work = Path(tempfile.mkdtemp(prefix="ludoteca-compile-"))
        try:
            modules = compile_packages([Path(self.root) / "src" / "ludoteca"], self._work)
        except CannotCompile as error:
            shutil.rmtree(self._work, ignore_errors=True)
            self.app.abort(str(error))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            {str(module): module.relative_to(self._work).as_posix() for module in modules}
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up after the wheel is written."""
        if "_work" in vars(self):
            shutil.rmtree(self._work, ignore_errors=True)


class CannotCompile(Exception):
    """Says in one sentence why there will be no compiled wheel."""


def compile_packages(packages: list[Path], into: Path) -> list[Path]:
    """Copy packages into a folder and compile them together next to their sources; the compiled modules.

    In `ludoteca` only what `COMPILED` names is compiled, in other packages everything.
    """
    need_compiler()
    for package in packages:
        shutil.copytree(package, into / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    sources = [
        path.relative_to(into).as_posix() for package in packages for path in compiled_sources(into / package.name)
    ]
    script = into / "compile_ludoteca.py"
    script.write_text(SETUP, encoding="utf-8")
    level = "0" if os.environ.get(VARIABLE) == QUICK else "2"
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, script.name, "build_ext", "--inplace", level, "\n".join(sources)],
        cwd=into, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        last = "\n".join(done.stdout.splitlines()[-20:])
        raise CannotCompile(f"mypyc could not compile Ludoteca; its last words were:\n{last}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path for path in into.rglob(f"*{suffix}") if "build" not in path.relative_to(into).parts)


def compiled_sources(package: Path) -> list[Path]:
    """The files of a package that are compiled."""
    folders = [package / name for name in COMPILED] if package.name == "ludoteca" else [package]
    without = {path for name in INTERPRETED for path in package.glob(name)}
    return sorted(path for folder in folders for path in folder.rglob("*.py") if path not in without)


def need_compiler() -> None:
    """Raise `CannotCompile` if a C compiler or Python's headers are missing."""
    if os.name == "nt":
        return  # setuptools finds the compiler there, and says so if it does not
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        raise CannotCompile(
            f"Compiling Ludoteca needs a C compiler, and there is no {command!r} here: "
            "install one (Debian: apt-get install gcc), or go on without: it is only slower."
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise CannotCompile(
            "Compiling Ludoteca needs the header files of Python: install them (Debian: apt-get install python3-dev), "
            "or go on without: it is only slower."
        )


def _wanted() -> bool:
    return os.environ.get(VARIABLE, "") not in ("", "0")
