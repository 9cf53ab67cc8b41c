"""Compile engine, games and bots with mypyc into the wheel when `LUDOTECA_COMPILE=1` asks for it.

Otherwise the wheel is pure Python, and nothing but hatchling is needed to build it. The sources stay in the compiled
wheel: the docstrings of the rules are read from them. An editable install is never compiled, since edits would then
be ignored without a word.
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

VARIABLE = "LUDOTECA_COMPILE"
COMPILED = ("engine", "games", "bots")
INTERPRETED = ("engine/errors.py",)
"""Exceptions inherit from Python's own, which compiled classes cannot."""

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(name="compiled", py_modules=[], ext_modules=mypycify(
    [*sys.argv.pop().split("\\n"), "--strict"], group_name="ludoteca", opt_level="3", debug_level="0"))
"""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The compiler, only if it will be used."""
        return ["mypy[mypyc]>=2.4"] if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell hatchling what came of it."""
        if not _wanted() or version == "editable":
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
        """Clear up after the wheel is written."""
        if "_work" in vars(self):
            shutil.rmtree(self._work, ignore_errors=True)


class CannotCompile(Exception):
    """Says in one sentence why there will be no compiled wheel."""


def compile_packages(packages: list[Path], into: Path) -> list[Path]:
    """Copy packages into a folder and compile them together beside their sources; the compiled modules.

    Of `ludoteca` only engine, games and bots are compiled, of other packages everything.
    """
    need_compiler()
    for package in packages:
        shutil.copytree(package, into / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    sources = [
        path.relative_to(into).as_posix() for package in packages for path in compiled_sources(into / package.name)
    ]
    script = into / "compile_ludoteca.py"
    script.write_text(SETUP, encoding="utf-8")
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, script.name, "build_ext", "--inplace", "\n".join(sources)],
        cwd=into, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        last = "\n".join(done.stdout.splitlines()[-20:])
        raise CannotCompile(f"{VARIABLE}=1: mypyc could not compile Ludoteca; its last words were:\n{last}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path for path in into.rglob(f"*{suffix}") if "build" not in path.relative_to(into).parts)


def compiled_sources(package: Path) -> list[Path]:
    """The files of a package that are compiled."""
    folders = [package / name for name in COMPILED] if package.name == "ludoteca" else [package]
    without = {package / name for name in INTERPRETED}
    return sorted(path for folder in folders for path in folder.rglob("*.py") if path not in without)


def need_compiler() -> None:
    """Raise `CannotCompile` where a C compiler or the headers of Python are missing."""
    if os.name == "nt":
        return  # setuptools finds the compiler there, and says so if it does not
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        raise CannotCompile(
            f"{VARIABLE}=1 needs a C compiler, and there is no {command!r} here: "
            "install one, or leave the variable unset for a pure Python wheel."
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise CannotCompile(
            f"{VARIABLE}=1 needs the header files of Python (a package such as python3-dev): "
            "install them, or leave the variable unset for a pure Python wheel."
        )


def _wanted() -> bool:
    return os.environ.get(VARIABLE, "") not in ("", "0")
