"""The container for hosts: no container is built here, but its file is linted and does what the guide says."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from ludoteca.cli.serve import serve
from tools.environment import PLAY

TOP = Path(__file__).parent.parent
FILE = TOP / "Containerfile"
GUIDE = TOP / "docs" / "howto" / "host-a-table.md"


def _said(instruction: str) -> list[str]:
    text = FILE.read_text(encoding="utf-8").replace("\\\n", " ")
    return re.findall(rf"^{instruction} (.*)$", text, re.MULTILINE)


def test_it_follows_the_usual_rules() -> None:
    hadolint = Path(sys.executable).with_name("hadolint.exe" if os.name == "nt" else "hadolint")
    done = subprocess.run([hadolint, FILE], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)


def test_it_starts_a_server_that_the_guide_describes() -> None:
    """With options that exist, as a user without rights, at the port and with the folder that the guide names."""
    program, command, *options = json.loads(_said("ENTRYPOINT")[-1])
    assert (program, command) == ("ludoteca", "serve")
    given = serve.make_context("serve", options).params
    assert (given["host"], given["open_browser"]) == ("0.0.0.0", False)  # noqa: S104 - inside a container
    assert _said("VOLUME") == [given["data"].as_posix()]
    assert _said("EXPOSE") == [str(given["port"])]
    assert int(_said("USER")[-1]) > 0
    guide = GUIDE.read_text(encoding="utf-8")
    assert f"-p 127.0.0.1:{given['port']}:{given['port']}" in guide
    assert f"-v ludoteca:{given['data'].as_posix()} " in guide
    (health,) = re.findall(rf"http://127\.0\.0\.1:{given['port']}(/\S+)'", _said("HEALTHCHECK CMD")[0])
    assert f"`{health}`" in guide


def test_it_copies_what_there_is_and_installs_what_was_tested() -> None:
    for words in (said.split() for said in _said("COPY") if not said.startswith("--from")):
        assert [name for name in words[:-1] if not (TOP / name).exists()] == []
    installs = re.findall(r"pip install [^&]*", "\n".join(_said("RUN")))
    assert [
        words for words in installs if f"--require-hashes -r {PLAY}" not in words and "--no-deps" not in words
    ] == []
