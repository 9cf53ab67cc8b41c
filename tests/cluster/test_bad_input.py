"""What can be wrong with a cluster before there is one."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import Refused
from ludoteca.cluster import OnRay
from ludoteca.cluster.foreman import why


@pytest.mark.parametrize("address", ["", "head", "ray://head:10001"])
def test_what_is_not_an_address(address: str) -> None:
    """One sentence says what is."""
    with pytest.raises(Refused, match="is not the address of a Ray cluster: use local, auto or HOST:PORT"):
        OnRay(address)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "quay", "--out", "a.csv", "--ray", "127.0.0.1:1"), "There is no Ray cluster at 127.0.0.1:1"),
        (("train", "quay", "--out", "a.json", "--ray", "http://x"), "is not the address"),
    ],
)
def test_a_wrong_address(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """One sentence, exit code 2, and nothing is written."""
    command = [sys.executable, "-c", "from ludoteca.cli import main; main()", *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_ray(tmp_path: Path) -> None:
    """It says what to install."""
    block = "import sys; sys.modules['ray'] = None; from ludoteca.cli import main; main()"
    command = [sys.executable, "-c", block, "tournament", "quay", "random", "search", "--ray", "local"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        2,
        "ludoteca: Ray is not installed: install it with pip install 'ludoteca[ray]'.\n",
    )


def test_another_python() -> None:
    """Ray's own words become one sentence."""
    error = RuntimeError("Version mismatch: The cluster was started with:\n    Ray: 2.60.0\n    Python: 3.12.1\n")
    assert why("head:6379", error) == (
        "The Ray cluster head:6379 has another version of Ray or Python: "
        "Version mismatch: The cluster was started with: Ray: 2.60.0 Python: 3.12.1"
    )
