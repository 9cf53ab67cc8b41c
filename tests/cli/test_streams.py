"""What the shell does to the streams of a command."""

import subprocess
import sys

import pytest


def test_a_pipe_that_closes_is_no_mistake() -> None:
    """`ludoteca rules quay | head -1` says nothing on stderr."""
    command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "rules", "quay"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_closed_output_is_no_mistake() -> None:
    command = ["/bin/sh", "-c", f"exec {sys.executable} -m ludoteca games >&-"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


LOADING = """
import sys

class CtrlC:
    def find_spec(self, name, *rest):
        if name == "ludoteca.cli":
            raise KeyboardInterrupt

sys.meta_path.insert(0, CtrlC())
from ludoteca.__main__ import run
run()
"""
STOPPED = """
import sys
import ludoteca.cli

ludoteca.cli.main = lambda **_: sys.exit(130)
from ludoteca.__main__ import run
run()
"""
AGAIN = """
import atexit, os, signal
atexit.register(os.kill, os.getpid(), signal.SIGINT)
"""
"""A second Ctrl-C, while Python cleans up."""


@pytest.mark.parametrize(
    ("program", "said"),
    [(LOADING, "Stopped.\n"), (AGAIN + LOADING, "Stopped.\n"), (AGAIN + STOPPED, "")],
    ids=["loading", "loading, and again", "stopped, and again"],
)
def test_ctrl_c_leaves_no_traceback(program: str, said: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", said)
