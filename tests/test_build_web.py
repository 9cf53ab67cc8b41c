"""The page for browsers is built also where there is no Node, with the one that comes as a Python package."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent


@pytest.mark.long
def test_the_page_is_built_without_a_node_of_the_system(tmp_path: Path) -> None:
    """In a copy of the sources, on a path where nothing is found but a shell."""
    for name in ("src", "tools", "web"):
        shutil.copytree(TOP / name, tmp_path / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    shutil.rmtree(tmp_path / "src" / "ludoteca" / "web", ignore_errors=True)
    path = tmp_path / "bin"
    path.mkdir()
    (path / "sh").symlink_to("/bin/sh")
    command, env = [sys.executable, "-m", "tools.build_web"], {**os.environ, "PATH": str(path)}
    built = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "src" / "ludoteca" / "web" / "index.html").is_file()
