"""The things that can be wrong with a cluster before there is one."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import Refused
from ludoteca.bots import sent_files
from ludoteca.lab.work.cluster import RayPool
from ludoteca.lab.work.cluster.driver import why


@pytest.mark.parametrize("address", ["", "head", "ray://head:10001"])
def test_what_is_not_an_address(address: str) -> None:
    with pytest.raises(Refused, match="is not the address of a Ray cluster: use local, auto or HOST:PORT"):
        RayPool(address)


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


def test_something_else_at_the_address() -> None:
    """Ray would wait for minutes; the limit is for whatever listens there, not for loading Ray."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        sentence = f"^{address} answers, but it is not a Ray cluster. Check the address.$"
        with pytest.raises(Refused, match=sentence), RayPool(address, connecting=1.0):
            pass


def test_no_cluster_here() -> None:
    """Ray's own advice is about options that our commands do not have."""
    error = ConnectionError("Could not find any running Ray instance. Please set the `--address` flag.")
    assert why("auto", error) == (
        "This machine does not belong to a Ray cluster. Give the cluster's address, or use local."
    )
    assert why("head:6379", error) == (
        "There is no Ray cluster at head:6379, or this machine does not belong to it "
        "(Could not find any running Ray instance)."
    )
    refused = ConnectionRefusedError(111, "Connection refused")
    assert why("head:6379", refused).endswith("does not belong to it (Connection refused).")


def test_folders_do_not_travel_as_files(tmp_path: Path) -> None:
    """Also if their names look like those of Python files."""
    (tmp_path / "bot.py").write_text("", encoding="utf-8")
    (tmp_path / "helper.py").write_text("", encoding="utf-8")
    (tmp_path / "folder.py").mkdir()
    packed = sent_files.pack([str(tmp_path / "bot.py")])
    assert {Path(place).name for place in packed} == {"bot.py", "helper.py"}


def test_without_ray(tmp_path: Path) -> None:
    block = "import sys; sys.modules['ray'] = None; from ludoteca.cli import main; main()"
    command = [sys.executable, "-c", block, "tournament", "quay", "random", "search", "--ray", "local"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "ludoteca: Ray is not installed: install it with pip install 'ludoteca[ray]'.\n"


def test_another_python() -> None:
    error = RuntimeError("Version mismatch: The cluster was started with:\n    Ray: 2.60.0\n    Python: 3.12.1\n")
    assert why("head:6379", error) == (
        "The Ray cluster head:6379 uses another version of Ray or Python: "
        "Version mismatch: The cluster was started with: Ray: 2.60.0 Python: 3.12.1"
    )
