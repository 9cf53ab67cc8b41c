"""The containers for hosts: none is built or run here, but their files are linted and do what the guide says."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

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
    """Every file it names is here, and packages come with the hashes of the lock for playing."""
    for words in (said.split() for said in _said("COPY") if not said.startswith("--from")):
        assert [name for name in words[:-1] if not (TOP / name).exists()] == []
    installs = re.findall(r"pip install [^&]*", "\n".join(_said("RUN")))
    assert [
        words for words in installs if f"--require-hashes -r {PLAY}" not in words and "--no-deps" not in words
    ] == []


def _composed() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((TOP / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return services


def test_compose_serves_tables_from_postgresql_behind_a_proxy() -> None:
    """The server keeps its tables in the database and knows its address; only the proxy can be reached."""
    services = _composed()
    tables, database = services["tables"], services["database"]
    fixed = json.loads(_said("ENTRYPOINT")[-1])[2:]
    given = serve.make_context("serve", [*fixed, *tables["command"]]).params
    user = database["environment"]["POSTGRES_USER"]
    assert given["db"] == f"postgresql://{user}@database/{user}"
    assert (given["origin"], given["trust_proxy"]) == (("https://${SITE:?your domain}",), True)
    assert tables["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert (TOP / tables["build"]["dockerfile"]).samefile(FILE)


def test_the_proxy_finds_the_server() -> None:
    (mounted, *_) = _composed()["proxy"]["volumes"]
    config = (TOP / mounted.partition(":")[0]).read_text(encoding="utf-8")
    assert re.findall(r"reverse_proxy (\S+)", config) == [f"tables:{_said('EXPOSE')[-1]}"]
    assert config.startswith("{$SITE} {")
    assert config.count("{") == config.count("}")


def test_the_guide_sets_every_variable_of_compose() -> None:
    needed = set(re.findall(r"\$\{(\w+)", (TOP / "compose.yaml").read_text(encoding="utf-8")))
    guide = GUIDE.read_text(encoding="utf-8")
    assert needed
    assert [name for name in needed if f"{name}=" not in guide] == []
